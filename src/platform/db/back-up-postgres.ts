import { stat } from 'node:fs/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { Client } from 'pg';
import type { BackupWatch, Queries } from './database.ts';
import { postgresLanguage } from './postgres-language.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { hubTypes } from './postgres-types.ts';
import { queriesOn } from './queries.ts';

/** How often the growing file is looked at. */
const lookEveryMs = 500;

/**
 * Writes the database into the file `path` by `pg_dump -Fc`, and runs `read` in the snapshot that was dumped.
 *
 * @throws ToolFault when pg_dump is missing or fails, what `read` throws, or the reason of the signal
 */
export async function backUpPostgres<T>(
  url: string,
  path: string,
  read: (db: Queries) => Promise<T>,
  { signal, postgresTools, onProgress }: BackupWatch,
): Promise<T> {
  const client = new Client({ connectionString: url, types: hubTypes });
  // A connection that breaks fails the statement that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  const look = setInterval(() => {
    void stat(path).then(
      ({ size }) => onProgress(size, undefined),
      () => undefined,
    );
  }, lookEveryMs);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.snapshot}`];
    await runPostgresTool('pg_dump', [...args, `--file=${path}`], { url, folder: postgresTools, signal });
    return await read(queriesOn(postgresLanguage, new SnapshotConnection(client)));
  } finally {
    clearInterval(look);
    await client.end();
  }
}

/** The connection that keeps the snapshot, as Kysely sees it. */
class SnapshotConnection implements DatabaseConnection {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows } = await this.#client.query(sql, [...parameters]);
    return { rows: rows as R[] };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}
