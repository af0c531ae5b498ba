import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestHubOptions, TestUser } from '../support/start-hub.ts';

/** A hub with something in it for every operation to find. */
export interface ContractHub {
  readonly hub: TestHub;
  /** The first user, system admin; mia is not in its networks. */
  readonly boss: TestUser;
  /** Owns one network, in which everything below is. */
  readonly mia: TestUser;
  /** Node tokens by alias; scout never reported, builder and critic are idle. */
  readonly nodes: Readonly<Record<'builder' | 'scout' | 'critic', string>>;
  /** Tasks by the state that they are in. */
  readonly tasks: Readonly<Record<'delivered' | 'acked' | 'running' | 'replied' | 'failed' | 'cancelled', string>>;
}

/** Starts a hub and fills it by its own tools. */
export async function startContractHub(options: TestHubOptions = {}): Promise<ContractHub> {
  const hub = await startTestHub(options);
  const boss = await hub.registerUser('boss');
  const mia = await hub.registerUser('mia-of-tests');
  const builder = await hub.mintNode(mia, 'builder');
  const scout = await hub.mintNode(mia, 'scout');
  const critic = await hub.mintNode(mia, 'critic');
  const nodes = { builder, scout, critic };
  for (const alias of ['builder', 'critic'] as const) {
    const report = { resume_id: `${alias}-1`, alias, status: 'idle', hostname: 'build-7' };
    await say(hub, 'report_status', report, nodes[alias]);
  }
  const tasks = await sendTasks(hub, mia, builder);
  await say(hub, 'report_completion', { alias: 'critic', task: 'read it', result: 'read' }, critic);
  await say(hub, 'send_message', { alias: mia.username, message: 'all is well' }, builder);
  return { hub, boss, mia, nodes, tasks };
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

/** @throws Error when the tool refuses: without its fixtures a run proves nothing */
async function say(hub: TestHub, tool: string, args: Readonly<Record<string, unknown>>, token: string) {
  const result = await hub.tool(tool, args, token);
  if (result.ok !== true) throw new Error(`${tool}: ${JSON.stringify(result)}`);
  return result;
}
