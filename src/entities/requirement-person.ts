import { defineEntity, p } from '@mikro-orm/core';
import type { PersonKind } from '../../generated/enums.ts';
import { Requirement } from './requirement.ts';
import { inSameNetwork } from './relations.ts';

/** A participant of a card: a user or a node. */
export const RequirementPerson = defineEntity({
  name: 'RequirementPerson',
  tableName: 'requirement_people',
  properties: {
    networkId: p.text().primary(),
    requirementId: p.text().primary(),
    kind: p.text().$type<PersonKind>().primary(),
    personId: p.text().primary(),
    position: p.integer(),
    requirement: () => inSameNetwork(Requirement, 'requirement_id', 'cascade'),
  },
  indexes: [{ name: 'requirement_people_person', properties: ['networkId', 'personId'] }],
});
