import { sessionStatuses, taskStatuses } from '../../../generated/enums.ts';
import type { SessionStatus, TaskStatus } from '../../../generated/enums.ts';
import { resolveReadScope } from '../../domain/access/resolve-scope.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { countUnread } from '../../domain/inbox/count-unread.ts';
import { countSessions } from '../../domain/sessions/count-sessions.ts';
import { offlineAfterMs } from '../../domain/sessions/live-status.ts';
import { readTaskCounts } from '../../domain/tasks/count-tasks.ts';
import { findOldestOpen } from '../../domain/tasks/find-oldest-open.ts';
import { isTerminal } from '../../domain/tasks/lifecycle.ts';

/** How many there are of each status, also of those that none has. */
type Counts<S> = readonly { readonly status: S; readonly count: number }[];

/** What the rows of all networks together say. */
export interface HubFigures {
  readonly openTasks: Counts<TaskStatus>;
  /** Milliseconds; 0 when no task is open. */
  readonly oldestOpenMs: number;
  readonly unread: number;
  readonly sessions: Counts<SessionStatus>;
}

/** Reads the figures of the whole hub. Four queries. @param ctx of the hub itself */
export async function readFigures(ctx: Ctx): Promise<HubFigures> {
  const now = ctx.platform.clock.now();
  const scope = await resolveReadScope(ctx);
  const [tasks, oldest, unread, sessions] = await Promise.all([
    readTaskCounts(ctx.db, scope),
    findOldestOpen(ctx.db),
    countUnread(ctx.db),
    countSessions(ctx.db, scope, now - offlineAfterMs),
  ]);
  return {
    openTasks: filled(
      taskStatuses.filter((status) => !isTerminal(status)),
      tasks,
    ),
    oldestOpenMs: oldest === undefined ? 0 : Math.max(0, now - oldest),
    unread,
    sessions: filled(sessionStatuses, sessions),
  };
}

function filled<S>(statuses: readonly S[], known: Counts<S>): Counts<S> {
  return statuses.map((status) => known.find((one) => one.status === status) ?? { status, count: 0 });
}
