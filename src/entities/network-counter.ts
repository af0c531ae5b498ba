import { defineEntity, p } from '@mikro-orm/core';

/**
 * The counters of a network: its last stream event (without gaps), the last number that one of its rows got (one count
 * for all tables whose rows have a `seq`), and its tasks by status. All of them change in one statement, the last but
 * the insertions of a unit; locking this row puts events and rows into commit order. The row of the empty network
 * counts what belongs to none.
 */
export const NetworkCounter = defineEntity({
  name: 'NetworkCounter',
  tableName: 'network_counters',
  properties: {
    networkId: p.text().primary(),
    eventSeq: p.bigint('number').default(0),
    lastRow: p.bigint('number').default(0),
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
