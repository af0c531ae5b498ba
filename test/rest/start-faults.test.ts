import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CannotStartYet } from '../../src/platform/platform-errors.ts';
import { asDatabaseFault } from '../../src/platform/start-faults.ts';
import { createTestPlace, testEngine } from '../support/database.ts';
import type { TestPlace } from '../support/database.ts';
import { spawnHub } from '../support/hub-process.ts';
import { startTestHub } from '../support/start-hub.ts';

jest.setTimeout(60_000);

let directory: string;
let place: TestPlace;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'hub-start-'));
  place = await createTestPlace();
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await place.remove();
});

/** What the program says when it cannot start; it must be one sentence. */
async function refusal(env: Readonly<Record<string, string>>, code = 2): Promise<string> {
  const run = spawnHub({ HUB_PORT: '0', HUB_DATA_DIR: place.directory, HUB_DATABASE_URL: place.databaseUrl, ...env });
  expect([await run.exit, run.output()]).toEqual([code, expect.stringMatching(/^[^\n{]+\.\n$/)]);
  expect(run.output()).not.toMatch(/\n +at /);
  return run.output();
}

const file = (name: string, content: string): string => {
  writeFileSync(join(directory, name), content);
  return join(directory, name);
};

describe('a program that cannot start ends with 2 and one sentence that says where and how to mend it', () => {
  test.each([
    ['a data directory that cannot be made', 'HUB_DATA_DIR', {}],
    ['an uploads directory that cannot be made', 'HUB_UPLOADS_DIR', {}],
  ])('%s', async (_what, setting, more) => {
    const path = join(file('plain', ''), 'below');
    expect(await refusal({ ...more, [setting]: path })).toMatch(new RegExp(`${path}.*${setting}`));
  });

  test('a port in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await refusal({ HUB_PORT: String(port) })).toMatch(new RegExp(`${port}.*HUB_PORT`));
    server.close();
  });

  test('a port of the metrics in use, and the port of the hub itself', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const taken = `127.0.0.1:${port}`;
    expect(await refusal({ HUB_METRICS_LISTEN: taken })).toMatch(new RegExp(`${port}.*HUB_METRICS_LISTEN`));
    server.close();
    expect(await refusal({ HUB_PORT: String(port), HUB_METRICS_LISTEN: taken })).toMatch(new RegExp(`${port}.*HUB_`));
  });

  test('an address of another machine', async () => {
    expect(await refusal({ HUB_HOST: '192.0.2.1' })).toMatch(/192\.0\.2\.1.*HUB_HOST/);
  });

  test('a database file that is none', async () => {
    const path = file('damaged.sqlite', 'this is no database '.repeat(1_000));
    expect(await refusal({ HUB_DATABASE_URL: `sqlite:${path}` })).toMatch(
      new RegExp(`${path} is damaged .*backup.*HUB_DATABASE_URL`),
    );
  });

  test('a database file that is a directory', async () => {
    const path = join(directory, 'folder.sqlite');
    mkdirSync(path);
    expect(await refusal({ HUB_DATABASE_URL: `sqlite:${path}` })).toMatch(new RegExp(`${path}.*HUB_DATABASE_URL`));
  });

  if (testEngine === 'postgres') {
    test('a Postgres that refuses the password or has no such database', async () => {
      const url = new URL(place.databaseUrl);
      url.pathname = '/nowhere';
      expect(await refusal({ HUB_DATABASE_URL: url.href })).toMatch(/3D000.*HUB_DATABASE_URL/);
      url.password = 'another';
      expect(await refusal({ HUB_DATABASE_URL: url.href })).toMatch(/28P01.*HUB_DATABASE_URL/);
    });
  }

  test('another vault key than the one of the database; with the former key beside it the hub starts', async () => {
    const [first, second] = ['11'.repeat(32), '22'.repeat(32)] as const;
    const shared = await createTestPlace();
    const { databaseUrl } = shared;
    const start = (settings: Readonly<Record<string, string>>) => startTestHub({ databaseUrl, settings });
    const own = await start({ HUB_VAULT_KEY: first });
    const { keyId } = own.hub.platform.vault;
    // Only Postgres takes two hubs at once.
    if (testEngine === 'sqlite') await own.close();
    expect(await refusal({ HUB_DATABASE_URL: databaseUrl, HUB_VAULT_KEY: second })).toMatch(
      /HUB_VAULT_KEY.*HUB_VAULT_PREVIOUS_KEY.*rotate-vault-key/,
    );
    const both = await start({ HUB_VAULT_KEY: second, HUB_VAULT_PREVIOUS_KEY: first });
    // Until the rotation it seals what hubs with the former key alone can open.
    expect(both.hub.platform.vault.keyId).toBe(keyId);
    await Promise.all([own.close(), both.close()]);
    await shared.remove();
  });
});

describe('a program that cannot start yet ends with 1, so that whoever runs it tries again, and with the same sentence', () => {
  test('a Postgres that is not there', async () => {
    const said = await refusal({ HUB_DATABASE_URL: 'postgres://hub:hidden-word@127.0.0.1:1/hub' }, 1);
    expect(said).toMatch(/127\.0\.0\.1:1.*ECONNREFUSED.*HUB_DATABASE_URL/);
    expect(said).not.toContain('hidden-word');
  });

  test('a host that has no address', async () => {
    const url = 'postgres://hub@nobody.invalid/hub';
    expect(await refusal({ HUB_DATABASE_URL: url }, 1)).toMatch(/nobody\.invalid.*\((ENOTFOUND|EAI_AGAIN)\)/);
  });

  test('a Postgres that has no lock to give in time, or is starting', () => {
    for (const code of ['55P03', '57P03', '53300', '08006']) {
      const fault = asDatabaseFault(Object.assign(new Error('x'), { code }), 'postgres://hub@db/hub');
      expect(fault).toBeInstanceOf(CannotStartYet);
    }
    for (const code of ['42501', '3D000', '28P01']) {
      const fault = asDatabaseFault(Object.assign(new Error('x'), { code }), 'postgres://hub@db/hub');
      expect(fault).not.toBeInstanceOf(CannotStartYet);
    }
  });
});

if (testEngine === 'sqlite') {
  test('what the program puts on the disk is for its own user alone', async () => {
    const dataDir = join(directory, 'fresh');
    const run = spawnHub({ HUB_PORT: '0', HUB_DATA_DIR: dataDir });
    await run.line('ready');
    const modes = [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))].map((path) => {
      const found = statSync(path);
      return [path.slice(directory.length), (found.mode & 0o777).toString(8)];
    });
    run.child.kill('SIGTERM');
    await run.exit;
    expect(modes.sort()).toEqual([
      ['/fresh', '700'],
      ['/fresh/hub.sock', '600'],
      ['/fresh/hub.sqlite', '600'],
      ['/fresh/hub.sqlite-shm', '600'],
      ['/fresh/hub.sqlite-wal', '600'],
      ['/fresh/uploads', '700'],
      ['/fresh/vault.key', '600'],
    ]);
  });
}
