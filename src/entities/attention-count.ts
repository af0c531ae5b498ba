import { defineEntity, p } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/** The counts of a network's attention list that its streams were last told, as JSON, and when. */
export const AttentionCount = defineEntity({
  name: 'AttentionCount',
  tableName: 'attention_counts',
  properties: {
    networkId: ofNetwork,
    counts: p.text(),
    toldAt: p.bigint('number'),
  },
});
