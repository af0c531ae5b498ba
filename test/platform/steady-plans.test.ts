import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { stillUnread } from '../../src/domain/inbox/still-unread.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openTestDatabase, testEngine } from '../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a bound limit is no bare value on SQLite, which would plan anew for each', async () => {
  const seen: string[] = [];
  const stop = database.watchStatements((text) => seen.push(text));
  expect(await database.reader.selectFrom('inbox').select('id').limit(3).execute()).toEqual([]);
  stop();
  expect(seen).toEqual([
    testEngine === 'sqlite' ? 'select "id" from "inbox" limit ? + 0' : 'select "id" from "inbox" limit $1',
  ]);
});

if (testEngine === 'sqlite') {
  test('a delivery that is looked for by its task is found by it, not by a walk through the inbox', async () => {
    const plan = sql<{ detail: string }>`explain query plan select id from inbox where network_id = ${'n'}
      and to_kind = ${'alias'} and to_key = ${'a'} and task_id = ${'t'} and ${stillUnread}`;
    const { rows } = await plan.execute(database.reader);
    expect(rows.map(({ detail }) => detail)).toEqual([
      'SEARCH inbox USING INDEX inbox_task (network_id=? AND task_id=?)',
    ]);
  });
}
