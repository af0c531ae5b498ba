import { SqlMikroORM, type SqlEntityManager } from '@mikro-orm/sql';
import { entities } from '../../entities/index.ts';
import { HubPostgresDriver, HubSqliteDriver } from './orm-drivers.ts';
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
  return new SqlMikroORM({
    driver: engine === 'sqlite' ? HubSqliteDriver : HubPostgresDriver,
    entities: [...entities],
    driverOptions: reader,
    dbName: 'hub',
    allowGlobalContext: false,
    // The database exists: it was opened before.
    ensureDatabase: false,
  });
}
