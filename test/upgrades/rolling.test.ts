import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { createTestPlace, testEngine, type TestPlace } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { spawnHub, type HubProcess } from '../support/hub-process.ts';
import { driveLoad, type Met } from './drive-load.ts';
import { copyNextVersion, nextVersion } from './next-version.ts';

/** Calls that are answered before the next thing happens. */
const stretch = 400;

let next: string;
beforeAll(() => {
  next = copyNextVersion();
}, 120_000);
afterAll(() => rmSync(next, { recursive: true, force: true }));

const running: HubProcess[] = [];
const places: TestPlace[] = [];
afterEach(async () => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
  for (const place of places.splice(0)) await place.remove();
});

async function start(env: Readonly<Record<string, string>>, program?: string): Promise<HubProcess> {
  const hub = spawnHub(env, program);
  running.push(hub);
  await hub.line('ready');
  return hub;
}

async function stop(hub: HubProcess): Promise<void> {
  hub.child.kill('SIGTERM');
  expect(await hub.exit).toBe(0);
}

const versionOf = async (url: string): Promise<string> =>
  ((await (await fetch(`${url}/health`)).json()) as { version: string }).version;

/** Resolves when so many more calls were answered by each of these hubs, or one has failed. */
async function goOn(met: Met, hubs: readonly string[]): Promise<void> {
  const begin = new Map(met.answered);
  const isBehind = (hub: string): boolean => (met.answered.get(hub) ?? 0) - (begin.get(hub) ?? 0) < stretch;
  while (met.failures.length === 0 && hubs.some(isBehind)) await new Promise(setImmediate);
}

if (testEngine === 'postgres') {
  test('two hubs change to the next version one after the other, and no call fails', async () => {
    const place = await createTestPlace({ migrated: false });
    places.push(place);
    const ports = [await freePort(), await freePort()];
    const urls = ports.map((port) => `http://127.0.0.1:${port}`);
    const envs = ports.map((port, at) => ({
      ...{ HUB_PORT: String(port), HUB_DATABASE_URL: place.databaseUrl, HUB_VAULT_KEY: '07'.repeat(32) },
      ...{ HUB_DATA_DIR: join(place.directory, String(at)), HUB_LOG_LEVEL: 'warn', HUB_BCRYPT_COST: '4' },
      ...{ HUB_REQUESTS_PER_MINUTE: '1000000', HUB_LOOP_SENDS_PER_MINUTE: '1000000', HUB_CONSOLE: 'off' },
    }));
    // Both at once, on an empty database.
    const [one, two] = (await Promise.all(envs.map((env) => start({ ...env, HUB_LOG_LEVEL: 'info' })))) as [
      HubProcess,
      HubProcess,
    ];
    const account = { username: 'mia', password: 'plum-Orbit-72' };
    const headers = { 'content-type': 'application/json' };
    const registered = await fetch(`${urls[0]}/api/auth/register`, {
      method: 'POST',
      headers,
      body: JSON.stringify(account),
    });
    const { token, network_id: network } = (await registered.json()) as { token: string; network_id: string };
    await fetch(`${urls[0]}/api/auth/node-token`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ network_id: network, node_name: 'beta' }),
    });
    const load = driveLoad({ hubs: urls, token, alias: 'beta' });
    const main = join(next, 'src/main.ts');
    await goOn(load.met, urls);

    await stop(one);
    const newOne = await start({ ...envs[0]!, HUB_LOG_LEVEL: 'info' }, main);
    expect(await Promise.all(urls.map(versionOf))).toEqual([nextVersion, await versionOf(urls[1]!)]);
    expect(await versionOf(urls[1]!)).not.toBe(nextVersion);
    await goOn(load.met, urls);

    await stop(two);
    await start({ ...envs[1]!, HUB_LOG_LEVEL: 'info' }, main);
    await goOn(load.met, urls);
    await load.end();

    const errors = running.flatMap((hub) => hub.output().match(/^\{"level":"(error|fatal)".*/gm) ?? []);
    expect({ failures: load.met.failures, errors }).toEqual({ failures: [], errors: [] });
    expect(newOne.output()).toMatch(/"\d{4}-add-flavour"/);
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ task_id: string }>('select task_id from tasks');
    await client.end();
    expect(new Set(rows.map(({ task_id }) => task_id))).toEqual(load.met.sent);
    // The way back is a restore: the older version no longer starts here.
    const older = spawnHub(envs[0]!);
    running.push(older);
    expect(await older.exit).toBe(2);
    expect(older.output()).toMatch(/\(\d{4}-add-flavour is unknown to this one\)/);
  }, 180_000);
} else {
  test('the next version migrates a SQLite file, which the older one then refuses', async () => {
    const place = await createTestPlace();
    places.push(place);
    const env = { HUB_PORT: '0', HUB_DATA_DIR: place.directory, HUB_DATABASE_URL: place.databaseUrl };
    await stop(await start(env));
    await stop(await start(env, join(next, 'src/main.ts')));
    const older = spawnHub(env);
    running.push(older);
    expect(await older.exit).toBe(2);
    expect(older.output()).toMatch(/\(\d{4}-add-flavour is unknown to this one\)/);
  });
}
