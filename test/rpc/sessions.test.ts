import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let stranger: TestUser;
let bee: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  stranger = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  const report = { resume_id: 'r1', alias: 'bee', status: 'working', server: 'one', model: 'm1', progress: 10 };
  await hub.tool('report_status', report, bee);
});
afterAll(() => hub.close());

describe('get_all_status', () => {
  const get = (args: object = {}, token = owner.token) => hub.tool('get_all_status', { ...args }, token);

  test('ok: whole sessions with their queue', async () => {
    await hub.tool('send_task', { alias: 'bee', task: 'first' }, owner.token);
    await hub.tool('send_message', { alias: 'bee', message: 'no task' }, owner.token);
    const { ok, sessions, summary } = await get();
    expect(ok).toBe(true);
    expect(sessions).toMatchObject([
      { alias: 'bee', resume_id: 'r1', status: 'working', model: 'm1', task: 'first', queue_depth: 1, output: null },
    ]);
    expect(summary).toEqual([{ status: 'working', count: 1 }]);
  });

  test('ok: filters leave the summary alone', async () => {
    for (const filter of [{ filter_status: 'idle' }, { filter_server: 'two' }]) {
      expect(await get(filter)).toMatchObject({ sessions: [], summary: [{ status: 'working', count: 1 }] });
    }
    expect((await get({ filter_status: 'working', filter_server: 'one' }, bee)).sessions).toHaveLength(1);
  });

  test('ok: a stranger sees nothing', async () => {
    expect(await get({}, stranger.token)).toEqual({
      ok: true,
      sessions: [],
      summary: [],
      has_more: false,
      next_cursor: null,
    });
  });

  test('access_denied: a foreign network', async () => {
    expect(await get({ network_id: owner.networkId }, stranger.token)).toMatchObject({
      ok: false,
      error: 'access_denied',
    });
  });
});

describe('get_session_status', () => {
  const get = (args: object, token = owner.token) => hub.tool('get_session_status', { ...args }, token);

  test('ok: session, unread rows, last completions', async () => {
    await hub.tool('send_message', { alias: 'bee', message: 'hi' }, owner.token);
    for (let n = 0; n < 6; n += 1) {
      await hub.tool('report_completion', { alias: 'bee', task: `task ${n}`, result: 'done' }, bee);
    }
    const { session, inbox_pending: pending, recent_completions: recent } = await get({ alias: 'bee' });
    expect(session).toMatchObject({ alias: 'bee', status: 'idle', progress: 0, task: null });
    expect(pending).toBe(1);
    expect(recent.map((row: { task: string }) => row.task)).toEqual([5, 4, 3, 2, 1].map((n) => `task ${n}`));
    expect(Object.keys(recent[0])).toHaveLength(9);
  });

  test('ok: an unknown alias is null, and so is one of a foreign network', async () => {
    const nothing = { ok: true, session: null, inbox_pending: 0, recent_completions: [] };
    expect(await get({ alias: 'nobody' })).toEqual(nothing);
    expect(await get({ alias: 'bee' }, stranger.token)).toEqual(nothing);
  });

  test('access_denied: a foreign network', async () => {
    expect(await get({ alias: 'bee', network_id: owner.networkId }, stranger.token)).toMatchObject({
      ok: false,
      error: 'access_denied',
    });
  });
});
