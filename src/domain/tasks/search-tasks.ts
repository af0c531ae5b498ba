import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { ofReachedTasks } from '../access/agent-access.ts';
import { behind, readMerged, upTo } from '../access/key-order.ts';
import type { NewestKey } from '../access/newest-first.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Queries } from '../ctx.ts';
import { and, keyOf, planWalk } from './plan-task-walk.ts';
import type { Order, TaskFilter, Walk } from './plan-task-walk.ts';
import { shownColumns } from './shown-task.ts';
import type { ShownTask } from './shown-task.ts';

/** A place in a list of tasks. */
export interface TaskPart {
  readonly after: NewestKey | undefined;
  readonly reads: number;
}

export interface FoundTasks {
  readonly rows: readonly (ShownTask & { readonly seq: number })[];
  /** Where the look ended before the list did. */
  readonly seenUpTo: NewestKey | undefined;
}

/**
 * Tasks that one page looks at when no index leads to those that are asked for, and the least of each part
 * (rule tasks-search-bounded).
 */
const [looksAt, ofEachPart] = [2_000, 200];

/**
 * Tasks of a scope that match a filter, the newest first. One query where an index leads to all that match; otherwise
 * two, of which the first finds where the look ends.
 */
export async function searchTasks(
  db: Queries,
  scope: Scope,
  filter: TaskFilter,
  { after, reads }: TaskPart,
): Promise<FoundTasks> {
  const first = planWalk(scope, filter);
  const walk = planWalk(scope, narrow(first, filter, after));
  const isLed = walk.left.every((condition) => condition === undefined);
  const seenUpTo = isLed ? undefined : await findEnd(db, scope, walk, after);
  const seen = seenUpTo && isUpTo(walk, seenUpTo);
  const { parts, left } = planWalk(scope, narrow(first, filter, after, seenUpTo));
  const found = parts.map((part) =>
    selectPart(db, scope, walk, part, after)
      .where(and(seen, ...left))
      .limit(reads)
      .select([...shownColumns, 'seq']),
  );
  return { rows: await readMerged(db, found, walk.order, reads), seenUpTo };
}

/**
 * The same filter of what stands behind one key and up to another, where tasks are walked by their time: SQLite takes one
 * bound of an order for its walk and asks each task for the others. Tasks by number may have any time.
 */
function narrow({ keyColumns }: Order, filter: TaskFilter, after: NewestKey | undefined, end?: NewestKey): TaskFilter {
  if (keyColumns[0] !== 'created_at') return filter;
  const { since, until } = filter;
  return {
    ...filter,
    since: since !== undefined && end ? Math.max(since, end[0]) : since,
    until: until !== undefined && after ? Math.min(until, after[0] + 1) : until,
  };
}

/** Sorts before every task: the walk of an index always has a place to begin. */
const newest: NewestKey = [Number.MAX_SAFE_INTEGER, '~', Number.MAX_SAFE_INTEGER];

const selectPart = (db: Queries, scope: Scope, order: Order, part: RawBuilder<SqlBool>, after: NewestKey | undefined) =>
  db
    .selectFrom('tasks')
    .where(part)
    .where(ofReachedTasks(scope))
    .where(isBehind(order, after ?? newest))
    .orderBy(order.order);

function isBehind({ keyColumns, isSorted }: Order, key: NewestKey): RawBuilder<SqlBool> {
  const values = keyOf(key, keyColumns);
  // SQLite walks no index for what is denied.
  return isSorted ? sql<SqlBool>`not ${upTo(keyColumns, values, 'desc')}` : behind(keyColumns, values, 'desc');
}

function isUpTo({ keyColumns, isSorted }: Order, key: NewestKey): RawBuilder<SqlBool> {
  const values = keyOf(key, keyColumns);
  return isSorted ? sql<SqlBool>`not ${behind(keyColumns, values, 'desc')}` : upTo(keyColumns, values, 'desc');
}

/**
 * The last task that a page looks at; undefined when the list ends before it. Each part is looked at as far as its share
 * goes, and the page ends with the part that ends first.
 */
async function findEnd(
  db: Queries,
  scope: Scope,
  walk: Walk,
  after: NewestKey | undefined,
): Promise<NewestKey | undefined> {
  const share = Math.max(ofEachPart, Math.ceil(looksAt / walk.parts.length));
  const ends = walk.parts.map((part) =>
    selectPart(db, scope, walk, part, after)
      .select(['created_at', 'network_id', 'seq'])
      .limit(1)
      .offset(share - 1),
  );
  const [end] = await readMerged(db, ends, walk.order, 1);
  return end && [end.created_at, end.network_id, end.seq];
}
