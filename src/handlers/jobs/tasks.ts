import type { Ctx } from '../../domain/ctx.ts';
import { sweepTasks } from '../../domain/tasks/expiry/expire-tasks.ts';
import { purgeTaskEvents, purgeTasks } from '../../domain/tasks/expiry/purge-tasks.ts';
import { drain } from './drain.ts';

/** Expires tasks that nobody acknowledged in time (rule tasks-expiry). */
export const expireTasksJob = {
  name: 'expire_tasks',
  everySeconds: 30,
  run: (ctx: Ctx): Promise<number> => sweepTasks(ctx),
};

/** Forgets ended tasks after `HUB_KEEP_TASKS_DAYS`, except replied ones. */
export const purgeTasksJob = {
  name: 'purge_tasks',
  everySeconds: 60,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeTasks),
};

/** Forgets the steps of tasks after `HUB_KEEP_TASK_EVENTS_DAYS`. */
export const purgeTaskEventsJob = {
  name: 'purge_task_events',
  everySeconds: 60,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeTaskEvents),
};
