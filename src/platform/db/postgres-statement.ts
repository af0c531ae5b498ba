import type { Connection, QueryConfig, QueryResult } from 'pg';
import utils from 'pg/lib/utils.js';
import type { RowPacket } from './postgres-client.ts';
import { createRowReader, type Field, type Row, type RowReader } from './postgres-rows.ts';

type Answer = QueryResult<Row>;

/** The driver's connection with what its types leave out. */
export type DriverConnection = Connection & {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
};

/** `Execute` for all rows. */
const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);

/** How a connection's rows are read, by the name of the statement. */
const readers = new WeakMap<Connection, Map<string, RowReader>>();

const noRows = createRowReader([]);

/**
 * A statement with a name. Its rows are described by the server once a connection: the description costs the server and
 * the hub more than a row.
 */
export class PostgresStatement {
  readonly name: string;
  readonly text: string;
  readonly #values: unknown[];
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: Error) => void;
  #known: Map<string, RowReader> | undefined;
  #read: RowReader | undefined;
  #rows: Row[] = [];

  /** @throws TypeError for a value that cannot be bound */
  constructor(
    name: string,
    { text, values = [] }: QueryConfig,
    resolve: (answer: Answer) => void,
    reject: (error: Error) => void,
  ) {
    this.name = name;
    this.text = text;
    this.#values = values.map((value: unknown) => utils.prepareValue(value));
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Writes it without a `Sync`. */
  send(connection: DriverConnection): void {
    const { stream, parsedStatements, submittedNamedStatements } = connection;
    const { name, text } = this;
    const known = readers.get(connection) ?? new Map<string, RowReader>();
    if (known.size === 0) readers.set(connection, known);
    this.#known = known;
    this.#read = known.get(name);
    if (parsedStatements[name] === undefined && submittedNamedStatements[name] === undefined) {
      connection.parse({ name, text, types: [] }, true);
      submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values: this.#values } as never, true);
    if (this.#read === undefined) connection.describe({ type: 'P', name: '' }, true);
    if (stream.writable) stream.write(execute);
  }

  describe(fields: readonly Field[]): void {
    this.#read = createRowReader(fields);
  }

  addRow(packet: RowPacket): void {
    this.#rows.push((this.#read ?? noRows)(packet));
  }

  /** @param tag what the server says that it has done */
  complete(tag: string): void {
    this.#known?.set(this.name, this.#read ?? noRows);
    const [command = ''] = tag.split(' ', 1);
    const rowCount = Number(tag.slice(tag.lastIndexOf(' ') + 1));
    this.#resolve({ command, rowCount, rows: this.#rows, oid: 0, fields: [] });
  }

  fail(error: Error): void {
    this.#reject(error);
  }
}
