import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openEventBus, type EventBus } from '../../src/platform/event-bus.ts';
import { hearOfTokens } from '../../src/platform/token-notices.ts';
import { openTestDatabase, testEngine, testLog } from '../support/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const opened: EventBus[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close();
  await database.close();
});
const open = async (): Promise<EventBus> => {
  const bus = await openEventBus({ databaseUrl: database.databaseUrl }, { log: testLog });
  opened.push(bus);
  return bus;
};
const missed = (): void => undefined;
const tokensChanged = missed;
/** Two hubs that know of each other. */
const openTwo = async (): Promise<[EventBus, EventBus]> => {
  const here = await open();
  const known = [told(here)];
  const there = await open();
  known.push(told(there));
  await Promise.all(known);
  return [here, there];
};
/** Resolves when the bus tells that notices may have been missed, as it does for each hub that it did not know. */
const told = (bus: EventBus): Promise<void> =>
  new Promise((resolve) => {
    const end = bus.subscribe({
      hear: () => undefined,
      missed: () => {
        end();
        resolve();
      },
      tokensChanged,
    });
  });
const heard = (bus: EventBus): Promise<string> =>
  new Promise((resolve) => {
    const end = bus.subscribe({
      hear: (topic) => {
        end();
        resolve(topic);
      },
      missed,
      tokensChanged,
    });
  });

/** Collects the notices of all hubs on the test's database. */
async function listenForNotices(notices: string[]): Promise<Client> {
  const client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
  client.on('notification', ({ payload }) => void notices.push(payload ?? ''));
  await client.query('listen hub_topics');
  return client;
}

if (testEngine === 'sqlite') {
  test('a hub on SQLite has nobody to tell', async () => {
    const bus = await open();
    bus.publish('net_a');
    expect([bus.isJoined(), await bus.catchUp()]).toEqual([undefined, false]);
  });
} else {
  test('another process on the same database hears it, the own one does not', async () => {
    const [here, there] = await openTwo();
    const own: string[] = [];
    here.subscribe({ hear: (topic) => void own.push(topic), missed, tokensChanged });
    const next = heard(there);
    here.publish('net_a');
    expect(await next).toBe('net_a');
    const back = heard(here);
    there.publish('net_b');
    expect(await back).toBe('net_b');
    expect(own).toEqual(['net_b']);
  });

  test('a hub that is alone commits no notices of topics', async () => {
    const notices: string[] = [];
    const listener = await listenForNotices(notices);
    const alone = await open();
    alone.publish('net_a');
    // What waits goes out before the end.
    await alone.close();
    const [here, there] = await openTwo();
    const next = heard(there);
    here.publish('net_b');
    expect(await next).toBe('net_b');
    await listener.query('select 1');
    await listener.end();
    expect(notices.flatMap((notice) => notice.split(' ').slice(1))).toEqual(['net_b']);
  });

  test('what is published in one turn is told once to each listener, whatever another one throws', async () => {
    const [here, there] = await openTwo();
    const told: string[] = [];
    there.subscribe({
      hear: () => {
        throw new Error('planned: a listener that throws');
      },
      missed,
      tokensChanged,
    });
    const last = new Promise<void>((resolve) => {
      const hear = (topic: string): void => {
        told.push(topic);
        if (topic === 'net_b') resolve();
      };
      there.subscribe({ hear, missed, tokensChanged });
    });
    for (let n = 0; n < 10; n += 1) here.publish('net_a');
    here.publish('net_b');
    await last;
    expect(told).toEqual(['net_a', 'net_b']);
  });

  test.each([
    ['while the hub runs', (_bus: EventBus) => Promise.resolve()],
    ['when it stops', (bus: EventBus) => bus.close()],
  ])('more topics than one notice carries all arrive, %s', async (_when, then) => {
    const [here, there] = await openTwo();
    const topics = Array.from({ length: 250 }, (_, n) => `net_${n}`);
    const missing = new Set(topics);
    const all = new Promise<void>((resolve) => {
      const hear = (topic: string): void => {
        missing.delete(topic);
        if (missing.size === 0) resolve();
      };
      there.subscribe({ hear, missed, tokensChanged });
    });
    for (const topic of topics) here.publish(topic);
    await then(here);
    await all;
  });

  test('a lost connection is rebuilt, and listeners are told that they may have missed something', async () => {
    const [here, there] = await openTwo();
    const woken = new Promise<void>((resolve) =>
      there.subscribe({ hear: () => undefined, missed: resolve, tokensChanged }),
    );
    await database.transaction(async ({ db }) => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'hub-relay' and datname = current_database()`.execute(db);
    });
    await woken;
    const next = heard(there);
    here.publish('net_b');
    expect(await next).toBe('net_b');
  });

  describe('catchUp', () => {
    const change = (text: string): Promise<unknown> => database.transaction(({ db }) => sql.raw(text).execute(db));
    const listen = async (): Promise<Client> => {
      const client = new Client({ connectionString: database.databaseUrl });
      await client.connect();
      await client.query('listen hub_tokens');
      return client;
    };

    test('ends behind the notice of every change that was committed before it', async () => {
      const bus = await open();
      let heard = 0;
      bus.subscribe({ hear: () => undefined, missed, tokensChanged: () => void (heard += 1) });
      for (let n = 1; n <= 200; n += 1) {
        await change(`update users set role = 'user' where user_id = 'u_${n}'`);
        expect([await bus.catchUp(), heard]).toEqual([true, n]);
      }
    });

    test('tells that nothing can be said while the connection is lost, and when the bus is closed', async () => {
      const bus = await open();
      const back = new Promise<void>((resolve) =>
        bus.subscribe({ hear: () => undefined, missed: resolve, tokensChanged }),
      );
      const lost = bus.catchUp();
      await database.transaction(({ db }) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'hub-relay' and datname = current_database()`.execute(db),
      );
      await lost;
      expect(await bus.catchUp()).toBe(false);
      await back;
      expect(await bus.catchUp()).toBe(true);
      await bus.close();
      expect(await bus.catchUp()).toBe(false);
    });

    test('does not believe a pooler, whose sessions are not those that it shows', async () => {
      const client = await listen();
      expect(await hearOfTokens(client)).toBe(true);
      Object.assign(client, { processID: 1 });
      expect(await hearOfTokens(client)).toBe(false);
      await client.end();
    });
  });
}
