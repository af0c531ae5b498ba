import type { Compilable, CompiledQuery, InferResult } from 'kysely';
import type { Queries } from './queries.ts';

/** Stands for a value that comes with each run. */
export type Slot<P> = <K extends keyof P & string>(name: K) => P[K];

/** A query that is built once and run often. */
export type PreparedQuery<P, R> = (db: Queries, values: P) => Promise<R>;

interface Plan {
  readonly query: CompiledQuery;
  /** Per parameter the name of its value, or null where the query itself brought it. */
  readonly names: readonly (string | null)[];
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
    return async (db, values) => {
      // One adapter an engine: the text differs between engines, not between connections.
      const engine = db.getExecutor().adapter;
      let plan = plans.get(engine);
      if (plan === undefined) {
        plan = planOf(build(db, (name) => new Placeholder(name) as never).compile());
        plans.set(engine, plan);
      }
      const { query, names } = plan;
      const given = values as Readonly<Record<string, unknown>>;
      const parameters = names.map((name, at) => (name === null ? query.parameters[at] : given[name]));
      const { rows } = await db.executeQuery({ ...query, parameters });
      return rows as never;
    };
  };
}

function planOf(query: CompiledQuery): Plan {
  return {
    query,
    names: query.parameters.map((parameter) => (parameter instanceof Placeholder ? parameter.name : null)),
  };
}
