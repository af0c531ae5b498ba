// Generated from spec/ by `make generate`. Do not edit.

import type { OperationId } from './rest.ts';
import type { ToolName } from './tools.ts';

/** Every condition that the hub refuses with. */
export type ErrorCode =
  | 'invalid_json'
  | 'invalid_input'
  | 'token_required'
  | 'invalid_token'
  | 'token_expired'
  | 'browser_session_required'
  | 'permission_denied'
  | 'access_denied'
  | 'caller_not_allowed'
  | 'origin_not_allowed'
  | 'host_not_allowed'
  | 'network_id_required'
  | 'not_found'
  | 'method_not_allowed'
  | 'bad_request'
  | 'request_timeout'
  | 'headers_too_large'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'too_many_streams'
  | 'too_busy'
  | 'internal_error'
  | 'service_unavailable'
  | 'idempotency_conflict'
  | 'idempotency_in_flight'
  | 'invalid_cursor'
  | 'username_too_short'
  | 'username_too_long'
  | 'username_invalid'
  | 'username_taken'
  | 'password_too_short'
  | 'password_too_short_first'
  | 'password_too_common'
  | 'password_too_long'
  | 'too_many_requests'
  | 'invalid_credentials'
  | 'login_locked'
  | 'new_password_too_short'
  | 'new_password_too_common'
  | 'incorrect_current_password'
  | 'user_not_found'
  | 'password_change_required'
  | 'account_disabled'
  | 'own_account'
  | 'user_owns_networks'
  | 'auth_master_read_only'
  | 'network_name_taken'
  | 'network_quota_exceeded'
  | 'import_refused'
  | 'name_required'
  | 'network_not_found'
  | 'not_your_network'
  | 'name_taken'
  | 'network_has_active_sessions'
  | 'node_token_fields_required'
  | 'not_a_member'
  | 'no_write_access'
  | 'token_not_found'
  | 'owner_or_admin_required'
  | 'owner_required'
  | 'user_already_member'
  | 'cannot_assign_owner'
  | 'member_not_changeable'
  | 'target_not_member'
  | 'cannot_remove_owner'
  | 'invalid_role'
  | 'invalid_invite_code'
  | 'invite_fully_used'
  | 'invite_expired'
  | 'invite_not_found'
  | 'start_link_over'
  | 'already_member'
  | 'agent_access_restricted'
  | 'agent_not_granted'
  | 'network_token_required'
  | 'caller_not_a_daemon'
  | 'user_token_required'
  | 'node_token_cannot_force'
  | 'node_permission_denied'
  | 'from_session_identity_mismatch'
  | 'alias_not_yours'
  | 'task_not_found'
  | 'alias_not_found'
  | 'license_expired'
  | 'node_not_active'
  | 'node_degraded'
  | 'parent_not_found'
  | 'loop_guard'
  | 'task_terminal'
  | 'task_not_cancellable'
  | 'task_not_retryable'
  | 'task_not_ackable'
  | 'task_not_owned'
  | 'delivery_not_found'
  | 'delivery_not_yours'
  | 'alias_required'
  | 'reply_task_not_found'
  | 'reply_task_terminal'
  | 'reply_task_not_owned'
  | 'bad_attachments'
  | 'attachment_not_accessible'
  | 'peer_reply_task_required'
  | 'peer_reply_origin_not_node'
  | 'duplicate_task_id'
  | 'message_id_required'
  | 'ambiguous_ack'
  | 'too_many_tokens'
  | 'file_quota_exceeded'
  | 'too_many_ids'
  | 'recipient_required'
  | 'recipient_mismatch'
  | 'recipient_not_found'
  | 'node_not_found'
  | 'node_id_required'
  | 'invalid_avatar_url'
  | 'network_id_required_multi'
  | 'missing_network_id'
  | 'server_not_found'
  | 'admin_only'
  | 'admin_required'
  | 'rename_field_required'
  | 'rename_not_found'
  | 'rename_not_prepared'
  | 'rename_in_progress'
  | 'alias_taken'
  | 'tmux_disabled'
  | 'tmux_ip_denied'
  | 'tmux_text_required'
  | 'tmux_failed'
  | 'length_required'
  | 'missing_file'
  | 'unusable_form'
  | 'two_networks_named'
  | 'bad_file_id'
  | 'blob_missing'
  | 'license_key_required'
  | 'invalid_license_key'
  | 'snooze_too_far'
  | 'attention_not_found'
  | 'skill_not_found'
  | 'skill_version_conflict'
  | 'skill_review_admin_required'
  | 'skill_not_pending'
  | 'request_id_required'
  | 'request_not_found'
  | 'not_your_request'
  | 'request_in_flight'
  | 'request_already_ended'
  | 'daemon_not_found'
  | 'daemon_not_trusted'
  | 'daemon_offline'
  | 'daemon_cannot_create_nodes'
  | 'daemon_max_children'
  | 'node_name_invalid'
  | 'node_name_conflict'
  | 'runtime_invalid'
  | 'flag_key_unknown'
  | 'flag_value_invalid'
  | 'workdir_invalid'
  | 'secret_not_in_vault'
  | 'secret_not_in_daemon_allowlist'
  | 'node_busy_in_flight'
  | 'confirm_alias_mismatch'
  | 'node_not_stopped'
  | 'node_not_managed'
  | 'revision_conflict'
  | 'invalid_patch'
  | 'update_in_flight'
  | 'insufficient_role_for_security_flag'
  | 'path_invalid'
  | 'skill_name_invalid'
  | 'content_too_large'
  | 'content_invalid'
  | 'logs_not_capable'
  | 'provider_not_found'
  | 'provider_name_taken'
  | 'noop_no_changes'
  | 'model_not_found'
  | 'probe_target_forbidden'
  | 'probe_not_found'
  | 'requirement_not_found'
  | 'invalid_name'
  | 'invalid_description'
  | 'invalid_column'
  | 'invalid_priority'
  | 'invalid_due'
  | 'invalid_start'
  | 'invalid_checklist'
  | 'checklist_item_not_found'
  | 'invalid_parent_id'
  | 'parent_cycle'
  | 'parent_too_deep'
  | 'invalid_external_ref'
  | 'external_ref_required'
  | 'invalid_external_url'
  | 'invalid_archived'
  | 'invalid_tags'
  | 'invalid_tag'
  | 'invalid_view'
  | 'invalid_limit'
  | 'invalid_updated_since'
  | 'updated_since_required'
  | 'invalid_last_event'
  | 'owner_must_be_human'
  | 'agent_owner_must_be_agent'
  | 'invalid_participants'
  | 'participants_conflict'
  | 'participants_add_remove_overlap'
  | 'status_conflicts_with_column'
  | 'invalid_comment'
  | 'comment_too_long'
  | 'empty_patch'
  | 'invalid_project_name'
  | 'invalid_project_color'
  | 'project_name_taken'
  | 'too_many_projects'
  | 'project_not_found'
  | 'project_archived'
  | 'invalid_tag_color'
  | 'invalid_tag_op'
  | 'same_tag'
  | 'tag_not_found'
  | 'upsert_not_allowed'
  | 'external_ref_not_allowed'
  | 'requirement_parent_not_found'
  | 'person_not_in_network'
  | 'person_ambiguous'
  | 'external_ref_exists'
  | 'ambiguous_seq'
  | 'rpc_parse_error'
  | 'rpc_invalid_request'
  | 'rpc_method_not_found'
  | 'rpc_unknown_tool'
  | 'rpc_invalid_params'
  | 'rpc_internal_error'
  | 'rpc_header_mismatch'
  | 'rpc_missing_client_capability'
  | 'rpc_unsupported_version';

/** Shapes that fields use. */
export interface Schemas {
  /** @description A layer of an agent that is down. */
  DegradedLayer: {
    /** @description Which layer it is. */
    layer: string;
    /** @description What is wrong with it. */
    reason: string;
    /** @description What to do about it. */
    hint: string;
  };
  /** @description An opaque identifier. */
  Id: string;
  /** @description One fault of the input. */
  InputFault: {
    /** @description Where it is, as a JSON pointer that begins with path, query or body. */
    path: string;
    /** @description What is wrong there, for people. */
    message: string;
  };
  /** @description A network that a person owns. */
  OwnedNetwork: {
    /** @description Id of the network, net_…. */
    network_id: Schemas['Id'];
    /** @description Name of the network, unique per owner. */
    network_name: string;
  };
}

/** What a refusal carries besides its code and texts. */
export interface ErrorFields {
  invalid_json: undefined;
  invalid_input: {
    /** @description Each fault of the input, with its place. */
    details: Schemas['InputFault'][];
  };
  token_required: undefined;
  invalid_token: undefined;
  token_expired: undefined;
  browser_session_required: undefined;
  permission_denied: undefined;
  access_denied: undefined;
  caller_not_allowed: undefined;
  origin_not_allowed: undefined;
  host_not_allowed: undefined;
  network_id_required: undefined;
  not_found: undefined;
  method_not_allowed: undefined;
  bad_request: undefined;
  request_timeout: undefined;
  headers_too_large: undefined;
  payload_too_large: {
    /** @description The limit in bytes. */
    limit_bytes: number;
  };
  uri_too_long: undefined;
  unsupported_media_type: undefined;
  rate_limited: {
    /** @description Milliseconds to wait before the call is sent again. */
    retry_after_ms: number;
  };
  too_many_streams: {
    /** @description Milliseconds to wait before the call is sent again. */
    retry_after_ms: number;
  };
  too_busy: {
    /** @description Milliseconds to wait before the call is sent again. */
    retry_after_ms: number;
  };
  internal_error: {
    /** @description Id of the call in the log of the hub, or of the request that is open. */
    request_id: string;
  };
  service_unavailable: {
    /** @description Milliseconds to wait before the call is sent again. */
    retry_after_ms: number;
  };
  idempotency_conflict: undefined;
  idempotency_in_flight: undefined;
  invalid_cursor: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  username_too_short: undefined;
  username_too_long: undefined;
  username_invalid: undefined;
  username_taken: undefined;
  password_too_short: undefined;
  password_too_short_first: undefined;
  password_too_common: undefined;
  password_too_long: undefined;
  too_many_requests: {
    /** @description Milliseconds to wait before the call is sent again. */
    retry_after_ms: number;
  };
  invalid_credentials: undefined;
  login_locked: {
    /** @description Milliseconds to wait before the call is sent again. */
    retry_after_ms: number;
  };
  new_password_too_short: undefined;
  new_password_too_common: undefined;
  incorrect_current_password: undefined;
  user_not_found: undefined;
  password_change_required: undefined;
  account_disabled: undefined;
  own_account: undefined;
  user_owns_networks: {
    /** @description The networks that the person owns; the oldest 20. */
    owned_networks: Schemas['OwnedNetwork'][];
  };
  auth_master_read_only: undefined;
  network_name_taken: undefined;
  network_quota_exceeded: {
    /** @description How many are allowed. */
    max: number;
  };
  import_refused: {
    line: number;
    /** @description Why, as a code or a short text. */
    reason: string;
  };
  name_required: undefined;
  network_not_found: undefined;
  not_your_network: undefined;
  name_taken: undefined;
  network_has_active_sessions: {
    /** @description How many there are. */
    count: number;
  };
  node_token_fields_required: undefined;
  not_a_member: undefined;
  no_write_access: undefined;
  token_not_found: undefined;
  owner_or_admin_required: undefined;
  owner_required: undefined;
  user_already_member: undefined;
  cannot_assign_owner: undefined;
  member_not_changeable: undefined;
  target_not_member: undefined;
  cannot_remove_owner: undefined;
  invalid_role: undefined;
  invalid_invite_code: undefined;
  invite_fully_used: undefined;
  invite_expired: undefined;
  invite_not_found: undefined;
  start_link_over: undefined;
  already_member: undefined;
  agent_access_restricted: undefined;
  agent_not_granted: {
    /** @description The alias that the refusal is about. */
    alias: string;
  };
  network_token_required: undefined;
  caller_not_a_daemon: undefined;
  user_token_required: undefined;
  node_token_cannot_force: undefined;
  node_permission_denied: {
    /**
     * @description Why, as a code or a short text.
     * @enum {string}
     */
    reason: 'mode_readonly' | 'mode_restricted_not_assigned' | 'beyond_owner_rights' | 'human_only' | 'owner_unknown';
    /** @description The action that was refused. */
    route: string;
    /** @description What to do instead. */
    hint: string;
  };
  from_session_identity_mismatch: {
    /** @description The label that was sent. */
    from_session: string;
    /** @description The alias that the refusal is about. */
    alias: string;
  };
  alias_not_yours: {
    /** @description The alias that the refusal is about. */
    alias: string;
    /** @description The alias that the node has now; null when it was not renamed. */
    renamed_to: string | null;
  };
  task_not_found: {
    /** @description The task that the refusal is about. */
    task_id: string;
  };
  alias_not_found: {
    /** @description The alias that the refusal is about. */
    alias: string;
  };
  license_expired: undefined;
  node_not_active: {
    /** @description The alias that the refusal is about. */
    alias: string;
    /** @description State of the managed node. */
    lifecycle_state: string;
  };
  node_degraded: {
    /** @description The alias that the refusal is about. */
    alias: string;
    /** @description Each layer that is down, why, and what to do. */
    layers: Schemas['DegradedLayer'][];
    /** @description Whether the caller may send force. */
    force_allowed: boolean;
  };
  parent_not_found: {
    /** @description The parent that was named. */
    parent_task_id: string;
  };
  loop_guard: {
    /** @description Milliseconds to wait before the call is sent again. */
    retry_after_ms: number;
  };
  task_terminal: {
    /** @description The task that the refusal is about. */
    task_id: string;
    /** @description Status of the task. */
    status: string;
  };
  task_not_cancellable: {
    /** @description The task that the refusal is about. */
    task_id: string;
    /** @description Status of the task. */
    status: string;
    /**
     * @description Always false.
     * @constant
     */
    cancelled: false;
  };
  task_not_retryable: {
    /** @description The task that the refusal is about. */
    task_id: string;
    /** @description Status of the task. */
    status: string;
  };
  task_not_ackable: {
    /** @description The task that the refusal is about. */
    task_id: string;
    /** @description Status of the task. */
    status: string;
    /**
     * @description Always 0.
     * @constant
     */
    updated: 0;
  };
  task_not_owned: {
    /** @description The task that the refusal is about. */
    task_id: string;
  };
  delivery_not_found: undefined;
  delivery_not_yours: undefined;
  alias_required: undefined;
  reply_task_not_found: {
    /** @description The task that the refusal is about. */
    task_id: string;
    /**
     * @description Always false.
     * @constant
     */
    reply_queued: false;
  };
  reply_task_terminal: {
    /** @description The task that the refusal is about. */
    task_id: string;
    /** @description Status of the task. */
    task_status: string;
    /**
     * @description Always false.
     * @constant
     */
    reply_queued: false;
  };
  reply_task_not_owned: {
    /** @description The task that the refusal is about. */
    task_id: string;
    /**
     * @description Always false.
     * @constant
     */
    reply_queued: false;
  };
  bad_attachments: {
    /** @description Why, as a code or a short text. */
    reason: string;
  };
  attachment_not_accessible: {
    /** @description The file that the sender may not see. */
    file_id: string;
  };
  peer_reply_task_required: undefined;
  peer_reply_origin_not_node: undefined;
  duplicate_task_id: {
    /** @description The task that the refusal is about. */
    task_id: string;
  };
  message_id_required: undefined;
  ambiguous_ack: undefined;
  too_many_tokens: {
    /** @description How many are allowed. */
    limit: number;
  };
  file_quota_exceeded: {
    /** @description The limit in bytes. */
    limit_bytes: number;
  };
  too_many_ids: {
    /** @description How many are allowed. */
    limit: number;
  };
  recipient_required: undefined;
  recipient_mismatch: undefined;
  recipient_not_found: undefined;
  node_not_found: undefined;
  node_id_required: undefined;
  invalid_avatar_url: {
    /** @description Why, as a code or a short text. */
    reason: string;
  };
  network_id_required_multi: {
    /** @description How many networks the caller is in. */
    memberships: number;
  };
  missing_network_id: {
    /** @description How many networks the caller is in. */
    memberships: number;
  };
  server_not_found: undefined;
  admin_only: undefined;
  admin_required: undefined;
  rename_field_required: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  rename_not_found: undefined;
  rename_not_prepared: {
    /** @description State of the rename. */
    state: string;
  };
  rename_in_progress: {
    /** @description The rename that is open. */
    txn_id: string;
  };
  alias_taken: {
    /** @description The alias that the refusal is about. */
    alias: string;
  };
  tmux_disabled: undefined;
  tmux_ip_denied: undefined;
  tmux_text_required: undefined;
  tmux_failed: {
    /** @description What tmux said. */
    terminal_error: string;
  };
  length_required: undefined;
  missing_file: undefined;
  unusable_form: {
    /** @description Why, as a code or a short text. */
    reason: string;
  };
  two_networks_named: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  bad_file_id: undefined;
  blob_missing: undefined;
  license_key_required: undefined;
  invalid_license_key: undefined;
  snooze_too_far: undefined;
  attention_not_found: undefined;
  skill_not_found: undefined;
  skill_version_conflict: undefined;
  skill_review_admin_required: undefined;
  skill_not_pending: {
    /** @description Status of the task. */
    status: string;
  };
  request_id_required: undefined;
  request_not_found: undefined;
  not_your_request: undefined;
  request_in_flight: {
    /** @description Id of the call in the log of the hub, or of the request that is open. */
    request_id: string;
  };
  request_already_ended: {
    /** @description Status of the task. */
    status: string;
  };
  daemon_not_found: undefined;
  daemon_not_trusted: undefined;
  daemon_offline: undefined;
  daemon_cannot_create_nodes: {
    /** @description Why the daemon creates no nodes. */
    blocked_reason: string;
  };
  daemon_max_children: {
    /** @description How many are allowed. */
    limit: number;
  };
  node_name_invalid: undefined;
  node_name_conflict: undefined;
  runtime_invalid: {
    /** @description The values that are allowed. */
    allowed: string[];
  };
  flag_key_unknown: {
    /** @description The flag that is at fault. */
    flag: string;
  };
  flag_value_invalid: {
    /** @description The flag that is at fault. */
    flag: string;
  };
  workdir_invalid: undefined;
  secret_not_in_vault: {
    /** @description Name of the vault entry. */
    key: string;
  };
  secret_not_in_daemon_allowlist: {
    /** @description Name of the vault entry. */
    key: string;
  };
  node_busy_in_flight: {
    /** @description Live tasks of the node. */
    in_flight_count: number;
  };
  confirm_alias_mismatch: undefined;
  node_not_stopped: {
    /** @description State of the managed node. */
    lifecycle_state: string;
  };
  node_not_managed: undefined;
  revision_conflict: {
    /** @description Revision that the configuration has now. */
    current_revision: number;
  };
  invalid_patch: {
    /** @description The field or parameter that is at fault. */
    field: string;
    /** @description Why, as a code or a short text. */
    reason: string;
  };
  update_in_flight: {
    /** @description The update that is open. */
    update_id: string;
  };
  insufficient_role_for_security_flag: {
    /** @description The flag that is at fault. */
    flag: string;
  };
  path_invalid: undefined;
  skill_name_invalid: undefined;
  content_too_large: {
    /** @description The limit in bytes. */
    limit_bytes: number;
  };
  content_invalid: {
    /** @description Why, as a code or a short text. */
    reason: string;
  };
  logs_not_capable: undefined;
  provider_not_found: undefined;
  provider_name_taken: undefined;
  noop_no_changes: undefined;
  model_not_found: {
    /** @description The model that was named. */
    model_name: string;
  };
  probe_target_forbidden: undefined;
  probe_not_found: undefined;
  requirement_not_found: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_name: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_description: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_column: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_priority: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_due: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_start: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_checklist: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  checklist_item_not_found: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_parent_id: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  parent_cycle: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  parent_too_deep: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_external_ref: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  external_ref_required: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_external_url: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_archived: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_tags: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_tag: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_view: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_limit: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_updated_since: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  updated_since_required: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_last_event: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  owner_must_be_human: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  agent_owner_must_be_agent: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_participants: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  participants_conflict: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  participants_add_remove_overlap: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  status_conflicts_with_column: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_comment: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  comment_too_long: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  empty_patch: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_project_name: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_project_color: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  project_name_taken: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  too_many_projects: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  project_not_found: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  project_archived: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_tag_color: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  invalid_tag_op: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  same_tag: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  tag_not_found: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  upsert_not_allowed: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  external_ref_not_allowed: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  requirement_parent_not_found: {
    /** @description The field or parameter that is at fault. */
    field: string;
  };
  person_not_in_network: {
    /** @description The field or parameter that is at fault. */
    field: string;
    /** @description The name that was sent. */
    name: string;
    /** @description What to do instead. */
    hint: string;
  };
  person_ambiguous: {
    /** @description The field or parameter that is at fault. */
    field: string;
    /** @description The name that was sent. */
    name: string;
    /** @description What to do instead. */
    hint: string;
  };
  external_ref_exists: {
    /** @description The field or parameter that is at fault. */
    field: string;
    /** @description The card that has the reference. */
    existing_id: string;
  };
  ambiguous_seq: {
    /** @description Networks that have a card of this number. */
    networks: Schemas['Id'][];
  };
  rpc_parse_error: undefined;
  rpc_invalid_request: undefined;
  rpc_method_not_found: undefined;
  rpc_unknown_tool: {
    /** @description The name that was sent. */
    name: string;
  };
  rpc_invalid_params: {
    /** @description Each fault of the arguments, with its place. */
    errors: Schemas['InputFault'][];
    /** @description Names that the tool knows. */
    valid_params: string[];
  };
  rpc_internal_error: undefined;
  rpc_header_mismatch: undefined;
  rpc_missing_client_capability: undefined;
  rpc_unsupported_version: {
    /** @description Revisions of the protocol that the hub speaks. */
    supported: string[];
    /** @description The revision that was asked for. */
    requested: string;
  };
}

/** One condition: texts in braces are filled from the fields. */
export interface ErrorEntry {
  /** Stable number of the condition: HTTP status × 100 + serial; the JSON-RPC number of a protocol fault. */
  readonly number: number;
  readonly status: number;
  /** `error` on REST. */
  readonly error: string;
  /** `error` of a tool. */
  readonly toolError: string;
  readonly message: string;
  /** What a caller of tools should call next, which a tool's message ends with. */
  readonly next?: string;
  /** The one field that a broken keyword fills in: which input is at fault, or which bound was broken. */
  readonly names?: 'field' | 'limit';
}

/** Codes that need no other fields than these. */
export type CodeWith<Fields> = { [C in ErrorCode]: Fields extends ErrorFields[C] ? C : never }[ErrorCode];

/** Codes without fields. */
export type PlainCode = CodeWith<undefined>;

/** Codes that a broken keyword may stand for. */
export type ViolationCode = PlainCode | CodeWith<{ field: string }> | CodeWith<{ limit: number }>;

/** How an operation answers with a code. */
export interface RestSpelling {
  readonly status: number;
  readonly error: string;
}

export const errorTable: Readonly<Record<ErrorCode, ErrorEntry>> = {
  invalid_json: {
    number: 40001,
    status: 400,
    error: 'invalid JSON',
    toolError: 'invalid JSON',
    message: 'The body is not valid JSON in UTF-8.',
  },
  invalid_input: {
    number: 40002,
    status: 400,
    error: 'invalid input',
    toolError: 'invalid input',
    message: 'The input does not match the contract; details names each fault.',
  },
  token_required: {
    number: 40101,
    status: 401,
    error: 'token required',
    toolError: 'token required',
    message: 'This call needs a token. Send it as "Authorization: Bearer <token>".',
  },
  invalid_token: {
    number: 40102,
    status: 401,
    error: 'invalid token',
    toolError: 'invalid token',
    message: 'This token is unknown or was revoked.',
  },
  token_expired: {
    number: 40103,
    status: 401,
    error: 'token_expired',
    toolError: 'token_expired',
    message: 'This user token expired because it was not used for too long. Log in again.',
  },
  browser_session_required: {
    number: 40110,
    status: 401,
    error: 'browser_session_required',
    toolError: 'browser_session_required',
    message: 'This browser is not signed in, or its session has ended. Sign in again.',
  },
  permission_denied: {
    number: 40301,
    status: 403,
    error: 'permission_denied',
    toolError: 'permission_denied',
    message: 'Your role does not allow this.',
    next: 'The owner and the admins of the network may; ask one of them.',
  },
  access_denied: {
    number: 40302,
    status: 403,
    error: 'access_denied',
    toolError: 'access_denied',
    message: 'You are not a member of this network.',
  },
  caller_not_allowed: {
    number: 40303,
    status: 403,
    error: 'caller_not_allowed',
    toolError: 'caller_not_allowed',
    message: 'This kind of token may not call this operation.',
  },
  origin_not_allowed: {
    number: 40304,
    status: 403,
    error: 'origin_not_allowed',
    toolError: 'origin_not_allowed',
    message: "Pages of this origin may not make this call. Add the origin to HUB_CORS_ORIGINS to let its pages call the hub; browser sessions are for the hub's own origin (HUB_PUBLIC_ORIGIN) alone.",
  },
  host_not_allowed: {
    number: 40305,
    status: 403,
    error: 'host_not_allowed',
    toolError: 'host_not_allowed',
    message: "The hub does not serve this host name. Add its origin to HUB_CORS_ORIGINS, or have the proxy send the hub's own address as Host.",
  },
  network_id_required: {
    number: 40003,
    status: 400,
    error: 'network_id_required',
    toolError: 'network_id_required',
    message: 'network_id is required because you are a member of no network or of several.',
    next: 'Call again with network_id.',
  },
  not_found: {
    number: 40401,
    status: 404,
    error: 'not_found',
    toolError: 'not_found',
    message: 'There is nothing at this address.',
  },
  method_not_allowed: {
    number: 40501,
    status: 405,
    error: 'method_not_allowed',
    toolError: 'method_not_allowed',
    message: 'This path does not support the method; the Allow header lists those that it does.',
  },
  bad_request: {
    number: 40093,
    status: 400,
    error: 'bad_request',
    toolError: 'bad_request',
    message: 'The hub cannot read this as an HTTP request.',
  },
  request_timeout: {
    number: 40801,
    status: 408,
    error: 'request_timeout',
    toolError: 'request_timeout',
    message: 'The request took too long to arrive.',
  },
  headers_too_large: {
    number: 43101,
    status: 431,
    error: 'headers_too_large',
    toolError: 'headers_too_large',
    message: 'The header fields are larger than 16 KiB together; send fewer or shorter ones.',
  },
  payload_too_large: {
    number: 41301,
    status: 413,
    error: 'payload_too_large',
    toolError: 'payload_too_large',
    message: 'The body is larger than {limit_bytes} bytes.',
  },
  uri_too_long: {
    number: 41401,
    status: 414,
    error: 'uri_too_long',
    toolError: 'uri_too_long',
    message: 'The address of a request has at most 8192 characters. Ask for less at a time.',
  },
  unsupported_media_type: {
    number: 41501,
    status: 415,
    error: 'unsupported_media_type',
    toolError: 'unsupported_media_type',
    message: 'This operation does not accept the content type of the body.',
  },
  rate_limited: {
    number: 42901,
    status: 429,
    error: 'rate_limited',
    toolError: 'rate_limited',
    message: 'You have sent too many requests. Wait before you try again.',
  },
  too_many_streams: {
    number: 42906,
    status: 429,
    error: 'too_many_streams',
    toolError: 'too_many_streams',
    message: 'This token or this address has too many event streams open. Close some and try again.',
  },
  too_busy: {
    number: 42902,
    status: 429,
    error: 'too_busy',
    toolError: 'too_busy',
    message: 'The hub is busy with requests of this kind. Try again later.',
  },
  internal_error: {
    number: 50001,
    status: 500,
    error: 'internal_error',
    toolError: 'internal_error',
    message: 'Something went wrong in the hub. Its log names the cause under the request id.',
  },
  service_unavailable: {
    number: 50301,
    status: 503,
    error: 'service_unavailable',
    toolError: 'service_unavailable',
    message: 'The hub cannot reach its database. Try again later.',
  },
  idempotency_conflict: {
    number: 42201,
    status: 422,
    error: 'idempotency_conflict',
    toolError: 'idempotency_conflict',
    message: 'This idempotency key was already used with another payload. Use a new key.',
  },
  idempotency_in_flight: {
    number: 40901,
    status: 409,
    error: 'idempotency_in_flight',
    toolError: 'idempotency_in_flight',
    message: 'The first call with this idempotency key is still running. Try again later.',
  },
  invalid_cursor: {
    number: 40004,
    status: 400,
    error: 'invalid_cursor',
    toolError: 'invalid_cursor',
    message: 'The cursor is not a next_cursor of this list. Start again without a cursor.',
    names: 'field',
  },
  username_too_short: {
    number: 40005,
    status: 400,
    error: 'username must be at least 2 characters',
    toolError: 'username must be at least 2 characters',
    message: 'Choose a user name of 2 to 50 characters.',
  },
  username_too_long: {
    number: 40006,
    status: 400,
    error: 'username too long (max 50)',
    toolError: 'username too long (max 50)',
    message: 'Choose a user name of 2 to 50 characters.',
  },
  username_invalid: {
    number: 40007,
    status: 400,
    error: 'username contains invalid characters',
    toolError: 'username contains invalid characters',
    message: 'A user name may contain only letters, digits, underscores, hyphens and CJK characters.',
  },
  username_taken: {
    number: 40008,
    status: 400,
    error: 'username already taken',
    toolError: 'username already taken',
    message: 'This user name is taken. Choose another one.',
  },
  password_too_short: {
    number: 40009,
    status: 400,
    error: 'password must be at least 8 characters',
    toolError: 'password must be at least 8 characters',
    message: 'The password is too short. Choose one of at least 8 characters.',
  },
  password_too_short_first: {
    number: 40010,
    status: 400,
    error: 'password must be at least 4 characters',
    toolError: 'password must be at least 4 characters',
    message: 'The password is too short. Choose one of at least 4 characters.',
  },
  password_too_common: {
    number: 40011,
    status: 400,
    error: 'password is too common',
    toolError: 'password is too common',
    message: 'This password is on the list of weak passwords. Choose another one.',
  },
  password_too_long: {
    number: 40012,
    status: 400,
    error: 'password too long (max 72 bytes)',
    toolError: 'password too long (max 72 bytes)',
    message: 'The password is too long. Choose one of at most 72 bytes in UTF-8.',
  },
  too_many_requests: {
    number: 42903,
    status: 429,
    error: 'too many requests, try again later',
    toolError: 'too many requests, try again later',
    message: 'There were too many registrations from this address. Try again later.',
  },
  invalid_credentials: {
    number: 40104,
    status: 401,
    error: 'invalid username or password',
    toolError: 'invalid username or password',
    message: 'The user name or the password is wrong.',
  },
  login_locked: {
    number: 42904,
    status: 429,
    error: 'login_locked',
    toolError: 'login_locked',
    message: 'There were too many failed logins for this name. Wait before you try again.',
  },
  new_password_too_short: {
    number: 40013,
    status: 400,
    error: 'new password must be at least 8 characters',
    toolError: 'new password must be at least 8 characters',
    message: 'The new password is too short. Choose one of at least 8 characters.',
  },
  new_password_too_common: {
    number: 40014,
    status: 400,
    error: 'new password is too common',
    toolError: 'new password is too common',
    message: 'The new password is on the list of weak passwords. Choose another one.',
  },
  incorrect_current_password: {
    number: 40015,
    status: 400,
    error: 'incorrect current password',
    toolError: 'incorrect current password',
    message: 'The current password is wrong.',
  },
  user_not_found: {
    number: 40402,
    status: 404,
    error: 'user not found',
    toolError: 'user not found',
    message: 'There is no such user.',
  },
  password_change_required: {
    number: 40350,
    status: 403,
    error: 'password_change_required',
    toolError: 'password_change_required',
    message: 'This person signed in with a one-time password and has to choose a password first (POST /api/auth/password).',
  },
  account_disabled: {
    number: 40351,
    status: 403,
    error: 'account_disabled',
    toolError: 'account_disabled',
    message: 'This account is disabled. Ask a system admin of the hub to enable it.',
  },
  own_account: {
    number: 40950,
    status: 409,
    error: 'own_account',
    toolError: 'own_account',
    message: 'This is your own account; another system admin can do this. Your own password is changed with POST /api/auth/password.',
  },
  user_owns_networks: {
    number: 40951,
    status: 409,
    error: 'user_owns_networks',
    toolError: 'user_owns_networks',
    message: 'This person owns networks, which only they can delete; disable the account to keep them out.',
  },
  auth_master_read_only: {
    number: 40105,
    status: 401,
    error: 'invalid token',
    toolError: 'invalid token',
    message: 'The master token may only read.',
  },
  network_name_taken: {
    number: 40016,
    status: 400,
    error: 'network name already exists',
    toolError: 'network name already exists',
    message: 'You already own a network of this name. Choose another name.',
  },
  network_quota_exceeded: {
    number: 40017,
    status: 400,
    error: 'quota exceeded: max {max} networks for free plan',
    toolError: 'quota exceeded: max {max} networks for free plan',
    message: 'The free plan allows you to own {max} networks. Delete one first.',
  },
  import_refused: {
    number: 40095,
    status: 400,
    error: 'import_refused',
    toolError: 'import_refused',
    message: 'line {line}: {reason}',
  },
  name_required: {
    number: 40018,
    status: 400,
    error: 'name required',
    toolError: 'name required',
    message: 'name is required.',
  },
  network_not_found: {
    number: 40403,
    status: 404,
    error: 'network not found',
    toolError: 'network not found',
    message: 'There is no such network.',
  },
  not_your_network: {
    number: 40019,
    status: 400,
    error: 'not your network',
    toolError: 'not your network',
    message: 'Only the owner of the network may do this.',
  },
  name_taken: {
    number: 40020,
    status: 400,
    error: 'name already taken',
    toolError: 'name already taken',
    message: 'You already own a network of this name. Choose another name.',
  },
  network_has_active_sessions: {
    number: 40021,
    status: 400,
    error: 'network has {count} active session(s) - stop them first',
    toolError: 'network has {count} active session(s) - stop them first',
    message: 'The network has {count} active sessions. Stop them first.',
  },
  node_token_fields_required: {
    number: 40022,
    status: 400,
    error: 'network_id and node_name required',
    toolError: 'network_id and node_name required',
    message: 'network_id and node_name are required.',
  },
  not_a_member: {
    number: 40306,
    status: 403,
    error: 'not a member of this network',
    toolError: 'not a member of this network',
    message: 'You are not a member of this network.',
  },
  no_write_access: {
    number: 40023,
    status: 400,
    error: 'no write access to this network',
    toolError: 'no write access to this network',
    message: 'Viewers cannot mint node tokens.',
  },
  token_not_found: {
    number: 40404,
    status: 404,
    error: 'token not found',
    toolError: 'token not found',
    message: 'You have no such token.',
  },
  owner_or_admin_required: {
    number: 40307,
    status: 403,
    error: 'owner/admin required',
    toolError: 'owner/admin required',
    message: 'Only the owner and admins of the network may do this.',
  },
  owner_required: {
    number: 40308,
    status: 403,
    error: 'owner required',
    toolError: 'owner required',
    message: 'Only the owner of the network may do this.',
  },
  user_already_member: {
    number: 40024,
    status: 400,
    error: 'user already a member',
    toolError: 'user already a member',
    message: 'This user is already a member of the network.',
  },
  cannot_assign_owner: {
    number: 40025,
    status: 400,
    error: 'cannot assign owner role',
    toolError: 'cannot assign owner role',
    message: 'The role owner cannot be assigned; whoever creates a network owns it.',
  },
  member_not_changeable: {
    number: 40026,
    status: 400,
    error: 'member not found or is owner',
    toolError: 'member not found or is owner',
    message: 'This user is not a member of the network, or owns it; the role cannot be changed.',
  },
  target_not_member: {
    number: 40027,
    status: 400,
    error: 'not a member',
    toolError: 'not a member',
    message: 'This user is not a member of the network.',
  },
  cannot_remove_owner: {
    number: 40028,
    status: 400,
    error: 'cannot remove owner',
    toolError: 'cannot remove owner',
    message: 'The owner of a network cannot be removed from it.',
  },
  invalid_role: {
    number: 40029,
    status: 400,
    error: 'invalid role',
    toolError: 'invalid role',
    message: 'The role must be admin, member or viewer.',
  },
  invalid_invite_code: {
    number: 40030,
    status: 400,
    error: 'invalid invite code',
    toolError: 'invalid invite code',
    message: 'There is no such invite. Ask for a new code.',
  },
  invite_fully_used: {
    number: 40031,
    status: 400,
    error: 'invite code fully used',
    toolError: 'invite code fully used',
    message: 'This invite has been used as often as it allows. Ask for a new code.',
  },
  invite_expired: {
    number: 40032,
    status: 400,
    error: 'invite code expired',
    toolError: 'invite code expired',
    message: 'This invite has expired. Ask for a new code.',
  },
  invite_not_found: {
    number: 40429,
    status: 404,
    error: 'invite_not_found',
    toolError: 'invite_not_found',
    message: 'There is no such invite in this network.',
  },
  start_link_over: {
    number: 40094,
    status: 400,
    error: 'start link over',
    toolError: 'start link over',
    message: 'This link was used, has expired, or is not of this hub. Restart the hub for a new one, or register.',
  },
  already_member: {
    number: 40033,
    status: 400,
    error: 'already a member of this network',
    toolError: 'already a member of this network',
    message: 'You are already a member of this network.',
  },
  agent_access_restricted: {
    number: 40309,
    status: 403,
    error: 'agent_access_restricted',
    toolError: 'agent_access_restricted',
    message: 'Your membership is restricted to granted agents and does not allow this.',
  },
  agent_not_granted: {
    number: 40310,
    status: 403,
    error: 'agent_not_granted',
    toolError: 'agent_not_granted',
    message: 'You have no access to the agent {alias}. The owner or an admin of the network can grant it.',
  },
  network_token_required: {
    number: 40311,
    status: 403,
    error: 'network_token_required',
    toolError: 'network_token_required',
    message: 'Only node tokens (ntok_) may call this.',
  },
  caller_not_a_daemon: {
    number: 40312,
    status: 403,
    error: 'caller_not_a_daemon',
    toolError: 'caller_not_a_daemon',
    message: 'Only a daemon may call this.',
    next: 'report_status with daemon makes a node one.',
  },
  user_token_required: {
    number: 40313,
    status: 403,
    error: 'user_token_required',
    toolError: 'user_token_required',
    message: 'Only people may call this. Use a user token (utok_) that is not bound to a network.',
  },
  node_token_cannot_force: {
    number: 40314,
    status: 403,
    error: 'node_token_cannot_force',
    toolError: 'node_token_cannot_force',
    message: 'Only people may force a dispatch. Leave force out, or use a user token.',
  },
  node_permission_denied: {
    number: 40315,
    status: 403,
    error: 'node_permission_denied',
    toolError: 'node_permission_denied',
    message: 'This node is not permitted to call {route}.',
  },
  from_session_identity_mismatch: {
    number: 40316,
    status: 403,
    error: 'from_session_identity_mismatch',
    toolError: 'from_session_identity_mismatch',
    message: 'You are {alias} and cannot send as {from_session}.',
    next: 'Call again without from_session.',
  },
  alias_not_yours: {
    number: 40317,
    status: 403,
    error: 'alias_not_yours',
    toolError: 'alias_not_yours',
    message: 'Your token does not belong to the agent {alias}. If renamed_to is set, your node was renamed to it.',
    next: 'Call again with your own alias.',
  },
  task_not_found: {
    number: 40405,
    status: 404,
    error: 'task_not_found',
    toolError: 'task not found',
    message: 'There is no task {task_id} in your networks.',
    next: 'list_tasks shows the tasks that you can reach.',
  },
  alias_not_found: {
    number: 40406,
    status: 404,
    error: 'alias_not_found',
    toolError: 'alias_not_found',
    message: 'There is no agent {alias} in this network.',
    next: 'get_all_status lists the agents.',
  },
  license_expired: {
    number: 40318,
    status: 403,
    error: 'license_expired',
    toolError: 'license_expired',
    message: 'The trial has ended. Activate a licence.',
  },
  node_not_active: {
    number: 40902,
    status: 409,
    error: 'node_not_active',
    toolError: 'node_not_active',
    message: '{alias} is {lifecycle_state} and takes no tasks.',
    next: 'Choose another agent (get_all_status), or start it (start_node).',
  },
  node_degraded: {
    number: 40903,
    status: 409,
    error: 'node_degraded',
    toolError: 'node_degraded',
    message: '{alias} reports that it cannot work; layers names the causes.',
    next: 'Choose another agent (get_all_status); a person may call again with force.',
  },
  parent_not_found: {
    number: 40407,
    status: 404,
    error: 'parent_not_found',
    toolError: 'parent_not_found',
    message: 'There is no parent task {parent_task_id} in this network.',
    next: 'Call again without parent_task_id, or take one from list_tasks.',
  },
  loop_guard: {
    number: 42905,
    status: 429,
    error: 'loop_guard',
    toolError: 'loop_guard',
    message: 'These sends look like agents answering each other without end. Stop, or wait before you try again.',
  },
  task_terminal: {
    number: 40904,
    status: 409,
    error: 'task is terminal ({status})',
    toolError: 'task is terminal ({status})',
    message: 'Task {task_id} has already ended.',
    next: 'get_task shows how; retry_task starts failed, expired and cancelled tasks again.',
  },
  task_not_cancellable: {
    number: 40905,
    status: 409,
    error: 'task is terminal ({status})',
    toolError: 'task is terminal ({status})',
    message: 'Task {task_id} has already ended and cannot be cancelled.',
    next: 'get_task shows how.',
  },
  task_not_retryable: {
    number: 40906,
    status: 409,
    error: 'task status is {status}, not retryable',
    toolError: 'task status is {status}, not retryable',
    message: 'Only failed, expired and cancelled tasks can be retried.',
    next: 'get_task shows its state; send_task sends new work.',
  },
  task_not_ackable: {
    number: 40907,
    status: 409,
    error: 'task status is {status}, not ackable',
    toolError: 'task status is {status}, not ackable',
    message: 'Only created and delivered tasks can be acknowledged.',
    next: 'get_task shows its state.',
  },
  task_not_owned: {
    number: 40319,
    status: 403,
    error: 'task_not_owned',
    toolError: 'task_not_owned',
    message: 'Task {task_id} is not assigned to you.',
    next: 'get_inbox shows the tasks that are yours.',
  },
  delivery_not_found: {
    number: 40408,
    status: 404,
    error: 'message not found or already acknowledged',
    toolError: 'message not found or already acknowledged',
    message: 'There is no unacknowledged message with this id in this inbox.',
    next: 'get_inbox shows what waits.',
  },
  delivery_not_yours: {
    number: 40409,
    status: 404,
    error: 'message not found or not yours',
    toolError: 'message not found or not yours',
    message: 'There is no message with this id in this inbox.',
    next: 'get_inbox shows what waits.',
  },
  alias_required: {
    number: 40034,
    status: 400,
    error: 'alias_required',
    toolError: 'alias_required',
    message: 'Give alias or in_reply_to.',
  },
  reply_task_not_found: {
    number: 40410,
    status: 404,
    error: 'reply_task_not_found',
    toolError: 'reply_task_not_found',
    message: 'There is no task {task_id} to reply to; nothing was queued.',
    next: 'get_inbox shows the tasks that wait; send_message sends a message without a task.',
  },
  reply_task_terminal: {
    number: 40908,
    status: 409,
    error: 'reply_task_terminal',
    toolError: 'reply_task_terminal',
    message: 'The task has already ended ({task_status}); nothing was queued.',
    next: 'send_message sends a message without a task.',
  },
  reply_task_not_owned: {
    number: 40320,
    status: 403,
    error: 'reply_task_not_owned',
    toolError: 'reply_task_not_owned',
    message: 'Only the assignee may reply to task {task_id}; nothing was queued.',
    next: 'send_message reaches its sender without ending it.',
  },
  bad_attachments: {
    number: 40035,
    status: 400,
    error: 'bad_attachments',
    toolError: 'bad_attachments',
    message: 'The attachments are not valid: {reason}',
  },
  attachment_not_accessible: {
    number: 40321,
    status: 403,
    error: 'attachment_not_accessible',
    toolError: 'attachment_not_accessible',
    message: 'There is no file {file_id} that you may attach.',
    next: 'Upload it first, or call again without it.',
  },
  peer_reply_task_required: {
    number: 40036,
    status: 400,
    error: 'peer_reply_task_required',
    toolError: 'peer_reply_task_required',
    message: 'in_reply_to is required.',
  },
  peer_reply_origin_not_node: {
    number: 40909,
    status: 409,
    error: 'peer_reply_origin_not_node',
    toolError: 'peer_reply_origin_not_node',
    message: 'The task was sent by a person. Use send_reply.',
  },
  duplicate_task_id: {
    number: 40037,
    status: 400,
    error: 'duplicate_task_id',
    toolError: 'duplicate_task_id',
    message: '{task_id} appears twice in task_ids.',
  },
  message_id_required: {
    number: 40038,
    status: 400,
    error: 'message_id_required',
    toolError: 'message_id_required',
    message: 'Give message_id, message_ids or agent.',
  },
  ambiguous_ack: {
    number: 40039,
    status: 400,
    error: 'ambiguous_ack',
    toolError: 'ambiguous_ack',
    message: 'Give message ids or agent, not both.',
  },
  too_many_tokens: {
    number: 40980,
    status: 409,
    error: 'too_many_tokens',
    toolError: 'too_many_tokens',
    message: 'You have {limit} live tokens, which is the limit. Revoke tokens that are no longer used and try again.',
    names: 'limit',
  },
  file_quota_exceeded: {
    number: 50701,
    status: 507,
    error: 'file_quota_exceeded',
    toolError: 'file_quota_exceeded',
    message: 'The files of this network would exceed {limit_bytes} bytes. Wait until old files are removed, or raise HUB_FILES_QUOTA_MIB.',
  },
  too_many_ids: {
    number: 40040,
    status: 400,
    error: 'too_many_ids',
    toolError: 'too_many_ids',
    message: 'At most {limit} ids per call.',
    names: 'limit',
  },
  recipient_required: {
    number: 40041,
    status: 400,
    error: 'recipient_required',
    toolError: 'recipient_required',
    message: 'Give to_user_id or to_username.',
  },
  recipient_mismatch: {
    number: 40042,
    status: 400,
    error: 'recipient_mismatch',
    toolError: 'recipient_mismatch',
    message: 'to_user_id and to_username name different people. Give one of them.',
  },
  recipient_not_found: {
    number: 40411,
    status: 404,
    error: 'recipient_not_found',
    toolError: 'recipient_not_found',
    message: 'There is no such person in this network.',
    next: 'requirements_people lists the people.',
  },
  node_not_found: {
    number: 40412,
    status: 404,
    error: 'node not found',
    toolError: 'node_not_found',
    message: 'There is no such node in your networks.',
    next: 'get_all_status lists the nodes.',
  },
  node_id_required: {
    number: 40043,
    status: 400,
    error: 'node_id_required',
    toolError: 'node_id_required',
    message: 'node_id is required.',
  },
  invalid_avatar_url: {
    number: 40044,
    status: 400,
    error: 'invalid_avatar_url',
    toolError: 'invalid_avatar_url',
    message: 'The avatar address is not valid: {reason}',
  },
  network_id_required_multi: {
    number: 40045,
    status: 400,
    error: 'network_id_required_multi',
    toolError: 'network_id_required_multi',
    message: 'network_id is required because you are a member of {memberships} networks.',
    next: 'Call again with network_id.',
  },
  missing_network_id: {
    number: 40046,
    status: 400,
    error: 'missing_network_id',
    toolError: 'missing_network_id',
    message: 'You are not a member of any network.',
  },
  server_not_found: {
    number: 40413,
    status: 404,
    error: 'server not found',
    toolError: 'server not found',
    message: 'No session has reported this host.',
  },
  admin_only: {
    number: 40322,
    status: 403,
    error: 'admin only',
    toolError: 'admin only',
    message: 'Only a system admin may read this.',
  },
  admin_required: {
    number: 40323,
    status: 403,
    error: 'admin required',
    toolError: 'admin required',
    message: 'Only a system admin may do this.',
  },
  rename_field_required: {
    number: 40047,
    status: 400,
    error: '{field} required',
    toolError: '{field} required',
    message: '{field} is required.',
    names: 'field',
  },
  rename_not_found: {
    number: 40414,
    status: 404,
    error: 'rename_not_found',
    toolError: 'rename_not_found',
    message: 'There is no such rename.',
  },
  rename_not_prepared: {
    number: 40910,
    status: 409,
    error: 'rename_not_prepared',
    toolError: 'rename_not_prepared',
    message: 'This rename is already {state}.',
  },
  rename_in_progress: {
    number: 40911,
    status: 409,
    error: 'rename_in_progress',
    toolError: 'rename_in_progress',
    message: 'Another rename of this node is prepared. Commit or abort it first.',
  },
  alias_taken: {
    number: 40912,
    status: 409,
    error: 'alias_taken',
    toolError: 'alias_taken',
    message: 'A node or a member of this network is already named {alias}. Choose another name.',
  },
  tmux_disabled: {
    number: 40415,
    status: 404,
    error: 'tmux disabled',
    toolError: 'tmux disabled',
    message: 'The terminal endpoints are switched off (HUB_ENABLE_TMUX).',
  },
  tmux_ip_denied: {
    number: 40324,
    status: 403,
    error: 'tmux access denied from this ip',
    toolError: 'tmux access denied from this ip',
    message: 'Your address is not allowed to use terminals (HUB_TMUX_ALLOWLIST).',
  },
  tmux_text_required: {
    number: 40048,
    status: 400,
    error: 'text is required',
    toolError: 'text is required',
    message: 'text is required.',
  },
  tmux_failed: {
    number: 40049,
    status: 400,
    error: '{terminal_error}',
    toolError: '{terminal_error}',
    message: 'The terminal reported an error.',
  },
  length_required: {
    number: 41101,
    status: 411,
    error: 'length_required',
    toolError: 'length_required',
    message: 'The Content-Length header is required.',
  },
  missing_file: {
    number: 40050,
    status: 400,
    error: 'missing_file',
    toolError: 'missing_file',
    message: 'The form must contain a part named file.',
  },
  unusable_form: {
    number: 40098,
    status: 400,
    error: 'unusable_form',
    toolError: 'unusable_form',
    message: 'The form {reason}.',
  },
  two_networks_named: {
    number: 40099,
    status: 400,
    error: 'two_networks_named',
    toolError: 'two_networks_named',
    message: 'The query and the form name two networks. Name one.',
    names: 'field',
  },
  bad_file_id: {
    number: 40051,
    status: 400,
    error: 'bad_file_id',
    toolError: 'bad_file_id',
    message: 'Not a valid file id.',
  },
  blob_missing: {
    number: 40416,
    status: 404,
    error: 'blob_missing',
    toolError: 'blob_missing',
    message: "The file's record exists but its content is missing.",
  },
  license_key_required: {
    number: 40052,
    status: 400,
    error: 'key required',
    toolError: 'key required',
    message: 'key is required.',
  },
  invalid_license_key: {
    number: 40053,
    status: 400,
    error: 'invalid license key',
    toolError: 'invalid license key',
    message: 'Not a valid licence key.',
  },
  snooze_too_far: {
    number: 40097,
    status: 400,
    error: 'snooze_too_far',
    toolError: 'snooze_too_far',
    message: 'An item can be hidden for at most 30 days.',
  },
  attention_not_found: {
    number: 40428,
    status: 404,
    error: 'attention_not_found',
    toolError: 'attention_not_found',
    message: 'Nothing of this key waits in your networks.',
  },
  skill_not_found: {
    number: 40417,
    status: 404,
    error: 'skill_not_found',
    toolError: 'skill_not_found',
    message: 'There is no such skill.',
    next: 'list_skills shows the skills.',
  },
  skill_version_conflict: {
    number: 40913,
    status: 409,
    error: 'skill_version_conflict',
    toolError: 'skill_version_conflict',
    message: 'This version already exists with other content. Submit a new version.',
    next: 'list_skills shows the versions.',
  },
  skill_review_admin_required: {
    number: 40325,
    status: 403,
    error: 'skill_review_admin_required',
    toolError: 'skill_review_admin_required',
    message: 'Only the owner and admins of the network may review skills.',
  },
  skill_not_pending: {
    number: 40914,
    status: 409,
    error: 'skill_not_pending',
    toolError: 'skill_not_pending',
    message: 'This version has already been reviewed ({status}).',
    next: 'get_skill shows it.',
  },
  request_id_required: {
    number: 40054,
    status: 400,
    error: 'request_id_required',
    toolError: 'request_id_required',
    message: 'request_id is required.',
  },
  request_not_found: {
    number: 40418,
    status: 404,
    error: 'request_not_found',
    toolError: 'request_not_found',
    message: 'There is no such request.',
    next: 'Only requests of yours can be read; ask anew.',
  },
  not_your_request: {
    number: 40326,
    status: 403,
    error: 'not_your_request',
    toolError: 'not_your_request',
    message: 'This request belongs to another node.',
  },
  request_in_flight: {
    number: 40915,
    status: 409,
    error: 'request_in_flight',
    toolError: 'request_in_flight',
    message: 'A request of this kind is already in progress for the node.',
    next: 'get_rules_file_result reads its answer.',
  },
  request_already_ended: {
    number: 40916,
    status: 409,
    error: 'request_already_ended',
    toolError: 'request_already_ended',
    message: 'This request has already ended ({status}).',
    next: 'Nothing is left to acknowledge.',
  },
  daemon_not_found: {
    number: 40419,
    status: 404,
    error: 'daemon_not_found',
    toolError: 'daemon_not_found',
    message: 'There is no such daemon in this network.',
    next: 'list_host_supervisors shows the daemons.',
  },
  daemon_not_trusted: {
    number: 40340,
    status: 403,
    error: 'daemon_not_trusted',
    toolError: 'daemon_not_trusted',
    message: "This daemon is not run by the owner or an admin of the network, so it gets no secrets and no token of another person's node. Have the owner or an admin mint the daemon's token.",
  },
  daemon_offline: {
    number: 40917,
    status: 409,
    error: 'daemon_offline',
    toolError: 'daemon_offline',
    message: 'The daemon has not reported for 5 minutes.',
    next: 'list_host_supervisors shows those that are online.',
  },
  daemon_cannot_create_nodes: {
    number: 40918,
    status: 409,
    error: 'daemon_cannot_create_nodes',
    toolError: 'daemon_cannot_create_nodes',
    message: 'The daemon reports that it cannot create nodes: {blocked_reason}',
    next: 'list_host_supervisors shows other daemons.',
  },
  daemon_max_children: {
    number: 40919,
    status: 409,
    error: 'daemon_max_children',
    toolError: 'daemon_max_children',
    message: 'The daemon already runs {limit} nodes, which is its limit.',
    next: 'list_host_supervisors shows other daemons.',
    names: 'limit',
  },
  node_name_invalid: {
    number: 42202,
    status: 422,
    error: 'node_name_invalid',
    toolError: 'node_name_invalid',
    message: 'This node name is not allowed.',
  },
  node_name_conflict: {
    number: 40920,
    status: 409,
    error: 'node_name_conflict',
    toolError: 'node_name_conflict',
    message: 'A node of this name already exists in the network.',
    next: 'Call again with another name.',
  },
  runtime_invalid: {
    number: 42203,
    status: 422,
    error: 'runtime_invalid',
    toolError: 'runtime_invalid',
    message: 'This runtime is not available; allowed lists those that are.',
  },
  flag_key_unknown: {
    number: 42204,
    status: 422,
    error: 'flag_key_unknown',
    toolError: 'flag_key_unknown',
    message: 'There is no flag {flag}.',
  },
  flag_value_invalid: {
    number: 42205,
    status: 422,
    error: 'flag_value_invalid',
    toolError: 'flag_value_invalid',
    message: 'The value of {flag} is not allowed.',
  },
  workdir_invalid: {
    number: 42206,
    status: 422,
    error: 'workdir_invalid',
    toolError: 'workdir_invalid',
    message: 'This work directory is not allowed.',
  },
  secret_not_in_vault: {
    number: 42207,
    status: 422,
    error: 'secret_not_in_vault',
    toolError: 'secret_not_in_vault',
    message: 'The vault has no secret {key}.',
    next: 'list_network_secrets shows the names.',
  },
  secret_not_in_daemon_allowlist: {
    number: 42208,
    status: 422,
    error: 'secret_not_in_daemon_allowlist',
    toolError: 'secret_not_in_daemon_allowlist',
    message: 'The daemon does not accept the secret {key}.',
  },
  node_busy_in_flight: {
    number: 40921,
    status: 409,
    error: 'node_busy_in_flight',
    toolError: 'node_busy_in_flight',
    message: 'The node still has {in_flight_count} live tasks. Wait for them, or set force.',
  },
  confirm_alias_mismatch: {
    number: 42209,
    status: 422,
    error: 'confirm_alias_mismatch',
    toolError: 'confirm_alias_mismatch',
    message: 'confirm_alias is not the alias of the node.',
    next: 'get_all_status shows it.',
  },
  node_not_stopped: {
    number: 40922,
    status: 409,
    error: 'node_not_stopped',
    toolError: 'node_not_stopped',
    message: 'Only a stopped node can be started; this one is {lifecycle_state}.',
    next: 'stop_node stops it.',
  },
  node_not_managed: {
    number: 40923,
    status: 409,
    error: 'node_not_managed',
    toolError: 'node_not_managed',
    message: 'No daemon manages this node.',
    next: 'Only nodes of create_node can be managed.',
  },
  revision_conflict: {
    number: 40924,
    status: 409,
    error: 'revision_conflict',
    toolError: 'revision_conflict',
    message: 'The configuration has changed: it is at revision {current_revision}.',
    next: 'Call again with it as base_revision.',
  },
  invalid_patch: {
    number: 42210,
    status: 422,
    error: 'invalid_patch',
    toolError: 'invalid_patch',
    message: '{field}: {reason}',
  },
  update_in_flight: {
    number: 40925,
    status: 409,
    error: 'update_in_flight',
    toolError: 'update_in_flight',
    message: 'An update of this node is already in progress.',
    next: 'Call again in a minute.',
  },
  insufficient_role_for_security_flag: {
    number: 40327,
    status: 403,
    error: 'insufficient_role_for_security_flag',
    toolError: 'insufficient_role_for_security_flag',
    message: 'Only the owner and admins of the network may set {flag}.',
  },
  path_invalid: {
    number: 42211,
    status: 422,
    error: 'path_invalid',
    toolError: 'path_invalid',
    message: 'The path must be relative and stay inside the work directory.',
  },
  skill_name_invalid: {
    number: 42212,
    status: 422,
    error: 'skill_name_invalid',
    toolError: 'skill_name_invalid',
    message: 'A skill name has 1 to 64 letters, digits, dots, underscores and hyphens.',
  },
  content_too_large: {
    number: 41302,
    status: 413,
    error: 'content_too_large',
    toolError: 'content_too_large',
    message: 'The content is larger than {limit_bytes} bytes.',
  },
  content_invalid: {
    number: 42220,
    status: 422,
    error: 'content_invalid',
    toolError: 'content_invalid',
    message: 'The content does not answer the request: {reason}',
  },
  logs_not_capable: {
    number: 40926,
    status: 409,
    error: 'logs_not_capable',
    toolError: 'logs_not_capable',
    message: 'The node does not provide logs.',
    next: 'read_node_file may read a log file.',
  },
  provider_not_found: {
    number: 40420,
    status: 404,
    error: 'provider_not_found',
    toolError: 'provider_not_found',
    message: 'There is no such provider.',
    next: 'list_providers shows the providers.',
  },
  provider_name_taken: {
    number: 40927,
    status: 409,
    error: 'provider_name_taken',
    toolError: 'provider_name_taken',
    message: 'A provider of this name already exists in the network.',
    next: 'update_provider changes it.',
  },
  noop_no_changes: {
    number: 40055,
    status: 400,
    error: 'noop_no_changes',
    toolError: 'noop_no_changes',
    message: 'Give at least one field to change.',
  },
  model_not_found: {
    number: 40421,
    status: 404,
    error: 'model_not_found',
    toolError: 'model_not_found',
    message: 'The provider has no model {model_name}.',
    next: 'list_providers shows its models.',
  },
  probe_target_forbidden: {
    number: 42213,
    status: 422,
    error: 'probe_target_forbidden',
    toolError: 'probe_target_forbidden',
    message: 'The address must be https and public.',
  },
  probe_not_found: {
    number: 40422,
    status: 404,
    error: 'probe_not_found',
    toolError: 'probe_not_found',
    message: 'There is no such probe.',
    next: 'get_probe_results shows the probes.',
  },
  requirement_not_found: {
    number: 40423,
    status: 404,
    error: 'requirement_not_found',
    toolError: 'requirement_not_found',
    message: 'There is no such card.',
    next: 'requirements_list shows the cards.',
    names: 'field',
  },
  invalid_name: {
    number: 40056,
    status: 400,
    error: 'invalid_name',
    toolError: 'invalid_name',
    message: 'A name has 1 to 80 characters.',
    names: 'field',
  },
  invalid_description: {
    number: 40057,
    status: 400,
    error: 'invalid_description',
    toolError: 'invalid_description',
    message: 'A description has at most 20000 characters.',
    names: 'field',
  },
  invalid_column: {
    number: 40058,
    status: 400,
    error: 'invalid_column',
    toolError: 'invalid_column',
    message: 'The column must be pool, doing or done.',
    names: 'field',
  },
  invalid_priority: {
    number: 40059,
    status: 400,
    error: 'invalid_priority',
    toolError: 'invalid_priority',
    message: 'The priority must be high, normal, low or lowest.',
    names: 'field',
  },
  invalid_due: {
    number: 40060,
    status: 400,
    error: 'invalid_due',
    toolError: 'invalid_due',
    message: 'due must be YYYY-MM-DD or an ISO instant with an offset.',
    names: 'field',
  },
  invalid_start: {
    number: 40061,
    status: 400,
    error: 'invalid_start',
    toolError: 'invalid_start',
    message: 'start must be YYYY-MM-DD or an ISO instant with an offset.',
    names: 'field',
  },
  invalid_checklist: {
    number: 40062,
    status: 400,
    error: 'invalid_checklist',
    toolError: 'invalid_checklist',
    message: 'A checklist has at most 100 items of 1 to 500 characters.',
    names: 'field',
  },
  checklist_item_not_found: {
    number: 40424,
    status: 404,
    error: 'checklist_item_not_found',
    toolError: 'checklist_item_not_found',
    message: 'The card has no such checklist item.',
    next: 'requirements_get shows the items.',
    names: 'field',
  },
  invalid_parent_id: {
    number: 40063,
    status: 400,
    error: 'invalid_parent_id',
    toolError: 'invalid_parent_id',
    message: 'parent_id must be the id of a card of this network.',
    names: 'field',
  },
  parent_cycle: {
    number: 40064,
    status: 400,
    error: 'parent_cycle',
    toolError: 'parent_cycle',
    message: 'A card cannot be its own parent, directly or through other cards.',
    names: 'field',
  },
  parent_too_deep: {
    number: 40065,
    status: 400,
    error: 'parent_too_deep',
    toolError: 'parent_too_deep',
    message: 'Cards nest at most 5 levels deep.',
    names: 'field',
  },
  invalid_external_ref: {
    number: 40066,
    status: 400,
    error: 'invalid_external_ref',
    toolError: 'invalid_external_ref',
    message: 'external_ref has at most 200 characters of A-Za-z0-9_.:/#@+-.',
    names: 'field',
  },
  external_ref_required: {
    number: 40067,
    status: 400,
    error: 'external_ref_required',
    toolError: 'external_ref_required',
    message: 'external_ref is required.',
    names: 'field',
  },
  invalid_external_url: {
    number: 40068,
    status: 400,
    error: 'invalid_external_url',
    toolError: 'invalid_external_url',
    message: 'external_url must be an http or https address.',
    names: 'field',
  },
  invalid_archived: {
    number: 40069,
    status: 400,
    error: 'invalid_archived',
    toolError: 'invalid_archived',
    message: 'archived must be true or false.',
    names: 'field',
  },
  invalid_tags: {
    number: 40070,
    status: 400,
    error: 'invalid_tags',
    toolError: 'invalid_tags',
    message: 'A card has at most 10 tags of at most 20 characters each.',
    names: 'field',
  },
  invalid_tag: {
    number: 40071,
    status: 400,
    error: 'invalid_tag',
    toolError: 'invalid_tag',
    message: 'A tag has 1 to 20 characters.',
    names: 'field',
  },
  invalid_view: {
    number: 40072,
    status: 400,
    error: 'invalid_view',
    toolError: 'invalid_view',
    message: 'view must be summary or full.',
    names: 'field',
  },
  invalid_limit: {
    number: 40073,
    status: 400,
    error: 'invalid_limit',
    toolError: 'invalid_limit',
    message: 'limit is out of range.',
    names: 'field',
  },
  invalid_updated_since: {
    number: 40074,
    status: 400,
    error: 'invalid_updated_since',
    toolError: 'invalid_updated_since',
    message: 'updated_since must be an ISO instant.',
    names: 'field',
  },
  updated_since_required: {
    number: 40075,
    status: 400,
    error: 'updated_since_required',
    toolError: 'updated_since_required',
    message: 'updated_since is required with changes.',
    names: 'field',
  },
  invalid_last_event: {
    number: 40076,
    status: 400,
    error: 'invalid_last_event',
    toolError: 'invalid_last_event',
    message: 'last_event must be 0 or 1.',
    names: 'field',
  },
  owner_must_be_human: {
    number: 40077,
    status: 400,
    error: 'owner_must_be_human',
    toolError: 'owner_must_be_human',
    message: 'owner must be a person; use agent_owner for agents.',
    names: 'field',
  },
  agent_owner_must_be_agent: {
    number: 40078,
    status: 400,
    error: 'agent_owner_must_be_agent',
    toolError: 'agent_owner_must_be_agent',
    message: 'agent_owner must be an agent; use owner for people.',
    names: 'field',
  },
  invalid_participants: {
    number: 40079,
    status: 400,
    error: 'invalid_participants',
    toolError: 'invalid_participants',
    message: 'participants must be people or agents of the network.',
    names: 'field',
  },
  participants_conflict: {
    number: 40080,
    status: 400,
    error: 'participants_conflict',
    toolError: 'participants_conflict',
    message: 'Give participants, or participants_add and participants_remove, not both.',
    names: 'field',
  },
  participants_add_remove_overlap: {
    number: 40081,
    status: 400,
    error: 'participants_add_remove_overlap',
    toolError: 'participants_add_remove_overlap',
    message: 'The same person is in participants_add and participants_remove.',
    names: 'field',
  },
  status_conflicts_with_column: {
    number: 40082,
    status: 400,
    error: 'status_conflicts_with_column',
    toolError: 'status_conflicts_with_column',
    message: 'status and column differ. Give one of them.',
    names: 'field',
  },
  invalid_comment: {
    number: 40083,
    status: 400,
    error: 'invalid_comment',
    toolError: 'invalid_comment',
    message: 'A comment has 1 to 4000 characters.',
    names: 'field',
  },
  comment_too_long: {
    number: 40084,
    status: 400,
    error: 'comment_too_long',
    toolError: 'comment_too_long',
    message: 'A comment has at most 4000 characters.',
    names: 'field',
  },
  empty_patch: {
    number: 40085,
    status: 400,
    error: 'empty_patch',
    toolError: 'empty_patch',
    message: 'Give at least one field to change.',
    names: 'field',
  },
  invalid_project_name: {
    number: 40086,
    status: 400,
    error: 'invalid_project_name',
    toolError: 'invalid_project_name',
    message: 'A project name has 1 to 40 characters.',
    names: 'field',
  },
  invalid_project_color: {
    number: 40087,
    status: 400,
    error: 'invalid_project_color',
    toolError: 'invalid_project_color',
    message: 'A colour has the form #rrggbb.',
    names: 'field',
  },
  project_name_taken: {
    number: 40928,
    status: 409,
    error: 'project_name_taken',
    toolError: 'project_name_taken',
    message: 'A project of this name already exists in the network.',
    next: 'projects_list shows it.',
    names: 'field',
  },
  too_many_projects: {
    number: 40929,
    status: 409,
    error: 'too_many_projects',
    toolError: 'too_many_projects',
    message: 'A network has at most 200 projects. Delete one first.',
    names: 'field',
  },
  project_not_found: {
    number: 40425,
    status: 404,
    error: 'project_not_found',
    toolError: 'project_not_found',
    message: 'There is no such project.',
    next: 'projects_list shows the projects.',
    names: 'field',
  },
  project_archived: {
    number: 40930,
    status: 409,
    error: 'project_archived',
    toolError: 'project_archived',
    message: 'This project is archived and takes no cards.',
    next: 'projects_list shows the others.',
    names: 'field',
  },
  invalid_tag_color: {
    number: 40088,
    status: 400,
    error: 'invalid_tag_color',
    toolError: 'invalid_tag_color',
    message: 'A colour has the form #rrggbb, or is null.',
    names: 'field',
  },
  invalid_tag_op: {
    number: 40089,
    status: 400,
    error: 'invalid_tag_op',
    toolError: 'invalid_tag_op',
    message: 'op must be rename, merge, delete or color.',
    names: 'field',
  },
  same_tag: {
    number: 40090,
    status: 400,
    error: 'same_tag',
    toolError: 'same_tag',
    message: 'The new tag is the same as the old one.',
    names: 'field',
  },
  tag_not_found: {
    number: 40426,
    status: 404,
    error: 'tag_not_found',
    toolError: 'tag_not_found',
    message: 'No card has this tag.',
    names: 'field',
  },
  upsert_not_allowed: {
    number: 40328,
    status: 403,
    error: 'upsert_not_allowed',
    toolError: 'upsert_not_allowed',
    message: 'Your membership shows you your own cards only and does not allow upsert.',
    names: 'field',
  },
  external_ref_not_allowed: {
    number: 40329,
    status: 403,
    error: 'external_ref_not_allowed',
    toolError: 'external_ref_not_allowed',
    message: 'Your membership shows you your own cards only and does not allow external_ref.',
    names: 'field',
  },
  requirement_parent_not_found: {
    number: 40427,
    status: 404,
    error: 'parent_not_found',
    toolError: 'parent_not_found',
    message: 'There is no such parent card.',
    next: 'requirements_list shows the cards.',
    names: 'field',
  },
  person_not_in_network: {
    number: 40091,
    status: 400,
    error: 'person_not_in_network',
    toolError: 'person_not_in_network',
    message: 'Nobody in this network is called {name}.',
    next: 'requirements_people lists people and agents.',
  },
  person_ambiguous: {
    number: 40092,
    status: 400,
    error: 'person_ambiguous',
    toolError: 'person_ambiguous',
    message: 'Several people or agents are called {name}. Use an id.',
    next: 'requirements_people shows the ids.',
  },
  external_ref_exists: {
    number: 40931,
    status: 409,
    error: 'external_ref_exists',
    toolError: 'external_ref_exists',
    message: 'A card with this external_ref already exists.',
    next: 'requirements_upsert_by_external_ref changes it.',
  },
  ambiguous_seq: {
    number: 40932,
    status: 409,
    error: 'ambiguous_seq',
    toolError: 'ambiguous_seq',
    message: 'Several of your networks have a card of this number. Add network_id.',
  },
  rpc_parse_error: {
    number: -32700,
    status: 400,
    error: 'rpc_parse_error',
    toolError: 'rpc_parse_error',
    message: 'Parse error',
  },
  rpc_invalid_request: {
    number: -32600,
    status: 400,
    error: 'rpc_invalid_request',
    toolError: 'rpc_invalid_request',
    message: 'Invalid Request',
  },
  rpc_method_not_found: {
    number: -32601,
    status: 400,
    error: 'rpc_method_not_found',
    toolError: 'rpc_method_not_found',
    message: 'Method not found',
  },
  rpc_unknown_tool: {
    number: -32602,
    status: 400,
    error: 'rpc_unknown_tool',
    toolError: 'rpc_unknown_tool',
    message: 'Unknown tool: {name}',
  },
  rpc_invalid_params: {
    number: -32602,
    status: 400,
    error: 'rpc_invalid_params',
    toolError: 'rpc_invalid_params',
    message: 'Invalid params',
  },
  rpc_internal_error: {
    number: -32603,
    status: 400,
    error: 'rpc_internal_error',
    toolError: 'rpc_internal_error',
    message: 'internal error',
  },
  rpc_header_mismatch: {
    number: -32020,
    status: 400,
    error: 'rpc_header_mismatch',
    toolError: 'rpc_header_mismatch',
    message: 'Header and body disagree',
  },
  rpc_missing_client_capability: {
    number: -32021,
    status: 400,
    error: 'rpc_missing_client_capability',
    toolError: 'rpc_missing_client_capability',
    message: 'The client lacks a capability',
  },
  rpc_unsupported_version: {
    number: -32022,
    status: 400,
    error: 'rpc_unsupported_version',
    toolError: 'rpc_unsupported_version',
    message: 'Unsupported protocol version',
  },
};

/** What each operation may answer, as it spells it. */
export const restErrors: Readonly<Record<OperationId, Readonly<Partial<Record<ErrorCode, RestSpelling>>>>> = {
  getHealth: {
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
  },
  getLiveness: {
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
  },
  getReadiness: {
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
  },
  getLicense: {
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
  },
  activateLicense: {
    license_key_required: { status: 400, error: 'key required' },
    invalid_license_key: { status: 400, error: 'invalid license key' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  registerUser: {
    username_too_short: { status: 400, error: 'username must be at least 2 characters' },
    username_too_long: { status: 400, error: 'username too long (max 50)' },
    username_invalid: { status: 400, error: 'username contains invalid characters' },
    username_taken: { status: 400, error: 'username already taken' },
    password_too_short: { status: 400, error: 'password must be at least 8 characters' },
    password_too_short_first: { status: 400, error: 'password must be at least 4 characters' },
    password_too_common: { status: 400, error: 'password is too common' },
    password_too_long: { status: 400, error: 'password too long (max 72 bytes)' },
    too_many_requests: { status: 429, error: 'too many requests, try again later' },
    too_busy: { status: 429, error: 'too_busy' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  loginUser: {
    invalid_credentials: { status: 401, error: 'invalid username or password' },
    account_disabled: { status: 403, error: 'account_disabled' },
    login_locked: { status: 429, error: 'login_locked' },
    too_busy: { status: 429, error: 'too_busy' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  createBrowserSession: {
    invalid_credentials: { status: 401, error: 'invalid username or password' },
    account_disabled: { status: 403, error: 'account_disabled' },
    login_locked: { status: 429, error: 'login_locked' },
    too_busy: { status: 429, error: 'too_busy' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  deleteBrowserSession: {
    browser_session_required: { status: 401, error: 'browser_session_required' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
  },
  issueBrowserToken: {
    browser_session_required: { status: 401, error: 'browser_session_required' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
  },
  redeemStartLink: {
    username_too_short: { status: 400, error: 'username must be at least 2 characters' },
    username_too_long: { status: 400, error: 'username too long (max 50)' },
    username_invalid: { status: 400, error: 'username contains invalid characters' },
    start_link_over: { status: 400, error: 'start link over' },
    too_busy: { status: 429, error: 'too_busy' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  getMe: {
    user_not_found: { status: 404, error: 'user not found' },
    access_denied: { status: 403, error: 'access_denied' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  updateMe: {
    user_not_found: { status: 404, error: 'user not found' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  changePassword: {
    new_password_too_short: { status: 400, error: 'new password must be at least 8 characters' },
    new_password_too_common: { status: 400, error: 'new password is too common' },
    password_too_long: { status: 400, error: 'password too long (max 72 bytes)' },
    user_not_found: { status: 400, error: 'user not found' },
    incorrect_current_password: { status: 400, error: 'incorrect current password' },
    user_token_required: { status: 403, error: 'user_token_required' },
    too_busy: { status: 429, error: 'too_busy' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  issueNodeToken: {
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    token_required: { status: 401, error: 'auth required' },
    node_token_fields_required: { status: 400, error: 'network_id and node_name required' },
    not_a_member: { status: 400, error: 'not a member of this network' },
    no_write_access: { status: 400, error: 'no write access to this network' },
    too_many_tokens: { status: 409, error: 'too_many_tokens' },
    permission_denied: { status: 403, error: 'permission_denied' },
    alias_taken: { status: 409, error: 'alias_taken' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  listTokens: {
    auth_master_read_only: { status: 401, error: 'invalid token' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  issueApiToken: {
    access_denied: { status: 403, error: 'access_denied' },
    too_many_tokens: { status: 409, error: 'too_many_tokens' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  revokeToken: {
    token_not_found: { status: 404, error: 'token not found' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listNetworks: {
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  createNetwork: {
    name_required: { status: 400, error: 'name required' },
    network_name_taken: { status: 400, error: 'network name already exists' },
    network_quota_exceeded: { status: 400, error: 'quota exceeded: max {max} networks for free plan' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  joinNetwork: {
    invalid_invite_code: { status: 400, error: 'invalid invite code' },
    invite_fully_used: { status: 400, error: 'invite code fully used' },
    invite_expired: { status: 400, error: 'invite code expired' },
    already_member: { status: 400, error: 'already a member of this network' },
    too_many_tokens: { status: 409, error: 'too_many_tokens' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  importNetwork: {
    length_required: { status: 411, error: 'length_required' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
    missing_file: { status: 400, error: 'missing_file' },
    unusable_form: { status: 400, error: 'unusable_form' },
    import_refused: { status: 400, error: 'import_refused' },
    file_quota_exceeded: { status: 507, error: 'file_quota_exceeded' },
    network_name_taken: { status: 400, error: 'network name already exists' },
    network_quota_exceeded: { status: 400, error: 'quota exceeded: max {max} networks for free plan' },
    too_busy: { status: 429, error: 'too_busy' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  getNetwork: {
    access_denied: { status: 403, error: 'access_denied' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  updateNetwork: {
    name_required: { status: 400, error: 'name required' },
    network_not_found: { status: 400, error: 'network not found' },
    not_your_network: { status: 400, error: 'not your network' },
    name_taken: { status: 400, error: 'name already taken' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  deleteNetwork: {
    network_not_found: { status: 400, error: 'network not found' },
    not_your_network: { status: 400, error: 'not your network' },
    network_has_active_sessions: { status: 400, error: 'network has {count} active session(s) - stop them first' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  exportNetwork: {
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_required: { status: 403, error: 'owner required' },
    user_token_required: { status: 403, error: 'user_token_required' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listMembers: {
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_or_admin_required: { status: 403, error: 'owner/admin required' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  addMember: {
    invalid_role: { status: 400, error: 'invalid role' },
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_or_admin_required: { status: 403, error: 'owner/admin required' },
    user_not_found: { status: 404, error: 'user not found' },
    user_already_member: { status: 400, error: 'user already a member' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  updateMember: {
    invalid_role: { status: 400, error: 'invalid role' },
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_required: { status: 403, error: 'owner required' },
    cannot_assign_owner: { status: 400, error: 'cannot assign owner role' },
    member_not_changeable: { status: 400, error: 'member not found or is owner' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  removeMember: {
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_or_admin_required: { status: 403, error: 'owner/admin required' },
    target_not_member: { status: 400, error: 'not a member' },
    cannot_remove_owner: { status: 400, error: 'cannot remove owner' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listAgentGrants: {
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_or_admin_required: { status: 403, error: 'owner/admin required' },
    target_not_member: { status: 400, error: 'not a member' },
    user_token_required: { status: 403, error: 'user_token_required' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  setAgentGrants: {
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_or_admin_required: { status: 403, error: 'owner/admin required' },
    target_not_member: { status: 400, error: 'not a member' },
    node_not_found: { status: 404, error: 'node not found' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  listInvites: {
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_or_admin_required: { status: 403, error: 'owner/admin required' },
    user_token_required: { status: 403, error: 'user_token_required' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  deleteInvite: {
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_or_admin_required: { status: 403, error: 'owner/admin required' },
    invite_not_found: { status: 404, error: 'invite_not_found' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  createInvite: {
    invalid_role: { status: 400, error: 'invalid role' },
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_or_admin_required: { status: 403, error: 'owner/admin required' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  listNetworkAuditLog: {
    not_a_member: { status: 403, error: 'not a member of this network' },
    owner_required: { status: 403, error: 'owner required' },
    user_token_required: { status: 403, error: 'user_token_required' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  getStatus: {
    access_denied: { status: 403, error: 'access_denied' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listAttention: {
    access_denied: { status: 403, error: 'access_denied' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  snoozeAttention: {
    attention_not_found: { status: 404, error: 'attention_not_found' },
    snooze_too_far: { status: 400, error: 'snooze_too_far' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  listNodes: {
    access_denied: { status: 403, error: 'access_denied' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  setPermissionMode: {
    node_not_found: { status: 404, error: 'node not found' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  deleteNodeRecord: {
    node_not_found: { status: 404, error: 'node not found' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  updateNodeAvatar: {
    invalid_avatar_url: { status: 400, error: 'invalid_avatar_url' },
    node_not_found: { status: 404, error: 'node not found' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  listHostSupervisors: {
    network_id_required_multi: { status: 400, error: 'network_id_required_multi' },
    missing_network_id: { status: 400, error: 'missing_network_id' },
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  getNodeCreateRequest: {
    token_required: { status: 401, error: 'auth_required' },
    request_id_required: { status: 400, error: 'request_id_required' },
    request_not_found: { status: 404, error: 'request_not_found' },
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listServers: {
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  getServerHealth: {
    server_not_found: { status: 404, error: 'server not found' },
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listServerAgents: {
    server_not_found: { status: 404, error: 'server not found' },
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  getStats: {
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  getStreamStats: {
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
  },
  listJobs: {
    admin_only: { status: 403, error: 'admin only' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
  },
  listServerLogs: {
    admin_only: { status: 403, error: 'admin only' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  sendTask: {
    agent_not_granted: { status: 403, error: 'agent_not_granted' },
    network_id_required: {
      status: 400,
      error: 'network_id required for user token when multiple networks are available',
    },
    access_denied: { status: 403, error: 'access denied to requested network' },
    permission_denied: { status: 403, error: 'permission_denied' },
    alias_not_found: { status: 404, error: 'alias_not_found' },
    parent_not_found: { status: 404, error: 'parent_not_found' },
    license_expired: { status: 403, error: 'license_expired' },
    node_not_active: { status: 409, error: 'node_not_active' },
    node_degraded: { status: 409, error: 'node_degraded' },
    loop_guard: { status: 429, error: 'loop_guard' },
    from_session_identity_mismatch: { status: 403, error: 'from_session_identity_mismatch' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    node_token_cannot_force: { status: 403, error: 'node_token_cannot_force' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  getTask: {
    task_not_found: { status: 404, error: 'task_not_found' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  cancelTask: {
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    from_session_identity_mismatch: { status: 403, error: 'from_session_identity_mismatch' },
    task_not_found: { status: 404, error: 'task_not_found' },
    task_not_cancellable: { status: 409, error: 'task is terminal ({status})' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  retryTask: {
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    from_session_identity_mismatch: { status: 403, error: 'from_session_identity_mismatch' },
    license_expired: { status: 403, error: 'license_expired' },
    alias_not_found: { status: 404, error: 'alias_not_found' },
    node_not_active: { status: 409, error: 'node_not_active' },
    node_degraded: { status: 409, error: 'node_degraded' },
    node_token_cannot_force: { status: 403, error: 'node_token_cannot_force' },
    task_not_found: { status: 404, error: 'task_not_found' },
    task_not_retryable: { status: 409, error: 'task status is {status}, not retryable' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  reassignTask: {
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    from_session_identity_mismatch: { status: 403, error: 'from_session_identity_mismatch' },
    license_expired: { status: 403, error: 'license_expired' },
    alias_not_found: { status: 404, error: 'alias_not_found' },
    node_not_active: { status: 409, error: 'node_not_active' },
    node_degraded: { status: 409, error: 'node_degraded' },
    node_token_cannot_force: { status: 403, error: 'node_token_cannot_force' },
    task_not_found: { status: 404, error: 'task_not_found' },
    task_terminal: { status: 409, error: 'task is terminal ({status})' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  listTasks: {
    access_denied: { status: 403, error: 'access_denied' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    uri_too_long: { status: 414, error: 'uri_too_long' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  getTaskById: {
    task_not_found: { status: 404, error: 'task_not_found' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listTaskEvents: {
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  broadcast: {
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    network_id_required: {
      status: 400,
      error: 'network_id required for user token when multiple networks are available when broadcasting',
    },
    access_denied: { status: 403, error: 'access denied to requested network' },
    permission_denied: { status: 403, error: 'permission_denied' },
    license_expired: { status: 403, error: 'license_expired' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  listMessages: {
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    token_required: { status: 401, error: 'auth_required' },
    user_token_required: { status: 403, error: 'user_token_required' },
    access_denied: { status: 403, error: 'access_denied' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  ackMessages: {
    token_required: { status: 401, error: 'auth_required' },
    user_token_required: { status: 403, error: 'user_token_required' },
    message_id_required: { status: 400, error: 'message_id_required' },
    ambiguous_ack: { status: 400, error: 'ambiguous_ack' },
    too_many_ids: { status: 400, error: 'too_many_ids' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  getCompletions: {
    access_denied: { status: 403, error: 'access_denied' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listUsers: {
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'auth required' },
    admin_required: { status: 403, error: 'admin required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  deleteUser: {
    user_not_found: { status: 404, error: 'user not found' },
    own_account: { status: 409, error: 'own_account' },
    user_owns_networks: { status: 409, error: 'user_owns_networks' },
    admin_required: { status: 403, error: 'admin required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  resetPassword: {
    user_not_found: { status: 404, error: 'user not found' },
    own_account: { status: 409, error: 'own_account' },
    admin_required: { status: 403, error: 'admin required' },
    too_busy: { status: 429, error: 'too_busy' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  disableUser: {
    user_not_found: { status: 404, error: 'user not found' },
    own_account: { status: 409, error: 'own_account' },
    admin_required: { status: 403, error: 'admin required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  enableUser: {
    user_not_found: { status: 404, error: 'user not found' },
    own_account: { status: 409, error: 'own_account' },
    admin_required: { status: 403, error: 'admin required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listAuditLog: {
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  openChannelStream: {
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    alias_not_yours: { status: 403, error: 'alias_not_yours' },
    not_found: { status: 404, error: 'not_found' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    too_many_streams: { status: 429, error: 'too_many_streams' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  openNetworkStream: {
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    too_many_streams: { status: 429, error: 'too_many_streams' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  openUserStream: {
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    user_token_required: { status: 403, error: 'user_token_required' },
    too_many_streams: { status: 429, error: 'too_many_streams' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  uploadFile: {
    length_required: { status: 411, error: 'length_required' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
    missing_file: { status: 400, error: 'missing_file' },
    unusable_form: { status: 400, error: 'unusable_form' },
    two_networks_named: { status: 400, error: 'two_networks_named' },
    file_quota_exceeded: { status: 507, error: 'file_quota_exceeded' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listFiles: {
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  downloadFile: {
    bad_file_id: { status: 400, error: 'bad_file_id' },
    not_found: { status: 404, error: 'not_found' },
    blob_missing: { status: 404, error: 'blob_missing' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  deleteFile: {
    bad_file_id: { status: 400, error: 'bad_file_id' },
    not_found: { status: 404, error: 'not_found' },
    permission_denied: { status: 403, error: 'permission_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  prepareRename: {
    rename_field_required: { status: 400, error: '{field} required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    node_not_found: { status: 404, error: 'node not found' },
    alias_taken: { status: 409, error: 'alias_taken' },
    rename_in_progress: { status: 409, error: 'rename_in_progress' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  commitRename: {
    rename_field_required: { status: 400, error: '{field} required' },
    rename_not_found: { status: 404, error: 'rename_not_found' },
    rename_not_prepared: { status: 409, error: 'rename_not_prepared' },
    permission_denied: { status: 403, error: 'permission_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    node_not_found: { status: 404, error: 'node not found' },
    alias_taken: { status: 409, error: 'alias_taken' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  abortRename: {
    rename_field_required: { status: 400, error: '{field} required' },
    rename_not_found: { status: 404, error: 'rename_not_found' },
    rename_not_prepared: { status: 409, error: 'rename_not_prepared' },
    permission_denied: { status: 403, error: 'permission_denied' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    user_token_required: { status: 403, error: 'user_token_required' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    invalid_input: { status: 400, error: 'invalid input' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  getTerminal: {
    tmux_disabled: { status: 404, error: 'tmux disabled' },
    tmux_ip_denied: { status: 403, error: 'tmux access denied from this ip' },
    admin_required: { status: 403, error: 'admin required' },
    tmux_failed: { status: 400, error: '{terminal_error}' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  sendTerminal: {
    tmux_disabled: { status: 404, error: 'tmux disabled' },
    tmux_ip_denied: { status: 403, error: 'tmux access denied from this ip' },
    admin_required: { status: 403, error: 'admin required' },
    tmux_text_required: { status: 400, error: 'text is required' },
    tmux_failed: { status: 400, error: '{terminal_error}' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  openTerminal: {
    tmux_disabled: { status: 404, error: 'tmux disabled' },
    tmux_ip_denied: { status: 403, error: 'tmux access denied from this ip' },
    admin_required: { status: 403, error: 'admin required' },
    tmux_failed: { status: 400, error: '{terminal_error}' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listRequirements: {
    access_denied: { status: 403, error: 'access_denied' },
    invalid_column: { status: 400, error: 'invalid_column' },
    invalid_priority: { status: 400, error: 'invalid_priority' },
    invalid_tag: { status: 400, error: 'invalid_tag' },
    invalid_view: { status: 400, error: 'invalid_view' },
    invalid_limit: { status: 400, error: 'invalid_limit' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    invalid_updated_since: { status: 400, error: 'invalid_updated_since' },
    updated_since_required: { status: 400, error: 'updated_since_required' },
    invalid_archived: { status: 400, error: 'invalid_archived' },
    invalid_last_event: { status: 400, error: 'invalid_last_event' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  createRequirement: {
    invalid_name: { status: 400, error: 'invalid_name' },
    invalid_description: { status: 400, error: 'invalid_description' },
    invalid_column: { status: 400, error: 'invalid_column' },
    invalid_priority: { status: 400, error: 'invalid_priority' },
    invalid_due: { status: 400, error: 'invalid_due' },
    invalid_start: { status: 400, error: 'invalid_start' },
    invalid_checklist: { status: 400, error: 'invalid_checklist' },
    owner_must_be_human: { status: 400, error: 'owner_must_be_human' },
    agent_owner_must_be_agent: { status: 400, error: 'agent_owner_must_be_agent' },
    invalid_participants: { status: 400, error: 'invalid_participants' },
    person_not_in_network: { status: 400, error: 'person_not_in_network' },
    person_ambiguous: { status: 400, error: 'person_ambiguous' },
    project_not_found: { status: 404, error: 'project_not_found' },
    project_archived: { status: 409, error: 'project_archived' },
    invalid_parent_id: { status: 400, error: 'invalid_parent_id' },
    requirement_parent_not_found: { status: 404, error: 'parent_not_found' },
    parent_too_deep: { status: 400, error: 'parent_too_deep' },
    invalid_external_url: { status: 400, error: 'invalid_external_url' },
    invalid_archived: { status: 400, error: 'invalid_archived' },
    invalid_tags: { status: 400, error: 'invalid_tags' },
    invalid_external_ref: { status: 400, error: 'invalid_external_ref' },
    external_ref_exists: { status: 409, error: 'external_ref_exists' },
    external_ref_not_allowed: { status: 403, error: 'external_ref_not_allowed' },
    status_conflicts_with_column: { status: 400, error: 'status_conflicts_with_column' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  upsertRequirement: {
    invalid_name: { status: 400, error: 'invalid_name' },
    invalid_description: { status: 400, error: 'invalid_description' },
    invalid_column: { status: 400, error: 'invalid_column' },
    invalid_priority: { status: 400, error: 'invalid_priority' },
    invalid_due: { status: 400, error: 'invalid_due' },
    invalid_start: { status: 400, error: 'invalid_start' },
    invalid_checklist: { status: 400, error: 'invalid_checklist' },
    owner_must_be_human: { status: 400, error: 'owner_must_be_human' },
    agent_owner_must_be_agent: { status: 400, error: 'agent_owner_must_be_agent' },
    invalid_participants: { status: 400, error: 'invalid_participants' },
    person_not_in_network: { status: 400, error: 'person_not_in_network' },
    person_ambiguous: { status: 400, error: 'person_ambiguous' },
    project_not_found: { status: 404, error: 'project_not_found' },
    project_archived: { status: 409, error: 'project_archived' },
    invalid_parent_id: { status: 400, error: 'invalid_parent_id' },
    requirement_parent_not_found: { status: 404, error: 'parent_not_found' },
    parent_too_deep: { status: 400, error: 'parent_too_deep' },
    invalid_external_url: { status: 400, error: 'invalid_external_url' },
    invalid_archived: { status: 400, error: 'invalid_archived' },
    invalid_tags: { status: 400, error: 'invalid_tags' },
    external_ref_required: { status: 400, error: 'external_ref_required' },
    invalid_external_ref: { status: 400, error: 'invalid_external_ref' },
    status_conflicts_with_column: { status: 400, error: 'status_conflicts_with_column' },
    parent_cycle: { status: 400, error: 'parent_cycle' },
    upsert_not_allowed: { status: 403, error: 'upsert_not_allowed' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  listProjects: {
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    invalid_limit: { status: 400, error: 'invalid_limit' },
    access_denied: { status: 403, error: 'access_denied' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  createProject: {
    invalid_project_name: { status: 400, error: 'invalid_project_name' },
    invalid_project_color: { status: 400, error: 'invalid_project_color' },
    project_name_taken: { status: 409, error: 'project_name_taken' },
    too_many_projects: { status: 409, error: 'too_many_projects' },
    user_token_required: { status: 403, error: 'user_token_required' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  updateProject: {
    invalid_project_name: { status: 400, error: 'invalid_project_name' },
    invalid_project_color: { status: 400, error: 'invalid_project_color' },
    invalid_archived: { status: 400, error: 'invalid_archived' },
    project_name_taken: { status: 409, error: 'project_name_taken' },
    project_not_found: { status: 404, error: 'project_not_found' },
    empty_patch: { status: 400, error: 'empty_patch' },
    user_token_required: { status: 403, error: 'user_token_required' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  deleteProject: {
    project_not_found: { status: 404, error: 'project_not_found' },
    user_token_required: { status: 403, error: 'user_token_required' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listTags: {
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    invalid_limit: { status: 400, error: 'invalid_limit' },
    access_denied: { status: 403, error: 'access_denied' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  listCardEvents: {
    requirement_not_found: { status: 404, error: 'requirement_not_found' },
    ambiguous_seq: { status: 409, error: 'ambiguous_seq' },
    access_denied: { status: 403, error: 'access_denied' },
    invalid_cursor: { status: 400, error: 'invalid_cursor' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  updateTags: {
    invalid_tag_op: { status: 400, error: 'invalid_tag_op' },
    invalid_tag: { status: 400, error: 'invalid_tag' },
    invalid_tag_color: { status: 400, error: 'invalid_tag_color' },
    same_tag: { status: 400, error: 'same_tag' },
    tag_not_found: { status: 404, error: 'tag_not_found' },
    user_token_required: { status: 403, error: 'user_token_required' },
    agent_access_restricted: { status: 403, error: 'agent_access_restricted' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  getRequirement: {
    requirement_not_found: { status: 404, error: 'requirement_not_found' },
    ambiguous_seq: { status: 409, error: 'ambiguous_seq' },
    access_denied: { status: 403, error: 'access_denied' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  updateRequirement: {
    requirement_not_found: { status: 404, error: 'requirement_not_found' },
    empty_patch: { status: 400, error: 'empty_patch' },
    invalid_name: { status: 400, error: 'invalid_name' },
    invalid_description: { status: 400, error: 'invalid_description' },
    invalid_column: { status: 400, error: 'invalid_column' },
    invalid_priority: { status: 400, error: 'invalid_priority' },
    invalid_due: { status: 400, error: 'invalid_due' },
    invalid_start: { status: 400, error: 'invalid_start' },
    invalid_checklist: { status: 400, error: 'invalid_checklist' },
    owner_must_be_human: { status: 400, error: 'owner_must_be_human' },
    agent_owner_must_be_agent: { status: 400, error: 'agent_owner_must_be_agent' },
    invalid_participants: { status: 400, error: 'invalid_participants' },
    person_not_in_network: { status: 400, error: 'person_not_in_network' },
    person_ambiguous: { status: 400, error: 'person_ambiguous' },
    project_not_found: { status: 404, error: 'project_not_found' },
    project_archived: { status: 409, error: 'project_archived' },
    invalid_parent_id: { status: 400, error: 'invalid_parent_id' },
    requirement_parent_not_found: { status: 404, error: 'parent_not_found' },
    parent_too_deep: { status: 400, error: 'parent_too_deep' },
    invalid_external_url: { status: 400, error: 'invalid_external_url' },
    invalid_archived: { status: 400, error: 'invalid_archived' },
    invalid_tags: { status: 400, error: 'invalid_tags' },
    invalid_external_ref: { status: 400, error: 'invalid_external_ref' },
    external_ref_exists: { status: 409, error: 'external_ref_exists' },
    external_ref_not_allowed: { status: 403, error: 'external_ref_not_allowed' },
    parent_cycle: { status: 400, error: 'parent_cycle' },
    participants_conflict: { status: 400, error: 'participants_conflict' },
    participants_add_remove_overlap: { status: 400, error: 'participants_add_remove_overlap' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  deleteRequirement: {
    user_token_required: { status: 403, error: 'user_token_required' },
    requirement_not_found: { status: 404, error: 'requirement_not_found' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
  },
  updateChecklistItem: {
    requirement_not_found: { status: 404, error: 'requirement_not_found' },
    checklist_item_not_found: { status: 404, error: 'checklist_item_not_found' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  createComment: {
    requirement_not_found: { status: 404, error: 'requirement_not_found' },
    invalid_comment: { status: 400, error: 'invalid_comment' },
    comment_too_long: { status: 400, error: 'comment_too_long' },
    network_id_required: { status: 400, error: 'network_id_required' },
    access_denied: { status: 403, error: 'access_denied' },
    permission_denied: { status: 403, error: 'permission_denied' },
    node_permission_denied: { status: 403, error: 'node_permission_denied' },
    idempotency_conflict: { status: 422, error: 'idempotency_conflict' },
    idempotency_in_flight: { status: 409, error: 'idempotency_in_flight' },
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
  callTool: {
    auth_master_read_only: { status: 401, error: 'invalid token' },
    token_required: { status: 401, error: 'token required' },
    invalid_token: { status: 401, error: 'invalid token' },
    token_expired: { status: 401, error: 'token_expired' },
    password_change_required: { status: 403, error: 'password_change_required' },
    host_not_allowed: { status: 403, error: 'host_not_allowed' },
    origin_not_allowed: { status: 403, error: 'origin_not_allowed' },
    rate_limited: { status: 429, error: 'rate_limited' },
    internal_error: { status: 500, error: 'internal_error' },
    service_unavailable: { status: 503, error: 'service_unavailable' },
    invalid_input: { status: 400, error: 'invalid input' },
    invalid_json: { status: 400, error: 'invalid JSON' },
    payload_too_large: { status: 413, error: 'payload_too_large' },
    unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  },
};

/** What each tool may answer. */
export const toolErrors: Readonly<Record<ToolName, readonly ErrorCode[]>> = {
  get_all_status: ['access_denied', 'invalid_cursor'],
  report_status: [
    'network_token_required',
    'alias_not_yours',
    'alias_taken',
    'node_permission_denied',
    'permission_denied',
  ],
  report_completion: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'alias_not_yours',
    'task_not_found',
    'task_not_owned',
    'task_terminal',
    'idempotency_conflict',
    'idempotency_in_flight',
    'node_permission_denied',
  ],
  get_inbox: ['agent_access_restricted', 'access_denied', 'alias_not_yours', 'invalid_cursor'],
  ack_inbox: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'delivery_not_found',
    'delivery_not_yours',
    'idempotency_conflict',
    'idempotency_in_flight',
    'node_permission_denied',
  ],
  send_task: [
    'agent_not_granted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'from_session_identity_mismatch',
    'license_expired',
    'alias_not_found',
    'node_not_active',
    'node_degraded',
    'node_token_cannot_force',
    'parent_not_found',
    'loop_guard',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  send_message: [
    'agent_not_granted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'from_session_identity_mismatch',
    'alias_not_found',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  send_reply: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'from_session_identity_mismatch',
    'alias_required',
    'alias_not_found',
    'reply_task_not_found',
    'reply_task_terminal',
    'reply_task_not_owned',
    'bad_attachments',
    'attachment_not_accessible',
    'idempotency_conflict',
    'idempotency_in_flight',
    'node_permission_denied',
  ],
  send_ack: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'from_session_identity_mismatch',
    'task_not_found',
    'task_not_owned',
    'task_not_ackable',
    'idempotency_conflict',
    'idempotency_in_flight',
    'node_permission_denied',
  ],
  retry_task: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'from_session_identity_mismatch',
    'license_expired',
    'alias_not_found',
    'node_not_active',
    'node_degraded',
    'node_token_cannot_force',
    'task_not_found',
    'task_not_retryable',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  cancel_task: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'from_session_identity_mismatch',
    'task_not_found',
    'task_not_cancellable',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  reassign_task: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'from_session_identity_mismatch',
    'license_expired',
    'alias_not_found',
    'node_not_active',
    'node_degraded',
    'node_token_cannot_force',
    'task_not_found',
    'task_terminal',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  get_task: ['task_not_found', 'access_denied'],
  list_tasks: ['access_denied', 'invalid_cursor'],
  get_session_status: ['agent_not_granted', 'access_denied'],
  list_attention: ['access_denied', 'invalid_cursor'],
  get_completions: ['access_denied', 'invalid_cursor'],
  broadcast: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'license_expired',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  submit_skill: [
    'network_id_required',
    'access_denied',
    'agent_access_restricted',
    'permission_denied',
    'node_permission_denied',
    'skill_version_conflict',
  ],
  list_skills: ['network_id_required', 'access_denied', 'agent_access_restricted', 'invalid_cursor'],
  get_skill: ['network_id_required', 'access_denied', 'agent_access_restricted', 'skill_not_found'],
  review_skill: [
    'network_id_required',
    'access_denied',
    'agent_access_restricted',
    'permission_denied',
    'node_permission_denied',
    'skill_review_admin_required',
    'skill_not_found',
    'skill_not_pending',
  ],
  create_node: [
    'daemon_not_found',
    'daemon_offline',
    'daemon_cannot_create_nodes',
    'node_name_invalid',
    'node_name_conflict',
    'runtime_invalid',
    'flag_key_unknown',
    'flag_value_invalid',
    'workdir_invalid',
    'secret_not_in_vault',
    'secret_not_in_daemon_allowlist',
    'daemon_max_children',
    'too_many_tokens',
    'permission_denied',
    'agent_access_restricted',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
    'user_token_required',
    'daemon_not_trusted',
  ],
  delete_node: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'confirm_alias_mismatch',
    'node_not_managed',
    'node_busy_in_flight',
    'node_not_active',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  stop_node: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'node_not_managed',
    'node_busy_in_flight',
    'node_not_active',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  start_node: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'node_not_managed',
    'node_not_stopped',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  restart_node: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'node_not_managed',
    'node_not_active',
    'update_in_flight',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  update_node_config: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'node_not_active',
    'revision_conflict',
    'invalid_patch',
    'update_in_flight',
    'insufficient_role_for_security_flag',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  get_config_update: ['caller_not_a_daemon', 'node_not_found'],
  ack_config_update: ['caller_not_a_daemon', 'request_not_found', 'not_your_request', 'request_already_ended'],
  read_node_rules_file: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'request_in_flight',
  ],
  write_node_rules_file: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'request_in_flight',
    'content_too_large',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  list_node_skills: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'request_in_flight',
  ],
  read_node_skill: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'request_in_flight',
    'skill_name_invalid',
  ],
  list_node_files: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'request_in_flight',
    'path_invalid',
    'user_token_required',
  ],
  read_node_file: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'request_in_flight',
    'path_invalid',
    'user_token_required',
  ],
  tail_node_logs: [
    'node_id_required',
    'node_not_found',
    'permission_denied',
    'agent_access_restricted',
    'request_in_flight',
    'logs_not_capable',
    'user_token_required',
  ],
  get_rules_file_result: ['request_not_found', 'not_your_request', 'agent_access_restricted'],
  get_rules_file_request: ['caller_not_a_daemon', 'request_not_found', 'not_your_request'],
  ack_rules_file_request: [
    'caller_not_a_daemon',
    'request_not_found',
    'not_your_request',
    'request_already_ended',
    'content_too_large',
    'content_invalid',
  ],
  list_my_pending_create_requests: ['caller_not_a_daemon', 'invalid_cursor'],
  list_my_pending_lifecycle_requests: ['caller_not_a_daemon', 'invalid_cursor'],
  get_create_request: ['caller_not_a_daemon', 'request_not_found', 'not_your_request', 'daemon_not_trusted'],
  ack_create_request: ['caller_not_a_daemon', 'request_not_found', 'not_your_request', 'request_already_ended'],
  get_stop_request: ['caller_not_a_daemon', 'request_not_found', 'not_your_request'],
  ack_stop_request: ['caller_not_a_daemon', 'request_not_found', 'not_your_request', 'request_already_ended'],
  get_start_request: ['caller_not_a_daemon', 'request_not_found', 'not_your_request'],
  ack_start_request: ['caller_not_a_daemon', 'request_not_found', 'not_your_request', 'request_already_ended'],
  list_host_supervisors: [
    'network_id_required_multi',
    'missing_network_id',
    'access_denied',
    'agent_access_restricted',
    'invalid_cursor',
  ],
  list_my_children: ['caller_not_a_daemon', 'invalid_cursor'],
  send_desktop_message: [
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'from_session_identity_mismatch',
    'recipient_required',
    'recipient_mismatch',
    'recipient_not_found',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  send_peer_reply: [
    'network_token_required',
    'peer_reply_task_required',
    'peer_reply_origin_not_node',
    'permission_denied',
    'from_session_identity_mismatch',
    'reply_task_not_found',
    'reply_task_terminal',
    'reply_task_not_owned',
    'bad_attachments',
    'attachment_not_accessible',
    'idempotency_conflict',
    'idempotency_in_flight',
    'node_permission_denied',
  ],
  mark_tasks_consumed: ['caller_not_a_daemon', 'permission_denied', 'duplicate_task_id', 'task_not_owned'],
  mark_tasks_runtime_submitted: ['caller_not_a_daemon', 'permission_denied', 'duplicate_task_id', 'task_not_owned'],
  list_providers: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'invalid_cursor',
  ],
  upsert_provider: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'secret_not_in_vault',
    'probe_target_forbidden',
  ],
  update_provider: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'noop_no_changes',
    'provider_not_found',
    'provider_name_taken',
    'probe_target_forbidden',
  ],
  list_network_secrets: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'invalid_cursor',
  ],
  upsert_network_secret: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
  ],
  probe_provider_model: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'provider_not_found',
    'model_not_found',
    'daemon_not_found',
    'daemon_offline',
    'secret_not_in_daemon_allowlist',
    'probe_target_forbidden',
    'user_token_required',
    'daemon_not_trusted',
  ],
  get_probe_request: [
    'caller_not_a_daemon',
    'probe_not_found',
    'not_your_request',
    'secret_not_in_vault',
    'daemon_not_trusted',
  ],
  ack_probe_request: ['caller_not_a_daemon', 'probe_not_found', 'not_your_request'],
  get_probe_results: [
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'invalid_cursor',
  ],
  requirements_list: [
    'access_denied',
    'invalid_column',
    'invalid_tag',
    'invalid_view',
    'invalid_limit',
    'invalid_cursor',
    'invalid_updated_since',
    'updated_since_required',
  ],
  requirements_people: ['network_id_required', 'access_denied'],
  requirements_get: ['requirement_not_found', 'ambiguous_seq', 'access_denied'],
  requirements_create: [
    'invalid_name',
    'invalid_description',
    'invalid_column',
    'invalid_priority',
    'invalid_due',
    'invalid_start',
    'invalid_checklist',
    'owner_must_be_human',
    'agent_owner_must_be_agent',
    'invalid_participants',
    'person_not_in_network',
    'person_ambiguous',
    'project_not_found',
    'project_archived',
    'invalid_parent_id',
    'requirement_parent_not_found',
    'parent_too_deep',
    'invalid_external_url',
    'invalid_archived',
    'invalid_tags',
    'invalid_external_ref',
    'external_ref_exists',
    'external_ref_not_allowed',
    'status_conflicts_with_column',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  requirements_update: [
    'requirement_not_found',
    'empty_patch',
    'invalid_name',
    'invalid_description',
    'invalid_column',
    'invalid_priority',
    'invalid_due',
    'invalid_start',
    'invalid_checklist',
    'owner_must_be_human',
    'agent_owner_must_be_agent',
    'invalid_participants',
    'person_not_in_network',
    'person_ambiguous',
    'project_not_found',
    'project_archived',
    'invalid_parent_id',
    'requirement_parent_not_found',
    'parent_too_deep',
    'invalid_external_url',
    'invalid_archived',
    'invalid_tags',
    'invalid_external_ref',
    'external_ref_exists',
    'external_ref_not_allowed',
    'parent_cycle',
    'participants_conflict',
    'participants_add_remove_overlap',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
    'status_conflicts_with_column',
  ],
  requirements_checklist_toggle: [
    'requirement_not_found',
    'checklist_item_not_found',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  requirements_upsert_by_external_ref: [
    'invalid_name',
    'invalid_description',
    'invalid_column',
    'invalid_priority',
    'invalid_due',
    'invalid_start',
    'invalid_checklist',
    'owner_must_be_human',
    'agent_owner_must_be_agent',
    'invalid_participants',
    'person_not_in_network',
    'person_ambiguous',
    'project_not_found',
    'project_archived',
    'invalid_parent_id',
    'requirement_parent_not_found',
    'parent_too_deep',
    'invalid_external_url',
    'invalid_archived',
    'invalid_tags',
    'external_ref_required',
    'invalid_external_ref',
    'status_conflicts_with_column',
    'parent_cycle',
    'upsert_not_allowed',
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  requirements_events: ['requirement_not_found', 'ambiguous_seq', 'access_denied', 'invalid_cursor'],
  requirements_comment: [
    'requirement_not_found',
    'invalid_comment',
    'comment_too_long',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'node_permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  projects_list: ['access_denied', 'invalid_limit', 'invalid_cursor'],
  projects_create: [
    'invalid_project_name',
    'invalid_project_color',
    'project_name_taken',
    'too_many_projects',
    'user_token_required',
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
  projects_update: [
    'invalid_project_name',
    'invalid_project_color',
    'invalid_archived',
    'project_name_taken',
    'project_not_found',
    'empty_patch',
    'user_token_required',
    'agent_access_restricted',
    'network_id_required',
    'access_denied',
    'permission_denied',
    'idempotency_conflict',
    'idempotency_in_flight',
  ],
};
