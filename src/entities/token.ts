import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { NodeMode, TokenScope } from '../../generated/enums.ts';
import { Network } from './network.ts';
import { User } from './user.ts';

/**
 * A bearer token or a browser session; only its SHA-256 is kept. `nodeId` binds a network token to a node. `parentId` is
 * the token that this one ends with: that of a browser session, or the one that opened the session. What has an
 * `expiresAt` was minted by a browser session for a page.
 */
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
    parentId: p.text().strictNullable(),
    expiresAt: p.bigint('number').strictNullable(),
  },
  indexes: [
    { name: 'tokens_user', properties: ['user', 'createdAt', 'tokenId'], where: 'revoked_at is null' },
    { name: 'tokens_network', properties: ['network', 'nodeId'] },
    { name: 'tokens_parent', properties: ['parentId', 'createdAt'], where: 'parent_id is not null' },
    { name: 'tokens_expiry', properties: ['expiresAt'], where: 'expires_at is not null' },
  ],
});

export type Token = InferEntity<typeof Token>;
