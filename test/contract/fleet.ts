import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestHubOptions, TestUser } from '../support/start-hub.ts';
import { upload } from '../support/upload.ts';

/** A hub with something in it for every operation to find. */
export interface ContractHub {
  readonly hub: TestHub;
  /** The first user, system admin unless mia is; mia is not in its networks. */
  readonly boss: TestUser;
  /** Owns one network, in which everything below is. */
  readonly mia: TestUser;
  /** Node tokens by alias; scout never reported, builder and critic are idle. */
  readonly nodes: Readonly<Record<'builder' | 'scout' | 'critic', string>>;
  /** Tasks by the state that they are in. */
  readonly tasks: Readonly<Record<'delivered' | 'acked' | 'running' | 'replied' | 'failed' | 'cancelled', string>>;
  readonly things: ContractThings;
}

/** What else stands in mia's network. */
export interface ContractThings {
  /** Has the checklist item `5f4e4f0e`. */
  readonly cardId: string;
  readonly projectId: string;
  /** Bytes without a type of their own. */
  readonly fileId: string;
  /** A text. */
  readonly noteId: string;
  /** A request to create a node. */
  readonly requestId: string;
}

const host = { hostname: 'build-7', host_telemetry: { hostname: 'build-7', cpu_cores: 8, cpu_load_1min: 1.5 } };

/** Starts a hub and fills it by its own tools. With `isOwnerAdmin` mia registers first and so is system admin. */
export async function startContractHub({
  isOwnerAdmin = false,
  ...options
}: TestHubOptions & { readonly isOwnerAdmin?: boolean } = {}): Promise<ContractHub> {
  const hub = await startTestHub(options);
  const first = await hub.registerUser(isOwnerAdmin ? 'mia-of-tests' : 'boss');
  const second = await hub.registerUser(isOwnerAdmin ? 'boss' : 'mia-of-tests');
  const [boss, mia] = isOwnerAdmin ? [second, first] : [first, second];
  const builder = await hub.mintNode(mia, 'builder');
  const scout = await hub.mintNode(mia, 'scout');
  const critic = await hub.mintNode(mia, 'critic');
  const nodes = { builder, scout, critic };
  for (const alias of ['builder', 'critic'] as const) {
    const report = { resume_id: `${alias}-1`, alias, status: 'idle', ...host };
    await say(hub, 'report_status', report, nodes[alias]);
  }
  const tasks = await sendTasks(hub, mia, builder);
  await say(hub, 'report_completion', { alias: 'critic', task: 'read it', result: 'read' }, critic);
  await say(hub, 'send_message', { alias: mia.username, message: 'all is well' }, builder);
  return { hub, boss, mia, nodes, tasks, things: await makeThings(hub, mia) };
}

async function sendTasks(hub: TestHub, mia: TestUser, builder: string): Promise<ContractHub['tasks']> {
  const send = async (task: string): Promise<string> =>
    (await say(hub, 'send_task', { alias: 'builder', task }, mia.token))['task_id'];
  const tasks = {
    delivered: await send('wait'),
    acked: await send('look'),
    running: await send('work'),
    replied: await send('finish'),
    failed: await send('break'),
    cancelled: await send('forget'),
  };
  await say(hub, 'send_ack', { task_id: tasks.acked }, builder);
  const report = { resume_id: 'builder-1', alias: 'builder', status: 'working', task: tasks.running };
  await say(hub, 'report_status', report, builder);
  await say(hub, 'send_reply', { text: 'done', in_reply_to: tasks.replied }, builder);
  await say(hub, 'send_reply', { text: 'broken', in_reply_to: tasks.failed, status: 'failed' }, builder);
  await say(hub, 'cancel_task', { task_id: tasks.cancelled }, mia.token);
  return tasks;
}

async function makeThings(hub: TestHub, mia: TestUser): Promise<ContractThings> {
  const { token, networkId } = mia;
  const card = { name: 'a card', checklist: [{ id: '5f4e4f0e', text: 'look twice' }] };
  const board = await hub.api('POST', '/api/requirements', { token, body: card });
  const project = await hub.api('POST', '/api/requirements/projects', { token, body: { name: 'a project' } });
  const file = await upload(hub.url, token, { mime: 'application/octet-stream' });
  const note = await upload(hub.url, token, { mime: 'text/plain' });
  const requestId = 'cr_of_tests';
  await inUnit(hub, (tx) =>
    tx.db
      .insertInto('create_requests')
      .values({
        ...{ request_id: requestId, network_id: networkId, daemon_node_id: 'n_daemon', child_name: 'kid' },
        ...{ runtime: 'codex-sdk', node_spec: '{"name":"kid"}', created_at: hub.clock.now() },
      })
      .execute(),
  );
  const ids = {
    cardId: board.body.requirement.id,
    projectId: project.body.project.id,
    fileId: file.body.file_id,
    noteId: note.body.file_id,
  };
  return { ...ids, requestId };
}

/** @throws Error when the tool refuses: without its fixtures a run proves nothing */
async function say(hub: TestHub, tool: string, args: Readonly<Record<string, unknown>>, token: string) {
  const result = await hub.tool(tool, args, token);
  if (result.ok !== true) throw new Error(`${tool}: ${JSON.stringify(result)}`);
  return result;
}
