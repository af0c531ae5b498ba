import type { Ctx } from '../../ctx.ts';
import { ackLifecycle } from './ack-lifecycle.ts';

/** What a daemon reports on a request to stop or delete a child. */
export interface StopAck {
  readonly requestId: string;
  readonly status: 'stopped' | 'stop_failed' | 'noop_not_my_child';
  readonly exitSignal?: string | undefined;
  readonly backupPath?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * Ends a stop or a deletion as its daemon reports it. Repeating the same status succeeds and changes nothing.
 *
 * @returns the status
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 * @throws request_already_ended it ended in another way
 */
export async function ackStopRequest(ctx: Ctx, ack: StopAck): Promise<StopAck['status']> {
  const { exitSignal = null, backupPath = null } = ack;
  await ackLifecycle(ctx, 'stop', ack, { exitSignal, backupPath });
  return ack.status;
}
