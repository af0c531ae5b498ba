import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ackInbox } from '../../src/domain/tasks/ack-inbox.ts';
import { cancelTask } from '../../src/domain/tasks/cancel-task.ts';
import { expireTasks } from '../../src/domain/tasks/expiry/expire-tasks.ts';
import { moveTask } from '../../src/domain/tasks/move-task.ts';
import { reassignTask } from '../../src/domain/tasks/reassign-task.ts';
import { retryTask } from '../../src/domain/tasks/retry-task.ts';
import { sendReply } from '../../src/domain/tasks/replies/send-reply.ts';
import { reportCompletion } from '../../src/domain/reports/report-completion.ts';
import { openFleet, outcomeOf } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openFleet();
});
afterAll(() => fleet.hub.close());

const twenty = [...Array(20).keys()];
const terminal = /^(replied|failed|cancelled|expired)$/;

/** Runs all at once and counts what was answered. */
async function race(calls: readonly (() => Promise<unknown>)[]): Promise<Record<string, number>> {
  const said = await Promise.all(calls.map((call) => outcomeOf(call())));
  return Object.fromEntries([...Map.groupBy(said, (code) => code)].map(([code, all]) => [code, all.length]));
}

const complete = (taskId: string, result = 'done') =>
  reportCompletion(fleet.bee, { alias: 'bee', task: taskId, result });

/** An event chain without a gap, and how often it ends. */
async function expectSoundLife(taskId: string, ends: number): Promise<void> {
  const steps = (await fleet.stepsOf(taskId)).map((step) => step.split('>'));
  for (const [index, [from]] of steps.entries()) expect(from).toBe(index === 0 ? 'null' : steps[index - 1]?.[1]);
  expect(steps.filter(([, to]) => terminal.test(to ?? ''))).toHaveLength(ends);
  expect(steps.at(-1)?.[1]).toBe(await fleet.statusOf(taskId));
}

describe('exactly one wins', () => {
  test('of twenty completions', async () => {
    const taskId = await fleet.send();
    const said = await race(twenty.map((n) => () => complete(taskId, `result ${n}`)));
    expect(said).toEqual({ ok: 1, task_terminal: 19 });
    await expectSoundLife(taskId, 1);
    const rows = await fleet.hub.database.reader
      .selectFrom('completions')
      .select('result')
      .where('task_id', '=', taskId)
      .execute();
    expect(rows).toEqual([{ result: (await fleet.taskOf(taskId)).result }]);
  });

  test('of twenty cancels', async () => {
    const taskId = await fleet.send();
    expect(await race(twenty.map(() => () => cancelTask(fleet.ann, { taskId })))).toEqual({
      ok: 1,
      task_not_cancellable: 19,
    });
    await expectSoundLife(taskId, 1);
    expect(await fleet.unreadOf(taskId)).toEqual([]);
  });

  test('of completions, cancels, replies and an expiry', async () => {
    for (let round = 0; round < 10; round += 1) {
      const taskId = await fleet.send({ ttlSeconds: 1 });
      fleet.hub.clock.advance(1_001);
      const calls = twenty.map((n) => () => {
        if (n % 4 === 0) return complete(taskId);
        if (n % 4 === 1) return cancelTask(fleet.ann, { taskId });
        if (n % 4 === 2) return sendReply(fleet.bee, { text: 'no', inReplyTo: taskId, status: 'failed' });
        return expireTasks(fleet.hub.ctx());
      });
      await race(calls);
      await expectSoundLife(taskId, 1);
    }
  });

  test('of twenty acknowledgements of one delivery', async () => {
    const taskId = await fleet.send();
    const said = await race(twenty.map(() => () => ackInbox(fleet.bee, { alias: 'bee', messageId: taskId })));
    expect(said).toEqual({ ok: 1, delivery_not_found: 19 });
    expect(await fleet.stepsOf(taskId)).toEqual(['null>delivered', 'delivered>acked']);
  });

  test('of twenty retries', async () => {
    const taskId = await fleet.send();
    await cancelTask(fleet.ann, { taskId });
    const said = await race(twenty.map(() => () => retryTask(fleet.ann, { taskId })));
    expect(said).toEqual({ ok: 1, task_not_retryable: 19 });
    expect(await fleet.unreadOf(taskId)).toEqual(['bee']);
  });
});

describe('a storm of everything', () => {
  test('leaves a sound life and one unread delivery at most', async () => {
    for (let round = 0; round < 10; round += 1) {
      const taskId = await fleet.send();
      await race(
        twenty.map((n) => () => {
          if (n % 5 === 0) return complete(taskId);
          if (n % 5 === 1) return cancelTask(fleet.ann, { taskId });
          if (n % 5 === 2) return reassignTask(fleet.ann, { taskId, newAlias: n % 2 ? 'cat' : 'bee' });
          if (n % 5 === 3) return retryTask(fleet.ann, { taskId });
          return ackInbox(fleet.bee, { alias: 'bee', messageId: taskId });
        }),
      );
      const { status, to_name: assignee } = await fleet.taskOf(taskId);
      const steps = (await fleet.stepsOf(taskId)).map((step) => step.split('>'));
      for (const [index, [from]] of steps.entries()) expect(from).toBe(index === 0 ? 'null' : steps[index - 1]?.[1]);
      expect(steps.at(-1)?.[1]).toBe(status);
      const unread = await fleet.unreadOf(taskId);
      expect(unread.length).toBeLessThanOrEqual(1);
      for (const alias of unread) expect(alias).toBe(assignee);
      if (status === 'delivered') expect(unread).toEqual([assignee]);
    }
  }, 60_000);

  test('a worker whose task was reassigned cannot complete it', async () => {
    const taskId = await fleet.send();
    await reassignTask(fleet.ann, { taskId, newAlias: 'cat' });
    expect(await outcomeOf(complete(taskId))).toBe('task_not_owned');
    expect(await outcomeOf(sendReply(fleet.bee, { text: 'late', inReplyTo: taskId }))).toBe('reply_task_not_owned');
    expect((await fleet.taskOf(taskId)).result).toBeNull();
  });

  test.each(['cat', 'bee'])('a move that was decided before a reassignment to %s is not made', async (newAlias) => {
    const taskId = await fleet.send();
    const basis = await fleet.taskOf(taskId);
    fleet.hub.clock.advance(1);
    await reassignTask(fleet.ann, { taskId, newAlias });
    const moved = await fleet.bee.transaction((tx) => moveTask(tx, { move: 'complete', task: basis, to: 'replied' }));
    expect(moved).toBeUndefined();
    expect(await fleet.statusOf(taskId)).toBe('delivered');
  });
});
