import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CompiledQuery } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import { prepareLookup } from '../../src/platform/db/prepared-sets.ts';
import { openTestDatabase, testEngine, type TestPlace } from '../support/database.ts';

let database: Database & TestPlace;

beforeEach(async () => {
  database = await openTestDatabase();
  const keys = ['a', 'b', 'c'].map((key) => ({ key: `test ${key}`, value: key }));
  await database.transaction(({ db }) => db.insertInto('hub_meta').values(keys).execute());
});
afterEach(() => database.remove());

const find = prepareLookup<{ least: string; most: string }>({ least: 'text', most: 'text' })((db, slot) =>
  db
    .selectFrom('hub_meta')
    .select(['key', 'value'])
    .where('key', '>=', slot('least'))
    .where('key', '<=', slot('most'))
    .orderBy('key'),
);

const watch = async <T>(work: () => Promise<T>): Promise<{ statements: number; result: T }> => {
  let statements = 0;
  const stop = database.watchStatements(() => (statements += 1));
  const result = await work();
  stop();
  return { statements, result };
};
const valuesOf = async (least: string, most: string): Promise<string> =>
  (await find(database.reader, { least: `test ${least}`, most: `test ${most}` })).map(({ value }) => value).join('');

test('each gets the rows of its own key, in one statement where the engine takes sets', async () => {
  const { statements, result } = await watch(() =>
    Promise.all([valuesOf('b', 'b'), valuesOf('x', 'y'), valuesOf('a', 'c'), valuesOf('b', 'b')]),
  );
  expect(result).toEqual(['b', '', 'abc', 'b']);
  expect(statements).toBe(testEngine === 'postgres' ? 1 : 4);
});

test('what is asked for later is asked for by itself', async () => {
  const { statements } = await watch(async () => [await valuesOf('a', 'a'), await valuesOf('b', 'b')]);
  expect(statements).toBe(2);
});

test('what clients ask for while they keep coming goes together, when it is to', async () => {
  const findOverTurns = prepareLookup<{ key: string }>(
    { key: 'text' },
    'over turns',
  )((db, slot) => db.selectFrom('hub_meta').select('value').where('key', '=', slot('key')));
  const ask = (keys: readonly string[]) => Promise.all(keys.map((key) => findOverTurns(database.reader, { key })));
  // A turn may take as long as it likes: the wait for others is bounded in time.
  const standing = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { statements, result } = await watch(async () => {
    const asked = [ask(['test a', 'test c'])];
    await nextTurn();
    asked.push(ask(['test b']));
    await nextTurn();
    asked.push(ask(['test x']));
    return Promise.all(asked);
  });
  standing.mockRestore();
  expect(result.flat().map((rows) => rows.map(({ value }) => value).join(''))).toEqual(['a', 'c', 'b', '']);
  expect(statements).toBe(1);
});

test('who asks alone waits for nobody, and what comes after a turn without others goes by itself', async () => {
  const findOverTurns = prepareLookup<{ key: string }>(
    { key: 'text' },
    'over turns',
  )((db, slot) => db.selectFrom('hub_meta').select('value').where('key', '=', slot('key')));
  const { statements } = await watch(async () => {
    const first = findOverTurns(database.reader, { key: 'test a' });
    await nextTurn();
    const second = findOverTurns(database.reader, { key: 'test b' });
    return [await first, await second];
  });
  expect(statements).toBe(2);
});

if (testEngine === 'sqlite') {
  test('keys that go together on SQLite are each looked for in the index', async () => {
    const findToken = prepareLookup<{ hash: string }>(
      { hash: 'text' },
      'over turns',
    )((db, slot) => db.selectFrom('tokens').select('token_id').where('token_hash', '=', slot('hash')));
    const texts: string[] = [];
    const stop = database.watchStatements((text) => texts.push(text));
    await Promise.all(['a', 'b'].map((hash) => findToken(database.reader, { hash })));
    stop();
    const plan = CompiledQuery.raw(`explain query plan ${texts[0]}`, ['[]']);
    const { rows } = await database.reader.executeQuery<{ detail: string }>(plan);
    expect(rows.map(({ detail }) => detail)).toEqual([
      'SCAN json_each VIRTUAL TABLE INDEX 1:',
      'SEARCH tokens USING INDEX tokens_token_hash_unique (token_hash=?)',
    ]);
  });
}

test('a failure is told to all who asked', async () => {
  const ended = await database.transaction(({ db }) => Promise.resolve(db));
  const keys = ['a', 'b'].map((key) => ({ least: key, most: key }));
  const asked = await Promise.allSettled(keys.map((key) => find(ended, key)));
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
