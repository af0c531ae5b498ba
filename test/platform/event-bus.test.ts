import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openEventBus, type EventBus } from '../../src/platform/event-bus.ts';
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
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const heard = (bus: EventBus): Promise<string> =>
  new Promise((resolve) => {
    const end = bus.subscribeAll((topic) => {
      end();
      resolve(topic);
    });
  });

test('what is published in one turn wakes each subscriber of the topic once', async () => {
  const bus = await open();
  const woken: string[] = [];
  bus.subscribe('net_a', () => void woken.push('a1'));
  const end = bus.subscribe('net_a', () => void woken.push('a2'));
  bus.subscribe('net_b', () => void woken.push('b'));
  for (let n = 0; n < 10; n += 1) bus.publish('net_a');
  await turn();
  expect(woken).toEqual(['a1', 'a2']);
  end();
  bus.publish('net_a');
  await turn();
  expect(woken).toEqual(['a1', 'a2', 'a1']);
});

test('a subscriber that throws keeps nobody else from hearing', async () => {
  const bus = await open();
  const woken: string[] = [];
  bus.subscribe('net_a', () => {
    throw new Error('planned: a subscriber that throws');
  });
  bus.subscribe('net_a', () => void woken.push('second'));
  bus.publish('net_a');
  await turn();
  expect(woken).toEqual(['second']);
});

test('subscribeAll hears every topic', async () => {
  const bus = await open();
  const next = heard(bus);
  bus.publish('tok_x');
  expect(await next).toBe('tok_x');
});

if (testEngine === 'postgres') {
  test('another process on the same database hears it, the own one only once', async () => {
    const [here, there] = [await open(), await open()];
    const own: string[] = [];
    here.subscribeAll((topic) => void own.push(topic));
    const next = heard(there);
    here.publish('net_a');
    expect(await next).toBe('net_a');
    const back = heard(here);
    there.publish('net_b');
    expect(await back).toBe('net_b');
    expect(own).toEqual(['net_a', 'net_b']);
  });

  test('more topics than one notice carries all arrive', async () => {
    const [here, there] = [await open(), await open()];
    const topics = Array.from({ length: 250 }, (_, n) => `net_${n}`);
    const missing = new Set(topics);
    const all = new Promise<void>((resolve) => {
      there.subscribeAll((topic) => {
        missing.delete(topic);
        if (missing.size === 0) resolve();
      });
    });
    for (const topic of topics) here.publish(topic);
    await all;
  });

  test('a lost connection is rebuilt, and subscribers are woken for what they may have missed', async () => {
    const [here, there] = [await open(), await open()];
    const woken = new Promise<void>((resolve) => there.subscribe('net_a', resolve));
    await database.transaction(async ({ db }) => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'hub-relay' and datname = current_database()`.execute(db);
    });
    await woken;
    const next = heard(there);
    here.publish('net_b');
    expect(await next).toBe('net_b');
  });
}
