import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { AgentAccess, MemberRole, TaskAccess } from '../../generated/enums.ts';
import { Network } from './network.ts';
import { User } from './user.ts';

/** A person in a network, with the two restriction settings of a membership. */
export const Membership = defineEntity({
  name: 'Membership',
  tableName: 'memberships',
  properties: {
    network: () =>
      p.manyToOne(Network).fieldName('network_id').primary().createForeignKeyConstraint(false).index(false),
    user: () =>
      p.manyToOne(User).fieldName('user_id').primary().deleteRule('no action').updateRule('no action').index(false),
    role: p.text().$type<MemberRole>(),
    agentAccess: p.text().$type<AgentAccess>().default('all'),
    taskAccess: p.text().$type<TaskAccess>().default('all'),
    department: p.text().strictNullable(),
    joinedAt: p.bigint('number'),
  },
  indexes: [
    { name: 'memberships_user', properties: ['user', 'joinedAt'] },
    { name: 'memberships_joined', properties: ['network', 'joinedAt', 'user'] },
  ],
});

export type Membership = InferEntity<typeof Membership>;
