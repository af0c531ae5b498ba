import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { SilenceWatch } from '../../src/platform/db/postgres-silence.ts';
import { createLog } from '../../src/platform/log.ts';
import { createTestPlace, testEngine, testLog } from '../support/database.ts';
import type { TestPlace } from '../support/database.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Answer, TestHub, TestUser } from '../support/start-hub.ts';
import { openSwallowingProxy } from '../support/swallowing-proxy.ts';
import type { SwallowingProxy } from '../support/swallowing-proxy.ts';

/** Packets to and from Postgres are swallowed: nobody says that the connections are dead. */
if (testEngine === 'sqlite') {
  test('this fault is that of a database at the other end of a wire', () => expect(testEngine).toBe('sqlite'));
} else {
  let place: TestPlace;
  let proxy: SwallowingProxy;
  let hub: TestHub;
  let user: TestUser;
  beforeAll(async () => {
    place = await createTestPlace();
    proxy = await openSwallowingProxy(place.databaseUrl);
    hub = await startTestHub({
      databaseUrl: proxy.url,
      overrides: { log: createLog({ logLevel: 'silent', logRing: 10 }) },
    });
    user = await hub.registerUser();
    await hub.mintNode(user, 'worker');
  });
  afterAll(async () => {
    await hub.close();
    await proxy.close();
    await place.remove();
  });

  const send = (): Promise<Answer> =>
    hub.api('POST', '/api/task', { token: user.token, body: { alias: 'worker', task: 'dig' } });
  const list = (): Promise<Answer> => hub.api('GET', '/api/tasks', { token: user.token });
  const timed = async (call: () => Promise<Answer>): Promise<Answer & { readonly ms: number }> => {
    const begin = performance.now();
    const answer = await call();
    return { ...answer, ms: performance.now() - begin };
  };
  const some = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 15 }, make));

  describe('a Postgres that hangs', () => {
    test('readiness says so within a second, calls within five', async () => {
      // As in a running hub, many connections lie in the pool.
      await some(list);
      proxy.swallow();
      const [ready, ...answers] = await Promise.all([
        timed(() => hub.api('GET', '/readyz')),
        ...Array.from({ length: 30 }, (_, n) => timed(n % 2 === 0 ? send : list)),
      ]);
      expect(ready.status).toBe(503);
      expect(ready.ms).toBeLessThan(1_000);
      for (const { status, headers, ms } of answers) {
        expect(status).toBe(503);
        expect(headers.get('retry-after')).not.toBeNull();
        expect(ms).toBeLessThan(5_000);
      }
      expect((await hub.api('GET', '/livez')).status).toBe(200);
    });

    test('and that answers again is used at once, on fresh connections', async () => {
      proxy.letNewPass();
      expect((await some(send)).map(({ status }) => status)).toEqual(Array(15).fill(202));
      expect((await hub.api('GET', '/readyz')).status).toBe(200);
    });
  });

  test('connections that a firewall forgot cost one wait, not one for each', async () => {
    await some(list);
    proxy.swallow();
    proxy.letNewPass();
    const first = await timed(list);
    expect(first.ms).toBeLessThan(5_000);
    expect((await some(list)).map(({ status }) => status)).toEqual(Array(15).fill(200));
  });

  test('a statement that the server still works on is waited for', async () => {
    const { database } = hub.hub;
    const { rows } = await sql<{ done: number }>`select 1 as done from pg_sleep(3.5)`.execute(database.reader);
    expect(rows).toEqual([{ done: 1 }]);
  });

  test('but not for ever', async () => {
    const pool = new Pool({ connectionString: place.databaseUrl, max: 1 });
    pool.on('error', () => undefined);
    const watch = new SilenceWatch(pool, place.databaseUrl, testLog, 100);
    const client = await pool.connect();
    client.on('error', () => undefined);
    await expect(watch.ask(client, { text: 'select pg_sleep(10)' })).rejects.toThrow('Connection terminated');
    client.release(true);
    watch.stop();
    await pool.end();
  });
}
