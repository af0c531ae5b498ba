import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { TaskPriority, TaskStatus } from '../../../generated/enums.ts';
import { taskStatuses } from '../../../generated/enums.ts';
import { ofAnyNetwork } from '../../entities/task.ts';
import { inObjectScope, inScope } from '../access/in-scope.ts';
import { isWide, networkParts } from '../access/newest-first.ts';
import type { NewestKey } from '../access/newest-first.ts';
import type { Scope } from '../access/resolve-scope.ts';
import { containsText } from '../contains-text.ts';
import { hasEnded, isLive } from '../live-tasks.ts';
import { isTerminal } from './lifecycle.ts';

/** Which tasks; undefined filters nothing. */
export interface TaskFilter {
  /** Any of these. */
  readonly statuses?: readonly TaskStatus[] | undefined;
  readonly toName?: string | undefined;
  readonly fromName?: string | undefined;
  readonly fromNodeId?: string | undefined;
  readonly parentTaskId?: string | undefined;
  readonly priority?: TaskPriority | undefined;
  /** Made at this time or later, epoch milliseconds. */
  readonly since?: number | undefined;
  /** Made before this time, epoch milliseconds. */
  readonly until?: number | undefined;
  /** A part of the task's text, its result, its sender's or its target's name; or its id. */
  readonly text?: string | undefined;
  /** At most 100. */
  readonly taskIds?: readonly string[] | undefined;
}

/** How the tasks that may match are walked. */
export interface Walk extends Order {
  /** Each is served by an index in this order, or leads to few tasks. */
  readonly parts: readonly RawBuilder<SqlBool>[];
  /** What each task on the walk is still asked for. */
  readonly left: readonly (RawBuilder<SqlBool> | undefined)[];
}

export interface Order {
  readonly keyColumns: readonly (keyof typeof keyPlaces)[];
  readonly order: RawBuilder<unknown>;
  /** The tasks are sorted: no index may be walked for the sake of their time. */
  readonly isSorted?: true;
}

/** Where a column of an order stands in the key. */
const keyPlaces = { created_at: 0, network_id: 1, seq: 2 } as const;

/** What a key says of the columns of an order. */
export const keyOf = (key: NewestKey, columns: Order['keyColumns']): (string | number)[] =>
  columns.map((column) => key[keyPlaces[column]]);

const byNumber: Order = { keyColumns: ['seq'], order: sql`seq desc` };
const byTime: Order = { keyColumns: ['created_at', 'seq'], order: sql`created_at desc, seq desc` };
const overNetworks: Order = {
  keyColumns: ['created_at', 'network_id', 'seq'],
  order: sql`created_at desc, network_id desc, seq desc`,
};
/** As `overNetworks` where another index leads to few: the sign keeps both engines from walking that of the order. */
const sortedOverNetworks: Order = {
  ...overNetworks,
  order: sql`+created_at desc, network_id desc, seq desc`,
  isSorted: true,
};

/** The walk that leads closest to what is asked for. */
export function planWalk(scope: Scope, filter: TaskFilter): Walk {
  const { status, ids, toName, parent, time, timeAsked, ...rest } = conditionsOf(filter);
  const others = Object.values(rest);
  const isOne = scope.networkIds !== 'all' && scope.networkIds.length === 1;
  const order = isOne ? byNumber : sortedOverNetworks;
  // Few tasks have these ids, or this parent.
  if (ids)
    return {
      ...order,
      parts: [and(inObjectScope(scope), ids, parent, toName, status, timeAsked, ...others)],
      left: [],
    };
  if (parent)
    return { ...order, parts: [and(inObjectScope(scope), parent)], left: [toName, status, timeAsked, ...others] };
  const within = inScope(scope);
  const statuses = new Set(filter.statuses);
  const byTarget = (networks: RawBuilder<SqlBool>) => halvesOf(statuses).map((half) => and(networks, toName, half));
  if (!isOne) {
    const networks = networkParts(scope, 'tasks');
    const byKey = scope.networkIds === 'all' ? [inObjectScope(scope)] : networks;
    if (toName) return { ...order, parts: byKey.flatMap(byTarget), left: [status, timeAsked, ...others] };
    // Only replied tasks are kept for ever. No index leads to those of a status over all networks.
    if (status && !statuses.has('replied') && scope.networkIds !== 'all')
      return { ...order, parts: networks.map((network) => and(network, status)), left: [timeAsked, ...others] };
    const walked = isWide(scope) ? [amongAll(scope)] : networks;
    return { ...overNetworks, parts: walked.map((network) => and(network, time)), left: [status, ...others] };
  }
  const byStatus = [...statuses].map((one) => and(within, sql<SqlBool>`status = ${one}`));
  // Those that live are few.
  if (status && ![...statuses].some(isTerminal))
    return { ...order, parts: byStatus, left: [toName, timeAsked, ...others] };
  if (time) return { ...byTime, parts: [and(within, time)], left: [toName, status, ...others] };
  if (toName) return { ...order, parts: byTarget(within), left: [status, ...others] };
  return { ...order, parts: status ? byStatus : [within], left: others };
}

/**
 * A wide scope along the order of all tasks, which ends with the page: the double negation keeps SQLite from reading all
 * tasks of these networks to sort them.
 */
function amongAll({ networkIds }: Scope): RawBuilder<SqlBool> {
  const any = sql<SqlBool>`${sql.raw(ofAnyNetwork)}`;
  return networkIds === 'all' ? any : and(any, sql<SqlBool>`not (network_id not in (${sql.join(networkIds)}))`);
}

/** The tasks of an agent stand in two indexes: those that live and those that have ended. */
function halvesOf(statuses: ReadonlySet<TaskStatus>): RawBuilder<SqlBool>[] {
  const wanted = statuses.size === 0 ? taskStatuses : [...statuses];
  const live = wanted.some((status) => !isTerminal(status));
  return [...(live ? [isLive] : []), ...(wanted.some(isTerminal) ? [hasEnded] : [])];
}

/** A condition for each kind of filter that is given. */
function conditionsOf(filter: TaskFilter) {
  const { statuses, taskIds, toName, fromName, fromNodeId, parentTaskId, priority, since, until, text } = filter;
  const equal = (column: string, value: string | undefined): RawBuilder<SqlBool> | undefined =>
    value === undefined ? undefined : sql<SqlBool>`${sql.ref(column)} = ${value}`;
  const within = (time: RawBuilder<unknown>): RawBuilder<SqlBool> | undefined => {
    const from = since === undefined ? undefined : sql<SqlBool>`${time} >= ${since}`;
    const before = until === undefined ? undefined : sql<SqlBool>`${time} < ${until}`;
    return (from ?? before) ? and(from, before) : undefined;
  };
  return {
    status: statuses && statuses.length > 0 ? ofStatus(statuses) : undefined,
    ids: taskIds && taskIds.length > 0 ? sql<SqlBool>`task_id in (${sql.join([...new Set(taskIds)])})` : undefined,
    toName: equal('to_name', toName),
    parent: equal('parent_task_id', parentTaskId),
    time: within(sql`created_at`),
    /** For tasks that another index leads to. */
    timeAsked: within(sql`+created_at`),
    fromName: equal('from_name', fromName),
    fromNodeId: equal('from_node_id', fromNodeId),
    priority: equal('priority', priority),
    text: text === undefined ? undefined : ofText(text),
  };
}

/** Written out: Postgres plans for any bound value, and would take a rare status for one of a common size. */
const ofStatus = (statuses: readonly TaskStatus[]) =>
  sql<SqlBool>`status in (${sql.join([...new Set(statuses)].map((status) => sql.lit(status)))})`;

const ofText = (text: string) =>
  sql<SqlBool>`(task_id = ${text} or ${containsText(['content', 'result', 'from_name', 'to_name'], text)})`;

/** All of the conditions that are given. */
export function and(...conditions: readonly (RawBuilder<SqlBool> | undefined)[]): RawBuilder<SqlBool> {
  const given = conditions.filter((one) => one !== undefined);
  return given.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(given, sql` and `)}`;
}
