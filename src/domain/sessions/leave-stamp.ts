import { sql } from 'kysely';
import type { SharedEnd } from '../../platform/db/database.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import type { Tx } from '../ctx.ts';
import { endOrders } from '../streams/end-orders.ts';

/** What the session of an alias shows as its task. */
export interface Stamp {
  readonly networkId: string;
  readonly alias: string;
  readonly task: string;
}

/** Leaves a stamp on a session to the end of the unit. Of several for one session the last one stays. */
export function leaveStamp(tx: Tx, stamp: Stamp): void {
  tx.leave(storeStamps, stamp);
}

/** One statement on Postgres, one for each session on SQLite. */
const storeStamps: SharedEnd<Stamp> = {
  order: endOrders.sessions,
  async begin(db, stamps) {
    const last = [...new Map(stamps.map((stamp) => [`${stamp.networkId} ${stamp.alias}`, stamp])).values()];
    if (last.length === 1 || !takesSets(db)) {
      await Promise.all(last.map((stamp) => stampOne(db, stamp)));
      return;
    }
    await stampSet(db, {
      networkIds: last.map(({ networkId }) => networkId),
      aliases: last.map(({ alias }) => alias),
      tasks: last.map(({ task }) => task),
    });
  },
};

const stampOne = prepareQuery<Stamp>()((db, slot) =>
  db
    .updateTable('sessions')
    .set({ task: slot('task') })
    .where('network_id', '=', slot('networkId'))
    .where('alias', '=', slot('alias')),
);

interface StampSet {
  readonly networkIds: readonly string[];
  readonly aliases: readonly string[];
  readonly tasks: readonly string[];
}

const stampSet = prepareQuery<StampSet>()((db, slot) => {
  const stamps = sql<{ network_id: string; alias: string; task: string }>`unnest(
    ${slot('networkIds')}::text[], ${slot('aliases')}::text[], ${slot('tasks')}::text[])`;
  return db
    .updateTable('sessions')
    .from(stamps.as<'stamp'>(sql`stamp (network_id, alias, task)`))
    .set((eb) => ({ task: eb.ref('stamp.task') }))
    .whereRef('sessions.network_id', '=', 'stamp.network_id')
    .whereRef('sessions.alias', '=', 'stamp.alias');
});
