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

/**
 * Networks with three tasks each, of the agents `bee` and `ant`, with their deliveries, steps and completions; the second in a
 * row shares its times with the first. The oldest delivery is of `fly`.
 */
async function fill(count: number): Promise<void> {
  const now = hub.clock.now() - count * 10;
  const numbers = Array.from({ length: count }, (_none, n) => n);
  const networkOf = (n: number): string => `net_wide${n}`;
  const members = numbers.flatMap((n) =>
    (n < 60 ? [wide, broad] : [wide]).map(({ userId }) => [networkOf(n), userId] as const),
  );
  const tasks = numbers.flatMap((n) =>
    [0, 1, 2].map((k) => ({
      network_id: networkOf(n),
      seq: k + 1,
      task_id: `t_${n}_${k}`,
      at: now + (n >> 1) * 10 + k,
    })),
  );
  await inUnit(hub, async ({ db }) => {
    const networks = numbers.map((n) => ({
      network_id: networkOf(n),
      network_name: `wide ${n}`,
      owner_id: wide.userId,
    }));
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
    const toName = (seq: number): string => (seq === 2 ? 'ant' : 'bee');
    const deliveries = tasks.map(({ at, seq, network_id, task_id }) => ({
      ...{ network_id, id: task_id, task_id, to_kind: 'alias' as const, to_name: toName(seq) },
      to_key: task_id === 't_0_0' ? 'fly' : toName(seq),
      ...{ inbox_seq: seq, type: 'task' as const, priority: 'normal' as const, content: 'dig', from_session: 'ann' },
      ...{ sender_kind: 'user' as const, sender_id: wide.userId, acked: 1, acked_at: at, created_at: at },
    }));
    await db.insertInto('inbox').values(deliveries).execute();
    const completions = tasks.map(({ at, seq, network_id, task_id }) => ({
      ...{
        network_id,
        seq,
        id: task_id,
        task_id,
        session_name: toName(seq),
        task: 'dig',
        result: 'dug',
        completed_at: at,
      },
    }));
    await db.insertInto('completions').values(completions).execute();
  });
  for (const { userId } of [wide, broad]) hub.hub.platform.memory.tokens.drop({ userId });
}

/** What tells rows apart, and their times. */
const idOf = ({ task_id, id }: Loose): string => task_id ?? id;
const timeOf = ({ created_at, completed_at }: Loose): string => created_at ?? completed_at;

function expectNewestFirst(rows: readonly Loose[]): void {
  const times = rows.map(timeOf);
  expect(times).toEqual([...times].sort().reverse());
}

/** What large pages show is what small pages show one after the other. */
async function expectSame(path: string, list: string, token: string, whole: number): Promise<void> {
  const ask = restList(() => hub, path);
  const rows = await walkPages(ask, list, { token, limit: 100 });
  expect(rows).toHaveLength(whole);
  const walked = await walkPages(ask, list, { token, limit: 23 });
  expect(walked.map(idOf)).toEqual(rows.map(idOf));
  expectNewestFirst(rows);
}

/** A search shows each row once, though its pages may end early. */
async function expectFound(path: string, list: string, token: string, whole: number): Promise<void> {
  const ask = restList(() => hub, path);
  const rows: Loose[] = [];
  for (let cursor: string | undefined | null; cursor !== null;) {
    const body = await ask(token, { limit: 23, cursor });
    rows.push(...body[list]);
    cursor = body.next_cursor;
  }
  expect(new Set(rows.map(idOf)).size).toBe(whole);
  expect(rows).toHaveLength(whole);
  expectNewestFirst(rows);
}

describe('lists over many networks show each row once, the newest first', () => {
  test('120 networks', async () => {
    await expectSame('/api/tasks', 'tasks', wide.token, 360);
    await expectSame('/api/tasks?to_name=ant', 'tasks', wide.token, 120);
    await expectSame('/api/task_events', 'events', wide.token, 360);
    await expectSame('/api/messages', 'messages', wide.token, 360);
    await expectSame('/api/completions', 'completions', wide.token, 360);
    await expectFound('/api/messages?alias=ant', 'messages', wide.token, 120);
    await expectFound('/api/messages?alias=fly', 'messages', wide.token, 1);
    await expectFound('/api/tasks?status=replied', 'tasks', wide.token, 360);
  });

  test('60 networks, in two parts each', async () => {
    await expectSame('/api/tasks', 'tasks', broad.token, 180);
    await expectSame('/api/tasks?to_name=ant', 'tasks', broad.token, 60);
    await expectSame('/api/task_events', 'events', broad.token, 180);
    await expectSame('/api/messages', 'messages', broad.token, 180);
    await expectSame('/api/completions', 'completions', broad.token, 180);
    await expectFound('/api/messages?alias=ant', 'messages', broad.token, 60);
  });

  test('all networks', async () => {
    await expectSame('/api/tasks', 'tasks', master, 360);
    await expectSame('/api/task_events', 'events', master, 360);
    await expectSame('/api/messages', 'messages', master, 360);
    await expectSame('/api/completions', 'completions', master, 360);
    await expectFound('/api/messages?alias=ant', 'messages', master, 120);
    await expectFound('/api/messages?alias=fly', 'messages', master, 1);
    await expectFound('/api/tasks?status=replied', 'tasks', master, 360);
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
