import type { RestHandlers } from '../../../generated/rest.ts';
import { findFirstUser } from '../../domain/accounts/find-first-user.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { getRecentLicense } from '../../domain/license/get-license.ts';
import { getSessionCount } from '../../domain/sessions/get-session-count.ts';
import { getStreamStats } from '../../domain/streams/get-stream-stats.ts';
import { viewHealth } from '../views/health.ts';

/** When a hub that is not ready may be asked again. */
const retryMs = 2_000;

/** What the server knows of itself. */
export interface HealthFacts {
  readonly version: string;
  uptimeSeconds(): number;
  /** Listening, and the database is reachable and migrated. */
  isReady(): Promise<boolean>;
  /** Open streams of this process by `<network_id>:<channel>`. */
  streamCounts(): ReadonlyMap<string, number>;
}

/** Health of the hub. */
export function createHealthRest(facts: HealthFacts) {
  return {
    getHealth: async (ctx) => {
      const counts = facts.streamCounts();
      const [license, sessionsCount, firstUser, streams] = await Promise.all([
        getRecentLicense(ctx),
        getSessionCount(ctx),
        findFirstUser(ctx),
        // Strangers get totals only (rule http-health-detail).
        ctx.caller.kind === 'anonymous' ? undefined : getStreamStats(ctx, counts),
      ]);
      return {
        status: 200,
        body: viewHealth(ctx.platform.settings, {
          version: facts.version,
          uptimeSeconds: facts.uptimeSeconds(),
          sessionsCount,
          hasUsers: firstUser !== undefined,
          streamCounts: counts,
          visibleStreams: streams?.sessions,
          license,
        }),
      };
    },
    getLiveness: async () => ({ status: 200, body: { ok: true } }),
    getReadiness: async () => {
      if (!(await facts.isReady())) throw new DomainError('service_unavailable', { retry_after_ms: retryMs });
      return { status: 200, body: { ok: true } };
    },
  } satisfies Partial<RestHandlers<Ctx>>;
}
