import { defineEntity, p } from '@mikro-orm/core';
import type { AddressKind } from './address-kind.ts';

/** The counters of one inbox: its last place and its unread rows, both kept in the transaction that changes them. */
export const Inbox = defineEntity({
  name: 'Inbox',
  tableName: 'inboxes',
  properties: {
    networkId: p.text().primary(),
    toKind: p.text().$type<AddressKind>().primary(),
    toKey: p.text().primary(),
    lastSeq: p.bigint('number').default(0),
    unread: p.integer().default(0),
  },
});
