import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/** A secret at rest: `sealed` opens only with the key of `keyId` and in its own network, under its own name. */
export const VaultSecret = defineEntity({
  name: 'VaultSecret',
  tableName: 'vault_secrets',
  properties: {
    networkId: ofNetwork,
    key: p.text().primary(),
    keyId: p.text(),
    sealed: p.text(),
    createdBy: p.text(),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
  },
  indexes: [{ name: 'vault_secrets_key_id', properties: ['keyId'] }],
});

export type VaultSecret = InferEntity<typeof VaultSecret>;
