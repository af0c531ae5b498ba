import { defineEntity, p } from '@mikro-orm/core';
import type { AddressKind } from './address-kind.ts';

/**
 * The counters of one inbox: its last place and its unread rows, both kept in the transaction that changes them. Its
 * number is drawn by chance when it gets its first delivery, and stands for its key in `inbox_unread`; another inbox may
 * have the same one.
 */
export const Inbox = defineEntity({
  name: 'Inbox',
  tableName: 'inboxes',
  properties: {
    networkId: p.text().primary(),
    toKind: p.text().$type<AddressKind>().primary(),
    toKey: p.text().primary(),
    lastSeq: p.bigint('number').default(0),
    unread: p.integer().default(0),
    inboxNumber: p.integer().default(0),
  },
});
