import type { StatusFields } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Ctx } from '../ctx.ts';
import type { Counter, Known, Snapshot } from './status-memory.ts';

/** What is read of a network, and what may be told again. */
export interface Recalled<V extends object> {
  readonly read: () => Promise<Snapshot<V>>;
  /** Whether what happened until the counter stood at `to` leaves the value as it is; without it nothing does. */
  readonly staysSame?: (value: V, known: Pick<Known, 'from' | 'counter'>, to: Counter) => Promise<boolean>;
}

/**
 * What `read` says of a network, read again only when the network's counter has moved or time has changed the answer.
 * Every unit that changes a session, or which tasks are open, takes a number from that counter, in whichever process it
 * runs (rule sessions-remembered). One query when nothing has changed.
 *
 * @param list what is read; each has its own answers
 */
export async function recallStatus<V extends object>(
  ctx: Ctx,
  list: `${StatusFields}_status` | 'whole_status' | `attention ${string}`,
  networkId: string,
  { read, staysSame }: Recalled<V>,
): Promise<V> {
  const { clock, memory } = ctx.platform;
  // The counter comes first: what is read after it is at least as new.
  const [counter] = await findCounter(ctx.db, { networkId });
  if (counter === undefined) return (await read()).value;
  const from = clock.now();
  const key = `${list} ${networkId}`;
  const known = memory.statuses.get(key, from);
  if (known !== undefined) {
    const value = known.value as V;
    if (isSame(known.counter, counter)) return value;
    if ((await staysSame?.(value, known, counter)) === true) {
      memory.statuses.put(key, { ...known, counter });
      return value;
    }
  }
  const { value, rows, until } = await read();
  if (until !== undefined) memory.statuses.put(key, { value, rows, until, counter, from });
  return value;
}

const isSame = (one: Counter, other: Counter): boolean =>
  one.event_seq === other.event_seq && one.last_row === other.last_row;

const findCounter = prepareQuery<{ networkId: string }>()((db, slot) =>
  db.selectFrom('network_counters').select(['event_seq', 'last_row']).where('network_id', '=', slot('networkId')),
);
