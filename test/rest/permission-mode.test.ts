import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { expectConflict, expectInFlight, nodeId, registerMember } from '../support/members.ts';
import { openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
let hub: TestHub;
let root: TestUser;
let mia: TestUser;
let builder: string;
let ref: string;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
  builder = await hub.mintNode(mia, 'builder');
  await hub.mintNode(mia, 'tester');
  ref = await nodeId(hub, mia, 'builder');
});
afterAll(() => hub.close());

const setMode = (token: string, mode: unknown, { named = ref, query = '', headers = {} } = {}) =>
  hub.api('PUT', `/api/nodes/${named}/permission-mode${query}`, { token, body: { mode }, headers });
const answer = async (call: Promise<{ status: number; body: { error: string } }>) => {
  const { status, body } = await call;
  return [status, body.error];
};
const message = (token: string) => hub.tool('send_message', { alias: 'tester', message: 'hi' }, token);

describe('setPermissionMode', () => {
  test('200: by id, alias or name; it binds with the next call of every token of the node', async () => {
    const second = await hub.mintNode(mia, 'builder');
    for (const named of [ref, 'builder']) {
      const { status, body } = await setMode(mia.token, 'readonly', { named });
      expect([status, body]).toEqual([200, { ok: true, node_id: ref, alias: 'builder', mode: 'readonly', tokens: 2 }]);
    }
    for (const token of [builder, second]) {
      expect(await message(token)).toMatchObject({
        ok: false,
        error: 'node_permission_denied',
        reason: 'mode_readonly',
        route: 'send_message',
      });
    }
    expect((await setMode(mia.token, 'normal')).status).toBe(200);
    expect(await message(builder)).toMatchObject({ ok: true });
    const { logs } = (await hub.api('GET', '/api/audit-log?action=permission_mode_changed', { token: mia.token })).body;
    expect(logs).toHaveLength(3);
  });

  test('200: a token that is minted later keeps the mode', async () => {
    await setMode(mia.token, 'readonly');
    expect(await message(await hub.mintNode(mia, 'builder'))).toMatchObject({ reason: 'mode_readonly' });
  });

  test('200: readonly still reports, reads, acknowledges, replies and completes', async () => {
    const send = () => hub.api('POST', '/api/task', { token: mia.token, body: { alias: 'builder', task: 'look' } });
    const [first, second] = [(await send()).body.task_id, (await send()).body.task_id];
    await setMode(mia.token, 'readonly');
    const report = { resume_id: 'r', alias: 'builder', status: 'working' };
    expect(await hub.tool('report_status', report, builder)).toMatchObject({ ok: true });
    expect((await hub.tool('get_inbox', { alias: 'builder' }, builder)).messages).toHaveLength(2);
    const ack = { alias: 'builder', message_id: first };
    expect(await hub.tool('ack_inbox', ack, builder)).toMatchObject({ ok: true });
    expect(await hub.tool('send_reply', { in_reply_to: first, text: 'done' }, builder)).toMatchObject({ ok: true });
    const done = { alias: 'builder', task: second, result: 'done' };
    expect(await hub.tool('report_completion', done, builder)).toMatchObject({ ok: true });
    for (const [tool, args] of [
      ['send_task', { alias: 'tester', task: 'x' }],
      ['retry_task', { task_id: first }],
      ['cancel_task', { task_id: first }],
      ['reassign_task', { task_id: first, new_alias: 'tester' }],
      ['broadcast', { message: 'x' }],
    ] as const) {
      expect(await hub.tool(tool, args, builder)).toMatchObject({ reason: 'mode_readonly', route: tool });
    }
    const { status, body } = await hub.api('POST', '/api/broadcast', { token: builder, body: { message: 'x' } });
    expect([status, body.error]).toEqual([403, 'node_permission_denied']);
  });

  test('200: restricted sends under work that is assigned to it and nowhere else', async () => {
    const sent = await hub.api('POST', '/api/task', { token: mia.token, body: { alias: 'builder', task: 'look' } });
    await setMode(mia.token, 'restricted');
    const child = { alias: 'tester', task: 'part', parent_task_id: sent.body.task_id };
    expect(await hub.tool('send_task', child, builder)).toMatchObject({ ok: true });
    const free = { alias: 'tester', task: 'part' };
    expect(await hub.tool('send_task', free, builder)).toMatchObject({ reason: 'mode_restricted_not_assigned' });
    expect(await message(builder)).toMatchObject({ reason: 'mode_restricted_not_assigned' });
  });

  test('200: an admin, a system admin, and who minted the token', async () => {
    const admin = await registerMember(hub, mia, { role: 'admin' });
    expect((await setMode(admin.token, 'readonly')).status).toBe(200);
    expect((await setMode(root.token, 'normal')).status).toBe(200);
    const member = await registerMember(hub, mia, { role: 'admin' });
    const own = await hub.mintNode(member, 'builder', mia.networkId);
    const path = `/api/networks/${mia.networkId}/members/${member.userId}`;
    expect((await hub.api('PUT', path, { token: mia.token, body: { role: 'member' } })).status).toBe(200);
    expect((await setMode(member.token, 'readonly')).body.tokens).toBe(1);
    expect(await message(own)).toMatchObject({ reason: 'mode_readonly' });
    expect(await message(builder)).toMatchObject({ ok: true });
  });

  test('400 invalid_input: an unknown mode, none', async () => {
    for (const mode of ['king', undefined, null]) {
      expect(await answer(setMode(mia.token, mode))).toEqual([400, 'invalid input']);
    }
  });

  test('403 permission_denied: a member without a token of the node', async () => {
    const member = await registerMember(hub, mia);
    expect(await answer(setMode(member.token, 'readonly'))).toEqual([403, 'permission_denied']);
    expect(await message(builder)).toMatchObject({ ok: true });
  });

  test('404 node_not_found: absent, and a foreign one', async () => {
    const stranger = await hub.registerUser();
    expect(await answer(setMode(mia.token, 'normal', { named: 'nobody' }))).toEqual([404, 'node not found']);
    expect(await answer(setMode(stranger.token, 'normal'))).toEqual([404, 'node not found']);
  });

  test('400 network_id_required: the alias is known in several networks of the caller', async () => {
    const second = await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'second' } });
    await hub.mintNode(mia, 'builder', second.body.network_id);
    expect(await answer(setMode(mia.token, 'normal', { named: 'builder' }))).toEqual([400, 'network_id_required']);
    expect((await setMode(mia.token, 'normal')).status).toBe(200);
  });

  test('403 access_denied: a foreign network', async () => {
    const query = `?network_id=${root.networkId}`;
    expect(await answer(setMode(mia.token, 'normal', { named: 'builder', query }))).toEqual([403, 'access_denied']);
  });

  test('403 agent_access_restricted: a restricted member, also for a granted agent', async () => {
    const member = await registerMember(hub, mia, { agent_access: 'granted' });
    expect(await answer(setMode(member.token, 'normal'))).toEqual([403, 'agent_access_restricted']);
  });

  test('403 user_token_required: the node itself', async () => {
    expect(await answer(setMode(builder, 'normal'))).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await answer(setMode(master, 'normal'))).toEqual([401, 'invalid token']);
  });

  const call = (headers: Record<string, string>, other: boolean) =>
    setMode(mia.token, other ? 'normal' : 'readonly', { headers });
  test('422 idempotency_conflict: the same key with another mode', () => expectConflict(call));
  test('409 idempotency_in_flight: the first call has no answer yet', () =>
    expectInFlight(hub, mia, 'setPermissionMode', call));
});

describe.each(['enforce', 'log', 'off'])(
  'HUB_NODE_PERMISSIONS=%s, the agent of a member who became a viewer',
  (setting) => {
    let other: TestHub;
    let owner: TestUser;
    let helper: TestUser;
    let token: string;
    let unbound: string;
    let taskId: string;
    beforeAll(async () => {
      other = await startTestHub({ settings: { HUB_NODE_PERMISSIONS: setting } });
      owner = await other.registerUser();
      helper = await other.registerUser();
      const network = `/api/networks/${owner.networkId}`;
      const invite = await other.api('POST', `${network}/invite`, { token: owner.token, body: {} });
      const body = { invite_code: invite.body.invite_code };
      const joined = await other.api('POST', '/api/networks/join', { token: helper.token, body });
      unbound = joined.body.network_token;
      token = await other.mintNode(helper, 'tester', owner.networkId);
      const role = { token: owner.token, body: { role: 'viewer' } };
      expect((await other.api('PUT', `${network}/members/${helper.userId}`, role)).status).toBe(200);
    });
    beforeEach(async () => {
      const task = { alias: 'tester', task: 'look', network_id: owner.networkId };
      taskId = (await other.api('POST', '/api/task', { token: owner.token, body: task })).body.task_id;
    });
    afterAll(() => other.close());
    const steps: readonly (readonly [string, () => Record<string, unknown>])[] = [
      ['report_status', () => ({ resume_id: 'r', alias: 'tester', status: 'working', task: taskId })],
      ['get_inbox', () => ({ alias: 'tester', limit: 100 })],
      ['ack_inbox', () => ({ alias: 'tester', message_id: taskId })],
      ['send_ack', () => ({ task_id: taskId })],
      ['send_reply', () => ({ in_reply_to: taskId, text: 'done' })],
      ['send_reply', () => ({ alias: 'tester', text: 'hello' })],
      ['report_completion', () => ({ alias: 'tester', task: taskId, result: 'done' })],
      ['mark_tasks_runtime_submitted', () => ({ task_ids: [taskId] })],
      ['mark_tasks_consumed', () => ({ task_ids: [taskId] })],
      ['get_config_update', () => ({})],
      ['get_rules_file_request', () => ({})],
    ];

    test.each(steps)('may %s', async (tool, args) => {
      expect(await other.tool(tool, args(), token)).toMatchObject({ ok: true });
    });

    test('hears its stream and reads over REST', async () => {
      const stream = await openSse(other.url, '/events/tester', token);
      expect(stream.status).toBe(200);
      stream.close();
      for (const path of ['/api/messages', '/api/tasks', '/api/status', `/api/task/${taskId}`]) {
        expect([path, (await other.api('GET', path, { token })).status]).toEqual([path, 200]);
      }
    });

    test('sends as before, but not under enforcement', async () => {
      const { status, body } = await other.api('POST', '/api/task', { token, body: { alias: 'tester', task: 'look' } });
      const message = await other.tool('send_message', { alias: 'tester', message: 'hi' }, token);
      const card = await other.tool('requirements_create', { name: `card of ${helper.username}` }, token);
      if (setting === 'enforce') {
        const refused = { ok: false, error: 'node_permission_denied', reason: 'beyond_owner_rights' };
        expect([status, body, message, card]).toMatchObject([403, refused, refused, refused]);
      } else expect([status < 300, message, card]).toMatchObject([true, { ok: true }, { ok: true }]);
    });

    test('the token without a node of the same person reads, and neither sends nor reports', async () => {
      const report = { resume_id: 'r', alias: 'mine', status: 'idle' };
      const refusals = [
        await other.tool('report_status', report, unbound),
        await other.tool('report_completion', { alias: 'mine', task: 'x', result: 'y' }, unbound),
        await other.tool('ack_inbox', { alias: 'tester', message_id: taskId }, unbound),
        await other.tool('send_reply', { alias: 'tester', text: 'hello' }, unbound),
        await other.tool('send_ack', { task_id: taskId }, unbound),
      ];
      for (const refusal of refusals) expect(refusal).toMatchObject({ ok: false, error: 'permission_denied' });
      const sent = await other.tool('send_message', { alias: 'tester', message: 'hi' }, unbound);
      expect(sent).toMatchObject({ ok: false });
      expect(await other.tool('get_inbox', { alias: 'tester' }, unbound)).toMatchObject({ ok: true });
    });
  },
);
