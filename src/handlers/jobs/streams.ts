import type { Ctx } from '../../domain/ctx.ts';
import { purgeEvents } from '../../domain/streams/purge-events.ts';
import { drain } from './drain.ts';

/** Forgets stream events after `HUB_KEEP_STREAM_EVENTS_DAYS`. */
export const purgeEventsJob = {
  name: 'purge_stream_events',
  everySeconds: 60,
  run: (ctx: Ctx): Promise<number> =>
    drain(ctx, (batch) => purgeEvents(batch, batch.platform.settings.keepStreamEventsDays)),
};
