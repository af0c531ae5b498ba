import { defineEntity, p } from '@mikro-orm/core';

/**
 * What a unit on SQLite has written so far: one row, named by an event of the unit, which is durable, and from
 * which its tables are written behind its answer. On Postgres there is none.
 */
export const DeferredWrite = defineEntity({
  name: 'DeferredWrite',
  tableName: 'deferred_writes',
  properties: {
    networkId: p.text().primary(),
    n: p.bigint('number').primary(),
    /** Which replay writes it. */
    kind: p.text(),
    /** JSON. */
    item: p.text(),
  },
});
