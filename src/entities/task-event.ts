import { defineEntity, p } from '@mikro-orm/core';
import type { TaskStatus } from '../../generated/enums.ts';

/** One step of a task from status to status. `seq` counts in the network. */
export const TaskEvent = defineEntity({
  name: 'TaskEvent',
  tableName: 'task_events',
  properties: {
    networkId: p.text().primary(),
    seq: p.bigint('number').primary(),
    taskId: p.text(),
    fromStatus: p.text().$type<TaskStatus>().nullable(),
    toStatus: p.text().$type<TaskStatus>(),
    actor: p.text(),
    detail: p.text().nullable(),
    createdAt: p.bigint('number'),
  },
  indexes: [
    { name: 'task_events_task', properties: ['networkId', 'taskId', 'seq'] },
    { name: 'task_events_network_created', properties: ['networkId', 'createdAt', 'seq'] },
  ],
});
