import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { toWireTime } from '../../src/platform/clock.ts';
import { ackInbox } from '../../src/domain/tasks/ack-inbox.ts';
import { cancelTask } from '../../src/domain/tasks/cancel-task.ts';
import { reassignTask } from '../../src/domain/tasks/reassign-task.ts';
import { retryTask } from '../../src/domain/tasks/retry-task.ts';
import { sendAck } from '../../src/domain/tasks/replies/send-ack.ts';
import { sendReply } from '../../src/domain/tasks/replies/send-reply.ts';
import type { NewReply } from '../../src/domain/tasks/replies/send-reply.ts';
import { sendMessage } from '../../src/domain/inbox/send-message.ts';
import { reportCompletion } from '../../src/domain/reports/report-completion.ts';
import { openFleet, outcomeOf, refusalOf } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';

let fleet: Fleet;

beforeEach(async () => {
  fleet = await openFleet();
  fleet.hub.events.length = 0;
});
afterEach(() => fleet.hub.close());

const eventsOf = (type: string) =>
  fleet.hub.events
    .filter((event) => event.type === type)
    .map(({ channel, payload, summary }) => ({
      channel,
      payload: payload && JSON.parse(payload),
      summary: summary && JSON.parse(summary),
    }));

const deliveriesTo = (alias: string, type: 'task' | 'reply') =>
  fleet.hub.database.reader
    .selectFrom('inbox')
    .selectAll()
    .where('to_name', '=', alias)
    .where('type', '=', type)
    .orderBy('inbox_seq')
    .execute();

describe('ackInbox', () => {
  test('a delivery id and a task id name the same delivery; a message moves no task', async () => {
    const taskId = await fleet.send();
    await cancelTask(fleet.ann, { taskId });
    await retryTask(fleet.ann, { taskId });
    const again = (await deliveriesTo('bee', 'task')).find((row) => row.acked === 0);
    expect(again?.id).not.toBe(taskId);
    await ackInbox(fleet.bee, { alias: 'bee', messageId: again?.id ?? '' });
    expect(await fleet.statusOf(taskId)).toBe('acked');
    const { messageId } = await sendMessage(fleet.ann, { alias: 'bee', message: 'hello' });
    expect(await outcomeOf(ackInbox(fleet.bee, { alias: 'bee', messageId }))).toBe('ok');
  });

  test('unknown and foreign deliveries are refused alike, known ones by their state', async () => {
    const taskId = await fleet.send();
    const ack = (messageId: string, alias = 'bee', by = fleet.bee) => outcomeOf(ackInbox(by, { alias, messageId }));
    expect(await ack('m_none')).toBe('delivery_not_yours');
    expect(await ack(taskId, 'cat', fleet.cat)).toBe('delivery_not_yours');
    expect(await ack(taskId, 'bee', fleet.cat)).toBe('delivery_not_yours');
    expect(await ack(taskId)).toBe('ok');
    expect(await ack(taskId)).toBe('delivery_not_found');
    expect(await ack(taskId, 'bee', fleet.ann)).toBe('delivery_not_found');
  });

  test('a task that is past delivered keeps its state while its delivery is acknowledged', async () => {
    const taskId = await fleet.send();
    await sendAck(fleet.bee, { taskId });
    await fleet.force(taskId, { status: 'running' });
    await ackInbox(fleet.bee, { alias: 'bee', messageId: taskId });
    expect(await fleet.statusOf(taskId)).toBe('running');
    expect(await fleet.unreadOf(taskId)).toEqual([]);
  });
});

describe('task_status', () => {
  test('goes to the network always, to the originator only when somebody else caused it', async () => {
    const taskId = await fleet.send({}, fleet.ant);
    await ackInbox(fleet.bee, { alias: 'bee', messageId: taskId });
    await cancelTask(fleet.ant, { taskId });
    const facts = {
      type: 'task_status',
      task_id: taskId,
      from_status: 'delivered',
      to_status: 'acked',
      actor: fleet.bee.caller.nodeId,
      at: toWireTime(fleet.hub.clock.now()),
      queue_depth: 1,
    };
    const [acked, cancelled] = eventsOf('task_status');
    expect(acked).toEqual({ channel: 'ant', payload: facts, summary: facts });
    expect(cancelled).toMatchObject({ channel: null, payload: null, summary: { to_status: 'cancelled' } });
  });

  test('goes to the agent whose task somebody else cancels or reassigns, once', async () => {
    const cancelled = await fleet.send({}, fleet.ant);
    await cancelTask(fleet.ann, { taskId: cancelled });
    const handed = await fleet.send({}, fleet.ant);
    await reassignTask(fleet.ann, { taskId: handed, newAlias: 'ant' });
    const ofBee = eventsOf('task_status').filter(({ channel }) => channel === 'bee');
    expect(ofBee).toMatchObject([
      { payload: { task_id: cancelled, to_status: 'cancelled' }, summary: null },
      { payload: { task_id: handed, to_status: 'delivered' }, summary: null },
    ]);
    const observed = eventsOf('task_status').filter(({ summary }) => summary !== null);
    expect(observed.map(({ channel }) => channel)).toEqual(['ant', 'ant']);
  });

  test('an agent that cancels its own task, or sent it to itself, hears nothing twice', async () => {
    await cancelTask(fleet.bee, { taskId: await fleet.send({}, fleet.ant) });
    await cancelTask(fleet.ann, { taskId: await fleet.send({}, fleet.bee) });
    expect(eventsOf('task_status').map(({ channel }) => channel)).toEqual(['ant', 'bee']);
  });

  test('reaches a person on the user name', async () => {
    const taskId = await fleet.send({ fromSession: 'dashboard' });
    await sendAck(fleet.bee, { taskId });
    expect(eventsOf('task_status')[0]).toMatchObject({ channel: fleet.ann.caller.userId });
  });
});

describe('cancelTask', () => {
  test('keeps the reason, withdraws the delivery, tells the terminal state', async () => {
    const taskId = await fleet.send();
    await cancelTask(fleet.ann, { taskId, reason: 'not needed' });
    expect(await fleet.unreadOf(taskId)).toEqual([]);
    const step = await fleet.hub.database.reader
      .selectFrom('task_events')
      .select(['actor', 'detail'])
      .where('to_status', '=', 'cancelled')
      .executeTakeFirstOrThrow();
    expect(step).toEqual({ actor: 'hub', detail: 'not needed' });
    expect(await refusalOf(cancelTask(fleet.ann, { taskId }))).toEqual({
      code: 'task_not_cancellable',
      fields: { task_id: taskId, status: 'cancelled', cancelled: false },
    });
    expect(await outcomeOf(cancelTask(fleet.ann, { taskId: 't_none' }))).toBe('task_not_found');
  });

  test('a restricted node cancels only what is assigned to it', async () => {
    const restricted = fleet.hub.ctx({ ...fleet.bee.caller, mode: 'restricted' });
    const own = await fleet.send();
    const foreign = await fleet.send({ alias: 'cat' });
    expect(await outcomeOf(cancelTask(restricted, { taskId: foreign }))).toBe('node_permission_denied');
    expect(await outcomeOf(cancelTask(restricted, { taskId: own }))).toBe('ok');
  });
});

describe('retryTask', () => {
  test('clears the last attempt, keeps the rest, delivers anew for an hour', async () => {
    const taskId = await fleet.send({ ttlSeconds: 5, meta: { a: 1 } });
    await sendReply(fleet.bee, { text: 'cannot', inReplyTo: taskId, status: 'failed' });
    await fleet.force(taskId, { started_at: 1, runtime_submitted_at: 1, consumed_at: 1 });
    fleet.hub.clock.advance(1_000);
    fleet.hub.events.length = 0;
    await retryTask(fleet.ann, { taskId });
    const now = fleet.hub.clock.now();
    expect(await fleet.taskOf(taskId)).toMatchObject({
      status: 'delivered',
      result: null,
      started_at: null,
      completed_at: null,
      runtime_submitted_at: null,
      consumed_at: null,
      delivered_at: now,
      expires_at: now + 3_600_000,
      meta_json: '{"a":1}',
    });
    const rows = await deliveriesTo('bee', 'task');
    expect(rows.map((row) => [row.task_id, row.acked])).toEqual([
      [taskId, 1],
      [taskId, 0],
    ]);
    expect(eventsOf('new_task')).toMatchObject([{ channel: 'bee', payload: { inbox_count: 1 } }]);
  });

  test('a task that is overdue but not yet swept may be retried', async () => {
    const taskId = await fleet.send({ ttlSeconds: 1 });
    fleet.hub.clock.advance(1_000);
    await retryTask(fleet.ann, { taskId });
    expect(await fleet.stepsOf(taskId)).toEqual(['null>delivered', 'delivered>expired', 'expired>delivered']);
  });
});

describe('reassignTask', () => {
  test('moves the work and its delivery; the expiry stays', async () => {
    const taskId = await fleet.send({ ttlSeconds: 7 });
    const { expires_at } = await fleet.taskOf(taskId);
    await fleet.force(taskId, { status: 'running', started_at: 1 });
    fleet.hub.clock.advance(1_000);
    expect(await reassignTask(fleet.ann, { taskId, newAlias: 'cat' })).toEqual({ taskId, from: 'bee', to: 'cat' });
    expect(await fleet.taskOf(taskId)).toMatchObject({
      status: 'delivered',
      to_name: 'cat',
      to_node_id: fleet.cat.caller.nodeId,
      started_at: null,
      delivered_at: fleet.hub.clock.now(),
      expires_at,
    });
    expect(await fleet.unreadOf(taskId)).toEqual(['cat']);
    expect(await outcomeOf(reassignTask(fleet.ann, { taskId, newAlias: 'nobody' }))).toBe('alias_not_found');
  });
});

describe('sendReply', () => {
  const reply = (more: Partial<NewReply>) => sendReply(fleet.bee, { text: 'answer', ...more });

  test('ends the task and goes to its originator, whatever alias is named', async () => {
    const taskId = await fleet.send({ priority: 'high' }, fleet.ant);
    const sent = await reply({ inReplyTo: taskId, alias: 'cat', text: '\u{1F41D}'.repeat(5_000), status: 'failed' });
    expect(sent.sessionStatus).toBe('idle');
    const task = await fleet.taskOf(taskId);
    expect(task).toMatchObject({ status: 'failed', completed_at: fleet.hub.clock.now() });
    expect([...(task.result ?? '')]).toHaveLength(4_000);
    const [row] = await deliveriesTo('ant', 'reply');
    expect(row).toMatchObject({ id: sent.messageId, from_session: 'bee', in_reply_to: taskId, priority: 'high' });
    const facts = { message_id: sent.messageId, from: 'bee', status: 'failed' };
    expect(eventsOf('new_reply')).toMatchObject([
      {
        channel: 'ant',
        payload: { ...facts, inbox_count: 1, in_reply_to: taskId },
        summary: { ...facts, task_id: taskId, to: 'ant' },
      },
    ]);
  });

  test('without a task it is a delivery only, to an agent or a member', async () => {
    expect(await reply({ alias: 'cat' })).toMatchObject({ sessionStatus: 'idle' });
    expect(await reply({ alias: 'ann' })).toMatchObject({ sessionStatus: 'offline' });
    expect(await outcomeOf(reply({ alias: 'nobody' }))).toBe('alias_not_found');
    expect(await outcomeOf(reply({}))).toBe('alias_required');
    expect(eventsOf('new_reply')[0]).toMatchObject({ payload: { in_reply_to: null }, summary: { task_id: null } });
  });

  test('refusals queue nothing', async () => {
    const taskId = await fleet.send({}, fleet.ant);
    const foreign = await refusalOf(sendReply(fleet.cat, { text: 'x', inReplyTo: taskId }));
    expect(foreign).toEqual({ code: 'reply_task_not_owned', fields: { task_id: taskId, reply_queued: false } });
    await reply({ inReplyTo: taskId });
    expect(await refusalOf(reply({ inReplyTo: taskId }))).toEqual({
      code: 'reply_task_terminal',
      fields: { task_id: taskId, task_status: 'replied', reply_queued: false },
    });
    expect(await outcomeOf(reply({ inReplyTo: 't_none' }))).toBe('reply_task_not_found');
    expect(await deliveriesTo('ant', 'reply')).toHaveLength(1);
  });

  test('attachments are checked before anything is stored', async () => {
    const file = { type: 'file', fileId: 'a'.repeat(32), name: undefined, mime: undefined, size: undefined };
    const attach = (...attachments: NewReply['attachments'] & object) =>
      outcomeOf(reply({ alias: 'cat', attachments }));
    expect(await attach(...Array(21).fill(file))).toBe('bad_attachments');
    expect(await attach({ ...file, type: 'link' })).toBe('bad_attachments');
    expect(await attach({ ...file, fileId: '../etc' })).toBe('bad_attachments');
    expect(await attach({ ...file, size: -1 })).toBe('bad_attachments');
    expect(await attach({ ...file, name: 7 })).toBe('bad_attachments');
    expect(await attach(file)).toBe('attachment_not_accessible');
    expect(await deliveriesTo('cat', 'reply')).toHaveLength(0);
  });
});

describe('completion', () => {
  test('of a text takes the oldest live task of that alias', async () => {
    const older = await fleet.send();
    fleet.hub.clock.advance(1);
    const newer = await fleet.send();
    await fleet.send({ alias: 'cat' });
    await reportCompletion(fleet.bee, { alias: 'bee', task: 'dig', result: 'r' });
    expect([await fleet.statusOf(older), await fleet.statusOf(newer)]).toEqual(['replied', 'delivered']);
  });

  test('of a child tells the originator of its parent, up to five levels down', async () => {
    let parentTaskId = await fleet.send({ alias: 'ant' }, fleet.cat);
    const ids = [parentTaskId];
    for (let level = 1; level <= 6; level += 1) {
      parentTaskId = await fleet.send({ parentTaskId }, fleet.ant);
      ids.push(parentTaskId);
    }
    const finish = (taskId: string | undefined) =>
      reportCompletion(fleet.bee, { alias: 'bee', task: taskId ?? '', result: 'r' });
    await finish(ids[1]);
    expect(eventsOf('chained_reply')).toEqual([
      {
        channel: 'cat',
        payload: { type: 'chained_reply', parent_task_id: ids[0], child_task_id: ids[1], child_alias: 'bee' },
        summary: null,
      },
    ]);
    await finish(ids[5]);
    await finish(ids[6]);
    expect(eventsOf('chained_reply')).toHaveLength(2);
  });
});
