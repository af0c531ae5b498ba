import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { SessionStatus } from '../../../generated/enums.ts';
import { ofReachedAgents } from '../access/agent-access.ts';
import { behindAlias, findMerged, readMerged, upTo } from '../access/key-order.ts';
import type { Scope } from '../access/resolve-scope.ts';
import { containsText } from '../contains-text.ts';
import type { Queries } from '../ctx.ts';
import { offlineAfterMs } from './live-status.ts';
import type { ListedSession } from './session-row.ts';

/** Which sessions; undefined filters nothing. */
export interface SessionFilter {
  /** Any of these. */
  readonly statuses?: readonly SessionStatus[] | undefined;
  readonly server?: string | undefined;
  /** Changed at this time or later, epoch milliseconds. */
  readonly updatedSince?: number | undefined;
  /** A part of the alias, the agent, the model or the task. */
  readonly text?: string | undefined;
}

/** A part of the sessions of a scope. */
export interface SessionPart {
  /** Undefined when nothing is filtered. */
  readonly filter: SessionFilter | undefined;
  /** Network and alias of the session before. */
  readonly after: readonly [string, string] | undefined;
  /** Rows at most. */
  readonly reads: number;
  /** Sessions that were last seen before this time count as offline, epoch milliseconds. */
  readonly silentBefore: number;
}

export interface FoundSessions<Row> {
  readonly rows: Row[];
  /** Network and alias where the look ended before the list did. */
  readonly seenUpTo?: readonly [string, string] | undefined;
}

/** Sessions that one page looks at when they are filtered (rule sessions-search-bounded). */
const looksAt = 5_000;

const byAlias = sql`network_id, alias`;

/**
 * Sessions of any scope, by network and alias, that match a filter. One query, and with a filter another before it that
 * finds where the look ends.
 */
export async function searchSessions<Column extends keyof ListedSession>(
  db: Queries,
  scope: Scope,
  part: SessionPart,
  columns: readonly Column[],
): Promise<FoundSessions<Pick<ListedSession, Column>>> {
  const { after, reads } = part;
  const filter = conditionsOf(part);
  const select = behindAlias(scope, after, 'sessions').map((place) =>
    db
      .selectFrom('sessions')
      .where(sql<SqlBool>`${place ?? sql`1 = 0`} and ${ofReachedAgents(scope, 'sessions', 'alias')}`)
      .orderBy('network_id')
      .orderBy('alias'),
  );
  const keys = select.map((one) => one.select(['network_id', 'alias']));
  const end = filter.length === 0 ? undefined : await findMerged(db, keys, byAlias, looksAt);
  const seenUpTo = end && ([end.network_id, end.alias] as const);
  const seen = seenUpTo ? [upTo(['network_id', 'alias'], seenUpTo)] : [];
  const found = select.map((one) =>
    one
      .where(sql<SqlBool>`${sql.join([sql`1 = 1`, ...seen, ...filter], sql` and `)}`)
      .limit(reads)
      .select(columns as readonly (keyof ListedSession)[])
      .$castTo<Pick<ListedSession, Column>>(),
  );
  return { rows: await readMerged(db, found, byAlias, reads), seenUpTo };
}

function conditionsOf({ filter = {}, silentBefore }: SessionPart): RawBuilder<SqlBool>[] {
  const { statuses, server, updatedSince, text } = filter;
  const conditions: RawBuilder<SqlBool>[] = [];
  if (statuses !== undefined && statuses.length > 0) conditions.push(ofStatuses(statuses, silentBefore));
  if (server !== undefined) conditions.push(sql<SqlBool>`server = ${server}`);
  if (updatedSince !== undefined) conditions.push(changedSince(updatedSince, silentBefore));
  if (text !== undefined) conditions.push(containsText(['alias', 'agent', 'model', 'task'], text));
  return conditions;
}

function ofStatuses(statuses: readonly SessionStatus[], silentBefore: number): RawBuilder<SqlBool> {
  const seen = statuses.filter((status) => status !== 'offline');
  const isSilent = sql<SqlBool>`(status = 'offline' or last_seen_at < ${silentBefore})`;
  if (seen.length === 0) return isSilent;
  const isSeen = sql<SqlBool>`(status in (${sql.join(seen)}) and last_seen_at >= ${silentBefore})`;
  return seen.length === statuses.length ? isSeen : sql<SqlBool>`(${isSilent} or ${isSeen})`;
}

/** Those that reported since, and those that fell silent since: nobody writes that down at the moment itself. */
function changedSince(since: number, silentBefore: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(updated_at >= ${since}
    or (last_seen_at < ${silentBefore} and last_seen_at >= ${since - offlineAfterMs}))`;
}
