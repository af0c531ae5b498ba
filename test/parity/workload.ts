import { openSse } from '../support/sse.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

/** A network at work: its owner, and the nodes `bee` and `ant`. */
export interface Crew {
  readonly hub: TestHub;
  readonly owner: TestUser;
  readonly tokens: Readonly<Record<'bee' | 'ant', string>>;
}

/** A fresh network whose nodes have reported. */
export async function hireCrew(hub: TestHub): Promise<Crew> {
  const owner = await hub.registerUser();
  const tokens = { bee: await hub.mintNode(owner, 'bee'), ant: await hub.mintNode(owner, 'ant') };
  for (const alias of ['bee', 'ant'] as const) await report({ hub, owner, tokens }, alias);
  return { hub, owner, tokens };
}

function report({ hub, tokens }: Crew, alias: 'bee' | 'ant', more: object = {}): Promise<unknown> {
  const measures = { hostname: `host-${alias}`, ip: '10.0.0.1', cpu_load: 1, cpu_cores: 2 };
  const args = {
    resume_id: `r-${alias}`,
    alias,
    status: 'idle',
    node_id: `n-${alias}`,
    host_telemetry: measures,
    ...more,
  };
  return hub.tool('report_status', args, tokens[alias]);
}

/** Sends a task to `bee`. */
export async function send({ hub, owner }: Crew, more: object = {}): Promise<string> {
  return (await hub.tool('send_task', { alias: 'bee', task: 'dig', network_id: owner.networkId, ...more }, owner.token))
    .task_id;
}

/** What agents do all day: dispatch, inbox, ack, work, completion, reads of tasks and status, events. */
export async function workHot(crew: Crew): Promise<void> {
  const { hub, owner, tokens } = crew;
  const taskId = await send(crew);
  await hub.api('POST', '/api/task', { token: owner.token, body: { alias: 'bee', task: 'dig more' } });
  await hub.tool('get_inbox', { alias: 'bee' }, tokens.bee);
  await hub.tool('ack_inbox', { alias: 'bee', message_id: taskId }, tokens.bee);
  await report(crew, 'bee', { status: 'working', task: taskId });
  await hub.tool('get_task', { task_id: taskId }, tokens.bee);
  await hub.api('GET', `/api/tasks/${taskId}`, { token: owner.token });
  await hub.tool('list_tasks', {}, tokens.bee);
  await hub.api('GET', '/api/tasks?status=running', { token: owner.token });
  await hub.tool('report_completion', { alias: 'bee', task: taskId, result: 'done' }, tokens.bee);
  await hub.api('GET', '/api/status', { token: owner.token });
  await hub.tool('get_all_status', {}, owner.token);
  await listen(crew, await listen(crew));
}

/** Opens the stream of `bee`, after an event if one is given; returns the id of the last event. */
async function listen({ hub, tokens }: Crew, after?: string): Promise<string> {
  const headers = after === undefined ? {} : { 'last-event-id': after };
  const stream = await openSse(hub.url, '/events/bee', tokens.bee, headers);
  const { data } = await stream.until(({ event }) => event === 'connected');
  stream.close();
  return data.last_event_id;
}

/** Every other move of a task and a message, and the reads over them. */
export async function workOften(crew: Crew): Promise<void> {
  const { hub, owner, tokens } = crew;
  const tool = (name: string, args: object = {}, token = owner.token): Promise<unknown> =>
    hub.tool(name, { ...args }, token);
  const parent = await send(crew);
  await hub.tool('send_task', { alias: 'ant', task: 'help', parent_task_id: parent }, tokens.bee);
  await tool('send_ack', { task_id: parent }, tokens.bee);
  await tool('mark_tasks_consumed', { task_ids: [parent] }, tokens.bee);
  await tool('reassign_task', { task_id: parent, new_alias: 'ant' });
  await tool('cancel_task', { task_id: parent });
  await tool('retry_task', { task_id: parent });
  await tool('send_reply', { text: 'no', in_reply_to: parent, status: 'failed' }, tokens.ant);
  await tool('send_message', { alias: 'bee', message: 'hi' });
  await tool('broadcast', { message: 'all' });
  await tool('send_desktop_message', { to_user_id: owner.userId, message: 'look' }, tokens.bee);
  await tool('get_session_status', { alias: 'bee' });
  await tool('get_completions');
  await hub.api('GET', `/api/task_events?task_id=${parent}`, { token: owner.token });
  await readAll(crew);
  const acks = [{ agent: 'bee' }, { message_ids: [parent] }];
  for (const body of acks) await hub.api('POST', '/api/messages/ack', { token: owner.token, body });
  const change = { network_id: owner.networkId, old_alias: 'ant', new_alias: 'emmet' };
  const prepared = await hub.api('POST', '/api/node-rename/prepare', { token: owner.token, body: change });
  await hub.api('POST', '/api/node-rename/commit', { token: owner.token, body: { txn_id: prepared.body.txn_id } });
}

/** Every list of the owner's networks. */
export async function readAll({ hub, owner }: Crew): Promise<void> {
  const paths = ['status', 'tasks', 'tasks?limit=1', 'task_events', 'messages', 'messages?scope=user', 'completions'];
  const { networkId } = owner;
  const ofOne = [`networks/${networkId}`, `files?network_id=${networkId}`];
  for (const path of [...paths, 'audit-log', 'stats', 'servers', 'nodes', ...ofOne]) {
    const { status } = await hub.api('GET', `/api/${path}`, { token: owner.token });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
}

/** Lets time pass until every sweep has something to do, and runs them all. */
export async function sweepAll(crew: Crew, jobs: readonly string[]): Promise<void> {
  const { hub, owner } = crew;
  await send(crew, { ttl_seconds: 60 });
  hub.clock.advance(120_000);
  await hub.tool('list_tasks', { network_id: owner.networkId }, owner.token);
  await send(crew, { ttl_seconds: 60 });
  for (const days of [0.01, 0.1, 400]) {
    hub.clock.advance(days * 86_400_000);
    for (const job of jobs) await hub.runJob(job);
  }
}
