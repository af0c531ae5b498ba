import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { systemCaller } from '../../src/domain/caller.ts';
import { getInbox } from '../../src/domain/inbox/get-inbox.ts';
import { reportCompletion } from '../../src/domain/reports/report-completion.ts';
import { reportStatus } from '../../src/domain/reports/report-status.ts';
import { getAllStatus } from '../../src/domain/sessions/get-all-status.ts';
import { getStatus } from '../../src/domain/sessions/get-status.ts';
import { ackInbox } from '../../src/domain/tasks/ack-inbox.ts';
import { cancelTask } from '../../src/domain/tasks/cancel-task.ts';
import { sweepTasks } from '../../src/domain/tasks/expiry/expire-tasks.ts';
import { getTask } from '../../src/domain/tasks/get-task.ts';
import { listTasks } from '../../src/domain/tasks/list-tasks.ts';
import { purgeTasks } from '../../src/domain/tasks/expiry/purge-tasks.ts';
import { reassignTask } from '../../src/domain/tasks/reassign-task.ts';
import { retryTask } from '../../src/domain/tasks/retry-task.ts';
import { sendReply } from '../../src/domain/tasks/replies/send-reply.ts';
import { openFleet, outcomeOf } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';
import { settled } from '../support/settled.ts';

let fleet: Fleet;

beforeEach(async () => {
  fleet = await openFleet();
});
afterEach(() => fleet.hub.close());

const system = () => fleet.hub.ctx(systemCaller);
const dayMs = 86_400_000;

/** What the counters say, and what a count of the rows says. */
async function bothCounts() {
  const { stats } = await listTasks(fleet.ann, { limit: 1 });
  const rows = await fleet.hub.database.reader
    .selectFrom('tasks')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('network_id', '=', fleet.networkId)
    .groupBy('status')
    .orderBy('status')
    .execute();
  return { told: stats, real: rows.map(({ status, count }) => ({ status, count: Number(count) })) };
}

async function expectTruth(): Promise<void> {
  const { told, real } = await bothCounts();
  expect(told).toEqual(real);
}

describe('the counts of tasks by status', () => {
  test('follow every move of a task, its expiry and its end', async () => {
    const finished = await fleet.send();
    await ackInbox(fleet.bee, { alias: 'bee', messageId: finished });
    await reportStatus(fleet.bee, { resumeId: 'bee', alias: 'bee', status: 'working', optional: { task: finished } });
    await expectTruth();
    await reportCompletion(fleet.bee, { alias: 'bee', task: finished, result: 'done' });
    const cancelled = await fleet.send();
    await cancelTask(fleet.ann, { taskId: cancelled });
    await retryTask(fleet.ann, { taskId: cancelled });
    await reassignTask(fleet.ann, { taskId: cancelled, newAlias: 'cat' });
    await cancelTask(fleet.ann, { taskId: await fleet.send() });
    const failed = await fleet.send({}, fleet.ant);
    await sendReply(fleet.bee, { alias: 'ant', text: 'no', inReplyTo: failed, status: 'failed' });
    await fleet.send({ ttlSeconds: 1 });
    fleet.hub.clock.advance(2_000);
    await sweepTasks(system());
    await expectTruth();
    const { told } = await bothCounts();
    expect(told.map(({ status }) => status)).toEqual(['cancelled', 'delivered', 'expired', 'failed', 'replied']);
  });

  test('follow the purge, and what a refused call undoes', async () => {
    for (let n = 0; n < 3; n += 1) await cancelTask(fleet.ann, { taskId: await fleet.send() });
    await fleet.send({ ttlSeconds: 1_000 * 86_400 });
    expect(await outcomeOf(fleet.send({ alias: 'nobody' }))).toBe('alias_not_found');
    await expectTruth();
    fleet.hub.clock.advance(400 * dayMs);
    expect(await purgeTasks(system())).toBe(3);
    expect((await bothCounts()).told).toEqual([{ status: 'delivered', count: 1 }]);
    await expectTruth();
  });

  test('are true after races for the same tasks', async () => {
    const tasks = await Promise.all(Array.from({ length: 8 }, () => fleet.send()));
    const moves = tasks.flatMap((taskId) => [
      outcomeOf(ackInbox(fleet.bee, { alias: 'bee', messageId: taskId })),
      outcomeOf(cancelTask(fleet.ann, { taskId })),
      outcomeOf(reportCompletion(fleet.bee, { alias: 'bee', task: taskId, result: 'done' })),
      outcomeOf(reassignTask(fleet.ann, { taskId, newAlias: 'cat' })),
      outcomeOf(retryTask(fleet.ann, { taskId })),
    ]);
    await Promise.all(moves);
    await expectTruth();
  });
});

describe('the end of a task', () => {
  /** What the counter of bee's inbox says, and how many of its rows are unread. */
  const unread = async () => {
    const { reader } = fleet.hub.database;
    const inbox = await reader
      .selectFrom('inboxes')
      .select('unread')
      .where('network_id', '=', fleet.networkId)
      .where('to_key', '=', 'bee')
      .executeTakeFirst();
    return [inbox?.unread ?? 0, (await getInbox(fleet.bee, { alias: 'bee', limit: 100 })).rows.length];
  };
  const endings: Readonly<Record<string, (taskId: string) => Promise<unknown>>> = {
    completion: (task) => reportCompletion(fleet.bee, { alias: 'bee', task, result: 'done' }),
    'completion by its text': () => reportCompletion(fleet.bee, { alias: 'bee', task: 'dig', result: 'done' }),
    reply: (inReplyTo) => sendReply(fleet.bee, { text: 'done', inReplyTo }),
    'reply that it failed': (inReplyTo) => sendReply(fleet.bee, { text: 'no', inReplyTo, status: 'failed' }),
    cancel: (taskId) => cancelTask(fleet.ann, { taskId }),
    expiry: () => {
      fleet.hub.clock.advance(3_600_001);
      return sweepTasks(system());
    },
  };

  test.each(Object.keys(endings))('%s acknowledges its delivery, and the counters stay true', async (ending) => {
    const stays = await fleet.send({ task: 'another', ttlSeconds: 86_400 });
    const taskId = await fleet.send();
    expect(await unread()).toEqual([2, 2]);
    await endings[ending]?.(taskId);
    expect(await fleet.unreadOf(taskId)).toEqual([]);
    expect(await fleet.unreadOf(stays)).toEqual(['bee']);
    expect(await unread()).toEqual([1, 1]);
    fleet.hub.events.length = 0;
    await fleet.send();
    const rung = fleet.hub.events.find(({ type, payload }) => type === 'new_task' && payload !== null);
    expect(JSON.parse(rung?.payload ?? '{}')).toMatchObject({ inbox_count: 2 });
  });

  test('of work that runs and was never taken out of the inbox', async () => {
    const taskId = await fleet.send();
    await reportStatus(fleet.bee, { resumeId: 'bee', alias: 'bee', status: 'working', optional: { task: taskId } });
    await sendReply(fleet.bee, { text: 'done', inReplyTo: taskId });
    expect(await unread()).toEqual([0, 0]);
    await expectTruth();
  });

  test('after races of ends, acknowledgements, moves and retries what is unread is live', async () => {
    const tasks = await Promise.all(Array.from({ length: 12 }, () => fleet.send()));
    await Promise.all(
      tasks.flatMap((taskId, n) => [
        outcomeOf(ackInbox(fleet.bee, { alias: 'bee', messageId: taskId })),
        outcomeOf(reportCompletion(fleet.bee, { alias: 'bee', task: taskId, result: 'done' })),
        outcomeOf(sendReply(fleet.bee, { text: 'no', inReplyTo: taskId, status: 'failed' })),
        ...(n % 2 === 0 ? [outcomeOf(cancelTask(fleet.ann, { taskId }))] : []),
        ...(n % 3 === 0 ? [outcomeOf(retryTask(fleet.ann, { taskId }))] : []),
        ...(n % 4 === 0 ? [outcomeOf(reassignTask(fleet.ann, { taskId, newAlias: 'cat' }))] : []),
      ]),
    );
    for (const taskId of tasks) {
      const { status, to_name: assignee } = await fleet.taskOf(taskId);
      expect([status, await fleet.unreadOf(taskId)]).toEqual([status, status === 'delivered' ? [assignee] : []]);
    }
    const [counter, rows] = await unread();
    expect(counter).toBe(rows);
    await expectTruth();
  }, 60_000);
});

test('the statements of each hot operation', async () => {
  const count = async (work: () => Promise<unknown>): Promise<number> => {
    await settled();
    let statements = 0;
    const stop = fleet.hub.database.watchStatements(() => (statements += 1));
    await work();
    stop();
    return statements;
  };
  const taskId = await fleet.send();
  const work = { resumeId: 'bee', alias: 'bee', status: 'working', optional: { task: taskId } } as const;
  const done = { alias: 'bee', task: taskId, result: 'done' };
  expect(await count(() => getInbox(fleet.bee, { alias: 'bee', limit: 10 }))).toBe(1);
  // Delivery with its task; then task, delivery, inbox, the counters, the step and the events.
  expect(await count(() => ackInbox(fleet.bee, { alias: 'bee', messageId: taskId }))).toBe(7);
  expect(await count(() => reportStatus(fleet.bee, { ...work, optional: {} }))).toBe(3);
  // Task; then session, task, the counters, its step and the events.
  expect(await count(() => reportStatus(fleet.bee, work))).toBe(6);
  // Task; then task, session, the counters, its step, completion and the events.
  expect(await count(() => reportCompletion(fleet.bee, done))).toBe(7);
  expect(await count(() => getTask(fleet.bee, { taskId }))).toBe(1);
  // Page and counts, however many tasks there are.
  expect(await count(() => listTasks(fleet.bee, { limit: 50 }))).toBe(2);
  expect(await count(() => listTasks(fleet.ann, { limit: 50 }))).toBe(2);
  // The counter of the network, and what has changed since the last time.
  expect(await count(() => getStatus(fleet.bee, {}))).toBe(2);
  expect(await count(() => getStatus(fleet.bee, {}))).toBe(1);
  expect(await count(() => getAllStatus(fleet.bee, {}))).toBe(3);
  expect(await count(() => getAllStatus(fleet.bee, {}))).toBe(1);
});
