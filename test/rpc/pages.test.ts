import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fillSessions, fillTasks } from '../parity/fill.ts';
import { startDaemon } from '../support/daemon.ts';
import { cursorOf, expectCursorsRefused, restList, toolList, walkPages } from '../support/pages.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  other = await hub.registerUser();
});
afterAll(() => hub.close());

const own = () => hub;
const unique = (values: readonly unknown[]): number => new Set(values).size;

describe('get_all_status', () => {
  const list = toolList(own, 'get_all_status');

  test('ok: pages show every session once, and the summary counts all of them on each', async () => {
    await fillSessions(hub, owner, 11);
    for (const limit of [1, 4, 11]) {
      const rows = await walkPages(list, 'sessions', { token: owner.token, limit });
      expect([rows.length, unique(rows.map(({ alias }) => alias))]).toEqual([11, 11]);
    }
    const cursor = await cursorOf(list, owner.token);
    expect((await list(owner.token, { limit: 4, cursor })).summary).toEqual([{ status: 'idle', count: 11 }]);
  });

  test('ok: pages of one server', async () => {
    await fillSessions(hub, owner, 3);
    expect(await walkPages(toolList(own, 'get_all_status', { filter_server: 'x' }), 'sessions', page(2))).toEqual([]);
  });

  test('ok: 1,000 sessions in one answer, which says that it is cut', async () => {
    await fillSessions(hub, owner, 1_001);
    const first = await list(owner.token);
    expect(first).toMatchObject({ has_more: true, truncated: true, summary: [{ status: 'idle', count: 1_001 }] });
    expect(first.sessions).toHaveLength(1_000);
    const rest = await list(owner.token, { cursor: first.next_cursor });
    expect([rest.sessions.length, rest.has_more, rest.truncated]).toEqual([1, false, undefined]);
  });

  test('invalid_cursor: of no list, of another list, of another network', async () => {
    await fillSessions(hub, owner, 2);
    await fillSessions(hub, other, 2);
    const cursors = [await cursorOf(list, other.token), await cursorOf(restList(own, '/api/status'), owner.token)];
    await expectCursorsRefused(list, owner.token, cursors);
  });
});

describe('list_host_supervisors', () => {
  const list = toolList(own, 'list_host_supervisors');
  const fill = async (user: TestUser, count: number) => {
    for (let n = 0; n < count; n += 1) await startDaemon(hub, user, `host-${n}`);
  };

  test('ok: pages show every daemon once', async () => {
    await fill(owner, 3);
    expect((await walkPages(list, 'daemons', page(2))).map(({ alias }) => alias)).toEqual([
      'host-0',
      'host-1',
      'host-2',
    ]);
  });

  test('invalid_cursor: of no list, of another network', async () => {
    await fill(owner, 2);
    await fill(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('get_completions', () => {
  const list = toolList(own, 'get_completions');
  const complete = async (user: TestUser, count: number) => {
    const bee = await hub.mintNode(user, 'bee');
    for (let n = 0; n < count; n += 1) {
      await hub.tool('report_completion', { alias: 'bee', task: `t${n}`, result: 'done' }, bee);
    }
  };

  test('ok: pages show every completion once, the newest first', async () => {
    await complete(owner, 5);
    const walked = await walkPages(list, 'completions', page(2));
    expect(walked.map(({ task }) => task)).toEqual(['t4', 't3', 't2', 't1', 't0']);
  });

  test('invalid_cursor: of no list, of another network', async () => {
    await complete(owner, 2);
    await complete(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('list_tasks', () => {
  const list = toolList(own, 'list_tasks');

  test('ok: pages show every task once', async () => {
    await fillTasks(hub, owner, 7);
    const walked = await walkPages(list, 'tasks', page(3));
    expect(unique(walked.map((task) => task.task_id))).toBe(7);
  });

  test('invalid_cursor: of no list, of another network, of another list', async () => {
    await fillTasks(hub, owner, 2);
    await fillTasks(hub, other, 2);
    await fillSessions(hub, owner, 2);
    const others = [await cursorOf(list, other.token), await cursorOf(toolList(own, 'get_all_status'), owner.token)];
    await expectCursorsRefused(list, owner.token, others);
  });
});

const page = (limit: number) => ({ token: owner.token, limit });
