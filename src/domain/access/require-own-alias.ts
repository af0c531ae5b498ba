import type { Ctx, ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findRenamed } from './find-renamed.ts';
import type { Caller } from '../caller.ts';
import { findAliasOwner } from './find-alias-owner.ts';
import type { AliasOwner } from './find-alias-owner.ts';

/**
 * A node token that is bound to no living node: the token of register and join, or one whose node was deleted. It acts
 * for the nodes of its own person.
 */
export function isUnbound({ kind, alias }: Caller): boolean {
  return kind === 'node' && alias === null;
}

/**
 * Whether an unbound token may speak for the agent of this alias: one of its own person, or a free alias.
 * One query.
 *
 * @param route the tool that writes; undefined for one that only reads
 * @throws node_permission_denied the node is readonly, and the tool writes
 */
export async function ownsAlias(ctx: ReadCtx, alias: string, route: string | undefined): Promise<boolean> {
  const { caller } = ctx;
  if (caller.formerAlias !== null && caller.formerAlias !== alias) return false;
  const owner = await findAliasOwner(ctx.db, caller.networkId ?? '', alias);
  if (owner === undefined) return true;
  if (!isOwner(caller, owner)) return false;
  if (route !== undefined && owner.mode === 'readonly') throw readonlyNode(route);
  return true;
}

export const isOwner = ({ userId }: Caller, owner: AliasOwner): boolean => userId !== null && owner.userId === userId;

export function readonlyNode(route: string): DomainError<'node_permission_denied'> {
  const hint = 'This node is read-only: only its own token reports for it.';
  return new DomainError('node_permission_denied', { reason: 'mode_readonly', route, hint });
}

/**
 * A node token speaks for its own node only, one that is bound to none for the nodes of its person. People pass: what
 * they may do in the network is asked elsewhere. No query for the alias that the token is bound to.
 *
 * @param route the tool that writes; undefined for one that only reads
 * @throws alias_not_yours with `renamed_to` when the node itself was called so within the last day, else null
 * @throws node_permission_denied a token without a node writes for a readonly one
 */
export async function requireOwnAlias(ctx: Ctx, alias: string, route?: string): Promise<void> {
  const { alias: own, kind, networkId } = ctx.caller;
  if (kind !== 'node' || own === alias) return;
  if (own === null) {
    if (await ownsAlias(ctx, alias, route)) return;
    throw new DomainError('alias_not_yours', { alias, renamed_to: null });
  }
  const renamedTo = networkId === null ? undefined : await findRenamed(ctx, networkId, alias);
  throw new DomainError('alias_not_yours', { alias, renamed_to: renamedTo === own ? own : null });
}
