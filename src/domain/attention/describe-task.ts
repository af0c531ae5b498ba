import type { AttentionAction, Description, KnownRow } from './description.ts';
import { detailOf } from './description.ts';

const retry = (params: object): AttentionAction => ({
  title: 'Deliver it once more',
  operation: 'retryTask',
  tool: 'retry_task',
  params: { ...params },
  needs: [],
});
const reassign = (params: object): AttentionAction => ({
  title: 'Hand it to another agent',
  operation: 'reassignTask',
  tool: 'reassign_task',
  params: { ...params },
  needs: ['new_alias'],
});
const cancel = (params: object): AttentionAction => ({
  title: 'Cancel it',
  operation: 'cancelTask',
  tool: 'cancel_task',
  params: { ...params },
  needs: [],
});
const look = (params: object): AttentionAction => ({
  title: 'See where it stands',
  operation: 'getTaskById',
  tool: 'get_task',
  params: { ...params },
  needs: [],
});

/** Tells of a task; undefined for rows of other kinds. */
export function describeTask(row: KnownRow): Description | undefined {
  const { kind, id, a, b, c } = row;
  const alias = a ?? '';
  const params = { task_id: id, network_id: row.network_id };
  const about = { alias, task_id: id, priority: b ?? '' };
  switch (kind) {
    case 'task_failed':
      return {
        type: 'task',
        reason: `${alias} ended this task as failed.`,
        evidence: { ...about, task_status: 'failed', ...detailOf(c) },
        actions: [retry(params), look(params)],
      };
    case 'task_expired':
      return {
        type: 'task',
        reason: `${alias} did not acknowledge this task in time.`,
        evidence: { ...about, task_status: 'expired' },
        actions: [retry(params), look(params)],
      };
    case 'task_unclaimed':
      return {
        type: 'task',
        reason:
          c === null || c === 'offline'
            ? `${alias} is not there to take this task.`
            : `${alias} has not taken this task.`,
        evidence: { ...about, session_status: c },
        actions: [look(params), reassign(params), cancel(params)],
      };
    case 'task_stalled':
      return {
        type: 'task',
        reason: stalledReason(alias, c),
        evidence: { ...about, session_status: c },
        actions: [look(params), reassign(params), cancel(params)],
      };
    default:
      return undefined;
  }
}

function stalledReason(alias: string, status: string | null): string {
  if (status === 'working') return `${alias} has worked on this task for long.`;
  if (status === 'idle') return `${alias} took this task and is idle.`;
  return `${alias} took this task and has gone.`;
}
