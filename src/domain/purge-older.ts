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
 * Deletes the oldest of the rows that aged out, at most 1,000 per call, those of each network in a unit of their own.
 *
 * @param before as `keptSince` returns it
 * @returns how many were deleted
 */
export async function purgeOlder(ctx: Ctx, rows: AgingRows, before: number | undefined): Promise<number> {
  if (before === undefined) return 0;
  const isOld = sql`${sql.ref(rows.column)} < ${before} and ${rows.only ?? sql`1 = 1`}`;
  const old = await sql<{ readonly network_id: string; readonly key: string | number }>`
    select ${sql.ref('network_id')}, ${sql.ref(rows.key)} as key from ${sql.table(rows.table)}
    where ${isOld} order by ${sql.ref(rows.column)} limit ${batchSize}`.execute(ctx.db);
  return eachNetwork(ctx, old.rows, async (tx, networkId, own) => {
    const keys = sql.join(own.map(({ key }) => key));
    const deleted = await sql`delete from ${sql.table(rows.table)}
      where ${sql.ref('network_id')} = ${networkId} and ${sql.ref(rows.key)} in (${keys}) and ${isOld}`.execute(tx.db);
    return Number(deleted.numAffectedRows ?? 0);
  });
}
