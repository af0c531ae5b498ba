import { PostgresDialect } from 'kysely';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { migratePostgres } from './migrate.ts';
import { createOrm } from './orm.ts';
import { asFault } from './postgres-faults.ts';
import { createPool, StatementNames } from './postgres-pool.ts';
import { PostgresConnection, runUnit, type UnitSource } from './postgres-unit.ts';
import { languageOf, queriesOn } from './queries.ts';
import { StatementWatch } from './statement-watch.ts';
import { OpenUnit } from './unit.ts';
import type { Pool } from 'pg';

const language = languageOf(
  new PostgresDialect({
    pool: async () => {
      throw new Error('the hub opens its own connections');
    },
  }),
);

/**
 * The hub on Postgres, one transaction a unit.
 *
 * @param size connections at most
 * @throws Error when the server would acknowledge what it has not stored
 */
export async function openPostgres(url: string, size: number, log: Log): Promise<Database> {
  const pool = createPool(url, size, log);
  try {
    await demandDurability(pool);
  } catch (error) {
    await pool.end();
    throw asFault(error);
  }
  const watch = new StatementWatch();
  const names = new StatementNames();
  const reader = queriesOn(language, new PostgresConnection(pool, names, watch));
  const orm = createOrm('postgres', reader);
  const figures = { commits: 0, units: 0 };
  const source: UnitSource = {
    pool,
    connectionOn: (client) => new PostgresConnection(client, names, watch),
    unitOn: (connection) => new OpenUnit(queriesOn(language, connection), () => orm.em.fork(), log),
  };
  let ready = false;
  return {
    engine: 'postgres',
    orm,
    reader,
    figures,
    em: () => orm.em.fork(),
    transaction: async (work) => {
      const result = await runUnit(source, work);
      figures.commits += 1;
      figures.units += 1;
      return result;
    },
    watchStatements: (listener) => watch.listen(listener),
    migrate: async () => {
      await migratePostgres(url, log);
      ready = true;
    },
    isReady: async () => {
      if (!ready) return false;
      return pool.query('select 1 from hub_meta limit 1').then(
        () => true,
        () => false,
      );
    },
    close: async () => {
      ready = false;
      await orm.close();
      await pool.end();
    },
  };
}

// Promises D1: what is answered 2xx is on disk, and every text of the wire can be stored.
async function demandDurability(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ sync: string; fsync: string; encoding: string }>(
    `select current_setting('synchronous_commit') as sync, current_setting('fsync') as fsync,
            current_setting('server_encoding') as encoding`,
  );
  const [found] = rows;
  if (found?.sync === 'off') throw new Error('Postgres must run with synchronous_commit = on');
  if (found?.fsync !== 'on') throw new Error('Postgres must run with fsync = on');
  if (found.encoding !== 'UTF8') throw new Error(`the database must be UTF8, not ${found.encoding}`);
}
