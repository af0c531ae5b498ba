import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { AgentAccess, InviteRole, TaskAccess } from '../../generated/enums.ts';
import { Network } from './network.ts';

/** A code that makes its holder a member; only its SHA-256 is kept. `maxUses` -1 is without limit. */
export const Invite = defineEntity({
  name: 'Invite',
  tableName: 'invites',
  properties: {
    codeHash: p.text().primary(),
    inviteId: p.text(),
    network: () => p.manyToOne(Network).fieldName('network_id').createForeignKeyConstraint(false).index(false),
    role: p.text().$type<InviteRole>(),
    agentAccess: p.text().$type<AgentAccess>().default('all'),
    taskAccess: p.text().$type<TaskAccess>().default('all'),
    maxUses: p.integer().default(1),
    usedCount: p.integer().default(0),
    createdBy: p.text(),
    createdAt: p.bigint('number'),
    expiresAt: p.bigint('number').strictNullable(),
  },
  indexes: [{ name: 'invites_network', properties: ['network', 'createdAt', 'inviteId'] }],
  uniques: [{ name: 'invites_id', properties: ['network', 'inviteId'] }],
});

export type Invite = InferEntity<typeof Invite>;
