import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog } from '../../src/platform/log.ts';
import { testEngine } from '../support/database.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Answer, TestHub, TestUser } from '../support/start-hub.ts';

/** Somebody else (a backup, a shell) holds the lock of the hub's SQLite file. */
if (testEngine === 'postgres') {
  test('this lock is SQLite’s alone', () => expect(testEngine).toBe('postgres'));
} else {
  let hub: TestHub;
  let user: TestUser;
  let other: Sqlite.Database;
  beforeAll(async () => {
    hub = await startTestHub({ overrides: { log: createLog({ logLevel: 'silent', logRing: 10 }) } });
    user = await hub.registerUser();
    await hub.mintNode(user, 'worker');
    other = new Sqlite(hub.databaseUrl.slice('sqlite:'.length));
  });
  afterAll(async () => {
    other.close();
    await hub.close();
  });
  const send = (): Promise<Answer> =>
    hub.api('POST', '/api/task', { token: user.token, body: { alias: 'worker', task: 'dig' } });

  test('the hub stays alive and reads; writes are told to come again after five seconds', async () => {
    other.exec('begin immediate');
    const begin = performance.now();
    let waiting = true;
    const written = send().finally(() => (waiting = false));
    const lives: number[] = [];
    while (waiting) {
      const asked = performance.now();
      expect((await hub.api('GET', '/livez')).status).toBe(200);
      lives.push(performance.now() - asked);
      expect((await hub.api('GET', '/api/tasks', { token: user.token })).status).toBe(200);
    }
    const { status, headers } = await written;
    const tookMs = performance.now() - begin;
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(tookMs).toBeGreaterThan(4_900);
    expect(tookMs).toBeLessThan(6_500);
    // Some of many calls meet a machine that is busy with something else.
    expect(lives.toSorted((a, b) => a - b)[Math.floor(lives.length * 0.9)]).toBeLessThan(50);
    other.exec('commit');
    expect((await send()).status).toBe(202);
  });
}
