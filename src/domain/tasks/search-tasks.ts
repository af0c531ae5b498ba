import type { RawBuilder, SqlBool } from 'kysely';
import { ofReachedTasks } from '../access/agent-access.ts';
import { behind, findMerged, readMerged, upTo } from '../access/key-order.ts';
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

/** Tasks that one page looks at when no index leads to those that are asked for (rule tasks-search-bounded). */
const looksAt = 2_000;

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
  const walk = planWalk(scope, filter);
  const isLed = walk.left.every((condition) => condition === undefined);
  const seenUpTo = isLed ? undefined : await findEnd(db, scope, walk, after);
  const { keyColumns, order } = walk;
  const seen = seenUpTo && upTo(keyColumns, keyOf(seenUpTo, keyColumns), 'desc');
  const parts = walk.parts.map((part) =>
    selectPart(db, scope, walk, part, after)
      .where(and(seen, ...walk.left))
      .limit(reads)
      .select([...shownColumns, 'seq']),
  );
  return { rows: await readMerged(db, parts, order, reads), seenUpTo };
}

/** Sorts before every task: the walk of an index always has a place to begin. */
const newest: NewestKey = [Number.MAX_SAFE_INTEGER, '~', Number.MAX_SAFE_INTEGER];

const selectPart = (
  db: Queries,
  scope: Scope,
  { keyColumns, order }: Order,
  part: RawBuilder<SqlBool>,
  after: NewestKey | undefined,
) =>
  db
    .selectFrom('tasks')
    .where(part)
    .where(ofReachedTasks(scope))
    .where(behind(keyColumns, keyOf(after ?? newest, keyColumns), 'desc'))
    .orderBy(order);

/** The last task that a page looks at; undefined when the list ends before it. */
async function findEnd(
  db: Queries,
  scope: Scope,
  walk: Walk,
  after: NewestKey | undefined,
): Promise<NewestKey | undefined> {
  const keys = walk.parts.map((part) =>
    selectPart(db, scope, walk, part, after).select(['created_at', 'network_id', 'seq']),
  );
  const end = await findMerged(db, keys, walk.order, looksAt);
  return end && [end.created_at, end.network_id, end.seq];
}
