import type { Schemas } from '../../../generated/rest.ts';
import type { CreateRequestRow } from '../../entities/rows.ts';
import type { HostSupervisor } from '../../domain/daemons/list-host-supervisors.ts';
import { toWireTime } from '../../platform/clock.ts';

/** A daemon in the list; what its caller may not see is left out. */
export function viewHostSupervisor(daemon: HostSupervisor): Schemas['HostSupervisor'] {
  const { facts, host, online } = daemon;
  const { can_create_nodes: can, create_nodes_blocked_reason: reason } = facts;
  return {
    daemon_node_id: daemon.nodeId,
    alias: daemon.alias,
    hostname: daemon.hostname,
    online,
    last_seen_at: toWireTime(daemon.lastSeenAt),
    runtimes_supported: [...facts.runtimes_supported],
    allowed_secret_keys: [...facts.allowed_secret_keys],
    host_telemetry: {
      alert_level: online ? 'green' : 'gray',
      ...(host?.cpuCores != null && { cpu_cores: host.cpuCores }),
      ...(host?.memGb != null && { mem_gb: host.memGb }),
      ...(host && { ip_internal: host.ip }),
    },
    ...(can !== undefined && { can_create_nodes: can }),
    ...(can === false && reason !== undefined && { create_nodes_blocked_reason: reason }),
  };
}

/** A request to create a node. */
export function viewNodeCreateRequest(row: CreateRequestRow): Schemas['NodeCreateRequest'] {
  return {
    request_id: row.request_id,
    daemon_node_id: row.daemon_node_id,
    child_name: row.child_name,
    network_id: row.network_id,
    runtime: row.runtime,
    model: row.model,
    status: row.status,
    error: row.error,
    created_at: toWireTime(row.created_at),
    delivered_at: toWireTime(row.delivered_at),
    acked_at: toWireTime(row.acked_at),
  };
}
