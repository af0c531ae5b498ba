import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * A condition on `inbox`: rows that a person reads as their own, of type reply, task or message
 * (rule inbox-own-messages).
 */
export function addressedToPerson(userId: string): RawBuilder<boolean> {
  return sql<boolean>`inbox.to_kind = 'user' and inbox.to_key = ${userId}
    and inbox.type in ('reply', 'task', 'message')`;
}

/** A condition on `inbox`: the network has no agent of this name (rule inbox-own-messages). */
export function withoutNamesake(username: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from nodes where nodes.network_id = inbox.network_id and nodes.alias = ${username}
  )`;
}
