import type { Client } from 'pg';

/**
 * What belongs to no network, and what a call reads to learn which network it is about (by user, token, code or owner):
 * on a distributed Postgres these are copied to every node instead of being spread by network.
 */
export const referenceTables = [
  'users',
  'tokens',
  'memberships',
  'networks',
  'invites',
  'login_failures',
  'hub_meta',
  'licenses',
  'idempotency_keys',
  'browser_sessions',
] as const;

/** Made by libraries for themselves: the migrations, and the budgets of the limiter. */
export const isOfLibrary = (table: string): boolean => /^(mikro_orm_migrations|rate_?limits?)/.test(table);

/** A primary or unique key of the schema. */
export interface Key {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every primary and unique key, from the catalogue of Postgres; those of partitions are left to their tables. */
export async function listKeys(client: Client): Promise<Key[]> {
  const { rows } = await client.query<Key>(`
    select t.relname as table, i.relname as name, array(
      select coalesce(a.attname::text, '(expression)') from unnest(x.indkey::int[]) with ordinality as k (n, place)
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.n and k.n > 0 order by k.place
    ) as columns
    from pg_index x
    join pg_class t on t.oid = x.indrelid and t.relkind in ('r', 'p') and not t.relispartition
    join pg_class i on i.oid = x.indexrelid
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    where x.indisunique
    order by 1, 2`);
  return rows;
}

/** Every table that grows with use. */
export async function listGrowingTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(`
    select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  return rows
    .map(({ table }) => table)
    .filter((table) => !isOfLibrary(table) && !(referenceTables as readonly string[]).includes(table));
}

/**
 * Replaces every growing table by one of the same columns, defaults, checks and indexes that is hash-partitioned by
 * `network_id`, with the same foreign keys, triggers and storage options. Postgres refuses where a key does not hold that
 * column.
 *
 * @param partitions for each table
 */
export async function partitionByNetwork(client: Client, partitions: number): Promise<void> {
  const tables = await listGrowingTables(client);
  const { rows: kept } = await client.query<Kept>(keptByTable);
  const { rows: links } = await client.query<{ child: string; name: string; definition: string }>(`
    select conrelid::regclass::text as child, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f'`);
  const drops = links.map(({ child, name }) => `alter table ${child} drop constraint "${name}";`);
  const spread = tables.map((table) =>
    spreadTable(
      kept.find((own) => own.table === table)!,
      partitions,
    ),
  );
  const adds = links.map(
    ({ child, name, definition }) => `alter table ${child} add constraint "${name}" ${definition};`,
  );
  await client.query(['begin;', ...drops, ...spread, ...adds, 'commit;'].join('\n'));
}

/** What `like` does not copy. */
interface Kept {
  readonly table: string;
  /** Storage options, as `with (…)` or nothing. */
  readonly storage: string;
  readonly triggers: readonly string[];
}

const keptByTable = `
  select relname as table, coalesce('with (' || array_to_string(reloptions, ', ') || ')', '') as storage, array(
    select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal
  ) as triggers
  from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`;

function spreadTable({ table, storage, triggers }: Kept, partitions: number): string {
  const parts = Array.from(
    { length: partitions },
    (_, part) =>
      `create table "${table}_p${part}" partition of "${table}" for values with (modulus ${partitions}, remainder ${part}) ${storage};`,
  );
  return [
    `alter table "${table}" rename to "${table}_whole";`,
    `create table "${table}" (like "${table}_whole" including all) partition by hash (network_id);`,
    `drop table "${table}_whole";`,
    ...parts,
    ...triggers.map((definition) => `${definition};`),
  ].join('\n');
}
