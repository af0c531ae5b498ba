import type { Schemas } from '../../../generated/rest.ts';
import type { Diagnostic } from '../../domain/tasks/diagnose-task.ts';
import type { BriefTask } from '../../domain/tasks/list-tasks.ts';
import type { ReplyAttachment } from '../../domain/tasks/replies/check-attachments.ts';
import type { ShownTask } from '../../domain/tasks/shown-task.ts';
import type { QueueAdvice } from '../../domain/tasks/sending/queue-advice.ts';
import type { SentTask } from '../../domain/tasks/sending/send-task.ts';
import { toWireTime } from '../../platform/clock.ts';

/** The full row of a task. */
export function viewTask(task: ShownTask): Schemas['Task'] {
  return {
    task_id: task.task_id,
    from_node_id: task.from_node_id,
    to_node_id: task.to_node_id,
    from_name: task.from_name,
    to_name: task.to_name,
    sender_kind: task.sender_kind,
    sender_id: task.sender_id,
    priority: task.priority,
    status: task.status,
    content: task.content,
    context: task.context,
    result: task.result,
    in_reply_to: task.in_reply_to,
    requires_response: task.requires_response,
    scope: task.scope,
    parent_task_id: task.parent_task_id,
    meta_json: task.meta_json,
    created_at: toWireTime(task.created_at),
    delivered_at: toWireTime(task.delivered_at),
    started_at: toWireTime(task.started_at),
    runtime_submitted_at: toWireTime(task.runtime_submitted_at),
    consumed_at: toWireTime(task.consumed_at),
    completed_at: toWireTime(task.completed_at),
    expires_at: toWireTime(task.expires_at),
    network_id: task.network_id,
  };
}

/** The columns that list_tasks shows. */
export function viewTaskSummary(task: BriefTask): Schemas['TaskSummary'] {
  return {
    task_id: task.task_id,
    from_name: task.from_name,
    to_name: task.to_name,
    priority: task.priority,
    status: task.status,
    content: task.content,
    result: task.result,
    created_at: toWireTime(task.created_at),
    runtime_submitted_at: toWireTime(task.runtime_submitted_at),
    consumed_at: toWireTime(task.consumed_at),
    completed_at: toWireTime(task.completed_at),
  };
}

/** The diagnostic beside a task (rule tasks-diagnostic). */
export function viewDiagnostic({ code, actionHint, evidence, warning }: Diagnostic): Schemas['Diagnostic'] {
  return {
    schema_version: 1,
    code,
    action_hint: actionHint,
    ...(warning === undefined ? {} : { warning }),
    evidence: {
      task_status: evidence.taskStatus,
      target_session_status: evidence.targetSessionStatus,
      live_sse_connections: evidence.liveSseConnections,
      runtime_submitted: evidence.runtimeSubmitted,
      runtime_consumed: evidence.runtimeConsumed,
      target_ever_reported_runtime_evidence: evidence.targetEverReportedRuntimeEvidence,
      inbox_read_count: evidence.inboxReadCount,
    },
  };
}

/**
 * The answer to a dispatch, for both doors; `code` and `queued` only for an offline target (rule tasks-offline-target).
 */
export function viewSentTask({ taskId, actualTo, offline, renamedFrom }: SentTask): Schemas['SendTaskAnswer'] {
  return {
    ok: true,
    task_id: taskId,
    message_id: taskId,
    actual_to: { alias: actualTo.alias, to_node_id: actualTo.toNodeId, network_id: actualTo.networkId },
    ...(offline ? ({ code: 'alias_offline', queued: true } as const) : {}),
    ...(renamedFrom === undefined ? {} : { renamed_from: renamedFrom, renamed_to: actualTo.alias }),
  };
}

/** Queue advice of a dispatch; empty when none was requested. */
export function viewQueueAdvice(advice: QueueAdvice | undefined) {
  if (!advice) return {};
  return {
    queue_ahead: advice.queueAhead,
    target_busy: advice.targetBusy,
    est_wait_minutes: advice.estWaitMinutes,
    ...(advice.warning === undefined ? {} : { warning: advice.warning }),
  };
}

/** An attachment as the caller wrote it; the domain checks it. */
export function readAttachment(attachment: Readonly<Record<string, unknown>>): ReplyAttachment {
  const { type, file_id: fileId, name, mime, size } = attachment;
  return { type, fileId, name, mime, size };
}
