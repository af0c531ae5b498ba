import type { Ctx } from '../../domain/ctx.ts';
import { markOffline } from '../../domain/sessions/mark-offline.ts';

/** Marks silent sessions as offline even while no client reads them. */
export const markOfflineJob = {
  name: 'mark_offline',
  everySeconds: 30,
  run: (ctx: Ctx): Promise<number> => markOffline(ctx),
};
