import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { HubTables } from '../entities/index.ts';
import { dayMs } from '../platform/time.ts';
import type { Ctx } from './ctx.ts';
import { eachNetwork } from './each-network.ts';

const batchSize = 1_000;

/** Which rows of a table age, named by columns. */
export interface AgingRows {
  readonly table: keyof HubTables;
  /** What identifies a row within its network. */
  readonly key: string;
  /** When the row began to age: milliseconds. */
  readonly column: string;
  /** The condition of the partial index, where only some rows age. */
  readonly only?: RawBuilder<SqlBool>;
  /** The index of the time begins with the network: old rows are looked for in one after the other. */
  readonly byNetwork?: true;
}

/**
 * The time before which rows are old.
 *
 * @param days how long they are kept; a negative number keeps them for ever
 * @returns milliseconds, or undefined when nothing ages
 */
export function keptSince(ctx: Ctx, days: number): number | undefined {
  return days < 0 ? undefined : ctx.platform.clock.now() - days * dayMs;
}

/** A row that aged out. */
export interface OldRow {
  readonly network_id: string;
  readonly key: string | number;
}

/**
 * Rows that aged out, at most 1,000. They are the oldest, but for tables that are walked by network.
 *
 * @param before milliseconds
 */
export async function findOlder(ctx: Ctx, rows: AgingRows, before: number): Promise<readonly OldRow[]> {
  const { table, network, id, time } = columnsOf(rows);
  // SQLite keeps the order of a cross join.
  const walk = rows.byNetwork
    ? sql`networks cross join ${table} where ${network} = networks.network_id and ${isOlder(rows, before)}`
    : sql`${table} where ${isOlder(rows, before)} order by ${time}`;
  const { rows: old } = await sql<OldRow>`
    select ${network}, ${id} as key from ${walk} limit ${batchSize}`.execute(ctx.db);
  return old;
}

/**
 * Deletes what `findOlder` finds, the rows of each network in a unit of their own.
 *
 * @param before as `keptSince` returns it
 * @returns how many were deleted
 */
export async function purgeOlder(ctx: Ctx, rows: AgingRows, before: number | undefined): Promise<number> {
  if (before === undefined) return 0;
  const { table, network, id } = columnsOf(rows);
  return eachNetwork(ctx, await findOlder(ctx, rows, before), async (tx, networkId, own) => {
    const keys = sql.join(own.map(({ key }) => key));
    const deleted = await sql`delete from ${table}
      where ${network} = ${networkId} and ${id} in (${keys}) and ${isOlder(rows, before)}`.execute(tx.db);
    return Number(deleted.numAffectedRows ?? 0);
  });
}

function columnsOf({ table, key, column }: AgingRows) {
  const of = (name: string) => sql.ref(`${table}.${name}`);
  return { table: sql.table(table), network: of('network_id'), id: of(key), time: of(column) };
}

const isOlder = (rows: AgingRows, before: number): RawBuilder<unknown> =>
  sql`${columnsOf(rows).time} < ${before} and ${rows.only ?? sql`1 = 1`}`;
