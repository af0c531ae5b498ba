import { defineEntity, p } from '@mikro-orm/core';
import type { CreateRequestStatus } from '../../generated/enums.ts';
import { ofNetwork } from './relations.ts';

/** The condition of requests that brought nothing about, written out as the partial index demands. */
export const failedCreations = "status in ('failed', 'rejected', 'runtime_capability_check_failed')";

/**
 * A request to a daemon to create a node; `tokenId` made it, `userId` owns the child, `nodeSpec` is JSON. The child's
 * token is minted when the request is fetched, so no secret is ever stored. Past `deadlineAt` an open request fails.
 */
export const CreateRequest = defineEntity({
  name: 'CreateRequest',
  tableName: 'create_requests',
  properties: {
    networkId: ofNetwork,
    requestId: p.text().primary(),
    daemonNodeId: p.text(),
    childNodeId: p.text().nullable(),
    childName: p.text(),
    runtime: p.text(),
    model: p.text().nullable(),
    nodeSpec: p.text(),
    status: p.text().$type<CreateRequestStatus>().default('pending'),
    error: p.text().nullable(),
    userId: p.text().nullable(),
    tokenId: p.text().nullable(),
    createdAt: p.bigint('number'),
    deliveredAt: p.bigint('number').nullable(),
    ackedAt: p.bigint('number').nullable(),
    deadlineAt: p.bigint('number').nullable(),
  },
  indexes: [
    { name: 'create_requests_network', properties: ['networkId', 'createdAt'] },
    {
      name: 'create_requests_open',
      properties: ['networkId', 'daemonNodeId', 'createdAt'],
      where: "status in ('pending', 'delivered')",
    },
    { name: 'create_requests_due', properties: ['deadlineAt'], where: "status in ('pending', 'delivered')" },
    {
      name: 'create_requests_child',
      properties: ['networkId', 'childNodeId'],
      where: "status in ('pending', 'delivered')",
    },
    { name: 'create_requests_failed', properties: ['networkId', 'ackedAt'], where: failedCreations },
    { name: 'create_requests_created', properties: ['createdAt'] },
  ],
});
