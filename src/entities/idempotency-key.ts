import { defineEntity, p } from '@mikro-orm/core';

/** A write that carried an explicit key, and what its replay is answered from; kept 24 hours. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    /** Whose key it is: a token, or the browser session whose pages call (rule http-idempotency). */
    tokenId: p.text().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    requestHash: p.text(),
    /** `{"value": …}`: what the unit of the first call returned; null while it runs. */
    resultJson: p.text().nullable(),
    /** What the caller might do then, one right a line; a digest of it where it is long. */
    rights: p.text().default(''),
    createdAt: p.bigint('number'),
  },
  indexes: [{ name: 'idempotency_created', properties: ['createdAt'] }],
});
