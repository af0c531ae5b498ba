import { sql } from 'kysely';
import type { Tx } from '../ctx.ts';

/** A turn in the order of card changes of one network. */
export interface Turn {
  /**
   * Epoch milliseconds of this change: later than that of every change that was committed before, so that
   * `created_at` orders cards as they came and a feed by `updated_at` misses none.
   */
  readonly stamp: number;
  /** The last `#N` that was given out, the numbers of this turn included. */
  readonly lastSeq: number;
}

/**
 * Takes the board of a network for this unit: changes of its cards happen one after the other, which is what makes
 * numbers, references, parents and tags right under races. The row stays locked until the commit; take it before any
 * card is read.
 *
 * @param numbers how many new `#N` this unit needs; given back when it fails
 */
export async function lockBoard(tx: Tx, networkId: string, numbers = 0): Promise<Turn> {
  const now = tx.platform.clock.now();
  const row = await tx.db
    .insertInto('requirement_counters')
    .values({ network_id: networkId, last_seq: numbers, last_stamp: now })
    .onConflict((conflict) =>
      conflict.column('network_id').doUpdateSet((eb) => ({
        last_seq: eb('requirement_counters.last_seq', '+', numbers),
        last_stamp: sql<number>`case when requirement_counters.last_stamp < ${now} then ${now}
          else requirement_counters.last_stamp + 1 end`,
      })),
    )
    .returning(['last_seq', 'last_stamp'])
    .executeTakeFirstOrThrow();
  return { stamp: row.last_stamp, lastSeq: row.last_seq };
}
