import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { startDoor } from './transport-door.ts';
import type { Door } from './transport-door.ts';

let door: Door;
beforeAll(async () => {
  door = await startDoor();
});
afterAll(() => door.close());

const who = { name: 'test', version: '1.0.0' };
const options = (token: string): { requestInit: RequestInit } => ({
  requestInit: { headers: { authorization: `Bearer ${token}` } },
});

/** What both SDKs offer to these tests. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(params: { name: string; arguments?: Record<string, unknown> }): Promise<unknown>;
  close(): Promise<void>;
}

const clients: readonly [name: string, refused: object, (token: string) => Promise<AnyClient>][] = [
  [
    'SDK v1',
    { code: 401 },
    async (token) => {
      const client = new ClientV1(who);
      await client.connect(new TransportV1(new URL(door.url), options(token)));
      return client;
    },
  ],
  [
    'SDK v2, legacy',
    { message: expect.stringContaining('invalid token') },
    async (token) => {
      const client = new ClientV2(who);
      await client.connect(new TransportV2(new URL(door.url), options(token)));
      return client;
    },
  ],
  [
    'SDK v2, both eras',
    { code: 'CLIENT_HTTP_AUTHENTICATION' },
    async (token) => {
      const client = new ClientV2(who, { versionNegotiation: { mode: 'auto' } });
      await client.connect(new TransportV2(new URL(door.url), options(token)));
      expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
      return client;
    },
  ],
];

describe.each(clients)('%s', (_name, refused, connect) => {
  test('connects with a URL and a bearer, lists, calls, and sees refusals as results', async () => {
    const client = await connect('ntok');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('node_only');
    const echoed = await client.callTool({ name: 'echo', arguments: { text: 'hello' } });
    expect(echoed).toMatchObject({ structuredContent: { ok: true, text: 'hello', times: 2 } });
    expect(await client.callTool({ name: 'refuse', arguments: {} })).toMatchObject({ isError: true });
    await expect(client.callTool({ name: 'echo', arguments: {} })).rejects.toThrow(/Invalid arguments/);
    await client.close();
  });

  test('is told 401 without a valid bearer', async () => {
    await expect(connect('wrong')).rejects.toMatchObject(refused);
  });
});
