import type { Connection, QueryConfig, QueryResult, Submittable } from 'pg';
import utils from 'pg/lib/utils.js';
import { hubTypes } from './postgres-types.ts';

type Row = Record<string, unknown>;
type Answer = QueryResult<Row>;
type Parse = (text: string) => unknown;

/** What the rows of a prepared statement look like. */
interface Shape {
  readonly names: readonly string[];
  /** Undefined where the text is the value. */
  readonly parsers: readonly (Parse | undefined)[];
  /** A row of nulls, to begin each row with. */
  readonly empty: Row;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** The driver's connection with what its types leave out. */
type DriverConnection = Connection & {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
};

/** `Execute` and `Sync`. */
const executeAndSync = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);

const texts = new Set([25, 1042, 1043]);

/** The shapes that a connection has learned, by the name of the statement. */
const shapes = new WeakMap<Connection, Map<string, Shape>>();

const noRows: Shape = { names: [], parsers: [], empty: {} };

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
  #known: Map<string, Shape> | undefined;
  #shape: Shape | undefined;
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
    const known = shapes.get(connection) ?? new Map<string, Shape>();
    if (known.size === 0) shapes.set(connection, known);
    this.#known = known;
    this.#shape = known.get(name);
    stream.cork();
    if (parsedStatements[name] === undefined && submittedNamedStatements[name] === undefined) {
      connection.parse({ name, text, types: [] }, true);
      submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values: this.#values } as never, true);
    if (this.#shape === undefined) connection.describe({ type: 'P', name: '' }, true);
    if (stream.writable) stream.write(executeAndSync);
    stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#shape = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    };
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { names, parsers, empty } = this.#shape ?? noRows;
    const row = { ...empty };
    for (let at = 0; at < fields.length; at += 1) {
      const text = fields[at] as string | null;
      if (text === null) continue;
      const parse = parsers[at];
      row[names[at] as string] = parse === undefined ? text : parse(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#tag = text;
    this.#known?.set(this.name, this.#shape ?? noRows);
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

function parserOf(oid: number): Parse | undefined {
  return texts.has(oid) ? undefined : (hubTypes.getTypeParser(oid, 'text') as Parse);
}
