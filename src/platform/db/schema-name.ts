import { sql } from 'kysely';
import type { Engine } from './orm.ts';
import type { Queries } from './queries.ts';

/** The name of the last migration that ran on a database. */
export async function getSchemaName(db: Queries): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from mikro_orm_migrations order by id desc limit 1`.execute(
    db,
  );
  const [last] = rows;
  if (last === undefined) throw new Error('the database has no schema');
  return last.name;
}

/** The names of all migrations of this hub, in their order. */
export async function listSchemaNames(engine: Engine): Promise<readonly string[]> {
  if (engine === 'sqlite') {
    const { sqliteMigrations } = await import('../../migrations/sqlite/index.ts');
    return sqliteMigrations.map(({ name }) => name);
  }
  const { postgresMigrations } = await import('../../migrations/postgres/index.ts');
  return postgresMigrations.map(({ name }) => name);
}
