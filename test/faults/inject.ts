import Sqlite from 'better-sqlite3';
import { Client, type PoolClient } from 'pg';
import { SilenceWatch } from '../../src/platform/db/postgres-silence.ts';
import { SqliteHandle } from '../../src/platform/db/sqlite-handle.ts';
import { testEngine } from '../support/database.ts';
import { randoms } from './random.ts';

/** Faults at random statements of units. */
export interface Injection {
  readonly count: number;
  /** What was injected, by kind. */
  readonly kinds: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Statements of units between two faults, on average. */
const between = 12;

/** Lets random statements of every database of this process fail as the engine under test fails. */
export function injectFaults(seed: number, databaseUrl: string): Promise<Injection> {
  return testEngine === 'sqlite' ? injectSqlite(seed) : injectPostgres(seed, databaseUrl);
}

/** As SQLite words them; at most of them it undoes the statement alone, or the whole transaction. */
const sqliteFaults = [
  { code: 'SQLITE_FULL', text: 'database or disk is full' },
  { code: 'SQLITE_IOERR', text: 'disk I/O error' },
  { code: 'SQLITE_IOERR_WRITE', text: 'disk I/O error' },
  { code: 'SQLITE_IOERR_READ', text: 'disk I/O error' },
  { code: 'SQLITE_IOERR_FSYNC', text: 'disk I/O error' },
  { code: 'SQLITE_NOMEM', text: 'out of memory' },
] as const;

async function injectSqlite(seed: number): Promise<Injection> {
  const { count, kinds, note, chance } = begin(seed);
  const original = Object.getOwnPropertyDescriptor(SqliteHandle.prototype, 'execute')?.value as SqliteHandle['execute'];
  SqliteHandle.prototype.execute = function execute<R>(this: SqliteHandle, text: string, values: readonly unknown[]) {
    if (!this.raw.inTransaction || chance() > 1 / between) return original.call(this, text, values) as { rows: R[] };
    const fault = sqliteFaults[Math.floor(chance() * sqliteFaults.length)] ?? sqliteFaults[0];
    const undone = chance() < 0.7;
    if (undone) this.raw.exec('rollback');
    note(`${fault.code}${undone ? ', transaction undone' : ''}`);
    throw new Sqlite.SqliteError(fault.text, fault.code);
  };
  return {
    get count() {
      return count();
    },
    kinds,
    stop: async () => void (SqliteHandle.prototype.execute = original),
  };
}

async function injectPostgres(seed: number, databaseUrl: string): Promise<Injection> {
  const { count, kinds, note, chance } = begin(seed);
  const administrator = new Client({ connectionString: databaseUrl, application_name: 'fault' });
  await administrator.connect();
  const terminating: Promise<unknown>[] = [];
  const original = Object.getOwnPropertyDescriptor(SilenceWatch.prototype, 'ask')?.value as SilenceWatch['ask'];
  const cut = (client: PoolClient): void => void client.connection.stream.destroy();
  SilenceWatch.prototype.ask = function ask(this: SilenceWatch, client, query) {
    if (chance() > 1 / between) return original.call(this, client, query);
    const kind = chance();
    if (kind < 0.3) {
      note('socket destroyed before a statement');
      cut(client);
      return original.call(this, client, query);
    }
    const sent = original.call(this, client, query);
    if (kind < 0.6) {
      note('socket destroyed behind a statement');
      setImmediate(() => cut(client));
      return sent;
    }
    note('backend terminated');
    const { processID } = client as PoolClient & { readonly processID: number };
    terminating.push(administrator.query('select pg_terminate_backend($1)', [processID]));
    return sent;
  };
  return {
    get count() {
      return count();
    },
    kinds,
    async stop() {
      SilenceWatch.prototype.ask = original;
      // A connection that ends fails the query that it waits for.
      await Promise.all(terminating);
      await administrator.end();
    },
  };
}

function begin(seed: number) {
  const numbers = randoms(seed);
  const kinds = new Map<string, number>();
  return {
    kinds,
    chance: () => numbers.next().value,
    note: (kind: string) => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1),
    count: () => [...kinds.values()].reduce((sum, n) => sum + n, 0),
  };
}
