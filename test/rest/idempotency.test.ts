import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anonymousCaller } from '../../src/domain/access/caller.ts';
import { runOnce } from '../../src/server/idempotency.ts';
import { createCtx } from '../../src/server/request-ctx.ts';
import { startTestHub, type TestHub, type TestUser } from '../support/start-hub.ts';

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

  test('409 idempotency_in_flight: while the first call is still running', async () => {
    const { platform, database } = hub.hub;
    const ctx = createCtx(
      { platform, database, publish: () => undefined },
      { caller: anonymousCaller, requestId: 'r', ip: null },
    );
    const request = { operation: 'sendTask', key: 'k6', payload: {} };
    let begun = (): void => undefined;
    let goOn = (): void => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const first = runOnce(ctx, request, async () => {
      begun();
      await gate;
      return { status: 200, body: { ok: true } };
    });
    await running;
    await expect(runOnce(ctx, request, () => Promise.reject(new Error('ran twice')))).rejects.toMatchObject({
      code: 'idempotency_in_flight',
    });
    goOn();
    expect(await first).toEqual({ status: 200, body: { ok: true } });
    expect(await runOnce(ctx, request, () => Promise.reject(new Error('ran twice')))).toEqual({
      status: 200,
      body: { ok: true, idempotent_replay: true },
    });
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
