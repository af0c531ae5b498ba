import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { cleanError } from '../clean-error.ts';
import { endCreation } from './end-creation.ts';
import type { CreationEnd } from './end-creation.ts';
import { requireOwnCreateRequest } from './get-create-request.ts';
import { requireDaemon } from '../require-daemon.ts';

/**
 * Takes the daemon's word on a request (rule daemons-create): `started` makes the node active, anything else ends the
 * request and revokes the child's token. Repeating an answer succeeds.
 *
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 * @throws request_already_ended it ended in another way
 */
export async function ackCreateRequest(
  ctx: Ctx,
  answer: { readonly requestId: string; readonly status: CreationEnd; readonly error?: string | undefined },
): Promise<CreationEnd> {
  const daemon = await requireDaemon(ctx);
  return ctx.transaction(async (tx) => {
    const stored = await requireOwnCreateRequest(tx, answer.requestId, daemon);
    const ended = await endCreation(tx, stored, answer.status, cleanError(answer.error));
    if (ended === undefined && stored.status !== answer.status) {
      throw new DomainError('request_already_ended', { status: stored.status });
    }
    return answer.status;
  });
}
