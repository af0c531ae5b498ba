import { defineEntity, p } from '@mikro-orm/core';
import type { SenderKind, TaskPriority, TaskStatus } from '../../generated/enums.ts';

/**
 * The condition of live tasks, written out as the partial indexes demand: a task has `completed_at` from its end to its
 * retry (rule tasks-moves). It does not name the status, so that a step of a live task leaves these indexes alone.
 */
export const liveTasks = 'completed_at is null';

/**
 * The condition of live tasks by their age. It is longer than that of `tasks_live`, so that no query which walks the tasks of
 * an agent takes this index by mistake.
 */
export const agingTasks = `${liveTasks} and network_id <> ''`;

/**
 * The condition of the order of all tasks. A list of one network does not name it: Postgres would walk the tasks of all
 * networks for those of one whenever it takes that one for the largest.
 */
export const ofAnyNetwork = "network_id <> ''";

/** The condition of tasks that have ended, written out as the partial index demands. */
export const endedTasks = 'completed_at is not null';

/**
 * The condition of ended tasks that nobody replied to: only these age (rule platform-retention). A list of three statuses
 * would make SQLite build a table of them for each step of a task.
 */
export const unansweredTasks = "completed_at is not null and status <> 'replied'";

/** The condition of tasks that nobody finished, written out as the partial index demands. */
export const lostTasks = "status in ('failed', 'expired')";

/** The logical unit of work and its tracked life. `seq` counts in the network. */
export const Task = defineEntity({
  name: 'Task',
  tableName: 'tasks',
  properties: {
    networkId: p.text().primary(),
    taskId: p.text().primary(),
    seq: p.bigint('number'),
    fromNodeId: p.text().nullable(),
    toNodeId: p.text().nullable(),
    fromName: p.text(),
    toName: p.text(),
    senderKind: p.text().$type<SenderKind>(),
    senderId: p.text(),
    priority: p.text().$type<TaskPriority>(),
    status: p.text().$type<TaskStatus>().default('created'),
    content: p.text(),
    context: p.text().nullable(),
    result: p.text().nullable(),
    inReplyTo: p.text().nullable(),
    requiresResponse: p.text().nullable(),
    scope: p.text().nullable(),
    parentTaskId: p.text().nullable(),
    depth: p.integer().default(0),
    metaJson: p.text().nullable(),
    createdAt: p.bigint('number'),
    deliveredAt: p.bigint('number').nullable(),
    startedAt: p.bigint('number').nullable(),
    runtimeSubmittedAt: p.bigint('number').nullable(),
    consumedAt: p.bigint('number').nullable(),
    completedAt: p.bigint('number').nullable(),
    expiresAt: p.bigint('number').nullable(),
  },
  uniques: [{ name: 'tasks_network_seq', properties: ['networkId', 'seq'] }],
  indexes: [
    { name: 'tasks_created', properties: ['createdAt', 'networkId', 'seq'], where: ofAnyNetwork },
    { name: 'tasks_network_created', properties: ['networkId', 'createdAt', 'seq'] },
    // The tasks of an agent, in two parts: a dispatch, whose place in such an index is a page of its own, writes one.
    { name: 'tasks_live', properties: ['networkId', 'toName', 'seq', 'deliveredAt'], where: liveTasks },
    { name: 'tasks_ended_of', properties: ['networkId', 'toName', 'seq'], where: endedTasks },
    { name: 'tasks_aging', properties: ['networkId', 'deliveredAt'], where: agingTasks },
    { name: 'tasks_lost', properties: ['networkId', 'status', 'completedAt'], where: lostTasks },
    { name: 'tasks_expiring', properties: ['expiresAt'], where: "status in ('created', 'delivered')" },
    { name: 'tasks_replied', properties: ['networkId', 'toName', 'completedAt'], where: "status = 'replied'" },
    { name: 'tasks_unanswered', properties: ['completedAt'], where: unansweredTasks },
    { name: 'tasks_network_status', properties: ['networkId', 'status', 'seq'] },
    {
      name: 'tasks_parent',
      properties: ['networkId', 'parentTaskId', 'seq'],
      where: 'parent_task_id is not null',
    },
  ],
});
