import type { Schemas, ToolResult } from '../../../generated/tools.ts';
import type { ConfigUpdateRow, CreateRequestRow, FileRequestRow, LifecycleRequestRow } from '../../entities/rows.ts';
import type { QuestionParams } from '../../domain/daemons/node-files/request-node-file.ts';
import type { FetchedOrder } from '../../domain/daemons/creation/get-create-request.ts';
import type { QuestionResult } from '../../domain/daemons/node-files/get-rules-file-result.ts';
import { entriesOf, isList } from '../../domain/daemons/node-files/read-content.ts';
import type { OrderedStop } from '../../domain/daemons/lifecycle/stop-node.ts';
import { toWireTime } from '../../platform/clock.ts';

/** A stop or a deletion that was ordered. */
export function viewOrderedStop({ requestId, lifecycleState, inFlight }: OrderedStop): ToolResult['stop_node'] {
  return { ok: true, request_id: requestId, lifecycle_state: lifecycleState, in_flight_at_dispatch: inFlight };
}

/** A question that was put. */
export function viewQuestion({ request_id, op, status }: FileRequestRow): ToolResult['read_node_rules_file'] {
  return { ok: true, request_id, op, status };
}

/** Where a question stands; lists have `items`, everything else `content`. */
export function viewQuestionResult(result: QuestionResult): ToolResult['get_rules_file_result'] {
  const { question, purged, ageMs } = result;
  const { content, op } = question;
  const answer = content === null ? {} : isList(op) ? { items: entriesOf(content) } : { content };
  return {
    ...viewQuestion(question),
    file_name: question.file_name,
    exists: question.exists === null ? null : question.exists === 1,
    ...(answer as object),
    ...(question.size !== null && { size: question.size }),
    ...(purged && { content_purged: true }),
    error: question.error,
    age_ms: ageMs,
  };
}

/** A question as its node sees it. */
export function viewNodeFileRequest(row: FileRequestRow): Schemas['NodeFileRequest'] {
  const params = JSON.parse(row.params) as QuestionParams;
  return {
    request_id: row.request_id,
    node_id: row.node_id,
    op: row.op,
    ...(params as object),
    created_at: toWireTime(row.created_at),
  };
}

/** An order that waits for its daemon. */
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

/** An order as its daemon fetches it; the token and the secrets stand in the first answer alone. */
export function viewFetchedOrder({
  request,
  spec,
  handOver,
}: FetchedOrder): Omit<ToolResult['get_create_request'], 'ok'> {
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

/** What every order about a child says of it. */
export function viewLifecycleHead(row: LifecycleRequestRow): Omit<ToolResult['get_start_request'], 'ok'> {
  return { request_id: row.request_id, status: row.status, child_node_id: row.node_id, child_alias: row.alias };
}

/** An order to stop or delete a child. */
export function viewStopRequest(row: LifecycleRequestRow): Omit<ToolResult['get_stop_request'], 'ok'> {
  return {
    ...viewLifecycleHead(row),
    action: row.action,
    delete_config: row.delete_config === 1,
    grace_seconds: row.grace_seconds,
    force: row.force === 1,
  };
}

/** An open order in a daemon's list. */
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
