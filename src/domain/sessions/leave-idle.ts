import { sql } from 'kysely';
import type { SharedEnd } from '../../platform/db/database.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import { inputRows, inputText } from '../../platform/db/prepared-sets.ts';
import type { Tx } from '../ctx.ts';
import { endOrders } from '../streams/end-orders.ts';

/** A session that becomes idle. */
export interface Idle {
  readonly networkId: string;
  readonly alias: string;
  /** When its node was heard, in epoch milliseconds; null when somebody else says so. */
  readonly seenAt: number | null;
}

/** Leaves it to the end of the unit that a session is idle, without a task. */
export function leaveIdle(tx: Tx, idle: Idle): void {
  tx.leave(storeIdle, idle);
}

/** One statement on Postgres, one for each session on SQLite. */
const storeIdle: SharedEnd<Idle> = {
  order: endOrders.sessions,
  async begin(db, idles) {
    if (idles.length > 1 && takesSets(db)) await idleSet(db, { rows: inputText(idles) });
    else await Promise.all(idles.map((idle) => idleOne(db, idle)));
  },
};

const idleOne = prepareQuery<Idle>()((db, slot) =>
  db
    .updateTable('sessions')
    .set({
      status: 'idle',
      task: null,
      progress: 0,
      status_since: sql<number>`case when status = 'idle' then status_since
        else coalesce(cast(${slot('seenAt')} as bigint), updated_at) end`,
      updated_at: sql<number>`coalesce(cast(${slot('seenAt')} as bigint), updated_at)`,
      last_seen_at: sql<number>`coalesce(cast(${slot('seenAt')} as bigint), last_seen_at)`,
    })
    .where('network_id', '=', slot('networkId'))
    .where('alias', '=', slot('alias')),
);

const idleSet = prepareQuery<{ rows: string }>()((db, slot) => {
  const input = inputRows<Idle>(slot('rows'), { networkId: 'text', alias: 'text', seenAt: 'bigint' });
  const update = sql`update sessions set status = 'idle', task = null, progress = 0,
      status_since = case when sessions.status = 'idle' then sessions.status_since
        else coalesce(input."seenAt", sessions.updated_at) end,
      updated_at = coalesce(input."seenAt", sessions.updated_at),
      last_seen_at = coalesce(input."seenAt", sessions.last_seen_at)
    from ${input}
    where sessions.network_id = input."networkId" and sessions.alias = input.alias`;
  return { compile: () => update.compile(db) };
});
