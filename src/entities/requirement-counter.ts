import { defineEntity, p } from '@mikro-orm/core';

/** The last `#N` and the last card event of a network, and the time of its last card change; locking this row puts card changes into order. */
export const RequirementCounter = defineEntity({
  name: 'RequirementCounter',
  tableName: 'requirement_counters',
  properties: {
    networkId: p.text().primary(),
    lastSeq: p.bigint('number').default(0),
    lastEvent: p.bigint('number').default(0),
    lastStamp: p.bigint('number').default(0),
  },
});
