import type { CreateRequestRow } from '../../../entities/rows.ts';
import { resolveObjectScope } from '../../access/resolve-scope.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { endCreation } from './end-creation.ts';
import { inObjectScope } from '../../access/in-scope.ts';

/**
 * A request to create a node. One query besides the scope's own; an overdue one fails first.
 *
 * @throws request_not_found absent, or outside the networks of the caller
 * @throws access_denied, agent_access_restricted
 */
export async function getNodeCreateRequest(
  ctx: Ctx,
  { requestId, networkId }: { readonly requestId: string; readonly networkId?: string | undefined },
): Promise<CreateRequestRow> {
  const scope = await resolveObjectScope(ctx, networkId);
  const request = await ctx.db
    .selectFrom('create_requests')
    .selectAll()
    .where(inObjectScope(scope))
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (request === undefined) throw new DomainError('request_not_found');
  return endIfOverdue(ctx, request);
}

/** A request as a read must show it: one that nobody answered in time has failed. No query for any other. */
async function endIfOverdue(ctx: Ctx, request: CreateRequestRow): Promise<CreateRequestRow> {
  const open = request.status === 'pending' || request.status === 'delivered';
  const overdue = request.deadline_at !== null && request.deadline_at <= ctx.platform.clock.now();
  if (!open || !overdue) return request;
  return ctx.transaction(async (tx) => (await endCreation(tx, request, 'failed', 'timeout')) ?? request);
}
