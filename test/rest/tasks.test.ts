import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openKey } from '../support/open-key.ts';
import { addViewer, expireTrial, setNodeMode } from '../support/set-up.ts';
import { openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
const wireTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
let hub: TestHub;
let owner: TestUser;
let stranger: TestUser;
let bee: string;
let cat: string;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
});
beforeEach(async () => {
  owner = await hub.registerUser();
  stranger = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  cat = await hub.mintNode(owner, 'cat');
});
afterAll(() => hub.close());

const report = (optional: object = {}, token = bee, alias = 'bee') =>
  hub.tool('report_status', { resume_id: alias, alias, status: 'idle', ...optional }, token);
const send = (body: object = {}, token: string | undefined = owner.token, headers = {}) =>
  hub.api('POST', '/api/task', { token, body: { alias: 'bee', task: 'dig', ...body }, headers });
const sendOne = async (body: object = {}, token = owner.token): Promise<string> =>
  (await send(body, token)).body.task_id;
const get = (path: string, token = owner.token) => hub.api('GET', path, { token });
const lab = async (): Promise<string> =>
  (await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } })).body.network_id;
const countTasks = async (): Promise<number> => (await get(`/api/tasks?network_id=${owner.networkId}`)).body.count;

describe('sendTask', () => {
  test('200: delivered, with who got it', async () => {
    await report();
    const stream = await openSse(hub.url, '/events/bee', bee);
    const { status, body } = await send({ priority: 'high' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      task_id: expect.stringMatching(/^t_/),
      message_id: body.task_id,
      actual_to: { alias: 'bee', to_node_id: expect.any(String), network_id: owner.networkId },
    });
    const { data } = await stream.until((frame) => frame.data?.type === 'new_task');
    stream.close();
    expect(data).toMatchObject({ inbox_count: 1, priority: 'high', from: 'api', task_id: body.task_id });
    expect((await get(`/api/task/${body.task_id}`)).body.task).toMatchObject({
      status: 'delivered',
      from_name: 'api',
      sender_kind: 'user',
      sender_id: owner.userId,
    });
  });

  test('202: the target is offline, the task waits', async () => {
    const { status, body } = await send();
    expect(status).toBe(202);
    expect(body).toMatchObject({ ok: true, code: 'alias_offline', queued: true, actual_to: { alias: 'bee' } });
    expect((await hub.tool('get_inbox', { alias: 'bee' }, bee)).messages).toMatchObject([{ task_id: body.task_id }]);
  });

  test('400 network_id_required: a user of two networks names none', async () => {
    await lab();
    const { status, body } = await send();
    const text = 'network_id required for user token when multiple networks are available';
    expect([status, body.error]).toEqual([400, text]);
    expect((await send({ network_id: owner.networkId })).status).toBe(202);
  });

  test('403 access_denied: a foreign network', async () => {
    const { status, body } = await send({ network_id: owner.networkId }, stranger.token);
    expect([status, body.error]).toEqual([403, 'access denied to requested network']);
  });

  test('202: a network token stays in its network, whatever it names', async () => {
    const { status, body } = await send({ network_id: stranger.networkId }, cat);
    expect([status, body.actual_to.network_id]).toEqual([202, owner.networkId]);
  });

  test('403 permission_denied: a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    const { status, body } = await send({ network_id: owner.networkId }, viewer.token);
    expect([status, body.error]).toEqual([403, 'permission_denied']);
  });

  test('404 alias_not_found: nothing is queued and no place is told', async () => {
    const { status, body } = await send({ alias: 'nobody' });
    expect([status, body.error, body.alias]).toEqual([404, 'alias_not_found', 'nobody']);
    expect(body).not.toHaveProperty('actual_to');
    expect(await countTasks()).toBe(0);
  });

  test('404 parent_not_found: an unknown or foreign parent', async () => {
    const foreignNode = await hub.mintNode(stranger, 'bee');
    const foreign = await sendOne({}, foreignNode);
    for (const parent of ['t_none', foreign]) {
      const { status, body } = await send({ parent_task_id: parent });
      expect([status, body.error, body.parent_task_id]).toEqual([404, 'parent_not_found', parent]);
    }
    expect((await send({ parent_task_id: await sendOne() })).status).toBe(202);
  });

  test('403 license_expired: after the trial', async () => {
    const old = await startTestHub();
    const user = await old.registerUser();
    await old.mintNode(user, 'bee');
    await expireTrial(old);
    const answer = await old.api('POST', '/api/task', { token: user.token, body: { alias: 'bee', task: 'dig' } });
    await old.close();
    expect([answer.status, answer.body.error]).toEqual([403, 'license_expired']);
  });

  test('409 node_not_active: a managed node that is stopped', async () => {
    await hub.hub.database.transaction(async ({ db }) => {
      const stopped = db.updateTable('nodes').set({ lifecycle_state: 'stopped' }).where('alias', '=', 'bee');
      await stopped.where('network_id', '=', owner.networkId).execute();
    });
    const { status, body } = await send();
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ error: 'node_not_active', alias: 'bee', lifecycle_state: 'stopped' }),
    ]);
  });

  test('409 node_degraded: says which layer, and a person may force it', async () => {
    await report({ health: { tui: { ok: false } } });
    const { status, body } = await send();
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: 'node_degraded',
      alias: 'bee',
      force_allowed: true,
      layers: [{ layer: 'tui' }],
    });
    expect((await send({ force: true })).status).toBe(200);
  });

  test('403 node_token_cannot_force: a node', async () => {
    const { status, body } = await send({ force: true }, cat);
    expect([status, body.error]).toEqual([403, 'node_token_cannot_force']);
  });

  test('429 loop_guard: more sends to one alias than a minute allows', async () => {
    const strict = await startTestHub({ settings: { HUB_LOOP_SENDS_PER_MINUTE: '2' } });
    const user = await strict.registerUser();
    await strict.mintNode(user, 'bee');
    const call = () => strict.api('POST', '/api/task', { token: user.token, body: { alias: 'bee', task: 'dig' } });
    const answers = [await call(), await call(), await call()];
    await strict.close();
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 429]);
    expect(answers[2]?.body).toMatchObject({ error: 'loop_guard', retry_after_ms: expect.any(Number) });
  });

  test('403 from_session_identity_mismatch: a node names another node', async () => {
    const { status, body } = await send({ from: 'bee' }, cat);
    expect([status, body.error]).toEqual([403, 'from_session_identity_mismatch']);
  });

  test('403 node_permission_denied: a readonly node', async () => {
    await setNodeMode(hub, cat, 'readonly');
    const { status, body } = await send({}, cat);
    expect([status, body.error, body.reason]).toEqual([403, 'node_permission_denied', 'mode_readonly']);
  });

  test('422 idempotency_conflict: the same key with another task', async () => {
    const first = await send({}, owner.token, { 'idempotency-key': 'one' });
    const again = await send({}, owner.token, { 'idempotency-key': 'one' });
    expect(again).toMatchObject({ status: 202, body: { ...first.body, idempotent_replay: true } });
    const { status, body } = await send({ task: 'other' }, owner.token, { 'idempotency-key': 'one' });
    expect([status, body.error]).toEqual([422, 'idempotency_conflict']);
    expect(await countTasks()).toBe(1);
  });

  test('409 idempotency_in_flight: the first call with the key has not ended', async () => {
    await openKey(hub, owner, 'sendTask', 'two');
    const { status, body } = await send({}, owner.token, { 'idempotency-key': 'two' });
    expect([status, body.error]).toEqual([409, 'idempotency_in_flight']);
  });

  test('401 auth_master_read_only: the master token does not write', async () => {
    const { status, body } = await send({}, master);
    expect([status, body.error]).toEqual([401, 'invalid token']);
  });

  test.each([
    ['no alias', { alias: undefined }],
    ['an empty task', { task: '' }],
    ['a task that is too long', { task: 'x'.repeat(10_001) }],
    ['an unknown priority', { priority: 'urgent' }],
    ['a life of no seconds', { ttl_seconds: 0 }],
    ['a life of over a day', { ttl_seconds: 86_401 }],
  ])('400 invalid_input: %s', async (_name, wrong) => {
    const { status, body } = await send(wrong);
    expect([status, body.error]).toEqual([400, 'invalid input']);
    expect(await countTasks()).toBe(0);
  });
});

async function expectTask(path: (taskId: string) => string): Promise<void> {
  const taskId = await sendOne();
  const { status, body } = await get(path(taskId));
  expect(status).toBe(200);
  expect(body.task).toMatchObject({
    task_id: taskId,
    status: 'delivered',
    to_name: 'bee',
    network_id: owner.networkId,
  });
  expect(body.task.created_at).toMatch(wireTime);
  expect(body.diagnostic).toMatchObject({
    schema_version: 1,
    code: 'target_session_missing',
    action_hint: 'check_target_registration',
    evidence: { task_status: 'delivered', target_session_status: null, live_sse_connections: 0 },
  });
}

async function expectNoTask(path: (taskId: string) => string): Promise<void> {
  const taskId = await sendOne();
  for (const [id, token] of [
    ['t_none', owner.token],
    [taskId, stranger.token],
    [taskId, stranger.networkToken],
  ] as const) {
    const { status, body } = await get(path(id), token);
    expect([status, body.error, body.task_id]).toEqual([404, 'task_not_found', id]);
  }
}

describe('getTask', () => {
  const path = (taskId: string): string => `/api/task/${taskId}`;
  test('200: the full row and its diagnostic', () => expectTask(path));
  test('404 task_not_found: absent and foreign alike', () => expectNoTask(path));

  test('200: open streams of the alias count', async () => {
    await report();
    const taskId = await sendOne();
    const stream = await openSse(hub.url, '/events/bee', bee);
    await stream.until((frame) => frame.data?.type === 'connected');
    const { diagnostic } = (await get(path(taskId), master)).body;
    stream.close();
    expect(diagnostic).toMatchObject({ code: 'delivered_waiting_for_agent', evidence: { live_sse_connections: 1 } });
  });
});

describe('getTaskById', () => {
  const path = (taskId: string): string => `/api/tasks/${taskId}`;
  test('200: the same answer', () => expectTask(path));
  test('404 task_not_found: absent and foreign alike', () => expectNoTask(path));
});

describe('listTasks', () => {
  const ids = (body: Loose): string[] => body.tasks.map((task: { task_id: string }) => task.task_id);

  test('200: newest first, by filter and page; the stats count the whole scope', async () => {
    const first = await sendOne({ from: 'x' });
    const second = await sendOne({ alias: 'cat' });
    const third = await sendOne();
    await hub.tool('cancel_task', { task_id: third }, owner.token);
    const all = (await get('/api/tasks')).body;
    expect(ids(all)).toEqual([third, second, first]);
    expect(all).toMatchObject({ ok: true, count: 3, has_more: false, next_cursor: null });
    expect(all.stats).toEqual([
      { status: 'cancelled', count: 1 },
      { status: 'delivered', count: 2 },
    ]);
    expect(ids((await get('/api/tasks?to_name=cat')).body)).toEqual([second]);
    expect(ids((await get('/api/tasks?from_name=x&status=delivered')).body)).toEqual([first]);
    const page = (await get('/api/tasks?limit=2')).body;
    expect([ids(page), page.has_more]).toEqual([[third, second], true]);
    const rest = (await get(`/api/tasks?limit=2&cursor=${page.next_cursor}`)).body;
    expect([ids(rest), rest.next_cursor]).toEqual([[first], null]);
  });

  test('200: a user sees all own networks, and nothing else', async () => {
    const taskId = await sendOne();
    await lab();
    expect(ids((await get('/api/tasks')).body)).toEqual([taskId]);
    expect((await get('/api/tasks', stranger.token)).body).toMatchObject({ count: 0, stats: [] });
  });

  test('403 access_denied: a foreign network', async () => {
    const { status, body } = await get(`/api/tasks?network_id=${owner.networkId}`, stranger.token);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });

  test('400 invalid_cursor: a cursor of no list', async () => {
    const { status, body } = await get('/api/tasks?cursor=zz');
    expect([status, body.error]).toEqual([400, 'invalid_cursor']);
  });
});

describe('listTaskEvents', () => {
  test('200: the steps, newest first', async () => {
    const other = await sendOne();
    const taskId = await sendOne();
    await hub.tool('ack_inbox', { alias: 'bee', message_id: taskId }, bee);
    const { status, body } = await get(`/api/task_events?task_id=${taskId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 2,
      events: [
        { task_id: taskId, from_status: 'delivered', to_status: 'acked', actor: expect.stringMatching(/^n_/) },
        { task_id: taskId, from_status: null, to_status: 'delivered', actor: 'hub', detail: null },
      ],
    });
    expect(body.events[0].created_at).toMatch(wireTime);
    const all = (await get('/api/task_events?limit=3')).body.events;
    expect(all.map((event: { task_id: string }) => event.task_id)).toEqual([taskId, taskId, other]);
    expect((await get('/api/task_events', stranger.token)).body.events).toEqual([]);
  });

  test('403 access_denied: a foreign network', async () => {
    const { status, body } = await get(`/api/task_events?network_id=${owner.networkId}`, stranger.token);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });
});
