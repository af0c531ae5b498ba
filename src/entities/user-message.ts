import { defineEntity, p } from '@mikro-orm/core';
import type { SenderKind } from '../../generated/enums.ts';

/** A direct message to a person. `seq` counts in the network. */
export const UserMessage = defineEntity({
  name: 'UserMessage',
  tableName: 'user_inbox',
  properties: {
    networkId: p.text().primary(),
    messageId: p.text().primary(),
    seq: p.bigint('number'),
    userId: p.text(),
    fromSession: p.text(),
    senderKind: p.text().$type<SenderKind>(),
    senderId: p.text(),
    kind: p.text(),
    title: p.text().nullable(),
    content: p.text(),
    severity: p.text().default('info'),
    metaJson: p.text().nullable(),
    acked: p.integer().default(0),
    createdAt: p.bigint('number'),
    ackedAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'user_inbox_user', properties: ['networkId', 'userId', 'seq'] },
    { name: 'user_inbox_unread', properties: ['networkId', 'userId', 'fromSession'], where: 'acked = 0' },
    { name: 'user_inbox_waiting', properties: ['networkId', 'userId', 'createdAt'], where: 'acked = 0' },
  ],
});
