import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
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
  expect(refused).toEqual({ ok: false, error: 'network_token_required' });
});

test('rpc.discover leaves out what is never callable and keeps the rest of the document', async () => {
  const { body } = await hub.api('POST', '/mcp', { token: user.token, body: rpc('rpc.discover') });
  const names = body.result.methods.map(({ name }: { name: string }) => name);
  expect(names).toContain('send_task');
  expect(names).toContain('tools/call');
  expect(names).not.toContain('report_status');
  expect(body.result.servers[0].url).toBe(`${hub.url}/mcp`);
});
