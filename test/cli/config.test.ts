import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { sqliteMigrations } from '../../src/migrations/sqlite/index.ts';
import { createTestPlace, type TestPlace } from '../support/database.ts';
import { startTestHub } from '../support/start-hub.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';

// Every step is a process of its own.
jest.setTimeout(60_000);

let world: CliWorld;
beforeAll(async () => void (world = await openCliWorld()));
afterAll(() => world.close());

const faulty = { HUB_PROT: '1', HUB_PORT: 'x', HUB_AUTH_TOKEN: 'master-of-config' };

describe('config check', () => {
  test('sound settings end with 0; flags are those of `ahub serve`', async () => {
    const { code, stdout } = await world.stranger(['config', 'check', '--port', '9300']);
    expect([code, stdout]).toEqual([0, 'The settings are sound.\n']);
  });

  test('all faults at once end with 1, one a line or in one object', async () => {
    const told = await world.stranger(['config', 'check'], { env: faulty });
    const faults = [
      'unknown setting HUB_PROT; did you mean HUB_PORT?',
      'HUB_PORT must be a whole number from 0 to 65535',
    ];
    expect([told.code, told.stdout]).toEqual([1, `${faults.join('\n')}\n`]);
    const listed = await world.stranger(['config', 'check', '--json', '--log-ring', '0'], { env: faulty });
    expect(listed.code).toBe(1);
    const more = [...faults, 'HUB_LOG_RING must be a whole number from 1 to 100000'];
    expect(JSON.parse(listed.stdout)).toEqual({ ok: false, faults: more });
  });
});

describe('config print', () => {
  test('every setting, where it came from, and no secret', async () => {
    const args = ['config', 'print', '--json', '--port', '9300', '--data-dir', world.home];
    const { code, stdout } = await world.stranger(args, {
      env: { HUB_AUTH_TOKEN: 'master-of-config', HUB_LOG_RING: '9' },
    });
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { setting: string });
    expect(code).toBe(0);
    expect(rows).toContainEqual({ setting: 'HUB_PORT', value: 9300, source: 'flag' });
    expect(rows).toContainEqual({ setting: 'HUB_LOG_RING', value: 9, source: 'env' });
    expect(rows).toContainEqual({ setting: 'HUB_DATA_DIR', value: world.home, source: 'flag' });
    expect(rows).toContainEqual({ setting: 'HUB_AUTH_TOKEN', value: '***', source: 'env' });
    expect(stdout).not.toContain('master-of-config');
  });

  test('settings at fault are told beside the list, and end with 1', async () => {
    const { code, stdout, stderr } = await world.stranger(['config', 'print'], { env: faulty });
    expect([code, stdout.includes('HUB_PORT\t9200\tdefault\n')]).toEqual([1, true]);
    expect(stderr).toContain('HUB_PORT must be a whole number');
  });
});

describe('migrate', () => {
  const place = (name: string) => ({ HUB_DATA_DIR: join(world.home, name), HUB_DATABASE_URL: '' });

  test('--check lists what waits and makes nothing; without it all is carried out, once', async () => {
    const env = place('fresh');
    const waiting = await world.stranger(['migrate', '--check', '--json'], { env });
    const names = sqliteMigrations.map(({ name }) => name);
    expect([waiting.code, JSON.parse(waiting.stdout)]).toEqual([1, { ok: false, waiting: names }]);
    expect(existsSync(env.HUB_DATA_DIR)).toBe(false);
    const done = await world.stranger(['migrate', '--json'], { env });
    expect([done.code, JSON.parse(done.stdout)]).toEqual([0, { ok: true, migrated: names }]);
    expect((await world.stranger(['migrate', '--check'], { env })).stdout).toBe('No migration waits.\n');
    expect((await world.stranger(['migrate'], { env })).stdout).toBe('No migration was waiting.\n');
  });

  test('the last migration alone waits where the others are done, on the engine of the run', async () => {
    const { databaseUrl } = world.hub;
    const env = { HUB_DATA_DIR: join(world.home, 'other'), HUB_DATABASE_URL: databaseUrl };
    expect(await world.stranger(['migrate', '--check'], { env })).toMatchObject({ code: 0 });
    const last = sqliteMigrations.at(-1)?.name ?? '';
    const forget = sql`delete from mikro_orm_migrations where name = ${last}`;
    await world.hub.hub.database.transaction((unit) => forget.execute(unit.db));
    const { code, stdout } = await world.stranger(['migrate', '--check'], { env });
    expect([code, stdout]).toEqual([1, `${last}\n`]);
    await world.hub.hub.database.transaction((unit) =>
      sql`insert into mikro_orm_migrations (name, executed_at) values (${last}, current_timestamp)`.execute(unit.db),
    );
  });

  test('a database of a newer hub is told in the sentence of its start, and ends with 1', async () => {
    const env = { HUB_DATA_DIR: join(world.home, 'newer'), HUB_DATABASE_URL: world.hub.databaseUrl };
    const { database } = world.hub.hub;
    const name = '0099-from-the-future';
    await database.transaction(({ db }) => sql`insert into mikro_orm_migrations (name) values (${name})`.execute(db));
    const { code, stdout, stderr } = await world.stranger(['migrate', '--check'], { env });
    await database.transaction(({ db }) => sql`delete from mikro_orm_migrations where name = ${name}`.execute(db));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^ahub: The database was migrated by a newer hub \(0099-from-the-future is unknown/);
  });

  test('what cannot be opened is told in a sentence', async () => {
    const file = join(world.home, 'broken.sqlite');
    writeFileSync(
      file,
      'this is no database, whatever its name says; it is longer than the head of one would be. '.repeat(9),
    );
    const env = { ...place('broken'), HUB_DATABASE_URL: `sqlite:${file}` };
    const { code, stderr } = await world.stranger(['migrate', '--check'], { env });
    expect([code, stderr.includes('is damaged (SQLITE_NOTADB)')]).toEqual([1, true]);
  });
});

describe('rotate-vault-key', () => {
  const [old, fresh] = ['1'.repeat(64), '2'.repeat(64)];
  let place: TestPlace;
  beforeAll(async () => {
    place = await createTestPlace();
    const hub = await startTestHub({ databaseUrl: place.databaseUrl, settings: { HUB_VAULT_KEY: old } });
    const owner = await hub.registerUser();
    await hub.tool('upsert_network_secret', { key: 'OPENAI_API_KEY', value: 'sealed-by-the-old-one' }, owner.token);
    await hub.close();
  });
  afterAll(() => place.remove());
  const rotate = (keys: Readonly<Record<string, string>>) =>
    world.stranger(['rotate-vault-key', '--json'], {
      env: { HUB_DATA_DIR: join(world.home, 'vault'), HUB_DATABASE_URL: place.databaseUrl, ...keys },
    });

  test('without the former key nothing is done, and the sentence says what to set', async () => {
    const { code, stdout, stderr } = await rotate({ HUB_VAULT_KEY: fresh });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('HUB_VAULT_PREVIOUS_KEY');
  });

  test('every secret is sealed anew, once', async () => {
    const done = await rotate({ HUB_VAULT_KEY: fresh, HUB_VAULT_PREVIOUS_KEY: old });
    expect([done.code, JSON.parse(done.stdout)]).toMatchObject([0, { ok: true, rotated: 1, unreadable: [] }]);
    expect(done.stdout + done.stderr).not.toContain(fresh);
    const again = await rotate({ HUB_VAULT_KEY: fresh });
    expect([again.code, JSON.parse(again.stdout)]).toMatchObject([0, { ok: true, rotated: 0 }]);
  });
});
