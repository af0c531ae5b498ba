import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Database, SharedEnd, Unit } from '../../src/platform/db/database.ts';
import { groupLimits } from '../../src/platform/db/group-commit.ts';
import { openSqlite } from '../../src/platform/db/sqlite-database.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import { createTestPlace, testEngine, testLog, type TestPlace } from '../support/database.ts';

const put =
  (key: string, value = 'x') =>
  async (unit: Unit): Promise<void> => {
    await unit.db.insertInto('hub_meta').values({ key, value }).execute();
  };

if (testEngine === 'postgres') {
  test('these faults are SQLite’s alone', () => expect(testEngine).toBe('postgres'));
} else {
  let place: TestPlace;
  let database: Database;
  beforeEach(async () => {
    place = await createTestPlace();
    database = await openSqlite(place.databaseUrl, testLog, {
      // Units that come together stay together, on a busy machine too.
      limits: { ...groupLimits, groupMs: 5_000, unitMs: 100 },
    });
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });
  const keys = async (): Promise<string[]> => {
    const rows = await database.reader.selectFrom('hub_meta').select('key').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };

  test('a full disk: the unit is refused as unavailable, what is stored stays, and with room again all goes on', async () => {
    await database.transaction(put('before'));
    const limitPages = (pages: number): Promise<unknown> =>
      database.transaction(({ db }) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db));
    await limitPages(1);
    const outcomes = await Promise.allSettled([
      database.transaction(put('small')),
      database.transaction(put('big', 'x'.repeat(1e6))),
    ]);
    const [small, big] = outcomes;
    expect(big).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    const stored = small?.status === 'fulfilled' ? ['before', 'small'] : ['before'];
    expect(await keys()).toEqual(stored);
    await limitPages(1_000_000);
    await database.transaction(put('big', 'x'.repeat(1e6)));
    expect(await keys()).toEqual(['before', 'big', ...stored.slice(1)]);
  });

  test('a full disk at the end of units that only leave refuses all of them as unavailable, and all goes on', async () => {
    const keep: SharedEnd<string, unknown> = {
      order: 1,
      begin: (db, keys) =>
        db
          .insertInto('hub_meta')
          .values(keys.map((key) => ({ key, value: 'x'.repeat(1e6) })))
          .execute(),
    };
    const leave = (key: string): Promise<void> =>
      database.transaction(async (unit) => unit.endWith(keep, key), { networkId: 'net', onlyLeaves: true });
    const limitPages = (pages: number): Promise<unknown> =>
      database.transaction(({ db }) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db));
    await limitPages(1);
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(leave));
    expect(outcomes).toEqual(Array(3).fill({ status: 'rejected', reason: expect.any(DatabaseUnavailable) }));
    expect(await keys()).toEqual([]);
    await limitPages(1_000_000);
    await Promise.all(['a', 'b', 'c'].map(leave));
    expect(await keys()).toEqual(['a', 'b', 'c']);
  });

  test('a unit that is at work takes its time, and one that waits for something else is given up', async () => {
    await database.transaction(async (unit) => {
      for (let n = 0; n < 10; n += 1) {
        await put(`k${n}`)(unit);
        await pause(25);
      }
    });
    expect(await keys()).toHaveLength(10);
    const waiting = database.transaction(() => new Promise(() => undefined));
    await expect(waiting).rejects.toThrow('held the writer for 100 ms');
  });

  test('once SQLite has undone the transaction, nothing of the unit is stored: neither together nor one by one', async () => {
    const undo = async ({ db }: Unit): Promise<unknown> => sql`rollback`.execute(db);
    const outcomes = await Promise.allSettled([
      database.transaction(put('before')),
      database.transaction(async (unit) => {
        await put('first')(unit);
        await Promise.all([undo(unit), put('beside')(unit), put('also beside')(unit)]);
      }),
      database.transaction(async (unit) => {
        await undo(unit);
        await put('swallowed')(unit).catch(() => undefined);
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
      Array(3).fill(expect.any(DatabaseUnavailable)),
    );
    expect(await keys()).toEqual([]);
    await database.transaction(put('after'));
    expect(await keys()).toEqual(['after']);
  });

  test('a unit that waits for something else than SQL is given up; the others go on', async () => {
    const outcomes = await Promise.allSettled([
      database.transaction(async (unit) => {
        await put('stuck')(unit);
        await new Promise(() => undefined);
      }),
      database.transaction(put('other')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await keys()).toEqual(['other']);
  });

  test('the write-ahead log stays bounded under load', async () => {
    const file = place.databaseUrl.slice('sqlite:'.length);
    const text = 'x'.repeat(50_000);
    for (let round = 0; round < 100; round += 1) {
      await Promise.all(Array.from({ length: 20 }, (_, n) => database.transaction(put(`${round}-${n}`, text))));
    }
    // 100 MB were written; a log that nobody empties would hold all of them.
    expect(statSync(`${file}-wal`).size).toBeLessThan(64_000_000);
  }, 30_000);

  test('commits sync: the writer is in WAL mode with synchronous = full', async () => {
    const modes = await database.transaction(async ({ db }) => ({
      journal: (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)).rows[0]?.journal_mode,
      synchronous: (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous,
      keys: (await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db)).rows[0]?.foreign_keys,
    }));
    expect(modes).toEqual({ journal: 'wal', synchronous: 2, keys: 1 });
  });
}
