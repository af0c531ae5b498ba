import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '../../src/platform/db/database.ts';
import { prepareRows } from '../../src/platform/db/prepared-rows.ts';
import { openTestDatabase, testEngine, type TestPlace } from '../support/database.ts';

let database: Database & TestPlace;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());
beforeEach(() => database.transaction(({ db }) => db.deleteFrom('hub_meta').where('key', 'like', 'row %').execute()));

const insert = prepareRows('hub_meta', ['key', 'value']);

const fresh = (count: number): { readonly key: string; readonly value: string }[] =>
  Array.from({ length: count }, (_, n) => ({ key: `row ${1_000 + n}`, value: 'the same' }));

/** Stores the rows, and tells how many values each of its statements bound. */
async function store(rows: readonly { readonly key: string; readonly value: string }[]): Promise<number[]> {
  const bound: number[] = [];
  const stop = database.watchStatements((text, values) => {
    if (text.includes('into "hub_meta"')) bound.push(values.length);
  });
  await database.transaction(({ db }) => insert(db, rows));
  stop();
  return bound;
}

const stored = () =>
  database.reader
    .selectFrom('hub_meta')
    .select(['key', 'value'])
    .where('key', 'like', 'row %')
    .orderBy('key')
    .execute();

test.each([1, 2, 7, 8, 64, 65, 100, 500, 501, 1_203])(
  '%i rows are stored as they are, the same and different values',
  async (count) => {
    const rows = Array.from({ length: count }, (_, n) => ({ key: `row ${1_000 + n}`, value: `it's "?" ${n % 3} é\n` }));
    await store(rows);
    expect(await stored()).toEqual(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  },
);

test.each([
  [7, [14], [1]],
  [8, [9], [1]],
  [64, [65], [1]],
  [65, [66], [1]],
  [99, [100], [1]],
  [100, [101], [2]],
  [599, [501, 100], [2, 1]],
  [600, [501, 101], [2, 2]],
])(
  'what is the same in %i rows is bound once: on SQLite from 8 rows on, on Postgres from 100',
  async (count, ...bound) => {
    const rows = fresh(count);
    expect(await store(rows)).toEqual(bound[testEngine === 'sqlite' ? 0 : 1]);
    expect(await stored()).toEqual(rows);
  },
);

test.each([10, 110])('as many rows that share another value, or none, take their own: %i', async (count) => {
  const [same, other] = [fresh(count), fresh(count).map(({ key }) => ({ key: `${key} b`, value: 'another' }))];
  const different = fresh(count).map(({ key }, n) => ({ key: `${key} c`, value: `value ${n}` }));
  for (const rows of [same, different, other]) await store(rows);
  expect(await stored()).toEqual([...same, ...other, ...different].toSorted((a, b) => (a.key < b.key ? -1 : 1)));
});

test.each([3, 70, 170])('of %i rows none is stored when the last of them is there already', async (count) => {
  const rows = fresh(count);
  const twice = [...rows, ...rows.slice(-1)];
  await expect(database.transaction(({ db }) => insert(db, twice))).rejects.toThrow(/unique/i);
  expect(await stored()).toEqual([]);
});

test('a unit that swallows the failure of its rows stores nothing, the others of its commit all they have', async () => {
  const [rows, others] = [fresh(3), [{ key: 'row other', value: 'another' }]];
  const swallowing = database.transaction(({ db }) => insert(db, [...rows, ...rows]).catch(() => undefined));
  const [first, second] = await Promise.allSettled([swallowing, database.transaction(({ db }) => insert(db, others))]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(await stored()).toEqual(others);
});
