import type { Ctx } from '../ctx.ts';
import { recallStatus } from '../sessions/recall-status.ts';
import type { Values } from './frame.ts';
import type { FoundRow } from './part.ts';
import { readShared } from './read-parts.ts';

/** Some conditions come and go without a number of the network's counter. */
const freshMs = 1_000;

/**
 * What everybody in a network sees first, read again when the network's counter has moved or after a second (rule
 * attention-bounded). One query when nothing has changed, else two.
 */
export function recallShared(ctx: Ctx, values: Values): Promise<readonly FoundRow[]> {
  const { networkId, now, reads } = values;
  return recallStatus(ctx, `attention ${reads}`, networkId, async () => {
    const value: readonly FoundRow[] = await readShared(ctx.db, values);
    return { value, rows: value.length + 1, until: now + freshMs };
  });
}
