import { sql } from 'kysely';
import type { Ctx, Platform } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';

/** The most rows whose reads wait to be written; further reads are not counted until the next write. */
const maxWaiting = 10_000;
const rowsPerStatement = 1_000;

/** Reads by row since the last write, one map per process; a crash loses a few counts. */
const waiting = new WeakMap<Platform, Map<string, Reads>>();

interface Reads {
  readonly network_id: string;
  readonly id: string;
  count: number;
}

/** Counts in memory that rows were handed out (rule inbox-reads-counted). */
export function noteReads(platform: Platform, rows: readonly Omit<Reads, 'count'>[]): void {
  const reads = waiting.get(platform) ?? new Map<string, Reads>();
  waiting.set(platform, reads);
  for (const { network_id, id } of rows) {
    const key = `${network_id} ${id}`;
    const known = reads.get(key);
    if (known !== undefined) known.count += 1;
    else if (reads.size < maxWaiting) reads.set(key, { network_id, id, count: 1 });
  }
}

/**
 * Adds the noted reads to the rows' `read_count`, 1,000 rows a statement.
 *
 * @returns how many rows were counted up
 */
export async function recordReads(ctx: Ctx): Promise<number> {
  const reads = [...(waiting.get(ctx.platform)?.values() ?? [])];
  waiting.delete(ctx.platform);
  return eachNetwork(ctx, reads, async (tx, networkId, own) => {
    for (let from = 0; from < own.length; from += rowsPerStatement) {
      const values = own
        .slice(from, from + rowsPerStatement)
        .map(({ id, count }) => sql`(${id}, cast(${count} as integer))`);
      await sql`with reads (id, count) as (values ${sql.join(values)})
        update inbox set read_count = inbox.read_count + reads.count from reads
        where inbox.network_id = ${networkId} and inbox.id = reads.id
      `.execute(tx.db);
    }
    return own.length;
  });
}
