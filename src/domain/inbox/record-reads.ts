import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';

const rowsPerStatement = 1_000;

/**
 * Adds the noted reads to the rows' `read_count`, 1,000 rows per statement.
 *
 * @returns how many rows were counted up
 */
export async function recordReads(ctx: Ctx): Promise<number> {
  return eachNetwork(ctx, ctx.platform.memory.reads.take(), async (tx, networkId, own) => {
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
