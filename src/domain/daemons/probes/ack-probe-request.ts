import type { ProbeOutcome } from '../../../../generated/enums.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireOwnProbe } from './get-probe-request.ts';
import { requireDaemon } from '../require-daemon.ts';
import { announceRequest } from '../announce-request.ts';

/** What came of a probe. */
export interface ProbeResult {
  readonly probeId: string;
  readonly status: ProbeOutcome;
  /** The provider's HTTP status; null when there was none. */
  readonly rawStatusCode: number | null;
  readonly latencyMs: number | null;
}

/**
 * Stores what came of a probe that was handed over; the first answer stays (rule daemons-probes).
 *
 * @throws probe_not_found absent, not handed over, or over
 * @throws not_your_request, caller_not_a_daemon
 */
export async function ackProbeRequest(ctx: Ctx, result: ProbeResult): Promise<void> {
  const daemon = await requireDaemon(ctx);
  await ctx.transaction(async (tx) => {
    await requireOwnProbe(tx, daemon, result.probeId);
    const now = tx.platform.clock.now();
    const acked = await tx.db
      .updateTable('probes')
      .set({
        status: result.status,
        raw_status_code: result.rawStatusCode,
        latency_ms: result.latencyMs,
        acked_at: now,
      })
      .where('network_id', '=', daemon.networkId)
      .where('probe_id', '=', result.probeId)
      .where('status', '=', 'delivered')
      .where('deadline_at', '>', now)
      .returning('probe_id')
      .executeTakeFirst();
    if (!acked) throw new DomainError('probe_not_found');
    const { probeId: requestId, status } = result;
    announceRequest(tx, { networkId: daemon.networkId, requestId, kind: 'probe' }, status);
  });
}
