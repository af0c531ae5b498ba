import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anonymousCaller } from '../../src/domain/caller.ts';
import type { Tx } from '../../src/domain/ctx.ts';
import { upsertProvider } from '../../src/domain/providers/upsert-provider.ts';
import type { NewProvider } from '../../src/domain/providers/upsert-provider.ts';
import { commitRename } from '../../src/domain/renames/commit-rename.ts';
import { runOnce } from '../../src/domain/idempotency/run-once.ts';
import { createCtx } from '../../src/domain/call-ctx.ts';
import { addTo, nodeId, registerMember } from '../support/members.ts';
import { setNodeMode } from '../support/set-up.ts';
import { startTestHub, type TestHub, type TestUser } from '../support/start-hub.ts';

declare const provider: NewProvider;

let hub: TestHub;
let owner: TestUser;

beforeAll(async () => {
  hub = await startTestHub();
  owner = await hub.registerUser();
  await hub.mintNode(owner, 'beta');
});
afterAll(() => hub.close());

const send = (key: string, task = 'once', token = owner.token) =>
  hub.api('POST', '/api/task', { token, body: { alias: 'beta', task }, headers: { 'idempotency-key': key } });
const countTasks = async (): Promise<number> =>
  (await hub.api('GET', '/api/tasks?limit=500', { token: owner.token })).body.stats.reduce(
    (sum: number, row: { count: number }) => sum + row.count,
    0,
  );

describe('Idempotency-Key', () => {
  test('the same key and payload get the first answer again, marked as a replay', async () => {
    const first = await send('k1');
    const before = await countTasks();
    const second = await send('k1');
    expect(second.status).toBe(first.status);
    expect(second.body).toEqual({ ...first.body, idempotent_replay: true });
    expect(await countTasks()).toBe(before);
  });

  test('422 idempotency_conflict: the same key with another payload changes nothing', async () => {
    await send('k2', 'one text');
    const before = await countTasks();
    const { status, body } = await send('k2', 'another text');
    expect([status, body.error]).toEqual([422, 'idempotency_conflict']);
    expect(await countTasks()).toBe(before);
  });

  test('fifty at once make one task; the others replay or are told to wait', async () => {
    const before = await countTasks();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('k3')));
    expect(await countTasks()).toBe(before + 1);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(waiting.every(({ body }) => body.error === 'idempotency_in_flight')).toBe(true);
    const ids = new Set(answers.filter(({ status }) => status < 300).map(({ body }) => body.task_id));
    expect(ids.size).toBe(1);
  });

  test('calls with keys of their own that share a commit are all kept', async () => {
    const keys = Array.from({ length: 12 }, (_, n) => `together-${n}`);
    const first = await Promise.all(keys.map((key) => send(key)));
    expect(first.map(({ status }) => status)).toEqual(Array(12).fill(202));
    const again = await Promise.all(keys.map((key) => send(key)));
    expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => ({ ...body, idempotent_replay: true })));
  });

  test('409 idempotency_in_flight: while the first call is still running', async () => {
    const { platform, database } = hub.hub;
    const ctx = createCtx(
      { platform, database, publish: () => undefined },
      { caller: anonymousCaller, requestId: 'r' },
    );
    const request = { operation: 'sendTask', key: 'k6', payload: {} };
    let begun = (): void => undefined;
    let goOn = (): void => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const first = runOnce(ctx, request, async (call) => {
      const body = await call.transaction(async () => ({ ok: true }));
      begun();
      await gate;
      return body;
    });
    await running;
    await expect(runOnce(ctx, request, () => Promise.reject(new Error('ran twice')))).rejects.toMatchObject({
      code: 'idempotency_in_flight',
    });
    goOn();
    expect(await first).toEqual({ answer: { ok: true }, isReplay: false });
    const again = runOnce(ctx, request, (call) =>
      call.transaction<{ ok: boolean }>(() => Promise.reject(new Error('ran twice'))),
    );
    expect(await again).toEqual({ answer: { ok: true }, isReplay: true });
  });

  test('what a keyed call waits for is outside its unit: others write meanwhile, and a replay asks again', async () => {
    const { platform, database } = hub.hub;
    const source = { platform, database, publish: () => undefined };
    const ctx = createCtx(source, { caller: anonymousCaller, requestId: 'r' });
    let looked = 0;
    const call = () =>
      runOnce(ctx, { operation: 'sendTask', key: 'k7', payload: {} }, async (keyed) => {
        looked += 1;
        expect((await send(`k7-${looked}`)).status).toBeLessThan(300);
        return keyed.transaction(async () => ({ ok: true, looked }));
      });
    expect(await call()).toEqual({ answer: { ok: true, looked: 1 }, isReplay: false });
    expect(await call()).toEqual({ answer: { ok: true, looked: 1 }, isReplay: true });
    expect(looked).toBe(2);
  });

  test('a keyed call has one unit: a second one would be done again by a replay', async () => {
    const { platform, database } = hub.hub;
    const source = { platform, database, publish: () => undefined };
    const ctx = createCtx(source, { caller: anonymousCaller, requestId: 'r' });
    const twice = runOnce(ctx, { operation: 'sendTask', key: 'k8', payload: {} }, async (keyed) => {
      await keyed.transaction(async () => 1);
      await keyed.transaction(async () => 2);
    });
    await expect(twice).rejects.toThrow('one unit');
  });

  test('a unit is no call: the compiler refuses what waits, recovers or opens a unit inside one', () => {
    const inside = (tx: Tx): unknown[] => [
      // @ts-expect-error a unit opens none
      tx.transaction,
      // @ts-expect-error it does not hash passwords
      tx.platform.passwords,
      // @ts-expect-error its address is looked up
      () => upsertProvider(tx, provider),
      // @ts-expect-error its failure is looked into
      () => commitRename(tx, 'txn'),
      // @ts-expect-error a replay is not decided inside either
      () => runOnce(tx, { operation: 'x', key: 'k', payload: {} }, async () => ({ status: 200, body: {} })),
    ];
    expect(inside).toBeInstanceOf(Function);
  });

  test('a refused write leaves the key free', async () => {
    const lost = await hub.api('POST', '/api/task', {
      token: owner.token,
      body: { alias: 'nobody', task: 'x' },
      headers: { 'idempotency-key': 'k4' },
    });
    expect(lost.body.error).toBe('alias_not_found');
    expect((await send('k4')).body.ok).toBe(true);
  });

  test('a key belongs to its token', async () => {
    const other = await hub.registerUser();
    await hub.mintNode(other, 'beta');
    const mine = await send('k5');
    const theirs = await send('k5', 'once', other.token);
    expect(theirs.body.ok).toBe(true);
    expect(theirs.body.task_id).not.toBe(mine.body.task_id);
  });

  test('a tool takes its key as client_request_id or idempotency_key; queue advice is not repeated', async () => {
    const args = { alias: 'beta', task: 'by tool', meta: { client_request_id: 'c1' } };
    const first = await hub.tool('send_task', args, owner.token);
    const again = await hub.tool('send_task', args, owner.token);
    expect(again).toMatchObject({ ok: true, message_id: first.message_id, idempotent_replay: true });
    expect(first).toHaveProperty('queue_ahead');
    expect(again).not.toHaveProperty('queue_ahead');
    const message = { alias: 'beta', message: 'hello', idempotency_key: 'm1' };
    const said = await hub.tool('send_message', message, owner.token);
    expect(await hub.tool('send_message', message, owner.token)).toMatchObject({
      message_id: said.message_id,
      idempotent_replay: true,
    });
    expect(await hub.tool('send_message', { ...message, message: 'other' }, owner.token)).toMatchObject({
      ok: false,
      error: 'idempotency_conflict',
    });
  });
});

describe('a replay asks the rules first', () => {
  const members = (user: TestUser) => `/api/networks/${owner.networkId}/members/${user.userId}`;
  const change = async (method: string, path: string, body?: unknown): Promise<void> => {
    expect((await hub.api(method, path, { token: owner.token, body })).status).toBe(200);
  };
  const keyed = (user: TestUser, fields = {}) =>
    hub.api('POST', '/api/task', {
      token: user.token,
      body: { alias: 'beta', task: 'once', ...fields },
      headers: { 'idempotency-key': 'lost' },
    });

  test('a removed member and a viewer are refused, over tools too', async () => {
    const left = await registerMember(hub, owner);
    const demoted = await registerMember(hub, owner);
    const named = { network_id: owner.networkId };
    const args = { alias: 'beta', task: 'by tool', ...named, meta: { client_request_id: 'lost' } };
    for (const user of [left, demoted]) {
      expect((await keyed(user, named)).body.ok).toBe(true);
      expect((await hub.tool('send_task', args, user.token)).ok).toBe(true);
    }
    const before = await countTasks();
    await change('DELETE', members(left));
    await change('PUT', members(demoted), { role: 'viewer' });
    expect(await keyed(left, named)).toMatchObject({
      status: 403,
      body: { error: 'access denied to requested network' },
    });
    expect((await hub.tool('send_task', args, left.token)).error).toBe('access_denied');
    expect(await keyed(demoted, named)).toMatchObject({ status: 403, body: { error: 'permission_denied' } });
    expect((await hub.tool('send_task', args, demoted.token)).error).toBe('permission_denied');
    expect(await countTasks()).toBe(before);
  });

  test('a revoked grant and a narrower mode are refused', async () => {
    const guest = await registerMember(hub, owner, { agent_access: 'granted' });
    const grants = `${members(guest)}/agent-grants`;
    await change('PUT', grants, { node_ids: [await nodeId(hub, owner, 'beta')] });
    const first = await keyed(guest);
    expect((await keyed(guest)).body).toEqual({ ...first.body, idempotent_replay: true });
    await change('PUT', grants, { node_ids: [] });
    expect((await keyed(guest)).body.error).toBe('agent_not_granted');
    const node = await hub.mintNode(owner, 'gamma');
    const message = { alias: 'beta', message: 'hello', idempotency_key: 'lost' };
    expect((await hub.tool('send_message', message, node)).ok).toBe(true);
    await setNodeMode(hub, node, 'readonly');
    expect(await hub.tool('send_message', message, node)).toMatchObject({
      error: 'node_permission_denied',
      reason: 'mode_readonly',
    });
  });

  test('who lost a right elsewhere or won one gets the first answer again, and nothing happens twice', async () => {
    const member = await registerMember(hub, owner);
    const other = await hub.registerUser();
    await addTo(hub, other, member);
    const named = { network_id: owner.networkId };
    const first = await keyed(member, named);
    const before = await countTasks();
    await change('PUT', members(member), { role: 'admin' });
    await hub.api('DELETE', `/api/networks/${other.networkId}/members/${member.userId}`, { token: other.token });
    expect((await keyed(member, named)).body).toEqual({ ...first.body, idempotent_replay: true });
    expect(await countTasks()).toBe(before);
  });
});

describe('calls whose answer holds a secret', () => {
  test('Idempotency-Key-Ignored: every such call says that the key did not count', async () => {
    const network = `/api/networks/${owner.networkId}`;
    const fresh = { username: 'keyed', password: 'plum-Orbit-72' };
    const call = (path: string, body: unknown, token?: string) =>
      hub.api('POST', path, { token, body, headers: { 'idempotency-key': 'same' } });
    const invite = await call(`${network}/invite`, { role: 'member', max_uses: 2 }, owner.token);
    const again = await call(`${network}/invite`, { role: 'member', max_uses: 2 }, owner.token);
    expect(again.body.invite_code).not.toBe(invite.body.invite_code);
    const registered = await call('/api/auth/register', fresh);
    const { token } = registered.body;
    const rename = { old_password: fresh.password, new_password: 'fern-Comet-91' };
    const answers = [
      invite,
      again,
      registered,
      await call('/api/auth/login', fresh),
      await call('/api/networks/join', { invite_code: invite.body.invite_code }, token),
      await call('/api/auth/node-token', { network_id: owner.networkId, node_name: 'delta' }, token),
      await call('/api/auth/tokens', { name: 'script' }, token),
      await call('/api/auth/password', rename, token),
    ];
    for (const { status, headers } of answers) {
      expect([status, headers.get('idempotency-key-ignored')]).toEqual([200, 'secret']);
    }
    const plain = await hub.api('POST', `${network}/invite`, { token: owner.token, body: {} });
    expect(plain.headers.get('idempotency-key-ignored')).toBeNull();
    expect((await send('k7')).headers.get('idempotency-key-ignored')).toBeNull();
  });
});
