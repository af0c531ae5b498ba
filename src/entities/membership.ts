import { defineEntity, p } from '@mikro-orm/core';
import type { AgentAccess, MemberRole, TaskAccess } from '../../generated/enums.ts';

/** A person in a network, with the two restriction settings of a membership. */
export const Membership = defineEntity({
  name: 'Membership',
  tableName: 'memberships',
  properties: {
    networkId: p.text().primary(),
    userId: p.text().primary(),
    role: p.text().$type<MemberRole>(),
    agentAccess: p.text().$type<AgentAccess>().default('all'),
    taskAccess: p.text().$type<TaskAccess>().default('all'),
    department: p.text().nullable(),
    joinedAt: p.bigint('number'),
  },
  indexes: [
    { name: 'memberships_user', properties: ['userId', 'joinedAt'] },
    { name: 'memberships_joined', properties: ['networkId', 'joinedAt', 'userId'] },
  ],
});
