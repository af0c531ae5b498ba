import { sql } from 'kysely';
import type { TaskStatus } from '../../../generated/enums.ts';
import type { NetworkRow } from '../../entities/rows.ts';
import { ofReachedAgents, ofReachedTasks } from '../access/agent-access.ts';
import { resolveNamedScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** A network and what is in it. */
export interface NetworkDetails {
  readonly network: NetworkRow;
  readonly nodes: number;
  readonly sessions: number;
  readonly tasks: readonly { readonly status: TaskStatus; readonly count: number }[];
}

/**
 * One network with its counts, for members and system admins. Restricted members see the counts of what they reach.
 *
 * @throws access_denied not a member; an absent network answers alike
 */
export async function getNetwork(ctx: Ctx, networkId: string): Promise<NetworkDetails> {
  const scope = await resolveNamedScope(ctx, networkId, 'read', 'narrow');
  const row = await ctx.db
    .selectFrom('networks as n')
    .selectAll('n')
    .select([
      sql<number>`(select count(*) from nodes where nodes.network_id = n.network_id
        and ${ofReachedAgents(scope, 'nodes', 'alias')})`.as('nodes'),
      sql<number>`(select count(*) from sessions where sessions.network_id = n.network_id
        and ${ofReachedAgents(scope, 'sessions', 'alias')})`.as('sessions'),
    ])
    .where('n.network_id', '=', networkId)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('access_denied');
  const tasks = await ctx.db
    .selectFrom('tasks')
    .select(['status', sql<number>`count(*)`.as('count')])
    .where('network_id', '=', networkId)
    .where(ofReachedTasks(scope))
    .groupBy('status')
    .orderBy('status')
    .execute();
  const { nodes, sessions, ...network } = row;
  return { network, nodes, sessions, tasks };
}
