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

/**
 * Deletes rows that aged out, at most 1,000 per call, those of each network in a unit of their own. They are the oldest,
 * but for tables that are walked by network.
 *
 * @param before as `keptSince` returns it
 * @returns how many were deleted
 */
export async function purgeOlder(ctx: Ctx, rows: AgingRows, before: number | undefined): Promise<number> {
  if (before === undefined) return 0;
  const table = sql.table(rows.table);
  const [network, id, time] = ['network_id', rows.key, rows.column].map((column) => sql.ref(`${rows.table}.${column}`));
  const isOld = sql`${time} < ${before} and ${rows.only ?? sql`1 = 1`}`;
  // SQLite keeps the order of a cross join.
  const walk = rows.byNetwork
    ? sql`networks cross join ${table} where ${network} = networks.network_id and ${isOld}`
    : sql`${table} where ${isOld} order by ${time}`;
  const old = await sql<{ readonly network_id: string; readonly key: string | number }>`
    select ${network}, ${id} as key from ${walk} limit ${batchSize}`.execute(ctx.db);
  return eachNetwork(ctx, old.rows, async (tx, networkId, own) => {
    const keys = sql.join(own.map(({ key }) => key));
    const deleted = await sql`delete from ${table}
      where ${network} = ${networkId} and ${id} in (${keys}) and ${isOld}`.execute(tx.db);
    return Number(deleted.numAffectedRows ?? 0);
  });
}
