import { sql } from 'kysely';
import type { SharedEnd } from '../../platform/db/database.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import { keyedText } from '../../platform/db/prepared-sets.ts';
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

/** One statement on Postgres, one for each network on SQLite. */
const storeStamps: SharedEnd<Stamp> = {
  order: endOrders.sessions,
  async begin(db, stamps) {
    const last = lastOfEach(stamps);
    if (last.length === 1) await stampOne(db, last[0] as Stamp);
    else if (takesSets(db)) {
      await stampSet(db, {
        networkIds: last.map(({ networkId }) => networkId),
        aliases: last.map(({ alias }) => alias),
        tasks: last.map(({ task }) => task),
      });
    } else {
      const perNetwork = Map.groupBy(last, ({ networkId }) => networkId);
      await Promise.all(
        Array.from(perNetwork, ([networkId, some]) => stampList(db, { networkId, tasks: listed(some) })),
      );
    }
  },
};

function lastOfEach(stamps: readonly Stamp[]): readonly Stamp[] {
  if (stamps.length === 1) return stamps;
  const networks = new Map<string, Map<string, Stamp>>();
  for (const stamp of stamps) {
    let ofNetwork = networks.get(stamp.networkId);
    if (ofNetwork === undefined) networks.set(stamp.networkId, (ofNetwork = new Map<string, Stamp>()));
    ofNetwork.set(stamp.alias, stamp);
  }
  return [...networks.values()].flatMap((ofNetwork) => [...ofNetwork.values()]);
}

const listed = (stamps: readonly Stamp[]): string => keyedText(stamps.map(({ alias, task }) => [alias, task]));

/** Stamps one session. */
export const stampOne = prepareQuery<Stamp>()((db, slot) =>
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

const stampList = prepareQuery<{ networkId: string; tasks: string }>()((db, slot) =>
  db
    .updateTable('sessions')
    .from(sql<{ key: string; value: string }>`json_each(${slot('tasks')})`.as<'stamp'>(sql`stamp`))
    .set((eb) => ({ task: eb.ref('stamp.value') }))
    // Names the stamp, so that SQLite walks the stamps and looks for the session of each.
    .where('sessions.network_id', '=', sql<string>`iif(stamp.key is null, null, ${slot('networkId')})`)
    .whereRef('sessions.alias', '=', 'stamp.key'),
);
