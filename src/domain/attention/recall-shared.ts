import type { Ctx } from '../ctx.ts';
import { recallStatus } from '../sessions/recall-status.ts';
import type { Values } from './frame.ts';
import type { FoundRow } from './part.ts';
import { readShared } from './read-parts.ts';
import { staysSame } from './stays-same.ts';

/** Some conditions come and go without a number of the network's counter. */
const freshMs = 1_000;

/**
 * What everybody in a network sees first, read again after a second, and at once when something happened that may change
 * it (rule attention-bounded), in whichever process. One query while nothing is written, two or three while what is
 * written leaves it as it was, else one or two more.
 */
export function recallShared(ctx: Ctx, values: Values): Promise<readonly FoundRow[]> {
  const { networkId, now, reads } = values;
  return recallStatus<readonly FoundRow[]>(ctx, `attention ${reads}`, networkId, {
    read: async () => {
      const value: readonly FoundRow[] = await readShared(ctx.db, values);
      return { value, rows: value.length + 1, until: now + freshMs };
    },
    staysSame: (rows, { from, counter }, to) => staysSame(ctx.db, values, { rows, from, counter }, to),
  });
}
