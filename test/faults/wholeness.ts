import { sql } from 'kysely';
import { taskStatuses } from '../../generated/enums.ts';
import type { Queries } from '../../src/platform/db/database.ts';

/**
 * What a half of a write would leave behind, one line each: a counter that says something else than its rows, a row
 * without the one that is written with it, a chain of events with a gap.
 */
export async function findTorn(db: Queries): Promise<string[]> {
  const found = await Promise.all([brokenChains(db), ...rowsAlone(db), ...countersOff(db)]);
  return found.flat();
}

async function brokenChains(db: Queries): Promise<string[]> {
  const events = await db.selectFrom('task_events').selectAll().orderBy('seq').execute();
  const chains = Map.groupBy(events, ({ task_id: id }) => id);
  const tasks = await db.selectFrom('tasks').select(['task_id', 'status']).execute();
  const torn = tasks.filter(({ task_id: id, status }) => {
    const chain = chains.get(id) ?? [];
    const unbroken = chain.every(({ from_status: from }, n) => from === (chain[n - 1]?.to_status ?? null));
    return !unbroken || chain.at(-1)?.to_status !== status;
  });
  return torn.map(({ task_id: id, status }) => `task ${id} is ${status}, its events say something else`);
}

/** Rows whose companions are missing. */
function rowsAlone(db: Queries): Promise<string[]>[] {
  const alone = {
    'a task without a delivery': sql`select task_id as id from tasks where task_id not in (select task_id from inbox)`,
    'an event without its task': sql`select task_id as id from task_events where task_id not in (select task_id from tasks)`,
    'a completion without its task': sql`
      select task_id as id from completions where task_id not in (select task_id from tasks)`,
    'an ended task without its completion': sql`
      select task_id as id from tasks where status = 'replied' and task_id not in (select task_id from completions)
        and task_id not in (select in_reply_to from inbox where in_reply_to is not null)`,
    'a task that has ended without a time, or has one and lives': sql`
      select task_id as id from tasks
      where (completed_at is null) <> (status in ('created', 'delivered', 'acked', 'running'))`,
    'a card without its first event': sql`
      select requirement_id as id from requirements
      where requirement_id not in (select requirement_id from requirement_events)`,
    'an event without its card': sql`
      select requirement_id as id from requirement_events
      where requirement_id not in (select requirement_id from requirements)`,
    'a keyed write without its answer': sql`select key as id from idempotency_keys where result_json is null`,
  };
  return Object.entries(alone).map(async ([what, query]) => {
    const { rows } = await sql<{ id: string }>`${query}`.execute(db);
    return rows.map(({ id }) => `${what}: ${id}`);
  });
}

/** Counters against what they count. */
function countersOff(db: Queries): Promise<string[]>[] {
  const pairs = [
    sql`select 'unread of ' || i.to_key as what, i.unread as said, (select count(*) from inbox r
        where r.network_id = i.network_id and r.to_kind = i.to_kind and r.to_key = i.to_key and r.acked = 0) as counted
        from inboxes i`,
    sql`select 'places of ' || i.to_key as what, i.last_seq as said, (select coalesce(max(r.inbox_seq), 0) from inbox r
        where r.network_id = i.network_id and r.to_kind = i.to_kind and r.to_key = i.to_key) as counted from inboxes i`,
    sql`select 'events' as what, c.event_seq as said, (select count(*) from stream_events e
        where e.network_id = c.network_id) as counted from network_counters c`,
    sql`select 'cards' as what, c.last_seq as said, (select coalesce(max(r.seq), 0) from requirements r
        where r.network_id = c.network_id) as counted from requirement_counters c`,
    ...taskStatuses.map(
      (status) => sql`select ${status} as what, ${sql.ref(`c.tasks_${status}`)} as said, (select count(*) from tasks t
        where t.network_id = c.network_id and t.status = ${status}) as counted from network_counters c`,
    ),
  ];
  return pairs.map(async (query) => {
    const { rows } = await sql<{ what: string; said: number; counted: number }>`${query}`.execute(db);
    return rows
      .filter(({ said, counted }) => Number(said) !== Number(counted))
      .map(({ what, said, counted }) => `the counter of ${what} says ${said}, there are ${counted}`);
  });
}
