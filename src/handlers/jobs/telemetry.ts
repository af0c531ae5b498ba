import type { Ctx } from '../../domain/ctx.ts';
import { purgeTelemetry } from '../../domain/telemetry/purge-telemetry.ts';
import { drain } from './drain.ts';

/** Forgets the telemetry of hosts after `HUB_KEEP_TELEMETRY_DAYS`. */
export const purgeTelemetryJob = {
  name: 'purge_telemetry',
  everySeconds: 60,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeTelemetry),
};
