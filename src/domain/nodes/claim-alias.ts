import { findAliasOwner } from '../access/find-alias-owner.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { isOwner } from '../access/require-own-alias.ts';
import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireAliasFree } from './require-alias-free.ts';

/**
 * Before a token without a node reports: a free alias becomes its person's, a taken one must already be.
 * Two people who report one alias at once take turns. One query for a known alias.
 *
 * @throws alias_not_yours it is somebody else's
 * @throws alias_taken it is the user name of a member
 */
export async function claimAlias(tx: Tx, networkId: string, alias: string): Promise<void> {
  let owner = await findAliasOwner(tx.db, networkId, alias);
  if (owner === undefined) {
    await lockNetwork(tx, networkId);
    owner = await findAliasOwner(tx.db, networkId, alias);
  }
  if (owner === undefined) await requireAliasFree(tx, networkId, alias);
  else if (!isOwner(tx.caller, owner)) throw new DomainError('alias_not_yours', { alias, renamed_to: null });
}
