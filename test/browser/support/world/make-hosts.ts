import { createChild, startDaemon } from '../../../support/daemon.ts';
import type { TestDaemon } from '../../../support/daemon.ts';
import { minute } from './hands.ts';
import type { Hands } from './hands.ts';
import type { Agent } from './make-fleet.ts';

/** Supervisors and what they are asked for. */
export interface Hosts {
  readonly daemon: TestDaemon;
  readonly childAlias: string;
  /** A request that the daemon could not serve. */
  readonly failedRequestId: string;
  /** Both supervisors and the child say that they are there. */
  report(): Promise<void>;
  readonly providerId: string;
  readonly skillId: string;
  /** Waits for a review; another version of the published one. */
  readonly pendingSkillId: string;
}

const skill = (step: string): string =>
  `# Write release notes\n\n1. Read the commits.\n2. ${step}\n3. Ask the planner.\n`;

/** Two supervisors, one of which may not create nodes, with a child, a failed order, secrets, a provider and probes. */
export async function makeHosts(hands: Hands, agents: ReadonlyMap<string, Agent>): Promise<Hosts> {
  const { hub, owner, tool } = hands;
  const daemon = await startDaemon(hub, owner, 'host-build-1');
  const blocked = await startDaemon(hub, owner, 'host-gpu-1');
  const full = { can_create_nodes: false, create_nodes_blocked_reason: 'The disk is full.' };
  for (const [key, value] of [
    ['API_KEY', 'a value that nobody sees'],
    ['DEPLOY_KEY', 'another one'],
  ]) {
    await tool('upsert_network_secret', { key, value });
  }
  const child = await createChild(hub, owner, daemon, 'builder');
  const report = async (): Promise<void> => {
    await daemon.report({ can_create_nodes: true });
    await blocked.report(full);
    await tool('report_status', { resume_id: 'run-builder', alias: child.alias, status: 'idle' }, child.token);
  };
  await report();
  await makeStopped(hands, daemon);
  hub.time.advance(2 * minute);
  const order = { daemon_node_id: daemon.nodeId, node_spec: { name: 'builder-2', runtime: 'codex-sdk' } };
  const { request_id } = await tool('create_node', order);
  await daemon.call('get_create_request', { request_id });
  await daemon.call('ack_create_request', { request_id, status: 'failed', error: 'codex is not installed' });
  const { provider } = await tool('upsert_provider', {
    ...{ name: 'Northern models', vendor: 'openai-compatible', base_url: 'https://models.example/v1' },
    ...{ secret_key_ref: 'API_KEY', enabled: true },
    models: [
      { model_name: 'north-large', display_name: 'North Large', context_window: 200_000, supports_vision: true },
      { model_name: 'north-small', display_name: 'North Small', context_window: 32_000 },
    ],
  });
  await probe(hands, daemon, { provider: provider.provider_id, model: 'north-large', status: 'ok', code: 200 });
  await probe(hands, daemon, { provider: provider.provider_id, model: 'north-small', status: 'quota', code: 429 });
  return {
    ...{ daemon, childAlias: child.alias, failedRequestId: request_id, report },
    providerId: provider.provider_id,
    ...(await makeSkills(hands, agents)),
  };
}

/** A node that its supervisor has started and stopped. */
async function makeStopped({ tool }: Hands, daemon: TestDaemon): Promise<void> {
  const node_spec = { name: 'builder-night', runtime: 'codex-sdk', model: 'north-large' };
  const { request_id, child_node_id: node_id } = await tool('create_node', {
    daemon_node_id: daemon.nodeId,
    node_spec,
  });
  await daemon.call('get_create_request', { request_id });
  await daemon.call('ack_create_request', { request_id, status: 'started' });
  const stop = await tool('stop_node', { node_id });
  await daemon.call('get_stop_request', { request_id: stop.request_id });
  await daemon.call('ack_stop_request', { request_id: stop.request_id, status: 'stopped' });
}

interface Probe {
  readonly provider: string;
  readonly model: string;
  readonly status: string;
  readonly code: number;
}

async function probe({ tool }: Hands, daemon: TestDaemon, { provider, model, status, code }: Probe): Promise<void> {
  const asked = { provider_id: provider, model_name: model, daemon_node_id: daemon.nodeId };
  const { probe_id } = await tool('probe_provider_model', asked);
  await daemon.call('get_probe_request', { probe_id });
  await daemon.call('ack_probe_request', { probe_id, status, raw_status_code: code, latency_ms: 412 });
}

async function makeSkills({ tool }: Hands, agents: ReadonlyMap<string, Agent>) {
  const coder = agents.get('coder')?.token;
  const submit = async (version: string, step: string): Promise<string> => {
    const about = { slug: 'release-notes', name: 'Write release notes', description: 'From commits to a page.' };
    const { skill_id } = await tool('submit_skill', { ...about, version, content: skill(step) }, coder);
    return skill_id;
  };
  const skillId = await submit('1.0.0', 'Write one sentence for each.');
  await tool('review_skill', { skill_id: skillId, decision: 'published', note: 'Good.' });
  const rejected = { slug: 'clear-caches', name: 'Clear all caches', version: '0.1.0' };
  const { skill_id } = await tool('submit_skill', {
    ...rejected,
    content: '# Clear all caches\n\n`rm -rf /var/cache`\n',
  });
  await tool('review_skill', { skill_id, decision: 'rejected', note: 'Name the folders that may go.' });
  const pendingSkillId = await submit('1.1.0', 'Group them, and write one sentence for each group.');
  return { skillId, pendingSkillId };
}
