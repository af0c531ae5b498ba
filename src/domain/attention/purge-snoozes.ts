import type { Ctx } from '../ctx.ts';
import { purgeOlder } from '../purge-older.ts';

/** Deletes snoozes whose time is over, at most 1,000 per call. @returns how many were deleted */
export function purgeSnoozes(ctx: Ctx): Promise<number> {
  const rows = { table: 'attention_snoozes', key: 'subject_id', column: 'until' } as const;
  return purgeOlder(ctx, rows, ctx.platform.clock.now());
}
