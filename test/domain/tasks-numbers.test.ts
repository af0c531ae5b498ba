import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { reportCompletion } from '../../src/domain/reports/report-completion.ts';
import { reportStatus } from '../../src/domain/reports/report-status.ts';
import { ackInbox } from '../../src/domain/tasks/ack-inbox.ts';
import { sendTask } from '../../src/domain/tasks/sending/send-task.ts';
import type { SentTask } from '../../src/domain/tasks/sending/send-task.ts';
import { openFleet } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';

let fleet: Fleet;
beforeEach(async () => {
  fleet = await openFleet();
});
afterEach(() => fleet.hub.close());

const send = (alias: string): Promise<SentTask> =>
  sendTask(fleet.ant, { alias, task: `for ${alias}`, fallbackSender: 'hub', advise: false });
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

async function numbers(): Promise<{ events: number[]; rows: number[]; deliveries: number[] }> {
  const db = fleet.hub.database.reader;
  const own = [
    await db.selectFrom('tasks').select('seq').where('network_id', '=', fleet.networkId).execute(),
    await db.selectFrom('task_events').select('seq').where('network_id', '=', fleet.networkId).execute(),
    await db.selectFrom('completions').select('seq').where('network_id', '=', fleet.networkId).execute(),
    await db.selectFrom('audit_log').select('seq').where('network_id', '=', fleet.networkId).execute(),
  ];
  const events = await db.selectFrom('stream_events').select('n').where('network_id', '=', fleet.networkId).execute();
  const inbox = await db.selectFrom('inbox').select('inbox_seq as seq').where('to_key', '=', 'bee').execute();
  const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
  return {
    events: sorted(events.map(({ n }) => n)),
    rows: sorted(own.flat().map(({ seq }) => seq)),
    deliveries: sorted(inbox.map(({ seq }) => seq)),
  };
}

test('units that wait together, and some that fail between them, leave no gap in any number', async () => {
  const first = await Promise.all(upTo(8).map(() => send('bee')));
  const outcomes = await Promise.allSettled([
    ...upTo(10).flatMap(() => [send('bee'), send('nobody'), send('cat')]),
    ...first.flatMap(({ taskId }) => [
      ackInbox(fleet.bee, { alias: 'bee', messageId: taskId }),
      ackInbox(fleet.cat, { alias: 'cat', messageId: taskId }),
    ]),
    reportStatus(fleet.cat, { alias: 'cat', resumeId: 'r', status: 'idle', optional: {} }),
    ...first.map(({ taskId }) => reportCompletion(fleet.bee, { alias: 'bee', task: taskId, result: 'done' })),
  ]);
  const failed = outcomes.filter(({ status }) => status === 'rejected');
  expect(failed).toHaveLength(18);
  const { events, rows, deliveries } = await numbers();
  expect(events).toEqual(upTo(events.length));
  expect(rows).toEqual(upTo(rows.length));
  expect(deliveries).toEqual(upTo(18));
  const published = fleet.hub.events.filter(({ networkId }) => networkId === fleet.networkId).map(({ n }) => n);
  expect(published).toEqual(upTo(events.length));
});

test('what waits together is numbered in the order in which it was asked for', async () => {
  const sent = await Promise.all(upTo(40).map((n) => send(n % 2 ? 'bee' : 'cat')));
  const rows = await fleet.hub.database.reader.selectFrom('tasks').select('task_id').orderBy('seq').execute();
  expect(rows.map(({ task_id: id }) => id)).toEqual(sent.map(({ taskId }) => taskId));
});
