import type { Ctx } from '../../domain/ctx.ts';
import { purgeCardEvents } from '../../domain/requirements/history/purge-card-events.ts';

/** Forgets events and comments of cards after `HUB_KEEP_CARD_EVENTS_DAYS`. */
export const purgeCardEventsJob = {
  name: 'purge_card_events',
  everySeconds: 60,
  run: (ctx: Ctx): Promise<number> => purgeCardEvents(ctx),
};
