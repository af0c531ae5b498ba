import { defineEntity, p } from '@mikro-orm/core';

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
  },
  indexes: [{ name: 'requirement_tags_tag', properties: ['networkId', 'tag'] }],
});
