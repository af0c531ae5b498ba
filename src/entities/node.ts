import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
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
    runtime: p.text().strictNullable(),
    model: p.text().strictNullable(),
    configPath: p.text().strictNullable(),
    channels: p.text().strictNullable(),
    server: p.text().strictNullable(),
    hostname: p.text().strictNullable(),
    avatarUrl: p.text().strictNullable(),
    ownerUserId: p.text().strictNullable(),
    reportedNodeId: p.integer().default(0),
    lifecycleState: p.text().$type<LifecycleState>().default('active'),
    configRevision: p.integer().default(0),
    daemonJson: p.text().strictNullable(),
    daemonNodeId: p.text().strictNullable(),
    configJson: p.text().strictNullable(),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
  },
  indexes: [{ name: 'nodes_daemon', properties: ['networkId', 'daemonNodeId'], where: 'daemon_node_id is not null' }],
  uniques: [{ name: 'nodes_network_alias', properties: ['networkId', 'alias'] }],
});

export type Node = InferEntity<typeof Node>;
