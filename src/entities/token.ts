import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { NodeMode, TokenScope } from '../../generated/enums.ts';
import { Network } from './network.ts';
import { User } from './user.ts';

/** A bearer token; only its SHA-256 is kept. `nodeId` binds a network token to a node. */
export const Token = defineEntity({
  name: 'Token',
  tableName: 'tokens',
  properties: {
    tokenId: p.text().primary(),
    tokenHash: p.text().unique(),
    scope: p.text().$type<TokenScope>(),
    user: () => p.manyToOne(User).fieldName('user_id').createForeignKeyConstraint(false).index(false),
    network: () =>
      p.manyToOne(Network).fieldName('network_id').strictNullable().createForeignKeyConstraint(false).index(false),
    nodeId: p.text().strictNullable(),
    nodeName: p.text().strictNullable(),
    name: p.text(),
    mode: p.text().$type<NodeMode>().default('normal'),
    lastUsedAt: p.bigint('number').strictNullable(),
    createdAt: p.bigint('number'),
    revokedAt: p.bigint('number').strictNullable(),
  },
  indexes: [
    { name: 'tokens_user', properties: ['user', 'createdAt', 'tokenId'], where: 'revoked_at is null' },
    { name: 'tokens_network', properties: ['network', 'nodeId'] },
  ],
});

export type Token = InferEntity<typeof Token>;
