import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { openKey } from '../support/open-key.ts';
import { addViewer, demoteOwner } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let stranger: TestUser;
let bee: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  stranger = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
});
afterAll(() => hub.close());

const send = async (task: string) => (await hub.tool('send_task', { alias: 'bee', task }, owner.token)).message_id;
const taskOf = async (id: string) => (await hub.api('GET', `/api/task/${id}`, { token: owner.token })).body.task;
const sessionOf = async (alias: string) => (await hub.tool('get_session_status', { alias }, owner.token)).session;

describe('report_status', () => {
  const report = (args: object = {}, token = bee) =>
    hub.tool('report_status', { resume_id: 'r1', alias: 'bee', status: 'idle', ...args }, token);

  test('ok: the session is stored and the inbox counted', async () => {
    await send('first');
    expect(await report({ output: 'x'.repeat(50_000), score: 7.5, progress: 33.3, channels: '["a"]' })).toEqual({
      ok: true,
      resume_id: 'r1',
      alias: 'bee',
      inbox_count: 1,
    });
    expect(await sessionOf('bee')).toMatchObject({
      resume_id: 'r1',
      status: 'idle',
      output: 'x'.repeat(4_000),
      score: 7.5,
      progress: 33.3,
      channels: '["a"]',
    });
  });

  test('ok: working with a task starts it', async () => {
    const id = await send('first');
    await report({ status: 'working', task: id });
    expect(await taskOf(id)).toMatchObject({ status: 'running', started_at: expect.any(String) });
  });

  test('ok: bad optional values are dropped and named, the rest is stored', async () => {
    const { ok, warnings } = await report({
      score: 'high',
      progress: 101,
      server: 7,
      channels: 'a',
      model: 'm1',
      health: [],
    });
    expect(ok).toBe(true);
    expect(warnings.map((line: string) => line.split(':')[0])).toEqual([
      'score',
      'progress',
      'server',
      'channels',
      'health',
    ]);
    expect(await sessionOf('bee')).toMatchObject({ model: 'm1', score: null, progress: null, server: null });
  });

  test('ok: with node_id the node record follows; a second id is refused with a warning', async () => {
    await report({ node_id: 'node_own', node_name: 'Bee', model: 'm1' });
    const again = await report({ node_id: 'node_other' });
    expect(again.warnings).toEqual([expect.stringContaining('node_id')]);
    const { body } = await hub.api('GET', '/api/nodes', { token: owner.token });
    expect(body.nodes).toMatchObject([{ node_id: 'node_own', node_name: 'Bee', model: 'm1' }]);
  });

  test('ok: a token that no node was minted with reports for any alias', async () => {
    expect(await report({ alias: 'dog' }, owner.networkToken)).toMatchObject({ ok: true, alias: 'dog' });
  });

  test('network_token_required: a user token', async () => {
    expect(await report({}, owner.token)).toEqual(refused('network_token_required'));
  });

  test('alias_not_yours: a node reports for another alias', async () => {
    expect(await report({ alias: 'cat' })).toEqual(refused('alias_not_yours', { alias: 'cat' }));
    expect(await sessionOf('cat')).toBeNull();
  });

  test('permission_denied: a token without a node of a person who became a viewer; the agent itself still reports', async () => {
    await demoteOwner(hub, owner);
    expect(await report({ alias: 'bee' }, owner.networkToken)).toEqual(refused('permission_denied'));
    expect(await report()).toMatchObject({ ok: true });
  });

  test('a bad required value is an error', async () => {
    for (const bad of [{ status: 'busy' }, { resume_id: '' }, { resume_id: 'x'.repeat(201) }, { alias: 7 }]) {
      await expect(report(bad)).rejects.toThrow('-32602');
    }
  });
});

describe('report_completion', () => {
  const complete = (args: object = {}, token = bee) =>
    hub.tool('report_completion', { alias: 'bee', task: 'work', result: 'done', ...args }, token);

  test('ok: the task is replied to, the session idle, the result whole in the completion', async () => {
    const id = await send('first');
    await hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'working', task: id, progress: 50 }, bee);
    const result = 'y'.repeat(5_000);
    const { ok, completion_id: completion } = await complete({ task: id, result });
    expect(ok).toBe(true);
    expect(await taskOf(id)).toMatchObject({ status: 'replied', result: 'y'.repeat(4_000) });
    expect(await sessionOf('bee')).toMatchObject({ status: 'idle', task: null, progress: 0 });
    const { completions } = await hub.tool('get_completions', {}, owner.token);
    expect(completions).toMatchObject([{ id: completion, result, task: id, session_name: 'bee' }]);
  });

  test('ok: by the text of the task, the oldest first', async () => {
    const [first, second] = [await send('same'), await send('same')];
    await complete({ task: 'same' });
    expect([(await taskOf(first)).status, (await taskOf(second)).status]).toEqual(['replied', 'delivered']);
  });

  test('task_terminal: a task that has ended', async () => {
    const id = await send('first');
    await complete({ task: id });
    expect(await complete({ task: id, result: 'again' })).toEqual(
      refused('task is terminal (replied)', { task_id: id, status: 'replied' }),
    );
    expect((await taskOf(id)).result).toBe('done');
  });

  test('task_not_owned: a task of another node', async () => {
    const id = await send('first');
    const cat = await hub.mintNode(owner, 'cat');
    expect(await complete({ alias: 'cat', task: id }, cat)).toEqual(refused('task_not_owned', { task_id: id }));
    expect((await taskOf(id)).status).toBe('delivered');
  });

  test('task_not_found: an id of no task of the network', async () => {
    const id = await send('first');
    const dog = await hub.mintNode(stranger, 'bee');
    expect(await complete({ task: id }, dog)).toEqual(refused('task not found', { task_id: id }));
    expect(await complete({ task: 't_0123456789abcdefghij' })).toEqual(refused('task not found'));
    expect((await taskOf(id)).status).toBe('delivered');
  });

  test('alias_not_yours: a node completes in the name of another', async () => {
    expect(await complete({ alias: 'cat' })).toEqual(refused('alias_not_yours'));
  });

  test('permission_denied: a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    expect(await complete({ network_id: owner.networkId }, viewer.token)).toEqual(refused('permission_denied'));
  });

  test('access_denied: a foreign network', async () => {
    expect(await complete({ network_id: owner.networkId }, stranger.token)).toEqual(refused('access_denied'));
  });

  test('network_id_required: a user of two networks names none', async () => {
    await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } });
    expect(await complete({}, owner.token)).toEqual(refused('network_id_required'));
  });

  test('idempotency_conflict: the same key with another result', async () => {
    const first = await complete({ idempotency_key: 'c1' });
    expect(await complete({ idempotency_key: 'c1' })).toEqual({ ...first, idempotent_replay: true });
    expect(await complete({ idempotency_key: 'c1', result: 'other' })).toEqual(refused('idempotency_conflict'));
    expect((await hub.tool('get_completions', {}, owner.token)).completions).toHaveLength(1);
  });

  test('idempotency_in_flight: the first call with the key has not ended', async () => {
    await openKey(hub, { ...owner, token: bee }, 'report_completion', 'c2');
    expect(await complete({ idempotency_key: 'c2' })).toEqual(refused('idempotency_in_flight'));
  });
});

describe('get_completions', () => {
  const get = (args: object = {}, token = owner.token) => hub.tool('get_completions', { ...args }, token);

  test('ok: newest first, by alias, since, limited', async () => {
    const complete = (task: string) => hub.tool('report_completion', { alias: 'bee', task, result: 'done' }, bee);
    await complete('old');
    hub.clock.advance(25 * 3_600_000);
    for (let n = 0; n < 51; n += 1) await complete(`task ${n}`);
    const tasks = async (args: object) => (await get(args)).completions.map((row: { task: string }) => row.task);
    expect(await tasks({ limit: 2 })).toEqual(['task 50', 'task 49']);
    expect(await tasks({})).toHaveLength(50);
    expect(await tasks({ since: '2020-01-01', limit: 500 })).toHaveLength(52);
    expect(await tasks({ alias: 'cat' })).toEqual([]);
  });

  test('access_denied: a foreign network', async () => {
    expect(await get({ network_id: owner.networkId }, stranger.token)).toEqual(refused('access_denied'));
  });
});
