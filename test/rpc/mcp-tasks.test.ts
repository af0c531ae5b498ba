import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';
import { servedTools } from './fuzz-schema.ts';
import type { ServedTool } from './fuzz-schema.ts';
import { modern, rpc } from './transport-door.ts';

const judgeResult = (schema: object): ReturnType<Ajv2020['compile']> =>
  new Ajv2020({ strict: false, formats: { int32: true, int64: true } }).compile(schema);
const extension = 'io.modelcontextprotocol/tasks';

let hub: TestHub;
let user: TestUser;
let worker: string;
let foreignTask: string;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser('operator');
  user = await hub.registerUser();
  worker = await hub.mintNode(user, 'worker');
  const stranger = await hub.registerUser();
  await hub.mintNode(stranger, 'elsewhere');
  foreignTask = (await hub.tool('send_task', { alias: 'elsewhere', task: 'Secret' }, stranger.token)).task_id;
});
afterAll(() => hub.close());

const work = { alias: 'worker', task: 'Count the stars' };
const finish = (taskId: string, status: 'replied' | 'failed' = 'replied'): Promise<Loose> =>
  hub.tool('send_reply', { in_reply_to: taskId, text: 'There are nine', status }, worker);
const send = (task: object = {}): Promise<Loose> => hub.tool('send_task', { ...work, ...task }, user.token);

describe('2026-07-28', () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': { extensions: { [extension]: {} } },
  };
  const ask = async (method: string, params: Loose = {}, declared: object = meta): Promise<Loose> => {
    const [body, options] = modern(method, { ...params, _meta: declared });
    const headers = { ...options?.headers, ...(params.taskId === undefined ? {} : { 'mcp-name': params.taskId }) };
    const sent = Object.fromEntries(
      Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    return (await hub.api('POST', '/mcp', { token: user.token, body, headers: sent })).body;
  };
  const start = async (): Promise<Loose> => (await ask('tools/call', { name: 'send_task', arguments: work })).result;

  test('the extension is declared, the slot of the earlier era is not', async () => {
    const { capabilities } = (await ask('server/discover')).result;
    expect(capabilities.extensions).toEqual({ [extension]: {} });
    expect(capabilities.tasks).toBeUndefined();
  });

  test('send_task goes on as a task of the same id, which can be asked for at once', async () => {
    const started = await start();
    expect(started).toMatchObject({
      resultType: 'task',
      status: 'working',
      ttlMs: 30 * 86_400_000,
      pollIntervalMs: 2000,
    });
    expect(started.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const found = (await ask('tasks/get', { taskId: started.taskId })).result;
    expect(found).toMatchObject({ resultType: 'complete', taskId: started.taskId, status: 'working' });
    expect(found.result).toBeUndefined();
    expect((await hub.tool('get_task', { task_id: started.taskId }, user.token)).task.content).toBe(work.task);
  });

  test('a completed task has the result of the call, with the work in it', async () => {
    const { taskId } = await start();
    await finish(taskId);
    const { status, result } = (await ask('tasks/get', { taskId })).result;
    expect(status).toBe('completed');
    const expected = {
      ok: true,
      message_id: taskId,
      actual_to: { alias: 'worker' },
      task: { result: 'There are nine' },
    };
    expect(result.structuredContent).toMatchObject(expected);
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    const { outputSchema } = servedTools.find(({ name }) => name === 'send_task') as ServedTool;
    const fits = judgeResult(outputSchema);
    expect([fits(result.structuredContent), fits.errors]).toEqual([true, null]);
  });

  test('work that failed is a completed call with isError', async () => {
    const { taskId } = await start();
    await finish(taskId, 'failed');
    const { status, statusMessage, result } = (await ask('tasks/get', { taskId })).result;
    expect([status, statusMessage, result.isError]).toEqual(['completed', 'failed', true]);
    expect(JSON.parse(result.content[0].text)).toMatchObject({
      ok: false,
      error: 'task_failed',
      task: { task_id: taskId },
    });
  });

  test('cancel is acknowledged, also when the task has ended; update changes nothing', async () => {
    const { taskId } = await start();
    const update = { taskId, inputResponses: {} };
    for (const [method, params] of [
      ['tasks/update', update],
      ['tasks/cancel', { taskId }],
      ['tasks/cancel', { taskId }],
    ] as const) {
      const { result } = await ask(method, params);
      expect(Object.keys(result).sort()).toEqual(['_meta', 'resultType']);
    }
    expect((await ask('tasks/get', { taskId })).result.status).toBe('cancelled');
  });

  test('tasks/cancel of a person who has several networks', async () => {
    const mia = await hub.registerUser();
    await hub.mintNode(mia, 'worker');
    const { task_id: taskId } = await hub.tool('send_task', work, mia.token);
    await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'second' } });
    const [body, options] = modern('tasks/cancel', { taskId, _meta: meta });
    const headers = { ...(options?.headers as Record<string, string>), 'mcp-name': taskId };
    await hub.api('POST', '/mcp', { token: mia.token, body, headers });
    expect((await hub.tool('get_task', { task_id: taskId }, mia.token)).task.status).toBe('cancelled');
  });

  test.each(['tasks/get', 'tasks/cancel', 'tasks/update'])(
    '%s: foreign and absent tasks are unknown alike',
    async (method) => {
      const foreign = await ask(method, { taskId: foreignTask });
      const absent = await ask(method, { taskId: 't_absent' });
      expect(foreign.error).toEqual(absent.error);
      expect(foreign.error.code).toBe(-32602);
    },
  );

  test('-32021 without the capability; a call is then a plain one', async () => {
    const bare = { ...meta, 'io.modelcontextprotocol/clientCapabilities': {} };
    const { error } = await ask('tasks/get', { taskId: 't_1' }, bare);
    expect(error).toMatchObject({ code: -32021, data: { requiredCapabilities: { extensions: { [extension]: {} } } } });
    const { result } = await ask('tools/call', { name: 'send_task', arguments: work }, bare);
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: { ok: true } });
  });

  test('other tools and refusals are plain results; the removed methods are unknown', async () => {
    const listed = (await ask('tools/call', { name: 'list_tasks' })).result;
    expect(listed).toMatchObject({ resultType: 'complete', structuredContent: { ok: true } });
    const refused = await ask('tools/call', { name: 'send_task', arguments: { alias: 'nobody', task: 'x' } });
    expect(refused.result).toMatchObject({ resultType: 'complete', isError: true });
    const invalid = await ask('tools/call', { name: 'send_task', arguments: {} });
    expect(invalid.error.code).toBe(-32602);
    for (const method of ['tasks/list', 'tasks/result']) expect((await ask(method)).error.code).toBe(-32601);
    const { tools } = (await ask('tools/list')).result;
    expect(tools.some((tool: Loose) => tool.execution !== undefined)).toBe(false);
  });
});

describe('2025-11-25', () => {
  const connect = async (): Promise<ClientV1> => {
    const client = new ClientV1({ name: 'test', version: '1.0.0' }, { capabilities: { tasks: {} } });
    const requestInit = { headers: { authorization: `Bearer ${user.token}` } };
    await client.connect(new TransportV1(new URL('/mcp', hub.url), { requestInit }));
    return client;
  };
  const ask = async (method: string, params: object): Promise<Loose> =>
    (await hub.api('POST', '/mcp', { token: user.token, body: rpc(method, params) })).body;

  test('the SDK sends a task, follows it and gets the result of the work', async () => {
    const client = await connect();
    expect(client.getServerCapabilities()?.tasks).toMatchObject({
      list: {},
      cancel: {},
      requests: { tools: { call: {} } },
    });
    const { tools } = await client.listTools();
    const marked = tools.filter(({ execution }) => execution !== undefined);
    expect(marked).toMatchObject([{ name: 'send_task', execution: { taskSupport: 'optional' } }]);
    const seen: string[] = [];
    let result: Loose;
    const stream = client.experimental.tasks.callToolStream(
      { name: 'send_task', arguments: work },
      CallToolResultSchema,
      { task: {} },
    );
    for await (const message of stream) {
      seen.push(message.type);
      if (message.type === 'taskCreated') await finish(message.task.taskId);
      if (message.type === 'result') result = message.result;
      if (message.type === 'error') throw message.error;
    }
    expect(seen[0]).toBe('taskCreated');
    expect(result.structuredContent.task.result).toBe('There are nine');
    await client.close();
  });

  test('the result is waited for until the task has ended', async () => {
    const { task_id: taskId } = await send();
    const waiting = ask('tasks/result', { taskId });
    await finish(taskId, 'failed');
    const { result } = await waiting;
    expect(result).toMatchObject({ isError: true, _meta: { 'io.modelcontextprotocol/related-task': { taskId } } });
    expect((await ask('tasks/get', { taskId })).result).toMatchObject({
      taskId,
      status: 'failed',
      ttl: 30 * 86_400_000,
    });
  });

  test('tasks are listed in pages and cancelled once', async () => {
    const client = await connect();
    const { task_id: taskId } = await send();
    const cancelled = await client.experimental.tasks.cancelTask(taskId);
    expect(cancelled).toMatchObject({ taskId, status: 'cancelled' });
    await expect(client.experimental.tasks.cancelTask(taskId)).rejects.toThrow(/has ended as cancelled/);
    const { tasks } = await client.experimental.tasks.listTasks();
    expect(tasks).toContainEqual(expect.objectContaining({ taskId, status: 'cancelled' }));
    expect(JSON.stringify(tasks)).not.toContain(foreignTask);
    expect((await ask('tasks/list', { cursor: 'nonsense' })).error.code).toBe(-32602);
    await client.close();
  });

  test('a tool that does not run as a task says so; foreign tasks are unknown', async () => {
    const other = await ask('tools/call', { name: 'list_tasks', arguments: {}, task: {} });
    expect(other.error).toMatchObject({ code: -32601, message: expect.stringContaining('without params.task') });
    for (const method of ['tasks/get', 'tasks/result', 'tasks/cancel']) {
      const foreign = await ask(method, { taskId: foreignTask });
      expect(foreign.error).toEqual((await ask(method, { taskId: 't_absent' })).error);
    }
    expect((await ask('tasks/update', { taskId: foreignTask })).error.code).toBe(-32601);
  });

  test('a hub that stops ends what waits', async () => {
    const other = await startTestHub();
    const person = await other.registerUser();
    await other.mintNode(person, 'worker');
    const { task_id: taskId } = await other.tool('send_task', work, person.token);
    const waiting = other.api('POST', '/mcp', { token: person.token, body: rpc('tasks/result', { taskId }) });
    await other.tool('get_task', { task_id: taskId }, person.token);
    await other.close();
    expect((await waiting).status).toBe(429);
  });
});
