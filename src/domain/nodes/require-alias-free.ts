import { usernameKey } from '../access/username-key.ts';
import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Refuses an alias that somebody in the network answers to: a node, a session without a node record, or a person, whom
 * people would take the node for, however the user name is written.
 *
 * @throws alias_taken
 */
export async function requireAliasFree(ctx: ReadCtx, networkId: string, alias: string): Promise<void> {
  const { db } = ctx;
  const taken = await db
    .selectFrom('nodes')
    .select('alias')
    .where('network_id', '=', networkId)
    .where('alias', '=', alias)
    .union(db.selectFrom('sessions').select('alias').where('network_id', '=', networkId).where('alias', '=', alias))
    .union(
      db
        .selectFrom('memberships')
        .innerJoin('users', 'users.user_id', 'memberships.user_id')
        .select('users.username as alias')
        .where('memberships.network_id', '=', networkId)
        .where('users.username_key', '=', usernameKey(alias)),
    )
    .executeTakeFirst();
  if (taken) throw new DomainError('alias_taken', { alias });
}
