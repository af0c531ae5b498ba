import type { TaskStatus } from '../../../generated/enums.ts';
import type { TaskRow } from '../../entities/rows.ts';
import { behindNewest, defineNewestPages, inScopeNewest, newestFirst } from '../access/newest-first.ts';
import type { NewestKey } from '../access/newest-first.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { ofReachedTasks } from '../access/agent-access.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope, plainNetwork } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { readTaskCounts } from './count-tasks.ts';
import type { StatusCount } from './count-tasks.ts';
import { shownColumns } from './shown-task.ts';
import type { ShownTask } from './shown-task.ts';
import { expireListed } from './expiry/expire-tasks.ts';

export interface TaskQuery extends Paging {
  readonly networkId?: string | undefined;
  readonly status?: TaskStatus | undefined;
  readonly toName?: string | undefined;
  readonly fromName?: string | undefined;
  readonly fromNodeId?: string | undefined;
}

const briefColumns = [
  'network_id',
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

/** The fields of a task that short lists need. */
export type BriefTask = Pick<TaskRow, (typeof briefColumns)[number]>;

export interface TaskPage<T> extends Page<T> {
  /** Counts of the whole scope, regardless of filters. */
  readonly stats: readonly { readonly status: TaskStatus; readonly count: number }[];
}

const pages = defineNewestPages('tasks');

/**
 * Tasks of the networks that the caller may read, the newest first. Tasks that turn out to be overdue expire by being
 * listed (rule tasks-expiry). Two queries besides the scope's own.
 *
 * @param query.brief only what `BriefTask` has is wanted
 * @throws invalid_cursor
 */
export function listTasks(ctx: Ctx, query: TaskQuery & { readonly brief: true }): Promise<TaskPage<BriefTask>>;
export function listTasks(ctx: Ctx, query: TaskQuery): Promise<TaskPage<ShownTask>>;
export async function listTasks(
  ctx: Ctx,
  query: TaskQuery & { readonly brief?: boolean },
): Promise<TaskPage<BriefTask>> {
  const page = pages.open(ctx, query);
  const scope = await resolveReadScope(ctx, query.networkId, 'narrow');
  const wanted = { ...query, after: page.after, reads: page.reads };
  let [read, stats] = await readBoth(ctx, scope, wanted);
  // An expiry changes the counts, and may take a row out of a page that filters by status.
  if (await expireListed(ctx, read)) [read, stats] = await readBoth(ctx, scope, wanted);
  return { ...page.cut(read, (row) => [row.created_at, row.network_id, row.seq]), stats };
}

/** Page and counts, sent together. */
function readBoth(ctx: Ctx, scope: Scope, query: WantedPage): Promise<[ListedTask[], StatusCount[]]> {
  // The tasks of a restricted member are counted row by row, because no counter covers them.
  const stats = scope.restricted === undefined ? readTaskCounts(ctx.db, scope) : countByStatus(ctx, scope);
  return Promise.all([readPage(ctx, scope, query), stats]);
}

type ListedTask = BriefTask & { readonly seq: number };
type WantedPage = TaskQuery & {
  readonly brief?: boolean;
  readonly after: NewestKey | undefined;
  readonly reads: number;
};

function readPage(ctx: Ctx, scope: Scope, query: WantedPage): Promise<ListedTask[]> {
  const { after, reads, status, toName, fromName, fromNodeId } = query;
  const networkId = plainNetwork(scope);
  const plain = (status ?? toName ?? fromName ?? fromNodeId) === undefined;
  if (networkId !== undefined && plain) {
    const before = after?.[2] ?? Number.MAX_SAFE_INTEGER;
    return (query.brief ? selectPageBriefly : selectPage)(ctx.db, { networkId, before, reads });
  }
  const within = plain ? inScopeNewest(scope, 'tasks') : inScope(scope);
  let select = ctx.db
    .selectFrom('tasks')
    .select([...shownColumns, 'seq'])
    .where(within)
    .where(ofReachedTasks(scope));
  if (status !== undefined) select = select.where('status', '=', status);
  if (toName !== undefined) select = select.where('to_name', '=', toName);
  if (fromName !== undefined) select = select.where('from_name', '=', fromName);
  if (fromNodeId !== undefined) select = select.where('from_node_id', '=', fromNodeId);
  return select
    .where(behindNewest(scope, 'tasks', after))
    .orderBy(newestFirst(scope, 'tasks'))
    .limit(reads)
    .execute();
}

interface InNetwork {
  readonly networkId: string;
  /** Tasks with a smaller number. */
  readonly before: number;
  readonly reads: number;
}

/** The pages that dashboards poll: one network, no filter. */
const pageOf = (db: Queries, { networkId, before, reads }: InNetwork) =>
  db
    .selectFrom('tasks')
    .where('network_id', '=', networkId)
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(reads);

const selectPage = prepareQuery<InNetwork>()((db, slot) =>
  pageOf(db, { networkId: slot('networkId'), before: slot('before'), reads: slot('reads') }).select([
    ...shownColumns,
    'seq',
  ]),
);

const selectPageBriefly = prepareQuery<InNetwork>()((db, slot) =>
  pageOf(db, { networkId: slot('networkId'), before: slot('before'), reads: slot('reads') }).select([
    ...briefColumns,
    'seq',
  ]),
);

function countByStatus(ctx: Ctx, scope: Scope): Promise<StatusCount[]> {
  return ctx.db
    .selectFrom('tasks')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where(inScope(scope))
    .where(ofReachedTasks(scope))
    .groupBy('status')
    .orderBy('status')
    .execute();
}
