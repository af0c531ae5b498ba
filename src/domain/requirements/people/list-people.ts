import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { MemberRole } from '../../../../generated/enums.ts';
import { ofReachedAgents } from '../../access/agent-access.ts';
import { resolveScope } from '../../access/resolve-scope.ts';
import type { Scope } from '../../access/resolve-scope.ts';
import type { Ctx } from '../../ctx.ts';
import { containing, foldText } from '../../fold-text.ts';

export interface AgentRow {
  readonly node_id: string;
  readonly alias: string;
}

export interface PersonRow {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
  readonly role: MemberRole;
  readonly department: string | null;
  readonly agents: readonly AgentRow[];
}

export interface PeoplePage {
  readonly people: readonly PersonRow[];
  /** Set on the first page only. */
  readonly agentsWithoutOwner: readonly AgentRow[] | undefined;
  readonly nextOffset: number | null;
}

/** Agents in one answer. */
const maxAgents = 5_000;

/**
 * The members of one network with their agents, by user name. Restricted members are shown the agents that they reach.
 *
 * @param query.q case-insensitive part of a user name, a display name or an alias
 * @throws network_id_required, access_denied
 */
export async function listPeople(
  ctx: Ctx,
  query: {
    readonly networkId?: string | undefined;
    readonly q?: string | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<PeoplePage> {
  const scope = await resolveScope(ctx, query.networkId, 'read', 'narrow');
  const members = await selectMembers(ctx, scope, query).execute();
  const page = members.slice(0, query.limit);
  const agents = await selectAgents(ctx, scope)
    .where('owner_user_id', 'in', ['', ...page.map((member) => member.user_id)])
    .execute();
  const agentsOf = Map.groupBy(agents, (agent) => agent.owner_user_id);
  return {
    people: page.map((member) => ({ ...member, agents: agentsOf.get(member.user_id) ?? [] })),
    agentsWithoutOwner: query.offset === 0 ? await selectUnowned(ctx, scope, query.q).execute() : undefined,
    nextOffset: members.length > query.limit ? query.offset + query.limit : null,
  };
}

function selectMembers(
  ctx: Ctx,
  scope: Scope,
  { q, limit, offset }: { readonly q?: string | undefined; readonly limit: number; readonly offset: number },
) {
  const select = ctx.db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['u.user_id', 'u.username', 'u.display_name', 'm.role', 'm.department'])
    .where('m.network_id', '=', scope.networkId)
    .orderBy('u.username_key')
    .limit(limit + 1)
    .offset(offset);
  const text = q?.trim() ?? '';
  if (text === '') return select;
  const folded = containing(foldText(text));
  return select.where(
    sql<SqlBool>`(u.username_key like ${folded} escape '\\' or lower(u.display_name) like ${folded} escape '\\'
      or u.display_name like ${containing(text)} escape '\\'
      or exists (select 1 from nodes where nodes.network_id = m.network_id and nodes.owner_user_id = m.user_id
        and ${ofReachedAgents(scope, 'nodes', 'alias')} and ${isCalled(text)}))`,
  );
}

function selectAgents(ctx: Ctx, scope: Scope) {
  return ctx.db
    .selectFrom('nodes')
    .select(['node_id', 'alias', 'owner_user_id'])
    .where('network_id', '=', scope.networkId)
    .where(ofReachedAgents(scope, 'nodes', 'alias'))
    .orderBy('alias')
    .limit(maxAgents);
}

/** Agents that no member of the network owns. */
function selectUnowned(ctx: Ctx, scope: Scope, q: string | undefined) {
  const text = q?.trim() ?? '';
  const select = selectAgents(ctx, scope).where(
    sql<SqlBool>`(owner_user_id is null or not exists (select 1 from memberships as m
      where m.network_id = nodes.network_id and m.user_id = nodes.owner_user_id))`,
  );
  return text === '' ? select : select.where(isCalled(text));
}

function isCalled(text: string) {
  return sql<SqlBool>`(lower(nodes.alias) like ${containing(foldText(text))} escape '\\'
    or nodes.alias like ${containing(text)} escape '\\')`;
}
