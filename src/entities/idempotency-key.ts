import { defineEntity, p } from '@mikro-orm/core';

/** The first answer to a write that carried an explicit key, kept 24 hours. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    tokenId: p.text().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    requestHash: p.text(),
    status: p.integer().nullable(),
    response: p.text().nullable(),
    createdAt: p.bigint('number'),
  },
  indexes: [{ name: 'idempotency_created', properties: ['createdAt'] }],
});
