import { sql } from 'kysely';
import type { SenderKind } from '../../../generated/enums.ts';
import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** Who sends: the label that the caller chose, and who it really is by its token (rule inbox-sender-stamp). */
export interface Sender {
  /** Free text shown to the receiver. */
  readonly fromSession: string;
  readonly senderKind: SenderKind;
  /** Node id or user id; never what the caller wrote. */
  readonly senderId: string;
  readonly fromNodeId: string | null;
}

/**
 * Resolves the sender of a task, message or reply. One query, and only when a node names somebody else.
 *
 * @param label `from` or `from_session` as given; `fallback` (`hub` or `api`, rule tasks-default-sender) when absent
 * @throws from_session_identity_mismatch when a node names another node's alias, or a token without a node that of a
 *   node which is not its person's
 */
export async function resolveSender(
  ctx: ReadCtx,
  networkId: string,
  label: string | undefined,
  fallback: string,
): Promise<Sender> {
  const { caller } = ctx;
  if (label !== undefined && caller.kind === 'node' && label !== caller.alias) {
    await refuseForeignAlias(ctx, networkId, label);
  }
  const fromSession = label ?? fallback;
  return {
    fromSession,
    senderKind: caller.nodeId === null ? 'user' : 'node',
    senderId: caller.nodeId ?? caller.userId ?? caller.kind,
    fromNodeId: caller.nodeId,
  };
}

async function refuseForeignAlias(ctx: ReadCtx, networkId: string, label: string): Promise<void> {
  const { nodeId, alias, userId } = ctx.caller;
  const other = await ctx.db
    .selectFrom('nodes')
    .select('node_id')
    .where('network_id', '=', networkId)
    .where('alias', '=', label)
    .where(
      nodeId === null ? sql<boolean>`owner_user_id is distinct from ${userId}` : sql<boolean>`node_id <> ${nodeId}`,
    )
    .executeTakeFirst();
  if (other) throw new DomainError('from_session_identity_mismatch', { from_session: label, alias: alias ?? '' });
}
