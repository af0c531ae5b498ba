import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { MikroORM as SqliteOrm } from '@mikro-orm/sqlite';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { entities } from '../../src/entities/index.ts';
import { postgresMigrations } from '../../src/migrations/postgres/index.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createTestPlace, testEngine, testLog, type TestPlace } from '../support/database.ts';
import { spawnHub } from '../support/hub-process.ts';

let place: TestPlace;
const opened: Database[] = [];
beforeEach(async () => {
  place = await createTestPlace({ migrated: false });
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await place.remove();
});

const open = async (): Promise<Database> => {
  const database = await openDatabase({ databaseUrl: place.databaseUrl, databasePool: 4 }, { log: testLog });
  opened.push(database);
  return database;
};
const ran = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from mikro_orm_migrations`.execute(database.reader);
  return rows[0]?.n ?? 0;
};

/** The one index that SQLite has otherwise than Postgres. */
const ownIndex = 'create index inbox_unread on inbox (inbox_number, rank, inbox_seq) where acked = 0';

/** What a SQLite file says of its tables and indexes, whatever the blanks and quotes. */
function definitionsOf(db: Sqlite.Database): string[] {
  const texts = db.prepare("select sql from sqlite_master where sql is not null and name not like 'mikro_orm_%'");
  const all = texts.pluck().all() as string[];
  return all
    .filter((text) => !text.includes('sqlite_sequence'))
    .map((text) => partsOf(text.replace(/[\s`"]/g, '')))
    .sort();
}

/** A table's columns and keys in any order, because a column that was added later stands last; anything else as it is. */
function partsOf(text: string): string {
  if (!text.startsWith('CREATETABLE')) return text;
  const [from, to] = [text.indexOf('(') + 1, text.lastIndexOf(')')];
  // The commas between parentheses belong to keys of several columns.
  const parts = text.slice(from, to).split(/,(?![^()]*\))/);
  return `${text.slice(0, from)}${parts.sort().join(',')}${text.slice(to)}`;
}

test('the migrated schema is the schema of the entities: else run `make migration name=…`', async () => {
  await (await open()).migrate();
  const options = { entities: [...entities], allowGlobalContext: false };
  const file = place.databaseUrl.slice('sqlite:'.length);
  const orm =
    testEngine === 'sqlite'
      ? new SqliteOrm({ ...options, dbName: file })
      : new PostgresOrm({
          ...options,
          clientUrl: place.databaseUrl,
          // Those of Postgres stand in its migrations alone.
          schemaGenerator: { ignoreTriggers: true },
        });
  try {
    if (testEngine === 'postgres') {
      expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
      return;
    }
    // MikroORM reads a foreign key of two columns in SQLite as two keys: the definitions themselves are compared.
    const fresh = new Sqlite(':memory:').exec(await orm.schema.getCreateSchemaSQL({ wrap: false }));
    const migrated = new Sqlite(file, { readonly: true });
    fresh.exec(`drop index inbox_unread; ${ownIndex}`);
    expect(definitionsOf(migrated)).toEqual(definitionsOf(fresh));
    migrated.close();
  } finally {
    await orm.close(true);
  }
});

test('migrating twice changes nothing', async () => {
  const database = await open();
  await database.migrate();
  const once = await ran(database);
  await database.migrate();
  expect(once).toBeGreaterThan(0);
  expect(await ran(database)).toBe(once);
});

test('a hub is ready only when its schema is there', async () => {
  const database = await open();
  expect(await database.isReady()).toBe(false);
  await database.migrate();
  expect(await database.isReady()).toBe(true);
});

test('a hub refuses a schema that a newer one has migrated, and names what it does not know', async () => {
  const newer = await open();
  await newer.migrate();
  await newer.transaction(({ db }) =>
    sql`insert into mikro_orm_migrations (name) values ('0099-from-the-future')`.execute(db),
  );
  const older = await open();
  await expect(older.migrate()).rejects.toThrow(
    'The database was migrated by a newer hub (0099-from-the-future is unknown to this one): start that version or a ' +
      'later one, or name another database with HUB_DATABASE_URL.',
  );
  expect(await older.isReady()).toBe(false);
  expect(await newer.isReady()).toBe(true);
  const settings = { HUB_PORT: '0', HUB_DATA_DIR: place.directory, HUB_DATABASE_URL: place.databaseUrl };
  const run = spawnHub(settings);
  expect(await run.exit).toBe(2);
  expect(run.output().trim().split('\n')).toEqual([expect.stringContaining('0099-from-the-future')]);
});

if (testEngine === 'postgres') {
  test('hubs that start at once migrate once', async () => {
    const databases = await Promise.all([open(), open(), open()]);
    await Promise.all(databases.map((database) => database.migrate()));
    expect(await ran(databases[0])).toBe(postgresMigrations.length);
  });
}
