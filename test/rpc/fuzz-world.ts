import { openStore } from '../access/store.ts';
import type { Snapshot, Store } from '../access/store.ts';
import { createChild, nodeIdOf, startDaemon } from '../support/daemon.ts';
import type { TestDaemon } from '../support/daemon.ts';
import { addMember } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestHubOptions, TestUser } from '../support/start-hub.ts';
import { upload } from '../support/upload.ts';

/** A user who owns the network, a plain member, two agents, a daemon and a child of it. */
export type FuzzCaller = 'owner' | 'mate' | 'bee' | 'cat' | 'host' | 'kid';

/** Ids of what stands in the network, one thing for each use of it. */
export type FuzzThings = Awaited<ReturnType<typeof fill>>;

/** A hub with a network in which every tool has something to work on. */
export interface FuzzWorld {
  readonly hub: TestHub;
  readonly owner: TestUser;
  readonly store: Store;
  /** As it was filled. */
  readonly start: Snapshot;
  readonly tokens: Readonly<Record<FuzzCaller, string>>;
  readonly things: FuzzThings;
  close(): Promise<void>;
}

/** Fills a network by the hub's own tools. @throws Error when one of them refuses */
export async function buildFuzzWorld({ settings, ...options }: TestHubOptions = {}): Promise<FuzzWorld> {
  // A quick machine sends more bytes of broken bodies in 5 s than one person may.
  const roomy = { HUB_BODY_MIB_PER_MINUTE: '1000000', ...settings };
  const hub = await startTestHub({ areRequestsMadeUp: true, ...options, settings: roomy });
  try {
    // The first user is system admin and would stand above the rules of the network.
    await hub.registerUser();
    const [owner, mate] = [await hub.registerUser('fuzz-owner'), await hub.registerUser('fuzz-mate')];
    await addMember(hub, owner, mate, 'member');
    const [bee, cat] = [await hub.mintNode(owner, 'bee'), await hub.mintNode(owner, 'cat')];
    const daemon = await startDaemon(hub, owner);
    const kid = await createChild(hub, owner, daemon, 'kid');
    const tokens = { owner: owner.token, mate: mate.token, bee, cat, host: daemon.token, kid: kid.token };
    const things = await fill(hub, { owner, mate, daemon, kidId: kid.nodeId, tokens });
    const store = await openStore(hub);
    const start = await store.read();
    const close = async (): Promise<void> => {
      await store.close();
      await hub.close();
    };
    return { hub, owner, store, start, tokens, things, close };
  } catch (error) {
    await hub.close();
    throw error;
  }
}

interface People {
  readonly owner: TestUser;
  readonly mate: TestUser;
  readonly daemon: TestDaemon;
  readonly kidId: string;
  readonly tokens: Readonly<Record<FuzzCaller, string>>;
}
type Say = (by: FuzzCaller, tool: string, args?: Readonly<Record<string, unknown>>) => Promise<Loose>;

async function fill(hub: TestHub, people: People) {
  const { owner, mate, kidId, tokens } = people;
  const say: Say = async (by, tool, args = {}) => {
    const result = await hub.tool(tool, args, tokens[by]);
    if (result.ok !== true) throw new Error(`${tool}: ${JSON.stringify(result)}`);
    return result;
  };
  for (const alias of ['bee', 'cat', 'kid'] as const) {
    await say(alias, 'report_status', { resume_id: alias, alias, status: 'idle', logs_capable: true });
  }
  return {
    networkId: owner.networkId,
    ownerName: owner.username,
    mateId: mate.userId,
    mateName: mate.username,
    kidId,
    beeId: await nodeIdOf(hub, owner, 'bee'),
    hostId: people.daemon.nodeId,
    fileId: (await upload(hub.url, owner.token, { mime: 'text/plain' })).body.file_id as string,
    ...(await fillTasks(say)),
    ...(await fillBoard(hub, owner, say)),
    ...(await fillVault(say, people.daemon.nodeId)),
    ...(await fillFleet(hub, people, say)),
  };
}

async function fillTasks(say: Say) {
  const send = async (by: FuzzCaller, alias: string): Promise<string> =>
    (await say(by, 'send_task', { alias, task: 'count the hives' })).task_id;
  const failedId = await send('owner', 'bee');
  await say('bee', 'send_reply', { text: 'no hives', in_reply_to: failedId, status: 'failed' });
  await say('cat', 'report_completion', { alias: 'cat', task: 'purr', result: 'purred' });
  const unread = await say('owner', 'send_message', { alias: 'bee', message: 'good morning' });
  const skill = { slug: 'count-hives', name: 'Count', version: '1.0', content: '# Count' };
  const { skill_id: skillId } = await say('bee', 'submit_skill', skill);
  return {
    taskId: await send('owner', 'bee'),
    /** From agent to agent. */
    peerTaskId: await send('bee', 'cat'),
    failedId,
    messageId: unread.message_id as string,
    skillId: skillId as string,
  };
}

async function fillBoard(hub: TestHub, { token }: TestUser, say: Say) {
  const card = { name: 'a card', checklist: [{ id: '5f4e4f0e', text: 'look twice' }], tags: ['bees'] };
  const { requirement } = await say('owner', 'requirements_create', { ...card, external_ref: 'HIVE-1' });
  const above = await say('owner', 'requirements_create', { name: 'above it' });
  const { project } = await say('owner', 'projects_create', { name: 'a project' });
  const page = await hub.api('GET', '/api/requirements?limit=1', { token });
  return {
    cardId: requirement.id as string,
    aboveId: above.requirement.id as string,
    projectId: project.id as string,
    cardCursor: page.body.next_cursor as string,
  };
}

async function fillVault(say: Say, daemonId: string) {
  await say('owner', 'upsert_network_secret', { key: 'API_KEY', value: 'of the vault' });
  const provider = { name: 'Main', vendor: 'acme', base_url: 'https://8.8.8.8/v1', secret_key_ref: 'API_KEY' };
  const made = await say('owner', 'upsert_provider', { ...provider, models: [{ model_name: 'm-1' }] });
  const providerId: string = made.provider.provider_id;
  const probe = { provider_id: providerId, model_name: 'm-1', daemon_node_id: daemonId };
  const ask = async (): Promise<string> => (await say('owner', 'probe_provider_model', probe)).probe_id;
  const fetchedProbeId = await ask();
  await say('host', 'get_probe_request', { probe_id: fetchedProbeId });
  return { providerId, probeId: await ask(), fetchedProbeId };
}

/** One child for each order that can wait at a node, because a node has at most one of a kind. */
async function fillFleet(hub: TestHub, { owner, daemon }: People, say: Say) {
  const child = async (alias: string): Promise<string> => (await createChild(hub, owner, daemon, alias)).nodeId;
  const stop = async (node_id: string): Promise<string> => (await say('owner', 'stop_node', { node_id })).request_id;
  const stopped = async (alias: string): Promise<string> => {
    const nodeId = await child(alias);
    await say('host', 'ack_stop_request', { request_id: await stop(nodeId), status: 'stopped' });
    return nodeId;
  };
  const ask = async (alias: string): Promise<string> =>
    (await say('owner', 'read_node_rules_file', { node_id: await child(alias) })).request_id;
  const order = { daemon_node_id: daemon.nodeId, node_spec: { name: 'egg', runtime: 'custom' } };
  const answeredId = await ask('answered');
  await say('host', 'ack_rules_file_request', { request_id: answeredId, status: 'done', content: '# rules' });
  const updatedId = await child('updated');
  const patch = { flags: { maxTurns: 5 } };
  const update = await say('owner', 'update_node_config', { node_id: updatedId, base_revision: 0, patch });
  return {
    orderId: (await say('owner', 'create_node', order)).request_id as string,
    stoppedId: await stopped('stopped'),
    stopId: await stop(await child('stopping')),
    startId: (await say('owner', 'start_node', { node_id: await stopped('starting') })).request_id as string,
    questionId: await ask('asked'),
    answeredId,
    updatedId,
    updateId: update.update_id as string,
  };
}
