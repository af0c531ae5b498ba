import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A tenant: everything that can be scoped carries its id. */
export const Network = defineEntity({
  name: 'Network',
  tableName: 'networks',
  properties: {
    networkId: p.text().primary(),
    networkName: p.text(),
    ownerId: p.text(),
    description: p.text().strictNullable(),
    visibility: p.text().default('private'),
    maxMembers: p.integer().default(50),
    // The sizes of its files together, in bytes.
    filesBytes: p.bigint('number').default(0),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
  },
  uniques: [{ name: 'networks_owner_name', properties: ['ownerId', 'networkName'] }],
});

export type Network = InferEntity<typeof Network>;
