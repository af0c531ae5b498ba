import { createChild, startDaemon } from '../../../support/daemon.ts';
import type { TestChild, TestDaemon } from '../../../support/daemon.ts';
import type { Loose } from '../../../support/start-hub.ts';
import { textCount } from '../hostile-texts.ts';
import { text, texts } from './planter.ts';
import type { Planter } from './planter.ts';

/** What a daemon is asked for, and what it answers. */
export interface Hosts {
  readonly daemon: TestDaemon;
  readonly child: TestChild;
  /** Skills that hold all texts between them. */
  readonly skillIds: readonly string[];
}

/** Supervisors that fail in every way, providers and skills. */
export async function plantHosts(planter: Planter): Promise<Hosts> {
  const { hub, owner, sow, each } = planter;
  const daemon = await startDaemon(hub, owner, 'builder');
  const child = await createChild(hub, owner, daemon, 'child');
  await hub.tool('report_status', { resume_id: 'c', alias: 'child', status: 'idle' }, child.token);
  await hub.tool('upsert_network_secret', { key: 'API_KEY', value: 'a value' }, owner.token);
  await each(async (at) => {
    const order = {
      daemon_node_id: daemon.nodeId,
      node_spec: { name: `child-${at}`, runtime: 'custom', model: text, workdir: text },
    };
    const made = await sow('create_node', order, { at });
    if (made.request_id === undefined) return;
    await daemon.call('get_create_request', { request_id: made.request_id });
    const failed = { request_id: made.request_id, status: 'failed', error: text };
    await sow('ack_create_request', failed, { at, token: daemon.token });
  });
  const [skillIds] = await Promise.all([
    plantSkills(planter),
    plantOrders(planter, daemon),
    plantFileNames(planter, daemon, child),
    plantProviders(planter),
  ]);
  return { daemon, child, skillIds };
}

/** Orders to children, each of which fails; an order waits for the one before it. */
async function plantOrders({ hub, owner, sow }: Planter, daemon: TestDaemon): Promise<void> {
  const [stops, starts, changes] = await Promise.all(
    ['never-stops', 'never-starts', 'never-changes'].map((alias) => createChild(hub, owner, daemon, alias)),
  );
  const order = (name: string, child: TestChild | undefined, at: number, input: object = {}): Promise<Loose> =>
    sow(name, { node_id: child?.nodeId, ...input }, { at });
  const { token } = daemon;
  const parts = { exit_signal: text, backup_path: text };
  const { request_id } = await order('stop_node', starts, 0);
  await sow('ack_stop_request', { request_id, status: 'stopped', ...parts }, { at: 0, token });
  await Promise.all([
    inTurn(async (at) => {
      const { request_id } = await order('stop_node', stops, at);
      await sow('ack_stop_request', { request_id, status: 'stop_failed', error: text, ...parts }, { at, token });
    }),
    inTurn(async (at) => {
      const { request_id } = await order('start_node', starts, at);
      await sow('ack_start_request', { request_id, status: 'start_failed', error: text }, { at, token });
    }),
    inTurn(async (at) => {
      const { update_id } = await order('update_node_config', changes, at, {
        base_revision: 0,
        patch: { model: text },
      });
      const token = changes?.token;
      await sow('ack_config_update', { update_id, status: 'rejected', error: text }, { at, token });
    }),
  ]);
}

/** Names of files that a node was asked for; it answers one question after the other. */
function plantFileNames({ hub, owner, sow }: Planter, daemon: TestDaemon, child: TestChild): Promise<void> {
  return inTurn(async (at) => {
    const { request_id } = await hub.tool('read_node_rules_file', { node_id: child.nodeId }, owner.token);
    await daemon.call('get_rules_file_request');
    const answer = { request_id, status: 'done', exists: true, file_name: text, content: text };
    await sow('ack_rules_file_request', answer, { at, token: daemon.token });
  });
}

async function inTurn(act: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < textCount; at += 1) await act(at);
}

async function plantProviders({ sow, each }: Planter): Promise<void> {
  await each(async (at) => {
    const about = { vendor: 'openai-compatible', base_url: text, secret_key_ref: 'API_KEY' };
    await sow('upsert_provider', { ...about, name: text, models: [{ model_name: text, display_name: text }] }, { at });
  });
}

const skillParts = 10;

async function plantSkills({ sow, each }: Planter): Promise<string[]> {
  const ids: string[] = [];
  await each(async (at) => {
    const skill = { slug: `skill-${at}`, name: text, description: text, version: '1.0.0', content: text };
    const made: Loose = await sow('submit_skill', skill, { at });
    const decision = at % 2 === 0 ? 'rejected' : 'published';
    await sow('review_skill', { skill_id: made.skill_id, decision, note: text }, { at });
  });
  for (let part = 0; part < skillParts; part += 1) {
    const at = (part * textCount) / skillParts;
    const skill = { slug: `long-${part}`, name: text, description: texts, version: '1.0.0', content: texts };
    const made: Loose = await sow('submit_skill', skill, { at });
    await sow('review_skill', { skill_id: made.skill_id, decision: 'rejected', note: texts }, { at });
    ids.push(String(made.skill_id));
  }
  return ids;
}
