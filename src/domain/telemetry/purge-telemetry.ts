import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';

const dayMs = 86_400_000;
const batchSize = 2_000;

/**
 * Deletes samples of hosts that are older than telemetry is kept, and hosts that were last heard of before that
 * (decision A6; negative keeps all). At most 2,000 of each a call.
 *
 * @returns how many rows were deleted
 */
export async function purgeTelemetry(ctx: Ctx): Promise<number> {
  const days = ctx.platform.settings.keepTelemetryDays;
  if (days < 0) return 0;
  return ctx.transaction(async (tx) => {
    const before = tx.platform.clock.now() - days * dayMs;
    const old = tx.db
      .selectFrom('telemetry_minutes')
      .select(['network_id', 'hostname', 'ip', 'minute'])
      .where('minute', '<', before)
      .limit(batchSize);
    const minutes = await tx.db
      .deleteFrom('telemetry_minutes')
      .where(sql<boolean>`(network_id, hostname, ip, minute) in ${old}`)
      .executeTakeFirst();
    const silent = tx.db
      .selectFrom('host_telemetry')
      .select(['network_id', 'hostname', 'ip'])
      .where('reported_at', '<', before)
      .limit(batchSize);
    const hosts = await tx.db
      .deleteFrom('host_telemetry')
      .where(sql<boolean>`(network_id, hostname, ip) in ${silent}`)
      // Heard of again since the rows were picked: the newest sample stays.
      .where('reported_at', '<', before)
      .executeTakeFirst();
    return Number(minutes.numDeletedRows + hosts.numDeletedRows);
  });
}
