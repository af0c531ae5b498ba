import type { Socket } from 'node:net';
import { Client, types, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import type { Row } from './store.ts';

/** What a store asks Postgres for: the rows of one prepared statement. */
export type Ask = (text: string, values: unknown[]) => Promise<Row[]>;

interface Unit {
  readonly query: QueryConfig;
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

/**
 * One connection writes and one reads, neither waiting for the answer before: on one core, more of them cost a tenth.
 * What was asked for while the last commit was under way is the next transaction: its statements leave in one write,
 * and all are answered after it. There are no savepoints: a statement that fails takes its group along.
 */
export async function openPostgres(url: string): Promise<{ write: Ask; read: Ask; close(): Promise<void> }> {
  types.setTypeParser(types.builtins.INT8, Number);
  const [writer, reader] = await Promise.all([connect(url), connect(url)]);
  const names = new Map<string, string>();
  const config = (text: string, values: unknown[]): QueryConfig => {
    let name = names.get(text);
    if (name === undefined) names.set(text, (name = `s${names.size}`));
    return { name, text, values };
  };
  return {
    write: groupWriter(writer, config),
    read: turnReader(reader, config),
    close: async () => void (await Promise.all([writer.end(), reader.end()])),
  };
}

async function connect(url: string): Promise<Client> {
  const options: ClientConfig & { pipeline: boolean } = { connectionString: url, pipeline: true };
  const client = new Client(options);
  await client.connect();
  await client.query('set plan_cache_mode = force_generic_plan');
  return client;
}

type Config = (text: string, values: unknown[]) => QueryConfig;

const socketOf = (client: Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** The reads of one turn of the loop leave in one write. */
function turnReader(client: Client, config: Config): Ask {
  const socket = socketOf(client);
  let corked = false;
  return async (text, values) => {
    if (!corked) {
      corked = true;
      socket.cork();
      setImmediate(() => {
        corked = false;
        socket.uncork();
      });
    }
    return (await client.query<Row>(config(text, values))).rows;
  };
}

function groupWriter(client: Client, config: Config): Ask {
  const socket = socketOf(client);
  let waiting: Unit[] = [];
  let busy = false;
  const flush = async (): Promise<void> => {
    const units = waiting;
    waiting = [];
    socket.cork();
    // A statement alone is a transaction of its own.
    const alone = units.length === 1;
    const begun = alone ? undefined : client.query('begin');
    const asked = units.map(({ query }) => client.query<Row>(query));
    const ended = alone ? undefined : client.query('commit');
    socket.uncork();
    const results = await Promise.allSettled([begun, ended, ...asked]);
    const failed = results.find((result) => result.status === 'rejected');
    units.forEach((unit, index) => {
      const result = results[index + 2] as PromiseFulfilledResult<QueryResult<Row>>;
      if (failed) unit.reject(failed.reason);
      else unit.resolve(result.value.rows);
    });
    busy = false;
    if (waiting.length > 0) begin();
  };
  const begin = (): void => {
    busy = true;
    setImmediate(() => void flush());
  };
  return (text, values) =>
    new Promise((resolve, reject) => {
      waiting.push({ query: config(text, values), resolve, reject });
      if (!busy) begin();
    });
}
