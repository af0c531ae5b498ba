import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/**
 * A token that is bound to a node reports, reads and acknowledges for that node's alias only. Other callers pass:
 * access to the network is checked elsewhere.
 *
 * @throws alias_not_yours
 */
export function requireOwnAlias(ctx: Ctx, alias: string): void {
  const own = ctx.caller.alias;
  if (own !== null && own !== alias) throw new DomainError('alias_not_yours', { alias });
}
