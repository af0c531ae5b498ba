import type { ListedNode } from '../../domain/nodes/list-nodes.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** A node record on the wire. */
export function viewNode(row: ListedNode): Schemas['Node'] {
  return {
    node_id: row.node_id,
    node_name: row.node_name,
    alias: row.alias,
    runtime: row.runtime,
    model: row.model,
    config_path: row.config_path,
    channels: row.channels,
    server: row.server,
    hostname: row.hostname,
    network_id: row.network_id,
    created_at: toWireTime(row.created_at),
    updated_at: toWireTime(row.updated_at),
    avatar_url: row.avatar_url,
    lifecycle_state: row.lifecycle_state,
    config_revision: row.config_revision,
    daemon_node_id: row.daemon_node_id,
    owner_id: row.owner_user_id,
    owner_name: row.owner_name,
    permission_mode: row.permission_mode,
  };
}
