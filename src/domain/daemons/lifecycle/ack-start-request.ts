import type { Ctx } from '../../ctx.ts';
import { ackLifecycle } from './ack-lifecycle.ts';

/** What a daemon reports on a request to start a child. */
export interface StartAck {
  readonly requestId: string;
  readonly status: 'started' | 'start_failed';
  readonly childPid?: number | undefined;
  readonly error?: string | undefined;
}

/**
 * Ends a start as its daemon reports it. Repeating the same status succeeds and changes nothing.
 *
 * @returns the status
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 * @throws request_already_ended it ended in another way
 */
export async function ackStartRequest(ctx: Ctx, ack: StartAck): Promise<StartAck['status']> {
  await ackLifecycle(ctx, 'start', ack, { childPid: ack.childPid ?? null });
  return ack.status;
}
