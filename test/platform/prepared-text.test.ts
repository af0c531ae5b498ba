import { describe, expect, test } from '@jest/globals';
import { prepareText } from '../../src/platform/db/prepared-text.ts';
import type { Queries } from '../../src/platform/db/queries.ts';

/** Queries that only show what they were asked. */
function watchedQueries() {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const rowsOf = async (query: (typeof asked)[number]): Promise<unknown[]> => {
    asked.push({ sql: query.sql, parameters: query.parameters });
    return [{ a: 1 }];
  };
  return { asked, db: { getExecutor: () => ({ rowsOf }) } as unknown as Queries };
}

describe('a statement that is written out', () => {
  test('binds each value once, in the order of their first places', async () => {
    const { asked, db } = watchedQueries();
    const find = prepareText<{ b: number; a_id: string }, { a: number }>(
      'select :b::bigint, a::text from x where id = :a_id and other = :b or late = :a_id',
    );
    expect(await find(db, { a_id: 'one', b: 2 })).toEqual([{ a: 1 }]);
    expect(asked).toEqual([
      {
        sql: 'select $1::bigint, a::text from x where id = $2 and other = $1 or late = $2',
        parameters: [2, 'one'],
      },
    ]);
  });

  test('is one text for all its runs', async () => {
    const { asked, db } = watchedQueries();
    const find = prepareText<{ a: string | null }, object>('select :a');
    for (const a of ['$2 :a', null]) await find(db, { a });
    expect(asked.map(({ parameters }) => parameters)).toEqual([['$2 :a'], [null]]);
    expect(asked[0]?.sql).toBe(asked[1]?.sql);
  });
});
