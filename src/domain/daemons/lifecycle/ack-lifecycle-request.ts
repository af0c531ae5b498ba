import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { cleanError } from '../clean-error.ts';
import { findOwnLifecycle } from './get-lifecycle-request.ts';
import type { OrderKind } from './get-lifecycle-request.ts';
import { requireDaemon } from '../require-daemon.ts';
import { settleLifecycle } from './end-lifecycle.ts';
import type { LifecycleEnd } from './end-lifecycle.ts';

/** What a daemon answers to an order to stop or delete a child. */
export interface StopAnswer {
  readonly requestId: string;
  readonly status: 'stopped' | 'stop_failed' | 'noop_not_my_child';
  readonly exitSignal?: string | undefined;
  readonly backupPath?: string | undefined;
  readonly error?: string | undefined;
}

/** What a daemon answers to an order to start a child. */
export interface StartAnswer {
  readonly requestId: string;
  readonly status: 'started' | 'start_failed';
  readonly childPid?: number | undefined;
  readonly error?: string | undefined;
}

/**
 * Takes the daemon's word on a stop or a deletion (decisions F). The same answer again is taken as said.
 *
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 * @throws request_already_ended it ended in another way
 */
export function ackStopRequest(ctx: Ctx, answer: StopAnswer): Promise<LifecycleEnd> {
  return settle(ctx, 'stop', answer);
}

/** As `ackStopRequest`, for a start. */
export function ackStartRequest(ctx: Ctx, answer: StartAnswer): Promise<LifecycleEnd> {
  return settle(ctx, 'start', answer);
}

async function settle(ctx: Ctx, kind: OrderKind, answer: StopAnswer | StartAnswer): Promise<LifecycleEnd> {
  const daemon = await requireDaemon(ctx);
  return ctx.transaction(async (tx) => {
    const stored = await findOwnLifecycle(tx, answer.requestId, kind, daemon);
    const settled = await settleLifecycle(tx, stored, answer.status, {
      ...answer,
      error: cleanError(answer.error),
    } as Parameters<typeof settleLifecycle>[3]);
    if (settled === undefined && stored.status !== answer.status) {
      throw new DomainError('request_already_ended', { status: stored.status });
    }
    return answer.status;
  });
}
