import { defineEntity, p } from '@mikro-orm/core';
import { Requirement } from './requirement.ts';
import { inSameNetwork } from './relations.ts';

/** When a person was last told of changes of a card. */
export const RequirementNotice = defineEntity({
  name: 'RequirementNotice',
  tableName: 'requirement_notices',
  properties: {
    networkId: p.text().primary(),
    requirementId: p.text().primary(),
    userId: p.text().primary(),
    notifiedAt: p.bigint('number'),
    requirement: () => inSameNetwork(Requirement, 'requirement_id', 'cascade'),
  },
  indexes: [{ name: 'requirement_notices_notified', properties: ['notifiedAt'] }],
});
