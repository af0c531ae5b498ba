import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { openKey } from '../support/open-key.ts';
import { demoteOwner } from '../support/set-up.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub, type Loose, type TestHub, type TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let bee: string;
let cat: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  cat = await hub.mintNode(owner, 'cat');
});
afterAll(() => hub.close());

const send = async (from: string, to = 'cat'): Promise<string> =>
  (await hub.tool('send_task', { alias: to, task: 'count' }, from)).message_id;
const taskOf = async (taskId: string): Promise<Loose> =>
  (await hub.api('GET', `/api/task/${taskId}`, { token: owner.token })).body;

describe('send_peer_reply', () => {
  const reply = (taskId: string | undefined, args: object = {}, token = cat) =>
    hub.tool('send_peer_reply', { text: '42', ...(taskId && { in_reply_to: taskId }), ...args }, token);

  test('ok: ends the task and puts a result that wants no answer into the inbox of the agent that sent it', async () => {
    const heard = await openSse(hub.url, '/events/bee', bee);
    await heard.until(ofType('connected'));
    const taskId = await send(bee);
    const { message_id: messageId, ok } = await reply(taskId);
    expect(ok).toBe(true);
    expect((await heard.until(ofType('new_reply'))).data).toMatchObject({
      message_id: messageId,
      in_reply_to: taskId,
      from: 'cat',
    });
    expect((await taskOf(taskId)).task).toMatchObject({ status: 'replied', result: '42' });
    const row = await hub.hub.database.reader
      .selectFrom('inbox')
      .select(['to_name', 'content', 'requires_response'])
      .where('id', '=', messageId)
      .executeTakeFirst();
    expect(row).toEqual({ to_name: 'bee', content: '42', requires_response: 'none' });
    heard.close();
  });
  test('network_token_required: a person', async () => {
    expect(await reply(await send(bee), {}, owner.token)).toEqual(refused('network_token_required'));
  });
  test('peer_reply_task_required: without a task', async () => {
    expect(await reply(undefined)).toEqual(refused('peer_reply_task_required'));
  });
  test('peer_reply_origin_not_node: a person sent the task; it stays as it is', async () => {
    const taskId = await send(owner.token);
    expect(await reply(taskId)).toEqual(refused('peer_reply_origin_not_node'));
    expect((await taskOf(taskId)).task.status).toBe('delivered');
  });
  test('reply_task_not_found: no such task', async () => {
    expect(await reply('t_none')).toEqual(refused('reply_task_not_found'));
  });
  test('reply_task_not_owned: the task of another node', async () => {
    expect(await reply(await send(bee), {}, bee)).toEqual(refused('reply_task_not_owned'));
  });
  test('reply_task_terminal: the task has ended', async () => {
    const taskId = await send(bee);
    await reply(taskId);
    expect(await reply(taskId)).toEqual(refused('reply_task_terminal', { task_status: 'replied' }));
  });
  test('bad_attachments: no files of the hub', async () => {
    expect(await reply(await send(bee), { attachments: [{ type: 'link' }] })).toEqual(refused('bad_attachments'));
  });
  test('attachment_not_accessible: a file that is not there', async () => {
    const file = { type: 'file', file_id: 'f'.repeat(32), name: 'a', mime: 'text/plain', size: 1 };
    expect(await reply(await send(bee), { attachments: [file] })).toEqual(refused('attachment_not_accessible'));
  });
  test('from_session_identity_mismatch: under the alias of another node', async () => {
    expect(await reply(await send(bee), { from_session: 'bee' })).toEqual(refused('from_session_identity_mismatch'));
  });
  test('permission_denied: a token without a node whose person only reads now; the agent itself still answers', async () => {
    const taskId = await send(bee);
    await demoteOwner(hub, owner);
    expect(await reply(taskId, {}, owner.networkToken)).toEqual(refused('permission_denied'));
    expect(await reply(taskId)).toMatchObject({ ok: true });
  });
  test('idempotency_conflict: the key with another text; the same call replays', async () => {
    const taskId = await send(bee);
    const first = await reply(taskId, { idempotency_key: 'k' });
    expect(await reply(taskId, { idempotency_key: 'k' })).toEqual({ ...first, idempotent_replay: true });
    expect(await reply(taskId, { idempotency_key: 'k', text: '43' })).toEqual(refused('idempotency_conflict'));
  });
  test('idempotency_in_flight: the first call still runs', async () => {
    const taskId = await send(bee);
    await openKey(hub, { ...owner, token: cat }, 'send_peer_reply', 'busy');
    expect(await reply(taskId, { idempotency_key: 'busy' })).toEqual(refused('idempotency_in_flight'));
  });
});

describe('mark_tasks_runtime_submitted, mark_tasks_consumed', () => {
  const both = [
    ['mark_tasks_runtime_submitted', 'runtime_submitted_waiting_for_signal'],
    ['mark_tasks_consumed', 'runtime_consumed_nonterminal'],
  ] as const;
  const mark = (name: string, taskIds: readonly string[], token = cat) => hub.tool(name, { task_ids: taskIds }, token);

  for (const [name, diagnosis] of both) {
    test('ok: the first write wins, and the diagnosis sees it', async () => {
      const taskIds = [await send(bee), await send(owner.token)];
      const first = await mark(name, taskIds);
      expect(first.tasks.map((task: Loose) => task.task_id)).toEqual(taskIds);
      expect(first.tasks[0].runtime_submitted_at).not.toBeNull();
      expect(first.tasks[0].consumed_at === null).toBe(name !== 'mark_tasks_consumed');
      hub.clock.advance(60_000);
      expect(await mark(name, taskIds)).toEqual(first);
      expect((await taskOf(taskIds[0] ?? '')).diagnostic.code).toBe(diagnosis);
    });
    test('duplicate_task_id: a task stands twice; nothing is written', async () => {
      const taskId = await send(bee);
      expect(await mark(name, [taskId, taskId])).toEqual(refused('duplicate_task_id', { task_id: taskId }));
      expect((await taskOf(taskId)).task.runtime_submitted_at).toBeNull();
    });
    test('task_not_owned: all or nothing; foreign and absent alike', async () => {
      const [own, foreign] = [await send(bee), await send(owner.token, 'bee')];
      expect(await mark(name, [own, foreign])).toEqual(refused('task_not_owned', { task_id: foreign }));
      expect(await mark(name, [own, 't_none'])).toEqual(refused('task_not_owned', { task_id: 't_none' }));
      expect((await taskOf(own)).task.runtime_submitted_at).toBeNull();
    });
    test('caller_not_a_daemon: a person', async () => {
      expect(await mark(name, [await send(bee)], owner.token)).toEqual(refused('caller_not_a_daemon'));
    });
    test('permission_denied: a token without a node whose person only reads now; the agent itself still marks', async () => {
      const taskId = await send(bee);
      await demoteOwner(hub, owner);
      expect(await mark(name, [taskId], owner.networkToken)).toEqual(refused('permission_denied'));
      expect(await mark(name, [taskId])).toMatchObject({ ok: true });
    });
    test('invalid_input: none, or more than a hundred', async () => {
      await expect(mark(name, [])).rejects.toThrow('task_ids');
      const many = Array.from({ length: 101 }, (_, n) => `t_${n}`);
      await expect(mark(name, many)).rejects.toThrow('task_ids');
    });
  }
});
