import { defineEntity, p } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/**
 * What is left of a card that was deleted, or of one that somebody cannot see any more, for the feed of changes.
 * `people` holds the ids of those whose own it was, blank-separated.
 */
export const RequirementTombstone = defineEntity({
  name: 'RequirementTombstone',
  tableName: 'requirement_tombstones',
  properties: {
    networkId: ofNetwork,
    requirementId: p.text().primary(),
    seq: p.bigint('number'),
    people: p.text(),
    deletedAt: p.bigint('number'),
  },
  indexes: [
    { name: 'requirement_tombstones_network', properties: ['networkId', 'deletedAt'] },
    { name: 'requirement_tombstones_deleted', properties: ['deletedAt'] },
  ],
});
