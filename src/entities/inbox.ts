import { defineEntity, p } from '@mikro-orm/core';

/** The counters of one inbox: its last place and its unread rows, both kept in the transaction that changes them. */
export const Inbox = defineEntity({
  name: 'Inbox',
  tableName: 'inboxes',
  properties: {
    networkId: p.text().primary(),
    alias: p.text().primary(),
    lastSeq: p.bigint('number').default(0),
    unread: p.integer().default(0),
  },
});
