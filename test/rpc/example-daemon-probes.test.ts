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
import { probeModel } from '../../examples/daemon/probe-model.ts';
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
/** Takes connections and counts them; it does not speak TLS. */
let plain: Server;
let plainPort: number;
let connections = 0;
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
    connections += 1;
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

describe('a probe', () => {
  const order = (host: string, path = '') => ({ base_url: `https://${host}:${plainPort}${path}`, api_key: apiKey });
  const forbidden = { status: 'probe_target_forbidden', raw_status_code: null, latency_ms: null };

  test.each([
    ...['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]'],
    ...['10.0.0.8', '169.254.169.254', '0.0.0.0', '[fe80::1]', '[fd00::1]', 'user:secret@127.0.0.1'],
  ])('of %s is probe_target_forbidden, and nothing connects', async (host) => {
    const before = connections;
    expect(await probeModel(order(host), { hosts: new Map() })).toEqual(forbidden);
    expect(connections).toBe(before);
  });

  test.each([
    ['a private address', ['127.0.0.1']],
    ['a public and a private address', ['8.8.8.8', '127.0.0.1']],
    ['a private IPv6 address', ['::1']],
  ])('of a name with %s is probe_target_forbidden', async (_title, addresses) => {
    const before = connections;
    const settings = { hosts: new Map<string, string>(), resolve: async () => addresses };
    expect(await probeModel(order('models.example'), settings)).toEqual(forbidden);
    expect(connections).toBe(before);
  });

  test('of plain http, or with a password in the address, is probe_target_forbidden', async () => {
    const hosts = new Map([['provider.test', '127.0.0.1']]);
    for (const base of [`http://provider.test:${plainPort}`, `https://a:b@provider.test:${plainPort}`]) {
      expect([base, await probeModel({ base_url: base, api_key: apiKey }, { hosts })]).toEqual([base, forbidden]);
    }
  });

  test('resolves a name once and goes to the address that it judged', async () => {
    let lookups = 0;
    const before = connections;
    // A resolver that answers differently the second time: whoever asks again ends at the local trap. The first address
    // counts as public, but nobody announces its range.
    const resolve = async (): Promise<string[]> => ((lookups += 1) === 1 ? ['25.0.0.1'] : ['127.0.0.1']);
    const { status } = await probeModel(order('models.example'), { hosts: new Map(), resolve, timeoutMs: 300 });
    expect(['timeout', 'network_error']).toContain(status);
    expect([lookups, connections]).toEqual([1, before]);
  });

  test('that gets no answer, or no address, in time is timeout', async () => {
    const hosts = new Map([['provider.test', '127.0.0.1']]);
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const base = `https://provider.test:${port}`;
    const never = (): Promise<string[]> => new Promise(() => undefined);
    const unanswered = await probeModel({ base_url: base, api_key: apiKey }, { hosts, timeoutMs: 100 });
    const unresolved = await probeModel(order('models.example'), { hosts, resolve: never, timeoutMs: 100 });
    silent.close();
    const late = { status: 'timeout', raw_status_code: null, latency_ms: expect.any(Number) };
    expect([unanswered, unresolved]).toEqual([late, late]);
  });

  test('of a name without an address is network_error', async () => {
    for (const resolve of [async () => [], () => Promise.reject(new Error('ENOTFOUND'))]) {
      const told = await probeModel(order('models.example'), { hosts: new Map(), resolve });
      expect(told).toEqual({ status: 'network_error', raw_status_code: null, latency_ms: expect.any(Number) });
    }
  });
});
