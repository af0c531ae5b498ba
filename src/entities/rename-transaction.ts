import { defineEntity, p } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/** Where a two-phase rename stands (rule renames-two-steps). */
type RenameState = 'prepared' | 'committed' | 'aborted';

/** A two-phase rename of a node. A committed one answers for its old alias for a while: `endedAt` says since when. */
export const RenameTransaction = defineEntity({
  name: 'RenameTransaction',
  tableName: 'rename_transactions',
  properties: {
    networkId: ofNetwork,
    txnId: p.text().primary(),
    nodeId: p.text(),
    oldAlias: p.text(),
    newAlias: p.text(),
    state: p.text().$type<RenameState>(),
    createdAt: p.bigint('number'),
    expiresAt: p.bigint('number'),
    endedAt: p.bigint('number').nullable(),
  },
  uniques: [
    { name: 'renames_open_old', properties: ['networkId', 'oldAlias'], where: "state = 'prepared'" },
    { name: 'renames_open_new', properties: ['networkId', 'newAlias'], where: "state = 'prepared'" },
  ],
  indexes: [
    { name: 'renames_done_old', properties: ['networkId', 'oldAlias', 'endedAt'], where: "state = 'committed'" },
    { name: 'renames_node', properties: ['networkId', 'nodeId', 'endedAt'] },
    { name: 'renames_expiring', properties: ['expiresAt'], where: "state = 'prepared'" },
  ],
});
