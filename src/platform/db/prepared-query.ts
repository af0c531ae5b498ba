import type { Compilable, CompiledQuery, InferResult, Insertable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { executorOf, type Queries } from './queries.ts';
import { listerOf, type ListOf } from './value-lists.ts';

/** Stands for a value that comes with each run. */
export type Slot<P> = <K extends keyof P & string>(name: K) => P[K];

/** A query that is built once and run often. */
export type PreparedQuery<P, R> = (db: Queries, values: P) => Promise<R>;

/** A query of `prepareQuery` with its values. */
interface BoundQuery extends CompiledQuery {
  readonly prepared: true;
}

/** Whether a query was built once, as those of hot paths are: each of them reads few rows by an index. */
export const isPrepared = (query: CompiledQuery): query is BoundQuery => 'prepared' in query;

interface Plan {
  readonly query: CompiledQuery;
  /** The parameters, from the values of a run. */
  readonly list: ListOf;
}

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds a query at its first run and from then on only binds values: building costs three times what the statement
 * itself does. The shape of the query must not depend on the values: no `if`, no list of varying length.
 *
 * @param build the query, with `slot('name')` where a value goes
 * @returns runs it on any `Queries` (a unit's, the reader); all rows, or what the statement changed
 */
export function prepareQuery<P extends object>(): <Q extends Compilable>(
  build: (db: Queries, slot: Slot<P>) => Q,
) => PreparedQuery<P, InferResult<Q>> {
  return (build) => {
    const plans = new WeakMap<object, Plan>();
    return (db, values) => {
      const executor = executorOf(db);
      // One adapter an engine: the text differs between engines, not between connections.
      let plan = plans.get(executor.adapter);
      if (plan === undefined) {
        plan = planOf(build(db, (name) => new Placeholder(name) as never).compile());
        plans.set(executor.adapter, plan);
      }
      return executor.rowsOf(bind(plan, values)) as never;
    };
  };
}

/**
 * As `prepareQuery`, for the insertion of one row.
 *
 * @param columns what every run brings; other columns take their defaults
 */
export function prepareInsert<T extends keyof HubTables, C extends keyof Insertable<HubTables[T]> & string>(
  table: T,
  columns: readonly C[],
): PreparedQuery<Pick<Insertable<HubTables[T]>, C>, unknown> {
  return prepareQuery<Record<string, never>>()((db, slot) =>
    // The row has the columns of this one table, which the union of all tables cannot express.
    db.insertInto(table).values(Object.fromEntries(columns.map((column) => [column, slot(column)])) as never),
  ) as PreparedQuery<object, unknown>;
}

function bind({ query, list }: Plan, values: object): BoundQuery {
  return { query: query.query, queryId: query.queryId, sql: query.sql, parameters: list(values), prepared: true };
}

function planOf(query: CompiledQuery): Plan {
  const { parameters } = query;
  const names = parameters.map((parameter) => (parameter instanceof Placeholder ? parameter.name : null));
  return { query, list: listerOf(names, parameters) };
}
