import { defineEntity, p } from '@mikro-orm/core';

/**
 * The last stream event number of a network, and its tasks by status. Every change of a task emits an event, so both
 * change in one statement, the last of a unit; locking this row puts events into commit order.
 */
export const NetworkCounter = defineEntity({
  name: 'NetworkCounter',
  tableName: 'network_counters',
  properties: {
    networkId: p.text().primary(),
    eventSeq: p.bigint('number').default(0),
    tasksCreated: p.bigint('number').default(0),
    tasksDelivered: p.bigint('number').default(0),
    tasksAcked: p.bigint('number').default(0),
    tasksRunning: p.bigint('number').default(0),
    tasksReplied: p.bigint('number').default(0),
    tasksFailed: p.bigint('number').default(0),
    tasksCancelled: p.bigint('number').default(0),
    tasksExpired: p.bigint('number').default(0),
  },
});
