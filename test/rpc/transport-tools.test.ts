import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startDoor, modern, rpc } from './transport-door.ts';
import type { Door, Post } from './transport-door.ts';

let door: Door;
beforeAll(async () => {
  door = await startDoor();
});
afterAll(() => door.close());
beforeEach(() => {
  door.violations.length = 0;
  door.logged.length = 0;
});

const callTool = (name: string, args?: unknown): object =>
  rpc('tools/call', args === undefined ? { name } : { name, arguments: args });

async function listed(options: Post): Promise<string[]> {
  const { json } = await door.post(rpc('tools/list'), options);
  return json.result.tools.map((tool: { name: string }) => tool.name);
}

const common = ['who_am_i', 'echo', 'strict_echo', 'refuse', 'undeclared', 'explode'];
const rest = ['busy', 'dark', 'humans_only'];

describe('tools/list', () => {
  test('a user sees what a user may call, whatever is asked for', async () => {
    expect(await listed({})).toEqual([...common, ...rest, 'shout']);
    expect(await listed({ path: '?tools=all' })).toEqual([...common, ...rest, 'shout']);
  });

  test.each<[string, Post]>([
    ['header', { token: 'ntok', headers: { 'x-hub-tools': 'all' } }],
    ['query', { token: 'ntok', path: '?tools=all' }],
  ])('a node sees the tools of daemons only when it asks by %s', async (_how, asked) => {
    expect(await listed({ token: 'ntok' })).toEqual([...common, 'node_only', ...rest, 'shout']);
    expect(await listed(asked)).toEqual([...common, 'node_only', 'daemon_only', ...rest, 'shout']);
  });

  test.each<[string, Post]>([
    ['header', { headers: { 'x-hub-tools': 'extended' } }],
    ['query', { path: '?tools=extended' }],
    ['query, whatever the header says', { path: '?tools=extended', headers: { 'x-hub-tools': 'all' } }],
  ])('extended tools are listed only when they are asked for by %s', async (_how, asked) => {
    expect(await listed(asked)).toEqual([...common, ...rest, 'further', 'shout']);
    const forNode = [...common, 'node_only', 'daemon_only', ...rest, 'further', 'shout'];
    expect(await listed({ ...asked, token: 'ntok' })).toEqual(forNode);
  });

  test.each<[string, Post]>([
    ['header', { headers: { 'x-hub-tools': 'essential' } }],
    ['query', { path: '?tools=essential' }],
  ])('only essential tools are listed when they are asked for by %s', async (_how, asked) => {
    expect(await listed(asked)).toEqual(['strict_echo']);
  });

  test('of two levels that differ the one that shows more is listed', async () => {
    const asked = { path: '?tools=essential', headers: { 'x-hub-tools': 'extended' } };
    expect(await listed(asked)).toContain('further');
  });

  test.each([rpc, (...args: Parameters<typeof modern>) => modern(...args)])(
    'pages of two hold every tool once, in the order of the list',
    async (request) => {
      const whole = await listed({});
      const found: string[] = [];
      let cursor: string | undefined;
      let pages = 0;
      do {
        const sent = request('tools/list', cursor === undefined ? {} : { cursor });
        const [body, options] = Array.isArray(sent) ? sent : [sent, {}];
        const { json } = await door.post(body, { ...options, path: '?page_size=2' });
        found.push(...json.result.tools.map(({ name }: { name: string }) => name));
        cursor = json.result.nextCursor;
        pages += 1;
      } while (cursor !== undefined);
      expect(found).toEqual(whole);
      expect(pages).toBe(Math.ceil(whole.length / 2));
    },
  );

  test.each(['0', '201', 'ten', '1&page_size=2'])('a page of %s entries is refused', async (size) => {
    const { status, json } = await door.post(rpc('tools/list'), { path: `?page_size=${size}` });
    expect([status, json.details]).toEqual([400, [{ path: '/query/page_size', message: 'must be 1 to 200, once' }]]);
  });

  test('an extended tool is called like any other, listed or not', async () => {
    for (const path of ['', '?tools=all', '?tools=extended']) {
      const { json } = await door.post(callTool('further'), { path });
      expect(json.result.structuredContent).toEqual({ ok: true, further: true });
    }
  });

  test('a listing that there is not is refused', async () => {
    const { status, json } = await door.post(rpc('tools/list'), { path: '?tools=most' });
    expect([status, json.details]).toEqual([
      400,
      [{ path: '/query/tools', message: 'must be essential, all or extended, once' }],
    ]);
  });

  test('a node in read-only mode does not see what that mode refuses', async () => {
    expect(await listed({ token: 'readonly' })).toEqual([...common, 'node_only', ...rest]);
  });

  test('under enforce a node does not see the tools of people; a person does', async () => {
    const strict = await startDoor({ nodePermissions: 'enforce' });
    const namesFor = async (token: string): Promise<string[]> =>
      (await strict.post(rpc('tools/list'), { token })).json.result.tools.map((tool: { name: string }) => tool.name);
    expect(await namesFor('ntok')).not.toContain('humans_only');
    expect(await namesFor('utok')).toContain('humans_only');
    await strict.close();
  });

  test('both eras list the same entries', async () => {
    const legacy = await door.post(rpc('tools/list'));
    const now = await door.post(...modern('tools/list'));
    expect(now.json.result.tools).toEqual(legacy.json.result.tools);
  });
});

const terminal =
  'Task t_1 has already ended. get_task shows how; retry_task starts failed, expired and cancelled tasks again.';

describe('tools/call', () => {
  test('a refusal is an isError result with the text of the catalogue and its fields', async () => {
    const { status, json } = await door.post(callTool('refuse'));
    expect(status).toBe(200);
    expect(json.result.isError).toBe(true);
    expect(json.result).not.toHaveProperty('structuredContent');
    expect(JSON.parse(json.result.content[0].text)).toEqual({
      ok: false,
      error: 'task is terminal (replied)',
      code: 'task_terminal',
      message: terminal,
      task_id: 't_1',
      status: 'replied',
    });
  });

  test('an unlisted tool answers its own error', async () => {
    const { json } = await door.post(callTool('node_only'));
    expect(JSON.parse(json.result.content[0].text)).toMatchObject({ ok: false, error: 'network_token_required' });
    expect(door.violations).toEqual([]);
  });

  test('-32602: bad arguments are listed with the valid parameters', async () => {
    const { status, json } = await door.post(callTool('echo', { times: 0 }));
    expect([status, json.error.code]).toEqual([200, -32602]);
    expect(json.error.data.valid_params).toEqual(['text', 'times']);
    expect(json.error.data.errors.map((error: { path: string }) => error.path).sort()).toEqual(['/text', '/times']);
  });

  test('-32602: a strict tool refuses unknown parameters, the others ignore them', async () => {
    const strict = await door.post(callTool('strict_echo', { colour: 'red' }));
    expect(strict.json.error).toMatchObject({
      code: -32602,
      data: { errors: [{ path: '/colour' }], valid_params: ['text'] },
    });
    expect((await door.post(callTool('who_am_i', { colour: 'red' }))).json.result.structuredContent.ok).toBe(true);
  });

  test.each([
    ['unknown tool', { name: 'nothing' }],
    ['a name of Object.prototype', { name: 'constructor' }],
    ['no name', {}],
    ['a name that is a number', { name: 7 }],
    ['arguments that are a string', { name: 'echo', arguments: 'x' }],
  ])('-32602: %s', async (_what, params) => {
    const { status, json } = await door.post(rpc('tools/call', params));
    expect([status, json.error.code]).toEqual([200, -32602]);
  });

  test('-32603: an exception is logged with the request id and never told', async () => {
    const { status, text, json } = await door.post(callTool('explode'));
    expect([status, json.error]).toEqual([200, { code: -32603, message: 'internal error' }]);
    expect(text).not.toContain('secret');
    expect(door.logged).toMatchObject([{ request_id: 'r_1', place: 'explode' }]);
  });

  test('-32603: a refusal that the tool does not declare is a bug and is reported', async () => {
    const { json } = await door.post(callTool('undeclared'));
    expect(json.error.code).toBe(-32603);
    expect(door.violations).toEqual(['undeclared: undeclared refusal task_not_found']);
  });

  test.each([
    [429, 'busy', '3'],
    [503, 'dark', '2'],
  ])('%i with Retry-After when the tool is %s, on both faces', async (expected, name, seconds) => {
    for (const body of [callTool(name), rpc(name)]) {
      const { status, headers, text, json } = await door.post(body);
      expect([status, headers['retry-after'], json.error.code]).toEqual([expected, seconds, -32603]);
      expect(text).not.toContain('refused');
    }
    expect(door.violations).toEqual([]);
  });

  test('a handler gets the caller and the request id', async () => {
    const { json } = await door.post(callTool('who_am_i'), { token: 'ntok' });
    expect(json.result.structuredContent).toEqual({ ok: true, kind: 'node', request_id: 'r_1' });
  });
});

describe('direct methods', () => {
  test('the method is the tool and the result is its object', async () => {
    const { status, json } = await door.post(rpc('echo', { text: 'x' }));
    expect([status, json]).toEqual([200, { jsonrpc: '2.0', id: 1, result: { ok: true, text: 'x', times: 2 } }]);
  });

  test('absent params are none', async () => {
    expect((await door.post(rpc('who_am_i'))).json.result.ok).toBe(true);
  });

  test('a refusal has the number and the message of the catalogue, and the same body as data', async () => {
    const { status, json } = await door.post(rpc('refuse', {}));
    expect(status).toBe(200);
    expect(json.error).toEqual({
      code: 40904,
      message: terminal,
      data: {
        ok: false,
        error: 'task is terminal (replied)',
        code: 'task_terminal',
        message: terminal,
        task_id: 't_1',
        status: 'replied',
      },
    });
  });

  test('access is the same on both faces', async () => {
    const { json } = await door.post(rpc('node_only', {}));
    expect(json.error.data).toMatchObject({ ok: false, error: 'network_token_required' });
  });

  test.each([
    ['null', null],
    ['an array', ['x']],
    ['a scalar', 7],
    ['an unknown parameter', { text: 'x', colour: 'red' }],
    ['a wrong type', { text: 7 }],
  ])('-32602: params %s', async (_what, params) => {
    const { status, json } = await door.post(rpc('strict_echo', params));
    expect([status, json.error.code]).toEqual([200, -32602]);
    expect(json.error.data.valid_params).toEqual(['text']);
  });

  test('-32603: an exception is not told', async () => {
    expect((await door.post(rpc('explode'))).json.error).toEqual({ code: -32603, message: 'internal error' });
    expect((await door.post(rpc('undeclared'))).json.error).toEqual({ code: -32603, message: 'internal error' });
  });

  test('a notification runs and is not answered; id null is answered', async () => {
    const { status, text } = await door.post({ jsonrpc: '2.0', method: 'explode' });
    expect([status, text, door.logged.length]).toEqual([202, '', 1]);
    expect((await door.post(rpc('who_am_i', {}, null))).json).toMatchObject({ id: null, result: { ok: true } });
  });

  test('a batch mixes direct and MCP calls', async () => {
    const { json } = await door.post([
      rpc('echo', { text: 'a' }, 1),
      callTool('echo', { text: 'b' }),
      rpc('nothing', {}, 3),
    ]);
    expect([json[0].result.text, json[1].result.structuredContent.text, json[2].error.code]).toEqual([
      'a',
      'b',
      -32601,
    ]);
  });

  test('fifty calls at once each get their own answer', async () => {
    const texts = Array.from({ length: 50 }, (_none, at) => `text ${at}`);
    const replies = await Promise.all(texts.map((text, at) => door.post(rpc('echo', { text }, at))));
    expect(replies.map(({ json }) => json.result.text)).toEqual(texts);
  });

  test('rpc.discover shows what the caller may call, at the address it used', async () => {
    const forUser = (await door.post(rpc('rpc.discover'))).json.result;
    const forNode = (await door.post(rpc('rpc.discover'), { token: 'ntok' })).json.result;
    const names = (document: { methods: { name: string }[] }): string[] => document.methods.map(({ name }) => name);
    expect(names(forUser)).toEqual([...common, ...rest, 'shout']);
    expect(names(forNode)).toEqual([...common, 'node_only', 'daemon_only', ...rest, 'shout']);
    const extended = (await door.post(rpc('rpc.discover'), { path: '?tools=extended' })).json.result;
    expect(names(extended)).toEqual([...common, ...rest, 'further', 'shout']);
    const essential = (await door.post(rpc('rpc.discover'), { path: '?tools=essential' })).json.result;
    expect(names(essential)).toEqual(['strict_echo']);
    expect(forUser.servers).toEqual([{ name: 'hub', url: door.url }]);
    expect(JSON.stringify(forUser)).not.toContain('x-tool');
  });
});
