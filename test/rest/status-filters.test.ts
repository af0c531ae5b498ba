import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { restList, walkPages } from '../support/pages.ts';
import { addMember, inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

/** Agents that differ in everything that getStatus filters by; most of them alike. */
let hub: TestHub;
let owner: TestUser;
let other: TestUser;
let now: number;
const many = 5_200;
const minute = 60_000;

beforeAll(async () => {
  hub = await startTestHub();
  [owner, other] = [await hub.registerUser(), await hub.registerUser()];
  now = Math.floor(hub.clock.now() / 1_000) * 1_000;
  const same = { status: 'idle' as const, last_seen_at: now - minute, updated_at: now - minute, resume_id: 'r' };
  const odd = [
    { ...same, alias: 'z-error', status: 'error' as const, task: 'Dig 100%_', agent: 'codex' },
    { ...same, alias: 'z-silent', last_seen_at: now - 11 * minute, updated_at: now - 11 * minute },
    { ...same, alias: 'z-long-silent', last_seen_at: now - 60 * minute, updated_at: now - 60 * minute },
    { ...same, alias: 'z-working', status: 'working' as const, model: 'gpt', updated_at: now, last_seen_at: now },
  ];
  await inUnit(hub, async ({ db }) => {
    for (let from = 0; from < many; from += 400) {
      const rows = Array.from({ length: 400 }, (_none, n) => ({ ...same, alias: `a${from + n}` }));
      await db
        .insertInto('sessions')
        .values(rows.map((row) => ({ ...row, network_id: owner.networkId })))
        .execute();
    }
    for (const networkId of [owner.networkId, other.networkId]) {
      for (const row of odd)
        await db
          .insertInto('sessions')
          .values({ ...row, network_id: networkId })
          .execute();
    }
  });
  await addMember(hub, other, owner, 'member');
}, 60_000);
afterAll(() => hub.close());

const ask = async (query: string, user = owner): Promise<Loose> =>
  (await hub.api('GET', `/api/status?${query}`, { token: user.token })).body;
const iso = (ms: number): string => new Date(ms).toISOString();

async function walk(query: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const body: Loose = await ask(`${query}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    found.push(...body.sessions.map(({ alias }: Loose) => alias));
    cursor = body.next_cursor;
  }
  return found;
}

describe('getStatus', () => {
  test.each([
    ['a status', () => 'status=error', ['z-error']],
    ['several statuses', () => 'status=error&status=working&status=error', ['z-error', 'z-working']],
    ['offline and another', () => 'status=offline&status=error', ['z-error', 'z-long-silent', 'z-silent']],
    ['who reported since', () => `updated_since=${iso(now - 1_000)}`, ['z-working']],
    ['who fell silent since', () => `status=offline&updated_since=${iso(now - 5 * minute)}`, ['z-silent']],
    ['a part of the alias', () => 'q=Z-ERR', ['z-error']],
    ['a part of the task, with signs', () => 'q=100%25_', ['z-error']],
    ['a part of the agent', () => 'q=code', ['z-error']],
    ['a part of the model', () => 'q=GPT', ['z-working']],
    ['nothing', () => 'q=absent', []],
    ['a text and a status', () => 'q=z-&status=working', ['z-working']],
  ])('200: %s, in one network and over several', async (_what, query, wanted) => {
    expect(await walk(`network_id=${owner.networkId}&${query()}`)).toEqual(wanted);
    expect((await walk(query())).sort()).toEqual([...wanted, ...wanted].sort());
  });

  test('200: the summary counts the whole scope, whatever is asked for', async () => {
    const { summary } = await ask(`network_id=${owner.networkId}&q=z-error&fields=light`);
    expect(summary).toEqual({ idle: many, working: 2, offline: 2, total: many + 4 });
  });

  test('200: a page looks at 5,000 agents, says that it is cut and where to go on', async () => {
    const body = await ask(`network_id=${owner.networkId}&q=z-error`);
    expect(body).toMatchObject({ sessions: [], has_more: true, truncated: true, next_cursor: expect.any(String) });
  });

  test('200: light leaves agent, model and task out, with a filter, page by page and for a whole network', async () => {
    const light = { agent: null, model: null, task: null };
    const [one] = (await ask(`network_id=${other.networkId}&q=dig&fields=light`)).sessions;
    const full = (await ask(`network_id=${other.networkId}&q=dig&fields=all`)).sessions[0];
    expect(full).toMatchObject({ alias: 'z-error', agent: 'codex', task: 'Dig 100%_' });
    expect(one).toEqual({ ...full, ...light });
    const list = restList(() => hub, `/api/status?fields=light&network_id=${other.networkId}`);
    const whole = (await list(other.token)).sessions;
    expect(await walkPages(list, 'sessions', { token: other.token, limit: 3 })).toEqual(whole);
    for (const row of whole) expect(row).toMatchObject(light);
    expect((await ask(`network_id=${other.networkId}`)).sessions[0]).toEqual(full);
  });

  test('200: what is remembered of a network in short is no older than its sessions', async () => {
    const token = await hub.mintNode(other, 'bee');
    const report = (status: string) => hub.tool('report_status', { resume_id: 'r', alias: 'bee', status }, token);
    for (const status of ['idle', 'working', 'error']) {
      await report(status);
      const { sessions } = await ask(`network_id=${other.networkId}&fields=light`);
      expect(sessions.find(({ alias }: Loose) => alias === 'bee')).toMatchObject({ status });
    }
  });

  test.each([
    ['an unknown status', 'status=asleep', '/query/status/0'],
    ['a time that is none', 'updated_since=now', '/query/updated_since'],
    ['an empty text', 'q=', '/query/q'],
    ['unknown fields', 'fields=none', '/query/fields'],
  ])('400 invalid_input: %s', async (_what, query, path) => {
    const { error, details } = await ask(query);
    expect([error, details[0].path]).toEqual(['invalid input', path]);
  });

  test('403 access_denied: a foreign network', async () => {
    const stranger = await hub.registerUser();
    expect((await ask(`network_id=${owner.networkId}&q=z`, stranger)).error).toBe('access_denied');
    expect((await ask('q=z', stranger)).sessions).toEqual([]);
  });
});

describe('getStatus of a fleet', () => {
  test('200: with host, node and open tasks; one that ended or came is counted at once', async () => {
    const boss = await hub.registerUser();
    const bee = await hub.mintNode(boss, 'bee');
    const report = { resume_id: 'r', alias: 'bee', status: 'idle', hostname: 'build-7', node_id: 'n_bee' };
    await hub.tool('report_status', report, bee);
    const send = async () =>
      (await hub.api('POST', '/api/task', { token: boss.token, body: { alias: 'bee', task: 'dig' } })).body.task_id;
    const facts = { network_id: boss.networkId, node_id: 'n_bee', hostname: 'build-7' };
    for (const query of ['fields=fleet', 'fields=fleet&q=be', 'fields=fleet&limit=1']) {
      const before = (await ask(query, boss)).sessions;
      expect(before).toMatchObject([{ alias: 'bee', agent: null, ...facts, queue_depth: 0 }]);
      expect(before[0].updated_at).toMatch(/^\d{4}-/);
      const task = await send();
      expect((await ask(query, boss)).sessions).toMatchObject([{ queue_depth: 1 }]);
      await hub.api('POST', `/api/task/${task}/cancel`, { token: boss.token, body: {} });
      expect((await ask(query, boss)).sessions).toMatchObject([{ queue_depth: 0 }]);
    }
    expect(Object.keys((await ask('', boss)).sessions[0])).not.toContain('queue_depth');
  });

  test('200: a task of a day ago is open no more, though nothing was written', async () => {
    const boss = await hub.registerUser();
    const bee = await hub.mintNode(boss, 'bee');
    await hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'idle' }, bee);
    const body = { alias: 'bee', task: 'dig' };
    await hub.api('POST', '/api/task', { token: boss.token, body });
    expect((await ask('fields=fleet', boss)).sessions).toMatchObject([{ queue_depth: 1 }]);
    hub.clock.advance(86_400_001);
    expect((await ask('fields=fleet', boss)).sessions).toMatchObject([{ queue_depth: 0, status: 'offline' }]);
  });
});
