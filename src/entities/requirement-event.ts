import { defineEntity, p } from '@mikro-orm/core';
import type { PersonKind, RequirementEventKind } from '../../generated/enums.ts';
import { ofNetwork } from './relations.ts';

/** A change of a card, or a comment on it, by its number in the network. It outlives the card. */
export const RequirementEvent = defineEntity({
  name: 'RequirementEvent',
  tableName: 'requirement_events',
  properties: {
    networkId: ofNetwork,
    seq: p.bigint('number').primary(),
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
    { name: 'requirement_events_card', properties: ['networkId', 'requirementId', 'seq'] },
    { name: 'requirement_events_network', properties: ['networkId', 'createdAt', 'seq'] },
    { name: 'requirement_events_created', properties: ['createdAt'] },
  ],
});
