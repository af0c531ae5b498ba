import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { cleanError } from '../clean-error.ts';
import { requireDaemon } from '../require-daemon.ts';
import { endLifecycle } from './end-lifecycle.ts';
import type { LifecycleEnd, LifecycleFacts } from './end-lifecycle.ts';
import { requireOwnLifecycle } from './require-own-lifecycle.ts';
import type { LifecycleKind } from './require-own-lifecycle.ts';

/**
 * What acknowledging a stop and acknowledging a start have in common.
 *
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 * @throws request_already_ended it ended in another way
 */
export async function ackLifecycle(
  ctx: Ctx,
  kind: LifecycleKind,
  ack: { readonly requestId: string; readonly status: LifecycleEnd; readonly error?: string | undefined },
  facts: LifecycleFacts,
): Promise<void> {
  const daemon = await requireDaemon(ctx);
  await ctx.transaction(async (tx) => {
    const stored = await requireOwnLifecycle(tx, ack.requestId, kind, daemon);
    const ended = await endLifecycle(tx, stored, ack.status, { ...facts, error: cleanError(ack.error) });
    if (ended === undefined && stored.status !== ack.status) {
      throw new DomainError('request_already_ended', { status: stored.status });
    }
  });
}
