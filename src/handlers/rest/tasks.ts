import type { RestHandlers, RestInput } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { cancelTask } from '../../domain/tasks/cancel-task.ts';
import { diagnoseTask } from '../../domain/tasks/diagnose-task.ts';
import { getTask } from '../../domain/tasks/get-task.ts';
import { listTaskEvents } from '../../domain/tasks/list-task-events.ts';
import { listTasks } from '../../domain/tasks/list-tasks.ts';
import type { TaskQuery } from '../../domain/tasks/list-tasks.ts';
import { reassignTask } from '../../domain/tasks/reassign-task.ts';
import { retryTask } from '../../domain/tasks/retry-task.ts';
import { sendTask } from '../../domain/tasks/sending/send-task.ts';
import { viewPage } from '../views/page.ts';
import { viewCancelledTask, viewReassignedTask, viewRetriedTask } from '../views/moved-task.ts';
import { viewTaskEvent } from '../views/task-event.ts';
import { viewDiagnostic, viewSentTask, viewTask } from '../views/task.ts';

async function answerTask(ctx: Ctx, taskId: string) {
  const task = await getTask(ctx, { taskId });
  const diagnostic = await diagnoseTask(ctx, task);
  return {
    status: 200 as const,
    body: { ok: true as const, task: viewTask(task), diagnostic: viewDiagnostic(diagnostic) },
  };
}

function readQuery(query: RestInput<'listTasks'>['query']): TaskQuery {
  const { limit = 50, cursor, priority, since, until } = query;
  return {
    ...{ limit, cursor, priority, since, until },
    networkId: query.network_id,
    statuses: query.status,
    toName: query.to_name,
    fromName: query.from_name,
    parentTaskId: query.parent_task_id,
    text: query.q,
    taskIds: query.ids,
  };
}

/** Dispatch and task reads. */
export const tasksRest = {
  sendTask: async (ctx, { body }) => {
    const sent = await sendTask(ctx, {
      alias: body.alias,
      task: body.task,
      priority: body.priority,
      fromSession: body.from,
      fallbackSender: 'api',
      ttlSeconds: body.ttl_seconds,
      networkId: body.network_id,
      parentTaskId: body.parent_task_id,
      force: body.force,
      advise: false,
    });
    return { status: sent.offline ? 202 : 200, body: viewSentTask(sent) };
  },
  cancelTask: async (ctx, { path, body }) => {
    const { reason, from: fromSession, network_id: networkId } = body;
    const task = await cancelTask(ctx, { taskId: path.task_id, reason, fromSession, networkId });
    return { status: 200, body: viewCancelledTask(task) };
  },
  retryTask: async (ctx, { path, body }) => {
    const { from: fromSession, network_id: networkId, force } = body;
    const task = await retryTask(ctx, { taskId: path.task_id, fromSession, networkId, force });
    return { status: 200, body: viewRetriedTask(task) };
  },
  reassignTask: async (ctx, { path, body }) => {
    const { new_alias: newAlias, from: fromSession, network_id: networkId, force } = body;
    const moved = await reassignTask(ctx, { taskId: path.task_id, newAlias, fromSession, networkId, force });
    return { status: 200, body: viewReassignedTask(moved) };
  },
  getTask: (ctx, { path }) => answerTask(ctx, path.task_id),
  getTaskById: (ctx, { path }) => answerTask(ctx, path.task_id),
  listTasks: async (ctx, { query }) => {
    const page = await listTasks(ctx, readQuery(query));
    const tasks = page.rows.map(viewTask);
    return { status: 200, body: { ok: true, tasks, count: tasks.length, stats: [...page.stats], ...viewPage(page) } };
  },
  listTaskEvents: async (ctx, { query }) => {
    const { task_id: taskId, network_id: networkId, limit = 50, cursor } = query;
    const page = await listTaskEvents(ctx, { taskId, networkId, limit, cursor });
    const events = page.rows.map(viewTaskEvent);
    return { status: 200, body: { ok: true, events, count: events.length, ...viewPage(page) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
