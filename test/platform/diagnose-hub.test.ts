import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { checkClock, checkPostgres, diagnoseHub } from '../../src/diagnose-hub.ts';
import { checkSync, judgeFileSystem, judgeSync } from '../../src/diagnose-disk.ts';
import type { HubFinding } from '../../src/hub-finding.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createTestPlace, testEngine, testLog } from '../support/database.ts';
import type { TestPlace } from '../support/database.ts';
import { startTestHub } from '../support/start-hub.ts';

const key = '1'.repeat(64);
let place: TestPlace;
let sound: Record<string, string>;
const elsewhere = mkdtempSync(join(tmpdir(), 'hub-doctor-'));
beforeAll(async () => {
  place = await createTestPlace();
  const hub = await startTestHub({ databaseUrl: place.databaseUrl, settings: { HUB_VAULT_KEY: key } });
  await hub.close();
  sound = { HUB_DATA_DIR: place.directory, HUB_DATABASE_URL: place.databaseUrl, HUB_VAULT_KEY: key };
});
afterAll(async () => {
  rmSync(elsewhere, { recursive: true, force: true });
  await place.remove();
});

const diagnose = async (env: Readonly<Record<string, string>> = {}): Promise<HubFinding[]> => {
  const found: HubFinding[] = [];
  for await (const finding of diagnoseHub([], { ...sound, ...env })) found.push(finding);
  return found;
};
/** The checks that found something, each of which says how to mend it. */
const badOf = async (env: Readonly<Record<string, string>>): Promise<string[]> => {
  const found = (await diagnose(env)).filter(({ ok }) => !ok);
  for (const { mend } of found) expect(mend).toMatch(/\w/);
  return found.map(({ check }) => check);
};

describe('diagnoseHub', () => {
  test('a sound hub has no bad finding, and every part was looked at', async () => {
    const found = await diagnose();
    // The test's own server on Postgres commits to memory, which nobody calls sound.
    // Nor is a folder for temporary files that lies in memory.
    const others = found.filter(({ check }) => check !== 'postgres' && check !== 'sync');
    expect(others.filter(({ ok }) => !ok)).toEqual([]);
    const engine = testEngine === 'postgres' ? ['clock', 'postgres'] : ['wal'];
    expect([...new Set(found.map(({ check }) => check))].sort()).toEqual(
      ['settings', 'disk', 'sync', 'proxy', 'schema', 'vault', ...engine].sort(),
    );
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a setting at fault', { HUB_PORT: 'x' }, 'settings'],
    ['a directory that is not there', { HUB_DATA_DIR: join(elsewhere, 'nowhere') }, 'disk'],
    ['an address for all without a public origin', { HUB_HOST: '0.0.0.0' }, 'proxy'],
    ['a proxy that nobody trusts', { HUB_PUBLIC_ORIGIN: 'https://hub.example' }, 'proxy'],
    ['tokens in the clear', { HUB_PUBLIC_ORIGIN: 'http://hub.example', HUB_TRUSTED_PROXIES: '127.0.0.1' }, 'proxy'],
    ['another vault key', { HUB_VAULT_KEY: '2'.repeat(64) }, 'vault'],
    ['an empty database', { HUB_DATABASE_URL: `sqlite:${join(elsewhere, 'none.sqlite')}` }, 'schema'],
    ['a Postgres that is away', { HUB_DATABASE_URL: 'postgres://hub@127.0.0.1:1/hub' }, 'database'],
  ])('%s', async (_title, env, check) => {
    expect((await badOf(env)).filter((bad) => bad !== 'postgres' && bad !== 'sync')).toEqual([check]);
  });

  test('a database that a newer hub has migrated', async () => {
    const newer = await createTestPlace();
    try {
      const database = await openDatabase({ databaseUrl: newer.databaseUrl, databasePool: 1 }, { log: testLog });
      await database
        .transaction(({ db }) =>
          sql`insert into mikro_orm_migrations (name) values ('0099-from-the-future')`.execute(db),
        )
        .finally(() => database.close());
      const found = (await diagnose({ HUB_DATABASE_URL: newer.databaseUrl })).filter(({ check }) => check === 'schema');
      const message = expect.stringContaining('by a newer hub (0099-from-the-future is unknown to this one)');
      expect(found).toEqual([{ check: 'schema', ok: false, message, mend: expect.stringMatching(/\w/) }]);
    } finally {
      await newer.remove();
    }
  });

  test('a damaged key file, and one that is missing', async () => {
    const env = { HUB_VAULT_KEY: '', HUB_DATA_DIR: elsewhere };
    expect(await badOf(env)).toContain('vault');
    writeFileSync(join(elsewhere, 'vault.key'), 'no key');
    expect(await badOf(env)).toContain('vault');
  });

  test('a log that nobody moves into the file', async () => {
    const file = join(elsewhere, 'long.sqlite');
    writeFileSync(`${file}-wal`, '');
    truncateSync(`${file}-wal`, 300 * 1_048_576);
    expect(await badOf({ HUB_DATABASE_URL: `sqlite:${file}` })).toContain('wal');
  });
});

describe('checkSync', () => {
  test('writes to the disk and leaves nothing', async () => {
    const before = readdirSync(elsewhere);
    expect((await checkSync(elsewhere, true))?.message).toMatch(
      /^a block is on the disk after \d+\.\d ms$|is in memory/,
    );
    expect(readdirSync(elsewhere)).toEqual(before);
  });

  test('a directory that is missing is found by another check', async () => {
    expect(await checkSync(join(elsewhere, 'nowhere'), true)).toBeUndefined();
  });

  test.each([
    ['in memory', 0x01_02_19_94, 'in memory'],
    ['of NFS', 0x69_69, 'of the network'],
  ])('a file system %s', (_what, type, said) => {
    expect(judgeFileSystem('/data', type, true)).toMatchObject({ check: 'sync', ok: false });
    expect(judgeFileSystem('/data', type, true)?.message).toContain(said);
    expect(judgeFileSystem('/data', 0xef_53, true)).toBeUndefined();
  });

  test('files of a hub on Postgres may lie anywhere on the network', () => {
    expect(judgeFileSystem('/data', 0x69_69, false)).toBeUndefined();
  });

  test('a slow disk', () => {
    expect([judgeSync(3).ok, judgeSync(51).ok]).toEqual([true, false]);
  });
});

describe('checkPostgres', () => {
  const fine: Readonly<Record<string, string>> = {
    ...{ server_version_num: '160003', server_version: '16.3', max_connections: '100', fsync: 'on' },
    ...{ synchronous_commit: 'on', full_page_writes: 'on', statement_timeout: '0' },
  };
  const badWith = (changed: Readonly<Record<string, string>>): HubFinding[] =>
    checkPostgres({ databasePool: 20 }, (name) => ({ ...fine, ...changed })[name] ?? '').filter(({ ok }) => !ok);

  test('settings that keep what is acknowledged are good', () => expect(badWith({})).toEqual([]));

  test.each([
    ['server_version_num', '130012'],
    ['max_connections', '29'],
    ['fsync', 'off'],
    ['synchronous_commit', 'off'],
    ['full_page_writes', 'off'],
    ['statement_timeout', '29999'],
  ])('%s %s is bad, and says how to mend it', (name, value) => {
    const [found, ...more] = badWith({ [name]: value });
    expect([found?.ok, more]).toEqual([false, []]);
    expect(found?.mend).toMatch(/\w/);
  });
});

test('clocks may differ by two seconds', () => {
  expect([checkClock(-2_000).ok, checkClock(2_001).ok, checkClock(-2_001).ok]).toEqual([true, false, false]);
});
