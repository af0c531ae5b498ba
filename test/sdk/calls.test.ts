import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ConnectionError, Hub, HubError, errors } from '../../clients/typescript/src/index.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.hub.mintNode(world.user, 'beta');
});
beforeEach(() => {
  world.proxy.rules = [];
  world.proxy.passed.length = 0;
});
afterAll(() => world.close());

const failure = (call: Promise<unknown>): Promise<HubError> =>
  call.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: unknown) => error as HubError,
  );

async function countTasks(): Promise<number> {
  let count = 0;
  for await (const _task of world.me.tasks.list({ limit: 2 })) count += 1;
  return count;
}

test('calls of a client are part of its trace', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const hub = new Hub({ url: world.hub.url, token: world.user.token, networkId: world.user.networkId, traceparent });
  const { task } = await hub.send('beta', 'traced');
  expect((await hub.tasks.get(task.id)).task.meta_json).toBe(JSON.stringify({ traceparent }));
});

describe('repetitions', () => {
  const troubles = [
    ['429', { status: 429, headers: { 'retry-after': '0' } }],
    ['502', { status: 502 }],
    ['503', { status: 503 }],
    ['504', { status: 504 }],
    ['a reset before the hub heard of it', { cut: 'before' }],
    ['a reset after the hub did it', { cut: 'after' }],
  ] as const;
  test.each(troubles)('%s: a dispatch arrives once, with one key', async (_name, trouble) => {
    const before = await countTasks();
    world.proxy.rules = [{ match: '/api/task', times: 2, ...trouble }];
    const { task, replayed } = await world.shaky.send('beta', 'once');
    expect((await world.me.tasks.get(task.id)).task.content).toBe('once');
    expect(await countTasks()).toBe(before + 1);
    const keys = world.proxy.passed.map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(replayed).toBe('cut' in trouble && trouble.cut === 'after');
  });

  test.each([
    ['send_task', (hub: Hub) => hub.tools.send_task({ alias: 'beta', task: 'by tool' })],
    ['send_message', (hub: Hub) => hub.message('beta', 'hello')],
  ] as const)('the tool %s keeps its key too', async (tool, call) => {
    world.proxy.rules = [{ match: tool, times: 2, cut: 'after' }];
    await call(world.shaky);
    const keys = world.proxy.passed.map(({ key }) => key);
    expect([keys.length, new Set(keys).size, keys[0] !== undefined]).toEqual([3, 1, true]);
  });

  test('what takes no key is not repeated when nobody knows what became of it', async () => {
    world.proxy.rules = [{ match: '/api/auth/node-token', times: 1, cut: 'after' }];
    const input = { network_id: world.user.networkId, node_name: 'gamma' };
    expect(await failure(world.shaky.api.issueNodeToken(input))).toBeInstanceOf(ConnectionError);
    expect(world.proxy.passed).toHaveLength(1);
  });

  test('a hub that is not there is a ConnectionError, after the repetitions', async () => {
    const error = await failure(new Hub({ url: 'http://127.0.0.1:9', token: 'x', retries: 1 }).api.getHealth());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ code: 'connection_failed', status: 0, operation: 'getHealth' });
  });
});

describe('errors', () => {
  test('are classes by code, with the request id, over REST and tools', async () => {
    const refused = await failure(world.me.send('nobody', 'x'));
    expect(refused).toBeInstanceOf(errors.AliasNotFound);
    expect(refused).toBeInstanceOf(HubError);
    expect(refused).toMatchObject({
      name: 'AliasNotFound',
      code: 'alias_not_found',
      status: 404,
      operation: 'sendTask',
    });
    expect(refused.requestId).toMatch(/\S/);
    const byTool = await failure(world.me.tools.get_task({ task_id: 't_none' }));
    expect(byTool).toBeInstanceOf(errors.TaskNotFound);
    expect(byTool).toMatchObject({ code: 'task_not_found', status: 404, operation: 'get_task' });
    expect(byTool.requestId).toMatch(/\S/);
  });

  test.each([
    ['a text instead of a code', errors.InvalidToken, 401, (hub: Hub) => hub.api.getMe(), 'utok_wrong'],
    ['the same by a tool', errors.InvalidToken, 401, (hub: Hub) => hub.tools.list_tasks({}), 'utok_wrong'],
    ['a text of one operation', errors.TokenRequired, 401, (hub: Hub) => hub.api.listUsers(), undefined],
  ] as const)('%s', async (_name, Class, status, call, token) => {
    const error = await failure(call(new Hub({ url: world.hub.url, token })));
    expect(error).toBeInstanceOf(Class);
    expect(error.status).toBe(status);
    expect(error.requestId).toMatch(/\S/);
  });

  test('a text with fields finds its code', async () => {
    const { task } = await world.me.send('beta', 'to cancel');
    await world.me.tasks.cancel(task.id, 'no need');
    const error = await failure(world.me.tasks.cancel(task.id));
    expect(error).toBeInstanceOf(errors.TaskNotCancellable);
    if (!(error instanceof errors.TaskNotCancellable)) return;
    expect(error.fields.status satisfies string).toBe('cancelled');
  });

  test('an older hub names no code: its text finds it', async () => {
    const texts = [
      ['user not found', errors.UserNotFound],
      ['task is terminal (replied)', errors.TaskTerminal],
    ] as const;
    for (const [error, Class] of texts) {
      const body = JSON.stringify({ ok: false, error, message: 'No.' });
      world.proxy.rules = [{ match: '/api/stats', status: 409, body }];
      expect(await failure(world.shaky.api.getStats())).toBeInstanceOf(Class);
    }
  });

  test('the code of an answer counts, whatever its text', async () => {
    const body = JSON.stringify({ ok: false, error: 'task not found', code: 'alias_not_found', message: 'No.' });
    world.proxy.rules = [{ match: '/api/stats', status: 404, body }];
    const error = await failure(world.shaky.api.getStats());
    expect(error).toBeInstanceOf(errors.AliasNotFound);
    expect(error).toMatchObject({ code: 'alias_not_found', fields: {} });
  });

  test('a condition of a newer hub passes with its own code', async () => {
    const body = JSON.stringify({
      ok: false,
      error: 'it is too sunny',
      code: 'too_sunny',
      message: 'It is.',
      shade: 3,
    });
    world.proxy.rules = [{ match: '/api/stats', status: 418, headers: { 'x-request-id': 'r-1' }, body }];
    const error = await failure(world.shaky.api.getStats());
    expect(error).toMatchObject({ code: 'too_sunny', status: 418, requestId: 'r-1', fields: { shade: 3 } });
    expect(error.constructor).toBe(HubError);
  });
});

describe('answers', () => {
  test('values of a newer hub pass as they came', async () => {
    const task = { task_id: 't', status: 'pondering', mood: 'calm' };
    world.proxy.rules = [{ match: '/api/task/', status: 200, body: JSON.stringify({ ok: true, task }) }];
    expect((await world.shaky.tasks.get('t')).task).toEqual(task);
  });

  test('lists page by themselves, each row once', async () => {
    for (let at = 0; at < 5; at++) await world.me.send('beta', `row ${at}`);
    const seen: string[] = [];
    for await (const { task_id } of world.shaky.tasks.list({ limit: 2, to_name: 'beta' })) seen.push(task_id);
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect(new Set(seen).size).toBe(seen.length);
    expect(world.proxy.passed.length).toBe(Math.ceil(seen.length / 2));
    for await (const host of world.me.list('listServers', { limit: 1 })) expect(host).toHaveProperty('host');
  });

  test('filters that take several values send each, and one status needs no list', async () => {
    const { task } = await world.me.send('beta', 'Sieve the gravel');
    const idsOf = async (query: Parameters<typeof world.me.tasks.list>[0]): Promise<string[]> => {
      const ids: string[] = [];
      for await (const { task_id } of world.me.tasks.list(query)) ids.push(task_id);
      return ids;
    };
    expect(await idsOf({ status: ['delivered', 'running'], q: 'SIEVE' })).toEqual([task.id]);
    expect(await idsOf({ status: 'replied', q: 'SIEVE' })).toEqual([]);
    expect(await idsOf({ ids: [task.id, 't_none'] })).toEqual([task.id]);
    await world.me.api.cancelTask({ task_id: task.id, reason: 'dry' });
    expect(await idsOf({ status: ['cancelled', 'failed'], ids: [task.id] })).toEqual([task.id]);
  });

  test('wait resolves when the task has ended, however it ended, and gives up in time', async () => {
    const { task } = await world.me.send('beta', 'to wait for');
    const late = await failure(world.me.wait(task.id, { timeoutMs: 50 }));
    expect(late.fields['task']).toMatchObject({ task_id: task.id });
    await world.me.tasks.cancel(task.id);
    expect((await world.me.wait(task.id)).status).toBe('cancelled');
  });

  test('a call stops with its signal', async () => {
    world.proxy.rules = [{ match: '/api/status', status: 503 }];
    const error = await failure(world.shaky.api.getStatus({}, { signal: AbortSignal.timeout(300) }));
    expect(error.name).toBe('TimeoutError');
  });

  test('files go up and come down', async () => {
    world.proxy.rules = [{ match: '/api/upload', times: 1, cut: 'after' }];
    const { file_id } = await world.shaky.files.upload('log text', 'build.txt');
    expect(await (await world.me.files.download(file_id)).text()).toBe('log text');
    expect(world.proxy.passed.map(({ key }) => key)).toHaveLength(2);
  });

  test('bytes that break off are a ConnectionError, and an aborted call ends with the reason of its signal', async () => {
    const { me, shaky, proxy, user } = world;
    const { file_id } = await me.files.upload('text '.repeat(100), 'long.txt');
    proxy.rules = [{ match: '/api/', bytes: 300 }];
    const calls = [
      ['exportNetwork', async () => new Response(await shaky.networks.export(user.networkId)).text()],
      ['downloadFile', async () => shaky.files.download(file_id)],
    ] as const;
    for (const [operation, call] of calls) {
      const error = await failure(call());
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ operation, requestId: expect.any(String) });
    }
    const ended = new AbortController();
    const lines = await me.networks.export(user.networkId, { signal: ended.signal });
    ended.abort(new Error('enough'));
    expect((await failure(new Response(lines).text())).message).toBe('enough');
    expect((await failure(me.networks.export(user.networkId, { signal: ended.signal }))).message).toBe('enough');
  });

  test('a network goes into a file and becomes one', async () => {
    const { me, shaky, proxy, user } = world;
    const linesOf = async (id: string): Promise<string> => new Response(await me.networks.export(id)).text();
    const lines = await linesOf(user.networkId);
    const dry = await me.networks.import(new Blob([lines]), { name: 'copy', dryRun: true });
    expect(dry.network_id).toBeNull();
    proxy.rules = [{ match: '/api/networks/import', times: 1, cut: 'after' }];
    const made = await shaky.networks.import(new Blob([lines]), { name: 'copy' });
    expect(new Set(proxy.passed.map(({ key }) => key)).size).toBe(1);
    expect(proxy.passed).toHaveLength(2);
    expect(JSON.parse((await linesOf(made.network_id!)).split('\n')[0]!)).toMatchObject({ name: 'copy' });
    expect(await failure(me.networks.export('net_none'))).toBeInstanceOf(errors.NotAMember);
    const refused = await failure(me.networks.import(new Blob([lines.slice(0, -20)]), { name: 'broken' }));
    expect(refused).toBeInstanceOf(errors.ImportRefused);
    await me.api.deleteNetwork({ network_id: made.network_id! });
  });
});
