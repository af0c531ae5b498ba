import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { toolAccess } from '../../generated/access.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { rpc } from './transport-door.ts';

let hub: TestHub;
let user: TestUser;
let nodeToken: string;
beforeAll(async () => {
  hub = await startTestHub();
  user = await hub.registerUser();
  nodeToken = await hub.mintNode(user, 'A');
});
afterAll(() => hub.close());

const who = { name: 'test', version: '1.0.0' };
const target = (): URL => new URL('/mcp', hub.url);
const bearer = (): { requestInit: RequestInit } => ({
  requestInit: { headers: { authorization: `Bearer ${nodeToken}` } },
});

async function connectV1(): Promise<ClientV1> {
  const client = new ClientV1(who);
  await client.connect(new TransportV1(target(), bearer()));
  return client;
}

async function connectV2(): Promise<ClientV2> {
  const client = new ClientV2(who, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new TransportV2(target(), bearer()));
  return client;
}

test.each([
  ['SDK v1', connectV1],
  ['SDK v2', connectV2],
])('%s lists and calls the tools of a hub with a URL and a bearer alone', async (_name, connect) => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['report_status', 'send_task', 'get_inbox']));
  const reported = { resume_id: 'r1', alias: 'A', status: 'idle' };
  const result = await client.callTool({ name: 'report_status', arguments: reported });
  expect(result.structuredContent).toMatchObject({ ok: true, alias: 'A' });
  await client.close();
});

test('a tool answers the same by tools/call and as a direct method', async () => {
  const call = { alias: 'A', limit: 5 };
  const direct = await hub.api('POST', '/mcp', { token: nodeToken, body: rpc('get_inbox', call) });
  expect(direct.body.result).toEqual(await hub.tool('get_inbox', call, nodeToken));
});

test('report_status is not listed for a user, and refused by its own error', async () => {
  const { body } = await hub.api('POST', '/mcp', { token: user.token, body: rpc('tools/list') });
  expect(body.result.tools.map(({ name }: { name: string }) => name)).not.toContain('report_status');
  const refused = await hub.tool('report_status', { resume_id: 'r', alias: 'A', status: 'idle' }, user.token);
  expect(refused).toEqual({
    ok: false,
    error: 'network_token_required',
    code: 'network_token_required',
    message: 'Only node tokens (ntok_) may call this.',
    status: 403,
  });
});

test('rpc.discover leaves out what is never callable and keeps the rest of the document', async () => {
  const { body } = await hub.api('POST', '/mcp', { token: user.token, body: rpc('rpc.discover') });
  const names = body.result.methods.map(({ name }: { name: string }) => name);
  expect(names).toContain('send_task');
  expect(names).toContain('tools/call');
  expect(names).not.toContain('report_status');
  expect(body.result.servers[0].url).toBe(`${hub.url}/mcp`);
});

describe('tools/list', () => {
  const listed = async (token: string, path = '/mcp', headers: Record<string, string> = {}): Promise<number> => {
    const { body } = await hub.api('POST', path, { token, headers, body: rpc('tools/list') });
    return body.result.tools.length;
  };

  test('shows a person 56 of the 74 tools, a node 52, and a node that asks for all of them 69', async () => {
    const levels = Object.values(toolAccess).map(({ audience }) => [audience.user.list, audience.node.list]);
    expect(levels.filter((lists) => !lists.some((list) => list === 'extended'))).toHaveLength(74);
    expect(await listed(user.token)).toBe(56);
    expect(await listed(nodeToken)).toBe(52);
    expect(await listed(nodeToken, '/mcp?tools=all')).toBe(69);
    expect(await listed(nodeToken, '/mcp', { 'x-hub-tools': 'all' })).toBe(69);
    expect(await listed(user.token, '/mcp?tools=all')).toBe(56);
  });
});

describe('callTool', () => {
  const post = (headers: Record<string, string>): Promise<{ status: number; body: { error?: string } }> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(rpc('ping'));
      const sent = request(target(), {
        method: 'POST',
        headers: { authorization: `Bearer ${nodeToken}`, 'content-type': 'application/json', ...headers },
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as { error?: string } }),
        );
      });
      sent.end(body);
    });

  test('200: a call is answered by its result', async () => {
    expect(await post({})).toMatchObject({ status: 200, body: { result: {} } });
  });
  test('403 origin_not_allowed: a page that the hub does not know', async () => {
    const answer = await post({ origin: 'https://evil.example' });
    expect([answer.status, answer.body.error]).toEqual([403, 'origin_not_allowed']);
  });
  test('403 host_not_allowed: a name that is not the hub', async () => {
    const answer = await post({ host: 'evil.example' });
    expect([answer.status, answer.body.error]).toEqual([403, 'host_not_allowed']);
  });
});
