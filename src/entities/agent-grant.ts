import { defineEntity, p } from '@mikro-orm/core';
import { Node } from './node.ts';
import { inSameNetwork } from './relations.ts';

/** An agent that a member with restricted agent access may see and message. */
export const AgentGrant = defineEntity({
  name: 'AgentGrant',
  tableName: 'agent_grants',
  properties: {
    networkId: p.text().primary(),
    userId: p.text().primary(),
    nodeId: p.text().primary(),
    createdAt: p.bigint('number'),
    node: () => inSameNetwork(Node, 'node_id', 'cascade'),
  },
  indexes: [{ name: 'agent_grants_node', properties: ['networkId', 'nodeId'] }],
});
