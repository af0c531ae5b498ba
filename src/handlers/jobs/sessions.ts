import type { Ctx } from '../../domain/ctx.ts';
import { markOffline } from '../../domain/sessions/mark-offline.ts';

/** Shows silent sessions as offline also while nobody looks. */
export const markOfflineJob = {
  name: 'mark_offline',
  everySeconds: 30,
  run: (ctx: Ctx): Promise<number> => markOffline(ctx),
};
