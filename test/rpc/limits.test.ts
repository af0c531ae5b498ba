import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createChild, startDaemon } from '../support/daemon.ts';
import type { TestDaemon } from '../support/daemon.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

/** The limits of the tools: each number just under (or at) and just over. */
let hub: TestHub;
let owner: TestUser;
let daemon: TestDaemon;
let bee: string;
const day = 24 * 3_600_000;

beforeAll(async () => {
  hub = await startTestHub();
  owner = await hub.registerUser();
  daemon = await startDaemon(hub, owner);
  bee = await hub.mintNode(owner, 'bee');
  await hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'idle' }, bee);
});
afterAll(() => hub.close());

const text = (length: number): string => 'x'.repeat(length);
const call = (name: string, args: object, token = owner.token): Promise<Loose> =>
  hub.tool(name, args as Record<string, unknown>, token);
/** `ok`, the refusal, or the protocol fault of arguments that break their schema. */
const told = async (name: string, args: object, token?: string): Promise<string> => {
  try {
    const { ok, error } = await call(name, args, token);
    return ok ? 'ok' : error;
  } catch (error) {
    return /-32602/.test(String(error)) ? 'invalid' : String(error);
  }
};
const newTask = async (): Promise<string> => (await call('send_task', { alias: 'bee', task: 'look' })).message_id;
const list = (length: number): string[] => Array.from({ length }, (_, n) => `item-${n}`);
const refusals = expect.stringMatching(/^(invalid|bad_|comment_too_long|content_too_large)/);

describe('texts', () => {
  test.each<[string, string, number, (length: number) => object]>([
    ['task', 'send_task', 10_000, (n) => ({ alias: 'bee', task: text(n) })],
    ['context', 'send_task', 10_000, (n) => ({ alias: 'bee', task: 'x', context: text(n) })],
    ['message', 'send_message', 10_000, (n) => ({ alias: 'bee', message: text(n) })],
    ['broadcast', 'broadcast', 10_000, (n) => ({ message: text(n) })],
    ['reply', 'send_reply', 10_000, (n) => ({ alias: 'bee', text: text(n) })],
    ['completion result', 'report_completion', 50_000, (n) => ({ alias: 'bee', task: 'x', result: text(n) })],
    ['artifacts', 'report_completion', 50, (n) => ({ alias: 'bee', task: 'x', result: 'r', artifacts: list(n) })],
    [
      'desktop title',
      'send_desktop_message',
      200,
      (n) => ({ to_username: owner.username, message: 'm', title: text(n) }),
    ],
    ['desktop text', 'send_desktop_message', 10_000, (n) => ({ to_username: owner.username, message: text(n) })],
    ['time to live', 'send_task', 86_400, (n) => ({ alias: 'bee', task: 'x', ttl_seconds: n })],
    ['card description', 'requirements_create', 20_000, (n) => ({ name: 'c', description: text(n) })],
    [
      'checklist',
      'requirements_create',
      100,
      (n) => ({ name: 'c', checklist: list(n).map((item) => ({ text: item })) }),
    ],
    ['tags of a card', 'requirements_create', 10, (n) => ({ name: 'c', tags: list(n) })],
    ['tag', 'requirements_create', 20, (n) => ({ name: 'c', tags: [text(n)] })],
    ['project name', 'projects_create', 40, (n) => ({ name: text(n) })],
  ])('%s', async (_name, tool, most, args) => {
    expect(await told(tool, args(most))).toBe('ok');
    expect(await told(tool, args(most + 1))).toEqual(refusals);
  });

  test('cancel reason: 1000 characters', async () => {
    const task_id = await newTask();
    expect(await told('cancel_task', { task_id, reason: text(1001) })).toBe('invalid');
    expect(await told('cancel_task', { task_id, reason: text(1000) })).toBe('ok');
  });

  test('report_status: output of 50000 is taken, 4000 of it kept; a longer one is dropped with a warning', async () => {
    const report = (output: string) =>
      call('report_status', { resume_id: 'r', alias: 'bee', status: 'idle', output }, bee);
    const stored = async () => (await call('get_session_status', { alias: 'bee' })).session.output;
    expect((await report('y'.repeat(50_000))).warnings ?? []).toEqual([]);
    expect(await stored()).toBe('y'.repeat(4000));
    expect((await report(text(50_001))).warnings).toEqual([expect.stringContaining('output')]);
    expect(await stored()).toBe('y'.repeat(4000));
  });

  test('comment: 1 to 4000 characters', async () => {
    const { id } = (await call('requirements_create', { name: 'commented' })).requirement;
    expect(await told('requirements_comment', { id, text: text(4000) })).toBe('ok');
    expect(await told('requirements_comment', { id, text: text(4001) })).toEqual(refusals);
    expect(await told('requirements_comment', { id, text: ' ' })).toEqual(refusals);
  });

  test('card depth: 5 levels', async () => {
    let parent_id: string | null = null;
    for (let level = 1; level <= 5; level += 1) {
      parent_id = (await call('requirements_create', { name: `level ${level}`, parent_id })).requirement.id;
    }
    expect(await told('requirements_create', { name: 'level 6', parent_id })).toBe('parent_too_deep');
  });
});

describe('node files', () => {
  const most = 256 * 1024;
  let child: { readonly nodeId: string };
  beforeAll(async () => {
    child = await createChild(hub, owner, daemon);
  });

  test('rules content: 256 KB', async () => {
    const write = (length: number) => told('write_node_rules_file', { node_id: child.nodeId, content: text(length) });
    expect(await write(most + 1)).toEqual(refusals);
    expect(await write(most)).toBe('ok');
    hub.clock.advance(60_000);
  });

  test('log lines: 2000', async () => {
    const tail = (lines: number) => told('tail_node_logs', { node_id: child.nodeId, lines });
    expect(await tail(2001)).toBe('invalid');
    expect(await tail(2000)).not.toBe('invalid');
    hub.clock.advance(60_000);
  });

  test('a request ends after 60 s of silence', async () => {
    const { request_id } = await call('read_node_rules_file', { node_id: child.nodeId });
    const status = async () => (await call('get_rules_file_result', { request_id })).status;
    hub.clock.advance(59_999);
    expect(await status()).toBe('pending');
    hub.clock.advance(1);
    expect(await status()).toBe('timeout');
  });
});

describe('pages', () => {
  let listed: TestUser;
  const rows = 1001;
  beforeAll(async () => {
    listed = await hub.registerUser();
    const network_id = listed.networkId;
    const now = hub.clock.now();
    const sender = { sender_kind: 'user', sender_id: listed.userId, priority: 'normal', content: 'c' } as const;
    const { id } = (await call('requirements_create', { name: 'first' }, listed.token)).requirement;
    await inUnit(hub, async (tx) => {
      const { db } = tx;
      const card = await db
        .selectFrom('requirements')
        .selectAll()
        .where('requirement_id', '=', id)
        .executeTakeFirstOrThrow();
      const event = await db
        .selectFrom('requirement_events')
        .selectAll()
        .where('requirement_id', '=', id)
        .executeTakeFirstOrThrow();
      await db.insertInto('inboxes').values({ network_id, to_kind: 'alias', to_key: 'cat' }).execute();
      for (let n = 0; n < rows; n += 1) {
        const key = `${network_id}-${n}`;
        const again = { requirement_id: key, seq: n + 2, external_ref: null };
        await db
          .insertInto('requirements')
          .values({ ...card, ...again })
          .execute();
        if (n > 500) continue;
        await db
          .insertInto('requirement_events')
          .values({ ...event, seq: n + 100, requirement_id: key })
          .execute();
        const inbox = { id: key, task_id: key, network_id, inbox_seq: n, type: 'message' } as const;
        await db
          .insertInto('inbox')
          .values({
            ...inbox,
            to_kind: 'alias',
            to_key: 'cat',
            to_name: 'cat',
            ...sender,
            from_session: 'x',
            created_at: now,
          })
          .execute();
        const task = { task_id: key, network_id, from_name: 'x', to_name: 'cat', status: 'replied' } as const;
        tx.append('tasks', { ...task, ...sender, created_at: now });
        const done = { id: key, network_id, session_name: 'cat', task: key, result: 'r', completed_at: now };
        tx.append('completions', done);
        const person = { user_id: key, username: key, username_key: key, role: 'user', password_hash: 'x' } as const;
        await db
          .insertInto('users')
          .values({ ...person, created_at: now, updated_at: now })
          .execute();
        const member = { network_id, user_id: key, role: 'member', joined_at: now + n } as const;
        await db.insertInto('memberships').values(member).execute();
      }
    });
  }, 60_000);

  test.each([
    ['get_inbox', 'messages', { alias: 'cat' }, 10, 100],
    ['list_tasks', 'tasks', {}, 20, 100],
    ['get_completions', 'completions', {}, 50, 500],
    ['requirements_list', 'requirements', {}, 50, 1000],
    ['requirements_events', 'events', {}, 50, 500],
    ['requirements_people', 'people', {}, 50, 200],
  ] as const)('%s', async (tool, key, args, usual, most) => {
    const page = async (more: object) => (await call(tool, { ...args, ...more }, listed.token))[key].length;
    expect(await page({})).toBe(usual);
    expect(await page({ limit: most })).toBe(most);
    expect(await told(tool, { ...args, limit: most + 1 }, listed.token)).toEqual(refusals);
  });

  test('cards over REST: 500 by default, 1000 at most', async () => {
    const page = (query: string) => hub.api('GET', `/api/requirements${query}`, { token: listed.token });
    expect((await page('')).body.requirements).toHaveLength(500);
    expect((await page('?limit=1000')).body.requirements).toHaveLength(1000);
    expect((await page('?limit=1001')).status).toBe(400);
  });

  // Last: the clock goes on.
  test('events and comments of a card: 180 days', async () => {
    const { id } = (await call('requirements_create', { name: 'old' })).requirement;
    const count = async () => {
      await hub.runJob('purge_card_events');
      return inUnit(hub, ({ db }) =>
        db.selectFrom('requirement_events').select('seq').where('requirement_id', '=', id).execute(),
      );
    };
    hub.clock.advance(180 * day - 1);
    expect(await count()).toHaveLength(1);
    hub.clock.advance(2);
    expect(await count()).toHaveLength(0);
  });
});
