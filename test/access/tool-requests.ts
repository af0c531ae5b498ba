import { wordOf } from './canaries.ts';
import type { Request } from './rest-requests.ts';
import type { Objects } from './objects.ts';
import type { MatrixCaller } from './callers.ts';

const withBody =
  (make: (o: Objects, caller: MatrixCaller) => object): Request =>
  (o, caller, networkId) => ({
    body: { ...make(o, caller), ...(networkId === undefined ? {} : { network_id: networkId }) },
  });

/** One entry for each row of `tool-expectations.ts`; a name before ` (` is that of the tool. `body`: the arguments. */
export const toolRequests: Readonly<Record<string, Request>> = {
  report_status: withBody((o) => ({ alias: o.alias, resume_id: 'r', status: 'working' })),
  'report_status (of the own alias)': withBody((_o, { alias }) => ({ alias, resume_id: 'r', status: 'working' })),
  report_completion: withBody((o) => ({ alias: o.alias, task: o.taskId, result: 'done' })),
  get_inbox: withBody((o) => ({ alias: o.alias })),
  ack_inbox: withBody((o) => ({ alias: o.alias, message_id: o.deliveryId })),
  'ack_inbox (a message elsewhere)': withBody((o, { alias }) => ({ alias, message_id: o.deliveryId })),
  send_task: withBody((o) => ({ alias: o.alias, task: 'look' })),
  'send_task (without network)': withBody((o) => ({ alias: o.alias, task: 'look' })),
  'send_task (to an agent elsewhere)': withBody((o) => ({ alias: o.alias, task: 'look' })),
  'send_task (below a task elsewhere)': withBody((o, caller) => ({
    alias: `agent-${wordOf[caller.base ?? 'home']}`,
    task: 'look',
    parent_task_id: o.taskId,
  })),
  'send_task (to an agent that was not granted)': withBody((o) => ({ alias: o.otherAlias, task: 'look' })),
  send_message: withBody((o) => ({ alias: o.alias, message: 'look' })),
  'send_message (to an agent elsewhere)': withBody((o) => ({ alias: o.alias, message: 'look' })),
  'send_message (to a member elsewhere)': withBody((o) => ({ alias: o.memberName, message: 'look' })),
  send_reply: withBody((o) => ({ in_reply_to: o.taskId, text: 'done' })),
  'send_reply (to an alias)': withBody((o) => ({ alias: o.otherAlias, text: 'done' })),
  'send_reply (to a task elsewhere)': withBody((o) => ({ in_reply_to: o.taskId, text: 'done' })),
  send_ack: withBody((o) => ({ task_id: o.taskId })),
  'send_ack (a task elsewhere)': withBody((o) => ({ task_id: o.taskId })),
  retry_task: withBody((o) => ({ task_id: o.failedTaskId })),
  'retry_task (a task elsewhere)': withBody((o) => ({ task_id: o.failedTaskId })),
  cancel_task: withBody((o) => ({ task_id: o.taskId })),
  'cancel_task (a task elsewhere)': withBody((o) => ({ task_id: o.taskId })),
  'cancel_task (without network)': withBody((o) => ({ task_id: o.taskId })),
  reassign_task: withBody((o) => ({ task_id: o.taskId, new_alias: o.otherAlias })),
  'reassign_task (a task elsewhere)': withBody((o) => ({ task_id: o.taskId, new_alias: 'reader' })),
  get_task: withBody((o) => ({ task_id: o.taskId })),
  'get_task (of an agent that was not granted)': withBody((o) => ({ task_id: o.otherTaskId })),
  list_tasks: withBody(() => ({})),
  get_all_status: withBody(() => ({})),
  list_attention: withBody(() => ({})),
  get_session_status: withBody((o) => ({ alias: o.alias })),
  'get_session_status (of an agent that was not granted)': withBody((o) => ({ alias: o.otherAlias })),
  get_completions: withBody(() => ({})),
  broadcast: withBody(() => ({ message: 'all' })),
};
