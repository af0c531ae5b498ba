import { sql } from 'kysely';
import type { TaskStatus } from '../../../generated/enums.ts';
import { taskStatuses } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Queries } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** By how much the tasks of a network changed, by status. */
export type TaskChanges = Partial<Record<TaskStatus, number>>;

/** What a unit takes from the counter of a network. */
export interface Wanted {
  /** Stream events; their numbers have no gaps. */
  readonly events: number;
  /** Rows of the tables that are numbered by their network. */
  readonly rows: number;
  readonly tasks?: TaskChanges | undefined;
}

/** The first of the numbers that a unit got, of each kind. */
export interface Taken {
  readonly firstEvent: number;
  readonly firstRow: number;
}

/** The key under which rows without a network are counted. */
export const noNetwork = '';

/**
 * Takes numbers and counts tasks, one statement. The row stays locked until the unit commits: numbers of a network are
 * given in commit order, and whatever comes after this statement in a unit is waited for by the others. Every network
 * has a counter; if it is missing, the network was deleted while this unit ran, and the unit must store nothing.
 *
 * @throws access_denied the network is gone
 */
export async function takeNumbers(db: Queries, networkId: string, { events, rows, tasks }: Wanted): Promise<Taken> {
  const [row] = await take(db, networkId, { events, rows, tasks });
  if (row === undefined) throw new DomainError('access_denied');
  return { firstEvent: row.event_seq - events + 1, firstRow: row.last_row - rows + 1 };
}

/** Numbers one row that cannot wait for the end of its unit; for rare paths. */
export async function takeRowNumber(db: Queries, networkId: string): Promise<number> {
  return (await takeNumbers(db, networkId, { events: 0, rows: 1 })).firstRow;
}

function take(db: Queries, networkId: string, { events, rows, tasks }: Wanted) {
  if (networkId === noNetwork) return takeOfNone(db, { networkId, events, rows });
  if (tasks === undefined) return takeEvents(db, { networkId, events, rows });
  const [only, second] = Object.keys(tasks) as TaskStatus[];
  if (only === undefined || second !== undefined) {
    return takeAll(db, { ...unchanged, ...tasks, networkId, events, rows });
  }
  return takeOne[only](db, { networkId, events, rows, ...tasks });
}

interface Numbers {
  readonly networkId: string;
  readonly events: number;
  readonly rows: number;
}

const takeEvents = prepareQuery<Numbers>()((db, slot) =>
  db
    .updateTable('network_counters')
    .set({
      event_seq: sql<number>`event_seq + ${slot('events')}`,
      last_row: sql<number>`last_row + ${slot('rows')}`,
    })
    .where('network_id', '=', slot('networkId'))
    .returning(['event_seq', 'last_row']),
);

/** Changes the counts of tasks of these statuses too. */
const takeCounting = (statuses: readonly TaskStatus[]) =>
  prepareQuery<Numbers & TaskChanges>()((db, slot) => {
    const tasks = statuses.map((status) => {
      const column = `tasks_${status}` as const;
      return [column, sql<number>`${sql.ref(column)} + ${slot(status)}`] as const;
    });
    return db
      .updateTable('network_counters')
      .set({
        event_seq: sql<number>`event_seq + ${slot('events')}`,
        last_row: sql<number>`last_row + ${slot('rows')}`,
        ...Object.fromEntries(tasks),
      })
      .where('network_id', '=', slot('networkId'))
      .returning(['event_seq', 'last_row']);
  });

const takeAll = takeCounting(taskStatuses);
/** Dispatches change one count only: seven values less to bind. */
const takeOne = Object.fromEntries(taskStatuses.map((status) => [status, takeCounting([status])])) as Record<
  TaskStatus,
  typeof takeAll
>;

/** For what belongs to no network: its counter is made at the first use. */
const takeOfNone = prepareQuery<Numbers>()((db, slot) =>
  db
    .insertInto('network_counters')
    .values({ network_id: slot('networkId'), event_seq: slot('events'), last_row: slot('rows') })
    .onConflict((conflict) =>
      conflict.column('network_id').doUpdateSet({
        event_seq: sql<number>`network_counters.event_seq + excluded.event_seq`,
        last_row: sql<number>`network_counters.last_row + excluded.last_row`,
      }),
    )
    .returning(['event_seq', 'last_row']),
);

const unchanged = Object.fromEntries(taskStatuses.map((status) => [status, 0])) as Record<TaskStatus, number>;
