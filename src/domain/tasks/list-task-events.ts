import type { TaskEventRow } from '../../entities/rows.ts';
import { behindNewest, defineNewestPages, newestFirst, readNewest } from '../access/newest-first.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Ctx } from '../ctx.ts';

const pages = defineNewestPages('task_events');

/**
 * Steps of one task, or of all tasks of the networks that the caller may read, the newest first. One query besides the
 * scope's own, two over more than 100 networks.
 *
 * @throws invalid_cursor, access_denied
 */
export async function listTaskEvents(
  ctx: Ctx,
  query: Paging & { readonly taskId?: string | undefined; readonly networkId?: string | undefined },
): Promise<Page<TaskEventRow>> {
  const page = pages.open(ctx, query);
  const scope = await resolveReadScope(ctx, query.networkId);
  const { taskId } = query;
  const steps = ctx.db.selectFrom('task_events').selectAll();
  const rows =
    taskId === undefined
      ? await readNewest(ctx.db, scope, 'task_events', steps, page)
      : await steps
          .where(inScope(scope))
          .where('task_id', '=', taskId)
          .where(behindNewest(scope, 'task_events', page.after))
          .orderBy(newestFirst(scope, 'task_events'))
          .limit(page.reads)
          .execute();
  return page.cut(rows, (row) => [row.created_at, row.network_id, row.seq]);
}
