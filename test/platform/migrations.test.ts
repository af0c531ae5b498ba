import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { MikroORM as SqliteOrm } from '@mikro-orm/sqlite';
import { sql } from 'kysely';
import { entities } from '../../src/entities/index.ts';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { createTestPlace, testEngine, testLog, type TestPlace } from '../support/database.ts';

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

test('the migrated schema is the schema of the entities', async () => {
  await (await open()).migrate();
  const options = { entities: [...entities], allowGlobalContext: false };
  const orm =
    testEngine === 'sqlite'
      ? new SqliteOrm({ ...options, dbName: place.databaseUrl.slice('sqlite:'.length) })
      : new PostgresOrm({ ...options, clientUrl: place.databaseUrl });
  try {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
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

if (testEngine === 'postgres') {
  test('hubs that start at once migrate once', async () => {
    const databases = await Promise.all([open(), open(), open()]);
    await Promise.all(databases.map((database) => database.migrate()));
    expect(await ran(databases[0])).toBe(1);
  });
}
