import type { Configuration, ExceptionConverter, LoggingOptions, Transaction } from '@mikro-orm/core';
import {
  AbstractSqlConnection,
  AbstractSqlDriver,
  BasePostgreSqlPlatform,
  NativeQueryBuilder,
  SqlitePlatform,
} from '@mikro-orm/sql';
import { CompiledQuery, type Kysely } from 'kysely';
import { bindValues, type Placeholder } from './bind-values.ts';

/** Leaves what the database threw as it is: the faults of a unit look alike whoever sent the statement. */
const asThrown: ExceptionConverter = { convertException: (error) => error };

class HubSqlitePlatform extends SqlitePlatform {
  override getExceptionConverter(): ExceptionConverter {
    return asThrown;
  }
}

class HubPostgresPlatform extends BasePostgreSqlPlatform {
  override getExceptionConverter(): ExceptionConverter {
    return asThrown;
  }
}

/** Sends the statements of an entity manager where those of the query builder go, with bound values. */
abstract class HubConnection extends AbstractSqlConnection {
  abstract readonly placeholder: Placeholder;

  override createKyselyDialect(): never {
    throw new Error('the hub opens its own connections');
  }

  override async execute<T>(
    query: string | NativeQueryBuilder,
    params: readonly unknown[] = [],
    method: 'all' | 'get' | 'run' = 'all',
    unit?: Transaction<Kysely<unknown>>,
    _logging?: LoggingOptions,
  ): Promise<T> {
    const { sql, params: values } = query instanceof NativeQueryBuilder ? query.compile() : { sql: query, params };
    const bound = bindValues(this.platform, this.placeholder, sql, values);
    const result = await (unit ?? this.getClient()).executeQuery(CompiledQuery.raw(bound.sql, [...bound.parameters]));
    return this.transformRawResult<T>(result, method);
  }
}

class HubSqliteConnection extends HubConnection {
  override readonly placeholder = (): string => '?';
}

class HubPostgresConnection extends HubConnection {
  override readonly placeholder = (n: number): string => `$${n}`;
}

/** MikroORM's SQLite on the connections of the hub. */
export class HubSqliteDriver extends AbstractSqlDriver<HubConnection> {
  constructor(config: Configuration) {
    super(config, new HubSqlitePlatform(), HubSqliteConnection, ['kysely']);
  }
}

/** MikroORM's Postgres on the connections of the hub. */
export class HubPostgresDriver extends AbstractSqlDriver<HubConnection> {
  constructor(config: Configuration) {
    super(config, new HubPostgresPlatform(), HubPostgresConnection, ['kysely']);
  }
}
