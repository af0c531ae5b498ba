import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import { keyedText } from '../../platform/db/prepared-sets.ts';
import type { Address, AddressKind } from '../address.ts';
import type { Queries } from '../ctx.ts';

/** An inbox: whose it is, and in which network. */
export type InboxKey = Address & { readonly networkId: string };

/** What a delivery gets of its inbox: the inbox's number, its place there, and how many deliveries are unread with it. */
export interface InboxPlace {
  readonly inboxNumber: number;
  readonly inboxSeq: number;
  readonly unread: number;
}

/** The place of one delivery. */
export async function advanceInbox(db: Queries, { networkId, kind, key }: InboxKey): Promise<InboxPlace> {
  const [counter] = await advanceOne(db, { networkId, kind, key, count: 1 });
  if (counter === undefined) throw new Error('no counters were stored');
  return { inboxNumber: counter.inbox_number, inboxSeq: counter.last_seq, unread: counter.unread };
}

/** What one inbox gets. */
interface Advance extends InboxKey {
  readonly name: string;
  /** How many deliveries come. */
  count: number;
  /** How many of them have their places. */
  given: number;
  /** Of the inbox, once it has been advanced. */
  counter: Counter | undefined;
}

/**
 * Gives every delivery its place; several may go to one inbox. The inboxes are locked in the order of their keys. On
 * Postgres one statement, on SQLite one for each network and kind.
 *
 * @param deliveries to which inbox each goes
 * @returns the places, in the order of the input
 */
export async function advanceInboxes(db: Queries, deliveries: readonly InboxKey[]): Promise<InboxPlace[]> {
  const [only, second] = deliveries;
  if (only !== undefined && second === undefined) return [await advanceInbox(db, only)];
  const advances = new Map<string, Advance>();
  const nameOf = namesOf(deliveries);
  const ofEach = deliveries.map(({ networkId, kind, key }) => {
    const name = nameOf(networkId, kind, key);
    let advance = advances.get(name);
    if (advance === undefined) {
      advance = { name, networkId, kind, key, count: 0, given: 0, counter: undefined };
      advances.set(name, advance);
    }
    advance.count += 1;
    return advance;
  });
  const sorted = [...advances.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const row of await advanceAll(db, sorted)) {
    const advance = advances.get(nameOf(row.network_id, row.to_kind, row.to_key));
    if (advance !== undefined) advance.counter = row;
  }
  return ofEach.map((advance) => {
    const { counter, count } = advance;
    if (counter === undefined) throw new Error('no counters were stored');
    // The counter stands at the last of these deliveries.
    advance.given += 1;
    const after = count - advance.given;
    return { inboxNumber: counter.inbox_number, inboxSeq: counter.last_seq - after, unread: counter.unread - after };
  });
}

type NameOf = (networkId: string, kind: AddressKind, key: string) => string;

/** Names that tell the inboxes apart. Of one network and kind their keys do, without another text. */
function namesOf(inboxes: readonly InboxKey[]): NameOf {
  return areAlike(inboxes) ? (_networkId, _kind, key) => key : (networkId, kind, key) => `${networkId} ${kind} ${key}`;
}

/** Whether the inboxes are of one network and kind, as mostly they are. */
function areAlike([first, ...others]: readonly InboxKey[]): boolean {
  return others.every(({ networkId, kind }) => networkId === first?.networkId && kind === first.kind);
}

async function advanceAll(db: Queries, advances: readonly Advance[]): Promise<Counter[]> {
  if (areAlike(advances)) return advanceAlike(db, advances);
  if (takesSets(db)) {
    return advanceSet(db, {
      networkIds: advances.map(({ networkId }) => networkId),
      kinds: advances.map(({ kind }) => kind),
      keys: advances.map(({ key }) => key),
      counts: advances.map(({ count }) => count),
    });
  }
  const alike = Map.groupBy(advances, ({ networkId, kind }) => `${networkId} ${kind}`).values();
  return (await Promise.all(Array.from(alike, (some) => advanceAlike(db, some)))).flat();
}

/** For inboxes of one network and kind. */
async function advanceAlike(db: Queries, advances: readonly Advance[]): Promise<Counter[]> {
  const [first, second] = advances as readonly [Advance, ...Advance[]];
  if (second === undefined) return advanceOne(db, first);
  const { networkId, kind } = first;
  const counts = keyedText(advances.map(({ key, count }) => [key, count]));
  const advanced = await advanceList(db, { networkId, kind, counts });
  return advanced.map((row) => ({ network_id: networkId, to_kind: kind, ...row }));
}

/** A number for an inbox that gets its first delivery. Two may draw the same one, so no look goes by it alone. */
export const drawNumber = (db: Queries): RawBuilder<number> =>
  takesSets(db) ? sql<number>`floor(random() * 2147483648)::int` : sql<number>`abs(random() % 2147483648)`;

const inboxKey = ['network_id', 'to_kind', 'to_key'] as const;
const columns = [...inboxKey, 'last_seq', 'unread', 'inbox_number'] as const;
const advanced = {
  last_seq: sql<number>`inboxes.last_seq + excluded.last_seq`,
  unread: sql<number>`inboxes.unread + excluded.unread`,
};

const advanceOne = prepareQuery<InboxKey & { count: number }>()((db, slot) =>
  db
    .insertInto('inboxes')
    .values({
      network_id: slot('networkId'),
      to_kind: slot('kind'),
      to_key: slot('key'),
      last_seq: slot('count'),
      unread: slot('count'),
      inbox_number: drawNumber(db),
    })
    .onConflict((conflict) => conflict.columns(inboxKey).doUpdateSet(advanced))
    .returning(columns),
);

type Counter = Awaited<ReturnType<typeof advanceOne>>[number];

interface AdvanceSet {
  readonly networkIds: readonly string[];
  readonly kinds: readonly string[];
  readonly keys: readonly string[];
  readonly counts: readonly number[];
}

const advanceSet = prepareQuery<AdvanceSet>()((db, slot) =>
  db
    .insertInto('inboxes')
    .columns(columns)
    .expression(
      sql`select network_id, to_kind, to_key, count, count, ${drawNumber(db)}
        from unnest(${slot('networkIds')}::text[], ${slot('kinds')}::text[], ${slot('keys')}::text[], ${slot('counts')}::int[])
          as advance (network_id, to_kind, to_key, count)`,
    )
    .onConflict((conflict) => conflict.columns(inboxKey).doUpdateSet(advanced))
    .returning(columns),
);

const advanceList = prepareQuery<{ networkId: string; kind: AddressKind; counts: string }>()((db, slot) =>
  db
    .insertInto('inboxes')
    .columns(columns)
    .expression(
      takesSets(db)
        ? sql`select ${slot('networkId')}, ${slot('kind')}, key, value::int, value::int, ${drawNumber(db)} from json_each_text(${slot('counts')})`
        : // Without a condition SQLite would take `on` as that of a join.
          sql`select ${slot('networkId')}, ${slot('kind')}, key, value, value, ${drawNumber(db)} from json_each(${slot('counts')}) where true`,
    )
    .onConflict((conflict) => conflict.columns(inboxKey).doUpdateSet(advanced))
    .returning(['to_key', 'last_seq', 'unread', 'inbox_number']),
);
