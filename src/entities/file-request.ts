import { defineEntity, p } from '@mikro-orm/core';
import type { FileRequestStatus, NodeFileOp } from '../../generated/enums.ts';
import { ofNetwork } from './relations.ts';

/**
 * A request to a node about its rules, skills, files or logs; `params` is JSON. `tokenId` asked it. One open row for
 * each node and lane. `content` is null once `purged` is set; `readAt` is the first read of the end.
 */
export const FileRequest = defineEntity({
  name: 'FileRequest',
  tableName: 'file_requests',
  properties: {
    networkId: ofNetwork,
    requestId: p.text().primary(),
    nodeId: p.text(),
    lane: p.text(),
    op: p.text().$type<NodeFileOp>(),
    params: p.text(),
    status: p.text().$type<FileRequestStatus>().default('pending'),
    fileName: p.text().nullable(),
    exists: p.integer().nullable(),
    size: p.bigint('number').nullable(),
    content: p.text().nullable(),
    purged: p.integer().default(0),
    error: p.text().nullable(),
    tokenId: p.text().nullable(),
    createdAt: p.bigint('number'),
    pulledAt: p.bigint('number').nullable(),
    ackedAt: p.bigint('number').nullable(),
    readAt: p.bigint('number').nullable(),
    deadlineAt: p.bigint('number'),
  },
  uniques: [
    {
      name: 'file_requests_lane',
      properties: ['networkId', 'nodeId', 'lane'],
      where: "status in ('pending', 'in_progress')",
    },
  ],
  indexes: [
    { name: 'file_requests_due', properties: ['deadlineAt'], where: "status in ('pending', 'in_progress')" },
    { name: 'file_requests_kept', properties: ['createdAt'], where: 'purged = 0' },
    { name: 'file_requests_created', properties: ['createdAt'] },
  ],
});
