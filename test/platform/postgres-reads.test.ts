import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';
import { openPostgres } from '../../src/platform/db/postgres-database.ts';
import { prepareQuery } from '../../src/platform/db/prepared-query.ts';
import { createTestPlace, testEngine, testLog, type TestPlace } from '../support/database.ts';

if (testEngine === 'sqlite') {
  test('SQLite reads without a driver of its own', () => undefined);
} else {
  let place: TestPlace;
  let database: Database;
  beforeEach(async () => {
    place = await createTestPlace();
    database = await openPostgres(place.databaseUrl, 1, testLog);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const rowsOf = async (text: string, ...values: unknown[]): Promise<unknown[]> => {
    const [first = '', ...rest] = text.split('?');
    return (await sql([first, ...rest] as never, ...values).execute(database.reader)).rows;
  };

  test('a statement gives the same rows when it is new, when it gets its name, and when its rows are known', async () => {
    const text = `select n::bigint as big, n::numeric as sum, n::int as small, n / 2.0::float8 as half, n > 1 as more,
      nullif(n, 2)::text as word, 'é' || n as letter from generate_series(1, ?::int) as n`;
    const expected = [
      { big: 1, sum: 1, small: 1, half: 0.5, more: false, word: '1', letter: 'é1' },
      { big: 2, sum: 2, small: 2, half: 1, more: true, word: null, letter: 'é2' },
    ];
    for (let run = 0; run < 4; run += 1) expect(await rowsOf(text, 2)).toEqual(expected);
    expect(await rowsOf(text, 0)).toEqual([]);
    expect(await rowsOf(text, 1)).toEqual(expected.slice(0, 1));
  });

  test('reads of one turn fail alone, and each gets its own answer', async () => {
    const divide = 'select 12 / ?::int as n';
    for (let run = 0; run < 4; run += 1) {
      const answers = await Promise.allSettled([1, 0, 2, 3, 0, 4].map((by) => rowsOf(divide, by)));
      expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.status))).toEqual([
        [{ n: 12 }],
        'rejected',
        [{ n: 6 }],
        [{ n: 4 }],
        'rejected',
        [{ n: 3 }],
      ]);
    }
  });

  test('a statement with a bound limit is planned once, not for each page', async () => {
    for (let run = 0; run < 8; run += 1) await rowsOf('select key from hub_meta order by key limit ?', run);
    const planned = 'select sum(custom_plans) as anew, count(*) as known from pg_prepared_statements';
    expect(await rowsOf(planned)).toEqual([{ anew: 0, known: 1 }]);
  });

  test('more reads than share a connection all get their answers', async () => {
    const find = prepareQuery<{ key: string }>()((db, slot) =>
      db.selectFrom('hub_meta').select('key').where('key', '=', slot('key')),
    );
    await database.transaction(async ({ db }) => {
      const values = Array.from({ length: 40 }, (_, n) => ({ key: `many ${n}`, value: 'x' }));
      await db.insertInto('hub_meta').values(values).execute();
    });
    const found = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => [
        ...(await find(database.reader, { key: `many ${n}` })),
        ...(await rowsOf('select key from hub_meta where key = ? or 1 = 0', `many ${n}`)),
      ]),
    );
    expect(found).toEqual(found.map((_, n) => [{ key: `many ${n}` }, { key: `many ${n}` }]));
  });

  test('what a unit changed comes back as counts and rows, each time', async () => {
    for (let run = 0; run < 4; run += 1) {
      await database.transaction(async ({ db }) => {
        const values = [1, 2].map((n) => ({ key: `${run} ${n}`, value: 'x' }));
        const inserted = await db.insertInto('hub_meta').values(values).returning('key').execute();
        expect(inserted).toEqual(values.map(({ key }) => ({ key })));
        const like = `${run} %`;
        const updated = db.updateTable('hub_meta').set({ value: 'y' }).where('key', 'like', like);
        expect((await updated.executeTakeFirst()).numUpdatedRows).toBe(2n);
        expect((await updated.where('key', '=', 'none').executeTakeFirst()).numUpdatedRows).toBe(0n);
      });
    }
  });

  test('a table that gets another column fails a known statement once at most', async () => {
    const text = "select * from (select key from hub_meta where key = ?) as known union all select 'a'";
    for (let run = 0; run < 3; run += 1) expect(await rowsOf(text, 'none')).toEqual([{ key: 'a' }]);
    const all = 'select * from hub_meta where key = ?';
    for (let run = 0; run < 3; run += 1) expect(await rowsOf(all, 'none')).toEqual([]);
    await database.transaction(async ({ db }) => {
      await sql`alter table hub_meta add column more text default 'm'`.execute(db);
      await sql`insert into hub_meta (key, value) values ('here', 'v')`.execute(db);
    });
    await rowsOf(all, 'here').catch(() => undefined);
    expect(await rowsOf(all, 'here')).toEqual([{ key: 'here', value: 'v', more: 'm' }]);
  });

  test('a value that cannot be bound is refused, and the connection goes on', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    for (let run = 0; run < 3; run += 1) {
      await expect(rowsOf('select ?::text as word', circle)).rejects.toThrow('circular');
      expect(await rowsOf('select ?::text as word', 'fine')).toEqual([{ word: 'fine' }]);
    }
  });
}
