import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { beat, openScene, plants, send } from '../rest/attention-plants.ts';
import { createTestPlace, testEngine } from '../support/database.ts';
import type { TestPlace } from '../support/database.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';
import { settled } from '../support/settled.ts';

const minute = 60_000;
let place: TestPlace;
let hub: TestHub;
/** On Postgres a second process on the same database, which hears of nothing but the database. */
let other: TestHub;
beforeAll(async () => {
  place = await createTestPlace();
  hub = await startTestHub({ databaseUrl: place.databaseUrl });
  await hub.registerUser(); // The first person reads every network.
  other =
    testEngine === 'postgres' ? await startTestHub({ databaseUrl: place.databaseUrl, now: hub.clock.now() }) : hub;
});
afterAll(async () => {
  await hub.close();
  if (other !== hub) await other.close();
  await place.remove();
});

async function list(on: TestHub, { token }: TestUser, query = ''): Promise<Loose> {
  const { status, body } = await on.api('GET', `/api/attention${query}`, { token });
  expect(status).toBe(200);
  return body;
}

/** What is told again is what is stored, on both hubs: a list with a filter is read anew each time. */
async function expectTruth(owner: TestUser): Promise<Loose[]> {
  if (other !== hub) other.clock.advance(hub.clock.now() - other.clock.now());
  const parts = await Promise.all(['now', 'soon', 'note'].map((severity) => list(hub, owner, `?severity=${severity}`)));
  const fresh = parts.flatMap(({ items }) => items);
  for (const on of new Set([hub, other])) {
    expect((await list(on, owner)).items).toEqual(fresh);
    expect((await list(on, owner, '?limit=2')).items).toEqual(fresh.slice(0, 2));
  }
  return fresh;
}

async function statements(call: () => Promise<unknown>): Promise<number> {
  await settled();
  let count = 0;
  const stop = hub.hub.database.watchStatements(() => (count += 1));
  await call();
  stop();
  return count;
}

/** Numbers from 0 to 1, the same for a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const aliases = ['bee', 'ant', 'wasp', 'fly'] as const;
const statuses = ['idle', 'idle', 'working', 'working', 'waiting_input', 'blocked', 'error', 'offline'] as const;

/** A network in which anything may happen next. */
async function openCrowd(random: () => number) {
  const scene = await openScene(hub);
  const { owner } = scene;
  const tokens: Record<string, string> = { bee: scene.bee };
  const tokenOf = (alias: string): string => tokens[alias] ?? '';
  for (const alias of aliases.slice(1)) tokens[alias] = await hub.mintNode(owner, alias);
  const tasks: { id: string; alias: string }[] = [];
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const report = (more: object = {}) => {
    const alias = pick(aliases);
    const args = { resume_id: `r-${alias}`, alias, status: pick(statuses), ...more };
    return hub.tool('report_status', args, tokenOf(alias));
  };
  const one = (call: (task: { id: string; alias: string }) => Promise<unknown>) =>
    tasks.length === 0 ? Promise.resolve() : call(pick(tasks));
  const byOwner = (tool: string) => one(({ id }) => hub.tool(tool, { task_id: id }, owner.token));
  const moves: readonly (() => Promise<unknown>)[] = [
    () => report(),
    () => report({ status: 'idle' }),
    () => report({ status: 'idle', task: pick(['digging', 'resting']) }),
    () => report({ health: { model_auth: pick(['ok', 'expired']) } }),
    async () => {
      const alias = pick(aliases);
      const sent = await hub.tool('send_task', { alias, task: 'dig', ttl_seconds: pick([60, 36_000]) }, owner.token);
      if (sent.message_id !== undefined) tasks.push({ id: sent.message_id, alias });
    },
    () => one(({ id, alias }) => hub.tool('send_ack', { task_id: id }, tokenOf(alias))),
    () => one(({ id, alias }) => report({ alias, status: 'working', task: id })),
    () =>
      one(({ id, alias }) => {
        const reply = { in_reply_to: id, text: 'so it is', status: pick(['replied', 'failed']) };
        return hub.tool('send_reply', reply, tokenOf(alias));
      }),
    () => one(({ id, alias }) => hub.tool('report_completion', { alias, task: id, result: 'done' }, tokenOf(alias))),
    () => byOwner('cancel_task'),
    () => byOwner('retry_task'),
    () => one(({ id }) => hub.tool('reassign_task', { task_id: id, new_alias: pick(aliases) }, owner.token)),
    () => hub.tool('send_message', { alias: pick(aliases), message: 'hello' }, owner.token),
    async () => hub.clock.advance(pick([0, 1, 1, 500, 500, minute, 9 * minute, 31 * minute])),
    () => hub.runJob(pick(['mark_offline', 'expire_tasks'])),
  ];
  return { owner, happen: () => pick(moves)() };
}

describe('what is remembered of the attention list', () => {
  test.each([1, 2, 3])(
    'is what is stored after whatever happens, and is told again; seed %i',
    async (seed) => {
      const { owner, happen } = await openCrowd(numbersFrom(seed));
      const kinds = new Set<string>();
      for (let step = 0; step < 100; step += 1) {
        await happen();
        for (const { kind } of await expectTruth(owner)) kinds.add(kind);
      }
      expect(kinds.size).toBeGreaterThanOrEqual(5);
    },
    60_000,
  );

  test('stays while agents say nothing new, get work and move it', async () => {
    const scene = await openScene(hub);
    const look = () => list(hub, scene.owner);
    await beat(scene);
    await send(scene);
    await look();
    const [{ alias }, unmoved] = [{ alias: 'bee' }, await statements(look)];
    await beat(scene);
    expect(await statements(look)).toBe(unmoved + 1);
    await send(scene);
    expect(await statements(look)).toBe(unmoved + 1);
    await hub.tool('ack_inbox', { alias, message_id: scene.made['taskId'] }, scene.bee);
    expect(await statements(look)).toBe(unmoved + 2);
    expect(await statements(look)).toBe(unmoved);
    await expectTruth(scene.owner);
  });

  test('ends when a task that is listed is answered', async () => {
    const scene = await openScene(hub);
    await beat(scene);
    await send(scene);
    hub.clock.advance(5 * minute);
    await beat(scene);
    hub.clock.advance(6 * minute);
    expect(await expectTruth(scene.owner)).toMatchObject([{ kind: 'task_unclaimed' }]);
    const reply = { in_reply_to: scene.made['taskId'], text: 'done', status: 'replied' };
    await hub.tool('send_reply', reply, scene.bee);
    expect(await expectTruth(scene.owner)).toEqual([]);
  });

  test('ends when an agent that has said goodbye gets work', async () => {
    const scene = await openScene(hub);
    await beat(scene, 'offline');
    expect(await expectTruth(scene.owner)).toEqual([]);
    await send(scene);
    expect(await expectTruth(scene.owner)).toMatchObject([{ kind: 'agent_offline_with_work' }]);
  });

  test.each(plants.filter(({ kind }) => !['delivery_poisoned', 'message_unread'].includes(kind)))(
    'begins and ends at once on every hub while the clock stands still: $title',
    async ({ kind, plant, cure }) => {
      const scene = await openScene(hub);
      await expectTruth(scene.owner);
      await plant(scene);
      expect(await expectTruth(scene.owner)).toMatchObject([{ kind }]);
      await cure(scene);
      expect(await expectTruth(scene.owner)).toEqual([]);
    },
  );
});
