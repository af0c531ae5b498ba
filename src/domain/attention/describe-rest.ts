import type { AttentionAction, Description, KnownRow } from './description.ts';
import { detailOf } from './description.ts';

/** Tells of a delivery, a request, a card or a message. */
export function describeRest(row: KnownRow): Description {
  switch (row.kind) {
    case 'delivery_poisoned':
      return describePoisoned(row);
    case 'lifecycle_failed':
      return describeRequest(row);
    case 'card_overdue':
      return describeCard(row);
    default:
      return describeMessage(row);
  }
}

function describePoisoned({ id, network_id, a, b, c, n }: KnownRow): Description {
  const alias = a ?? '';
  const reads = Number(n ?? 0);
  const cancel = {
    title: 'Cancel the task',
    operation: 'cancelTask',
    tool: 'cancel_task',
    params: { task_id: c, network_id },
    needs: [],
  };
  const ack = {
    title: 'Take it out of the inbox, as the agent',
    operation: null,
    tool: 'ack_inbox',
    params: { alias, message_id: id },
    needs: [],
  };
  return {
    type: 'delivery',
    reason: `${alias} was handed this ${b ?? 'message'} ${reads} times and never acknowledged it.`,
    evidence: { alias, read_count: reads, ...(c === null ? {} : { task_id: c }) },
    actions: [...(c === null ? [] : [cancel]), ack],
  };
}

const again: Readonly<Record<string, { readonly tool: string; readonly needs: readonly string[] }>> = {
  stop: { tool: 'stop_node', needs: [] },
  start: { tool: 'start_node', needs: [] },
  restart: { tool: 'restart_node', needs: [] },
  delete: { tool: 'delete_node', needs: ['confirm_alias'] },
  configure: { tool: 'update_node_config', needs: ['base_revision', 'patch'] },
};

function describeRequest({ id, subject, label, a, b, c }: KnownRow): Description {
  const request = a ?? '';
  const repeat = again[request];
  const action: AttentionAction =
    repeat === undefined
      ? {
          title: 'Request the node anew',
          operation: null,
          tool: 'create_node',
          params: {},
          needs: ['daemon_node_id', 'node_spec'],
        }
      : { title: `Request it again: ${request}`, operation: null, ...repeat, params: { node_id: subject } };
  return {
    type: 'node',
    reason: `The request to ${request} ${label} ended as ${b ?? 'failed'}.`,
    evidence: { alias: label, request_id: id, request, request_status: b ?? '', ...detailOf(c) },
    actions: [action],
  };
}

function describeCard({ id, network_id, occurrence, a, n }: KnownRow): Description {
  const update = { operation: null, tool: 'requirements_update' } as const;
  return {
    type: 'card',
    reason: `The card was due ${occurrence} and is not done.`,
    evidence: { due: occurrence, priority: a ?? '', ...(n === null ? {} : { seq: Number(n) }) },
    actions: [
      { ...update, title: 'Mark it as done', params: { id, network_id, column: 'done' }, needs: [] },
      { ...update, title: 'Move its date', params: { id, network_id }, needs: ['due'] },
    ],
  };
}

function describeMessage({ id, a, b, c }: KnownRow): Description {
  const from = a ?? '';
  return {
    type: 'message',
    reason: `You have not read this ${b === 'reply' ? 'reply' : 'message'} from ${from}.`,
    evidence: { from, ...(c === null ? {} : { task_id: c }) },
    actions: [
      { title: 'Mark it as read', operation: 'ackMessages', tool: null, params: { message_id: id }, needs: [] },
    ],
  };
}
