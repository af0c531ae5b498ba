import { defineEntity, p } from '@mikro-orm/core';
import { sequence } from './sequence.ts';
import type { TaskStatus } from '../../generated/enums.ts';

/** One step of a task from status to status. */
export const TaskEvent = defineEntity({
  name: 'TaskEvent',
  tableName: 'task_events',
  properties: {
    seq: sequence(),
    taskId: p.text(),
    networkId: p.text(),
    fromStatus: p.text().$type<TaskStatus>().nullable(),
    toStatus: p.text().$type<TaskStatus>(),
    actor: p.text(),
    detail: p.text().nullable(),
    createdAt: p.bigint('number'),
  },
  indexes: [
    { name: 'task_events_task', properties: ['taskId', 'seq'] },
    { name: 'task_events_network', properties: ['networkId', 'seq'] },
    { name: 'task_events_created', properties: ['createdAt'] },
  ],
});
