import { sql } from 'kysely';
import type { Scope } from '../access/resolve-scope.ts';
import { requirePerson } from '../access/resolve-address.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import { personAddress } from '../address.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { lowerUnread } from './ack-delivery.ts';
import { addressedToPerson } from './addressed-to-person.ts';

/** Ids that one call may name. */
const maxIds = 500;

export interface AckedMessages {
  readonly scope: 'ids' | 'agent';
  readonly ackedUserInbox: number;
  readonly ackedInbox: number;
}

/**
 * Acknowledges the caller's own direct messages and the deliveries to the caller as a person, by ids or all from one
 * agent (rule inbox-own-messages). Foreign and unknown ids count as nothing.
 *
 * @throws token_required, user_token_required, message_id_required, ambiguous_ack, too_many_ids
 */
export async function ackMessages(
  ctx: Ctx,
  input: {
    readonly messageId?: string | undefined;
    readonly messageIds?: readonly string[] | undefined;
    readonly agent?: string | undefined;
  },
): Promise<AckedMessages> {
  const userId = requirePerson(ctx);
  const ids = new Set(input.messageIds ?? []);
  if (input.messageId) ids.add(input.messageId);
  const agent = input.agent || undefined;
  if (agent !== undefined && ids.size > 0) throw new DomainError('ambiguous_ack');
  if (agent === undefined && ids.size === 0) throw new DomainError('message_id_required');
  if (ids.size > maxIds) throw new DomainError('too_many_ids', { limit: maxIds });
  const scope = await resolveReadScope(ctx, undefined, 'narrow');
  const from = agent === undefined ? { ids: [...ids] } : { agent };
  return ctx.transaction(async (tx) => ({
    scope: agent === undefined ? 'ids' : 'agent',
    ackedUserInbox: await ackDirect(tx, scope, userId, from),
    ackedInbox: await ackDelivered(tx, scope, userId, from),
  }));
}

type Selection = { readonly ids: readonly string[] } | { readonly agent: string };

async function ackDirect(tx: Tx, scope: Scope, userId: string, from: Selection): Promise<number> {
  const update = tx.db
    .updateTable('user_inbox')
    .set({ acked: 1, acked_at: tx.platform.clock.now() })
    .where('user_id', '=', userId)
    .where(sql<boolean>`acked = 0`)
    .where(inScope(scope));
  const selected =
    'ids' in from ? update.where('message_id', 'in', from.ids) : update.where('from_session', '=', from.agent);
  return (await selected.returning('message_id').execute()).length;
}

async function ackDelivered(tx: Tx, scope: Scope, userId: string, from: Selection): Promise<number> {
  const update = tx.db
    .updateTable('inbox')
    .set({ acked: 1, acked_at: tx.platform.clock.now() })
    .where(sql<boolean>`acked = 0`)
    .where(inScope(scope, 'inbox.network_id'))
    .where(addressedToPerson(userId));
  const selected = 'ids' in from ? update.where('id', 'in', from.ids) : update.where('from_session', '=', from.agent);
  const rows = await selected.returning('network_id').execute();
  await lowerUnread(
    tx.db,
    rows.map((row) => ({ networkId: row.network_id, to: personAddress(userId) })),
  );
  return rows.length;
}
