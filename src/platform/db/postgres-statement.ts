import type { Connection, QueryConfig, QueryResult, Submittable } from 'pg';
import utils from 'pg/lib/utils.js';
import type { RowPacket } from './postgres-client.ts';
import { createRowReader, type Field, type Row, type RowReader } from './postgres-rows.ts';

type Answer = QueryResult<Row>;

/** The driver's connection with what its types leave out. */
type DriverConnection = Connection & {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
};

/** `Execute` and `Sync`. */
const executeAndSync = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);

/** How a connection's rows are read, by the name of the statement. */
const readers = new WeakMap<Connection, Map<string, RowReader>>();

const noRows = createRowReader([]);

/**
 * A statement with a name, as the driver runs it. Its rows are described by the server once a connection: the
 * description costs the server and the hub more than a row.
 */
export class PostgresStatement implements Submittable {
  readonly name: string;
  readonly text: string;
  /** Hears of the end, once. The driver puts its own in front, which watches the time. */
  callback: (error: Error | null, answer?: Answer) => void;
  readonly #values: unknown[];
  #known: Map<string, RowReader> | undefined;
  #read: RowReader | undefined;
  #rows: Row[] = [];
  #tag = '';

  /** @throws TypeError for a value that cannot be bound */
  constructor(name: string, { text, values = [] }: QueryConfig, callback: PostgresStatement['callback']) {
    this.name = name;
    this.text = text;
    this.#values = values.map((value: unknown) => utils.prepareValue(value));
    this.callback = callback;
  }

  submit(connection: Connection): void {
    const { stream, parsedStatements, submittedNamedStatements } = connection as DriverConnection;
    const { name, text } = this;
    const known = readers.get(connection) ?? new Map<string, RowReader>();
    if (known.size === 0) readers.set(connection, known);
    this.#known = known;
    this.#read = known.get(name);
    stream.cork();
    if (parsedStatements[name] === undefined && submittedNamedStatements[name] === undefined) {
      connection.parse({ name, text, types: [] }, true);
      submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values: this.#values } as never, true);
    if (this.#read === undefined) connection.describe({ type: 'P', name: '' }, true);
    if (stream.writable) stream.write(executeAndSync);
    stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#read = createRowReader(fields);
  }

  handleDataRow(packet: RowPacket): void {
    this.#rows.push((this.#read ?? noRows)(packet));
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#tag = text;
    this.#known?.set(this.name, this.#read ?? noRows);
  }

  handleReadyForQuery(): void {
    const [command = ''] = this.#tag.split(' ', 1);
    const rowCount = Number(this.#tag.slice(this.#tag.lastIndexOf(' ') + 1));
    this.callback(null, { command, rowCount, rows: this.#rows, oid: 0, fields: [] });
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  // The hub sends neither an empty statement nor a copy, and asks for all rows at once.
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}
