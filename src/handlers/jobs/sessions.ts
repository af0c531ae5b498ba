import type { Ctx } from '../../domain/ctx.ts';
import { markOffline } from '../../domain/sessions/mark-offline.ts';
import { purgeSessions } from '../../domain/sessions/purge-sessions.ts';

/** Shows silent sessions as offline also while nobody looks. */
export const markOfflineJob = {
  name: 'mark_offline',
  everySeconds: 30,
  run: (ctx: Ctx): Promise<number> => markOffline(ctx),
};

/** Forgets sessions that were silent for `HUB_SESSION_IDLE_DAYS`. */
export const purgeSessionsJob = {
  name: 'purge_sessions',
  everySeconds: 3_600,
  run: (ctx: Ctx): Promise<number> => purgeSessions(ctx),
};
