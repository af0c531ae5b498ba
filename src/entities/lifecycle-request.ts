import { defineEntity, p } from '@mikro-orm/core';
import type { LifecycleAction, LifecycleRequestStatus, LifecycleState } from '../../generated/enums.ts';
import { ofNetwork } from './relations.ts';

/** The condition of requests that brought nothing about, written out as the partial index demands. */
export const failedLifecycles = "status in ('stop_failed', 'noop_not_my_child', 'start_failed', 'timeout')";

/**
 * A request to a daemon to stop, delete or start a child; `tokenId` made it. `stateBefore` is the state that the node
 * gets back without an answer. Past `deadlineAt` an open request has timed out.
 */
export const LifecycleRequest = defineEntity({
  name: 'LifecycleRequest',
  tableName: 'lifecycle_requests',
  properties: {
    networkId: ofNetwork,
    requestId: p.text().primary(),
    daemonNodeId: p.text(),
    nodeId: p.text(),
    alias: p.text(),
    action: p.text().$type<LifecycleAction>(),
    force: p.integer().default(0),
    graceSeconds: p.integer().default(10),
    deleteConfig: p.integer().default(1),
    stateBefore: p.text().$type<LifecycleState>(),
    status: p.text().$type<LifecycleRequestStatus>().default('pending'),
    error: p.text().nullable(),
    exitSignal: p.text().nullable(),
    backupPath: p.text().nullable(),
    childPid: p.integer().nullable(),
    tokenId: p.text().nullable(),
    createdAt: p.bigint('number'),
    deliveredAt: p.bigint('number').nullable(),
    ackedAt: p.bigint('number').nullable(),
    deadlineAt: p.bigint('number'),
  },
  indexes: [
    {
      name: 'lifecycle_requests_open',
      properties: ['networkId', 'daemonNodeId', 'createdAt'],
      where: "status in ('pending', 'delivered')",
    },
    { name: 'lifecycle_requests_due', properties: ['deadlineAt'], where: "status in ('pending', 'delivered')" },
    { name: 'lifecycle_requests_node', properties: ['networkId', 'nodeId', 'createdAt'] },
    { name: 'lifecycle_requests_failed', properties: ['networkId', 'ackedAt'], where: failedLifecycles },
    { name: 'lifecycle_requests_created', properties: ['createdAt'] },
  ],
});
