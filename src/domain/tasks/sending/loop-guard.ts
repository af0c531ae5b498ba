import type { Ctx, ReadCtx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { windowSeconds } from './send-paces.ts';

/**
 * Counts a send from the caller to an alias, unless the pair has had its sends of this minute (rule tasks-loop-guard).
 *
 * @returns takes the count back, for a send that comes to nothing
 * @throws loop_guard
 */
export function reserveSend(ctx: Ctx, networkId: string, alias: string): () => void {
  const { caller, platform } = ctx;
  const now = platform.clock.elapsed();
  const sender = caller.nodeId ?? caller.userId ?? caller.kind;
  const pace = platform.memory.paces.of(`${networkId} ${sender} ${alias}`, now);
  if (pace.total >= platform.settings.loopSendsPerMinute) {
    throw new DomainError('loop_guard', { retry_after_ms: pace.waitMs(now) });
  }
  pace.add(now);
  return () => pace.remove(now, platform.clock.elapsed());
}

/**
 * Refuses a chain of parents that is deeper than the limit (rule tasks-loop-guard). Waiting does not shorten it; the
 * pause it asks for is the window of the other rule.
 *
 * @throws loop_guard
 */
export function requireShallow(ctx: ReadCtx, depth: number): void {
  if (depth > ctx.platform.settings.loopDepth) {
    throw new DomainError('loop_guard', { retry_after_ms: windowSeconds * 1000 });
  }
}
