// Generated from spec/ by `make generate`. Do not edit.

import { HubError, type Refused } from '../hub-error.ts';
import type { Open, DegradedLayer, InputFault, OwnedNetwork } from './answers.ts';

/** What a refusal carries besides its code and texts. */
export interface ErrorFields {
  readonly invalid_json: Readonly<Record<string, unknown>>;
  readonly invalid_input: {
    /** Each fault of the input, with its place. */
    readonly details: readonly InputFault[];
  };
  readonly token_required: Readonly<Record<string, unknown>>;
  readonly invalid_token: Readonly<Record<string, unknown>>;
  readonly token_expired: Readonly<Record<string, unknown>>;
  readonly browser_session_required: Readonly<Record<string, unknown>>;
  readonly permission_denied: Readonly<Record<string, unknown>>;
  readonly access_denied: Readonly<Record<string, unknown>>;
  readonly caller_not_allowed: Readonly<Record<string, unknown>>;
  readonly origin_not_allowed: Readonly<Record<string, unknown>>;
  readonly host_not_allowed: Readonly<Record<string, unknown>>;
  readonly network_id_required: Readonly<Record<string, unknown>>;
  readonly not_found: Readonly<Record<string, unknown>>;
  readonly method_not_allowed: Readonly<Record<string, unknown>>;
  readonly bad_request: Readonly<Record<string, unknown>>;
  readonly request_timeout: Readonly<Record<string, unknown>>;
  readonly headers_too_large: Readonly<Record<string, unknown>>;
  readonly payload_too_large: {
    /** The limit in bytes. */
    readonly limit_bytes: number;
  };
  readonly uri_too_long: Readonly<Record<string, unknown>>;
  readonly unsupported_media_type: Readonly<Record<string, unknown>>;
  readonly rate_limited: {
    /** Milliseconds to wait before the call is sent again. */
    readonly retry_after_ms: number;
  };
  readonly too_many_streams: {
    /** Milliseconds to wait before the call is sent again. */
    readonly retry_after_ms: number;
  };
  readonly too_busy: {
    /** Milliseconds to wait before the call is sent again. */
    readonly retry_after_ms: number;
  };
  readonly internal_error: {
    /** Id of the call in the log of the hub, or of the request that is open. */
    readonly request_id: string;
  };
  readonly service_unavailable: {
    /** Milliseconds to wait before the call is sent again. */
    readonly retry_after_ms: number;
  };
  readonly idempotency_conflict: Readonly<Record<string, unknown>>;
  readonly idempotency_in_flight: Readonly<Record<string, unknown>>;
  readonly invalid_cursor: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly username_too_short: Readonly<Record<string, unknown>>;
  readonly username_too_long: Readonly<Record<string, unknown>>;
  readonly username_invalid: Readonly<Record<string, unknown>>;
  readonly username_taken: Readonly<Record<string, unknown>>;
  readonly password_too_short: Readonly<Record<string, unknown>>;
  readonly password_too_short_first: Readonly<Record<string, unknown>>;
  readonly password_too_common: Readonly<Record<string, unknown>>;
  readonly password_too_long: Readonly<Record<string, unknown>>;
  readonly too_many_requests: {
    /** Milliseconds to wait before the call is sent again. */
    readonly retry_after_ms: number;
  };
  readonly invalid_credentials: Readonly<Record<string, unknown>>;
  readonly login_locked: {
    /** Milliseconds to wait before the call is sent again. */
    readonly retry_after_ms: number;
  };
  readonly new_password_too_short: Readonly<Record<string, unknown>>;
  readonly new_password_too_common: Readonly<Record<string, unknown>>;
  readonly incorrect_current_password: Readonly<Record<string, unknown>>;
  readonly user_not_found: Readonly<Record<string, unknown>>;
  readonly password_change_required: Readonly<Record<string, unknown>>;
  readonly account_disabled: Readonly<Record<string, unknown>>;
  readonly own_account: Readonly<Record<string, unknown>>;
  readonly user_owns_networks: {
    /** The networks that the person owns; the oldest 20. */
    readonly owned_networks: readonly OwnedNetwork[];
  };
  readonly auth_master_read_only: Readonly<Record<string, unknown>>;
  readonly network_name_taken: Readonly<Record<string, unknown>>;
  readonly network_quota_exceeded: {
    /** How many are allowed. */
    readonly max: number;
  };
  readonly import_refused: {
    readonly line: number;
    /** Why, as a code or a short text. */
    readonly reason: string;
  };
  readonly name_required: Readonly<Record<string, unknown>>;
  readonly network_not_found: Readonly<Record<string, unknown>>;
  readonly not_your_network: Readonly<Record<string, unknown>>;
  readonly name_taken: Readonly<Record<string, unknown>>;
  readonly network_has_active_sessions: {
    /** How many there are. */
    readonly count: number;
  };
  readonly node_token_fields_required: Readonly<Record<string, unknown>>;
  readonly not_a_member: Readonly<Record<string, unknown>>;
  readonly no_write_access: Readonly<Record<string, unknown>>;
  readonly token_not_found: Readonly<Record<string, unknown>>;
  readonly owner_or_admin_required: Readonly<Record<string, unknown>>;
  readonly owner_required: Readonly<Record<string, unknown>>;
  readonly user_already_member: Readonly<Record<string, unknown>>;
  readonly cannot_assign_owner: Readonly<Record<string, unknown>>;
  readonly member_not_changeable: Readonly<Record<string, unknown>>;
  readonly target_not_member: Readonly<Record<string, unknown>>;
  readonly cannot_remove_owner: Readonly<Record<string, unknown>>;
  readonly invalid_role: Readonly<Record<string, unknown>>;
  readonly invalid_invite_code: Readonly<Record<string, unknown>>;
  readonly invite_fully_used: Readonly<Record<string, unknown>>;
  readonly invite_expired: Readonly<Record<string, unknown>>;
  readonly invite_not_found: Readonly<Record<string, unknown>>;
  readonly start_link_over: Readonly<Record<string, unknown>>;
  readonly already_member: Readonly<Record<string, unknown>>;
  readonly agent_access_restricted: Readonly<Record<string, unknown>>;
  readonly agent_not_granted: {
    /** The alias that the refusal is about. */
    readonly alias: string;
  };
  readonly network_token_required: Readonly<Record<string, unknown>>;
  readonly caller_not_a_daemon: Readonly<Record<string, unknown>>;
  readonly user_token_required: Readonly<Record<string, unknown>>;
  readonly node_token_cannot_force: Readonly<Record<string, unknown>>;
  readonly node_permission_denied: {
    /** Why, as a code or a short text. */
    readonly reason: Open<
      'mode_readonly' | 'mode_restricted_not_assigned' | 'beyond_owner_rights' | 'human_only' | 'owner_unknown'
    >;
    /** The action that was refused. */
    readonly route: string;
    /** What to do instead. */
    readonly hint: string;
  };
  readonly from_session_identity_mismatch: {
    /** The label that was sent. */
    readonly from_session: string;
    /** The alias that the refusal is about. */
    readonly alias: string;
  };
  readonly alias_not_yours: {
    /** The alias that the refusal is about. */
    readonly alias: string;
    /** The alias that the node has now; null when it was not renamed. */
    readonly renamed_to: string | null;
  };
  readonly task_not_found: {
    /** The task that the refusal is about. */
    readonly task_id: string;
  };
  readonly alias_not_found: {
    /** The alias that the refusal is about. */
    readonly alias: string;
  };
  readonly license_expired: Readonly<Record<string, unknown>>;
  readonly node_not_active: {
    /** The alias that the refusal is about. */
    readonly alias: string;
    /** State of the managed node. */
    readonly lifecycle_state: string;
  };
  readonly node_degraded: {
    /** The alias that the refusal is about. */
    readonly alias: string;
    /** Each layer that is down, why, and what to do. */
    readonly layers: readonly DegradedLayer[];
    /** Whether the caller may send force. */
    readonly force_allowed: boolean;
  };
  readonly parent_not_found: {
    /** The parent that was named. */
    readonly parent_task_id: string;
  };
  readonly loop_guard: {
    /** Milliseconds to wait before the call is sent again. */
    readonly retry_after_ms: number;
  };
  readonly task_terminal: {
    /** The task that the refusal is about. */
    readonly task_id: string;
    /** Status of the task. */
    readonly status: string;
  };
  readonly task_not_cancellable: {
    /** The task that the refusal is about. */
    readonly task_id: string;
    /** Status of the task. */
    readonly status: string;
    /** Always false. */
    readonly cancelled: false;
  };
  readonly task_not_retryable: {
    /** The task that the refusal is about. */
    readonly task_id: string;
    /** Status of the task. */
    readonly status: string;
  };
  readonly task_not_ackable: {
    /** The task that the refusal is about. */
    readonly task_id: string;
    /** Status of the task. */
    readonly status: string;
    /** Always 0. */
    readonly updated: 0;
  };
  readonly task_not_owned: {
    /** The task that the refusal is about. */
    readonly task_id: string;
  };
  readonly delivery_not_found: Readonly<Record<string, unknown>>;
  readonly delivery_not_yours: Readonly<Record<string, unknown>>;
  readonly alias_required: Readonly<Record<string, unknown>>;
  readonly reply_task_not_found: {
    /** The task that the refusal is about. */
    readonly task_id: string;
    /** Always false. */
    readonly reply_queued: false;
  };
  readonly reply_task_terminal: {
    /** The task that the refusal is about. */
    readonly task_id: string;
    /** Status of the task. */
    readonly task_status: string;
    /** Always false. */
    readonly reply_queued: false;
  };
  readonly reply_task_not_owned: {
    /** The task that the refusal is about. */
    readonly task_id: string;
    /** Always false. */
    readonly reply_queued: false;
  };
  readonly bad_attachments: {
    /** Why, as a code or a short text. */
    readonly reason: string;
  };
  readonly attachment_not_accessible: {
    /** The file that the sender may not see. */
    readonly file_id: string;
  };
  readonly peer_reply_task_required: Readonly<Record<string, unknown>>;
  readonly peer_reply_origin_not_node: Readonly<Record<string, unknown>>;
  readonly duplicate_task_id: {
    /** The task that the refusal is about. */
    readonly task_id: string;
  };
  readonly message_id_required: Readonly<Record<string, unknown>>;
  readonly ambiguous_ack: Readonly<Record<string, unknown>>;
  readonly too_many_tokens: {
    /** How many are allowed. */
    readonly limit: number;
  };
  readonly file_quota_exceeded: {
    /** The limit in bytes. */
    readonly limit_bytes: number;
  };
  readonly too_many_ids: {
    /** How many are allowed. */
    readonly limit: number;
  };
  readonly recipient_required: Readonly<Record<string, unknown>>;
  readonly recipient_mismatch: Readonly<Record<string, unknown>>;
  readonly recipient_not_found: Readonly<Record<string, unknown>>;
  readonly node_not_found: Readonly<Record<string, unknown>>;
  readonly node_id_required: Readonly<Record<string, unknown>>;
  readonly invalid_avatar_url: {
    /** Why, as a code or a short text. */
    readonly reason: string;
  };
  readonly network_id_required_multi: {
    /** How many networks the caller is in. */
    readonly memberships: number;
  };
  readonly missing_network_id: {
    /** How many networks the caller is in. */
    readonly memberships: number;
  };
  readonly server_not_found: Readonly<Record<string, unknown>>;
  readonly admin_only: Readonly<Record<string, unknown>>;
  readonly admin_required: Readonly<Record<string, unknown>>;
  readonly rename_field_required: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly rename_not_found: Readonly<Record<string, unknown>>;
  readonly rename_not_prepared: {
    /** State of the rename. */
    readonly state: string;
  };
  readonly rename_in_progress: {
    /** The rename that is open. */
    readonly txn_id: string;
  };
  readonly alias_taken: {
    /** The alias that the refusal is about. */
    readonly alias: string;
  };
  readonly tmux_disabled: Readonly<Record<string, unknown>>;
  readonly tmux_ip_denied: Readonly<Record<string, unknown>>;
  readonly tmux_text_required: Readonly<Record<string, unknown>>;
  readonly tmux_failed: {
    /** What tmux said. */
    readonly terminal_error: string;
  };
  readonly length_required: Readonly<Record<string, unknown>>;
  readonly missing_file: Readonly<Record<string, unknown>>;
  readonly unusable_form: {
    /** Why, as a code or a short text. */
    readonly reason: string;
  };
  readonly two_networks_named: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly bad_file_id: Readonly<Record<string, unknown>>;
  readonly blob_missing: Readonly<Record<string, unknown>>;
  readonly license_key_required: Readonly<Record<string, unknown>>;
  readonly invalid_license_key: Readonly<Record<string, unknown>>;
  readonly snooze_too_far: Readonly<Record<string, unknown>>;
  readonly attention_not_found: Readonly<Record<string, unknown>>;
  readonly skill_not_found: Readonly<Record<string, unknown>>;
  readonly skill_version_conflict: Readonly<Record<string, unknown>>;
  readonly skill_review_admin_required: Readonly<Record<string, unknown>>;
  readonly skill_not_pending: {
    /** Status of the task. */
    readonly status: string;
  };
  readonly request_id_required: Readonly<Record<string, unknown>>;
  readonly request_not_found: Readonly<Record<string, unknown>>;
  readonly not_your_request: Readonly<Record<string, unknown>>;
  readonly request_in_flight: {
    /** Id of the call in the log of the hub, or of the request that is open. */
    readonly request_id: string;
  };
  readonly request_already_ended: {
    /** Status of the task. */
    readonly status: string;
  };
  readonly daemon_not_found: Readonly<Record<string, unknown>>;
  readonly daemon_not_trusted: Readonly<Record<string, unknown>>;
  readonly daemon_offline: Readonly<Record<string, unknown>>;
  readonly daemon_cannot_create_nodes: {
    /** Why the daemon creates no nodes. */
    readonly blocked_reason: string;
  };
  readonly daemon_max_children: {
    /** How many are allowed. */
    readonly limit: number;
  };
  readonly node_name_invalid: Readonly<Record<string, unknown>>;
  readonly node_name_conflict: Readonly<Record<string, unknown>>;
  readonly runtime_invalid: {
    /** The values that are allowed. */
    readonly allowed: readonly string[];
  };
  readonly flag_key_unknown: {
    /** The flag that is at fault. */
    readonly flag: string;
  };
  readonly flag_value_invalid: {
    /** The flag that is at fault. */
    readonly flag: string;
  };
  readonly workdir_invalid: Readonly<Record<string, unknown>>;
  readonly secret_not_in_vault: {
    /** Name of the vault entry. */
    readonly key: string;
  };
  readonly secret_not_in_daemon_allowlist: {
    /** Name of the vault entry. */
    readonly key: string;
  };
  readonly node_busy_in_flight: {
    /** Live tasks of the node. */
    readonly in_flight_count: number;
  };
  readonly confirm_alias_mismatch: Readonly<Record<string, unknown>>;
  readonly node_not_stopped: {
    /** State of the managed node. */
    readonly lifecycle_state: string;
  };
  readonly node_not_managed: Readonly<Record<string, unknown>>;
  readonly revision_conflict: {
    /** Revision that the configuration has now. */
    readonly current_revision: number;
  };
  readonly invalid_patch: {
    /** The field or parameter that is at fault. */
    readonly field: string;
    /** Why, as a code or a short text. */
    readonly reason: string;
  };
  readonly update_in_flight: {
    /** The update that is open. */
    readonly update_id: string;
  };
  readonly insufficient_role_for_security_flag: {
    /** The flag that is at fault. */
    readonly flag: string;
  };
  readonly path_invalid: Readonly<Record<string, unknown>>;
  readonly skill_name_invalid: Readonly<Record<string, unknown>>;
  readonly content_too_large: {
    /** The limit in bytes. */
    readonly limit_bytes: number;
  };
  readonly content_invalid: {
    /** Why, as a code or a short text. */
    readonly reason: string;
  };
  readonly logs_not_capable: Readonly<Record<string, unknown>>;
  readonly provider_not_found: Readonly<Record<string, unknown>>;
  readonly provider_name_taken: Readonly<Record<string, unknown>>;
  readonly noop_no_changes: Readonly<Record<string, unknown>>;
  readonly model_not_found: {
    /** The model that was named. */
    readonly model_name: string;
  };
  readonly probe_target_forbidden: Readonly<Record<string, unknown>>;
  readonly probe_not_found: Readonly<Record<string, unknown>>;
  readonly requirement_not_found: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_name: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_description: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_column: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_priority: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_due: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_start: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_checklist: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly checklist_item_not_found: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_parent_id: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly parent_cycle: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly parent_too_deep: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_external_ref: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly external_ref_required: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_external_url: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_archived: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_tags: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_tag: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_view: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_limit: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_updated_since: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly updated_since_required: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_last_event: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly owner_must_be_human: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly agent_owner_must_be_agent: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_participants: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly participants_conflict: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly participants_add_remove_overlap: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly status_conflicts_with_column: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_comment: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly comment_too_long: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly empty_patch: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_project_name: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_project_color: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly project_name_taken: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly too_many_projects: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly project_not_found: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly project_archived: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_tag_color: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly invalid_tag_op: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly same_tag: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly tag_not_found: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly upsert_not_allowed: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly external_ref_not_allowed: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly requirement_parent_not_found: {
    /** The field or parameter that is at fault. */
    readonly field: string;
  };
  readonly person_not_in_network: {
    /** The field or parameter that is at fault. */
    readonly field: string;
    /** The name that was sent. */
    readonly name: string;
    /** What to do instead. */
    readonly hint: string;
  };
  readonly person_ambiguous: {
    /** The field or parameter that is at fault. */
    readonly field: string;
    /** The name that was sent. */
    readonly name: string;
    /** What to do instead. */
    readonly hint: string;
  };
  readonly external_ref_exists: {
    /** The field or parameter that is at fault. */
    readonly field: string;
    /** The card that has the reference. */
    readonly existing_id: string;
  };
  readonly ambiguous_seq: {
    /** Networks that have a card of this number. */
    readonly networks: readonly string[];
  };
  readonly rpc_parse_error: Readonly<Record<string, unknown>>;
  readonly rpc_invalid_request: Readonly<Record<string, unknown>>;
  readonly rpc_method_not_found: Readonly<Record<string, unknown>>;
  readonly rpc_unknown_tool: {
    /** The name that was sent. */
    readonly name: string;
  };
  readonly rpc_invalid_params: {
    /** Each fault of the arguments, with its place. */
    readonly errors: readonly InputFault[];
    /** Names that the tool knows. */
    readonly valid_params: readonly string[];
  };
  readonly rpc_internal_error: Readonly<Record<string, unknown>>;
  readonly rpc_header_mismatch: Readonly<Record<string, unknown>>;
  readonly rpc_missing_client_capability: Readonly<Record<string, unknown>>;
  readonly rpc_unsupported_version: {
    /** Revisions of the protocol that the hub speaks. */
    readonly supported: readonly string[];
    /** The revision that was asked for. */
    readonly requested: string;
  };
}

/** Every condition that the hub refuses with. */
export type ErrorCode = keyof ErrorFields;

/** A refusal with this code. */
export interface Refusal<Code extends ErrorCode> extends HubError {
  readonly code: Code;
  readonly fields: ErrorFields[Code];
}

/** The class of a refusal, for `instanceof`. */
export type RefusalClass<Code extends ErrorCode> = new (refused: Refused) => Refusal<Code>;

/** Classes by code. */
export const classes: Record<string, new (refused: Refused) => HubError> = {};
/** Codes by the number of a tool's refusal. */
export const numbers: Record<number, ErrorCode> = {};

function refusal<Code extends ErrorCode>(code: Code, number: number): RefusalClass<Code> {
  const made = class extends HubError {};
  const name = code.replaceAll(/(?:^|_)(.)/g, (_whole, first: string) => first.toUpperCase());
  made.prototype.name = name;
  classes[code] = made;
  numbers[number] = code;
  return made as unknown as RefusalClass<Code>;
}

/** The body does not parse or breaks off. Valid JSON beyond a limit of bodies is invalid input. */
export const InvalidJson = refusal('invalid_json', 40001);
export type InvalidJson = Refusal<'invalid_json'>;
/** A parameter or a body field breaks its schema; each fault is named. */
export const InvalidInput = refusal('invalid_input', 40002);
export type InvalidInput = Refusal<'invalid_input'>;
/** No token was sent. Some operations spell it "auth required" or "auth_required". */
export const TokenRequired = refusal('token_required', 40101);
export type TokenRequired = Refusal<'token_required'>;
/** The token is malformed, unknown or revoked, or its kind is not accepted at all here. */
export const InvalidToken = refusal('invalid_token', 40102);
export type InvalidToken = Refusal<'invalid_token'>;
/** A user token ends 30 days after its last use (HUB_SESSION_IDLE_DAYS); each use starts the time anew. */
export const TokenExpired = refusal('token_expired', 40103);
export type TokenExpired = Refusal<'token_expired'>;
/** The cookie of a browser session is missing, unknown, revoked or was not used for too long. */
export const BrowserSessionRequired = refusal('browser_session_required', 40110);
export type BrowserSessionRequired = Refusal<'browser_session_required'>;
/** A viewer wrote, or the role is too low. */
export const PermissionDenied = refusal('permission_denied', 40301);
export type PermissionDenied = Refusal<'permission_denied'>;
/** The named network is absent or the caller is not in it; both answer alike. */
export const AccessDenied = refusal('access_denied', 40302);
export type AccessDenied = Refusal<'access_denied'>;
/** x-access of the operation does not list this kind of caller. */
export const CallerNotAllowed = refusal('caller_not_allowed', 40303);
export type CallerNotAllowed = Refusal<'caller_not_allowed'>;
/** A browser called for a page whose origin is neither the hub's own nor on the list, or a browser session was used by anything but a page of the hub itself. */
export const OriginNotAllowed = refusal('origin_not_allowed', 40304);
export type OriginNotAllowed = Refusal<'origin_not_allowed'>;
/** A loopback-bound hub was called by another host name, as by a proxy that passes Host on. */
export const HostNotAllowed = refusal('host_not_allowed', 40305);
export type HostNotAllowed = Refusal<'host_not_allowed'>;
/** A write of a user token without exactly one membership and without network_id. */
export const NetworkIdRequired = refusal('network_id_required', 40003);
export type NetworkIdRequired = Refusal<'network_id_required'>;
/** An unknown path, or an object that is absent or not the caller's to know. */
export const NotFound = refusal('not_found', 40401);
export type NotFound = Refusal<'not_found'>;
/** The path is known, but not with this method. */
export const MethodNotAllowed = refusal('method_not_allowed', 40501);
export type MethodNotAllowed = Refusal<'method_not_allowed'>;
/** Bytes that are no HTTP request. */
export const BadRequest = refusal('bad_request', 40093);
export type BadRequest = Refusal<'bad_request'>;
/** The head or the body of a request did not arrive in time. */
export const RequestTimeout = refusal('request_timeout', 40801);
export type RequestTimeout = Refusal<'request_timeout'>;
/** A request with more than 16 KiB of header fields. */
export const HeadersTooLarge = refusal('headers_too_large', 43101);
export type HeadersTooLarge = Refusal<'headers_too_large'>;
/** The body exceeds the cap of the operation. */
export const PayloadTooLarge = refusal('payload_too_large', 41301);
export type PayloadTooLarge = Refusal<'payload_too_large'>;
/** A request whose path and query are longer than 8 KiB. */
export const UriTooLong = refusal('uri_too_long', 41401);
export type UriTooLong = Refusal<'uri_too_long'>;
/** JSON operations take application/json, upload takes multipart/form-data. */
export const UnsupportedMediaType = refusal('unsupported_media_type', 41501);
export type UnsupportedMediaType = Refusal<'unsupported_media_type'>;
/** A rate limit was reached; Retry-After gives the same time in seconds. */
export const RateLimited = refusal('rate_limited', 42901);
export type RateLimited = Refusal<'rate_limited'>;
/** One process of the hub serves at most 100 open streams per token and 1,000 per address. */
export const TooManyStreams = refusal('too_many_streams', 42906);
export type TooManyStreams = Refusal<'too_many_streams'>;
/** A bounded queue is full (password hashing, imports of networks). */
export const TooBusy = refusal('too_busy', 42902);
export type TooBusy = Refusal<'too_busy'>;
/** An undeclared fault; nothing of its text is shown. */
export const InternalError = refusal('internal_error', 50001);
export type InternalError = Refusal<'internal_error'>;
/** The database is away or the hub is stopping. */
export const ServiceUnavailable = refusal('service_unavailable', 50301);
export type ServiceUnavailable = Refusal<'service_unavailable'>;
/** The same token sent this key to the same operation before, with another payload. */
export const IdempotencyConflict = refusal('idempotency_conflict', 42201);
export type IdempotencyConflict = Refusal<'idempotency_conflict'>;
/** The same key was sent again before the first call ended. */
export const IdempotencyInFlight = refusal('idempotency_in_flight', 40901);
export type IdempotencyInFlight = Refusal<'idempotency_in_flight'>;
/** A paging cursor that the hub did not hand out, or handed out for another list, network or person. */
export const InvalidCursor = refusal('invalid_cursor', 40004);
export type InvalidCursor = Refusal<'invalid_cursor'>;
/** Registering with fewer than 2 characters, or without a name. */
export const UsernameTooShort = refusal('username_too_short', 40005);
export type UsernameTooShort = Refusal<'username_too_short'>;
/** Registering with more than 50 characters. */
export const UsernameTooLong = refusal('username_too_long', 40006);
export type UsernameTooLong = Refusal<'username_too_long'>;
/** Registering with another character than those allowed. */
export const UsernameInvalid = refusal('username_invalid', 40007);
export type UsernameInvalid = Refusal<'username_invalid'>;
/** Registering a name that exists, in whatever case. */
export const UsernameTaken = refusal('username_taken', 40008);
export type UsernameTaken = Refusal<'username_taken'>;
/** Registering with fewer than 8 characters, when other users exist. */
export const PasswordTooShort = refusal('password_too_short', 40009);
export type PasswordTooShort = Refusal<'password_too_short'>;
/** Registering the first user with fewer than 4 characters. */
export const PasswordTooShortFirst = refusal('password_too_short_first', 40010);
export type PasswordTooShortFirst = Refusal<'password_too_short_first'>;
/** Registering with a password on the list of weak passwords, when other users exist. */
export const PasswordTooCommon = refusal('password_too_common', 40011);
export type PasswordTooCommon = Refusal<'password_too_common'>;
/** Registering with, or changing to, a password over 72 bytes; it is never truncated. */
export const PasswordTooLong = refusal('password_too_long', 40012);
export type PasswordTooLong = Refusal<'password_too_long'>;
/** More than 30 registrations per minute from one address. */
export const TooManyRequests = refusal('too_many_requests', 42903);
export type TooManyRequests = Refusal<'too_many_requests'>;
/** An unknown user name or a wrong password; both answer alike. */
export const InvalidCredentials = refusal('invalid_credentials', 40104);
export type InvalidCredentials = Refusal<'invalid_credentials'>;
/** From the fifth failure in a row a name is locked for 30 s, doubling up to 15 minutes. */
export const LoginLocked = refusal('login_locked', 42904);
export type LoginLocked = Refusal<'login_locked'>;
/** Changing the password to one of fewer than 8 characters. */
export const NewPasswordTooShort = refusal('new_password_too_short', 40013);
export type NewPasswordTooShort = Refusal<'new_password_too_short'>;
/** Changing the password to one on the list of weak passwords. */
export const NewPasswordTooCommon = refusal('new_password_too_common', 40014);
export type NewPasswordTooCommon = Refusal<'new_password_too_common'>;
/** Changing the password with a wrong old_password. */
export const IncorrectCurrentPassword = refusal('incorrect_current_password', 40015);
export type IncorrectCurrentPassword = Refusal<'incorrect_current_password'>;
/** The user is unknown; password change answers it with 400. */
export const UserNotFound = refusal('user_not_found', 40402);
export type UserNotFound = Refusal<'user_not_found'>;
/** A system admin reset the password; until the person has changed it, their logins may do nothing else. */
export const PasswordChangeRequired = refusal('password_change_required', 40350);
export type PasswordChangeRequired = Refusal<'password_change_required'>;
/** The password was right, but a system admin has disabled the account. */
export const AccountDisabled = refusal('account_disabled', 40351);
export type AccountDisabled = Refusal<'account_disabled'>;
/** A system admin would reset, disable or delete the own account. Thus a system admin is always left. */
export const OwnAccount = refusal('own_account', 40950);
export type OwnAccount = Refusal<'own_account'>;
/** A person who owns networks cannot be deleted, because nobody else may delete these. */
export const UserOwnsNetworks = refusal('user_owns_networks', 40951);
export type UserOwnsNetworks = Refusal<'user_owns_networks'>;
/** The legacy master token reads only (GET and HEAD below /api, and /health). */
export const AuthMasterReadOnly = refusal('auth_master_read_only', 40105);
export type AuthMasterReadOnly = Refusal<'auth_master_read_only'>;
/** Creating a network under a name that the caller already uses for one. */
export const NetworkNameTaken = refusal('network_name_taken', 40016);
export type NetworkNameTaken = Refusal<'network_name_taken'>;
/** Creating more networks than the free plan allows; system admins are exempt. */
export const NetworkQuotaExceeded = refusal('network_quota_exceeded', 40017);
export type NetworkQuotaExceeded = Refusal<'network_quota_exceeded'>;
/** A line of an imported file breaks the format, a limit or a reference. Nothing was kept. */
export const ImportRefused = refusal('import_refused', 40095);
export type ImportRefused = Refusal<'import_refused'>;
/** Creating or renaming a network without a name. */
export const NameRequired = refusal('name_required', 40018);
export type NameRequired = Refusal<'name_required'>;
/** Renaming or deleting an unknown network answers this with 400. */
export const NetworkNotFound = refusal('network_not_found', 40403);
export type NetworkNotFound = Refusal<'network_not_found'>;
/** Renaming or deleting a network of somebody else. */
export const NotYourNetwork = refusal('not_your_network', 40019);
export type NotYourNetwork = Refusal<'not_your_network'>;
/** Renaming a network to a name that the caller already uses for another. */
export const NameTaken = refusal('name_taken', 40020);
export type NameTaken = Refusal<'name_taken'>;
/** Deleting a network whose sessions still report. */
export const NetworkHasActiveSessions = refusal('network_has_active_sessions', 40021);
export type NetworkHasActiveSessions = Refusal<'network_has_active_sessions'>;
/** Minting a node token without network_id or node_name. */
export const NodeTokenFieldsRequired = refusal('node_token_fields_required', 40022);
export type NodeTokenFieldsRequired = Refusal<'node_token_fields_required'>;
/** The caller is not in the network; minting a node token answers this with 400. */
export const NotAMember = refusal('not_a_member', 40306);
export type NotAMember = Refusal<'not_a_member'>;
/** A viewer mints a node token. */
export const NoWriteAccess = refusal('no_write_access', 40023);
export type NoWriteAccess = Refusal<'no_write_access'>;
/** Deleting a token that is unknown or not the caller's. */
export const TokenNotFound = refusal('token_not_found', 40404);
export type TokenNotFound = Refusal<'token_not_found'>;
/** Managing members or invites as a member or viewer. */
export const OwnerOrAdminRequired = refusal('owner_or_admin_required', 40307);
export type OwnerOrAdminRequired = Refusal<'owner_or_admin_required'>;
/** Changing a role without owning the network. */
export const OwnerRequired = refusal('owner_required', 40308);
export type OwnerRequired = Refusal<'owner_required'>;
/** Adding a user who is already a member. */
export const UserAlreadyMember = refusal('user_already_member', 40024);
export type UserAlreadyMember = Refusal<'user_already_member'>;
/** Changing a role to owner. */
export const CannotAssignOwner = refusal('cannot_assign_owner', 40025);
export type CannotAssignOwner = Refusal<'cannot_assign_owner'>;
/** Changing the role of the owner, or of somebody who is not a member. */
export const MemberNotChangeable = refusal('member_not_changeable', 40026);
export type MemberNotChangeable = Refusal<'member_not_changeable'>;
/** Removing a user who is not a member. */
export const TargetNotMember = refusal('target_not_member', 40027);
export type TargetNotMember = Refusal<'target_not_member'>;
/** Removing the owner. */
export const CannotRemoveOwner = refusal('cannot_remove_owner', 40028);
export type CannotRemoveOwner = Refusal<'cannot_remove_owner'>;
/** Inviting, adding or changing a member with an unknown role. */
export const InvalidRole = refusal('invalid_role', 40029);
export type InvalidRole = Refusal<'invalid_role'>;
/** Joining with an unknown code. */
export const InvalidInviteCode = refusal('invalid_invite_code', 40030);
export type InvalidInviteCode = Refusal<'invalid_invite_code'>;
/** Joining with a code that has no uses left. */
export const InviteFullyUsed = refusal('invite_fully_used', 40031);
export type InviteFullyUsed = Refusal<'invite_fully_used'>;
/** Joining with a code that has expired. */
export const InviteExpired = refusal('invite_expired', 40032);
export type InviteExpired = Refusal<'invite_expired'>;
/** Taking back an invite that is not there, or that belongs to another network. */
export const InviteNotFound = refusal('invite_not_found', 40429);
export type InviteNotFound = Refusal<'invite_not_found'>;
/** Redeeming a start link that holds no longer, or never did. */
export const StartLinkOver = refusal('start_link_over', 40094);
export type StartLinkOver = Refusal<'start_link_over'>;
/** Joining a network that the caller is already in. */
export const AlreadyMember = refusal('already_member', 40033);
export type AlreadyMember = Refusal<'already_member'>;
/** A member with agent_access granted called what is open to full members only. */
export const AgentAccessRestricted = refusal('agent_access_restricted', 40309);
export type AgentAccessRestricted = Refusal<'agent_access_restricted'>;
/** A member with agent_access granted named an agent that was not granted. */
export const AgentNotGranted = refusal('agent_not_granted', 40310);
export type AgentNotGranted = Refusal<'agent_not_granted'>;
/** A user token on a node-only tool. */
export const NetworkTokenRequired = refusal('network_token_required', 40311);
export type NetworkTokenRequired = Refusal<'network_token_required'>;
/** A user token, or a node that is no daemon, on a protocol tool. */
export const CallerNotADaemon = refusal('caller_not_a_daemon', 40312);
export type CallerNotADaemon = Refusal<'caller_not_a_daemon'>;
/** A node token on a human-only tool or route; a bound token on what reaches beyond its network. */
export const UserTokenRequired = refusal('user_token_required', 40313);
export type UserTokenRequired = Refusal<'user_token_required'>;
/** A node token sent force. */
export const NodeTokenCannotForce = refusal('node_token_cannot_force', 40314);
export type NodeTokenCannotForce = Refusal<'node_token_cannot_force'>;
/** The mode of the node token forbids it, or HUB_NODE_PERMISSIONS=enforce and its owner may not do it. */
export const NodePermissionDenied = refusal('node_permission_denied', 40315);
export type NodePermissionDenied = Refusal<'node_permission_denied'>;
/** A node named another node's alias as sender. */
export const FromSessionIdentityMismatch = refusal('from_session_identity_mismatch', 40316);
export type FromSessionIdentityMismatch = Refusal<'from_session_identity_mismatch'>;
/** A node reported, read or acked for another alias. renamed_to is its own alias when {alias} was its own until a rename of the last day, else null. */
export const AliasNotYours = refusal('alias_not_yours', 40317);
export type AliasNotYours = Refusal<'alias_not_yours'>;
/** Absent, or of a network the caller is not in. */
export const TaskNotFound = refusal('task_not_found', 40405);
export type TaskNotFound = Refusal<'task_not_found'>;
/** The alias belongs to no node and no session of the network; nothing was queued. */
export const AliasNotFound = refusal('alias_not_found', 40406);
export type AliasNotFound = Refusal<'alias_not_found'>;
/** A dispatch after the trial has ended. */
export const LicenseExpired = refusal('license_expired', 40318);
export type LicenseExpired = Refusal<'license_expired'>;
/** Managed nodes take work only when active. */
export const NodeNotActive = refusal('node_not_active', 40902);
export type NodeNotActive = Refusal<'node_not_active'>;
/** The health that the node reported in the last 10 minutes shows a layer down; user tokens may force. */
export const NodeDegraded = refusal('node_degraded', 40903);
export type NodeDegraded = Refusal<'node_degraded'>;
/** A dispatch under an unknown parent task or one of another network. */
export const ParentNotFound = refusal('parent_not_found', 40407);
export type ParentNotFound = Refusal<'parent_not_found'>;
/** A chain of parents deeper than 25, or more than 60 sends per minute from one sender to one alias. */
export const LoopGuard = refusal('loop_guard', 42905);
export type LoopGuard = Refusal<'loop_guard'>;
/** Reassigning or completing a task that has ended. */
export const TaskTerminal = refusal('task_terminal', 40904);
export type TaskTerminal = Refusal<'task_terminal'>;
/** cancel_task on a task that has ended. */
export const TaskNotCancellable = refusal('task_not_cancellable', 40905);
export type TaskNotCancellable = Refusal<'task_not_cancellable'>;
/** retry_task on a task that is neither failed, expired nor cancelled. */
export const TaskNotRetryable = refusal('task_not_retryable', 40906);
export type TaskNotRetryable = Refusal<'task_not_retryable'>;
/** send_ack on a task that is neither created nor delivered. */
export const TaskNotAckable = refusal('task_not_ackable', 40907);
export type TaskNotAckable = Refusal<'task_not_ackable'>;
/** A node acted on a task of another node, for instance after a reassignment. */
export const TaskNotOwned = refusal('task_not_owned', 40319);
export type TaskNotOwned = Refusal<'task_not_owned'>;
/** ack_inbox: no pending delivery for the alias. */
export const DeliveryNotFound = refusal('delivery_not_found', 40408);
export type DeliveryNotFound = Refusal<'delivery_not_found'>;
/** ack_inbox: the row is unknown or of another agent. */
export const DeliveryNotYours = refusal('delivery_not_yours', 40409);
export type DeliveryNotYours = Refusal<'delivery_not_yours'>;
/** send_reply with neither alias nor in_reply_to. */
export const AliasRequired = refusal('alias_required', 40034);
export type AliasRequired = Refusal<'alias_required'>;
/** send_reply: in_reply_to names no task of the network. */
export const ReplyTaskNotFound = refusal('reply_task_not_found', 40410);
export type ReplyTaskNotFound = Refusal<'reply_task_not_found'>;
/** send_reply to a terminal task. */
export const ReplyTaskTerminal = refusal('reply_task_terminal', 40908);
export type ReplyTaskTerminal = Refusal<'reply_task_terminal'>;
/** send_reply by another node than the assignee. */
export const ReplyTaskNotOwned = refusal('reply_task_not_owned', 40320);
export type ReplyTaskNotOwned = Refusal<'reply_task_not_owned'>;
/** send_reply with malformed attachments or more than 20. */
export const BadAttachments = refusal('bad_attachments', 40035);
export type BadAttachments = Refusal<'bad_attachments'>;
/** send_reply with a file that is unknown or of another network. */
export const AttachmentNotAccessible = refusal('attachment_not_accessible', 40321);
export type AttachmentNotAccessible = Refusal<'attachment_not_accessible'>;
/** send_peer_reply without a task. */
export const PeerReplyTaskRequired = refusal('peer_reply_task_required', 40036);
export type PeerReplyTaskRequired = Refusal<'peer_reply_task_required'>;
/** send_peer_reply to a task that a person sent. */
export const PeerReplyOriginNotNode = refusal('peer_reply_origin_not_node', 40909);
export type PeerReplyOriginNotNode = Refusal<'peer_reply_origin_not_node'>;
/** mark_tasks_* with the same id twice. */
export const DuplicateTaskId = refusal('duplicate_task_id', 40037);
export type DuplicateTaskId = Refusal<'duplicate_task_id'>;
/** POST /api/messages/ack names nothing to acknowledge. */
export const MessageIdRequired = refusal('message_id_required', 40038);
export type MessageIdRequired = Refusal<'message_id_required'>;
/** POST /api/messages/ack names both ids and an agent. */
export const AmbiguousAck = refusal('ambiguous_ack', 40039);
export type AmbiguousAck = Refusal<'ambiguous_ack'>;
/** A person's live tokens are bounded; a login ends the oldest login instead. */
export const TooManyTokens = refusal('too_many_tokens', 40980);
export type TooManyTokens = Refusal<'too_many_tokens'>;
/** The uploaded files of a network are bounded together. */
export const FileQuotaExceeded = refusal('file_quota_exceeded', 50701);
export type FileQuotaExceeded = Refusal<'file_quota_exceeded'>;
/** POST /api/messages/ack names more than 500 ids. */
export const TooManyIds = refusal('too_many_ids', 40040);
export type TooManyIds = Refusal<'too_many_ids'>;
/** send_desktop_message names no recipient. */
export const RecipientRequired = refusal('recipient_required', 40041);
export type RecipientRequired = Refusal<'recipient_required'>;
/** send_desktop_message names two different people. */
export const RecipientMismatch = refusal('recipient_mismatch', 40042);
export type RecipientMismatch = Refusal<'recipient_mismatch'>;
/** send_desktop_message names nobody of the network. */
export const RecipientNotFound = refusal('recipient_not_found', 40411);
export type RecipientNotFound = Refusal<'recipient_not_found'>;
/** No node of this id, name or alias in the networks of the caller. */
export const NodeNotFound = refusal('node_not_found', 40412);
export type NodeNotFound = Refusal<'node_not_found'>;
/** A tool of the node lifecycle without node_id. */
export const NodeIdRequired = refusal('node_id_required', 40043);
export type NodeIdRequired = Refusal<'node_id_required'>;
/** PUT avatar; the first fault of the address is named. */
export const InvalidAvatarUrl = refusal('invalid_avatar_url', 40044);
export type InvalidAvatarUrl = Refusal<'invalid_avatar_url'>;
/** GET /api/host-supervisors by a member of several networks. */
export const NetworkIdRequiredMulti = refusal('network_id_required_multi', 40045);
export type NetworkIdRequiredMulti = Refusal<'network_id_required_multi'>;
/** GET /api/host-supervisors by a member of no network. */
export const MissingNetworkId = refusal('missing_network_id', 40046);
export type MissingNetworkId = Refusal<'missing_network_id'>;
/** Health or agents of an unknown host. */
export const ServerNotFound = refusal('server_not_found', 40413);
export type ServerNotFound = Refusal<'server_not_found'>;
/** Reading server logs without being a system admin. */
export const AdminOnly = refusal('admin_only', 40322);
export type AdminOnly = Refusal<'admin_only'>;
/** Users, terminals or the audit of others without being a system admin. */
export const AdminRequired = refusal('admin_required', 40323);
export type AdminRequired = Refusal<'admin_required'>;
/** A rename without one of its required fields. */
export const RenameFieldRequired = refusal('rename_field_required', 40047);
export type RenameFieldRequired = Refusal<'rename_field_required'>;
/** Committing or aborting an unknown rename. */
export const RenameNotFound = refusal('rename_not_found', 40414);
export type RenameNotFound = Refusal<'rename_not_found'>;
/** Committing or aborting a rename that has already ended. */
export const RenameNotPrepared = refusal('rename_not_prepared', 40910);
export type RenameNotPrepared = Refusal<'rename_not_prepared'>;
/** Preparing a rename while another one of the node is prepared. */
export const RenameInProgress = refusal('rename_in_progress', 40911);
export type RenameInProgress = Refusal<'rename_in_progress'>;
/** A rename, a new node token, or the first report of an alias. */
export const AliasTaken = refusal('alias_taken', 40912);
export type AliasTaken = Refusal<'alias_taken'>;
/** HUB_ENABLE_TMUX is not set. */
export const TmuxDisabled = refusal('tmux_disabled', 40415);
export type TmuxDisabled = Refusal<'tmux_disabled'>;
/** A terminal endpoint called from an address that is not on HUB_TMUX_ALLOWLIST. */
export const TmuxIpDenied = refusal('tmux_ip_denied', 40324);
export type TmuxIpDenied = Refusal<'tmux_ip_denied'>;
/** Typing into a terminal without text. */
export const TmuxTextRequired = refusal('tmux_text_required', 40048);
export type TmuxTextRequired = Refusal<'tmux_text_required'>;
/** The terminal refused; error is its own text. */
export const TmuxFailed = refusal('tmux_failed', 40049);
export type TmuxFailed = Refusal<'tmux_failed'>;
/** An upload without Content-Length. */
export const LengthRequired = refusal('length_required', 41101);
export type LengthRequired = Refusal<'length_required'>;
/** An upload without a part named file. */
export const MissingFile = refusal('missing_file', 40050);
export type MissingFile = Refusal<'missing_file'>;
/** An upload with more than 10 parts, or with a field that is too long or holds NUL. */
export const UnusableForm = refusal('unusable_form', 40098);
export type UnusableForm = Refusal<'unusable_form'>;
/** An upload whose form names another network than its query. */
export const TwoNetworksNamed = refusal('two_networks_named', 40099);
export type TwoNetworksNamed = Refusal<'two_networks_named'>;
/** A download of what cannot be a file id. */
export const BadFileId = refusal('bad_file_id', 40051);
export type BadFileId = Refusal<'bad_file_id'>;
/** A download of a file whose content was lost. */
export const BlobMissing = refusal('blob_missing', 40416);
export type BlobMissing = Refusal<'blob_missing'>;
/** Activating a licence without a key. */
export const LicenseKeyRequired = refusal('license_key_required', 40052);
export type LicenseKeyRequired = Refusal<'license_key_required'>;
/** Activating a licence with a key of another form. */
export const InvalidLicenseKey = refusal('invalid_license_key', 40053);
export type InvalidLicenseKey = Refusal<'invalid_license_key'>;
/** Hiding an item of the attention list until a time that is more than 30 days ahead. */
export const SnoozeTooFar = refusal('snooze_too_far', 40097);
export type SnoozeTooFar = Refusal<'snooze_too_far'>;
/** The condition has ended, or the key names nothing that the caller sees. */
export const AttentionNotFound = refusal('attention_not_found', 40428);
export type AttentionNotFound = Refusal<'attention_not_found'>;
/** An unknown skill, or an unpublished one for a caller who does not review. */
export const SkillNotFound = refusal('skill_not_found', 40417);
export type SkillNotFound = Refusal<'skill_not_found'>;
/** submit_skill with other content for an existing version. */
export const SkillVersionConflict = refusal('skill_version_conflict', 40913);
export type SkillVersionConflict = Refusal<'skill_version_conflict'>;
/** review_skill by somebody who may not review. */
export const SkillReviewAdminRequired = refusal('skill_review_admin_required', 40325);
export type SkillReviewAdminRequired = Refusal<'skill_review_admin_required'>;
/** review_skill on a version that has been reviewed. */
export const SkillNotPending = refusal('skill_not_pending', 40914);
export type SkillNotPending = Refusal<'skill_not_pending'>;
/** GET /api/node-create-requests without request_id. */
export const RequestIdRequired = refusal('request_id_required', 40054);
export type RequestIdRequired = Refusal<'request_id_required'>;
/** An unknown request, or one outside the scope of the caller. */
export const RequestNotFound = refusal('request_not_found', 40418);
export type RequestNotFound = Refusal<'request_not_found'>;
/** A tool of the daemon protocol for the request of another node. */
export const NotYourRequest = refusal('not_your_request', 40326);
export type NotYourRequest = Refusal<'not_your_request'>;
/** A node has at most one request in progress per kind (rules, skills, files, logs). */
export const RequestInFlight = refusal('request_in_flight', 40915);
export type RequestInFlight = Refusal<'request_in_flight'>;
/** An acknowledgement that differs from how the request ended. */
export const RequestAlreadyEnded = refusal('request_already_ended', 40916);
export type RequestAlreadyEnded = Refusal<'request_already_ended'>;
/** create_node or probe_provider_model for an unknown daemon. */
export const DaemonNotFound = refusal('daemon_not_found', 40419);
export type DaemonNotFound = Refusal<'daemon_not_found'>;
/** create_node with env_refs, probe_provider_model; get_create_request and get_probe_request by a token whose person does not manage the network at that moment. */
export const DaemonNotTrusted = refusal('daemon_not_trusted', 40340);
export type DaemonNotTrusted = Refusal<'daemon_not_trusted'>;
/** A request for a daemon that has not reported for 5 minutes. */
export const DaemonOffline = refusal('daemon_offline', 40917);
export type DaemonOffline = Refusal<'daemon_offline'>;
/** create_node on a daemon that reported that it cannot. */
export const DaemonCannotCreateNodes = refusal('daemon_cannot_create_nodes', 40918);
export type DaemonCannotCreateNodes = Refusal<'daemon_cannot_create_nodes'>;
/** create_node on a daemon that runs as many nodes as it allows. */
export const DaemonMaxChildren = refusal('daemon_max_children', 40919);
export type DaemonMaxChildren = Refusal<'daemon_max_children'>;
/** create_node with a name that cannot be an alias. */
export const NodeNameInvalid = refusal('node_name_invalid', 42202);
export type NodeNameInvalid = Refusal<'node_name_invalid'>;
/** create_node with a name that is taken. */
export const NodeNameConflict = refusal('node_name_conflict', 40920);
export type NodeNameConflict = Refusal<'node_name_conflict'>;
/** create_node with a runtime that the daemon does not support. */
export const RuntimeInvalid = refusal('runtime_invalid', 42203);
export type RuntimeInvalid = Refusal<'runtime_invalid'>;
/** create_node or update_node_config with an unknown flag. */
export const FlagKeyUnknown = refusal('flag_key_unknown', 42204);
export type FlagKeyUnknown = Refusal<'flag_key_unknown'>;
/** create_node or update_node_config with a value outside the limits of the flag. */
export const FlagValueInvalid = refusal('flag_value_invalid', 42205);
export type FlagValueInvalid = Refusal<'flag_value_invalid'>;
/** create_node with a work directory that is not allowed. */
export const WorkdirInvalid = refusal('workdir_invalid', 42206);
export type WorkdirInvalid = Refusal<'workdir_invalid'>;
/** create_node or upsert_provider names a secret that the vault lacks. */
export const SecretNotInVault = refusal('secret_not_in_vault', 42207);
export type SecretNotInVault = Refusal<'secret_not_in_vault'>;
/** create_node names a secret that the daemon does not accept. */
export const SecretNotInDaemonAllowlist = refusal('secret_not_in_daemon_allowlist', 42208);
export type SecretNotInDaemonAllowlist = Refusal<'secret_not_in_daemon_allowlist'>;
/** stop_node or delete_node without force while tasks are live. */
export const NodeBusyInFlight = refusal('node_busy_in_flight', 40921);
export type NodeBusyInFlight = Refusal<'node_busy_in_flight'>;
/** delete_node with another alias than that of the node. */
export const ConfirmAliasMismatch = refusal('confirm_alias_mismatch', 42209);
export type ConfirmAliasMismatch = Refusal<'confirm_alias_mismatch'>;
/** start_node on a node that is not stopped. */
export const NodeNotStopped = refusal('node_not_stopped', 40922);
export type NodeNotStopped = Refusal<'node_not_stopped'>;
/** stop, start, restart or delete of a node that create_node did not make. */
export const NodeNotManaged = refusal('node_not_managed', 40923);
export type NodeNotManaged = Refusal<'node_not_managed'>;
/** update_node_config based on an old revision. */
export const RevisionConflict = refusal('revision_conflict', 40924);
export type RevisionConflict = Refusal<'revision_conflict'>;
/** update_node_config with a patch that cannot be applied. */
export const InvalidPatch = refusal('invalid_patch', 42210);
export type InvalidPatch = Refusal<'invalid_patch'>;
/** update_node_config or restart_node while another update is in progress. */
export const UpdateInFlight = refusal('update_in_flight', 40925);
export type UpdateInFlight = Refusal<'update_in_flight'>;
/** update_node_config on a flag that loosens the safety of a node. */
export const InsufficientRoleForSecurityFlag = refusal('insufficient_role_for_security_flag', 40327);
export type InsufficientRoleForSecurityFlag = Refusal<'insufficient_role_for_security_flag'>;
/** list_node_files or read_node_file with a path that leaves the work directory. */
export const PathInvalid = refusal('path_invalid', 42211);
export type PathInvalid = Refusal<'path_invalid'>;
/** read_node_skill with a name of another form. */
export const SkillNameInvalid = refusal('skill_name_invalid', 42212);
export type SkillNameInvalid = Refusal<'skill_name_invalid'>;
/** write_node_rules_file or ack_rules_file_request with too much content. */
export const ContentTooLarge = refusal('content_too_large', 41302);
export type ContentTooLarge = Refusal<'content_too_large'>;
/** An acknowledged list that is not a JSON array of entries, or is too long. */
export const ContentInvalid = refusal('content_invalid', 42220);
export type ContentInvalid = Refusal<'content_invalid'>;
/** tail_node_logs on a node that did not report logs_capable. */
export const LogsNotCapable = refusal('logs_not_capable', 40926);
export type LogsNotCapable = Refusal<'logs_not_capable'>;
/** A provider tool for an unknown provider. */
export const ProviderNotFound = refusal('provider_not_found', 40420);
export type ProviderNotFound = Refusal<'provider_not_found'>;
/** update_provider to the name of another provider. */
export const ProviderNameTaken = refusal('provider_name_taken', 40927);
export type ProviderNameTaken = Refusal<'provider_name_taken'>;
/** update_provider without a field to change. */
export const NoopNoChanges = refusal('noop_no_changes', 40055);
export type NoopNoChanges = Refusal<'noop_no_changes'>;
/** probe_provider_model for a model that the provider does not list. */
export const ModelNotFound = refusal('model_not_found', 40421);
export type ModelNotFound = Refusal<'model_not_found'>;
/** A provider address that is private, local or not https. */
export const ProbeTargetForbidden = refusal('probe_target_forbidden', 42213);
export type ProbeTargetForbidden = Refusal<'probe_target_forbidden'>;
/** A probe tool for an unknown probe. */
export const ProbeNotFound = refusal('probe_not_found', 40422);
export type ProbeNotFound = Refusal<'probe_not_found'>;
/** Absent, or not the caller's to see. */
export const RequirementNotFound = refusal('requirement_not_found', 40423);
export type RequirementNotFound = Refusal<'requirement_not_found'>;
/** The board refuses this input; `field` names it. */
export const InvalidName = refusal('invalid_name', 40056);
export type InvalidName = Refusal<'invalid_name'>;
/** The board refuses this input; `field` names it. */
export const InvalidDescription = refusal('invalid_description', 40057);
export type InvalidDescription = Refusal<'invalid_description'>;
/** The board refuses this input; `field` names it. */
export const InvalidColumn = refusal('invalid_column', 40058);
export type InvalidColumn = Refusal<'invalid_column'>;
/** The board refuses this input; `field` names it. */
export const InvalidPriority = refusal('invalid_priority', 40059);
export type InvalidPriority = Refusal<'invalid_priority'>;
/** The board refuses this input; `field` names it. */
export const InvalidDue = refusal('invalid_due', 40060);
export type InvalidDue = Refusal<'invalid_due'>;
/** The board refuses this input; `field` names it. */
export const InvalidStart = refusal('invalid_start', 40061);
export type InvalidStart = Refusal<'invalid_start'>;
/** The board refuses this input; `field` names it. */
export const InvalidChecklist = refusal('invalid_checklist', 40062);
export type InvalidChecklist = Refusal<'invalid_checklist'>;
/** Absent, or not the caller's to see. */
export const ChecklistItemNotFound = refusal('checklist_item_not_found', 40424);
export type ChecklistItemNotFound = Refusal<'checklist_item_not_found'>;
/** The board refuses this input; `field` names it. */
export const InvalidParentId = refusal('invalid_parent_id', 40063);
export type InvalidParentId = Refusal<'invalid_parent_id'>;
/** The board refuses this input; `field` names it. */
export const ParentCycle = refusal('parent_cycle', 40064);
export type ParentCycle = Refusal<'parent_cycle'>;
/** The board refuses this input; `field` names it. */
export const ParentTooDeep = refusal('parent_too_deep', 40065);
export type ParentTooDeep = Refusal<'parent_too_deep'>;
/** The board refuses this input; `field` names it. */
export const InvalidExternalRef = refusal('invalid_external_ref', 40066);
export type InvalidExternalRef = Refusal<'invalid_external_ref'>;
/** The board refuses this input; `field` names it. */
export const ExternalRefRequired = refusal('external_ref_required', 40067);
export type ExternalRefRequired = Refusal<'external_ref_required'>;
/** The board refuses this input; `field` names it. */
export const InvalidExternalUrl = refusal('invalid_external_url', 40068);
export type InvalidExternalUrl = Refusal<'invalid_external_url'>;
/** The board refuses this input; `field` names it. */
export const InvalidArchived = refusal('invalid_archived', 40069);
export type InvalidArchived = Refusal<'invalid_archived'>;
/** The board refuses this input; `field` names it. */
export const InvalidTags = refusal('invalid_tags', 40070);
export type InvalidTags = Refusal<'invalid_tags'>;
/** The board refuses this input; `field` names it. */
export const InvalidTag = refusal('invalid_tag', 40071);
export type InvalidTag = Refusal<'invalid_tag'>;
/** The board refuses this input; `field` names it. */
export const InvalidView = refusal('invalid_view', 40072);
export type InvalidView = Refusal<'invalid_view'>;
/** The board refuses this input; `field` names it. */
export const InvalidLimit = refusal('invalid_limit', 40073);
export type InvalidLimit = Refusal<'invalid_limit'>;
/** The board refuses this input; `field` names it. */
export const InvalidUpdatedSince = refusal('invalid_updated_since', 40074);
export type InvalidUpdatedSince = Refusal<'invalid_updated_since'>;
/** The board refuses this input; `field` names it. */
export const UpdatedSinceRequired = refusal('updated_since_required', 40075);
export type UpdatedSinceRequired = Refusal<'updated_since_required'>;
/** The board refuses this input; `field` names it. */
export const InvalidLastEvent = refusal('invalid_last_event', 40076);
export type InvalidLastEvent = Refusal<'invalid_last_event'>;
/** The board refuses this input; `field` names it. */
export const OwnerMustBeHuman = refusal('owner_must_be_human', 40077);
export type OwnerMustBeHuman = Refusal<'owner_must_be_human'>;
/** The board refuses this input; `field` names it. */
export const AgentOwnerMustBeAgent = refusal('agent_owner_must_be_agent', 40078);
export type AgentOwnerMustBeAgent = Refusal<'agent_owner_must_be_agent'>;
/** The board refuses this input; `field` names it. */
export const InvalidParticipants = refusal('invalid_participants', 40079);
export type InvalidParticipants = Refusal<'invalid_participants'>;
/** The board refuses this input; `field` names it. */
export const ParticipantsConflict = refusal('participants_conflict', 40080);
export type ParticipantsConflict = Refusal<'participants_conflict'>;
/** The board refuses this input; `field` names it. */
export const ParticipantsAddRemoveOverlap = refusal('participants_add_remove_overlap', 40081);
export type ParticipantsAddRemoveOverlap = Refusal<'participants_add_remove_overlap'>;
/** The board refuses this input; `field` names it. */
export const StatusConflictsWithColumn = refusal('status_conflicts_with_column', 40082);
export type StatusConflictsWithColumn = Refusal<'status_conflicts_with_column'>;
/** The board refuses this input; `field` names it. */
export const InvalidComment = refusal('invalid_comment', 40083);
export type InvalidComment = Refusal<'invalid_comment'>;
/** The board refuses this input; `field` names it. */
export const CommentTooLong = refusal('comment_too_long', 40084);
export type CommentTooLong = Refusal<'comment_too_long'>;
/** The board refuses this input; `field` names it. */
export const EmptyPatch = refusal('empty_patch', 40085);
export type EmptyPatch = Refusal<'empty_patch'>;
/** The board refuses this input; `field` names it. */
export const InvalidProjectName = refusal('invalid_project_name', 40086);
export type InvalidProjectName = Refusal<'invalid_project_name'>;
/** The board refuses this input; `field` names it. */
export const InvalidProjectColor = refusal('invalid_project_color', 40087);
export type InvalidProjectColor = Refusal<'invalid_project_color'>;
/** The board refuses this input; `field` names it. */
export const ProjectNameTaken = refusal('project_name_taken', 40928);
export type ProjectNameTaken = Refusal<'project_name_taken'>;
/** The board refuses this input; `field` names it. */
export const TooManyProjects = refusal('too_many_projects', 40929);
export type TooManyProjects = Refusal<'too_many_projects'>;
/** Absent, or not the caller's to see. */
export const ProjectNotFound = refusal('project_not_found', 40425);
export type ProjectNotFound = Refusal<'project_not_found'>;
/** The board refuses this input; `field` names it. */
export const ProjectArchived = refusal('project_archived', 40930);
export type ProjectArchived = Refusal<'project_archived'>;
/** The board refuses this input; `field` names it. */
export const InvalidTagColor = refusal('invalid_tag_color', 40088);
export type InvalidTagColor = Refusal<'invalid_tag_color'>;
/** The board refuses this input; `field` names it. */
export const InvalidTagOp = refusal('invalid_tag_op', 40089);
export type InvalidTagOp = Refusal<'invalid_tag_op'>;
/** The board refuses this input; `field` names it. */
export const SameTag = refusal('same_tag', 40090);
export type SameTag = Refusal<'same_tag'>;
/** Absent, or not the caller's to see. */
export const TagNotFound = refusal('tag_not_found', 40426);
export type TagNotFound = Refusal<'tag_not_found'>;
/** A member with task_access scoped sees only cards of their own. */
export const UpsertNotAllowed = refusal('upsert_not_allowed', 40328);
export type UpsertNotAllowed = Refusal<'upsert_not_allowed'>;
/** A member with task_access scoped sees only cards of their own. */
export const ExternalRefNotAllowed = refusal('external_ref_not_allowed', 40329);
export type ExternalRefNotAllowed = Refusal<'external_ref_not_allowed'>;
/** parent_id names no card of the network. */
export const RequirementParentNotFound = refusal('requirement_parent_not_found', 40427);
export type RequirementParentNotFound = Refusal<'requirement_parent_not_found'>;
/** A name that fits nobody of the network; the hint points to requirements_people. */
export const PersonNotInNetwork = refusal('person_not_in_network', 40091);
export type PersonNotInNetwork = Refusal<'person_not_in_network'>;
/** A name that fits several people or agents; the hint points to requirements_people. */
export const PersonAmbiguous = refusal('person_ambiguous', 40092);
export type PersonAmbiguous = Refusal<'person_ambiguous'>;
/** requirements_create with an external_ref that a card already has. */
export const ExternalRefExists = refusal('external_ref_exists', 40931);
export type ExternalRefExists = Refusal<'external_ref_exists'>;
/** #N names a card in several networks of the caller. */
export const AmbiguousSeq = refusal('ambiguous_seq', 40932);
export type AmbiguousSeq = Refusal<'ambiguous_seq'>;
/** The body is not JSON. */
export const RpcParseError = refusal('rpc_parse_error', -32700);
export type RpcParseError = Refusal<'rpc_parse_error'>;
/** The body is not a JSON-RPC request. */
export const RpcInvalidRequest = refusal('rpc_invalid_request', -32600);
export type RpcInvalidRequest = Refusal<'rpc_invalid_request'>;
/** The method is unknown in this revision of the protocol. */
export const RpcMethodNotFound = refusal('rpc_method_not_found', -32601);
export type RpcMethodNotFound = Refusal<'rpc_method_not_found'>;
/** tools/call names an unknown tool. */
export const RpcUnknownTool = refusal('rpc_unknown_tool', -32602);
export type RpcUnknownTool = Refusal<'rpc_unknown_tool'>;
/** Arguments break the schema; strict tools also refuse unknown names and list the valid ones. */
export const RpcInvalidParams = refusal('rpc_invalid_params', -32602);
export type RpcInvalidParams = Refusal<'rpc_invalid_params'>;
/** An undeclared fault; its text is in the log only. */
export const RpcInternalError = refusal('rpc_internal_error', -32603);
export type RpcInternalError = Refusal<'rpc_internal_error'>;
/** A protocol header differs from the body (revision 2026-07-28). */
export const RpcHeaderMismatch = refusal('rpc_header_mismatch', -32020);
export type RpcHeaderMismatch = Refusal<'rpc_header_mismatch'>;
/** Reserved by the protocol; the hub asks for none. */
export const RpcMissingClientCapability = refusal('rpc_missing_client_capability', -32021);
export type RpcMissingClientCapability = Refusal<'rpc_missing_client_capability'>;
/** The body names an unknown revision. */
export const RpcUnsupportedVersion = refusal('rpc_unsupported_version', -32022);
export type RpcUnsupportedVersion = Refusal<'rpc_unsupported_version'>;

/** From the text of an answer to its code; a key may begin with the operation or end with the status. */
export const texts: Readonly<Record<string, ErrorCode>> = {
  'invalid JSON': 'invalid_json',
  'invalid input': 'invalid_input',
  'token required': 'token_required',
  'invalid token': 'invalid_token',
  'username must be at least 2 characters': 'username_too_short',
  'username too long (max 50)': 'username_too_long',
  'username contains invalid characters': 'username_invalid',
  'username already taken': 'username_taken',
  'password must be at least 8 characters': 'password_too_short',
  'password must be at least 4 characters': 'password_too_short_first',
  'password is too common': 'password_too_common',
  'password too long (max 72 bytes)': 'password_too_long',
  'too many requests, try again later': 'too_many_requests',
  'invalid username or password': 'invalid_credentials',
  'new password must be at least 8 characters': 'new_password_too_short',
  'new password is too common': 'new_password_too_common',
  'incorrect current password': 'incorrect_current_password',
  'user not found': 'user_not_found',
  'network name already exists': 'network_name_taken',
  'name required': 'name_required',
  'network not found': 'network_not_found',
  'not your network': 'not_your_network',
  'name already taken': 'name_taken',
  'network_id and node_name required': 'node_token_fields_required',
  'not a member of this network': 'not_a_member',
  'no write access to this network': 'no_write_access',
  'token not found': 'token_not_found',
  'owner/admin required': 'owner_or_admin_required',
  'owner required': 'owner_required',
  'user already a member': 'user_already_member',
  'cannot assign owner role': 'cannot_assign_owner',
  'member not found or is owner': 'member_not_changeable',
  'not a member': 'target_not_member',
  'cannot remove owner': 'cannot_remove_owner',
  'invalid role': 'invalid_role',
  'invalid invite code': 'invalid_invite_code',
  'invite code fully used': 'invite_fully_used',
  'invite code expired': 'invite_expired',
  'start link over': 'start_link_over',
  'already a member of this network': 'already_member',
  'message not found or already acknowledged': 'delivery_not_found',
  'message not found or not yours': 'delivery_not_yours',
  'node not found': 'node_not_found',
  'server not found': 'server_not_found',
  'admin only': 'admin_only',
  'admin required': 'admin_required',
  'tmux disabled': 'tmux_disabled',
  'tmux access denied from this ip': 'tmux_ip_denied',
  'text is required': 'tmux_text_required',
  'key required': 'license_key_required',
  'invalid license key': 'invalid_license_key',
  parent_not_found: 'requirement_parent_not_found',
  'issueNodeToken auth required': 'token_required',
  'getNodeCreateRequest auth_required': 'token_required',
  'sendTask network_id required for user token when multiple networks are available': 'network_id_required',
  'sendTask access denied to requested network': 'access_denied',
  'sendTask parent_not_found': 'parent_not_found',
  'cancelTask ^task is terminal \\(.*\\)$': 'task_not_cancellable',
  'broadcast network_id required for user token when multiple networks are available when broadcasting': 'network_id_required',
  'broadcast access denied to requested network': 'access_denied',
  'listMessages auth_required': 'token_required',
  'ackMessages auth_required': 'token_required',
  'listUsers auth required': 'token_required',
  'getTerminal *': 'tmux_failed',
  'sendTerminal *': 'tmux_failed',
  'openTerminal *': 'tmux_failed',
};

export const patterns: readonly (readonly [pattern: string, code: ErrorCode])[] = [
  ['^quota exceeded: max .* networks for free plan$', 'network_quota_exceeded'],
  ['^network has .* active session\\(s\\) - stop them first$', 'network_has_active_sessions'],
  ['^task is terminal \\(.*\\)$', 'task_terminal'],
  ['^task status is .*, not retryable$', 'task_not_retryable'],
  ['^task status is .*, not ackable$', 'task_not_ackable'],
  ['^.* required$', 'rename_field_required'],
];
