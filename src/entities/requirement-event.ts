import { defineEntity, p } from '@mikro-orm/core';
import { sequence } from './sequence.ts';
import type { PersonKind, RequirementEventKind } from '../../generated/enums.ts';

/** A change of a card, or a comment on it. It outlives the card. */
export const RequirementEvent = defineEntity({
  name: 'RequirementEvent',
  tableName: 'requirement_events',
  properties: {
    seq: sequence(),
    networkId: p.text(),
    requirementId: p.text(),
    cardSeq: p.bigint('number'),
    kind: p.text().$type<RequirementEventKind>(),
    field: p.text().nullable(),
    oldJson: p.text().nullable(),
    newJson: p.text().nullable(),
    actorKind: p.text().$type<PersonKind>(),
    actorId: p.text(),
    actorName: p.text().nullable(),
    createdAt: p.bigint('number'),
  },
  indexes: [
    { name: 'requirement_events_card', properties: ['requirementId', 'seq'] },
    { name: 'requirement_events_network', properties: ['networkId', 'seq'] },
    { name: 'requirement_events_created', properties: ['createdAt'] },
  ],
});
