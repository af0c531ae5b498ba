import type { Ctx } from '../../domain/ctx.ts';
import { purgeSnoozes } from '../../domain/attention/purge-snoozes.ts';
import { drain } from './drain.ts';

/** Forgets snoozes whose time is over. */
export const purgeSnoozesJob = {
  name: 'purge_snoozes',
  everySeconds: 3_600,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeSnoozes),
};
