import type { Client } from 'pg';

/** Makes the list of databases that can be used again, in the database that all test files share. */
export async function prepareUsed(client: Client): Promise<void> {
  await client.query('create table used_databases (name text primary key)');
}

/** A database that nobody uses any more, or undefined. */
export async function takeUsed(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    'delete from used_databases where name = (select name from used_databases limit 1 for update skip locked) returning name',
  );
  return rows[0]?.name;
}

/** Puts an emptied database on the list. */
export async function giveBack(client: Client, name: string): Promise<void> {
  await client.query('insert into used_databases values ($1)', [name]);
}

/** A table of more bytes is made anew: what it grew to would stand in the plans of the next test. */
const usedBytes = 64 * 1024;

/** Ends whatever else is connected to this database and deletes every row but what the migrations left. */
export async function empty(client: Client): Promise<void> {
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const { rows } = await client.query<{ table: string }>(`
    select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'mikro_orm%'`);
  // Foreign keys are not asked: every table is emptied.
  await client.query(
    [
      'set session_replication_role = replica;',
      ...rows.map(({ table }) => `delete from "${table}";`),
      'set session_replication_role = default;',
    ].join('\n'),
  );
  const { rows: grown } = await client.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > $1`,
    [usedBytes],
  );
  for (const { table } of grown) await client.query(`vacuum full ${table}`);
}
