import type { Connection, PoolClient, QueryConfig, QueryResult, Submittable } from 'pg';
import type { RowPacket } from './postgres-client.ts';
import type { Field, Row } from './postgres-rows.ts';
import { control } from './postgres-control.ts';
import { PostgresStatement, type DriverConnection } from './postgres-statement.ts';

type Answer = QueryResult<Row>;

const sync = Buffer.from([0x53, 0, 0, 0, 4]);

/**
 * Named statements of one connection with one `Sync` behind them. The server answers all of them by one write, while
 * each `Sync` would cost it a write of its own and the hub, on the same core, a turn of its loop. When one of them fails,
 * the server skips those behind it, which fail for the same reason.
 */
export class PostgresBatch implements Submittable {
  readonly #statements: PostgresStatement[] = [];
  /** Whether it leaves at the end of this turn. */
  isDue = false;
  /** Statements that have ended. */
  #ended = 0;

  /** Of the statement that is answered now: the driver notes it as parsed, or as not. */
  get name(): string | undefined {
    return this.#statements[this.#ended]?.name;
  }

  get text(): string | undefined {
    return this.#statements[this.#ended]?.text;
  }

  add(statement: PostgresStatement): void {
    this.#statements.push(statement);
  }

  submit(connection: Connection): void {
    const { stream } = connection;
    stream.cork();
    for (const statement of this.#statements) statement.send(connection as DriverConnection);
    if (stream.writable) stream.write(sync);
    stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#statements[this.#ended]?.describe(fields);
  }

  handleDataRow(packet: RowPacket): void {
    this.#statements[this.#ended]?.addRow(packet);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const statement = this.#statements[this.#ended];
    this.#ended += 1;
    statement?.complete(text);
  }

  handleError(error: Error, connection: Connection): void {
    const { submittedNamedStatements } = connection as DriverConnection;
    const left = this.#statements.slice(this.#ended);
    this.#ended = this.#statements.length;
    for (const statement of left) {
      // Skipped before it was parsed.
      delete submittedNamedStatements[statement.name];
      statement.fail(error);
    }
  }

  // Every statement has ended by then.
  handleReadyForQuery(): void {}
  // The hub sends neither an empty statement nor a copy, and asks for all rows at once.
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

/** What is asked on a connection in this turn, behind a `begin` that waits for it. */
const pending = new WeakMap<PoolClient, PostgresBatch>();

/**
 * Sends one statement of a unit, at the end of this turn and together with the others that the unit asks then: when one
 * of them fails, so do those behind it. A `begin` waits for the next statement: it would leave ahead of a commit that is
 * asked for in a later tick of this turn, and the commit by itself then.
 *
 * @throws what the server refused with, or what the driver throws
 */
export function sendTogether(client: PoolClient, query: QueryConfig): Promise<Answer> {
  const { name } = query;
  if (name === undefined) return sendAlone(client, query);
  return new Promise((resolve, reject) => {
    const statement = new PostgresStatement(name, query, resolve, reject);
    const batch = pending.get(client) ?? new PostgresBatch();
    batch.add(statement);
    pending.set(client, batch);
    if (batch.isDue || query === control.begin) return;
    batch.isDue = true;
    process.nextTick(flush, client);
  });
}

/** Sends one statement behind what this turn has asked on the connection; it fails alone. @throws as `sendTogether` */
export function sendAlone(client: PoolClient, query: QueryConfig): Promise<Answer> {
  flush(client);
  const { name } = query;
  if (name === undefined) return client.query<Row>(query);
  return new Promise((resolve, reject) => {
    const batch = new PostgresBatch();
    batch.add(new PostgresStatement(name, query, resolve, reject));
    client.query(batch);
  });
}

function flush(client: PoolClient): void {
  const batch = pending.get(client);
  if (batch === undefined) return;
  pending.delete(client);
  client.query(batch);
}
