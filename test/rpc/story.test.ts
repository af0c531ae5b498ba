import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub, type Loose, type TestHub, type TestUser } from '../support/start-hub.ts';

/** The main job of the hub, as two agents and a person live it. */
let hub: TestHub;
let owner: TestUser;
let alpha: string;
let beta: string;

beforeAll(async () => {
  hub = await startTestHub();
  owner = await hub.registerUser('owner');
  alpha = await hub.mintNode(owner, 'alpha');
  beta = await hub.mintNode(owner, 'beta');
});
afterAll(() => hub.close());

type Call = (name: string, args: Record<string, unknown>) => Promise<Loose>;
interface Agent {
  readonly call: Call;
  close(): Promise<void>;
}

const who = { name: 'story', version: '1.0.0' };
const bearer = (token: string) => ({ requestInit: { headers: { authorization: `Bearer ${token}` } } });
const parsed = (result: Loose): Loose => JSON.parse(result.content[0].text);

async function connectV1(token: string): Promise<Agent> {
  const client = new ClientV1(who);
  await client.connect(new TransportV1(new URL('/mcp', hub.url), bearer(token)));
  return {
    call: async (name, args) => parsed(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

async function connectV2(token: string): Promise<Agent> {
  const client = new ClientV2(who, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new TransportV2(new URL('/mcp', hub.url), bearer(token)));
  return {
    call: async (name, args) => parsed(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

const bare = async (token: string): Promise<Agent> => ({
  call: (name, args) => hub.tool(name, args, token),
  close: () => Promise.resolve(),
});

async function work(worker: Agent, taskId: string): Promise<void> {
  const { messages } = await worker.call('get_inbox', { alias: 'beta' });
  const row = messages.find((message: { task_id: string }) => message.task_id === taskId);
  expect(row).toMatchObject({ type: 'task', content: 'Summarise the log' });
  expect(await worker.call('ack_inbox', { alias: 'beta', message_id: taskId })).toMatchObject({ ok: true });
  const working = { resume_id: 'r1', alias: 'beta', status: 'working', task: taskId, progress: 10 };
  expect(await worker.call('report_status', working)).toMatchObject({ ok: true, alias: 'beta' });
}

async function life(taskId: string): Promise<string[]> {
  const { body } = await hub.api('GET', `/api/task_events?task_id=${taskId}`, { token: owner.token });
  return body.events.map((event: { to_status: string }) => event.to_status).reverse();
}

describe.each([
  ['SDK v1 to SDK v2', connectV1, connectV2],
  ['SDK v2 to bare calls', connectV2, bare],
  ['bare calls to SDK v1', bare, connectV1],
] as const)('%s', (_name, connectSender, connectWorker) => {
  let sender: Agent;
  let worker: Agent;
  beforeAll(async () => {
    sender = await connectSender(alpha);
    worker = await connectWorker(beta);
    await worker.call('report_status', { resume_id: 'r1', alias: 'beta', status: 'idle' });
    await sender.call('report_status', { resume_id: 'r0', alias: 'alpha', status: 'idle' });
  });
  afterAll(async () => {
    await sender.close();
    await worker.close();
  });

  test('a task is sent, heard, read, acknowledged, worked on and completed; its life and diagnosis are there', async () => {
    const heard = await openSse(hub.url, '/events/beta', beta);
    await heard.until(ofType('connected'));
    const sent = await sender.call('send_task', { alias: 'beta', task: 'Summarise the log', from_session: 'alpha' });
    expect(sent).toMatchObject({
      ok: true,
      session_status: 'idle',
      actual_to: { alias: 'beta', network_id: owner.networkId },
    });
    expect((await heard.until(ofType('new_task'))).data).toMatchObject({ from: 'alpha', priority: 'normal' });
    await work(worker, sent.message_id);
    const done = { alias: 'beta', task: sent.message_id, result: 'It failed at step 4' };
    expect(await worker.call('report_completion', done)).toMatchObject({ ok: true });
    expect(await life(sent.message_id)).toEqual(['delivered', 'acked', 'running', 'replied']);
    const { body } = await hub.api('GET', `/api/task/${sent.message_id}`, { token: owner.token });
    expect(body.task).toMatchObject({
      status: 'replied',
      result: 'It failed at step 4',
      from_name: 'alpha',
      to_name: 'beta',
      sender_kind: 'node',
    });
    expect(body.diagnostic).toMatchObject({ code: 'terminal', action_hint: 'none' });
    heard.close();
  });

  test('a reply finishes the task and reaches the sender as new_reply, on the stream and in the inbox', async () => {
    const heard = await openSse(hub.url, '/events/alpha', alpha);
    await heard.until(ofType('connected'));
    const sent = await sender.call('send_task', { alias: 'beta', task: 'Summarise the log', from_session: 'alpha' });
    await work(worker, sent.message_id);
    const reply = { alias: 'alpha', text: 'Out of memory', in_reply_to: sent.message_id };
    const replied = await worker.call('send_reply', reply);
    expect(replied).toMatchObject({ ok: true });
    expect((await heard.until(ofType('new_reply'))).data).toMatchObject({
      from: 'beta',
      message_id: replied.message_id,
      in_reply_to: sent.message_id,
      status: 'replied',
    });
    const { messages } = await sender.call('get_inbox', { alias: 'alpha', limit: 100 });
    expect(messages.at(-1)).toMatchObject({ type: 'reply', content: 'Out of memory' });
    expect(await life(sent.message_id)).toEqual(['delivered', 'acked', 'running', 'replied']);
    heard.close();
  });
});

test('a person dispatches over REST to the same agent', async () => {
  const { status, body } = await hub.api('POST', '/api/task', {
    token: owner.token,
    body: { alias: 'beta', task: 'Summarise the log' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: true, message_id: body.task_id });
  await work(await bare(beta), body.task_id);
  await hub.tool('report_completion', { alias: 'beta', task: body.task_id, result: 'done' }, beta);
  expect(await life(body.task_id)).toEqual(['delivered', 'acked', 'running', 'replied']);
});
