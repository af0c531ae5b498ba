import { defineEntity, p } from '@mikro-orm/core';

/** When a person was last told of changes of a card. */
export const RequirementNotice = defineEntity({
  name: 'RequirementNotice',
  tableName: 'requirement_notices',
  properties: {
    networkId: p.text().primary(),
    requirementId: p.text().primary(),
    userId: p.text().primary(),
    notifiedAt: p.bigint('number'),
  },
  indexes: [{ name: 'requirement_notices_notified', properties: ['notifiedAt'] }],
});
