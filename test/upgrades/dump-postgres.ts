import { Client } from 'pg';

const sequences = `
  select format('create sequence %I;', c.relname) as line from pg_class c
  where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace order by c.relname`;

const tables = `
  select format('create table %I (%s);', c.relname, string_agg(format('%I %s%s%s', a.attname,
      format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end,
      coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')), ', ' order by a.attnum)) as line
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'rate_limits'
  group by c.relname order by c.relname`;

/** Keys and checks before the indexes, foreign keys last: each needs what stands above it. */
const constraints = `
  select format('alter table %s add constraint %I %s;', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as line
  from pg_constraint c
  where c.connamespace = 'public'::regnamespace and c.contype = any($1) and c.conrelid::regclass::text <> 'rate_limits'
  order by 1`;

const indexes = `
  select i.indexdef || ';' as line from pg_indexes i
  where i.schemaname = 'public' and i.tablename <> 'rate_limits'
    and not exists (select from pg_constraint c where c.conindid = format('%I', i.indexname)::regclass)
  order by i.indexname`;

/** A dump in parts: rows are loaded before what would check them one by one. */
export interface PostgresDump {
  readonly schema: readonly string[];
  readonly rows: readonly string[];
  readonly keys: readonly string[];
}

/**
 * Everything of a database but the budgets of the limiter, as plain SQL, one statement a line where no text has line
 * breaks: `pg_dump` does not come with the Postgres of the tests.
 */
export async function dumpPostgres(url: string): Promise<PostgresDump> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const linesOf = async (text: string, values: unknown[] = []): Promise<string[]> =>
    (await client.query<{ line: string }>(text, values)).rows.map(({ line }) => line);
  try {
    return {
      schema: [...(await linesOf(sequences)), ...(await linesOf(tables))],
      rows: await rowsOf(client, linesOf),
      keys: [
        ...(await linesOf(constraints, [['p', 'u', 'c']])),
        ...(await linesOf(indexes)),
        ...(await linesOf(constraints, [['f']])),
      ],
    };
  } finally {
    await client.end();
  }
}

async function rowsOf(client: Client, linesOf: (text: string) => Promise<string[]>): Promise<string[]> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'rate_limits'
    group by c.relname order by c.relname`);
  const lines: string[] = [];
  for (const { table, columns: names } of columns) {
    const values = names.map((name) => `quote_nullable("${name}"::text)`).join(', ');
    const head = `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (`;
    lines.push(...(await linesOf(`select '${head}' || concat_ws(', ', ${values}) || ');' as line from "${table}"`)));
  }
  const { rows: counters } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of counters) if (last !== null) lines.push(`select setval('${name}', ${last});`);
  return lines;
}

/** Fills an empty database from a dump. */
export async function loadPostgres(url: string, dump: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(dump).finally(() => client.end());
}
