import { describe, expect, test } from '@jest/globals';
import { systemClock } from '../../src/platform/clock.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { createTestPlace, testEngine, testLog } from '../support/database.ts';
import { startTestHub } from '../support/start-hub.ts';

const hourMs = 3_600_000;

describe('a memory stays as fresh as it is when the time of the machine is set back', () => {
  test('a licence that ended is known to have ended', async () => {
    const hub = await startTestHub();
    const user = await hub.registerUser();
    await hub.mintNode(user, 'bee');
    const send = () => hub.api('POST', '/api/task', { token: user.token, body: { alias: 'bee', task: 'look' } });
    expect((await send()).status).toBeLessThan(300);
    await hub.hub.database.transaction(({ db }) => db.updateTable('licenses').set({ expires_at: 0 }).execute());
    hub.clock.step(-hourMs);
    hub.clock.advance(5_000);
    expect(await send()).toMatchObject({ status: 403, body: { error: 'license_expired' } });
    await hub.close();
  });

  test('sends of the last minute count for a minute, not for an hour', async () => {
    const hub = await startTestHub({ settings: { HUB_LOOP_SENDS_PER_MINUTE: '1' } });
    const user = await hub.registerUser();
    await hub.mintNode(user, 'bee');
    const send = () => hub.api('POST', '/api/task', { token: user.token, body: { alias: 'bee', task: 'look' } });
    expect((await send()).status).toBeLessThan(300);
    expect((await send()).body.error).toBe('loop_guard');
    hub.clock.step(-hourMs);
    hub.clock.advance(61_000);
    expect((await send()).status).toBeLessThan(300);
    await hub.close();
  });
});

// Only Postgres takes more than one process.
if (testEngine === 'postgres') {
  describe('two hubs on one database', () => {
    test('a token that one revokes is refused by the other, also when the time of that machine is set back', async () => {
      const place = await createTestPlace();
      const [one, other] = await Promise.all([0, 1].map(() => startTestHub({ databaseUrl: place.databaseUrl })));
      const user = await one!.registerUser();
      const me = async () => (await other!.api('GET', '/api/auth/me', { token: user.token })).status;
      expect(await me()).toBe(200);
      const { tokens } = (await one!.api('GET', '/api/auth/tokens', { token: user.token })).body;
      for (const { token_id: id } of tokens) await one!.api('DELETE', `/api/auth/tokens/${id}`, { token: user.token });
      other!.clock.step(-hourMs);
      other!.clock.advance(800);
      expect(await me()).toBe(401);
      await Promise.all([one!.close(), other!.close()]);
      await place.remove();
    });

    test('a hub whose machine is an hour ahead stores the time of the database, ends no task early, and warns', async () => {
      const place = await createTestPlace();
      const machineClock: Clock = { now: () => Date.now() + hourMs, elapsed: () => performance.now() };
      const warned: unknown[] = [];
      const log = { ...testLog, warn: (fields: object) => void warned.push(fields) };
      const start = (machine: Clock) =>
        startTestHub({ databaseUrl: place.databaseUrl, overrides: { clock: undefined, machineClock: machine, log } });
      const right = await start(systemClock);
      expect(warned).toEqual([]);
      const ahead = await start(machineClock);
      expect(warned).toEqual([{ ahead_ms: expect.any(Number) }]);
      const user = await right.registerUser();
      await right.mintNode(user, 'bee');
      const body = { alias: 'bee', task: 'look', ttl_seconds: 1_800 };
      const { task_id: id } = (await right.api('POST', '/api/task', { token: user.token, body })).body;
      await ahead.runJob('expire_tasks');
      const { task } = (await ahead.api('GET', `/api/task/${id}`, { token: user.token })).body;
      expect(task.status).not.toBe('expired');
      const second = (await ahead.api('POST', '/api/task', { token: user.token, body })).body;
      const row = await right.hub.database.reader
        .selectFrom('tasks')
        .select('created_at')
        .where('task_id', '=', second.task_id)
        .executeTakeFirstOrThrow();
      expect(Math.abs(row.created_at - Date.now())).toBeLessThan(60_000);
      await Promise.all([right.close(), ahead.close()]);
      await place.remove();
    });
  });
}
