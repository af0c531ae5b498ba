import { defineEntity, p } from '@mikro-orm/core';
import { Requirement } from './requirement.ts';
import { inSameNetwork } from './relations.ts';

/** A tag on a card; `tagKey` is its folded form, which `q` looks through. */
export const RequirementTag = defineEntity({
  name: 'RequirementTag',
  tableName: 'requirement_tags',
  properties: {
    networkId: p.text().primary(),
    requirementId: p.text().primary(),
    tag: p.text().primary(),
    tagKey: p.text(),
    position: p.integer(),
    requirement: () => inSameNetwork(Requirement, 'requirement_id', 'cascade'),
  },
  indexes: [{ name: 'requirement_tags_tag', properties: ['networkId', 'tag'] }],
});
