import { defineEntity, p } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/** The last `#N` and the last card event of a network, and the time of its last card change; locking this row puts card changes into order. */
export const RequirementCounter = defineEntity({
  name: 'RequirementCounter',
  tableName: 'requirement_counters',
  properties: {
    networkId: ofNetwork,
    lastSeq: p.bigint('number').default(0),
    lastEvent: p.bigint('number').default(0),
    lastStamp: p.bigint('number').default(0),
  },
});
