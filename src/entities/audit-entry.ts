import { defineEntity, p } from '@mikro-orm/core';

/**
 * The condition of the orders of all rows. A person's list does not name it: an engine would walk what everybody did for
 * what that person did whenever it takes one for the most of the other.
 */
export const ofAnybody = "action <> ''";

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
    { name: 'audit_action', properties: ['action', 'createdAt', 'networkId', 'seq'], where: ofAnybody },
    { name: 'audit_created', properties: ['createdAt', 'networkId', 'seq'], where: ofAnybody },
  ],
});
