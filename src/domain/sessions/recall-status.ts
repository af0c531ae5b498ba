import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Ctx } from '../ctx.ts';
import type { Snapshot } from './status-memory.ts';

/**
 * What `read` says of a network, read again only when the network's counter has moved or time has changed the answer.
 * Every unit that changes a session, or which tasks are open, takes a number from that counter, in whichever process it
 * runs (rule sessions-remembered). One query when nothing has changed.
 *
 * @param list what is read; each has its own answers
 */
export async function recallStatus<V extends object>(
  ctx: Ctx,
  list: 'status' | 'light_status' | 'all_status' | `attention ${string}`,
  networkId: string,
  read: () => Promise<Snapshot<V>>,
): Promise<V> {
  const { clock, memory } = ctx.platform;
  const [counter] = await findCounter(ctx.db, { networkId });
  // The counter comes first: what is read after it is at least as new.
  const mark = counter && `${counter.event_seq} ${counter.last_row}`;
  const from = clock.now();
  const key = `${list} ${networkId}`;
  const known = mark === undefined ? undefined : memory.statuses.get(key, mark, from);
  if (known !== undefined) return known as V;
  const { value, rows, until } = await read();
  if (mark !== undefined && until !== undefined) memory.statuses.put(key, { value, rows, until, mark, from });
  return value;
}

const findCounter = prepareQuery<{ networkId: string }>()((db, slot) =>
  db.selectFrom('network_counters').select(['event_seq', 'last_row']).where('network_id', '=', slot('networkId')),
);
