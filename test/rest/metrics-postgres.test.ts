import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { testEngine } from '../support/database.ts';
import { scrape } from '../support/scrape.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

/** What only a hub on Postgres tells, when it is not as it should be. SQLite tells none of it (metrics.test.ts). */
const poolSize = 4;
let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({
    settings: { HUB_METRICS_LISTEN: '127.0.0.1:0', HUB_DATABASE_POOL: String(poolSize) },
  });
});
afterAll(() => hub.close());

/** Scrapes until a gauge has a value. */
async function until(name: string, value: number): Promise<void> {
  while ((await scrape(hub)).sum(name) !== value);
}

if (testEngine === 'sqlite') {
  test('a hub on SQLite has no pool and no relay', async () => {
    const { text } = await scrape(hub);
    expect(text).not.toMatch(/^hub_(pool_waiting|relay_up) /m);
  });
} else {
  test('who waits for a connection is counted, also by a scrape that waits itself', async () => {
    const gate = Promise.withResolvers<void>();
    const held = Array.from({ length: 2 * poolSize }, () => hub.hub.database.snapshot(() => gate.promise));
    const waiting = async (): Promise<number> => (await hub.hub.database.readState()).waiting ?? 0;
    while ((await waiting()) < poolSize);
    const told = scrape(hub);
    while ((await waiting()) <= poolSize);
    gate.resolve();
    expect((await told).sum('hub_pool_waiting')).toBeGreaterThan(0);
    // Who waited for too long was told so.
    await Promise.allSettled(held);
    await until('hub_pool_waiting', 0);
  });

  test('a relay whose connection is lost is down until it has another one', async () => {
    await until('hub_relay_up', 1);
    await hub.hub.database.transaction(async ({ db }) => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'hub-relay' and datname = current_database()`.execute(db);
    });
    await until('hub_relay_up', 0);
    await until('hub_relay_up', 1);
  });
}
