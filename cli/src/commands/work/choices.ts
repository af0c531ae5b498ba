import type { inputs, OperationInputs } from '../../../../clients/typescript/src/index.ts';

/** The keys of an object that has to name every value of an enum of the contract. */
function all<Value extends string>(values: Readonly<Record<Value, true>>): readonly Value[] {
  return Object.keys(values) as Value[];
}

export const priorities = all<inputs.TaskPriority>({ high: true, normal: true, low: true });

export const taskStatuses = all<inputs.TaskStatus>({
  ...{ created: true, delivered: true, acked: true, running: true },
  ...{ replied: true, failed: true, cancelled: true, expired: true },
});

/** What an agent may report of itself. */
export const sessionStatuses = all<inputs.SessionStatus>({
  ...{ working: true, idle: true, blocked: true, error: true, waiting_input: true, offline: true },
});

/** How a reply may end its task. */
export const replyStatuses = ['replied', 'failed', 'cancelled'] as const;

type Attention = OperationInputs['listAttention'];

export const attentionKinds = all<NonNullable<Attention['kind']>>({
  ...{ task_failed: true, task_expired: true, task_unclaimed: true, task_stalled: true },
  ...{ agent_waiting_input: true, agent_blocked: true, agent_error: true, agent_degraded: true },
  ...{ agent_offline_with_work: true, delivery_poisoned: true, lifecycle_failed: true },
  ...{ card_overdue: true, message_unread: true },
});

export const severities = all<NonNullable<Attention['severity']>>({ now: true, soon: true, note: true });
