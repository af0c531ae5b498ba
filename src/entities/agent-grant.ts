import { defineEntity, p } from '@mikro-orm/core';

/** An agent that a member with restricted agent access may see and message. */
export const AgentGrant = defineEntity({
  name: 'AgentGrant',
  tableName: 'agent_grants',
  properties: {
    networkId: p.text().primary(),
    userId: p.text().primary(),
    nodeId: p.text().primary(),
    createdAt: p.bigint('number'),
  },
  indexes: [{ name: 'agent_grants_node', properties: ['networkId', 'nodeId'] }],
});
