import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Database, Queries, SharedEnd, Unit } from '../../src/platform/db/database.ts';
import { openPostgres } from '../../src/platform/db/postgres-database.ts';
import { laneLimits } from '../../src/platform/db/postgres-lane-source.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import { createTestPlace, testEngine, testLog, type TestPlace } from '../support/database.ts';

const net = { networkId: 'net' };
const together = { networkId: 'net', endsTogether: true };
// A group of the usual length would be cut short on a machine that is busy with something else.
const roomy = { ...laneLimits, groupMs: 5_000 };

const put =
  (key: string) =>
  async (unit: Unit): Promise<string> => {
    await insert(unit.db, [key]);
    return key;
  };
const insert = (db: Queries, keys: readonly string[]): Promise<unknown> =>
  db
    .insertInto('hub_meta')
    .values(keys.map((key) => ({ key, value: 'x' })))
    .execute();
const touch = (db: Queries, key: string): Promise<unknown> =>
  db
    .updateTable('hub_meta')
    .set({ value: sql`value || '+'` })
    .where('key', '=', key)
    .execute();
const valuesOf = async (db: Queries): Promise<Record<string, string>> => {
  const rows = await db.selectFrom('hub_meta').select(['key', 'value']).orderBy('key').execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};
const statuses = (promises: Promise<unknown>[]): Promise<string[]> =>
  Promise.allSettled(promises).then((all) => all.map(({ status }) => status));
const sleep = (db: Queries, seconds: number): Promise<unknown> => sql`select pg_sleep(${seconds})`.execute(db);

if (testEngine === 'sqlite') {
  test('SQLite groups its units by the turn of the loop', () => undefined);
} else {
  let place: TestPlace;
  let database: Database;
  const others: Database[] = [];
  const open = async (size: number, limits = roomy): Promise<Database> => {
    const opened = await openPostgres(place.databaseUrl, size, testLog, limits);
    others.push(opened);
    return opened;
  };
  beforeEach(async () => {
    place = await createTestPlace();
    database = await open(4);
  });
  afterEach(async () => {
    for (const opened of others.splice(0)) await opened.close();
    await place.remove();
  });

  test('units of one network that wait together share a commit, and none is answered before it', async () => {
    const answered: string[] = [];
    const units = ['a', 'b', 'c'].map((key) =>
      database.transaction(put(key), net).then((own) => void answered.push(own)),
    );
    const last = database.transaction(async ({ db }) => {
      await sleep(db, 0.1);
      return { answered: [...answered], committed: Object.keys(await valuesOf(database.reader)) };
    }, net);
    await expect(last).resolves.toEqual({ answered: [], committed: [] });
    await Promise.all(units);
    expect(answered).toEqual(['a', 'b', 'c']);
    expect(database.figures).toEqual({ commits: 1, units: 4 });
    expect(await valuesOf(database.reader)).toEqual({ a: 'x', b: 'x', c: 'x' });
  });

  test('a unit that fails is undone alone; the effects of the others run in their order', async () => {
    const order: number[] = [];
    const outcomes = await statuses(
      Array.from({ length: 12 }, (_, n) =>
        database.transaction(async (unit) => {
          unit.afterCommit(() => void order.push(n));
          await put(n === 5 ? 'k0' : `k${n}`)(unit);
          if (n % 4 === 1) throw new Error('refused');
          if (n === 6) await put('k6')(unit).catch(() => undefined);
        }, net),
      ),
    );
    const failed = [1, 5, 6, 9];
    const kept = Array.from({ length: 12 }, (_, n) => n).filter((n) => !failed.includes(n));
    expect(outcomes.flatMap((outcome, n) => (outcome === 'rejected' ? [n] : []))).toEqual(failed);
    expect(order).toEqual(kept);
    expect(Object.keys(await valuesOf(database.reader))).toEqual(kept.map((n) => `k${n}`).sort());
  });

  test('what units leave to a shared end is stored at once, without the units that failed', async () => {
    const ends: string[][] = [];
    const end: SharedEnd<string> = {
      order: 1,
      begin: async (db, items) => {
        ends.push([...items]);
        await insert(db, items);
      },
    };
    const unit = (key: string, fails = false): Promise<void> =>
      database.transaction(async (open) => {
        open.endWith(end, key);
        await sleep(open.db, 0);
        if (fails) throw new Error('refused');
      }, together);
    const looking = { networkId: 'net' };
    const seen = statuses([unit('a'), unit('b', true), unit('c')]);
    const look = database.transaction(({ db }) => valuesOf(db), looking);
    const after = statuses([unit('d'), unit('e')]);
    expect(await seen).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    // A unit that does not end with the others may look for what they left.
    expect(await look).toEqual({ a: 'x', c: 'x' });
    expect(await after).toEqual(['fulfilled', 'fulfilled']);
    expect(ends).toEqual([
      ['a', 'c'],
      ['d', 'e'],
    ]);
    expect(database.figures.commits).toBe(1);
  });

  test('a shared end that fails costs another run of its units, each alone', async () => {
    const end: SharedEnd<string, unknown> = { order: 1, begin: insert };
    const outcomes = await statuses(
      ['a', 'b', 'a', 'c'].map((key) =>
        database.transaction(async (open) => {
          open.endWith(end, key);
          await sleep(open.db, 0);
        }, together),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'rejected')).toHaveLength(1);
    expect(await valuesOf(database.reader)).toEqual({ a: 'x', b: 'x', c: 'x' });
  });

  test('a unit that waits for a row of another transaction leaves the group, also when that one waits for the group', async () => {
    await database.transaction(({ db }) => insert(db, ['x', 'y']));
    const held = Promise.withResolvers<void>();
    const first = Promise.withResolvers<void>();
    const holder = database.transaction(async ({ db }) => {
      await touch(db, 'x');
      held.resolve();
      await first.promise;
      await touch(db, 'y');
    });
    await held.promise;
    const units = [
      database.transaction(async ({ db }) => {
        await touch(db, 'y');
        first.resolve();
      }, net),
      database.transaction(({ db }) => touch(db, 'x'), net),
      database.transaction(put('z'), net),
    ];
    await Promise.all([holder, ...units]);
    expect(await valuesOf(database.reader)).toEqual({ x: 'x++', y: 'x++', z: 'x' });
  });

  test('a unit that is alone and waits for a row does not hold up those that come after it', async () => {
    await database.transaction(({ db }) => insert(db, ['x']));
    const held = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const holder = database.transaction(async ({ db }) => {
      await touch(db, 'x');
      held.resolve();
      await free.promise;
    });
    await held.promise;
    const waiting = database.transaction(({ db }) => touch(db, 'x'), net);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all(['a', 'b'].map((key) => database.transaction(put(key), net)));
    free.resolve();
    await Promise.all([holder, waiting]);
    expect(await valuesOf(database.reader)).toEqual({ a: 'x', b: 'x', x: 'x++' });
  });

  test('groups of two hubs follow one another, whatever rows they take', async () => {
    await database.transaction(({ db }) => insert(db, ['x', 'y']));
    const other = await open(4);
    const cross = (hub: Database, keys: readonly string[]): Promise<unknown>[] =>
      Array.from({ length: 20 }, (_, n) =>
        hub.transaction(({ db }) => touch(db, keys[n % 2] as string).then(() => sleep(db, 0.002)), net),
      );
    await Promise.all([...cross(database, ['x', 'y']), ...cross(other, ['y', 'x'])]);
    const all = `x${'+'.repeat(20)}`;
    expect(await valuesOf(database.reader)).toEqual({ x: all, y: all });
    expect([database.figures.commits, other.figures.commits]).toEqual([2, 1]);
  });

  test('a busy network does not keep another one from its turn', async () => {
    const narrow = await open(1, { ...laneLimits, units: 8 });
    let answered = 0;
    const busy = Array.from({ length: 96 }, (_, n) =>
      narrow
        .transaction(({ db }) => sleep(db, 0.002).then(() => insert(db, [`k${n}`])), net)
        .then(() => void (answered += 1)),
    );
    await busy[0];
    await narrow.transaction(put('other'), { networkId: 'other' });
    expect(answered).toBeLessThan(48);
    await Promise.all(busy);
  });

  test('a connection that is lost fails its whole group, stores none of it, and the next one works', async () => {
    const outcomes = await Promise.allSettled([
      database.transaction(put('a'), net),
      database.transaction(({ db }) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db), net),
    ]);
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(DatabaseUnavailable);
    }
    expect(await statuses(['b', 'c'].map((key) => database.transaction(put(key), net)))).not.toContain('rejected');
    expect(await valuesOf(database.reader)).toEqual({ b: 'x', c: 'x' });
  });

  test('a unit that waits for something else than SQL is given up alone', async () => {
    const hasty = await open(4, { ...roomy, unitMs: 100 });
    const outcomes = await statuses([
      hasty.transaction(put('a'), net),
      hasty.transaction((unit) => put('stuck')(unit).then(() => new Promise(() => undefined)), net),
      hasty.transaction(put('b'), net),
    ]);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await valuesOf(hasty.reader)).toEqual({ a: 'x', b: 'x' });
  });
}
