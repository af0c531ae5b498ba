import { defineEntity, p } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/**
 * The trace of a deleted card, or of one that somebody can no longer see, for the feed of changes.
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
