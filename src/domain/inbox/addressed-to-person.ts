import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * A condition on `inbox`: rows that a person reads as their own, of type reply, task or message, under their user
 * name; none in a network where an agent has that name (seed 000, Details 4).
 */
export function addressedToPerson(username: string): RawBuilder<boolean> {
  return sql<boolean>`inbox.to_name = ${username} and inbox.type in ('reply', 'task', 'message') and not exists (
    select 1 from nodes where nodes.network_id = inbox.network_id and nodes.alias = ${username}
  )`;
}
