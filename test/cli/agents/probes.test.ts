import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { probeModel } from '../../../cli/src/agents/daemon/probe-model.ts';
import { until } from '../../sdk/world.ts';
import { providerCertificate, startProvider, type TestProvider } from '../../support/provider.ts';
import { openCliWorld, type CliWorld } from '../support/open-cli-world.ts';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const apiKey = 'canary-of-the-vault-7c1d';

// Each command is a process of its own.
jest.setTimeout(90_000);

/** Takes connections and counts them; it does not speak TLS. */
let plain: Server;
let plainPort: number;
let connections = 0;
beforeAll(async () => {
  plain = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).end('this is not TLS\r\n');
  }).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  plainPort = (plain.address() as AddressInfo).port;
});
afterAll(() => void plain.close());

describe('a probe by ahub daemon run', () => {
  let world: CliWorld;
  let provider: TestProvider;
  let daemon: ChildProcess;
  let folder: string;
  let said = '';
  beforeAll(async () => {
    world = await openCliWorld();
    provider = await startProvider();
    folder = join(world.home, 'daemon');
    const authority = join(world.home, 'authority.pem');
    writeFileSync(authority, providerCertificate);
    const token = await world.hub.mintNode(world.user, 'host');
    await world.me.tools.upsert_network_secret({ key: 'API_KEY', value: apiKey });
    const hosts = ['--probe-host', 'provider.test=127.0.0.1', '--probe-host', 'another.test=127.0.0.1'];
    const args = [
      main,
      'daemon',
      'run',
      '--alias',
      'host',
      '--folder',
      folder,
      '--secret',
      'API_KEY',
      ...hosts,
      '--',
      'true',
    ];
    daemon = spawn(process.execPath, args, {
      env: {
        ...{ PATH: '/usr/bin:/bin', HOME: world.home, AHUB_URL: world.hub.url, AHUB_TOKEN: token },
        NODE_EXTRA_CA_CERTS: authority,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [daemon.stdout, daemon.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    await until(() => said.includes('takes orders'), 15_000);
  });
  afterAll(async () => {
    const ended = once(daemon, 'exit');
    daemon.kill('SIGKILL');
    await ended;
    await provider.close();
    await world.close();
  });

  /** Has the daemon try a provider. @returns what `ahub` said of it and what the provider was asked */
  async function probe(vendor: string, baseUrl: string) {
    const before = provider.requests.length;
    const { provider: made } = await world.me.tools.upsert_provider({
      ...{ name: `Main ${vendor}`, vendor, base_url: baseUrl, secret_key_ref: 'API_KEY' },
      models: [{ model_name: 'm-1' }],
    });
    const tried = await world.cli(['provider', 'probe', made.name, 'm-1', '--wait']);
    const { results } = await world.me.tools.get_probe_results({ provider_id: made.provider_id, limit: 1 });
    return { code: tried.code, told: results[0], asked: provider.requests.slice(before) };
  }

  test.each([
    [200, 'ok', 0],
    [401, 'auth_fail', 1],
    [307, 'redirect_forbidden', 1],
    [503, 'vendor_5xx', 1],
  ])('asks once, with the key; an answer of %i is %s, and ends the command with %i', async (code, status, end) => {
    const { code: ended, told, asked } = await probe('acme', `https://provider.test:${provider.port}/${code}/`);
    expect([ended, told]).toMatchObject([end, { status, raw_status_code: code, latency_ms: expect.any(Number) }]);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET /${code}/models`]);
    expect(asked[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
  });

  test.each([
    ['Anthropic', { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }],
    ['gemini', { 'x-goog-api-key': apiKey }],
    ['Google', { 'x-goog-api-key': apiKey }],
  ])('gives %s the key under the name that it knows', async (vendor, headers) => {
    const { told, asked } = await probe(vendor, `https://provider.test:${provider.port}/200`);
    expect(told).toMatchObject({ status: 'ok', raw_status_code: 200 });
    expect(asked[0]?.headers).toMatchObject(headers);
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
  });

  test('a certificate of another name is tls_error; a name that nobody knows is network_error', async () => {
    const wrong = await probe('acme', `https://another.test:${provider.port}/200`);
    expect([wrong.told?.status, wrong.asked]).toEqual(['tls_error', []]);
    const nobody = await probe('acme', 'https://nobody-knows.test');
    expect([nobody.told?.status, nobody.told?.raw_status_code]).toEqual(['network_error', null]);
  });

  test('a request for a node is answered while a provider keeps silent', async () => {
    const { provider: made } = await world.me.tools.upsert_provider({
      ...{ name: 'Silent', vendor: 'acme', base_url: `https://provider.test:${provider.port}/0` },
      ...{ secret_key_ref: 'API_KEY', models: [{ model_name: 'm-1' }] },
    });
    expect((await world.cli(['provider', 'probe', made.name, 'm-1'])).code).toBe(0);
    await until(() => provider.requests.at(-1)?.url === '/0/models', 15_000);
    expect((await world.cli(['node', 'create', 'walker', '--runtime', 'custom', '--wait'])).code).toBe(0);
  });

  test('the key is nowhere in what the daemon says and keeps, and no token of the hub goes to a provider', () => {
    expect(said).toContain('m-1 is auth_fail');
    const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
    const kept = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'utf8'));
    for (const text of [said, ...kept]) expect(text).not.toContain(apiKey);
    expect(provider.requests.length).toBeGreaterThan(5);
    for (const { rawHeaders, url } of provider.requests)
      expect(`${url} ${rawHeaders.join(' ')}`).not.toMatch(/[nua]tok_/);
  });

  test('--probe-host takes a name with an address and nothing else', async () => {
    for (const host of ['provider.test', '=127.0.0.1', 'provider.test=elsewhere']) {
      const refused = await world.cli(['daemon', 'run', '--alias', 'host', '--probe-host', host]);
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--probe-host is not')]);
    }
  });
});

describe('a probe', () => {
  const order = (host: string, path = '') => ({
    vendor: 'acme',
    base_url: `https://${host}:${plainPort}${path}`,
    api_key: apiKey,
  });
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
      expect([base, await probeModel({ vendor: 'acme', base_url: base, api_key: apiKey }, { hosts })]).toEqual([
        base,
        forbidden,
      ]);
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
    const unanswered = await probeModel({ vendor: 'acme', base_url: base, api_key: apiKey }, { hosts, timeoutMs: 100 });
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
