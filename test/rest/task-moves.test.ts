import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openKey } from '../support/open-key.ts';
import { addTo } from '../support/members.ts';
import { addViewer, expireTrial, setNodeMode } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Answer, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let stranger: TestUser;
let bee: string;
let cat: string;
let taskId: string;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser();
});
beforeEach(async () => {
  [owner, stranger] = [await hub.registerUser(), await hub.registerUser()];
  bee = await hub.mintNode(owner, 'bee');
  cat = await hub.mintNode(owner, 'cat');
  for (const [alias, token] of [
    ['bee', bee],
    ['cat', cat],
  ] as const) {
    await hub.tool('report_status', { resume_id: alias, alias, status: 'idle' }, token);
  }
  taskId = await send(owner);
});
afterAll(() => hub.close());

const send = async ({ token }: Pick<TestUser, 'token'>): Promise<string> =>
  (await hub.api('POST', '/api/task', { token, body: { alias: 'bee', task: 'dig' } })).body.task_id;
const move =
  (verb: string, fixed: object = {}) =>
  (body: object = {}, { token = owner.token, id = taskId, headers = {} } = {}): Promise<Answer> =>
    hub.api('POST', `/api/task/${id}/${verb}`, { token, body: { ...fixed, ...body }, headers });
const cancel = move('cancel');
const retry = move('retry');
const reassign = move('reassign', { new_alias: 'cat' });
const taskOf = async (id = taskId) => (await hub.api('GET', `/api/task/${id}`, { token: owner.token })).body.task;
const inboxOf = async (alias: string, token: string): Promise<string[]> =>
  (await hub.tool('get_inbox', { alias }, token)).messages.map((one: { task_id: string }) => one.task_id);
const refusal = async (answer: Promise<Answer>): Promise<unknown[]> => {
  const { status, body } = await answer;
  return [status, body.error];
};
const degrade = (alias: string, token: string) =>
  hub.tool('report_status', { resume_id: alias, alias, status: 'idle', health: { tui: { ok: false } } }, token);
const stop = (alias: string) =>
  hub.hub.database.transaction(async ({ db }) => {
    const stopped = db.updateTable('nodes').set({ lifecycle_state: 'stopped' }).where('alias', '=', alias);
    await stopped.where('network_id', '=', owner.networkId).execute();
  });

describe('cancelTask', () => {
  test('200: ends a task, whose delivery is gone; the step keeps the reason', async () => {
    expect(await cancel({ reason: 'no need', from: 'desk' })).toMatchObject({
      status: 200,
      body: { ok: true, task_id: taskId, cancelled: true },
    });
    expect((await taskOf()).status).toBe('cancelled');
    expect(await inboxOf('bee', bee)).toEqual([]);
    const { events } = (await hub.api('GET', `/api/task_events?task_id=${taskId}`, { token: owner.token })).body;
    expect(events[0]).toMatchObject({ to_status: 'cancelled', detail: 'no need' });
  });

  test('200: without a body', async () => {
    const { status } = await hub.api('POST', `/api/task/${taskId}/cancel`, { token: owner.token });
    expect([status, (await taskOf()).status]).toEqual([200, 'cancelled']);
  });

  test('409 task_not_cancellable: it has ended', async () => {
    await cancel();
    const { status, body } = await cancel();
    expect([status, body]).toMatchObject([
      409,
      { error: 'task is terminal (cancelled)', task_id: taskId, status: 'cancelled', cancelled: false },
    ]);
  });
});

describe('retryTask', () => {
  test('200: delivers a cancelled task again', async () => {
    await cancel();
    expect(await retry()).toMatchObject({ status: 200, body: { ok: true, task_id: taskId, retried_to: 'bee' } });
    expect((await taskOf()).status).toBe('delivered');
    expect(await inboxOf('bee', bee)).toEqual([taskId]);
  });

  test('409 task_not_retryable: it has not ended', async () => {
    const { status, body } = await retry();
    expect([status, body]).toMatchObject([
      409,
      { error: 'task status is delivered, not retryable', task_id: taskId, status: 'delivered' },
    ]);
  });

  test('404 alias_not_found: the assignee was deleted', async () => {
    await cancel();
    await hub.api('DELETE', '/api/nodes/bee', { token: owner.token });
    expect(await refusal(retry())).toEqual([404, 'alias_not_found']);
  });

  test('409 node_not_active: the assignee is stopped', async () => {
    await cancel();
    await stop('bee');
    expect(await refusal(retry())).toEqual([409, 'node_not_active']);
  });

  test('409 node_degraded: and 403 node_token_cannot_force', async () => {
    await cancel();
    await degrade('bee', bee);
    expect(await refusal(retry())).toEqual([409, 'node_degraded']);
    expect(await refusal(retry({ force: true }, { token: cat }))).toEqual([403, 'node_token_cannot_force']);
    expect((await retry({ force: true })).status).toBe(200);
  });

  test('403 node_token_cannot_force: a node', async () => {
    expect(await refusal(retry({ force: true }, { token: cat }))).toEqual([403, 'node_token_cannot_force']);
  });
});

describe('reassignTask', () => {
  test('200: another agent has it, and the former one no longer', async () => {
    const { status, body } = await reassign();
    expect([status, body]).toEqual([200, { ok: true, task_id: taskId, reassigned_from: 'bee', reassigned_to: 'cat' }]);
    expect([await inboxOf('bee', bee), await inboxOf('cat', cat)]).toEqual([[], [taskId]]);
  });

  test('400 invalid_input: to nobody', async () => {
    const { status, body } = await hub.api('POST', `/api/task/${taskId}/reassign`, { token: owner.token, body: {} });
    expect([status, body.details[0].path]).toEqual([400, '/body/new_alias']);
  });

  test('409 task_terminal: it has ended', async () => {
    await cancel();
    expect(await refusal(reassign())).toEqual([409, 'task is terminal (cancelled)']);
  });

  test('404 alias_not_found: an unknown agent', async () => {
    expect(await refusal(reassign({ new_alias: 'nobody' }))).toEqual([404, 'alias_not_found']);
  });

  test('409 node_not_active: a stopped agent', async () => {
    await stop('cat');
    expect(await refusal(reassign())).toEqual([409, 'node_not_active']);
  });

  test('409 node_degraded: a degraded agent, unless a person forces it', async () => {
    await degrade('cat', cat);
    expect(await refusal(reassign())).toEqual([409, 'node_degraded']);
    expect((await reassign({ force: true })).status).toBe(200);
  });

  test('403 node_token_cannot_force: a node', async () => {
    expect(await refusal(reassign({ force: true }, { token: cat }))).toEqual([403, 'node_token_cannot_force']);
  });
});

describe('cancelTask, retryTask, reassignTask', () => {
  const moves = [
    ['cancel', cancel],
    ['retry', retry],
    ['reassign', reassign],
  ] as const;

  const forEach = async (check: (ask: typeof cancel, operation: string) => Promise<unknown>): Promise<void> => {
    for (const [verb, ask] of moves) await check(ask, `${verb}Task`);
  };

  test('404 task_not_found: absent or foreign', async () => {
    await hub.mintNode(stranger, 'bee');
    const foreign = await send(stranger);
    await forEach(async (ask) => {
      for (const id of ['t_none', foreign]) expect(await refusal(ask({}, { id }))).toEqual([404, 'task_not_found']);
    });
  });

  test('403 access_denied: a foreign network', async () => {
    const { networkId: network_id } = stranger;
    await forEach(async (ask) => expect(await refusal(ask({ network_id }))).toEqual([403, 'access_denied']));
  });

  test('400 network_id_required: a person of two networks names none', async () => {
    await addTo(hub, stranger, owner, { role: 'member' });
    await forEach(async (ask) => expect(await refusal(ask())).toEqual([400, 'network_id_required']));
    expect((await cancel({ network_id: owner.networkId })).status).toBe(200);
  });

  test('403 permission_denied: a viewer', async () => {
    const { token } = await addViewer(hub, owner);
    const { networkId: network_id } = owner;
    await forEach(async (ask) =>
      expect(await refusal(ask({ network_id }, { token }))).toEqual([403, 'permission_denied']),
    );
  });

  test('403 node_permission_denied: a node that only reads', async () => {
    await setNodeMode(hub, cat, 'readonly');
    await forEach(async (ask) =>
      expect(await refusal(ask({}, { token: cat }))).toEqual([403, 'node_permission_denied']),
    );
  });

  test('403 from_session_identity_mismatch: a node in the name of another', async () => {
    await forEach(async (ask) =>
      expect(await refusal(ask({ from: 'bee' }, { token: cat }))).toEqual([403, 'from_session_identity_mismatch']),
    );
  });

  test('422 idempotency_conflict: a key for something else, and a replay for the same', async () => {
    const headers = { 'idempotency-key': `key-${taskId}` };
    // One after the other on one task: cancelled, retried, handed on.
    await forEach(async (ask) => {
      const first = await ask({ from: 'desk' }, { headers });
      const again = await ask({ from: 'desk' }, { headers });
      expect([first.status, again.body]).toEqual([200, { ...first.body, idempotent_replay: true }]);
      expect(await refusal(ask({ from: 'other' }, { headers }))).toEqual([422, 'idempotency_conflict']);
    });
  });

  test('409 idempotency_in_flight: a key whose call still runs', async () => {
    const key = `key-${taskId}`;
    const headers = { 'idempotency-key': key };
    await forEach(async (ask, operation) => {
      await openKey(hub, owner, operation, key);
      expect(await refusal(ask({}, { headers }))).toEqual([409, 'idempotency_in_flight']);
    });
  });

  test('403 license_expired: after the trial nothing is delivered, but cancelled', async () => {
    const old = await startTestHub();
    const user = await old.registerUser();
    await old.mintNode(user, 'bee');
    const sent = await old.api('POST', '/api/task', { token: user.token, body: { alias: 'bee', task: 'dig' } });
    await expireTrial(old);
    const ask = async (verb: string, body: object) => {
      const answer = await old.api('POST', `/api/task/${sent.body.task_id}/${verb}`, { token: user.token, body });
      return [answer.status, answer.body.error];
    };
    expect(await ask('reassign', { new_alias: 'bee' })).toEqual([403, 'license_expired']);
    expect(await ask('retry', {})).toEqual([403, 'license_expired']);
    expect(await ask('cancel', {})).toEqual([200, undefined]);
    await old.close();
  });
});
