import { defineEntity, p } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/** Until when a person does not want to see one occurrence of a condition; one row a person and subject. */
export const AttentionSnooze = defineEntity({
  name: 'AttentionSnooze',
  tableName: 'attention_snoozes',
  properties: {
    networkId: ofNetwork,
    userId: p.text().primary(),
    kind: p.text().primary(),
    subjectId: p.text().primary(),
    occurrence: p.text(),
    until: p.bigint('number'),
  },
  indexes: [{ name: 'attention_snoozes_until', properties: ['until'] }],
});
