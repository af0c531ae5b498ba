import type { Ctx } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';
import { dayMs } from '../../platform/time.ts';

const batchSize = 2_000;

/**
 * Deletes samples of hosts that are older than telemetry is kept, and hosts that were last heard of before that
 * (rule platform-retention; negative keeps all). At most 2,000 of each per call.
 *
 * @returns how many rows were deleted
 */
export async function purgeTelemetry(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.keepTelemetryDays;
  if (days < 0) return 0;
  const before = ctx.platform.clock.now() - days * dayMs;
  const old = await ctx.db
    .selectFrom('telemetry_minutes')
    .select(['network_id', 'minute'])
    .where('minute', '<', before)
    .orderBy('minute')
    .limit(batchSize)
    .execute();
  const silent = await ctx.db
    .selectFrom('host_telemetry')
    .select(['network_id', 'reported_at'])
    .where('reported_at', '<', before)
    .orderBy('reported_at')
    .limit(batchSize)
    .execute();
  return (await deleteMinutes(ctx, old)) + (await deleteHosts(ctx, silent));
}

/** Each network's rows up to the youngest that was picked of it: the rows were picked in the order of their times. */
function deleteMinutes(ctx: Ctx, old: readonly { readonly network_id: string; readonly minute: number }[]) {
  return eachNetwork(ctx, old, async (tx, networkId, rows) => {
    const gone = await tx.db
      .deleteFrom('telemetry_minutes')
      .where('network_id', '=', networkId)
      .where('minute', '<=', Math.max(...rows.map(({ minute }) => minute)))
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}

/** A host that reported again since the rows were picked stays, because its time has changed. */
function deleteHosts(ctx: Ctx, silent: readonly { readonly network_id: string; readonly reported_at: number }[]) {
  return eachNetwork(ctx, silent, async (tx, networkId, rows) => {
    const gone = await tx.db
      .deleteFrom('host_telemetry')
      .where('network_id', '=', networkId)
      .where('reported_at', '<=', Math.max(...rows.map((host) => host.reported_at)))
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}
