import { defineEntity, p } from '@mikro-orm/core';
import type { LifecycleState } from '../../generated/enums.ts';
import { ofNetwork } from './relations.ts';

/**
 * The persistent identity of an agent; one row per network and alias. `nodeId` is unique within its network only. `daemonNodeId` is the daemon that runs it,
 * `configJson` the flags and channels that it last applied.
 */
export const Node = defineEntity({
  name: 'Node',
  tableName: 'nodes',
  properties: {
    networkId: ofNetwork,
    nodeId: p.text().primary(),
    nodeName: p.text(),
    alias: p.text(),
    runtime: p.text().nullable(),
    model: p.text().nullable(),
    configPath: p.text().nullable(),
    channels: p.text().nullable(),
    server: p.text().nullable(),
    hostname: p.text().nullable(),
    avatarUrl: p.text().nullable(),
    ownerUserId: p.text().nullable(),
    reportedNodeId: p.integer().default(0),
    lifecycleState: p.text().$type<LifecycleState>().default('active'),
    configRevision: p.integer().default(0),
    daemonJson: p.text().nullable(),
    daemonNodeId: p.text().nullable(),
    configJson: p.text().nullable(),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
  },
  indexes: [{ name: 'nodes_daemon', properties: ['networkId', 'daemonNodeId'], where: 'daemon_node_id is not null' }],
  uniques: [{ name: 'nodes_network_alias', properties: ['networkId', 'alias'] }],
});
