import { sql } from 'kysely';
import type { Ctx, Platform } from '../ctx.ts';

/** Rows whose reads wait to be written; beyond it reads go uncounted until the next writing. */
const maxWaiting = 10_000;
const rowsPerStatement = 1_000;

/** Reads by row since the last writing, one map for each process; what a crash loses is a few counts. */
const waiting = new WeakMap<Platform, Map<number, number>>();

/** Counts that rows were handed out, in memory only (promise D8; reads do not write inline, promise E10). */
export function noteReads(platform: Platform, rows: readonly { readonly seq: number }[]): void {
  const reads = waiting.get(platform) ?? new Map<number, number>();
  waiting.set(platform, reads);
  for (const { seq } of rows) {
    const count = reads.get(seq);
    if (count !== undefined) reads.set(seq, count + 1);
    else if (reads.size < maxWaiting) reads.set(seq, 1);
  }
}

/**
 * Adds the noted reads to the rows' `read_count`, 1,000 rows a statement.
 *
 * @returns how many rows were counted up
 */
export async function recordReads(ctx: Ctx): Promise<number> {
  const reads = [...(waiting.get(ctx.platform)?.entries() ?? [])];
  if (reads.length === 0) return 0;
  waiting.delete(ctx.platform);
  await ctx.transaction(async (tx) => {
    for (let from = 0; from < reads.length; from += rowsPerStatement) {
      const values = reads
        .slice(from, from + rowsPerStatement)
        .map(([seq, count]) => sql`(cast(${seq} as bigint), cast(${count} as integer))`);
      await sql`with reads (seq, count) as (values ${sql.join(values)})
        update inbox set read_count = inbox.read_count + reads.count from reads where inbox.seq = reads.seq
      `.execute(tx.db);
    }
  });
  return reads.length;
}
