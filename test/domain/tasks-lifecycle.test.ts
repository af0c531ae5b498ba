import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { taskStatuses } from '../../generated/enums.ts';
import type { TaskStatus } from '../../generated/enums.ts';
import { ackInbox } from '../../src/domain/tasks/ack-inbox.ts';
import { cancelTask } from '../../src/domain/tasks/cancel-task.ts';
import { completeTask } from '../../src/domain/tasks/complete-task.ts';
import { expireTasks } from '../../src/domain/tasks/expiry/expire-tasks.ts';
import { reassignTask } from '../../src/domain/tasks/reassign-task.ts';
import { retryTask } from '../../src/domain/tasks/retry-task.ts';
import { sendAck } from '../../src/domain/tasks/replies/send-ack.ts';
import { sendReply } from '../../src/domain/tasks/replies/send-reply.ts';
import { startTask } from '../../src/domain/tasks/start-task.ts';
import { openFleet, outcomeOf } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openFleet();
});
afterAll(() => fleet.hub.close());

const hour = 3_600_000;

/** Each trigger of rule tasks-moves, pulled by the alias that the task is assigned to where an agent pulls it. */
type Trigger = (taskId: string, alias: string) => Promise<unknown>;

const agentOf = (alias: string) => (alias === 'cat' ? fleet.cat : fleet.bee);
const inUnit = (alias: string, run: (tx: Parameters<typeof startTask>[0]) => Promise<unknown>) =>
  agentOf(alias).transaction(run);

const triggers = {
  ack_inbox: (taskId, alias) => ackInbox(agentOf(alias), { alias, messageId: taskId }),
  send_ack: (taskId, alias) => sendAck(agentOf(alias), { taskId }),
  start: (taskId, alias) =>
    inUnit(alias, (tx) => startTask(tx, { networkId: fleet.networkId, alias, taskRef: taskId })),
  complete: (taskId, alias) =>
    inUnit(alias, (tx) => completeTask(tx, { networkId: fleet.networkId, alias, taskRef: taskId, result: 'done' })),
  reply_replied: (taskId, alias) => sendReply(agentOf(alias), { text: 'x', inReplyTo: taskId, status: 'replied' }),
  reply_failed: (taskId, alias) => sendReply(agentOf(alias), { text: 'x', inReplyTo: taskId, status: 'failed' }),
  reply_cancelled: (taskId, alias) => sendReply(agentOf(alias), { text: 'x', inReplyTo: taskId, status: 'cancelled' }),
  cancel: (taskId) => cancelTask(fleet.ann, { taskId }),
  retry: (taskId) => retryTask(fleet.ann, { taskId }),
  reassign: (taskId, alias) => reassignTask(fleet.ann, { taskId, newAlias: alias === 'bee' ? 'cat' : 'bee' }),
  expire: () => {
    fleet.hub.clock.advance(hour + 1);
    return expireTasks(fleet.hub.ctx());
  },
} as const satisfies Record<string, Trigger>;

type TriggerName = keyof typeof triggers;

/**
 * The moves of rule tasks-moves, written down once more by hand: where a trigger leads from each state; absent is no
 * move.
 */
const law: Readonly<Record<TriggerName, Partial<Record<TaskStatus, TaskStatus>>>> = {
  ack_inbox: { delivered: 'acked' },
  send_ack: { created: 'acked', delivered: 'acked' },
  start: { delivered: 'running', acked: 'running' },
  complete: { delivered: 'replied', acked: 'replied', running: 'replied' },
  reply_replied: { created: 'replied', delivered: 'replied', acked: 'replied', running: 'replied' },
  reply_failed: { created: 'failed', delivered: 'failed', acked: 'failed', running: 'failed' },
  reply_cancelled: { created: 'cancelled', delivered: 'cancelled', acked: 'cancelled', running: 'cancelled' },
  cancel: { created: 'cancelled', delivered: 'cancelled', acked: 'cancelled', running: 'cancelled' },
  retry: { failed: 'delivered', expired: 'delivered', cancelled: 'delivered' },
  reassign: { created: 'delivered', delivered: 'delivered', acked: 'delivered', running: 'delivered' },
  expire: { created: 'expired', delivered: 'expired' },
};

const terminal: readonly TaskStatus[] = ['replied', 'failed', 'cancelled', 'expired'];
const names = Object.keys(triggers) as TriggerName[];

/** What the caller hears when the trigger does nothing. */
const refusals: Partial<Record<TriggerName, string>> = {
  send_ack: 'task_not_ackable',
  reply_replied: 'reply_task_terminal',
  reply_failed: 'reply_task_terminal',
  reply_cancelled: 'reply_task_terminal',
  cancel: 'task_not_cancellable',
  retry: 'task_not_retryable',
  reassign: 'task_terminal',
};

describe('every trigger in every state', () => {
  const cells = names.flatMap((name) => taskStatuses.map((status) => [name, status] as const));

  test.each(cells)('%s in %s', async (name, status) => {
    const taskId = await fleet.send();
    const ended = terminal.includes(status) ? fleet.hub.clock.now() : null;
    await fleet.force(taskId, { status, completed_at: ended });
    const before = await fleet.taskOf(taskId);
    const said = await outcomeOf(triggers[name](taskId, 'bee'));
    const expected = law[name][status];
    const after = await fleet.taskOf(taskId);
    expect(after.status).toBe(expected ?? status);
    const steps = await fleet.stepsOf(taskId);
    expect(steps).toEqual(expected ? ['null>delivered', `${status}>${expected}`] : ['null>delivered']);
    expect(after.completed_at === null).toBe(!terminal.includes(after.status));
    if (!expected) expect(after).toEqual(before);
    const refusal = name === 'complete' && terminal.includes(status) ? 'task_terminal' : refusals[name];
    expect(said).toBe(expected ? 'ok' : (refusal ?? 'ok'));
  });
});

/** What the rules must have done to a task, kept by the simplest program that knows the law. */
interface Model {
  status: TaskStatus;
  alias: string;
  expiresAt: number;
  /** Unread delivery. */
  unread: boolean;
  steps: string[];
}

function follow(model: Model, name: TriggerName, now: number): void {
  if (name === 'ack_inbox') model.unread = false;
  // A retry looks first whether the task is overdue: a reassigned one keeps its expiry.
  if (name === 'retry' && model.expiresAt <= now) follow(model, 'expire', now);
  const to = law[name][model.status];
  if (!to || (name === 'expire' && model.expiresAt > now)) return;
  model.steps.push(`${model.status}>${to}`);
  model.status = to;
  if (terminal.includes(to)) model.unread = false;
  if (name === 'reassign') model.alias = model.alias === 'bee' ? 'cat' : 'bee';
  if (name === 'retry') model.expiresAt = now + hour;
  if (name === 'retry' || name === 'reassign') model.unread = true;
}

describe('lives of a task', () => {
  test('any sequence of triggers leaves what the table says', async () => {
    const life = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(life, async (story) => {
        const taskId = await fleet.send();
        const now = fleet.hub.clock.now();
        const model: Model = { status: 'delivered', alias: 'bee', expiresAt: now + hour, unread: true, steps: [] };
        for (const name of story) {
          // An ack needs an unread delivery; without one it is refused and moves nothing.
          const acks = name !== 'ack_inbox' || model.unread;
          await outcomeOf(triggers[name](taskId, model.alias));
          if (acks) follow(model, name, fleet.hub.clock.now());
          const task = await fleet.taskOf(taskId);
          expect(task.status).toBe(model.status);
          expect(task.to_name).toBe(model.alias);
          expect(task.expires_at).toBe(model.expiresAt);
        }
        expect(await fleet.stepsOf(taskId)).toEqual(['null>delivered', ...model.steps]);
        expect(await fleet.unreadOf(taskId)).toEqual(model.unread ? [model.alias] : []);
      }),
      { numRuns: 100 },
    );
    await expectCountersToAgree();
  }, 60_000);
});

/** The counters of the inboxes are what their rows say. */
async function expectCountersToAgree(): Promise<void> {
  const inboxes = await fleet.hub.database.reader
    .selectFrom('inboxes')
    .select(['to_kind', 'to_key', 'unread'])
    .execute();
  for (const { to_kind: kind, to_key: key, unread } of inboxes) {
    const { rows } = await fleet.hub.database.reader
      .selectFrom('inbox')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('to_kind', '=', kind)
      .where('to_key', '=', key)
      .where('acked', '=', 0)
      .executeTakeFirstOrThrow();
    expect({ key, unread }).toEqual({ key, unread: rows });
  }
}
