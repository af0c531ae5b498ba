import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { AgentAccess, MemberRole, TaskAccess } from '../../../generated/enums.ts';
import type { NetworkRow } from '../../entities/rows.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Ctx } from '../ctx.ts';

/** A network with the caller's role in it and what that role reaches. */
export type MemberNetworkRow = NetworkRow & {
  member_role: MemberRole;
  agent_access: AgentAccess;
  task_access: TaskAccess;
};

const pages = definePages('networks', 'number', 'number', 'text');
/** The networks that the caller owns come first. */
const rank = sql<number>`case when m.role = 'owner' then 0 else 1 end`;

/**
 * The caller's networks, owned ones first, then the oldest first; a bound token sees only its own. The master token
 * sees all, as a viewer.
 *
 * @throws invalid_cursor
 */
export async function listNetworks(ctx: Ctx, paging: Paging = {}): Promise<Page<MemberNetworkRow>> {
  const page = pages.open(ctx, paging);
  const scope = await resolveReadScope(ctx, undefined, 'narrow');
  const rows = await ctx.db
    .selectFrom('networks as n')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.network_id', '=', 'n.network_id').on('m.user_id', '=', ctx.caller.userId ?? ''),
    )
    .selectAll('n')
    .select(['m.role as member_role', 'm.agent_access', 'm.task_access'])
    .where(inScope(scope, 'n.network_id'))
    .where(
      page.after
        ? sql<SqlBool>`(${rank}, n.created_at, n.network_id) > (${sql.join([...page.after])})`
        : sql<SqlBool>`1 = 1`,
    )
    .orderBy(rank)
    .orderBy('n.created_at')
    .orderBy('n.network_id')
    .limit(page.reads)
    .execute();
  const networks = rows.map((row) => ({
    ...row,
    member_role: row.member_role ?? ('viewer' as const),
    agent_access: row.agent_access ?? ('all' as const),
    task_access: row.task_access ?? ('all' as const),
  }));
  return page.cut(networks, (row) => [row.member_role === 'owner' ? 0 : 1, row.created_at, row.network_id]);
}
