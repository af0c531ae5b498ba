import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Unit } from '../../src/platform/db/database.ts';
import { groupLimits } from '../../src/platform/db/group-commit.ts';
import { controlOf, type Control } from '../../src/platform/db/group-control.ts';
import { GroupRun, type GroupJob } from '../../src/platform/db/group-units.ts';
import { queriesOn } from '../../src/platform/db/queries.ts';
import { UnitConnection } from '../../src/platform/db/sqlite-connection.ts';
import { openSqlite } from '../../src/platform/db/sqlite-database.ts';
import { SqliteHandle } from '../../src/platform/db/sqlite-handle.ts';
import { sqliteLanguage } from '../../src/platform/db/sqlite-language.ts';
import { StatementWatch } from '../../src/platform/db/statement-watch.ts';
import { UnitDeadline } from '../../src/platform/db/unit-deadline.ts';
import { OpenUnit } from '../../src/platform/db/unit.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import { openTestDatabase, testEngine, testLog } from '../support/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const put =
  (key: string) =>
  async (unit: Unit): Promise<string> => {
    await unit.db.insertInto('hub_meta').values({ key, value: 'x' }).execute();
    return key;
  };
const keys = async (): Promise<string[]> => {
  const rows = await database.reader.selectFrom('hub_meta').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
};
const settle = <T>(promises: Promise<T>[]): Promise<string[]> =>
  Promise.allSettled(promises).then((all) => all.map(({ status }) => status));

describe('a unit', () => {
  test('is stored whole and answers what its work returned', async () => {
    await expect(database.transaction(put('a'))).resolves.toBe('a');
    expect(await keys()).toEqual(['a']);
  });

  test('that throws is undone whole and rejects with what was thrown', async () => {
    const failure = new Error('refused');
    const unit = database.transaction(async (open) => {
      await put('a')(open);
      throw failure;
    });
    await expect(unit).rejects.toBe(failure);
    expect(await keys()).toEqual([]);
  });

  test('that fails hurts none of those that share its turn', async () => {
    const units = Array.from({ length: 20 }, (_, n) =>
      database.transaction(async (unit) => {
        await put(`k${String(n).padStart(2, '0')}`)(unit);
        if (n % 3 === 1) throw new Error('refused');
      }),
    );
    const outcomes = await settle(units);
    const stored = outcomes.flatMap((outcome, n) =>
      outcome === 'fulfilled' ? [`k${String(n).padStart(2, '0')}`] : [],
    );
    expect(outcomes.filter((outcome) => outcome === 'rejected')).toHaveLength(7);
    expect(await keys()).toEqual(stored);
  });

  test('that fails by a constraint hurts none of those that share its turn', async () => {
    const outcomes = await settle(['a', 'b', 'a', 'c'].map((key) => database.transaction(put(key))));
    expect(outcomes.filter((outcome) => outcome === 'rejected')).toHaveLength(1);
    expect(await keys()).toEqual(['a', 'b', 'c']);
  });

  test('leaves no statement behind that could run in another', async () => {
    const pieces: Promise<unknown>[] = [];
    const failing = database.transaction(async (unit) => {
      const piece = put('first')(unit).then(() => put('late')(unit));
      pieces.push(piece.catch(() => undefined));
      throw new Error('gone before its statements were');
    });
    await settle([failing, database.transaction(put('other')), ...pieces]);
    expect(await keys()).toEqual(['other']);
  });

  test('cannot be used after its end', async () => {
    const kept = await database.transaction(async (unit) => unit);
    await expect(put('late')(kept)).rejects.toThrow('this unit has ended');
  });

  test('sees its own rows; the reader sees them only after the commit', async () => {
    const seen = await database.transaction(async (unit) => {
      await put('a')(unit);
      const own = await unit.db.selectFrom('hub_meta').select('key').execute();
      return { own: own.length, committed: (await keys()).length };
    });
    expect(seen).toEqual({ own: 1, committed: 0 });
    expect(await keys()).toEqual(['a']);
  });
});

describe('hooks', () => {
  test('beforeCommit runs inside the unit, in order, also when a hook adds one', async () => {
    await database.transaction(async (unit) => {
      unit.beforeCommit(async () => {
        await put('b')(unit);
        unit.beforeCommit(() => put('c')(unit).then(() => undefined));
      });
      await put('a')(unit);
    });
    expect(await keys()).toEqual(['a', 'b', 'c']);
  });

  test('a failing beforeCommit undoes the unit', async () => {
    const unit = database.transaction(async (open) => {
      open.beforeCommit(() => Promise.reject(new Error('too late')));
      await put('a')(open);
    });
    await expect(unit).rejects.toThrow('too late');
    expect(await keys()).toEqual([]);
  });

  test('afterCommit runs when the row can be read, and not at all for a failed unit', async () => {
    const reads: Promise<string[]>[] = [];
    const effect = (): void => void reads.push(keys());
    await settle([
      database.transaction(async (unit) => {
        unit.afterCommit(effect);
        await put('a')(unit);
      }),
      database.transaction(async (unit) => {
        unit.afterCommit(effect);
        throw new Error('refused');
      }),
    ]);
    expect(await Promise.all(reads)).toEqual([['a']]);
  });

  test('an effect that throws fails nothing', async () => {
    const order: string[] = [];
    await database.transaction(async (unit) => {
      unit.afterCommit(() => {
        throw new Error('planned: an effect that throws');
      });
      unit.afterCommit(() => void order.push('second'));
    });
    expect(order).toEqual(['second']);
  });
});

describe('many units', () => {
  test('lose none and mix none up', async () => {
    const count = 500;
    const answers = await Promise.all(Array.from({ length: count }, (_, n) => database.transaction(put(`k${n}`))));
    expect(answers).toEqual(Array.from({ length: count }, (_, n) => `k${n}`));
    expect(await keys()).toHaveLength(count);
    expect(database.figures.units).toBe(count);
  });

  test('of one counter follow one another', async () => {
    await database.transaction(async ({ db }) => {
      await db.insertInto('network_counters').values({ network_id: 'net', event_seq: 0 }).execute();
    });
    const bump = (unit: Unit): Promise<number> =>
      unit.db
        .updateTable('network_counters')
        .set({ event_seq: sql<number>`event_seq + 1` })
        .returning('event_seq')
        .executeTakeFirstOrThrow()
        .then(({ event_seq }) => event_seq);
    const numbers = await Promise.all(Array.from({ length: 100 }, () => database.transaction(bump)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
  });
});

test('the reader cannot write', async () => {
  await expect(database.reader.insertInto('hub_meta').values({ key: 'a', value: 'x' }).execute()).rejects.toThrow(
    /read-?only/,
  );
});

test('a unit that swallows a failed statement is refused, not half stored', async () => {
  await database.transaction(put('taken'));
  const unit = database.transaction(async (open) => {
    await put('a')(open);
    await put('taken')(open).catch(() => undefined);
  });
  await expect(unit).rejects.toThrow();
  expect(await keys()).toEqual(['taken']);
});

if (testEngine === 'sqlite') {
  test('a commit that fails fails all of its units with one error, stores none of them, and the next one works', async () => {
    // A deferred foreign key is looked at by COMMIT itself.
    await database.transaction(async ({ db }) => {
      await sql`create table parent (id integer primary key)`.execute(db);
      await sql`create table child (p integer references parent (id) deferrable initially deferred)`.execute(db);
    });
    const effects: string[] = [];
    const orphan = async (unit: Unit): Promise<string> => {
      unit.afterCommit(() => void effects.push('orphan'));
      await sql`insert into child values (7)`.execute(unit.db);
      return 'orphan';
    };
    const refused = new Error('refused');
    const outcomes = await Promise.allSettled([
      database.transaction(put('a')),
      database.transaction(orphan),
      database.transaction(() => Promise.reject(refused)),
      database.transaction(put('b')),
    ]);
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : undefined));
    expect(reasons[0]).toBeInstanceOf(DatabaseUnavailable);
    expect(reasons[1]).toBe(reasons[0]);
    expect(reasons[2]).toBe(refused);
    expect(reasons[3]).toBe(reasons[0]);
    expect(effects).toEqual([]);
    expect(await keys()).toEqual([]);
    await database.transaction(put('c'));
    expect(await keys()).toEqual(['c']);
  });

  test('ends that fail are told so when another process takes the lock before they run one by one', async () => {
    const handle = new SqliteHandle(database.databaseUrl.slice('sqlite:'.length), 'write', new StatementWatch());
    const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    const taken = {
      run: () => {
        throw busy;
      },
    } as unknown as Control['begin'];
    const job: GroupJob = {
      work: async (unit) => unit.endWith({ order: 1, begin: () => Promise.reject(new Error('refused')) }, 'a'),
      ...{
        onlyLeaves: true,
        mayDefer: true,
        about: undefined,
        since: 0,
        resolve: () => undefined,
        reject: () => undefined,
      },
    };
    const group = new GroupRun(
      { handle, control: { ...controlOf(handle), begin: taken } },
      {
        ...{ queue: [job, { ...job }], limits: groupLimits, mayDefer: false, avoidsRollback: false },
        deadline: new UnitDeadline(groupLimits.unitMs),
        openUnit: (db) => new OpenUnit(db, () => database.em(), testLog),
        connect: () => {
          const connection = new UnitConnection(handle);
          return { connection, db: queriesOn(sqliteLanguage, connection) };
        },
      },
    );
    controlOf(handle).begin.run();
    await expect(group.run()).rejects.toBe(busy);
    // Whoever commits the group tells those whom it counts.
    expect(group.done).toHaveLength(2);
    handle.close();
  });

  test('units of one turn share one commit', async () => {
    // A group of the usual length would be cut short on a machine that is busy with something else.
    const roomy = await openSqlite(database.databaseUrl, testLog, { limits: { ...groupLimits, groupMs: 5_000 } });
    await Promise.all(Array.from({ length: 32 }, (_, n) => roomy.transaction(put(`k${n}`))));
    expect(roomy.figures).toEqual({ commits: 1, units: 32 });
    await roomy.close();
  });

  test('effects of one commit run in the order of the units', async () => {
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        database.transaction(async (unit) => {
          unit.afterCommit(() => void order.push(n));
          await put(`k${n}`)(unit);
        }),
      ),
    );
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
} else {
  test('a deadlock costs another run, not an error', async () => {
    await database.transaction(async (unit) => {
      await put('a')(unit);
      await put('b')(unit);
    });
    const touch = async (unit: Unit, key: string): Promise<void> => {
      await unit.db
        .updateTable('hub_meta')
        .set({ value: sql`value || '+'` })
        .where('key', '=', key)
        .execute();
    };
    let entered = 0;
    const both = Promise.withResolvers<void>();
    const crossing = (first: string, second: string): Promise<void> =>
      database.transaction(async (unit) => {
        await touch(unit, first);
        entered += 1;
        if (entered === 2) both.resolve();
        await both.promise;
        await touch(unit, second);
      });
    await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
    expect(entered).toBeGreaterThan(2);
    const rows = await database.reader.selectFrom('hub_meta').select('value').execute();
    expect(rows.map(({ value }) => value)).toEqual(['x++', 'x++']);
  });
}
