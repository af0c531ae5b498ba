import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { createTestPlace, testEngine, testLog } from '../support/database.ts';
import type { TestPlace } from '../support/database.ts';
import { spawnHub } from '../support/hub-process.ts';
import type { HubProcess } from '../support/hub-process.ts';
import { randoms } from './random.ts';
import { Storm } from './storm.ts';

/**
 * The hub is killed in the middle of a storm of writes, again and again. What it acknowledged is there, whole and once;
 * what it did not may be there, and a retry with the same key does not double it (rule platform-durable-answers,
 * rule platform-whole-changes, rule http-idempotency).
 */
const rounds = Number(process.env['STORM_ROUNDS'] ?? 6);
/** Of the moments of the kills; a failure replays with it. */
const seed = Number(process.env['STORM_SEED'] ?? 20_260_301);

let place: TestPlace;
let storm: Storm;
let database: Database;

function startHub(): Promise<{ hub: HubProcess; url: string }> {
  const hub = spawnHub({
    HUB_PORT: '0',
    HUB_DATA_DIR: place.directory,
    HUB_DATABASE_URL: place.databaseUrl,
    HUB_BCRYPT_COST: '4',
    HUB_REQUESTS_PER_MINUTE: '1000000',
    HUB_LOOP_SENDS_PER_MINUTE: '1000000',
  });
  return hub.line('ready').then(({ url = '' }) => ({ hub, url }));
}

beforeAll(
  async () => {
    place = await createTestPlace();
    const moments = randoms(seed);
    const first = await startHub();
    storm = await Storm.begin(first.url);
    let { hub, url } = first;
    for (let round = 0; round < rounds; round += 1) {
      const blowing = storm.blow(url);
      await pause(100 + moments.next().value * 500);
      hub.child.kill('SIGKILL');
      await Promise.all([blowing, hub.exit]);
      ({ hub, url } = await startHub());
    }
    await storm.retryUnknown(url);
    hub.child.kill('SIGTERM');
    expect(await hub.exit).toBe(0);
    database = await openDatabase({ databaseUrl: place.databaseUrl, databasePool: 2 }, { log: testLog });
  },
  30_000 + rounds * 10_000,
);

afterAll(async () => {
  await database.close();
  await place.remove();
});

describe(`${rounds} kills, seed ${seed}`, () => {
  test('the storm blew: writes of every kind were acknowledged, and some were cut off', () => {
    const { sent, acked, completed, unknown } = storm.counts();
    expect(Math.min(sent, acked, completed)).toBeGreaterThan(rounds);
    expect(unknown).toBeGreaterThan(0);
  });

  test('every acknowledged task is stored once, with its content, and no other is stored twice', async () => {
    const rows = await database.reader.selectFrom('tasks').select(['task_id', 'content']).execute();
    const byContent = Map.groupBy(rows, ({ content }) => content);
    const twice = [...byContent].filter(([, same]) => same.length > 1).map(([content]) => content);
    expect(twice).toEqual([]);
    const lost = [...storm.sent].filter(([content, id]) => byContent.get(content)?.[0]?.task_id !== id);
    expect(lost).toEqual([]);
    expect(rows.filter(({ content }) => !storm.attempted.has(content))).toEqual([]);
  });

  test('every acknowledged ack and completion still holds, with one of the results that were sent, whole', async () => {
    const rows = await database.reader
      .selectFrom('tasks as t')
      .leftJoin('completions as c', 'c.task_id', 't.task_id')
      .innerJoin('inbox as i', 'i.task_id', 't.task_id')
      .select(['t.task_id', 't.status', 't.result', 'c.result as full', 'i.acked'])
      .execute();
    const known = new Map(rows.map((row) => [row.task_id, row]));
    expect([...storm.acked].filter((id) => known.get(id)?.acked !== 1)).toEqual([]);
    expect([...storm.completed].filter((id) => known.get(id)?.status !== 'replied')).toEqual([]);
    const torn = rows.filter(
      ({ task_id: id, status, result, full }) =>
        (status === 'replied') !== (full !== null) ||
        (full !== null && (result !== full || !storm.resultsOf(id).includes(full))),
    );
    expect(torn).toEqual([]);
  });

  test('no half of a write: each task has its delivery, its unbroken chain of events and one end at most', async () => {
    const events = await database.reader.selectFrom('task_events').selectAll().orderBy('seq').execute();
    const chains = Map.groupBy(events, ({ task_id: id }) => id);
    const tasks = await database.reader.selectFrom('tasks').select(['task_id', 'status']).execute();
    const broken = tasks.filter(({ task_id: id, status }) => {
      const chain = chains.get(id) ?? [];
      const unbroken = chain.every(({ from_status: from }, n) => from === (chain[n - 1]?.to_status ?? null));
      return !unbroken || chain.at(-1)?.to_status !== status;
    });
    expect(broken).toEqual([]);
    const { rows } = await sql<{ task_id: string }>`
      select task_id from tasks where task_id not in (select task_id from inbox)
      union select task_id from task_events where task_id not in (select task_id from tasks)
      union select task_id from completions where task_id not in (select task_id from tasks)`.execute(database.reader);
    expect(rows).toEqual([]);
  });

  test('the counters say what the rows say', async () => {
    const unread = await database.reader
      .selectFrom('inbox')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('acked', '=', 0)
      .executeTakeFirstOrThrow();
    const inbox = await database.reader.selectFrom('inboxes').select('unread').where('to_key', '=', 'worker').execute();
    expect(inbox.map((row) => Number(row.unread))).toEqual([Number(unread.count)]);
    const stored = await database.reader.selectFrom('stream_events').select('n').orderBy('n').execute();
    expect(stored.map((row) => Number(row.n))).toEqual(stored.map((_row, at) => at + 1));
  });

  if (testEngine === 'sqlite') {
    test('the database file is sound', async () => {
      const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.reader);
      expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
      expect((await sql`pragma foreign_key_check`.execute(database.reader)).rows).toEqual([]);
    });
  }
});
