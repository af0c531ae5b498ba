import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aliasAddress } from '../../src/domain/address.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { runOnce } from '../../src/domain/idempotency/run-once.ts';
import { leaveAck } from '../../src/domain/inbox/leave-ack.ts';
import { listNodes } from '../../src/domain/nodes/list-nodes.ts';
import { reportCompletion } from '../../src/domain/reports/report-completion.ts';
import { reportStatus } from '../../src/domain/reports/report-status.ts';
import type { StatusReport } from '../../src/domain/reports/report-status.ts';
import { ackInbox } from '../../src/domain/tasks/ack-inbox.ts';
import { cancelTask } from '../../src/domain/tasks/cancel-task.ts';
import { completeTask } from '../../src/domain/tasks/complete-task.ts';
import { openFleet, outcomeOf } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';
import { testEngine } from '../support/database.ts';

let fleet: Fleet;

beforeEach(async () => {
  fleet = await openFleet();
});
afterEach(() => fleet.hub.close());

const report = (ctx: Ctx, status: StatusReport['status'], optional: StatusReport['optional'] = {}) =>
  reportStatus(ctx, { resumeId: 'r1', alias: ctx.caller.alias ?? '', status, optional });
const sessions = async () => {
  const rows = await fleet.hub.database.reader.selectFrom('sessions').selectAll().orderBy('alias').execute();
  return Object.fromEntries(rows.map((row) => [row.alias, row]));
};
/** The last that the streams were told of an alias. */
const lastTold = (alias: string): unknown => {
  const told = fleet.hub.events.filter(({ type, channel }) => type === 'status_update' && channel === alias);
  const { status, progress } = JSON.parse(told.at(-1)?.payload ?? '{}') as { status: string; progress: number };
  return { status, progress };
};

test('reports and completions of one alias that wait together take effect in their order', async () => {
  for (let round = 0; round < 4; round += 1) {
    const tasks = await Promise.all(Array.from({ length: 4 }, () => fleet.send()));
    await Promise.all([
      report(fleet.cat, 'idle'),
      ...tasks.flatMap((task, at) => [
        report(fleet.bee, 'blocked', { progress: 10 * at }),
        reportCompletion(fleet.bee, { alias: 'bee', task, result: 'done' }),
        report(fleet.bee, 'working', { progress: 10 * at + round }),
        ...(round % 2 === 0 ? [] : [reportCompletion(fleet.bee, { alias: 'bee', task: 'own work', result: 'done' })]),
      ]),
    ]);
    const { bee } = await sessions();
    expect({ status: bee?.status, progress: bee?.progress }).toEqual(lastTold('bee'));
  }
});

test('a completion and the report after it, among those of others', async () => {
  await Promise.all([
    report(fleet.cat, 'idle'),
    reportCompletion(fleet.bee, { alias: 'bee', task: 'own work', result: 'done' }),
    report(fleet.ant, 'idle'),
    report(fleet.bee, 'working', { progress: 7 }),
  ]);
  const { bee } = await sessions();
  expect([bee?.status, lastTold('bee')]).toEqual(['working', { status: 'working', progress: 7 }]);
});

test('each report gets its own answer and event', async () => {
  await Promise.all([fleet.send(), fleet.send(), fleet.send({ alias: 'cat' })]);
  fleet.hub.events.length = 0;
  const answers = await Promise.all([
    report(fleet.ant, 'idle', { progress: 1 }),
    report(fleet.bee, 'working', { progress: 2 }),
    report(fleet.cat, 'blocked', { progress: 3 }),
  ]);
  expect(answers.map(({ inboxCount }) => inboxCount)).toEqual([0, 2, 1]);
  expect(['ant', 'bee', 'cat'].map(lastTold)).toEqual([
    { status: 'idle', progress: 1 },
    { status: 'working', progress: 2 },
    { status: 'blocked', progress: 3 },
  ]);
  expect(fleet.hub.events).toHaveLength(3);
});

test('a report that changes more than its session does not keep the others from being stored', async () => {
  const nodeId = String(fleet.bee.caller.nodeId);
  await report(fleet.bee, 'idle', { node_id: nodeId, model: 'm1' });
  await Promise.all([
    report(fleet.ant, 'working', { progress: 1 }),
    report(fleet.bee, 'working', { node_id: nodeId, model: 'm2' }),
    report(fleet.cat, 'working', { progress: 3 }),
  ]);
  const { ant, bee, cat } = await sessions();
  expect([ant?.progress, bee?.model, cat?.progress]).toEqual([1, 'm2', 3]);
  const { rows } = await listNodes(fleet.ann, {});
  expect(rows.find(({ alias }) => alias === 'bee')).toMatchObject({ model: 'm2' });
});

test('what a report with a key answers is kept as it was answered', async () => {
  await fleet.send();
  const call = { operation: 'report_status', key: 'k1', payload: {} };
  const first = await runOnce(fleet.bee, call, (ctx) => report(ctx, 'idle'));
  await fleet.send();
  const second = await runOnce(fleet.bee, call, (ctx) => report(ctx, 'idle'));
  expect([first.answer.inboxCount, second.answer.inboxCount, second.isReplay]).toEqual([1, 1, true]);
});

test('acknowledgements and completions of several agents at once leave true counters', async () => {
  const agents = { ant: fleet.ant, bee: fleet.bee, cat: fleet.cat };
  const work = await Promise.all(
    Object.entries(agents).flatMap(([alias, ctx]) =>
      Array.from({ length: 4 }, async () => ({ alias, ctx, task: await fleet.send({ alias }) })),
    ),
  );
  await Promise.all(
    work.map(async ({ alias, ctx, task }, at) => {
      if (at % 2 === 0) await ackInbox(ctx, { alias, messageId: task });
      await report(ctx, 'working', { task });
      await reportCompletion(ctx, { alias, task, result: 'done' });
    }),
  );
  for (const [at, { task }] of work.entries()) {
    expect([await fleet.statusOf(task), await fleet.unreadOf(task)]).toEqual(['replied', []]);
    const steps = ['null>delivered', ...(at % 2 === 0 ? ['delivered>acked', 'acked>running'] : ['delivered>running'])];
    expect(await fleet.stepsOf(task)).toEqual([...steps, 'running>replied']);
  }
  const unread = await fleet.hub.database.reader.selectFrom('inboxes').select('unread').execute();
  expect(unread.map((inbox) => inbox.unread)).toEqual([0, 0, 0]);
});

if (testEngine === 'postgres') {
  test('what was decided on a task that another unit has moved meanwhile is decided again', async () => {
    const taskId = await fleet.send();
    await ackInbox(fleet.bee, { alias: 'bee', messageId: taskId });
    let runs = 0;
    const outcome = outcomeOf(
      fleet.bee.transaction(
        async (tx) => {
          runs += 1;
          await completeTask(tx, { networkId: fleet.networkId, alias: 'bee', taskRef: taskId, result: 'done' });
          if (runs === 1) await cancelTask(fleet.ann, { taskId });
        },
        { networkId: 'another lane', onlyLeaves: true },
      ),
    );
    expect([await outcome, runs]).toEqual(['task_terminal', 2]);
    expect(await fleet.stepsOf(taskId)).toEqual(['null>delivered', 'delivered>acked', 'acked>cancelled']);
  });

  test('a unit whose delivery another one has acknowledged meanwhile runs again', async () => {
    const id = await fleet.send();
    let runs = 0;
    const unit = fleet.bee.transaction(
      async (tx) => {
        runs += 1;
        if (runs > 1) throw new Error('ran again');
        leaveAck(tx, { networkId: fleet.networkId, id, to: aliasAddress('bee') });
        await ackInbox(fleet.ann, { alias: 'bee', messageId: id });
      },
      { networkId: 'another lane', onlyLeaves: true },
    );
    await expect(unit).rejects.toThrow('ran again');
    expect(await fleet.hub.database.reader.selectFrom('inboxes').select('unread').execute()).toEqual([{ unread: 0 }]);
  });
}
