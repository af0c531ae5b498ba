import type { ProjectRow } from '../../../entities/rows.ts';
import { behind } from '../../access/key-order.ts';
import { definePages } from '../../access/page-cursor.ts';
import type { Page, Paging } from '../../access/page-cursor.ts';
import { inScope } from '../../access/resolve-scope.ts';
import type { Ctx } from '../../ctx.ts';
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
): Promise<Page<ProjectRow>> {
  const page = pages.open(ctx, query);
  const { scope } = await resolveReadBoard(ctx, query.networkId);
  const rows = await ctx.db
    .selectFrom('projects')
    .selectAll()
    .where(inScope(scope))
    .where(behind(['position', 'created_at', 'project_id'], page.after))
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('project_id')
    .limit(page.reads)
    .execute();
  return page.cut(rows, (row) => [row.position, row.created_at, row.project_id]);
}
