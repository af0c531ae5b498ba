import { defineEntity, p } from '@mikro-orm/core';

/** The colour of a tag in its network. */
export const RequirementTagColor = defineEntity({
  name: 'RequirementTagColor',
  tableName: 'requirement_tag_colors',
  properties: {
    networkId: p.text().primary(),
    tag: p.text().primary(),
    color: p.text(),
  },
});
