import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { restList, walkPages } from '../support/pages.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

const master = 'reads-everything';
let hub: TestHub;
/** Of more networks than a list asks one by one. */
let wide: TestUser;
/** Of fewer, but their parts are more than one union takes. */
let broad: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  wide = await hub.registerUser();
  broad = await hub.registerUser();
  await fill(120);
});
afterAll(() => hub.close());

/** Networks with three tasks each, of the agents `bee` and `ant`; the second in a row shares its times with the first. */
async function fill(count: number): Promise<void> {
  const now = hub.clock.now() - count * 10;
  const numbers = Array.from({ length: count }, (_none, n) => n);
  const idOf = (n: number): string => `net_wide${n}`;
  const members = numbers.flatMap((n) =>
    (n < 60 ? [wide, broad] : [wide]).map(({ userId }) => [idOf(n), userId] as const),
  );
  const tasks = numbers.flatMap((n) =>
    [0, 1, 2].map((k) => ({ network_id: idOf(n), seq: k + 1, task_id: `t_${n}_${k}`, at: now + (n >> 1) * 10 + k })),
  );
  await inUnit(hub, async ({ db }) => {
    const networks = numbers.map((n) => ({ network_id: idOf(n), network_name: `wide ${n}`, owner_id: wide.userId }));
    await db
      .insertInto('networks')
      .values(networks.map((network) => ({ ...network, created_at: now, updated_at: now })))
      .execute();
    const joined = members.map(([network_id, user_id]) => ({
      network_id,
      user_id,
      role: 'member' as const,
      joined_at: now,
    }));
    await db.insertInto('memberships').values(joined).execute();
    const sender = { from_name: 'ann', sender_kind: 'user' as const, sender_id: wide.userId };
    await db
      .insertInto('tasks')
      .values(
        tasks.map(({ at, ...task }) => ({
          ...{ ...task, ...sender, to_name: task.seq === 2 ? 'ant' : 'bee', priority: 'normal', content: 'dig' },
          ...{ status: 'replied', created_at: at, delivered_at: at, completed_at: at },
        })),
      )
      .execute();
    const steps = tasks.map(({ at, ...task }) => ({
      ...task,
      to_status: 'replied' as const,
      actor: 'hub',
      created_at: at,
    }));
    await db.insertInto('task_events').values(steps).execute();
  });
  for (const { userId } of [wide, broad]) hub.hub.platform.memory.tokens.drop({ userId });
}

/** What one answer shows is what small pages show one after the other. */
async function expectSame(path: string, list: string, token: string, whole: number): Promise<void> {
  const ask = restList(() => hub, path);
  const rows: Loose[] = (await ask(token, { limit: 500 }))[list];
  expect(rows).toHaveLength(whole);
  const walked = await walkPages(ask, list, { token, limit: 23 });
  expect(walked.map(({ task_id }) => task_id)).toEqual(rows.map(({ task_id }) => task_id));
  const times = rows.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
}

describe('lists over many networks show each row once, the newest first', () => {
  test('120 networks', async () => {
    await expectSame('/api/tasks', 'tasks', wide.token, 360);
    await expectSame('/api/tasks?to_name=ant', 'tasks', wide.token, 120);
    await expectSame('/api/task_events', 'events', wide.token, 360);
  });

  test('60 networks, in two parts each', async () => {
    await expectSame('/api/tasks', 'tasks', broad.token, 180);
    await expectSame('/api/tasks?to_name=ant', 'tasks', broad.token, 60);
    await expectSame('/api/task_events', 'events', broad.token, 180);
  });

  test('all networks', async () => {
    await expectSame('/api/tasks', 'tasks', master, 360);
    await expectSame('/api/task_events', 'events', master, 360);
  });

  test('the newest tasks of the figures', async () => {
    for (const token of [wide.token, broad.token, master]) {
      const { tasks } = await restList(() => hub, '/api/tasks')(token, { limit: 10 });
      const { body } = await hub.api('GET', '/api/stats', { token });
      expect(body.recent_tasks.map(({ task_id }: Loose) => task_id)).toEqual(
        tasks.map(({ task_id }: Loose) => task_id),
      );
    }
  });
});
