import type { Command } from 'commander';
import { addReply } from './answer-task.ts';
import { addAsk } from './ask-agent.ts';
import { addBroadcast } from './broadcast-message.ts';
import { addTaskCancel } from './cancel-task.ts';
import { addAttention } from './list-attention.ts';
import { addTaskList } from './list-tasks.ts';
import { addInbox } from './read-inbox.ts';
import { addTaskReassign } from './reassign-task.ts';
import { addTaskRetry } from './retry-task.ts';
import { addSend } from './send-task.ts';
import { addStatus } from './show-status.ts';
import { addTaskShow } from './show-task.ts';
import { addAttentionSnooze } from './snooze-attention.ts';
import { addTail } from './tail-events.ts';
import { addTaskWait } from './wait-task.ts';
import { addWatch } from './watch-network.ts';

/** The group Work, in the order of the help. */
export const workCommands: readonly ((program: Command) => void)[] = [
  ...[addSend, addAsk, addReply, addBroadcast, addInbox],
  ...[addTaskShow, addTaskList, addTaskWait, addTaskCancel, addTaskRetry, addTaskReassign],
  ...[addStatus, addAttention, addAttentionSnooze, addWatch, addTail],
];
