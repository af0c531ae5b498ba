import { managers } from '../access/require-role.ts';
import type { Ctx, ReadCtx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { OwnNode } from './require-daemon.ts';

/*
 * Secrets move only at a person's request, to a daemon of a person who may see them: the owner or an admin of the network. A request is refused when the daemon that it names has no such person; the hand-over checks again, for the token that fetches.
 */

/** @throws user_token_required a node may request no secrets, whoever owns it */
export function requirePersonalRequest(ctx: Ctx): void {
  if (ctx.caller.kind === 'node') throw new DomainError('user_token_required');
}

/**
 * Lets a request of secrets pass when a live token of the daemon belongs to the owner or an admin of its network. One
 * indexed read.
 *
 * @throws daemon_not_trusted
 */
export async function requireTrustedDaemon(ctx: ReadCtx, { networkId, nodeId }: OwnNode): Promise<void> {
  const trusted = await ctx.db
    .selectFrom('tokens')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.network_id', '=', 'tokens.network_id')
        .onRef('memberships.user_id', '=', 'tokens.user_id'),
    )
    .select('tokens.token_id')
    .where('tokens.network_id', '=', networkId)
    .where('tokens.node_id', '=', nodeId)
    .where('tokens.scope', '=', 'network')
    .where('tokens.revoked_at', 'is', null)
    .where('memberships.role', 'in', managers)
    .where('memberships.agent_access', '=', 'all')
    .limit(1)
    .executeTakeFirst();
  if (trusted === undefined) throw new DomainError('daemon_not_trusted');
}

/**
 * Lets a hand-over of secrets pass while the person behind the fetching token is owner or admin of the network. It
 * takes the row of that membership, so that the role cannot change before the unit commits.
 *
 * @throws daemon_not_trusted
 */
export async function requireTrustedFetch(tx: Tx, networkId: string): Promise<void> {
  const person = await lockPerson(tx, networkId);
  if (person === undefined || !managers.includes(person.role)) throw new DomainError('daemon_not_trusted');
}

/**
 * Lets a hand-over without secrets pass. The token of the child speaks for the person who requested, so it goes to the
 * person whose daemon was named, the owner of its node, and to the owner and admins of the network: not to somebody who
 * once got a token of that node and no longer manages anything.
 *
 * @throws daemon_not_trusted
 */
export async function requireOwnFetch(tx: Tx, { networkId, nodeId }: OwnNode): Promise<void> {
  const node = await tx.db
    .selectFrom('nodes')
    .select('owner_user_id')
    .where('network_id', '=', networkId)
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
  if (node !== undefined && node.owner_user_id !== null && node.owner_user_id === tx.caller.userId) return;
  await requireTrustedFetch(tx, networkId);
}

async function lockPerson(tx: Tx, networkId: string) {
  return tx.db
    .updateTable('memberships')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('network_id', '=', networkId)
    .where('user_id', '=', tx.caller.userId ?? '')
    .where('agent_access', '=', 'all')
    .returning('role')
    .executeTakeFirst();
}
