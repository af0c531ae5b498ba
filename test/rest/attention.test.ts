import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { openKey } from '../support/open-key.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub } from '../support/start-hub.ts';
import { beat, openScene, plants, send } from './attention-plants.ts';
import type { Scene } from './attention-plants.ts';

let hub: TestHub;
const master = 'the-master-token-of-this-hub';
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  await hub.registerUser(); // The first person reads every network.
});
afterAll(() => hub.close());

const list = async ({ owner }: Scene, query = '', token = owner.token): Promise<Loose> =>
  (await hub.api('GET', `/api/attention${query}`, { token })).body;
const kindsOf = async (scene: Scene): Promise<string[]> =>
  (await list(scene)).items.map(({ kind }: { kind: string }) => kind);

/** The severity of each kind, as the table of the document tells it. */
const severities = new Map(
  [...readFileSync('docs/attention.md', 'utf8').matchAll(/^\| `(\w+)` +\| (now|soon|note) /gm)].map(
    ([, kind, severity]) => [kind, severity] as const,
  ),
);

/** A task of `bee` that failed. */
async function fail(scene: Scene): Promise<void> {
  await beat(scene);
  await send(scene);
  const failed = { in_reply_to: scene.made['taskId'], text: 'flooded', status: 'failed' };
  await hub.tool('send_reply', failed, scene.bee);
}

describe('listAttention', () => {
  test.each(plants)('200: $kind, while $title, and gone within 2 seconds of its end', async ({ kind, plant, cure }) => {
    const scene = await openScene(hub);
    await plant(scene);
    const { items, counts } = await list(scene);
    expect(items).toMatchObject([{ kind, network_id: scene.owner.networkId, subject: { label: expect.any(String) } }]);
    expect(counts.now + counts.soon + counts.note).toBe(1);
    expect(items[0].severity).toBe(severities.get(kind));
    expect(counts[items[0].severity]).toBe(1);
    expect(items[0].actions.length).toBeGreaterThan(0);
    await cure(scene);
    hub.clock.advance(1_001);
    expect(await list(scene)).toMatchObject({ items: [], counts: { now: 0, soon: 0, note: 0 } });
  });

  test('200: the same agent before and after it is marked as offline', async () => {
    const scene = await openScene(hub);
    await beat(scene);
    await send(scene);
    hub.clock.advance(600_001);
    const [before] = (await list(scene)).items;
    await hub.runJob('mark_offline');
    expect((await list(scene)).items).toEqual([before]);
  });

  test('200: evidence, words and calls of a failed task; secrets masked', async () => {
    const scene = await openScene(hub);
    await beat(scene);
    await send(scene, { task: '\n## dig  a well\nHalf of it is enough.', priority: 'high' });
    const task_id = scene.made['taskId'];
    await hub.tool(
      'send_reply',
      { in_reply_to: task_id, text: 'no sk-abcdefghijklmnop1234', status: 'failed' },
      scene.bee,
    );
    const [item] = (await list(scene, '?kind=task_failed')).items;
    expect(item).toMatchObject({
      severity: 'now',
      subject: { type: 'task', id: task_id, label: 'dig a well' },
      reason: 'bee ended this task as failed.',
      evidence: { alias: 'bee', priority: 'high', detail: 'no sk-***redacted***' },
      actions: [{ tool: 'retry_task', params: { task_id }, needs: [] }, { tool: 'get_task' }],
    });
  });

  test('200: an agent that waits says for what, and on which task', async () => {
    const scene = await openScene(hub);
    await send(scene);
    const task = scene.made['taskId'];
    const report = (fields: Loose): Promise<unknown> =>
      hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'waiting_input', ...fields }, scene.bee);
    await report({ task, output: 'How deep?' });
    expect((await list(scene, '?kind=agent_waiting_input')).items[0].evidence).toEqual({
      ...{ alias: 'bee', session_status: 'waiting_input', task_id: task, detail: 'How deep?' },
    });
    await report({ task, output: 'How wide?' });
    expect((await list(scene, '?kind=agent_waiting_input')).items[0].evidence.detail).toBe('How wide?');
  });

  test('200: the most severe first, then the oldest; pages hold every item once', async () => {
    const scene = await openScene(hub);
    for (let n = 0; n < 3; n += 1) await fail(scene);
    const body = { name: 'Dig', due: '2020-01-01' };
    await hub.api('POST', '/api/requirements', { token: scene.owner.token, body });
    await hub.api('POST', '/api/requirements', {
      token: scene.owner.token,
      body: { ...body, due: '2020-01-01T05:00:00Z' },
    });
    await beat(scene, 'blocked');
    hub.clock.advance(1_000);
    const whole = await list(scene);
    expect(whole.items.map(({ kind }: Loose) => kind)).toEqual([
      ...['task_failed', 'task_failed', 'task_failed', 'agent_blocked'],
      ...['card_overdue', 'card_overdue'],
    ]);
    expect(whole).toMatchObject({ counts: { now: 4, soon: 0, note: 2 }, has_more: false, next_cursor: null });
    for (const limit of [1, 2, 5]) {
      const walked = [];
      for (let query = `?limit=${limit}`; query !== '';) {
        const page = await list(scene, query);
        expect(page.counts).toEqual(whole.counts);
        walked.push(...page.items);
        query = page.has_more ? `?limit=${limit}&cursor=${page.next_cursor}` : '';
      }
      expect(walked).toEqual(whole.items);
    }
    expect((await list(scene, '?severity=note')).items).toHaveLength(2);
    const failed = await list(scene, '?kind=task_failed&limit=2');
    expect(failed).toMatchObject({ items: [{ kind: 'task_failed' }, {}], has_more: true, counts: whole.counts });
  });

  test('200: over several networks, and a node sees no messages of its person', async () => {
    const scene = await openScene(hub);
    await fail(scene);
    const other = await hub.api('POST', '/api/networks', { token: scene.owner.token, body: { name: 'second' } });
    expect(other.status).toBeLessThan(300);
    hub.clock.advance(31 * 60_000);
    expect(await kindsOf(scene)).toEqual(['task_failed', 'message_unread']);
    const ofNode = await list(scene, '', scene.bee);
    expect(ofNode.items).toMatchObject([{ kind: 'task_failed' }]);
    const stranger = await openScene(hub);
    expect(await kindsOf(stranger)).toEqual([]);
  });

  test('403 access_denied: a foreign network, as an absent one', async () => {
    const scene = await openScene(hub);
    for (const networkId of [(await openScene(hub)).owner.networkId, 'net_none']) {
      expect(await list(scene, `?network_id=${networkId}`)).toMatchObject({ ok: false, error: 'access_denied' });
    }
  });

  test('400 invalid_cursor: another text', async () => {
    const scene = await openScene(hub);
    expect(await list(scene, '?cursor=abc')).toMatchObject({ error: 'invalid_cursor' });
  });
});

describe('snoozeAttention', () => {
  const snooze = async (scene: Scene, key: string, until: number | string, token = scene.owner.token) => {
    const text = typeof until === 'number' ? new Date(hub.clock.now() + until).toISOString() : until;
    return hub.api('POST', '/api/attention/snooze', { token, body: { key, until: text } });
  };
  const hour = 3_600_000;

  test('200: hidden for this person until then; a passed time wakes it', async () => {
    const scene = await openScene(hub);
    await fail(scene);
    const [item] = (await list(scene)).items;
    const snoozed = await snooze(scene, item.key, hour);
    expect(snoozed).toMatchObject({ status: 200, body: { ok: true, key: item.key, until: expect.any(String) } });
    expect(await list(scene)).toMatchObject({ items: [], counts: { now: 0 } });
    expect((await list(scene, '', scene.bee)).items).toHaveLength(1);
    hub.clock.advance(hour + 1);
    expect((await list(scene, '?kind=task_failed')).items).toEqual([item]);
    await hub.runJob('purge_snoozes');
    await snooze(scene, item.key, hour);
    expect((await list(scene, '?kind=task_failed')).items).toEqual([]);
    expect((await snooze(scene, item.key, -hour)).body).toMatchObject({ until: null });
    expect((await list(scene, '?kind=task_failed')).items).toEqual([item]);
  });

  test('200: a new occurrence is listed', async () => {
    const scene = await openScene(hub);
    await beat(scene, 'waiting_input');
    const [item] = (await list(scene)).items;
    await snooze(scene, item.key, hour);
    hub.clock.advance(1_000);
    await beat(scene, 'waiting_input');
    expect((await list(scene)).items).toEqual([]);
    await beat(scene, 'working');
    await beat(scene, 'waiting_input');
    const [next] = (await list(scene)).items;
    expect(next).toMatchObject({ kind: 'agent_waiting_input' });
    expect(next.key).not.toBe(item.key);
  });

  test('404 attention_not_found: no key, one that has ended, one of another network', async () => {
    const scene = await openScene(hub);
    await fail(scene);
    const [{ key }] = (await list(scene)).items;
    const stranger = await openScene(hub);
    for (const [who, which] of [
      [scene, 'abc'],
      [stranger, key],
      [scene, key.replace(/\d+$/, '1')],
    ] as const) {
      expect(await snooze(who, which, hour)).toMatchObject({ status: 404, body: { error: 'attention_not_found' } });
    }
  });

  test('400 snooze_too_far: a time beyond 30 days', async () => {
    const scene = await openScene(hub);
    const { status, body } = await snooze(scene, 'abc', 31 * 24 * hour);
    expect([status, body.error]).toEqual([400, 'snooze_too_far']);
  });

  test('422 idempotency_conflict: the same key until another time', async () => {
    const scene = await openScene(hub);
    await fail(scene);
    const [{ key }] = (await list(scene)).items;
    const ask = (until: string) =>
      hub.api('POST', '/api/attention/snooze', {
        token: scene.owner.token,
        body: { key, until },
        headers: { 'idempotency-key': 's1' },
      });
    const until = new Date(hub.clock.now() + hour).toISOString();
    const first = await ask(until);
    expect((await ask(until)).body).toEqual({ ...first.body, idempotent_replay: true });
    expect(await ask('2020-01-01')).toMatchObject({ status: 422, body: { error: 'idempotency_conflict' } });
  });

  test('409 idempotency_in_flight: the first call with the key has not ended', async () => {
    const scene = await openScene(hub);
    await fail(scene);
    const [{ key }] = (await list(scene)).items;
    await openKey(hub, scene.owner, 'snoozeAttention', 's2');
    const options = {
      token: scene.owner.token,
      body: { key, until: '2020-01-01' },
      headers: { 'idempotency-key': 's2' },
    };
    expect(await hub.api('POST', '/api/attention/snooze', options)).toMatchObject({
      status: 409,
      body: { error: 'idempotency_in_flight' },
    });
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    const { status } = await snooze(await openScene(hub), 'abc', hour, master);
    expect(status).toBe(401);
  });

  test('403 user_token_required: a node', async () => {
    const scene = await openScene(hub);
    expect(await snooze(scene, 'abc', hour, scene.bee)).toMatchObject({
      status: 403,
      body: { error: 'user_token_required' },
    });
  });
});
