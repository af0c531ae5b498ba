import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { fillTasks } from '../parity/fill.ts';
import { addTo } from '../support/members.ts';
import { cursorOf, expectCursorsRefused, restList, walkPages } from '../support/pages.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

/** Lists to which calls add rows all the time, the newest first. */
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
const numbers = (count: number): number[] => Array.from({ length: count }, (_none, n) => n);
const unique = (values: readonly unknown[]): number => new Set(values).size;

const sendTasks = async (user: TestUser, count: number): Promise<void> => {
  const nodes = await hub.api('GET', `/api/nodes?alias=bee&network_id=${user.networkId}`, { token: user.token });
  if (nodes.body.nodes.length === 0) await hub.mintNode(user, 'bee');
  for (const n of numbers(count)) {
    const task = { alias: 'bee', task: `work ${n}`, network_id: user.networkId };
    await hub.tool('send_task', task, user.token);
    // Several of them in one millisecond.
    if (n % 3 === 0) hub.clock.advance(1);
  }
};

/** Walks in pages of several sizes, each time with rows that come in between; what was there is shown once, in order. */
async function expectStableWalks(
  path: string,
  list: string,
  keyOf: (row: Loose) => string,
  { limit, write }: { readonly limit: number; readonly write: () => Promise<unknown> },
): Promise<void> {
  const ask = restList(own, path);
  for (const size of [1, 3, 20]) {
    const before: string[] = (await ask(owner.token, { limit }))[list].map(keyOf);
    const between = async (page: number) => (page < 4 ? write() : undefined);
    const walked = (await walkPages(ask, list, { token: owner.token, limit: size, between })).map(keyOf);
    expect(unique(walked)).toBe(walked.length);
    expect(walked.filter((key) => before.includes(key))).toEqual(before);
  }
}

describe('listTasks', () => {
  const list = restList(own, '/api/tasks');

  test('200: pages show every task once while others come, in one network and over two', async () => {
    await sendTasks(owner, 8);
    const write = () => sendTasks(owner, 1);
    await expectStableWalks('/api/tasks', 'tasks', ({ task_id }) => task_id, { limit: 500, write });
    await addTo(hub, other, owner, { role: 'member' });
    await sendTasks(other, 6);
    await expectStableWalks('/api/tasks', 'tasks', ({ task_id }) => task_id, { limit: 500, write });
  });

  test('200: pages show every task once after the clock was set back', async () => {
    await sendTasks(owner, 4);
    await inUnit(hub, ({ db }) =>
      sql`update tasks set created_at = created_at - 60000 * seq where network_id = ${owner.networkId}`.execute(db),
    );
    for (const filter of [
      'status=delivered&until=2100-01-01',
      'until=2100-01-01&priority=normal',
      'to_name=bee&until=2100-01-01',
    ]) {
      const ask = restList(own, `/api/tasks?${filter}`);
      expect(await walkPages(ask, 'tasks', { token: owner.token, limit: 1 })).toHaveLength(4);
    }
  });

  test('200: pages of one recipient', async () => {
    await sendTasks(owner, 3);
    await fillTasks(hub, owner, 5);
    const ofBee = restList(own, '/api/tasks?to_name=bee');
    expect(await walkPages(ofBee, 'tasks', { token: owner.token, limit: 2 })).toHaveLength(3);
  });

  test('400 invalid_cursor: of no list, of another list, of another network', async () => {
    await sendTasks(owner, 2);
    await sendTasks(other, 2);
    const ofSteps = await cursorOf(restList(own, '/api/task_events'), owner.token);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token), ofSteps]);
  });
});

describe('listTaskEvents', () => {
  const list = restList(own, '/api/task_events');
  const keyOf = ({ task_id, to_status }: Loose): string => `${task_id} ${to_status}`;

  test('200: pages show every step once while others come, in one network and over two', async () => {
    await sendTasks(owner, 5);
    const write = () => sendTasks(owner, 1);
    await expectStableWalks('/api/task_events', 'events', keyOf, { limit: 500, write });
    await addTo(hub, other, owner, { role: 'member' });
    await sendTasks(other, 4);
    await expectStableWalks('/api/task_events', 'events', keyOf, { limit: 500, write });
  });

  test('200: pages of one task', async () => {
    await sendTasks(owner, 2);
    const [{ task_id: taskId }] = (await restList(own, '/api/tasks')(owner.token)).tasks;
    await hub.tool('cancel_task', { task_id: taskId }, owner.token);
    const steps = restList(own, `/api/task_events?task_id=${taskId}`);
    const walked = await walkPages(steps, 'events', { token: owner.token, limit: 1 });
    expect(walked.map((row) => [row.task_id, row.to_status])).toEqual([
      [taskId, 'cancelled'],
      [taskId, 'delivered'],
    ]);
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    await sendTasks(owner, 2);
    await sendTasks(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('getCompletions', () => {
  const list = restList(own, '/api/completions');
  const complete = async (user: TestUser, count: number): Promise<void> => {
    const bee = await hub.mintNode(user, `bee-${hub.clock.now()}`);
    const { node_name: alias } = (await hub.api('GET', '/api/nodes', { token: bee })).body.nodes.at(-1);
    for (const n of numbers(count)) {
      await hub.tool('report_completion', { alias, task: `t${n} ${hub.clock.now()}`, result: 'done' }, bee);
      if (n % 3 === 0) hub.clock.advance(1);
    }
  };

  test('200: pages show every completion once while others come, over two networks too', async () => {
    await complete(owner, 7);
    await addTo(hub, other, owner, { role: 'member' });
    await complete(other, 5);
    const write = () => complete(owner, 1);
    const wish = { limit: 100, write };
    await expectStableWalks('/api/completions', 'completions', ({ id }) => id, wish);
  });

  test('200: all pages of a walk look as far back as the first', async () => {
    await complete(owner, 4);
    hub.clock.advance(24 * 3_600_000 - 60_000);
    const between = async (): Promise<void> => hub.clock.advance(60_000);
    expect(await walkPages(list, 'completions', { token: owner.token, limit: 1, between })).toHaveLength(4);
    expect((await list(owner.token)).completions).toEqual([]);
  });

  test('200: 100 in one answer, and the next 100 by its cursor', async () => {
    await complete(owner, 101);
    const first = await list(owner.token);
    expect([first.completions.length, first.has_more]).toEqual([100, true]);
    expect((await list(owner.token, { cursor: first.next_cursor })).completions).toHaveLength(1);
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    await complete(owner, 2);
    await complete(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('listMessages', () => {
  const list = restList(own, '/api/messages');
  const mine = restList(own, '/api/messages?scope=user');
  const write = async (from: TestUser, to: TestUser, count: number): Promise<void> => {
    for (const n of numbers(count)) {
      const sent = { to_user_id: to.userId, message: `m${n}`, network_id: from.networkId };
      await hub.tool('send_desktop_message', sent, from.token);
      if (n % 3 === 0) hub.clock.advance(1);
    }
  };

  test('200: pages show every delivery once while others come, over two networks too', async () => {
    await sendTasks(owner, 7);
    await addTo(hub, other, owner, { role: 'member' });
    await sendTasks(other, 5);
    await expectStableWalks('/api/messages', 'messages', ({ id }) => id, {
      limit: 500,
      write: () => sendTasks(owner, 1),
    });
  });

  test('200: all pages of a walk look as far back as the first', async () => {
    await sendTasks(owner, 4);
    hub.clock.advance(3_600_000 - 60_000);
    const between = async (): Promise<void> => hub.clock.advance(60_000);
    expect(await walkPages(list, 'messages', { token: owner.token, limit: 1, between })).toHaveLength(4);
  });

  test('200: pages of the own direct messages, each with the counts of all', async () => {
    await write(owner, owner, 6);
    const wish = { limit: 500, write: () => write(owner, owner, 1) };
    await expectStableWalks('/api/messages?scope=user', 'messages', ({ message_id }) => message_id, wish);
    const { unread, unread_total: total } = await mine(owner.token, { limit: 1 });
    expect([unread > 6, total]).toEqual([true, unread]);
  });

  test('400 invalid_cursor: of no list, of the other scope, of another person', async () => {
    await write(owner, owner, 2);
    await write(other, other, 2);
    await sendTasks(owner, 2);
    const [deliveries, messages] = [await cursorOf(list, owner.token), await cursorOf(mine, owner.token)];
    await expectCursorsRefused(list, owner.token, [messages]);
    await expectCursorsRefused(mine, owner.token, [deliveries, await cursorOf(mine, other.token)]);
  });
});

describe('listAuditLog', () => {
  const list = restList(own, '/api/audit-log');
  const act = (user: TestUser, count: number): Promise<unknown> =>
    Promise.all(numbers(count).map((n) => hub.mintNode(user, `node-${n}-${hub.clock.now()}`)));

  test('200: pages show every row once while others come, with every kind of caller', async () => {
    await act(owner, 8);
    const write = async (): Promise<void> => {
      hub.clock.advance(1);
      await act(owner, 1);
    };
    const keyOf = (row: Loose): string => JSON.stringify(row);
    await expectStableWalks('/api/audit-log', 'logs', keyOf, { limit: 200, write });
    const bound = await walkPages(list, 'logs', { token: owner.networkToken, limit: 3 });
    expect(unique(bound.map(keyOf))).toBe(bound.length);
    const ofAction = restList(own, '/api/audit-log?action=node_token_created');
    expect((await walkPages(ofAction, 'logs', { token: owner.token, limit: 3 })).length).toBeGreaterThan(8);
  });

  test('400 invalid_cursor: of no list, of another person', async () => {
    await act(owner, 2);
    await act(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});
