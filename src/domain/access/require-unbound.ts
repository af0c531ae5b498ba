import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Refuses what reaches beyond one network (accounts, new networks, memberships) to a token that is bound to one: its
 * rights end there, whoever its person is.
 *
 * @throws user_token_required
 */
export function requireUnbound(ctx: Ctx): void {
  if (ctx.caller.networkId !== null) throw new DomainError('user_token_required');
}
