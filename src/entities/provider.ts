import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/** A model provider of a network; `models` is JSON, `secretKeyRef` names an entry of the vault. */
export const Provider = defineEntity({
  name: 'Provider',
  tableName: 'providers',
  properties: {
    networkId: ofNetwork,
    providerId: p.text().primary(),
    name: p.text(),
    vendor: p.text(),
    baseUrl: p.text(),
    secretKeyRef: p.text(),
    enabled: p.integer().default(1),
    models: p.text(),
    createdAt: p.bigint('number'),
    createdBy: p.text(),
    updatedAt: p.bigint('number'),
  },
  uniques: [{ name: 'providers_name', properties: ['networkId', 'name'] }],
});

export type Provider = InferEntity<typeof Provider>;
