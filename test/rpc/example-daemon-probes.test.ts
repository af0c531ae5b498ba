import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nodeIdOf } from '../support/daemon.ts';
import { providerCertificate, startProvider } from '../support/provider.ts';
import type { TestProvider } from '../support/provider.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

const main = fileURLToPath(new URL('../../examples/daemon/main.ts', import.meta.url));
const apiKey = 'canary-of-the-vault-3f6b';

let hub: TestHub;
let owner: TestUser;
let provider: TestProvider;
/** Takes connections; it does not speak TLS. */
let plain: Server;
let plainPort: number;
let directory: string;
let daemon: ChildProcess;
let daemonToken: string;
let daemonId: string;
let log = '';

const asOwner = (tool: string, args: Readonly<Record<string, unknown>>): Promise<Loose> =>
  hub.tool(tool, args, owner.token);

async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await sleep(50)) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`it did not come to that in 15 seconds; the daemon says: ${log}`);
}

beforeAll(async () => {
  provider = await startProvider();
  plain = createServer((socket) => {
    socket.on('error', () => undefined).end('this is not TLS\r\n');
  }).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  plainPort = (plain.address() as AddressInfo).port;
  hub = await startTestHub();
  owner = await hub.registerUser();
  directory = mkdtempSync(join(tmpdir(), 'hub-probes-'));
  const authority = join(directory, 'authority.pem');
  writeFileSync(authority, providerCertificate);
  daemonToken = await hub.mintNode(owner, 'host');
  daemonId = await nodeIdOf(hub, owner, 'host');
  await asOwner('upsert_network_secret', { key: 'API_KEY', value: apiKey });
  daemon = spawn(process.execPath, [main], {
    env: {
      ...{ PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: authority, HUB_URL: hub.url },
      ...{ DAEMON_TOKEN: daemonToken, DAEMON_ALIAS: 'host', DAEMON_DIR: directory, DAEMON_SECRET_KEYS: 'API_KEY' },
      DAEMON_PROBE_HOSTS: 'provider.test=127.0.0.1,another.test=127.0.0.1',
    },
  });
  for (const stream of [daemon.stdout, daemon.stderr]) stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  await until(async () => (await asOwner('list_host_supervisors', {})).daemons[0]?.online === true);
});
afterAll(async () => {
  const ended = once(daemon, 'exit');
  daemon.kill('SIGKILL');
  await ended;
  plain.close();
  await provider.close();
  rmSync(directory, { recursive: true, force: true });
  await hub.close();
});

/** Has the daemon probe this address. @returns what the hub was told of it */
async function probe(baseUrl: string): Promise<Loose> {
  const { provider: made } = await asOwner('upsert_provider', {
    ...{ name: 'Main', vendor: 'acme', base_url: baseUrl, secret_key_ref: 'API_KEY' },
    models: [{ model_name: 'm-1' }],
  });
  const id = made.provider_id;
  const order = { provider_id: id, model_name: 'm-1', daemon_node_id: daemonId };
  const { probe_id: probeId } = await asOwner('probe_provider_model', order);
  return until(async () => {
    const { results } = await asOwner('get_probe_results', { provider_id: id });
    const result = results.find((row: Loose) => row.probe_id === probeId);
    return !['pending', 'delivered'].includes(result.status) && result;
  });
}

describe('a real daemon and a real provider', () => {
  test.each([
    [200, 'ok'],
    [204, 'ok'],
    [301, 'redirect_forbidden'],
    [307, 'redirect_forbidden'],
    [401, 'auth_fail'],
    [403, 'auth_fail'],
    [402, 'quota'],
    [429, 'rate_limit'],
    [404, 'other_4xx'],
    [500, 'vendor_5xx'],
    [503, 'vendor_5xx'],
  ])('an answer of %i is %s', async (code, status) => {
    const before = provider.requests.length;
    const told = await probe(`https://provider.test:${provider.port}/${code}/`);
    expect(told).toMatchObject({ status, raw_status_code: code, latency_ms: expect.any(Number) });
    expect(provider.requests.slice(before).map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET /${code}/models`,
    ]);
  });

  test('a certificate of another name, and a port that does not speak TLS, are tls_error', async () => {
    const asked = provider.requests.length;
    for (const url of [`https://another.test:${provider.port}/200`, `https://provider.test:${plainPort}/200`]) {
      expect([url, await probe(url)]).toMatchObject([url, { status: 'tls_error', raw_status_code: null }]);
    }
    expect(provider.requests).toHaveLength(asked);
  });

  test('a closed port, and a name that nobody knows, are network_error', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    for (const url of [`https://provider.test:${port}`, 'https://nobody-knows.test']) {
      expect([url, await probe(url)]).toMatchObject([url, { status: 'network_error', raw_status_code: null }]);
    }
  });

  test('the provider gets the key and no token of the hub; the daemon writes neither down', () => {
    expect(provider.requests.length).toBeGreaterThan(10);
    for (const { headers, rawHeaders, url } of provider.requests) {
      expect(headers.authorization).toBe(`Bearer ${apiKey}`);
      expect(`${url} ${rawHeaders.join(' ')}`).not.toMatch(/[nua]tok_/);
    }
    expect(log).not.toContain(apiKey);
    expect(log).not.toContain(daemonToken);
  });
});
