import { defineEntity, p } from '@mikro-orm/core';
import type { AddressKind } from './address-kind.ts';
import type { InboxType, SenderKind, TaskPriority } from '../../generated/enums.ts';

/** The condition of deliveries that were handed out again and again, written out as the partial index demands. */
export const poisonedDeliveries = 'acked = 0 and read_count > 20';

/** The condition of unread deliveries to people, written out as the partial index demands. */
export const personalDeliveries = "acked = 0 and to_kind = 'user'";

/**
 * One delivery into an inbox. `toKind` and `toKey` say whose inbox it is, `toName` what people call its reader; `inboxSeq`
 * is its place in that inbox, `rank` sorts the priority (0 is high). `inboxNumber` is that of the inbox while the delivery is
 * unread.
 */
export const Delivery = defineEntity({
  name: 'Delivery',
  tableName: 'inbox',
  properties: {
    networkId: p.text().primary(),
    id: p.text().primary(),
    taskId: p.text(),
    toKind: p.text().$type<AddressKind>(),
    toKey: p.text(),
    toName: p.text(),
    inboxSeq: p.bigint('number'),
    rank: p.integer().default(1),
    type: p.text().$type<InboxType>(),
    priority: p.text().$type<TaskPriority>(),
    content: p.text(),
    context: p.text().nullable(),
    fromSession: p.text(),
    senderKind: p.text().$type<SenderKind>(),
    senderId: p.text(),
    inReplyTo: p.text().nullable(),
    requiresResponse: p.text().nullable(),
    metaJson: p.text().nullable(),
    acked: p.integer().default(0),
    ackedAt: p.bigint('number').nullable(),
    readCount: p.integer().default(0),
    createdAt: p.bigint('number'),
    inboxNumber: p.integer().default(0),
  },
  indexes: [
    // Not so on SQLite: its `inbox_unread` has the number of the inbox instead of its key (migration 0006-inbox-numbers).
    { name: 'inbox_unread', properties: ['networkId', 'toKind', 'toKey', 'rank', 'inboxSeq'], where: 'acked = 0' },
    // With the id they have the whole order of their lists; otherwise SQLite walks that of all deliveries.
    { name: 'inbox_poisoned', properties: ['networkId', 'createdAt', 'id'], where: poisonedDeliveries },
    { name: 'inbox_personal', properties: ['networkId', 'toKey', 'createdAt', 'id'], where: personalDeliveries },
    { name: 'inbox_task', properties: ['networkId', 'taskId'] },
    { name: 'inbox_created', properties: ['networkId', 'createdAt', 'id'] },
    { name: 'inbox_acked', properties: ['ackedAt'], where: 'acked = 1' },
  ],
});
