import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createTestPlace, testEngine, testLog, type TestPlace } from '../support/database.ts';
import { startTestHub, type TestHub } from '../support/start-hub.ts';
import { dumpSchema, loadDump, readRelease, releasesOf } from './releases.ts';

const places: TestPlace[] = [];
const emptyPlace = async (): Promise<TestPlace> => {
  const place = await createTestPlace({ migrated: false });
  places.push(place);
  return place;
};
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

const migrate = async ({ databaseUrl }: TestPlace, hubs = 1): Promise<void> => {
  const settings = { databaseUrl, databasePool: 4 };
  const opened = await Promise.all(Array.from({ length: hubs }, () => openDatabase(settings, { log: testLog })));
  await Promise.all(opened.map((database) => database.migrate()));
  for (const database of opened) expect(await database.isReady()).toBe(true);
  for (const database of opened) await database.close();
};

/** Whoever waits in an inbox is still handed out: no answer above tells of it. */
async function expectUnread(hub: TestHub, token: string): Promise<void> {
  const waiting = await hub.hub.database.reader
    .selectFrom('inbox')
    .select(['id', 'to_key', 'network_id'])
    .where('to_kind', '=', 'alias')
    .where('acked', '=', 0)
    .execute();
  const inboxes = Map.groupBy(waiting, ({ to_key: alias }) => alias);
  expect(inboxes.size).toBeGreaterThan(1);
  for (const [alias, rows] of inboxes) {
    const { messages } = await hub.tool('get_inbox', { alias, limit: 100, network_id: rows[0]?.network_id }, token);
    const handedOut = (messages as readonly { readonly id: string }[]).map(({ id }) => id);
    expect([alias, handedOut.sort()]).toEqual([alias, rows.map(({ id }) => id).sort()]);
  }
}

test('the database of the release in package.json is kept', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  expect(releasesOf(testEngine)).toContain(version);
});

describe.each(releasesOf(testEngine))('the database of %s', (version) => {
  const { dump, told } = readRelease(version, testEngine);

  test('has the schema of a fresh one after it was migrated', async () => {
    const [old, fresh] = [await emptyPlace(), await emptyPlace()];
    await loadDump(old.databaseUrl, dump);
    await migrate(old);
    await migrate(fresh);
    expect(await dumpSchema(old.databaseUrl)).toEqual(await dumpSchema(fresh.databaseUrl));
  });

  test('answers as it did, over the API of this hub', async () => {
    const { databaseUrl } = await emptyPlace();
    await loadDump(databaseUrl, dump);
    const settings = { HUB_VAULT_KEY: told.vaultKey };
    const hub = await startTestHub({ now: told.now, databaseUrl, settings, areRequestsMadeUp: true });
    try {
      for (const { path, token, body } of told.answers) {
        const answer = await hub.api('GET', path, { token });
        // A later hub may say more, never less.
        expect({ path, ...answer.body }).toMatchObject({ path, ...(body as object) });
      }
      await expectUnread(hub, told.answers[0]?.token ?? '');
    } finally {
      await hub.close();
    }
  });

  if (testEngine === 'postgres') {
    test('is migrated once by hubs that start at the same time', async () => {
      const place = await emptyPlace();
      await loadDump(place.databaseUrl, dump);
      await migrate(place, 3);
      const fresh = await emptyPlace();
      await migrate(fresh);
      expect(await dumpSchema(place.databaseUrl)).toEqual(await dumpSchema(fresh.databaseUrl));
    });
  }
});

if (testEngine === 'postgres') {
  test('migrations that another hub locks out crosswise run again behind it', async () => {
    const place = await emptyPlace();
    await loadDump(place.databaseUrl, readRelease('0.1.0', testEngine).dump);
    const other = new Client({ connectionString: place.databaseUrl });
    await other.connect();
    try {
      // Who has waited for so long looks for a deadlock, once, and is ended by it: the migrations, with time for the rest here.
      const { rows } = await other.query<{ name: string }>('select current_database() as name');
      await other.query(`alter database ${rows[0]?.name} set deadlock_timeout = '3s'; set deadlock_timeout = '1min'`);
      // Migrations change their tables before they are noted.
      await other.query('begin; lock table mikro_orm_migrations in exclusive mode');
      const migrated = migrate(place);
      migrated.catch(() => undefined);
      const waiting = `select 1 from pg_locks where relation = 'mikro_orm_migrations'::regclass and not granted`;
      while ((await other.query(waiting)).rowCount === 0);
      await other.query('select count(*) from users');
      await other.query('commit');
      await migrated;
    } finally {
      await other.end();
    }
  });
}
