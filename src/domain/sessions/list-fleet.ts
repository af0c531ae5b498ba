import type { Scope } from '../access/resolve-scope.ts';
import type { Queries } from '../ctx.ts';
import { countOpenTasks } from './count-open-tasks.ts';
import { searchSessions } from './search-sessions.ts';
import type { FoundSessions, SessionPart } from './search-sessions.ts';
import { fleetColumns } from './session-row.ts';
import type { SessionSummaryRow } from './session-row.ts';

/** Summaries with the facts of a fleet. */
export interface FoundFleet extends FoundSessions<SessionSummaryRow> {
  /** The last moment at which the open tasks still count, epoch milliseconds. */
  readonly until: number;
}

/** Sessions of the scope with host and open tasks, by network and alias. Two queries, three with a filter. */
export async function listFleet(db: Queries, scope: Scope, part: SessionPart, now: number): Promise<FoundFleet> {
  const [{ rows, seenUpTo }, open] = await Promise.all([
    searchSessions(db, scope, part, fleetColumns),
    countOpenTasks(db, scope, now),
  ]);
  const fleet = rows.map(({ node_id, hostname, updated_at, ...row }) => {
    const queueDepth = open.of(row.network_id, row.alias);
    return { ...row, fleet: { node_id, hostname, updated_at, queueDepth } };
  });
  return { rows: fleet, seenUpTo, until: open.until };
}
