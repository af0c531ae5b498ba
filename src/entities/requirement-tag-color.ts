import { defineEntity, p } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/** The colour of a tag in its network. */
export const RequirementTagColor = defineEntity({
  name: 'RequirementTagColor',
  tableName: 'requirement_tag_colors',
  properties: {
    networkId: ofNetwork,
    tag: p.text().primary(),
    color: p.text(),
  },
});
