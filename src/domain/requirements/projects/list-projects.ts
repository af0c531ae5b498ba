import { behind } from '../../access/key-order.ts';
import { definePages } from '../../access/page-cursor.ts';
import type { Page, Paging } from '../../access/page-cursor.ts';
import { inScope } from '../../access/in-scope.ts';
import type { Ctx } from '../../ctx.ts';
import type { ProjectFacts } from './describe-project.ts';
import { resolveReadBoard } from '../resolve-board.ts';

const pages = definePages('projects', 'number', 'number', 'text');

/**
 * The projects of the networks that the caller may read, archived ones too, by order, then by age.
 *
 * @throws invalid_cursor, access_denied
 */
export async function listProjects(
  ctx: Ctx,
  query: Paging & { readonly networkId?: string | undefined },
): Promise<Page<ProjectFacts>> {
  const page = pages.open(ctx, query);
  const { scope } = await resolveReadBoard(ctx, query.networkId);
  const rows = await ctx.db
    .selectFrom('projects')
    .select(['network_id as networkId', 'project_id as projectId', 'name', 'color', 'position', 'archived'])
    .select('created_at as createdAt')
    .where(inScope(scope))
    .where(behind(['position', 'created_at', 'project_id'], page.after))
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('project_id')
    .limit(page.reads)
    .execute();
  return page.cut(rows, ({ position, createdAt, projectId }) => [position, createdAt, projectId]);
}
