import { defineEntity, p } from '@mikro-orm/core';
import type { ConfigApplyMode, ConfigUpdateAction, ConfigUpdateStatus } from '../../generated/enums.ts';
import { ofNetwork } from './relations.ts';

/** The condition of updates that brought nothing about, written out as the partial index demands. */
export const failedUpdates = "status in ('rejected', 'timeout')";

/** A configuration that a node should apply, or its restart; `patch` is JSON. One open row a node. */
export const ConfigUpdate = defineEntity({
  name: 'ConfigUpdate',
  tableName: 'config_updates',
  properties: {
    networkId: ofNetwork,
    updateId: p.text().primary(),
    nodeId: p.text(),
    action: p.text().$type<ConfigUpdateAction>(),
    applyMode: p.text().$type<ConfigApplyMode>(),
    baseRevision: p.integer(),
    newRevision: p.integer().nullable(),
    patch: p.text(),
    status: p.text().$type<ConfigUpdateStatus>().default('pending'),
    error: p.text().nullable(),
    tokenId: p.text().nullable(),
    createdAt: p.bigint('number'),
    pulledAt: p.bigint('number').nullable(),
    ackedAt: p.bigint('number').nullable(),
    deadlineAt: p.bigint('number'),
  },
  uniques: [
    { name: 'config_updates_open', properties: ['networkId', 'nodeId'], where: "status in ('pending', 'restarting')" },
  ],
  indexes: [
    { name: 'config_updates_due', properties: ['deadlineAt'], where: "status in ('pending', 'restarting')" },
    { name: 'config_updates_node', properties: ['networkId', 'nodeId', 'createdAt'] },
    { name: 'config_updates_failed', properties: ['networkId', 'ackedAt'], where: failedUpdates },
    { name: 'config_updates_created', properties: ['createdAt'] },
  ],
});
