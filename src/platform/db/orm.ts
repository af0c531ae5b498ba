import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import type { SqlEntityManager, SqlMikroORM } from '@mikro-orm/sql';
import { MikroORM as SqliteOrm } from '@mikro-orm/sqlite';
import { entities } from '../../entities/index.ts';
import type { Queries } from './queries.ts';

/** Which database the hub runs on. */
export type Engine = 'sqlite' | 'postgres';

/** The part of MikroORM that both engines share. */
export type HubOrm = Pick<SqlMikroORM, 'getMetadata' | 'close'> & { readonly em: SqlEntityManager };

/**
 * MikroORM on queries that exist already: it opens no connection of its own. Outside a unit its entity managers only
 * read; a unit binds its own entity manager to itself.
 */
export function createOrm(engine: Engine, reader: Queries): HubOrm {
  const options = {
    entities: [...entities],
    driverOptions: reader,
    dbName: 'hub',
    allowGlobalContext: false,
    // The database exists: it was opened before.
    ensureDatabase: false,
  };
  return engine === 'sqlite' ? new SqliteOrm(options) : new PostgresOrm(options);
}
