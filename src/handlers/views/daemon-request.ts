import type { Schemas, ToolResult } from '../../../generated/tools.ts';
import type { ConfigUpdateRow, CreateRequestRow, FileRequestRow, LifecycleRequestRow } from '../../entities/rows.ts';
import type { FileRequestParams } from '../../domain/daemons/node-files/request-node-file.ts';
import type { FetchedCreateRequest } from '../../domain/daemons/creation/get-create-request.ts';
import type { FileRequestResult } from '../../domain/daemons/node-files/get-rules-file-result.ts';
import { entriesOf, isList } from '../../domain/daemons/node-files/read-content.ts';
import type { RequestedStop } from '../../domain/daemons/lifecycle/request-stop.ts';
import { toWireTime } from '../../platform/clock.ts';

/** A stop or a deletion that was requested. */
export function viewOrderedStop({ requestId, lifecycleState, inFlight }: RequestedStop): ToolResult['stop_node'] {
  return { ok: true, request_id: requestId, lifecycle_state: lifecycleState, in_flight_at_dispatch: inFlight };
}

/** A request that was put. */
export function viewFileRequest({ request_id, op, status }: FileRequestRow): ToolResult['read_node_rules_file'] {
  return { ok: true, request_id, op, status };
}

/** Where a request stands; lists have `items`, everything else `content`. */
export function viewFileRequestResult(result: FileRequestResult): ToolResult['get_rules_file_result'] {
  const { request, purged, ageMs } = result;
  const { content, op } = request;
  const answer = content === null ? {} : isList(op) ? { items: entriesOf(content) } : { content };
  return {
    ...viewFileRequest(request),
    file_name: request.file_name,
    exists: request.exists === null ? null : request.exists === 1,
    ...(answer as object),
    ...(request.size !== null && { size: request.size }),
    ...(purged && { content_purged: true }),
    error: request.error,
    age_ms: ageMs,
  };
}

/** A request as its node sees it. */
export function viewNodeFileRequest(row: FileRequestRow): Schemas['NodeFileRequest'] {
  const params = JSON.parse(row.params) as FileRequestParams;
  return {
    request_id: row.request_id,
    node_id: row.node_id,
    op: row.op,
    ...(params as object),
    created_at: toWireTime(row.created_at),
  };
}

/** A request that waits for its daemon. */
export function viewPendingCreateRequest(row: CreateRequestRow): Schemas['PendingCreateRequest'] {
  return {
    request_id: row.request_id,
    status: row.status,
    child_node_id: row.child_node_id,
    child_name: row.child_name,
    runtime: row.runtime,
    model: row.model,
    created_at: toWireTime(row.created_at),
  };
}

/** A request as its daemon fetches it; the token and the secrets are in the first answer only. */
export function viewFetchedCreateRequest({
  request,
  spec,
  handOver,
}: FetchedCreateRequest): Omit<ToolResult['get_create_request'], 'ok'> {
  return {
    request_id: request.request_id,
    status: request.status,
    child_node_id: request.child_node_id,
    child_name: request.child_name,
    node_spec: spec as Schemas['NodeSpec'],
    ...(handOver && { child_token: handOver.childToken, secrets: handOver.secrets }),
    error: request.error,
    created_at: toWireTime(request.created_at),
  };
}

/** What every request about a child says of it. */
export function viewLifecycleHead(row: LifecycleRequestRow): Omit<ToolResult['get_start_request'], 'ok'> {
  return { request_id: row.request_id, status: row.status, child_node_id: row.node_id, child_alias: row.alias };
}

/** A request to stop or delete a child. */
export function viewStopRequest(row: LifecycleRequestRow): Omit<ToolResult['get_stop_request'], 'ok'> {
  return {
    ...viewLifecycleHead(row),
    action: row.action,
    delete_config: row.delete_config === 1,
    grace_seconds: row.grace_seconds,
    force: row.force === 1,
  };
}

/** An open request in a daemon's list. */
export function viewLifecycleRequest(row: LifecycleRequestRow): Schemas['LifecycleRequest'] {
  const created = { created_at: toWireTime(row.created_at) };
  if (row.action === 'start') return { ...viewLifecycleHead(row), action: row.action, ...created };
  return { ...viewStopRequest(row), ...created };
}

/** An update as its node sees it. */
export function viewConfigUpdate(row: ConfigUpdateRow): Schemas['ConfigUpdate'] {
  return {
    update_id: row.update_id,
    node_id: row.node_id,
    action: row.action,
    apply_mode: row.apply_mode,
    base_revision: row.base_revision,
    patch: JSON.parse(row.patch) as Record<string, unknown>,
    status: row.status,
    created_at: toWireTime(row.created_at),
  };
}
