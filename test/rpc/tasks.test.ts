import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { openKey } from '../support/open-key.ts';
import { addViewer, expireTrial, setNodeMode } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let stranger: TestUser;
let bee: string;
let cat: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  stranger = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  cat = await hub.mintNode(owner, 'cat');
});
afterAll(() => hub.close());

type Args = Readonly<Record<string, unknown>>;

const report = (optional: object = {}) =>
  hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'idle', ...optional }, bee);
const sendTask = (args: Args = {}, token = owner.token) =>
  hub.tool('send_task', { alias: 'bee', task: 'dig', ...args }, token);
const sendOne = async (args: Args = {}, token = owner.token): Promise<string> =>
  (await sendTask(args, token)).message_id;
const taskOf = async (taskId: string): Promise<Loose> => (await hub.tool('get_task', { task_id: taskId }, bee)).task;
const inboxOf = async (alias: string): Promise<Loose[]> =>
  (await hub.tool('get_inbox', { alias, limit: 100, network_id: owner.networkId }, owner.token)).messages;

async function stop(alias: string): Promise<void> {
  await hub.hub.database.transaction(async ({ db }) => {
    const stopped = db.updateTable('nodes').set({ lifecycle_state: 'stopping' }).where('alias', '=', alias);
    await stopped.where('network_id', '=', owner.networkId).execute();
  });
}

async function removeNode(alias: string): Promise<void> {
  await hub.hub.database.transaction(async ({ db }) => {
    await db.deleteFrom('nodes').where('alias', '=', alias).where('network_id', '=', owner.networkId).execute();
  });
}

/** A hub of its own whose trial is over, after a task was sent and cancelled there. */
async function afterTrial(call: (old: TestHub, user: TestUser, taskId: string) => Promise<Loose>): Promise<Loose> {
  const old = await startTestHub();
  const user = await old.registerUser();
  await old.mintNode(user, 'bee');
  const { message_id: taskId } = await old.tool('send_task', { alias: 'bee', task: 'dig' }, user.token);
  await expireTrial(old);
  const answer = await call(old, user, taskId);
  await old.close();
  return answer;
}

/** Each write tool refuses alike who may not write at all; `args` would be fine from the owner. */
const expectNetworkIdRequired = async (tool: string, args: Args): Promise<void> => {
  await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } });
  expect(await hub.tool(tool, args, owner.token)).toEqual(refused('network_id_required'));
};
const expectAccessDenied = async (tool: string, args: Args): Promise<void> => {
  const answer = await hub.tool(tool, { ...args, network_id: owner.networkId }, stranger.token);
  expect(answer).toEqual(refused('access_denied'));
};
const expectPermissionDenied = async (tool: string, args: Args): Promise<void> => {
  const viewer = await addViewer(hub, owner);
  const answer = await hub.tool(tool, { ...args, network_id: owner.networkId }, viewer.token);
  expect(answer).toEqual(refused('permission_denied'));
};
const expectReadonlyDenied = async (tool: string, args: Args): Promise<void> => {
  await setNodeMode(hub, cat, 'readonly');
  const denied = { reason: 'mode_readonly', route: tool, hint: expect.any(String) };
  expect(await hub.tool(tool, args, cat)).toEqual(refused('node_permission_denied', denied));
};
const expectMismatch = async (tool: string, args: Args): Promise<void> => {
  const answer = await hub.tool(tool, { ...args, from_session: 'bee' }, cat);
  expect(answer).toEqual(refused('from_session_identity_mismatch', { alias: 'cat', from_session: 'bee' }));
};
/** @returns the first answer */
const expectReplay = async (tool: string, args: Args, other: Args, token = owner.token): Promise<Loose> => {
  const first = await hub.tool(tool, { ...args, idempotency_key: 'k' }, token);
  expect(first.ok).toBe(true);
  const again = await hub.tool(tool, { ...args, idempotency_key: 'k' }, token);
  expect(again).toEqual({ ...first, idempotent_replay: true });
  expect(await hub.tool(tool, { ...args, ...other, idempotency_key: 'k' }, token)).toEqual(
    refused('idempotency_conflict'),
  );
  return first;
};
const expectInFlight = async (tool: string, args: Args): Promise<void> => {
  await openKey(hub, owner, tool, 'open');
  const answer = await hub.tool(tool, { ...args, idempotency_key: 'open' }, owner.token);
  expect(answer).toEqual(refused('idempotency_in_flight'));
};

describe('send_task', () => {
  const args = { alias: 'bee', task: 'dig' };

  test('ok: delivered, with advice on the queue', async () => {
    await report();
    await sendOne();
    expect(await sendTask({ context: 'deep', meta: { attachments: [{ name: 'map' }] } })).toEqual({
      ok: true,
      message_id: expect.any(String),
      task_id: expect.any(String),
      actual_to: { alias: 'bee', to_node_id: expect.any(String), network_id: owner.networkId },
      session_status: 'idle',
      queue_ahead: 1,
      target_busy: false,
      est_wait_minutes: null,
    });
    const [, second] = await inboxOf('bee');
    expect(second).toMatchObject({ type: 'task', context: 'deep', from_session: 'hub' });
    expect(JSON.parse(second.meta_json)).toEqual({ attachments: [{ name: 'map' }] });
    await sendOne();
    expect((await sendTask()).warning).toContain('3 open tasks');
  });

  test('ok: an offline target gets it later', async () => {
    expect(await sendTask()).toMatchObject({
      ok: true,
      code: 'alias_offline',
      queued: true,
      session_status: 'offline',
    });
  });

  test('network_id_required: two networks', () => expectNetworkIdRequired('send_task', args));
  test('access_denied: a foreign network', () => expectAccessDenied('send_task', args));
  test('permission_denied: a viewer', () => expectPermissionDenied('send_task', args));
  test('node_permission_denied: a readonly node', () => expectReadonlyDenied('send_task', args));
  test('from_session_identity_mismatch: another node', () => expectMismatch('send_task', args));

  test('license_expired: after the trial', async () => {
    const answer = await afterTrial((old, user) => old.tool('send_task', args, user.token));
    expect(answer).toEqual(refused('license_expired'));
  });

  test('alias_not_found: nobody of this name here', async () => {
    expect(await sendTask({ alias: 'nobody' })).toEqual(refused('alias_not_found', { alias: 'nobody' }));
    expect(await sendTask({}, stranger.token)).toEqual(refused('alias_not_found', { alias: 'bee' }));
  });

  test('node_not_active: a node that is being stopped', async () => {
    await stop('bee');
    expect(await sendTask()).toEqual(refused('node_not_active', { alias: 'bee', lifecycle_state: 'stopping' }));
  });

  test('node_degraded: says why; only a person may force', async () => {
    await report({ health: { model_auth: 'revoked' } });
    const layers = [{ layer: 'model_auth', reason: 'revoked', hint: expect.any(String) }];
    expect(await sendTask()).toEqual(refused('node_degraded', { alias: 'bee', layers, force_allowed: true }));
    expect(await sendTask({}, cat)).toEqual(refused('node_degraded', { force_allowed: false }));
    expect(await sendTask({ force: true })).toMatchObject({ ok: true });
  });

  test('node_token_cannot_force: a node', async () => {
    expect(await sendTask({ force: true }, cat)).toEqual(refused('node_token_cannot_force'));
    expect(await sendTask({ force: false }, cat)).toMatchObject({ ok: true });
  });

  test('parent_not_found: an unknown parent', async () => {
    expect(await sendTask({ parent_task_id: 't_none' })).toEqual(
      refused('parent_not_found', { parent_task_id: 't_none' }),
    );
  });

  test('loop_guard: more sends to one alias than a minute allows', async () => {
    const strict = await startTestHub({ settings: { HUB_LOOP_SENDS_PER_MINUTE: '1' } });
    const user = await strict.registerUser();
    await strict.mintNode(user, 'bee');
    await strict.tool('send_task', args, user.token);
    const answer = await strict.tool('send_task', args, user.token);
    await strict.close();
    expect(answer).toEqual(refused('loop_guard', { retry_after_ms: expect.any(Number) }));
  });

  test('idempotency_conflict: the key is meta.client_request_id; a replay carries no advice', async () => {
    const meta = { client_request_id: 'one' };
    const first = await sendTask({ meta });
    const { queue_ahead, target_busy, est_wait_minutes, ...lasting } = first;
    expect([queue_ahead, target_busy, est_wait_minutes]).toEqual([0, false, 0]);
    expect(await sendTask({ meta })).toEqual({ ...lasting, idempotent_replay: true });
    expect(await sendTask({ meta, task: 'other' })).toEqual(refused('idempotency_conflict'));
    expect(await inboxOf('bee')).toHaveLength(1);
  });

  test('idempotency_in_flight: the first call has not ended', async () => {
    await openKey(hub, owner, 'send_task', 'two');
    expect(await sendTask({ meta: { client_request_id: 'two' } })).toEqual(refused('idempotency_in_flight'));
  });
});

describe('send_reply', () => {
  const reply = (args: Args, token = bee) => hub.tool('send_reply', { text: 'done', ...args }, token);

  test('ok: ends the task and reaches its originator', async () => {
    const taskId = await sendOne({}, cat);
    const answer = await reply({ in_reply_to: taskId, from_session: 'bee' });
    expect(answer).toEqual({ ok: true, message_id: expect.any(String), session_status: 'offline' });
    expect(await taskOf(taskId)).toMatchObject({ status: 'replied', result: 'done' });
    expect(await inboxOf('cat')).toMatchObject([{ id: answer.message_id, type: 'reply', from_session: 'bee' }]);
  });

  test('ok: a readonly node may reply', async () => {
    const taskId = await sendOne();
    await setNodeMode(hub, bee, 'readonly');
    expect(await reply({ in_reply_to: taskId })).toMatchObject({ ok: true });
  });

  test('network_id_required: two networks', () => expectNetworkIdRequired('send_reply', { alias: 'bee', text: 'x' }));
  test('access_denied: a foreign network', () => expectAccessDenied('send_reply', { alias: 'bee', text: 'x' }));
  test('permission_denied: a viewer', () => expectPermissionDenied('send_reply', { alias: 'bee', text: 'x' }));
  test('from_session_identity_mismatch: another node', () => expectMismatch('send_reply', { alias: 'bee', text: 'x' }));

  test('alias_required: neither a task nor an alias', async () => {
    expect(await reply({})).toEqual(refused('alias_required'));
  });

  test('alias_not_found: nobody of this name here', async () => {
    expect(await reply({ alias: 'nobody' })).toEqual(refused('alias_not_found', { alias: 'nobody' }));
  });

  test('reply_task_not_found: no such task', async () => {
    const answer = await reply({ in_reply_to: 't_none' });
    expect(answer).toEqual(refused('reply_task_not_found', { task_id: 't_none', reply_queued: false }));
  });

  test('reply_task_terminal: it has ended', async () => {
    const taskId = await sendOne({}, cat);
    await reply({ in_reply_to: taskId, status: 'failed' });
    const answer = await reply({ in_reply_to: taskId });
    expect(answer).toEqual(refused('reply_task_terminal', { task_status: 'failed', reply_queued: false }));
    expect(await inboxOf('cat')).toHaveLength(1);
  });

  test('reply_task_not_owned: another node than the assignee', async () => {
    const taskId = await sendOne();
    expect(await reply({ in_reply_to: taskId }, cat)).toEqual(refused('reply_task_not_owned', { reply_queued: false }));
  });

  test('bad_attachments: malformed, or too many', async () => {
    const file = { type: 'file', file_id: 'f'.repeat(32) };
    expect(await reply({ alias: 'cat', attachments: [{ type: 'file' }] })).toEqual(refused('bad_attachments'));
    expect(await reply({ alias: 'cat', attachments: Array(21).fill(file) })).toEqual(refused('bad_attachments'));
  });

  test('attachment_not_accessible: a file that the hub does not hold', async () => {
    const file = { type: 'file', file_id: 'f'.repeat(32), name: 'a.txt', mime: 'text/plain', size: 3 };
    const answer = await reply({ alias: 'cat', attachments: [file] });
    expect(answer).toEqual(refused('attachment_not_accessible', { file_id: file.file_id }));
    expect(await inboxOf('cat')).toEqual([]);
  });

  test('idempotency_conflict: the same key with another text', async () => {
    await expectReplay('send_reply', { alias: 'bee', text: 'x' }, { text: 'y' });
    expect(await inboxOf('bee')).toHaveLength(1);
  });

  test('idempotency_in_flight: the first call has not ended', () =>
    expectInFlight('send_reply', { alias: 'bee', text: 'x' }));
});

describe('send_ack', () => {
  const ack = (taskId: string, token = bee) => hub.tool('send_ack', { task_id: taskId }, token);

  test('ok: a delivered task becomes acked', async () => {
    const taskId = await sendOne();
    expect(await ack(taskId)).toEqual({ ok: true, task_id: taskId, updated: 1 });
    expect((await taskOf(taskId)).status).toBe('acked');
    expect(await inboxOf('bee')).toHaveLength(1);
  });

  test('network_id_required: two networks', async () =>
    expectNetworkIdRequired('send_ack', { task_id: await sendOne() }));
  test('access_denied: a foreign network', async () => expectAccessDenied('send_ack', { task_id: await sendOne() }));
  test('permission_denied: a viewer', async () => expectPermissionDenied('send_ack', { task_id: await sendOne() }));
  test('from_session_identity_mismatch: another node', async () =>
    expectMismatch('send_ack', { task_id: await sendOne() }));

  test('task_not_found: absent, or of another network', async () => {
    expect(await ack('t_none')).toEqual(refused('task not found', { task_id: 't_none' }));
    expect(await ack(await sendOne(), stranger.token)).toEqual(refused('task not found'));
  });

  test('task_not_owned: the task of another node', async () => {
    const taskId = await sendOne();
    expect(await ack(taskId, cat)).toEqual(refused('task_not_owned', { task_id: taskId }));
  });

  test('task_not_ackable: it moved nothing', async () => {
    const taskId = await sendOne();
    await ack(taskId);
    const answer = await ack(taskId);
    expect(answer).toEqual(refused('task status is acked, not ackable', { task_id: taskId, updated: 0 }));
  });

  test('idempotency_conflict: the same key with another task', async () => {
    await expectReplay('send_ack', { task_id: await sendOne() }, { task_id: await sendOne() });
  });

  test('idempotency_in_flight: the first call has not ended', async () =>
    expectInFlight('send_ack', { task_id: await sendOne() }));
});

describe('retry_task', () => {
  const retry = (taskId: string, args: Args = {}, token = owner.token) =>
    hub.tool('retry_task', { task_id: taskId, ...args }, token);
  const ended = async (): Promise<string> => {
    const taskId = await sendOne();
    await hub.tool('cancel_task', { task_id: taskId }, owner.token);
    return taskId;
  };

  test('ok: delivered once more', async () => {
    const taskId = await ended();
    expect(await retry(taskId)).toEqual({ ok: true, task_id: taskId, retried_to: 'bee' });
    expect(await taskOf(taskId)).toMatchObject({ status: 'delivered', completed_at: null });
    const [row] = await inboxOf('bee');
    expect(row.task_id).toBe(taskId);
    expect(row.id).not.toBe(taskId);
  });

  test('network_id_required: two networks', async () =>
    expectNetworkIdRequired('retry_task', { task_id: await ended() }));
  test('access_denied: a foreign network', async () => expectAccessDenied('retry_task', { task_id: await ended() }));
  test('permission_denied: a viewer', async () => expectPermissionDenied('retry_task', { task_id: await ended() }));
  test('node_permission_denied: a readonly node', async () =>
    expectReadonlyDenied('retry_task', { task_id: await ended() }));
  test('from_session_identity_mismatch: another node', async () =>
    expectMismatch('retry_task', { task_id: await ended() }));

  test('license_expired: after the trial', async () => {
    const answer = await afterTrial((old, user, taskId) => old.tool('retry_task', { task_id: taskId }, user.token));
    expect(answer).toEqual(refused('license_expired'));
  });

  test('alias_not_found: the assignee is gone', async () => {
    const taskId = await ended();
    await removeNode('bee');
    expect(await retry(taskId)).toEqual(refused('alias_not_found', { alias: 'bee' }));
  });

  test('node_not_active: the assignee is being stopped', async () => {
    const taskId = await ended();
    await stop('bee');
    expect(await retry(taskId)).toEqual(refused('node_not_active'));
  });

  test('node_degraded: until forced', async () => {
    const taskId = await ended();
    await report({ health: { app_server: { ok: false } } });
    expect(await retry(taskId)).toEqual(refused('node_degraded', { force_allowed: true }));
    expect(await retry(taskId, { force: true })).toMatchObject({ ok: true });
  });

  test('node_token_cannot_force: a node', async () => {
    expect(await retry(await ended(), { force: true }, cat)).toEqual(refused('node_token_cannot_force'));
  });

  test('task_not_found: absent', async () => {
    expect(await retry('t_none')).toEqual(refused('task not found'));
  });

  test('task_not_retryable: live and replied tasks', async () => {
    const taskId = await sendOne();
    expect(await retry(taskId)).toEqual(refused('task status is delivered, not retryable', { status: 'delivered' }));
    await hub.tool('send_reply', { text: 'x', in_reply_to: taskId }, bee);
    expect(await retry(taskId)).toEqual(refused('task status is replied, not retryable'));
  });

  test('idempotency_conflict: the same key with another task', async () => {
    await expectReplay('retry_task', { task_id: await ended() }, { task_id: await ended() });
  });

  test('idempotency_in_flight: the first call has not ended', async () =>
    expectInFlight('retry_task', { task_id: await ended() }));
});

describe('cancel_task', () => {
  const cancel = (taskId: string, token = owner.token) =>
    hub.tool('cancel_task', { task_id: taskId, reason: 'no' }, token);

  test('ok: ended and withdrawn', async () => {
    const taskId = await sendOne();
    expect(await cancel(taskId)).toEqual({ ok: true, task_id: taskId, cancelled: true });
    expect((await taskOf(taskId)).status).toBe('cancelled');
    expect(await inboxOf('bee')).toEqual([]);
  });

  test('network_id_required: two networks', async () =>
    expectNetworkIdRequired('cancel_task', { task_id: await sendOne() }));
  test('access_denied: a foreign network', async () => expectAccessDenied('cancel_task', { task_id: await sendOne() }));
  test('permission_denied: a viewer', async () => expectPermissionDenied('cancel_task', { task_id: await sendOne() }));
  test('node_permission_denied: a readonly node', async () =>
    expectReadonlyDenied('cancel_task', { task_id: await sendOne() }));
  test('from_session_identity_mismatch: another node', async () =>
    expectMismatch('cancel_task', { task_id: await sendOne() }));

  test('task_not_found: absent', async () => {
    expect(await cancel('t_none')).toEqual(refused('task not found'));
  });

  test('task_not_cancellable: it has ended', async () => {
    const taskId = await sendOne();
    await cancel(taskId);
    expect(await cancel(taskId)).toEqual(
      refused('task is terminal (cancelled)', { task_id: taskId, cancelled: false }),
    );
  });

  test('idempotency_conflict: the same key with another task', async () => {
    await expectReplay('cancel_task', { task_id: await sendOne() }, { task_id: await sendOne() });
  });

  test('idempotency_in_flight: the first call has not ended', async () =>
    expectInFlight('cancel_task', { task_id: await sendOne() }));
});

describe('reassign_task', () => {
  const reassign = (taskId: string, args: Args = {}, token = owner.token) =>
    hub.tool('reassign_task', { task_id: taskId, new_alias: 'cat', ...args }, token);
  const args = async () => ({ task_id: await sendOne(), new_alias: 'cat' });

  test('ok: another agent has it now', async () => {
    const taskId = await sendOne();
    await hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'working', task: taskId }, bee);
    expect(await taskOf(taskId)).toMatchObject({ status: 'running', started_at: expect.any(String) });
    const answer = await reassign(taskId);
    expect(answer).toEqual({ ok: true, task_id: taskId, reassigned_from: 'bee', reassigned_to: 'cat' });
    expect(await taskOf(taskId)).toMatchObject({ status: 'delivered', to_name: 'cat', started_at: null });
    expect([await inboxOf('bee'), (await inboxOf('cat')).length]).toEqual([[], 1]);
  });

  test('network_id_required: two networks', async () => expectNetworkIdRequired('reassign_task', await args()));
  test('access_denied: a foreign network', async () => expectAccessDenied('reassign_task', await args()));
  test('permission_denied: a viewer', async () => expectPermissionDenied('reassign_task', await args()));
  test('node_permission_denied: a readonly node', async () => expectReadonlyDenied('reassign_task', await args()));
  test('from_session_identity_mismatch: another node', async () => expectMismatch('reassign_task', await args()));

  test('license_expired: after the trial', async () => {
    const answer = await afterTrial((old, user, taskId) =>
      old.tool('reassign_task', { task_id: taskId, new_alias: 'bee' }, user.token),
    );
    expect(answer).toEqual(refused('license_expired'));
  });

  test('alias_not_found: nobody of this name here', async () => {
    expect(await reassign(await sendOne(), { new_alias: 'nobody' })).toEqual(refused('alias_not_found'));
  });

  test('node_not_active: the new assignee is being stopped', async () => {
    await stop('cat');
    expect(await reassign(await sendOne())).toEqual(refused('node_not_active', { alias: 'cat' }));
  });

  test('node_degraded: until forced', async () => {
    await report({ health: { app_server: { ok: false } } });
    const taskId = await sendOne({ alias: 'cat' });
    expect(await reassign(taskId, { new_alias: 'bee' })).toEqual(refused('node_degraded'));
    expect(await reassign(taskId, { new_alias: 'bee', force: true })).toMatchObject({ ok: true });
  });

  test('node_token_cannot_force: a node', async () => {
    expect(await reassign(await sendOne(), { force: true }, cat)).toEqual(refused('node_token_cannot_force'));
  });

  test('task_not_found: absent', async () => {
    expect(await reassign('t_none')).toEqual(refused('task not found'));
  });

  test('task_terminal: it has ended', async () => {
    const taskId = await sendOne();
    await hub.tool('cancel_task', { task_id: taskId }, owner.token);
    expect(await reassign(taskId)).toEqual(refused('task is terminal (cancelled)'));
  });

  test('idempotency_conflict: the same key with another task', async () => {
    await expectReplay('reassign_task', await args(), { task_id: await sendOne() });
  });

  test('idempotency_in_flight: the first call has not ended', async () =>
    expectInFlight('reassign_task', await args()));
});

describe('ack_inbox', () => {
  const ack = (messageId: string, token = bee, alias = 'bee') =>
    hub.tool('ack_inbox', { alias, message_id: messageId, response: 'ignored' }, token);
  const args = async () => ({ alias: 'bee', message_id: await sendOne() });

  test('ok: the delivery leaves the inbox, its task is acked', async () => {
    const taskId = await sendOne();
    expect(await ack(taskId)).toEqual({ ok: true });
    expect([await inboxOf('bee'), (await taskOf(taskId)).status]).toEqual([[], 'acked']);
  });

  test('network_id_required: two networks', async () => expectNetworkIdRequired('ack_inbox', await args()));
  test('access_denied: a foreign network', async () => expectAccessDenied('ack_inbox', await args()));
  test('permission_denied: a viewer', async () => expectPermissionDenied('ack_inbox', await args()));

  test('delivery_not_found: nothing of it is unread', async () => {
    const taskId = await sendOne();
    await ack(taskId);
    expect(await ack(taskId)).toEqual(refused('message not found or already acknowledged'));
  });

  test("delivery_not_yours: unknown, or another agent's", async () => {
    const taskId = await sendOne();
    const notYours = refused('message not found or not yours');
    expect(await ack('m_none')).toEqual(notYours);
    expect(await ack(taskId, cat, 'cat')).toEqual(notYours);
    expect(await ack(taskId, cat, 'bee')).toEqual(notYours);
    expect(await inboxOf('bee')).toHaveLength(1);
  });

  test('idempotency_conflict: the same key with another delivery', async () => {
    await expectReplay('ack_inbox', await args(), { message_id: 'm_other' });
  });

  test('idempotency_in_flight: the first call has not ended', async () => expectInFlight('ack_inbox', await args()));
});

describe('get_task', () => {
  test('ok: the full row, without diagnostic', async () => {
    const taskId = await sendOne();
    const answer = await hub.tool('get_task', { task_id: taskId }, cat);
    expect(Object.keys(answer).sort()).toEqual(['ok', 'task']);
    expect(answer.task).toMatchObject({ task_id: taskId, requires_response: 'reply', scope: 'single', result: null });
  });

  test('task_not_found: absent, or of another network', async () => {
    const taskId = await sendOne();
    for (const [id, token] of [
      ['t_none', owner.token],
      [taskId, stranger.token],
    ] as const) {
      const answer = await hub.tool('get_task', { task_id: id }, token);
      expect(answer).toEqual(refused('task not found', { task_id: id }));
    }
  });

  test('access_denied: a foreign network', async () => expectAccessDenied('get_task', { task_id: await sendOne() }));
});

describe('list_tasks', () => {
  test('ok: a page of summaries, newest first, with the stats of the scope', async () => {
    const first = await sendOne({}, cat);
    const second = await sendOne({ from_session: 'x' }, cat);
    await sendOne({ alias: 'cat' });
    const { task } = await hub.tool('get_task', { task_id: first }, cat);
    const list = (args: Args) => hub.tool('list_tasks', args, owner.token);
    const page = await list({ alias: 'bee', limit: 1, from_node_id: task.from_node_id });
    expect(page).toMatchObject({ ok: true, count: 1, has_more: true, stats: [{ status: 'delivered', count: 3 }] });
    expect(Object.keys(page.tasks[0])).toEqual([
      'task_id',
      'from_name',
      'to_name',
      'priority',
      'status',
      'content',
      'result',
      'created_at',
      'runtime_submitted_at',
      'consumed_at',
      'completed_at',
    ]);
    const rest = await list({ alias: 'bee', limit: 1, cursor: page.next_cursor });
    expect([page.tasks[0].task_id, rest.tasks[0].task_id, rest.has_more]).toEqual([second, first, false]);
    expect((await list({ from_name: 'x', status: 'delivered' })).count).toBe(1);
  });

  test('access_denied: a foreign network', () => expectAccessDenied('list_tasks', {}));

  test('invalid_cursor: a cursor of no list', async () => {
    expect(await hub.tool('list_tasks', { cursor: 'zz' }, owner.token)).toEqual(refused('invalid_cursor'));
  });
});
