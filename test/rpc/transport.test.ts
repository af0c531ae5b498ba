import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDoor, meta, modern, rpc } from './transport-door.ts';
import type { Door } from './transport-door.ts';

let door: Door;
beforeAll(async () => {
  door = await startDoor();
});
afterAll(() => door.close());

const supported = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
const call = rpc('tools/call', { name: 'echo', arguments: { text: 'x' } });

describe('era decision', () => {
  test('200: a tools/call without a handshake has one text item with the JSON and the same object structured', async () => {
    const { status, headers, json } = await door.post(call);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(json.id).toBe(1);
    expect(json.result.content).toHaveLength(1);
    expect(JSON.parse(json.result.content[0].text)).toEqual({ ok: true, text: 'x', times: 2 });
    expect(json.result.structuredContent).toEqual({ ok: true, text: 'x', times: 2 });
    expect(json.result).not.toHaveProperty('resultType');
    expect(json.result).not.toHaveProperty('isError');
  });

  test('404 -32601: initialize with the modern _meta is modern', async () => {
    const { status, json } = await door.post(...modern('initialize', { protocolVersion: '2025-11-25' }));
    expect([status, json.error.code]).toEqual([404, -32601]);
  });

  test.each(['2026-07-28', '2027-01-01'])(
    '400 -32602: header %s without _meta names the missing key',
    async (version) => {
      const { status, json } = await door.post(rpc('tools/list'), { headers: { 'mcp-protocol-version': version } });
      expect([status, json.error.code]).toEqual([400, -32602]);
      expect(json.error.message).toContain('io.modelcontextprotocol/protocolVersion');
    },
  );

  test.each([
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    ['an unknown notification', { jsonrpc: '2.0', method: 'notifications/whatever', params: {} }],
    ['a modern notification', { jsonrpc: '2.0', method: 'notifications/cancelled', params: { _meta: meta } }],
    ['a posted result', { jsonrpc: '2.0', id: 4, result: {} }],
    ['a posted error', { jsonrpc: '2.0', id: 4, error: { code: 1, message: 'x' } }],
  ])('202 without a body: %s', async (_what, body) => {
    const { status, text } = await door.post(body);
    expect([status, text]).toEqual([202, '']);
  });

  test.each([
    ['an empty batch', []],
    ['a batch with a modern element', [rpc('ping'), rpc('tools/list', { _meta: meta })]],
    ['a batch that is too long', Array.from({ length: 101 }, (_none, at) => rpc('ping', undefined, at))],
    ['id null', rpc('ping', undefined, null)],
    ['id null in the modern era', rpc('tools/list', { _meta: meta }, null)],
    ['no jsonrpc', { id: 1, method: 'ping' }],
    ['jsonrpc 1.0', { jsonrpc: '1.0', id: 1, method: 'ping' }],
    ['an id that is an object', rpc('ping', undefined, {})],
    ['an id that is a boolean', rpc('ping', undefined, true)],
    ['a method that is a number', { jsonrpc: '2.0', id: 1, method: 7 }],
    ['neither method nor result', { jsonrpc: '2.0', id: 1 }],
    ['params null', rpc('ping', null)],
    ['params scalar', rpc('tools/list', 'all')],
    ['params array', rpc('tools/call', ['echo'])],
    ['a string', '"hello"'],
    ['a number', '17'],
    ['null', 'null'],
  ])('400 -32600: %s', async (_what, body) => {
    const { status, json } = await door.post(body);
    expect([status, json.error.code]).toEqual([400, -32600]);
  });

  test.each(['{', '', 'tools', '{"jsonrpc":"2.0","id":1,"method":"ping"', "{'a':1}"])(
    '400 -32700: %j',
    async (body) => {
      const { status, json } = await door.post(body);
      expect([status, json.error.code, json.id]).toEqual([400, -32700, null]);
    },
  );
});

describe('modern checks', () => {
  const version = 'io.modelcontextprotocol/protocolVersion';

  test.each([
    ['protocolVersion not a string', { ...meta, [version]: 7 }],
    ['no clientCapabilities', { [version]: '2026-07-28' }],
    ['clientCapabilities not an object', { ...meta, 'io.modelcontextprotocol/clientCapabilities': [] }],
  ])('400 -32602: %s', async (_what, broken) => {
    const { status, json } = await door.post(...modern('tools/list', { _meta: broken }));
    expect([status, json.error.code]).toEqual([400, -32602]);
  });

  test.each([
    ['a legacy version header', { 'mcp-protocol-version': '2025-11-25' }],
    ['no version header', { 'mcp-protocol-version': undefined }],
    ['no Mcp-Method', { 'mcp-method': undefined }],
    ['another Mcp-Method', { 'mcp-method': 'tools/list' }],
    ['Mcp-Method in another case', { 'mcp-method': 'Tools/Call' }],
    ['no Mcp-Name', { 'mcp-name': undefined }],
    ['another Mcp-Name', { 'mcp-name': 'refuse' }],
    ['a broken base64 Mcp-Name', { 'mcp-name': '=?base64?%%%?=' }],
  ])('400 -32020: %s', async (_what, headers) => {
    const { status, json } = await door.post(
      ...modern('tools/call', { name: 'echo', arguments: { text: 'x' } }, headers),
    );
    expect([status, json.error.code]).toEqual([400, -32020]);
  });

  test.each([
    ['blanks around Mcp-Method', { 'mcp-method': ' tools/call ' }],
    ['a base64 Mcp-Name', { 'mcp-name': `=?base64?${Buffer.from('echo').toString('base64')}?=` }],
  ])('200: %s', async (_what, headers) => {
    const { status, json } = await door.post(
      ...modern('tools/call', { name: 'echo', arguments: { text: 'x' } }, headers),
    );
    expect(status).toBe(200);
    expect(json.result.structuredContent).toEqual({ ok: true, text: 'x', times: 2 });
    expect(json.result.resultType).toBe('complete');
    expect(json.result._meta['io.modelcontextprotocol/serverInfo'].name).toBe('hub');
  });

  test.each(['2027-01-01', '2025-11-25', 'banana'])('400 -32022: version %s in header and _meta', async (requested) => {
    const [body, options] = modern(
      'tools/list',
      { _meta: { ...meta, [version]: requested } },
      { 'mcp-protocol-version': requested },
    );
    const { status, json } = await door.post(body, options);
    expect([status, json.error.code, json.error.data]).toEqual([400, -32022, { supported, requested }]);
  });

  test('the checks come in their order: version before method, method header before existence', async () => {
    const wrongVersion = modern(
      'nothing',
      { _meta: { ...meta, [version]: '2027-01-01' } },
      { 'mcp-protocol-version': '2027-01-01' },
    );
    expect((await door.post(...wrongVersion)).json.error.code).toBe(-32022);
    expect((await door.post(...modern('nothing', {}, { 'mcp-method': 'other' }))).json.error.code).toBe(-32020);
  });

  test.each(['ping', 'initialize', 'logging/setLevel', 'resources/subscribe', 'nothing'])(
    '404 -32601: %s',
    async (method) => {
      const { status, json } = await door.post(...modern(method));
      expect([status, json.error.code]).toEqual([404, -32601]);
    },
  );

  test.each([
    ['an unknown tool', 'tools/call', { name: 'nothing' }],
    ['arguments that break the schema', 'tools/call', { name: 'echo', arguments: { times: 'two' } }],
    ['arguments that are an array', 'tools/call', { name: 'echo', arguments: [] }],
    ['an unknown cursor', 'tools/list', { cursor: 'next' }],
    ['a subscription without notifications', 'subscriptions/listen', {}],
  ])('200 -32602: %s', async (_what, method, params) => {
    const { status, json } = await door.post(...modern(method, params));
    expect([status, json.error.code]).toEqual([200, -32602]);
  });

  test('200: server/discover and tools/list can be cached by this caller alone', async () => {
    const discovered = await door.post(...modern('server/discover'));
    const listed = await door.post(...modern('tools/list'));
    expect(discovered.json.result).toMatchObject({ supportedVersions: supported, capabilities: { tools: {} } });
    for (const { json } of [discovered, listed]) {
      expect(json.result).toMatchObject({ resultType: 'complete', cacheScope: 'private' });
      expect(json.result.ttlMs).toBeGreaterThanOrEqual(0);
      expect(json.result._meta['io.modelcontextprotocol/serverInfo']).toMatchObject({ version: '1.2.3' });
    }
  });

  test('a lenient door lets a supported legacy header pass, and nothing else', async () => {
    const lenient = await startDoor({ lenientVersionHeader: true });
    const statusWith = async (header: string): Promise<number> =>
      (await lenient.post(...modern('tools/list', {}, { 'mcp-protocol-version': header }))).status;
    expect([await statusWith('2025-11-25'), await statusWith('banana')]).toEqual([200, 400]);
    await lenient.close();
  });

  test('subscriptions/listen acknowledges the empty set first and ends with a result', async () => {
    const [body, options] = modern('subscriptions/listen', { notifications: { toolsListChanged: true } });
    const response = await fetch(door.url, {
      method: 'POST',
      headers: {
        ...(options.headers as Record<string, string>),
        authorization: 'Bearer utok',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    door.closeStreams();
    const frames = (await response.text()).split('\n\n').filter((frame) => frame.startsWith('event: message'));
    const [first, last] = frames.map((frame) => JSON.parse(frame.slice(frame.indexOf('data: ') + 6)));
    const tagged = { 'io.modelcontextprotocol/subscriptionId': 1 };
    expect(first).toMatchObject({
      method: 'notifications/subscriptions/acknowledged',
      params: { _meta: tagged, notifications: {} },
    });
    expect(last).toMatchObject({ id: 1, result: { resultType: 'complete', _meta: tagged } });
  });

  test('429: one token holds at most 20 subscriptions', async () => {
    const [body, options] = modern('subscriptions/listen', { notifications: {} });
    const abort = new AbortController();
    const open = (): Promise<Response> =>
      fetch(door.url, {
        method: 'POST',
        signal: abort.signal,
        headers: {
          ...(options.headers as Record<string, string>),
          authorization: 'Bearer ntok',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
    const statuses = (await Promise.all(Array.from({ length: 21 }, open))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    abort.abort();
  });
});

describe('legacy rules', () => {
  test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
    'initialize answers %s when asked',
    async (version) => {
      const { status, json } = await door.post(rpc('initialize', { protocolVersion: version, capabilities: {} }));
      expect(status).toBe(200);
      expect(json.result).toMatchObject({
        protocolVersion: version,
        capabilities: { tools: {} },
        serverInfo: { name: 'hub' },
      });
      expect(typeof json.result.instructions).toBe('string');
    },
  );

  test.each(['2026-07-28', '1999-01-01'])('initialize answers 2025-11-25 to %s', async (version) => {
    const { json } = await door.post(rpc('initialize', { protocolVersion: version }));
    expect(json.result.protocolVersion).toBe('2025-11-25');
  });

  test('ping answers {}; an unknown method is 200 -32601; server/discover without _meta is unknown', async () => {
    expect((await door.post(rpc('ping'))).json).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    for (const method of ['nothing', 'server/discover', 'resources/subscribe', 'logging/setLevel']) {
      const { status, json } = await door.post(rpc(method));
      expect([status, json.error.code]).toEqual([200, -32601]);
    }
  });

  test.each([undefined, '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('200: header %s', async (version) => {
    const { status } = await door.post(rpc('ping'), { headers: { 'mcp-protocol-version': version } });
    expect(status).toBe(200);
  });

  test.each(['banana', '2024-01-01', '', '2025-11-25, 2025-11-25'])('400: unknown header %j', async (version) => {
    const { status, json } = await door.post(rpc('ping'), { headers: { 'mcp-protocol-version': version } });
    expect([status, json.error.code]).toEqual([400, -32600]);
  });

  test('tools/list has no fields of the modern era, and an unknown cursor is -32602', async () => {
    const { json } = await door.post(rpc('tools/list'));
    expect(Object.keys(json.result)).toEqual(['tools']);
    expect((await door.post(rpc('tools/list', { cursor: 'x' }))).json.error.code).toBe(-32602);
  });

  test('a batch answers its requests in order and leaves notifications out', async () => {
    const { status, json } = await door.post([
      rpc('ping', undefined, 'a'),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      call,
      17,
      rpc('ping', undefined, null),
    ]);
    expect(status).toBe(200);
    expect(json.map((answer: { id: unknown }) => answer.id)).toEqual(['a', 1, null, null]);
    expect(json[1].result.structuredContent.ok).toBe(true);
    expect(json.slice(2).map((answer: { error: { code: number } }) => answer.error.code)).toEqual([-32600, -32600]);
  });

  test('202: a batch of notifications alone; 400: a batch under a modern header', async () => {
    const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect((await door.post([note, note])).status).toBe(202);
    expect((await door.post([rpc('ping')], { headers: { 'mcp-protocol-version': '2026-07-28' } })).status).toBe(400);
  });

  test('every element of a batch takes from the budget', async () => {
    door.taken.length = 0;
    await door.post([rpc('ping'), rpc('ping'), rpc('ping')]);
    expect(door.taken).toEqual([1, 2]);
  });
});
