import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Database, Queries, SharedEnd, Unit } from '../../src/platform/db/database.ts';
import { groupLimits } from '../../src/platform/db/group-commit.ts';
import { openPostgres } from '../../src/platform/db/postgres-database.ts';
import { laneLimits } from '../../src/platform/db/postgres-lane-source.ts';
import { openSqlite } from '../../src/platform/db/sqlite-database.ts';
import { createTestPlace, testEngine, testLog, type TestPlace } from '../support/database.ts';

/** Units that only read and leave what they write to shared ends, on both engines. */
let place: TestPlace;
let database: Database;
/** What came to the ends, one list a run. */
let runs: string[][];
const opened: Database[] = [];

// A group of the usual length would be cut short on a machine that is busy with something else.
const open = async (limits: { unitMs?: number } = {}): Promise<Database> => {
  const roomy = { groupMs: 5_000, ...limits };
  const fresh =
    testEngine === 'sqlite'
      ? await openSqlite(place.databaseUrl, testLog, { limits: { ...groupLimits, ...roomy } })
      : await openPostgres(place.databaseUrl, 4, testLog, { ...laneLimits, ...roomy });
  opened.push(fresh);
  return fresh;
};
beforeEach(async () => {
  place = await createTestPlace();
  runs = [];
  database = await open();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await place.remove();
});

const leaving = { networkId: 'net', onlyLeaves: true };
const insert = (db: Queries, keys: readonly string[]): Promise<unknown> =>
  db
    .insertInto('hub_meta')
    .values(keys.map((key) => ({ key, value: 'x' })))
    .execute();
const keysOf = async (db: Queries): Promise<string[]> => {
  const rows = await db.selectFrom('hub_meta').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
};
const keep: SharedEnd<string> = {
  order: 1,
  begin: async (db, keys) => {
    runs.push([...keys]);
    await insert(db, keys);
  },
};
/** Looks, then leaves a key. */
const leave =
  (key: string) =>
  async (unit: Unit): Promise<string[]> => {
    const seen = await keysOf(unit.db);
    unit.endWith(keep, key);
    return seen;
  };
const statuses = (promises: Promise<unknown>[]): Promise<string[]> =>
  Promise.allSettled(promises).then((all) => all.map(({ status }) => status));

test('share one commit and one end, and are answered in their order, after the commit', async () => {
  const answered: string[] = [];
  const effects: string[] = [];
  const early: string[] = [];
  const watch: SharedEnd<string> = {
    order: 2,
    begin: async (db) => {
      // Whoever is answered before the commit is by now.
      await keysOf(db);
      early.push(...answered);
    },
  };
  const units = ['a', 'b', 'c'].map((key) =>
    database
      .transaction(async (unit) => {
        unit.afterCommit(() => effects.push(key));
        await leave(key)(unit);
        unit.endWith(watch, key);
      }, leaving)
      .then(() => {
        answered.push(key);
        return keysOf(database.reader);
      }),
  );
  // All of it is there for who was answered first.
  for (const seen of await Promise.all(units)) expect(seen).toEqual(['a', 'b', 'c']);
  expect(early).toEqual([]);
  expect(answered).toEqual(['a', 'b', 'c']);
  expect(effects).toEqual(['a', 'b', 'c']);
  expect(runs).toEqual([['a', 'b', 'c']]);
  expect(database.figures).toEqual({ commits: 1, units: 3 });
});

test('read at the same time: none sees what the others leave', async () => {
  const seen = await Promise.all(['a', 'b', 'c'].map((key) => database.transaction(leave(key), leaving)));
  expect(seen).toEqual([[], [], []]);
});

test('one that throws leaves nothing and takes nobody along', async () => {
  const refused = new Error('refused');
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((key) =>
      database.transaction(async (unit) => {
        await leave(key)(unit);
        if (key === 'b') throw refused;
      }, leaving),
    ),
  );
  expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : 'ok'))).toEqual([
    'ok',
    refused,
    'ok',
    'ok',
  ]);
  expect(await keysOf(database.reader)).toEqual(['a', 'c', 'd']);
  expect(runs).toEqual([['a', 'c', 'd']]);
});

test('one whose query fails is refused alone, also when it swallows the error', async () => {
  const outcomes = await statuses(
    ['a', 'b', 'c', 'd'].map((key) =>
      database.transaction(async (unit) => {
        const wrong = sql`select nothing from nowhere`.execute(unit.db);
        if (key === 'b') await wrong;
        await (key === 'c' ? wrong : wrong.then(undefined)).catch(() => undefined);
        unit.endWith(keep, key);
      }, leaving),
    ),
  );
  expect(outcomes).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  const others = await statuses(
    ['e', 'f', 'g'].map((key) =>
      database.transaction(async (unit) => {
        if (key === 'f') await sql`select nothing from nowhere`.execute(unit.db);
        unit.endWith(keep, key);
      }, leaving),
    ),
  );
  expect(others).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await keysOf(database.reader)).toEqual(['e', 'g']);
});

test('an end that fails refuses the one that it fails for', async () => {
  const outcomes = await statuses(['a', 'b', 'a', 'c'].map((key) => database.transaction(leave(key), leaving)));
  expect(outcomes.filter((outcome) => outcome === 'rejected')).toHaveLength(1);
  expect(await keysOf(database.reader)).toEqual(['a', 'b', 'c']);
});

test('a unit that does not end with them sees what they left, and they see what it wrote', async () => {
  const units = [
    database.transaction(leave('a'), leaving),
    database.transaction(leave('b'), leaving),
    database.transaction(({ db }) => insert(db, ['c']).then(() => keysOf(db)), { networkId: 'net' }),
    database.transaction(leave('d'), leaving),
    database.transaction(leave('e'), leaving),
  ];
  expect(await Promise.all(units)).toEqual([[], [], ['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c']]);
  expect(runs).toEqual([
    ['a', 'b'],
    ['d', 'e'],
  ]);
  expect(database.figures).toEqual({ commits: 1, units: 5 });
});

test('two about the same thing follow one another', async () => {
  const about = (key: string, thing: string): Promise<string[]> =>
    database.transaction(leave(key), { ...leaving, about: thing });
  const units = [about('a', 'x'), about('b', 'y'), about('c', 'x'), about('d', 'x')];
  expect(await Promise.all(units)).toEqual([[], [], ['a', 'b'], ['a', 'b', 'c']]);
  expect(database.figures).toEqual({ commits: 1, units: 4 });
});

test('one that writes itself is refused, alone and in a group', async () => {
  const write = (key: string): Promise<unknown> => database.transaction(({ db }) => insert(db, [key]), leaving);
  await expect(write('a')).rejects.toThrow('must not write');
  expect(await statuses([write('b'), write('c'), database.transaction(leave('d'), leaving)])).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(await keysOf(database.reader)).toEqual(['d']);
});

test('one that waits for something else than SQL is given up alone', async () => {
  const hasty = await open({ unitMs: 100 });
  const outcomes = await statuses([
    hasty.transaction(leave('a'), leaving),
    hasty.transaction((unit) => leave('stuck')(unit).then(() => new Promise(() => undefined)), leaving),
    hasty.transaction(leave('b'), leaving),
  ]);
  expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await keysOf(database.reader)).toEqual(['a', 'b']);
});

test('the ends begin in their order and finish when all have begun', async () => {
  const steps: string[] = [];
  const end = (name: string, order: number): SharedEnd<string, string> => ({
    order,
    begin: async (db, items) => {
      steps.push(`${name} begins`);
      await keysOf(db);
      return items.join();
    },
    finish: async (db, items, begun) => {
      steps.push(`${name} finishes ${begun} of ${items.length}`);
      await keysOf(db);
    },
  });
  const [first, last] = [end('first', 1), end('last', 2)];
  await Promise.all(
    ['a', 'b'].map((key) =>
      database.transaction(async (unit) => {
        unit.endWith(last, key);
        unit.endWith(first, key);
        await keysOf(unit.db);
      }, leaving),
    ),
  );
  expect(steps).toEqual(['first begins', 'last begins', 'first finishes a,b of 2', 'last finishes a,b of 2']);
});

const store: SharedEnd<string> = {
  order: 1,
  begin: async () => undefined,
  finish: (db, keys) => insert(db, keys),
};
/** Leaves a key to the ends. */
const leaveTo =
  (...ends: readonly SharedEnd<string>[]) =>
  (key: string): Promise<void> =>
    database.transaction(async (unit) => {
      await keysOf(unit.db);
      for (const end of ends) unit.endWith(end, key);
    }, leaving);

test('one whose last statement fails is refused alone, and the others are stored once', async () => {
  await database.transaction(({ db }) => insert(db, ['known']));
  const last = leaveTo(store);
  expect(await statuses([last('known')])).toEqual(['rejected']);
  expect(await statuses([last('a'), last('known'), last('b')])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await keysOf(database.reader)).toEqual(['a', 'b', 'known']);
});

test('an end that throws keeps what another one has sent by then from being stored', async () => {
  const broken: SharedEnd<string> = { ...store, order: 2, finish: () => Promise.reject(new Error('planned')) };
  const last = leaveTo(store, broken);
  expect(await statuses([last('a')])).toEqual(['rejected']);
  expect(await statuses([last('b'), last('c')])).toEqual(['rejected', 'rejected']);
  expect(await keysOf(database.reader)).toEqual([]);
});

if (testEngine === 'postgres') {
  test('nobody is answered before the commit, which may still be refused', async () => {
    await database.transaction(async ({ db }) => {
      await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''planned''; end'`.execute(
        db,
      );
      await sql`create constraint trigger refuse after insert on hub_meta deferrable initially deferred
        for each row when (new.key = 'doomed') execute function refuse()`.execute(db);
    });
    const last = leaveTo(store);
    expect(await statuses([last('doomed')])).toEqual(['rejected']);
    expect(await statuses([last('a'), last('doomed'), last('b')])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await keysOf(database.reader)).toEqual(['a', 'b']);
  });

  test('what an end sends after it has waited for an answer is refused: the commit is on its way', async () => {
    const late: SharedEnd<string> = {
      ...store,
      finish: async (db, keys) => {
        await keysOf(db);
        await insert(db, keys);
      },
    };
    const last = leaveTo(late);
    const outcomes = [
      ...(await Promise.allSettled([last('a')])),
      ...(await Promise.allSettled([last('b'), last('c')])),
    ];
    const ended = {
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringContaining('has ended') }),
    };
    expect(outcomes).toEqual([ended, ended, ended]);
    expect(await keysOf(database.reader)).toEqual([]);
  });
}
