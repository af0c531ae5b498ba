import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findRenamed } from '../streams/find-renamed.ts';

/**
 * A token that is bound to a node reports, reads and acknowledges for that node's alias only. Other callers pass:
 * access to the network is checked elsewhere. No query unless it refuses.
 *
 * @throws alias_not_yours with `renamed_to` when the node itself was called so within the last day, else null
 */
export async function requireOwnAlias(ctx: Ctx, alias: string): Promise<void> {
  const { alias: own, networkId } = ctx.caller;
  if (own === null || own === alias) return;
  const renamedTo = networkId === null ? undefined : await findRenamed(ctx, networkId, alias);
  throw new DomainError('alias_not_yours', { alias, renamed_to: renamedTo === own ? own : null });
}
