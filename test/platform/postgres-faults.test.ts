import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { asFault, isCollision, isRetryable } from '../../src/platform/db/postgres-faults.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import { openTestDatabase, testEngine, testLog } from '../support/database.ts';

const state = (code: string): Error => Object.assign(new Error('from the server'), { code });

describe('faults', () => {
  test.each(['08006', '53300', '53100', '57P01', '57014', '58030', '55P03'])(
    '%s means that the database is away',
    (code) => {
      expect(asFault(state(code))).toBeInstanceOf(DatabaseUnavailable);
    },
  );

  test.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' })]),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
  ])('%s means that the database is away', (error) => {
    expect(asFault(error)).toBeInstanceOf(DatabaseUnavailable);
  });

  test('a violated constraint and an error of the work stay what they are', () => {
    for (const error of [state('23505'), new Error('refused'), new TypeError('x')]) expect(asFault(error)).toBe(error);
  });

  test('only serialization failures, deadlocks and collisions are run again', () => {
    const codes = ['40001', '40P01', '23505', '23503', '23502', '57P01'];
    expect(codes.filter((code) => isRetryable(state(code)))).toEqual(['40001', '40P01']);
    expect(codes.filter((code) => isCollision(state(code)))).toEqual(['23505', '23503']);
  });
});

if (testEngine === 'postgres') {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const killAll = (from: Database): Promise<unknown> =>
    from.transaction(({ db }) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'hub' and datname = current_database() and pid <> pg_backend_pid()`.execute(db),
    );

  test('numbers, times and sums come back as numbers, the zone is UTC', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as n, 1763722272000::bigint as t, sum(x) as s, current_setting('TimeZone') as zone
      from (values (1::bigint), (2)) as v (x)`.execute(database.reader);
    expect(rows[0]).toEqual({ n: 2, t: 1_763_722_272_000, s: 3, zone: 'UTC' });
  });

  test('connections that the server drops are replaced; what ran on them is told so', async () => {
    const other = await openDatabase({ databaseUrl: database.databaseUrl, databasePool: 2 }, { log: testLog });
    try {
      const cut = other.transaction(async ({ db }) => {
        await db.insertInto('hub_meta').values({ key: 'cut', value: 'x' }).execute();
        await killAll(database);
        await db.insertInto('hub_meta').values({ key: 'cut too', value: 'x' }).execute();
      });
      await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable);
      await other.transaction(({ db }) => db.insertInto('hub_meta').values({ key: 'after', value: 'x' }).execute());
      const rows = await database.reader.selectFrom('hub_meta').select('key').execute();
      expect(rows).toEqual([{ key: 'after' }]);
    } finally {
      await other.close();
    }
  });

  test('a column that a newer hub adds fails neither reads nor units that were prepared before', async () => {
    const read = (): Promise<unknown> => database.reader.selectFrom('hub_meta').selectAll().execute();
    const unit = (networkId?: string): Promise<unknown> =>
      database.transaction(
        ({ db }) => db.selectFrom('networks').selectAll().forUpdate().execute(),
        networkId === undefined ? undefined : { networkId },
      );
    const inLane = (): Promise<unknown> => Promise.all([unit('net_1'), unit('net_1'), unit('net_1')]);
    const use = async (): Promise<void> => {
      for (let n = 0; n < 4; n += 1) await Promise.all([read(), read(), unit(), unit(), inLane()]);
    };
    await use();
    await database.transaction(async ({ db }) => {
      for (const table of ['hub_meta', 'networks'])
        await sql`alter table ${sql.table(table)} add flavour text`.execute(db);
    });
    await use();
    expect(Object.keys(((await read()) as object[])[0] ?? { flavour: null })).toContain('flavour');
  });

  test('a read that a migration locks out crosswise runs again behind it', async () => {
    const client = new Client({ connectionString: database.databaseUrl });
    await client.connect();
    try {
      await client.query('begin; lock table networks in access exclusive mode');
      const read = sql<{ n: number }>`select (select count(*) from hub_meta) + (select count(*) from networks) as n`;
      const answer = read.execute(database.reader).then(({ rows }) => rows);
      const waiting = `select 1 from pg_locks where relation = 'networks'::regclass and not granted`;
      while ((await client.query(waiting)).rowCount === 0);
      // The server ends the one that has waited longer, which is the read.
      await client.query('lock table hub_meta in access exclusive mode');
      await client.query('commit');
      expect(await answer).toEqual([{ n: 0 }]);
    } finally {
      await client.end();
    }
  });

  test('no server: an error within two and a half seconds', async () => {
    const start = performance.now();
    const opening = openDatabase(
      { databaseUrl: 'postgres://hub:x@127.0.0.1:1/hub', databasePool: 2 },
      { log: testLog },
    );
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(performance.now() - start).toBeLessThan(2_500);
  });

  test('a server that may lose what it acknowledged is refused', async () => {
    const name = new URL(database.databaseUrl).pathname.slice(1);
    await database.transaction(({ db }) =>
      sql`alter database ${sql.ref(name)} set synchronous_commit = off`.execute(db),
    );
    const opening = openDatabase({ databaseUrl: database.databaseUrl, databasePool: 2 }, { log: testLog });
    await expect(opening).rejects.toThrow('synchronous_commit');
  });
}
