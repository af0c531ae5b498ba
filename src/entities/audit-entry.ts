import { defineEntity, p } from '@mikro-orm/core';

/**
 * An entry of the audit log. `networkId` is empty for what belongs to no network; `seq` counts in
 * the network.
 */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_log',
  properties: {
    networkId: p.text().primary(),
    seq: p.bigint('number').primary(),
    id: p.text(),
    userId: p.text().nullable(),
    username: p.text().nullable(),
    action: p.text(),
    targetType: p.text().nullable(),
    targetId: p.text().nullable(),
    detail: p.text().nullable(),
    ip: p.text().nullable(),
    createdAt: p.bigint('number'),
  },
  indexes: [
    { name: 'audit_user', properties: ['userId', 'createdAt', 'networkId', 'seq'] },
    { name: 'audit_action', properties: ['action', 'createdAt', 'networkId', 'seq'] },
    { name: 'audit_created', properties: ['createdAt', 'networkId', 'seq'] },
  ],
});
