import type { TaskStatus } from '../../../generated/enums.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { newestFirst } from '../access/newest-first.ts';
import { ofReachedTasks } from '../access/agent-access.ts';
import { inScope, plainNetwork, resolveReadScope } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { readTaskCounts } from './count-tasks.ts';
import { expireListed } from './expire-tasks.ts';
import type { TaskRow } from './find-task.ts';

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

const briefColumns = [
  'network_id',
  'seq',
  'task_id',
  'from_name',
  'to_name',
  'priority',
  'status',
  'content',
  'result',
  'created_at',
  'runtime_submitted_at',
  'consumed_at',
  'completed_at',
  'expires_at',
] as const satisfies readonly (keyof TaskRow)[];

/** What a list needs of a task when nobody wants the whole of it. */
export type BriefTask = Pick<TaskRow, (typeof briefColumns)[number]>;

export interface TaskPage<T> {
  readonly tasks: readonly T[];
  /** Of the whole scope, whatever was filtered. */
  readonly stats: readonly { readonly status: TaskStatus; readonly count: number }[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/**
 * Tasks of the networks that the caller may read, the newest first (seed 000, GET /api/tasks; seed 001, list_tasks;
 * decisions C16). Tasks that turn out to be overdue expire by being listed. Two queries besides the scope's own.
 *
 * @param query.brief only what `BriefTask` has is wanted
 * @throws invalid_cursor
 */
export function listTasks(ctx: Ctx, query: TaskQuery & { readonly brief: true }): Promise<TaskPage<BriefTask>>;
export function listTasks(ctx: Ctx, query: TaskQuery): Promise<TaskPage<TaskRow>>;
export async function listTasks(
  ctx: Ctx,
  query: TaskQuery & { readonly brief?: boolean },
): Promise<TaskPage<BriefTask>> {
  const before = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const scope = await resolveReadScope(ctx, query.networkId, 'narrow');
  let page = await readPage(ctx, scope, query, before);
  // An expiry may take a row out of a page that filters by status.
  if (await expireListed(ctx, page)) page = await readPage(ctx, scope, query, before);
  const tasks = page.slice(0, query.limit);
  const last = tasks.at(-1);
  // A restricted member's tasks are counted one by one: no counter knows them.
  const stats = scope.restricted === undefined ? await readTaskCounts(ctx.db, scope) : await countByStatus(ctx, scope);
  return { tasks, stats, nextCursor: page.length > query.limit && last ? writeCursor(last) : null };
}

/** One row more than the page holds, to know whether there is another page. */
function readPage(
  ctx: Ctx,
  scope: Scope,
  query: TaskQuery & { readonly brief?: boolean },
  before?: Place,
): Promise<BriefTask[]> {
  const { limit, status, toName, fromName, fromNodeId } = query;
  const networkId = plainNetwork(scope);
  if (networkId !== undefined && !(status ?? toName ?? fromName ?? fromNodeId ?? before)) {
    return (query.brief ? selectNewestBriefly : selectNewest)(ctx.db, { networkId, rows: limit + 1 });
  }
  let select = ctx.db.selectFrom('tasks').selectAll().where(inScope(scope)).where(ofReachedTasks(scope));
  if (status !== undefined) select = select.where('status', '=', status);
  if (toName !== undefined) select = select.where('to_name', '=', toName);
  if (fromName !== undefined) select = select.where('from_name', '=', fromName);
  if (fromNodeId !== undefined) select = select.where('from_node_id', '=', fromNodeId);
  if (before !== undefined) select = select.where(isBefore(scope, before));
  return select
    .orderBy(newestFirst(scope, 'tasks'))
    .limit(limit + 1)
    .execute();
}

/** The page that dashboards poll: one network, no filter. */
const newest = (db: Queries, networkId: string, rows: number) =>
  db.selectFrom('tasks').where('network_id', '=', networkId).orderBy('seq', 'desc').limit(rows);

const selectNewest = prepareQuery<{ networkId: string; rows: number }>()((db, slot) =>
  newest(db, slot('networkId'), slot('rows')).selectAll(),
);

const selectNewestBriefly = prepareQuery<{ networkId: string; rows: number }>()((db, slot) =>
  newest(db, slot('networkId'), slot('rows')).select(briefColumns),
);

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

/** Where a page ended. */
type Place = Pick<TaskRow, 'created_at' | 'network_id' | 'seq'>;

/** What `newestFirst` puts after a place. */
function isBefore(scope: Scope, { created_at, network_id, seq }: Place): RawBuilder<SqlBool> {
  const one = scope.networkIds !== 'all' && scope.networkIds.length === 1;
  return one
    ? sql<SqlBool>`seq < ${seq}`
    : sql<SqlBool>`(created_at, network_id, seq) < (${created_at}, ${network_id}, ${seq})`;
}

function writeCursor({ created_at, network_id, seq }: Place): string {
  return Buffer.from(`t${seq}.${created_at}.${network_id}`).toString('base64url');
}

function readCursor(cursor: string): Place {
  const match = /^t(\d{1,15})\.(\d{1,15})\.(.*)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [, seq, createdAt, networkId] = match ?? [];
  if (networkId === undefined) throw new DomainError('invalid_cursor', { field: 'cursor' });
  return { seq: Number(seq), created_at: Number(createdAt), network_id: networkId };
}
