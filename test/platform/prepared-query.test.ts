import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import { prepareQuery } from '../../src/platform/db/prepared-query.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const put = prepareQuery<{ key: string; value: string }>()((db, slot) =>
  db
    .insertInto('hub_meta')
    .values({ key: slot('key'), value: slot('value') })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: sql<string>`excluded.value || ${'!'}` }))
    .returning(['key', 'value']),
);
const find = prepareQuery<{ value: string }>()((db, slot) =>
  db.selectFrom('hub_meta').select('key').where('value', '=', slot('value')).where('key', '<>', 'never').orderBy('key'),
);

test('one query serves many values, in units and in the reader', async () => {
  for (const key of ['a', 'b', 'c']) {
    const rows = await database.transaction(({ db }) => put(db, { key, value: key === 'c' ? 'other' : 'same' }));
    expect(rows).toEqual([{ key, value: key === 'c' ? 'other' : 'same' }]);
  }
  expect(await find(database.reader, { value: 'same' })).toEqual([{ key: 'a' }, { key: 'b' }]);
  expect(await find(database.reader, { value: 'other' })).toEqual([{ key: 'c' }]);
  expect(await database.transaction(({ db }) => put(db, { key: 'a', value: 'new' }))).toEqual([
    { key: 'a', value: 'new!' },
  ]);
});

test('runs do not mix their values', async () => {
  const found = await Promise.all(['new!', 'same', 'other'].map((value) => find(database.reader, { value })));
  expect(found).toEqual([[{ key: 'a' }], [{ key: 'b' }], [{ key: 'c' }]]);
});
