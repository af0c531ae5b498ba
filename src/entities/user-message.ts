import { defineEntity, p } from '@mikro-orm/core';
import { sequence } from './sequence.ts';
import type { SenderKind } from '../../generated/enums.ts';

/** A direct message to a person. */
export const UserMessage = defineEntity({
  name: 'UserMessage',
  tableName: 'user_inbox',
  properties: {
    seq: sequence(),
    messageId: p.text().unique(),
    networkId: p.text(),
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
    { name: 'user_inbox_user', properties: ['userId', 'seq'] },
    { name: 'user_inbox_unread', properties: ['userId', 'fromSession'], where: 'acked = 0' },
  ],
});
