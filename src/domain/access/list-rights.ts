import type { Ctx, ReadCtx } from '../ctx.ts';
import { listMemberships } from './list-memberships.ts';

/**
 * What the caller may do in general, one line for each right: the mode of the token, each membership that it reaches
 * with its role and restrictions, each agent that a restricted membership is granted. Two callers with the same lines
 * get the same decisions. No query while the hub remembers the token, and one for restricted members.
 */
export async function listRights(ctx: Ctx): Promise<string[]> {
  const { caller } = ctx;
  const own = (await listMemberships(ctx)).filter(
    ({ networkId }) => caller.networkId === null || caller.networkId === networkId,
  );
  const granted = own.filter(({ agentAccess }) => agentAccess === 'granted').map(({ networkId }) => networkId);
  return [
    `mode ${caller.mode}`,
    ...(caller.systemAdmin ? ['system admin'] : []),
    ...own.map(
      ({ networkId, role, agentAccess, taskAccess }) => `member ${networkId} ${role} ${agentAccess} ${taskAccess}`,
    ),
    ...(granted.length === 0 ? [] : await listGrants(ctx, granted)),
  ].sort();
}

async function listGrants(ctx: Ctx, networkIds: readonly string[]): Promise<string[]> {
  const grants = await ctx.db
    .selectFrom('agent_grants')
    .select(['network_id', 'node_id'])
    .where('user_id', '=', ctx.caller.userId ?? '')
    .where('network_id', 'in', networkIds)
    .execute();
  return grants.map(({ network_id: networkId, node_id: nodeId }) => `grant ${networkId} ${nodeId}`);
}

/**
 * Whether a right of that time is missing now; a digest can only tell that the rights differ. Rights in a deleted
 * network do not count as missing: whoever deleted it may get that answer again. One query, and only when something is
 * missing.
 *
 * @param then what `listRights` said, or one digest of it
 */
export async function hasLostRight(ctx: ReadCtx, then: readonly string[], now: readonly string[]): Promise<boolean> {
  const held = new Set(now);
  const missing = then.filter((right) => !held.has(right));
  if (missing.length === 0) return false;
  const networkIds = missing.map((right) => /^(?:member|grant) (\S+)/.exec(right)?.[1]);
  if (networkIds.includes(undefined)) return true;
  const present = await ctx.db
    .selectFrom('networks')
    .select('network_id')
    .where('network_id', 'in', networkIds as string[])
    .limit(1)
    .executeTakeFirst();
  return present !== undefined;
}
