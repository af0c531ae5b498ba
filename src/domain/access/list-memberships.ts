import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { isInTransaction } from '../ctx.ts';
import type { ReadCtx } from '../ctx.ts';
import type { OwnMembership } from '../caller.ts';

/**
 * The networks of the caller's user, the first joined first; none for a caller without a user. One indexed read, and
 * none again as long as the hub remembers the token.
 */
export async function listMemberships(ctx: ReadCtx): Promise<readonly OwnMembership[]> {
  const { caller } = ctx;
  const { memberships: remembered } = ctx.platform.memory;
  if (caller.userId === null) return [];
  // Rows read inside a unit may never be committed, so they are not remembered.
  if (isInTransaction(ctx)) return selectMemberships(ctx.db, { userId: caller.userId });
  const known = remembered.get(caller);
  if (known !== undefined) return known;
  const memberships = await selectMemberships(ctx.db, { userId: caller.userId });
  remembered.set(caller, memberships);
  return memberships;
}

const selectMemberships = prepareQuery<{ userId: string }>()((db, slot) =>
  db
    .selectFrom('memberships')
    .select(['network_id as networkId', 'role', 'agent_access as agentAccess', 'task_access as taskAccess'])
    .where('user_id', '=', slot('userId'))
    .orderBy('joined_at'),
);
