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
    /** What the caller might do then, one right a line; a digest of it where it is long. */
    rights: p.text().default(''),
    createdAt: p.bigint('number'),
  },
  indexes: [{ name: 'idempotency_created', properties: ['createdAt'] }],
});
