import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { getInbox } from '../../src/domain/inbox/get-inbox.ts';
import { reportCompletion } from '../../src/domain/reports/report-completion.ts';
import { reportStatus } from '../../src/domain/reports/report-status.ts';
import { getAllStatus } from '../../src/domain/sessions/get-all-status.ts';
import { getStatus } from '../../src/domain/sessions/get-status.ts';
import { ackInbox } from '../../src/domain/tasks/ack-inbox.ts';
import { getTask } from '../../src/domain/tasks/get-task.ts';
import { listTasks } from '../../src/domain/tasks/list-tasks.ts';
import { testEngine } from '../support/database.ts';
import { openFleet } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';

let fleet: Fleet;

beforeEach(async () => {
  fleet = await openFleet();
});
afterEach(() => fleet.hub.close());

/** What agents and dashboards ask for all the time; values differ from time to time, as they do between callers. */
async function askAll(time: number): Promise<void> {
  const { ann, ant, bee } = fleet;
  const alias = time % 2 ? 'bee' : 'ant';
  const node = time % 2 ? bee : ant;
  const taskId = await fleet.send({ alias, task: `dig ${time}`, advise: true });
  await getInbox(node, { alias, limit: time });
  await getInbox(ann, { alias: 'ann', limit: time });
  await ackInbox(node, { alias, messageId: taskId });
  await reportStatus(node, { resumeId: alias, alias, status: 'working', optional: { task: taskId } });
  await getTask(ann, { taskId });
  await listTasks(ann, { limit: time });
  await reportCompletion(node, { alias, task: taskId, result: 'done' });
  await getStatus(ann, { limit: time });
  await getAllStatus(ann, {});
}

if (testEngine === 'sqlite') {
  test('no statement of a hot path is planned anew for other values', async () => {
    // Each statement has found a row by then.
    for (const time of [1, 2, 3, 4]) await askAll(time);
    // The driver makes a function for the rows of a statement whenever SQLite has planned it.
    const made: string[] = [];
    const real = globalThis.Function;
    globalThis.Function = new Proxy(real, {
      apply: (target, self, args: string[]) => {
        made.push(String(args[0]));
        return Reflect.apply(target, self, args) as unknown;
      },
    });
    try {
      await askAll(5);
      await askAll(6);
    } finally {
      globalThis.Function = real;
    }
    expect(made).toEqual([]);
  });
} else {
  test('they are asked for on Postgres alike', async () => {
    await askAll(1);
    await expect(askAll(2)).resolves.toBeUndefined();
  });
}
