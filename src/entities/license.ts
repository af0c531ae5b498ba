import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { LicenseType } from '../../generated/enums.ts';

/** The legacy licence row; a fresh hub has a trial of 14 days. */
export const License = defineEntity({
  name: 'License',
  tableName: 'licenses',
  properties: {
    id: p.text().primary(),
    type: p.text().$type<LicenseType>(),
    expiresAt: p.bigint('number'),
    maxAgents: p.integer(),
    maxNetworks: p.integer(),
    maxTasksDay: p.integer(),
    createdAt: p.bigint('number'),
  },
});

export type License = InferEntity<typeof License>;
