import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/** The id of a node whose record was deleted: no other node of its network may take it. */
export const RetiredNodeId = defineEntity({
  name: 'RetiredNodeId',
  tableName: 'retired_node_ids',
  properties: {
    networkId: ofNetwork,
    nodeId: p.text().primary(),
    retiredAt: p.bigint('number'),
  },
});

export type RetiredNodeId = InferEntity<typeof RetiredNodeId>;
