import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { CannotStart } from '../platform-errors.ts';
import { backUpPostgres } from './back-up-postgres.ts';
import { CommitFigures } from './commit-figures.ts';
import type { Database } from './database.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { createOrm } from './orm.ts';
import { PostgresReader, UnitConnection, type PostgresParts } from './postgres-connection.ts';
import { control } from './postgres-control.ts';
import { createProcessLocks } from './postgres-locks.ts';
import { laneLimits, type LaneLimits } from './postgres-lane-source.ts';
import { PostgresLanes } from './postgres-lanes.ts';
import { createPool, type PostgresPool } from './postgres-pool.ts';
import { postgresLanguage } from './postgres-language.ts';
import { queriesOn, type Queries } from './queries.ts';
import { StatementNames } from './statement-names.ts';
import { StatementWatch } from './statement-watch.ts';
import { OpenUnit } from './unit.ts';

/**
 * The hub on Postgres: units of one network that wait together share a transaction.
 *
 * @param size connections at most
 * @throws Error when the server would acknowledge what it has not stored
 */
export async function openPostgres(
  url: string,
  size: number,
  log: Log,
  limits: LaneLimits = laneLimits,
): Promise<Database> {
  const pool = createPool(url, size, log);
  try {
    await demandDurability(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const watch = new StatementWatch();
  const parts = { pool, watch, names: new StatementNames() };
  const reader = queriesOn(postgresLanguage, new PostgresReader(parts));
  const orm = createOrm('postgres', reader);
  const figures = new CommitFigures();
  const lanes = new PostgresLanes({
    ...parts,
    limits,
    figures,
    queriesOn: (connection) => queriesOn(postgresLanguage, connection),
    openUnit: (db) => new OpenUnit(db, () => orm.em.fork(), log),
  });
  const locks = createProcessLocks(url);
  const answers = createReadiness(pool);
  let ready = false;
  return {
    engine: 'postgres',
    orm,
    reader,
    figures,
    em: () => orm.em.fork(),
    transaction: (work, place) => lanes.run(work, place),
    snapshot: (work) => readSnapshot(parts, work),
    watchStatements: (listener) => watch.listen(listener),
    watchCommits: (listener) => figures.listen(listener),
    readState: async () => ({ walBytes: null, waiting: pool.waiting() }),
    migrate: async () => {
      await migratePostgres(url, log);
      ready = true;
    },
    holdLock: (name, work) => locks.hold(name, work),
    backUp: (path, read, watching) => backUpPostgres(url, path, read, watching),
    isReady: async () => ready && (await answers()),
    close: async () => {
      ready = false;
      await lanes.whenIdle();
      await locks.close();
      await orm.close();
      await pool.end();
    },
  };
}

/** How long a server may take to show that it is there. */
const readyMs = 800;

/** Whether the database answers in time. Whoever asks meanwhile gets the same answer: the question holds a connection. */
function createReadiness(pool: PostgresPool): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= pool
      .query({ text: 'select 1 from hub_meta limit 1' })
      .then(
        () => true,
        () => false,
      )
      .finally(() => (running = undefined));
    return Promise.race([running, pause(readyMs, false, { ref: false })]);
  };
}

// What is answered 2xx is on disk, and every text of the wire can be stored.
async function demandDurability(pool: PostgresPool): Promise<void> {
  const { rows } = await pool.query({
    text: `select current_setting('synchronous_commit') as sync, current_setting('fsync') as fsync,
                  current_setting('server_encoding') as encoding`,
  });
  const { sync, fsync, encoding } = rows[0] as { sync: string; fsync: string; encoding: string };
  if (sync === 'off') throw new CannotStart('Postgres must run with synchronous_commit = on.');
  if (fsync !== 'on') throw new CannotStart('Postgres must run with fsync = on.');
  if (encoding !== 'UTF8') throw new CannotStart(`The database must be UTF8, not ${encoding}.`);
}

async function readSnapshot<T>(parts: PostgresParts, work: (db: Queries) => Promise<T>): Promise<T> {
  const client = await parts.pool.connect();
  const connection = new UnitConnection(client, parts);
  let broken = true;
  try {
    await connection.send({ text: 'begin isolation level repeatable read read only' });
    const result = await work(queriesOn(postgresLanguage, connection));
    await connection.send(control.commit);
    broken = false;
    return result;
  } finally {
    connection.end();
    client.release(broken);
  }
}
