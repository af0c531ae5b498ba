import { defineEntity, p } from '@mikro-orm/core';

/** The last stream event number of a network; locking this row puts events into commit order. */
export const NetworkCounter = defineEntity({
  name: 'NetworkCounter',
  tableName: 'network_counters',
  properties: {
    networkId: p.text().primary(),
    eventSeq: p.bigint('number').default(0),
  },
});
