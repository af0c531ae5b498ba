import type { TaskStatus } from '../../../generated/enums.ts';
import { ofReachedTasks } from '../access/agent-access.ts';
import { inScope, resolveReadScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { expireListed } from './expire-tasks.ts';
import { originator } from './find-task.ts';
import type { TaskRow, TrackedTask } from './find-task.ts';

export interface TaskQuery {
  readonly networkId?: string | undefined;
  readonly status?: TaskStatus | undefined;
  readonly toName?: string | undefined;
  readonly fromName?: string | undefined;
  readonly fromNodeId?: string | undefined;
  /** Rows of a page. */
  readonly limit: number;
  /** From the page before. */
  readonly cursor?: string | undefined;
}

export interface TaskPage {
  readonly tasks: readonly TaskRow[];
  /** Of the whole scope, whatever was filtered. */
  readonly stats: readonly { readonly status: TaskStatus; readonly count: number }[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/**
 * Tasks of the networks that the caller may read, the newest first (seed 000, GET /api/tasks; seed 001, list_tasks;
 * decisions C16). Tasks that turn out to be overdue expire by being listed. Two queries besides the scope's own.
 *
 * @throws invalid_cursor
 */
export async function listTasks(ctx: Ctx, query: TaskQuery): Promise<TaskPage> {
  const before = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const scope = await resolveReadScope(ctx, query.networkId, 'narrow');
  let page = await readPage(ctx, scope, query, before);
  // An expiry may take a row out of a page that filters by status.
  const fresh = await expireListed(ctx, page);
  if (fresh !== page) page = await readPage(ctx, scope, query, before);
  const tasks = page.slice(0, query.limit);
  const last = tasks.at(-1);
  const stats = await countByStatus(ctx, scope);
  return { tasks, stats, nextCursor: page.length > query.limit && last ? writeCursor(last.seq) : null };
}

/** One row more than the page holds, to know whether there is another page. */
function readPage(ctx: Ctx, scope: Scope, query: TaskQuery, before: number | undefined): Promise<TrackedTask[]> {
  let select = ctx.db.selectFrom('tasks').selectAll().select(originator).where(inScope(scope)).where(ofReachedTasks(scope));
  if (query.status !== undefined) select = select.where('status', '=', query.status);
  if (query.toName !== undefined) select = select.where('to_name', '=', query.toName);
  if (query.fromName !== undefined) select = select.where('from_name', '=', query.fromName);
  if (query.fromNodeId !== undefined) select = select.where('from_node_id', '=', query.fromNodeId);
  if (before !== undefined) select = select.where('seq', '<', before);
  return select
    .orderBy('seq', 'desc')
    .limit(query.limit + 1)
    .execute();
}

function countByStatus(ctx: Ctx, scope: Scope): Promise<{ status: TaskStatus; count: number }[]> {
  return ctx.db
    .selectFrom('tasks')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where(inScope(scope))
    .where(ofReachedTasks(scope))
    .groupBy('status')
    .orderBy('status')
    .execute();
}

function writeCursor(seq: number): string {
  return Buffer.from(`t${seq}`).toString('base64url');
}

function readCursor(cursor: string): number {
  const match = /^t(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!match) throw new DomainError('invalid_cursor');
  return Number(match[1]);
}
