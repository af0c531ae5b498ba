import { defineEntity, p } from '@mikro-orm/core';
import { sequence } from './sequence.ts';

/** Who did what, for people who must account for it. */
export const AuditRow = defineEntity({
  name: 'AuditRow',
  tableName: 'audit_log',
  properties: {
    seq: sequence(),
    id: p.text().unique(),
    userId: p.text().nullable(),
    username: p.text().nullable(),
    action: p.text(),
    targetType: p.text().nullable(),
    targetId: p.text().nullable(),
    detail: p.text().nullable(),
    ip: p.text().nullable(),
    networkId: p.text().nullable(),
    createdAt: p.bigint('number'),
  },
  indexes: [
    { name: 'audit_user', properties: ['userId', 'seq'] },
    { name: 'audit_action', properties: ['action', 'seq'] },
    { name: 'audit_created', properties: ['createdAt'] },
  ],
});
