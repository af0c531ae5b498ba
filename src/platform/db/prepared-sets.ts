import { sql, type Compilable, type InferResult, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { gatherUnits, type Before } from './gather-units.ts';
import { prepareQuery, type PreparedQuery, type Slot } from './prepared-query.ts';
import { takesSets } from './prepared-rows.ts';
import type { Queries } from './queries.ts';
import { listerOf } from './value-lists.ts';

/** The types of the columns of a set, by their names. */
export type SetColumns<P> = Readonly<Record<keyof P & string, 'text' | 'bigint' | 'integer' | 'double precision'>>;

/**
 * Rows that come as one JSON text, as the relation `input`; each of them must have `one: 1`. The planner takes the
 * comparison to leave one row of them: so it walks the index of whatever they are joined with, also while it believes
 * that table to be empty.
 */
export function inputRows<P>(rows: string, columns: SetColumns<P>): RawBuilder<unknown> {
  const types = Object.entries<string>(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql`(select * from json_to_recordset(${rows}) as input (${sql.join(types)}, n integer, one integer)
    where input.one = 1) as input`;
}

/** The text that `inputRows` reads; `n` counts the rows from 0. */
export function inputText(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row, n) => ({ ...row, n, one: 1 })));
}

/**
 * A JSON object for `json_each` of SQLite, which reads it in half the time of a list of lists. The keys differ.
 *
 * @param pairs keys and their values
 */
export function keyedText(pairs: readonly (readonly [key: string, value: string | number])[]): string {
  return `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`;
}

/** A row of a statement that runs for many keys, with the place of its key. */
type Found = Readonly<Record<string, unknown>> & { readonly n: number };

interface Waiting {
  readonly values: object;
  readonly resolve: (rows: readonly Found[]) => void;
  readonly reject: (error: unknown) => void;
}

/** What goes into one statement: what a piece of work looks for at once, or what clients look for while they keep coming. */
export type Gathering = 'at once' | 'over turns';

/** Keys of one statement, and how long the first of them waits. */
const gatherLimits = { units: 128, gatherMs: 4 };

/**
 * As `prepareQuery`, for rows that are looked for by a key: what is looked for together on the same `Queries` is asked for
 * in one statement. On SQLite, where a statement waits for nothing, that is only what clients look for over turns, and such
 * a query has no limit of its own.
 */
export function prepareLookup<P extends object>(
  columns: SetColumns<P>,
  gathering: Gathering = 'at once',
): <Q extends Compilable>(build: (db: Queries, slot: Slot<P>) => Q) => PreparedQuery<P, InferResult<Q>> {
  const names = Object.keys(columns);
  const listOf = listerOf(names);
  return (build) => {
    const findOne = prepareQuery<P>()(build);
    const findSet = prepareQuery<{ rows: string }>()((db, slot) => {
      if (!takesSets(db)) {
        const found = build(db, (name) => sql.ref(`input.${ofInput(name)}`) as never);
        return joinInput(found, slot('rows'), names);
      }
      const found = build(db, (name) => sql.ref(`input.${name}`) as never);
      const input = inputRows<P>(slot('rows'), columns);
      const query = sql<Found>`select input.n, found.* from ${input} cross join lateral (${found}) as found`;
      return { compile: () => query.compile(db) };
    }) as unknown as PreparedQuery<{ rows: string }, readonly Found[]>;
    const waiting = new WeakMap<Queries, Waiting[]>();
    let before: Before = 'one';
    const answerSoon = async (db: Queries, batch: readonly Waiting[]): Promise<void> => {
      // Whatever runs until then may still join.
      await (gathering === 'at once' ? Promise.resolve() : gatherUnits(batch, gatherLimits, before));
      waiting.delete(db);
      before = batch.length === 1 ? 'one' : 'several';
      void answerAll(
        batch,
        (keys) => findSet(db, { rows: takesSets(db) ? inputText(keys) : JSON.stringify(keys.map(listOf)) }),
        (only) => findOne(db, only as P) as never,
      );
    };
    const findTogether = (db: Queries, values: P): Promise<readonly Found[]> => {
      const { promise, resolve, reject } = Promise.withResolvers<readonly Found[]>();
      const batch = waiting.get(db);
      if (batch !== undefined) batch.push({ values, resolve, reject });
      else {
        const own = [{ values, resolve, reject }];
        waiting.set(db, own);
        void answerSoon(db, own);
      }
      return promise;
    };
    return (db, values) =>
      gathering === 'at once' && !takesSets(db) ? findOne(db, values) : (findTogether(db, values) as never);
  };
}

/** Joined names share one scope with those of the tables. */
const ofInput = (name: string): string => `input_${name}`;

/** SQLite has no lateral joins. The keys come as lists of their values. It walks the keys first, because only they have no index. */
function joinInput(found: Compilable, rows: string, names: readonly string[]): Compilable {
  const values = names.map((name, at) => sql`value ->> ${sql.lit(at)} as ${sql.ref(ofInput(name))}`);
  const input = sql<object>`(select key as input_n, ${sql.join(values)} from json_each(${rows}))`.as('input');
  const query = found as SelectQueryBuilder<HubTables, never, object>;
  return query.innerJoin(input, (join) => join.onTrue()).select(sql<number>`input_n`.as('n'));
}

async function answerAll(
  batch: readonly Waiting[],
  findSet: (keys: readonly object[]) => Promise<readonly Found[]>,
  findOne: (values: object) => Promise<readonly Found[]>,
): Promise<void> {
  try {
    const [only, second] = batch as readonly [Waiting, ...Waiting[]];
    if (second === undefined) {
      only.resolve(await findOne(only.values));
      return;
    }
    const found = batch.map((): Found[] => []);
    for (const row of await findSet(batch.map(({ values }) => values))) found[row.n]?.push(row);
    for (const [n, { resolve }] of batch.entries()) resolve(found[n]!);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
