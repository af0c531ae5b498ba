import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { broadcast } from '../../src/domain/inbox/broadcast.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openAfterKill } from '../support/open-after-kill.ts';
import { openFleet } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';

/** Broadcasts that are alone in their transaction, which SQLite defers. */
let fleet: Fleet;
beforeEach(async () => {
  fleet = await openFleet();
});
afterEach(() => fleet.hub.close());

const message = '\u{1F4E3} "all" \\ of\nyou';
const send = async (): Promise<readonly string[]> => (await broadcast(fleet.ann, { message, from: 'api' })).messageIds;

/** The deliveries, events and counters, without what was drawn by chance. */
async function written({ reader }: Pick<Database, 'reader'> = fleet.hub.database) {
  const all = { networkId: fleet.networkId };
  const deliveries = await reader
    .selectFrom('inbox')
    .selectAll()
    .where('network_id', '=', all.networkId)
    .orderBy('to_key')
    .orderBy('inbox_seq')
    .execute();
  const events = await reader
    .selectFrom('stream_events')
    .selectAll()
    .where('type', '=', 'broadcast')
    .orderBy('n')
    .execute();
  const inboxes = await reader.selectFrom('inboxes').selectAll().orderBy('to_key').execute();
  const counters = await reader.selectFrom('network_counters').selectAll().execute();
  const drawn = <R extends { inbox_number: number }>({ inbox_number: _number, ...row }: R) => row;
  return { deliveries: deliveries.map(drawn), events, inboxes: inboxes.map(drawn), counters };
}

describe('a lone broadcast', () => {
  test('leaves the deliveries and events that one of a group leaves', async () => {
    const [grouped] = await Promise.all([send(), fleet.send({ alias: 'ant' })]);
    const first = await written();
    const lone = await send();
    const { deliveries, events, inboxes } = await written();
    expect(deliveries.map(({ id }) => id)).toEqual(expect.arrayContaining([...grouped, ...lone]));
    const ofOne = (ids: readonly string[]) =>
      deliveries
        .filter(({ id }) => ids.includes(id))
        .map(({ id: _id, task_id: _task, inbox_seq: _place, ...row }) => row);
    expect(ofOne(lone)).toEqual(ofOne(grouped));
    expect(deliveries.filter(({ id, task_id: task }) => lone.includes(id) && task !== id)).toEqual([]);
    const told = events.slice(first.events.length);
    expect(told.map(({ channel, payload, summary }) => [channel, payload, summary])).toEqual([
      ['ant', '{"type":"broadcast","inbox_count":3}', null],
      ['bee', '{"type":"broadcast","inbox_count":2}', null],
      ['cat', '{"type":"broadcast","inbox_count":2}', null],
    ]);
    const shapeOf = (rows: readonly object[]) => rows.map((row) => ({ ...row, n: 0, payload: '' }));
    expect(shapeOf(told)).toEqual(shapeOf(first.events));
    expect(inboxes.map(({ to_key: key, unread, last_seq: last }) => [key, unread, last])).toEqual([
      ['ant', 3, 3],
      ['bee', 2, 2],
      ['cat', 2, 2],
    ]);
  });

  test('tells its streams what is stored, with numbers without a gap', async () => {
    await send();
    await fleet.send();
    await send();
    const { events } = await written();
    const told = fleet.hub.events.filter(({ type }) => type === 'broadcast');
    expect(told.map(({ n, channel, payload }) => [n, channel, payload])).toEqual(
      events.map(({ n, channel, payload }) => [n, channel, payload]),
    );
    const all = await fleet.hub.database.reader.selectFrom('stream_events').select('n').orderBy('n').execute();
    expect(all.map(({ n }) => n)).toEqual(all.map((_row, at) => all[0]!.n + at));
    const unread = events.map(({ payload }) => (JSON.parse(payload ?? '') as { inbox_count: number }).inbox_count);
    expect(unread).toEqual([1, 1, 1, 2, 3, 2]);
  });

  test('reaches nobody where nobody is', async () => {
    expect(await broadcast(fleet.ann, { message, from: 'api', filterServer: 'none' })).toEqual({ messageIds: [] });
    expect((await written()).deliveries).toEqual([]);
  });

  test('is whole for a hub that follows one which was killed right behind its answer', async () => {
    await send();
    const { databaseUrl } = fleet.hub.platform.settings;
    const found = await openAfterKill(databaseUrl, written);
    expect(found).toEqual(await written());
    expect(found.deliveries).toHaveLength(3);
  });
});
