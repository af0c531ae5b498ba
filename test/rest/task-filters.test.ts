import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addTo } from '../support/members.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

/** Tasks that differ in everything that listTasks filters by, in two networks of one person. */
let hub: TestHub;
let owner: TestUser;
let other: TestUser;
let start: number;
const made = new Map<string, Loose>();

const statuses = ['delivered', 'acked', 'running', 'replied', 'failed', 'cancelled'] as const;
const priorities = ['high', 'normal', 'low'] as const;
const many = 4_100;

/** Of one network most tasks are alike; those with a number that `rare` divides are not. */
const rare = 500;
function taskOf(user: TestUser, n: number) {
  const isRare = n % rare === 0;
  const status = isRare ? statuses[(n / rare) % statuses.length] : ('replied' as const);
  return {
    network_id: user.networkId,
    task_id: `t_${user.username}_${n}`,
    from_name: isRare ? 'boss' : 'api',
    to_name: `a${n % 7}`,
    sender_kind: 'user' as const,
    sender_id: user.userId,
    priority: isRare ? priorities[0] : priorities[1 + (n % 2)],
    status,
    content: isRare ? `Dig 100%_\\ Ärger ${n}` : `work ${n}`,
    result: n % 3 === 0 ? `Done ${n}` : null,
    parent_task_id: n > 0 && n % 1_000 === 0 ? `t_${user.username}_1` : null,
    created_at: start + n * 1_000,
    delivered_at: start + n * 1_000,
    completed_at: status === 'delivered' || status === 'acked' || status === 'running' ? null : start + n * 1_000,
    expires_at: null,
  };
}

async function fill(user: TestUser, count: number): Promise<void> {
  await inUnit(hub, async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const task = taskOf(user, n);
      made.set(task.task_id, task);
      tx.append('tasks', task as never);
    }
  });
}

beforeAll(async () => {
  hub = await startTestHub();
  [owner, other] = [await hub.registerUser(), await hub.registerUser()];
  start = Math.floor(hub.clock.now() / 1_000) * 1_000 - 10_000_000;
  await fill(owner, many);
  await fill(other, 60);
  await addTo(hub, other, owner, { role: 'member' });
}, 60_000);
afterAll(() => hub.close());

const ask = async (query: string, user = owner): Promise<Loose> =>
  (await hub.api('GET', `/api/tasks?${query}`, { token: user.token })).body;

/** Every task that a query finds, page after page; pages may be short. */
async function walk(query: string, limit = 500): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = [];
  for (let cursor: string | null = '', pages = 1; ; pages += 1) {
    const body: Loose = await ask(`${query}&limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    expect([body.error, body.has_more]).toEqual([undefined, body.next_cursor !== null]);
    ids.push(...body.tasks.map((task: Loose) => task.task_id));
    cursor = body.next_cursor;
    if (cursor === null) return { ids, pages };
  }
}

const iso = (ms: number): string => new Date(ms).toISOString();
const expected = (keeps: (task: Loose) => boolean, networks: readonly string[]): string[] =>
  [...made.values()]
    .filter((task) => networks.includes(task.network_id) && keeps(task))
    .map((task): string => task.task_id)
    .sort();

describe('listTasks', () => {
  test('414 uri_too_long: more ids than an address holds', async () => {
    const ids = Array.from({ length: 100 }, () => `ids=${'t'.repeat(100)}`).join('&');
    const { status, body } = await hub.api('GET', `/api/tasks?${ids}`, { token: owner.token });
    expect([status, body.error]).toEqual([414, 'uri_too_long']);
  });

  const at = (n: number): number => start + n * 1_000;
  const cases: [what: string, query: () => string, keeps: (task: Loose) => boolean][] = [
    ['one status', () => 'status=failed', ({ status }) => status === 'failed'],
    [
      'several statuses, one of them twice',
      () => 'status=failed&status=running&status=failed',
      ({ status }) => ['failed', 'running'].includes(status),
    ],
    [
      'a status that most have, and one that few have',
      () => 'status=replied&status=acked',
      ({ status }) => ['replied', 'acked'].includes(status),
    ],
    ['a priority', () => 'priority=high', ({ priority }) => priority === 'high'],
    ['a sender', () => 'from_name=boss', ({ from_name }) => from_name === 'boss'],
    [
      'a target and live statuses',
      () => 'to_name=a3&status=running&status=acked&status=delivered',
      ({ to_name, status }) => to_name === 'a3' && ['running', 'acked', 'delivered'].includes(status),
    ],
    [
      'a target and an ended status',
      () => 'to_name=a5&status=failed',
      ({ to_name, status }) => to_name === 'a5' && status === 'failed',
    ],
    ['since', () => `since=${iso(at(4_090))}`, ({ created_at }) => created_at >= at(4_090)],
    ['until, which is not shown itself', () => `until=${iso(at(9))}`, ({ created_at }) => created_at < at(9)],
    [
      'a time between, and a priority',
      () => `since=${iso(at(400))}&until=${iso(at(3_001))}&priority=high`,
      ({ created_at, priority }) => created_at >= at(400) && created_at < at(3_001) && priority === 'high',
    ],
    [
      'a parent',
      () => `parent_task_id=t_${owner.username}_1`,
      (task) => task.parent_task_id === `t_${owner.username}_1`,
    ],
    [
      'a parent and a priority',
      () => `parent_task_id=t_${owner.username}_1&priority=high&status=replied`,
      (task) => task.parent_task_id === `t_${owner.username}_1` && task.status === 'replied',
    ],
    ['a text of the task, in the other case', () => 'q=DIG%20100', ({ content }) => content.startsWith('Dig')],
    ['a text of the result', () => 'q=one%2030', ({ result }) => result?.includes('one 30') === true],
    ['a sender by q', () => 'q=bos', ({ from_name }) => from_name === 'boss'],
    ['signs that are wildcards elsewhere', () => 'q=%25_%5C', ({ content }) => content.includes('%_\\')],
    ['letters beyond A to Z as they stand', () => 'q=%C3%84rger', ({ content }) => content.includes('Ärger')],
    ['nothing', () => 'q=absent', () => false],
    ['a task by its id', () => `q=t_${owner.username}_77`, (task) => task.task_id === `t_${owner.username}_77`],
    [
      'ids, one of them unknown and one twice',
      () => `ids=t_${owner.username}_7&ids=t_none&ids=t_${owner.username}_9&ids=t_${owner.username}_9`,
      ({ task_id }) => [`t_${owner.username}_7`, `t_${owner.username}_9`].includes(task_id),
    ],
    [
      'ids and a status',
      () => `ids=t_${owner.username}_0&ids=t_${owner.username}_500&status=acked`,
      ({ task_id }) => task_id === `t_${owner.username}_500`,
    ],
  ];

  test.each(cases)('200: %s, in one network and over several', async (_what, query, keeps) => {
    const inOne = await walk(`network_id=${owner.networkId}&${query()}`);
    expect([...inOne.ids].sort()).toEqual(expected(keeps, [owner.networkId]));
    const inAll = await walk(query(), 37);
    expect([...inAll.ids].sort()).toEqual(expected(keeps, [owner.networkId, other.networkId]));
  });

  test('200: newest first, whatever leads to them', async () => {
    const numberOf = (id: string): number => Number(id.split('_').at(-1));
    for (const query of ['status=failed&status=acked', 'q=dig', `since=${iso(start)}`, 'priority=high']) {
      const { ids } = await walk(`network_id=${owner.networkId}&${query}`, 3);
      expect(ids.map(numberOf)).toEqual(ids.map(numberOf).sort((a, b) => b - a));
    }
  });

  test('200: a page looks at 2,000 tasks, and says where to go on', async () => {
    const body = await ask(`network_id=${owner.networkId}&q=absent`);
    expect(body).toMatchObject({ tasks: [], count: 0, has_more: true, next_cursor: expect.any(String) });
    expect((await walk(`network_id=${owner.networkId}&q=absent`)).pages).toBe(Math.ceil((many + 1) / 2_000));
  });

  test('200: a page finds what stands in a text, however it is written', async () => {
    const letters = fc.constantFrom(...'aBZ%_\\\'"Äßİi🐝 ', 'ﬀ');
    const text = fc.array(letters, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, fc.nat(11), fc.nat(11), async (content, from, length) => {
        const part = [...content].slice(from, from + 1 + length).join('');
        fc.pre(part !== '' && part.isWellFormed());
        const id = `t_text_${hub.clock.now()}_${Math.random()}`;
        await inUnit(hub, async (tx) => {
          tx.append('tasks', { ...taskOf(other, 1), task_id: id, content, parent_task_id: null } as never);
        });
        const found = await ask(`network_id=${other.networkId}&limit=500&q=${encodeURIComponent(part)}`);
        expect(found.tasks.map((task: Loose) => task.task_id)).toContain(id);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['an unknown status', 'status=asleep', '/query/status/0'],
    ['nine statuses', Array.from({ length: 9 }, () => 'status=failed').join('&'), '/query/status'],
    ['an unknown priority', 'priority=urgent', '/query/priority'],
    ['a time that is none', 'since=yesterday', '/query/since'],
    ['a day that does not exist', 'until=2026-02-30', '/query/until'],
    ['no text', 'q=', '/query/q'],
    ['a text of 201 characters', `q=${'x'.repeat(201)}`, '/query/q'],
    ['a text with NUL', 'q=a%00b', '/query/q'],
    ['two texts', 'q=a&q=b', '/query/q'],
    ['an empty id', 'ids=', '/query/ids/0'],
    ['101 ids', Array.from({ length: 101 }, (_none, n) => `ids=t_${n}`).join('&'), '/query/ids'],
    ['a parent that is no id', 'parent_task_id=a%20b', '/query/parent_task_id'],
  ])('400 invalid_input: %s', async (_what, query, path) => {
    const { error, details } = await ask(query);
    expect([error, details[0].path]).toEqual(['invalid input', path]);
  });

  test('400 invalid_cursor: filtered pages keep to their network', async () => {
    const { next_cursor: cursor } = await ask(`network_id=${owner.networkId}&q=dig&limit=1`);
    expect((await ask(`network_id=${other.networkId}&q=dig&cursor=${cursor}`)).error).toBe('invalid_cursor');
  });

  test('403 access_denied: a foreign network, whatever is asked of it', async () => {
    const stranger = await hub.registerUser();
    const ids = `ids=t_${owner.username}_7`;
    for (const query of ['q=dig', ids, 'parent_task_id=t_1']) {
      expect((await ask(`network_id=${owner.networkId}&${query}`, stranger)).error).toBe('access_denied');
    }
    for (const query of ['q=dig', ids]) expect((await ask(query, stranger)).tasks).toEqual([]);
  });
});
