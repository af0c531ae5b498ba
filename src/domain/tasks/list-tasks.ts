import type { TaskStatus } from '../../../generated/enums.ts';
import type { TaskRow } from '../../entities/rows.ts';
import { defineNewestPages } from '../access/newest-first.ts';
import type { NewestKey } from '../access/newest-first.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { ofReachedTasks } from '../access/agent-access.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope, plainNetwork } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { readTime } from '../read-time.ts';
import { readTaskCounts } from './count-tasks.ts';
import type { StatusCount } from './count-tasks.ts';
import { shownColumns } from './shown-task.ts';
import type { ShownTask } from './shown-task.ts';
import { expireListed } from './expiry/expire-tasks.ts';
import { searchTasks } from './search-tasks.ts';
import type { TaskFilter } from './plan-task-walk.ts';
import type { TaskPart } from './search-tasks.ts';

export interface TaskQuery extends Paging, Omit<TaskFilter, 'since' | 'until'> {
  readonly networkId?: string | undefined;
  /** ISO 8601, as `until`. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
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
 * listed (rule tasks-expiry). Two queries besides the scope's own, three where `searchTasks` needs two.
 *
 * @param query.brief only what `BriefTask` has is wanted
 * @throws invalid_cursor, invalid_input `since` or `until` is no time
 */
export function listTasks(ctx: Ctx, query: TaskQuery & { readonly brief: true }): Promise<TaskPage<BriefTask>>;
export function listTasks(ctx: Ctx, query: TaskQuery): Promise<TaskPage<ShownTask>>;
export async function listTasks(
  ctx: Ctx,
  query: TaskQuery & { readonly brief?: boolean },
): Promise<TaskPage<BriefTask>> {
  const page = pages.open(ctx, query);
  const filter = readFilter(query);
  const scope = await resolveReadScope(ctx, query.networkId, 'narrow');
  const read = () => readBoth(ctx, scope, { filter, brief: query.brief === true, part: page });
  let [found, stats] = await read();
  // An expiry changes the counts, and may take a row out of a page that filters by status.
  if (await expireListed(ctx, found.rows)) [found, stats] = await read();
  return { ...page.cut(found.rows, (row) => [row.created_at, row.network_id, row.seq], found.seenUpTo), stats };
}

/** Undefined when nothing is filtered. */
function readFilter(query: TaskQuery): TaskFilter | undefined {
  const { statuses, toName, fromName, fromNodeId, parentTaskId, priority, text, taskIds } = query;
  const filter = {
    ...{ statuses, toName, fromName, fromNodeId, parentTaskId, priority, text, taskIds },
    since: readTime(query.since, 'since'),
    until: readTime(query.until, 'until'),
  };
  return Object.values(filter).some((value) => value !== undefined) ? filter : undefined;
}

interface WantedPage {
  readonly filter: TaskFilter | undefined;
  readonly brief: boolean;
  readonly part: TaskPart;
}

interface ReadTasks {
  readonly rows: readonly (BriefTask & { readonly seq: number })[];
  readonly seenUpTo: NewestKey | undefined;
}

/** Page and counts, sent together. */
function readBoth(ctx: Ctx, scope: Scope, wanted: WantedPage): Promise<[ReadTasks, StatusCount[]]> {
  // The tasks of a restricted member are counted row by row, because no counter covers them.
  const stats = scope.restricted === undefined ? readTaskCounts(ctx.db, scope) : countByStatus(ctx, scope);
  return Promise.all([readPage(ctx, scope, wanted), stats]);
}

async function readPage(ctx: Ctx, scope: Scope, { filter, brief, part }: WantedPage): Promise<ReadTasks> {
  const networkId = plainNetwork(scope);
  if (networkId === undefined || filter !== undefined) return searchTasks(ctx.db, scope, filter ?? {}, part);
  const before = part.after?.[2] ?? Number.MAX_SAFE_INTEGER;
  const rows = await (brief ? selectPageBriefly : selectPage)(ctx.db, { networkId, before, reads: part.reads });
  return { rows, seenUpTo: undefined };
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
