import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Queries, ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { Scope } from './resolve-scope.ts';

/*
 * Restricted members (rule access-restricted-members): a membership with agent_access `granted` sees and
 * messages the granted agents only, always under their own user name. `resolveScope` refuses such members unless the use
 * case asks to narrow; a use case that does puts these conditions into its queries. For everybody else they cost
 * nothing.
 */

const everything = sql<SqlBool>`1 = 1`;

/**
 * A condition that keeps the rows of agents that the caller reaches.
 *
 * @param table the table or its alias in the query; it has `network_id`
 * @param alias the column that holds the agent's alias
 */
export function ofReachedAgents(scope: Scope, table: string, alias: string): RawBuilder<SqlBool> {
  if (scope.restricted === undefined) return everything;
  const { userId, networkIds } = scope.restricted;
  const network = sql.ref(`${table}.network_id`);
  return sql<SqlBool>`(${network} not in (${sql.join(networkIds)}) or exists (
    select 1 from agent_grants inner join nodes as granted
      on granted.network_id = agent_grants.network_id and granted.node_id = agent_grants.node_id
    where agent_grants.user_id = ${userId} and agent_grants.network_id = ${network}
      and granted.network_id = ${network} and granted.alias = ${sql.ref(`${table}.${alias}`)}
  ))`;
}

/** A condition on `tasks`: both ends of the task, as far as they are agents, are reached. */
export function ofReachedTasks(scope: Scope): RawBuilder<SqlBool> {
  if (scope.restricted === undefined) return everything;
  const { userId, networkIds } = scope.restricted;
  return sql<SqlBool>`(${ofReachedAgents(scope, 'tasks', 'to_name')} and (
    tasks.network_id not in (${sql.join(networkIds)}) or tasks.from_node_id is null or exists (
      select 1 from agent_grants
      where agent_grants.user_id = ${userId} and agent_grants.network_id = tasks.network_id
        and agent_grants.node_id = tasks.from_node_id
  )))`;
}

/**
 * Refuses an alias that the caller does not reach; an unknown alias gets the same answer. One query, and only for
 * restricted members.
 *
 * @throws agent_not_granted
 */
export async function requireReachedAgent(db: Queries, scope: Scope, alias: string): Promise<void> {
  if (scope.restricted === undefined) return;
  const { userId, networkIds } = scope.restricted;
  // Where some of the networks are open to the caller, the conditions above narrow the others.
  if (networkIds.length < scope.networkIds.length) return;
  const granted = await db
    .selectFrom('agent_grants')
    .innerJoin('nodes', (join) =>
      join
        .onRef('nodes.network_id', '=', 'agent_grants.network_id')
        .onRef('nodes.node_id', '=', 'agent_grants.node_id'),
    )
    .select('nodes.node_id')
    .where('agent_grants.user_id', '=', userId)
    .where('agent_grants.network_id', 'in', networkIds)
    .where('nodes.alias', '=', alias)
    .executeTakeFirst();
  if (!granted) throw new DomainError('agent_not_granted', { alias });
}

/** The label to send under: a restricted member's label is always their own user name, whatever was requested. */
export function labelInScope(ctx: ReadCtx, scope: Scope, label: string | undefined): string | undefined {
  return scope.restricted === undefined ? label : (ctx.caller.username ?? label);
}
