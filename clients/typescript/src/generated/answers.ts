// Generated from spec/ by `make generate`. Do not edit.

/** A value that this version of the client knows, or one that a newer hub has. */
export type Open<Known extends string> = Known | (string & {});

export interface AckMessagesAnswer {
  readonly ok: true;
  readonly scope: AckScope;
  readonly agent?: string | undefined;
  readonly acked: number;
  readonly acked_user_inbox: number;
  readonly acked_inbox: number;
  readonly idempotent_replay?: true | undefined;
}

/** How the acknowledged rows were named. */
export type AckScope = Open<'ids' | 'agent'>;

/** What to look at next. */
export type ActionHint = Open<
  | 'none'
  | 'inspect_runtime'
  | 'check_target_registration'
  | 'restore_target'
  | 'restore_sse'
  | 'wire_runtime_evidence'
  | 'inspect_agent_queue'
>;

export interface ActivateLicenseAnswer {
  readonly ok: true;
  readonly type: 'pro';
  readonly expires_in_days: number;
}

/** Where the task was actually sent. */
export interface ActualTo {
  readonly alias: string;
  readonly to_node_id: string | null;
  readonly network_id: string;
}

/** Whether a member reaches all agents of the network or only granted ones. */
export type AgentAccess = Open<'all' | 'granted'>;

/** What the agent last reported of its layers. */
export interface AgentHealth {
  readonly app_server?: AgentHealthLayer | undefined;
  readonly tui?: AgentHealthLayer | undefined;
  readonly model_auth?: string | undefined;
}

export interface AgentHealthLayer {
  readonly ok: boolean;
  readonly reason?: string | undefined;
}

/** Red below 1 GB of free disk, yellow below 5. */
export type AlertLevel = Open<'green' | 'yellow' | 'red'>;

/** A call that mends it, with the arguments that are known. */
export interface AttentionAction {
  /** What the call does. */
  readonly title: string;
  /** The operationId of the call over REST; null where only the tool does it. */
  readonly operation: string | null;
  /** The tool of the call; null where only REST does it. */
  readonly tool: string | null;
  /** Arguments by their names in path, query, body or tool. */
  readonly params: { readonly [name: string]: unknown };
  /** Names of arguments that the caller has to add. */
  readonly needs: readonly string[];
}

/** Items by severity; of each kind 1,000 at most are counted. */
export interface AttentionCounts {
  readonly now: number;
  readonly soon: number;
  readonly note: number;
}

/** What the hub has seen; each kind has its own fields. Texts of agents are cut at 300 characters and their secrets masked. */
export interface AttentionEvidence {
  /** The agent concerned. */
  readonly alias?: string | undefined;
  /** Who sent it. */
  readonly from?: string | undefined;
  readonly task_id?: string | undefined;
  readonly task_status?: TaskStatus | undefined;
  /** What the agent last reported; null when it never did. */
  readonly session_status?: SessionStatus | null | undefined;
  /** Of the task or the card. */
  readonly priority?: string | undefined;
  /** The words of the agent or the sender. */
  readonly detail?: string | undefined;
  /** What of the agent cannot do work. */
  readonly layers?: readonly string[] | undefined;
  /** Tasks of the agent that have not ended, at most 1,000. */
  readonly open_tasks?: number | undefined;
  /** How often the delivery was handed out. */
  readonly read_count?: number | undefined;
  readonly request_id?: string | undefined;
  /** What was requested of the node. */
  readonly request?: string | undefined;
  /** How the request ended. */
  readonly request_status?: string | undefined;
  /** When the card was due. */
  readonly due?: string | undefined;
  /** The number of the card. */
  readonly seq?: number | undefined;
}

/** One occurrence of a condition. */
export interface AttentionItem {
  readonly key: string;
  readonly kind: AttentionKind;
  readonly severity: AttentionSeverity;
  readonly network_id: string;
  readonly subject: AttentionSubject;
  readonly since: string;
  /** The cause, in words. */
  readonly reason: string;
  readonly evidence: AttentionEvidence;
  /** What mends it, the likeliest first. */
  readonly actions: readonly AttentionAction[];
}

/** The condition that an item tells of. */
export type AttentionKind = Open<
  | 'task_failed'
  | 'task_expired'
  | 'task_unclaimed'
  | 'task_stalled'
  | 'agent_waiting_input'
  | 'agent_blocked'
  | 'agent_error'
  | 'agent_degraded'
  | 'agent_offline_with_work'
  | 'delivery_poisoned'
  | 'lifecycle_failed'
  | 'card_overdue'
  | 'message_unread'
>;

/** How soon somebody should look; now comes first. */
export type AttentionSeverity = Open<'now' | 'soon' | 'note'>;

/** The thing that the item is about. */
export interface AttentionSubject {
  readonly type: AttentionSubjectType;
  /** Its id; of an agent, the alias. */
  readonly id: string;
  /** What people call it, in one line. */
  readonly label: string;
}

/** What kind of thing the id of a subject names. */
export type AttentionSubjectType = Open<'task' | 'agent' | 'delivery' | 'node' | 'card' | 'message'>;

/** Who did what. */
export interface AuditRow {
  readonly user_id: string | null;
  readonly username: string | null;
  readonly action: string;
  readonly target_type: string | null;
  readonly target_id: string | null;
  readonly detail: string | null;
  readonly created_at: string;
}

/** A feature of this board that older servers lack. */
export type BoardCapability = Open<
  'priority_lowest' | 'start_date' | 'requirement_seq' | 'last_event' | 'tag_ops' | 'comments' | 'changes'
>;

/** A department; its id is its name. */
export interface BoardDepartment {
  readonly id: string;
  readonly name: string;
}

/** A member of the network with the agents that belong to it. */
export interface BoardPerson {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
  readonly role: MemberRole;
  /** The department, or null when unset. */
  readonly department: BoardDepartment | null;
  readonly agents: readonly PersonAgent[];
}

export interface BroadcastAnswer {
  readonly ok: true;
  readonly recipients: number;
  /** One for each recipient. */
  readonly message_ids: readonly string[];
  readonly idempotent_replay?: true | undefined;
}

export interface BroadcastEvent {
  readonly type: 'broadcast';
  readonly inbox_count: number;
}

/** The hub closes the stream; reconnect after retry_ms. */
export interface ByeEvent {
  readonly type: 'bye';
  readonly retry_ms: number;
}

/** Who made the change. */
export interface CardActor {
  readonly kind: PersonKind;
  readonly id: string;
}

/** A child of a task that the listener sent has ended. */
export interface ChainedReplyEvent {
  readonly type: 'chained_reply';
  readonly parent_task_id: string;
  readonly child_task_id: string;
  readonly child_alias: string;
}

export interface ChangePasswordAnswer {
  readonly ok: true;
  /** How many other tokens of the caller were revoked. */
  readonly revoked: number;
  readonly token: string;
  readonly token_id: string;
}

export interface ChecklistItem {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
}

/** The full result of a finished piece of work. */
export interface Completion {
  readonly id: string;
  readonly session_name: string;
  readonly task: string;
  readonly result: string;
  /** A JSON array as text. */
  readonly artifacts: string | null;
  readonly score: number | null;
  readonly duration_minutes: number | null;
  readonly network_id: string;
  readonly completed_at: string;
}

/** Whether the node applies the change while it runs or restarts for it. */
export type ConfigApplyMode = Open<'hot' | 'restart'>;

/** A configuration that a node should apply. */
export interface ConfigUpdate {
  readonly update_id: string;
  readonly node_id: string;
  readonly action: ConfigUpdateAction;
  readonly apply_mode: ConfigApplyMode;
  readonly base_revision: number;
  readonly patch: { readonly [name: string]: unknown };
  readonly status: ConfigUpdateStatus;
  readonly created_at: string;
}

/** Whether the configuration changes or the node only restarts. */
export type ConfigUpdateAction = Open<'update' | 'restart'>;

/** A configuration waits; fetch it with get_config_update. */
export interface ConfigUpdateEvent {
  readonly type: 'config_update';
  readonly update_id: string;
  readonly node_id: string;
}

/** State of a configuration update. */
export type ConfigUpdateStatus = Open<'pending' | 'restarting' | 'applied' | 'rejected' | 'timeout'>;

/** First frame of every stream. */
export interface ConnectedEvent {
  readonly type: 'connected';
  readonly session: string;
  readonly network_id: string;
  readonly inbox_count?: number | undefined;
  readonly last_event_id: string;
  readonly observer?: true | undefined;
}

/** How many, and how many of them are done. */
export interface CountOf {
  readonly total: number;
  readonly done: number;
}

export interface CreateInviteAnswer {
  readonly ok: true;
  readonly invite_code: string;
}

export interface CreateNetworkAnswer {
  readonly ok: true;
  readonly network_id: string;
  readonly network_name: string;
  readonly idempotent_replay?: true | undefined;
}

/** A node is to be created; fetch it with get_create_request. */
export interface CreateNodeEvent {
  readonly type: 'create_node';
  readonly request_id: string;
}

/** State of a request to create a node. */
export type CreateRequestStatus = Open<
  'pending' | 'delivered' | 'started' | 'failed' | 'rejected' | 'runtime_capability_check_failed'
>;

export interface DeleteNodeRecordAnswer {
  readonly ok: true;
  readonly deleted: true;
  readonly node_id: string;
  readonly node_name: string;
  readonly alias: string;
  readonly network_id: string;
  readonly idempotent_replay?: true | undefined;
}

export interface DeleteProjectAnswer {
  readonly ok: true;
  readonly id: string;
  readonly idempotent_replay?: true | undefined;
}

export interface DeleteRequirementAnswer {
  readonly ok: true;
  readonly id: string;
  readonly idempotent_replay?: true | undefined;
}

export interface DeletedRequirement {
  readonly id: string;
  readonly seq: number;
  readonly network_id: string;
  readonly deleted_at: string;
}

/** A direct message to a person. */
export interface DesktopMessageEvent {
  readonly type: 'desktop_message';
  readonly message_id: string;
  readonly kind: string;
  readonly from: string;
  readonly title: string | null;
  readonly message: string;
  readonly severity: Severity;
  readonly created_at: string;
}

/** What the hub itself can observe about a task. */
export interface Diagnostic {
  readonly schema_version: 1;
  readonly code: DiagnosticCode;
  readonly action_hint: ActionHint;
  /** Present when the delivery was read more than 20 times. */
  readonly warning?: string | undefined;
  readonly evidence: DiagnosticEvidence;
}

/** What the hub can observe about the task's progress; the first match wins. */
export type DiagnosticCode = Open<
  | 'terminal'
  | 'runtime_consumed_nonterminal'
  | 'runtime_submitted_waiting_for_signal'
  | 'target_session_missing'
  | 'target_session_offline'
  | 'target_no_live_sse'
  | 'runtime_evidence_channel_absent'
  | 'lifecycle_progress_without_runtime_evidence'
  | 'delivered_waiting_for_agent'
>;

export interface DiagnosticEvidence {
  readonly task_status: TaskStatus;
  /** Null when the target never reported. */
  readonly target_session_status: SessionStatus | null;
  readonly live_sse_connections: number;
  readonly runtime_submitted: boolean;
  readonly runtime_consumed: boolean;
  readonly target_ever_reported_runtime_evidence: boolean;
  readonly inbox_read_count?: number | undefined;
}

/** Who caused an event. */
export interface EventActor {
  readonly id: string;
  readonly kind: PersonKind;
  readonly display_name: string | null;
}

/** State of a request for rules, skills, files or logs. */
export type FileRequestStatus = Open<'pending' | 'in_progress' | 'done' | 'failed' | 'timeout'>;

export interface GetCompletionsAnswer {
  readonly ok: true;
  /** Newest first, at most 100. */
  readonly completions: readonly Completion[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** Either license and limits, or status no_license. */
export interface GetLicenseAnswer {
  readonly ok: true;
  readonly status?: 'no_license' | undefined;
  readonly license?: License | undefined;
  readonly limits?: LicenseLimits | undefined;
}

export interface GetNetworkAnswer {
  readonly ok: true;
  readonly network: Network;
  readonly stats: NetworkStats;
}

export interface GetNodeCreateRequestAnswer {
  readonly ok: true;
  readonly request: NodeCreateRequest;
}

export interface GetRequirementAnswer {
  readonly ok: true;
  readonly requirement: Requirement;
}

export interface GetServerHealthAnswer {
  readonly ok: true;
  readonly host: string;
  readonly hostname: string;
  readonly ip: string | null;
  readonly agent_count: number;
  readonly alert_level: AlertLevel;
  readonly alerts: readonly ServerAlert[];
  readonly latest: ServerMeasures;
  readonly history: ServerHistory;
}

/** network_id is null where the figures span several networks. */
export interface GetStatsAnswer {
  readonly ok: true;
  readonly network_id: string | null;
  readonly tasks: TaskFigures;
  readonly sessions: SessionFigures;
  readonly nodes: NodeFigures;
  /** The newest first. */
  readonly recent_tasks: readonly TaskSummary[];
}

export interface GetStatusAnswer {
  readonly ok: true;
  readonly sessions: readonly SessionSummary[];
  readonly summary: StatusSummary;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  readonly truncated?: true | undefined;
}

/** Open streams of this process that the caller may see; scope and network_id are present with a bound token. */
export interface GetStreamStatsAnswer {
  readonly ok: true;
  readonly total: number;
  /** Open streams by <network_id>:<alias>. */
  readonly sessions: { readonly [name: string]: number };
  readonly scope?: 'network' | undefined;
  readonly network_id?: string | undefined;
}

export interface GetTaskAnswer {
  readonly ok: true;
  readonly task: Task;
  readonly diagnostic: Diagnostic;
}

export interface GetTerminalAnswer {
  readonly ok: true;
  readonly tmux_name: string;
  /** As requested. */
  readonly lines: number;
  readonly output: string;
}

/** sse_sessions is present only with a valid token and shows the networks of the caller. */
export interface HealthAnswer {
  readonly ok: true;
  readonly version: string;
  readonly api_version: 'v3';
  readonly transport: 'streamable-http';
  readonly sessions_count: number;
  readonly sse_connections: number;
  /** Open streams by <network_id>:<alias>. */
  readonly sse_sessions?: { readonly [name: string]: number } | undefined;
  readonly auth: HubAuth;
  readonly security: HubSecurity;
  /** Whether the terminal endpoints are on. */
  readonly tmux: boolean;
  readonly v3_auth: boolean;
  readonly multi_network: boolean;
  readonly license: LicenseState;
  /** Seconds. */
  readonly uptime: number;
  readonly limits: HubLimits;
  readonly capabilities: readonly string[];
}

/** Averages of one interval; start is its beginning. */
export interface HistoryBucket {
  readonly start: string;
  readonly cpu_load_1min: number | null;
  readonly cpu_pct: number | null;
  readonly mem_used_gb: number | null;
  readonly mem_avail_gb: number | null;
}

/** Whether the host reports; gray means that it has not for a while. */
export type HostAlertLevel = Open<'green' | 'gray'>;

/** A daemon that runs nodes on its host. */
export interface HostSupervisor {
  readonly daemon_node_id: string;
  readonly alias: string;
  readonly hostname: string | null;
  readonly online: boolean;
  readonly last_seen_at: string | null;
  readonly runtimes_supported: readonly string[];
  readonly allowed_secret_keys: readonly string[];
  readonly host_telemetry: HostTelemetry;
  /** Absent means unknown. */
  readonly can_create_nodes?: boolean | undefined;
  readonly create_nodes_blocked_reason?: string | undefined;
}

export interface HostTelemetry {
  readonly alert_level?: HostAlertLevel | undefined;
  readonly cpu_cores?: number | undefined;
  readonly mem_gb?: number | undefined;
  readonly ip_internal?: string | undefined;
}

/** Averages of one hour, and the extremes of the disk; start is its beginning. */
export interface HourBucket {
  readonly start: string;
  readonly cpu_load_1min: number | null;
  readonly cpu_pct: number | null;
  readonly mem_used_gb: number | null;
  readonly mem_avail_gb: number | null;
  readonly disk_avail_min: number | null;
  readonly disk_used_max: number | null;
}

/** How callers are known; dev-open takes everybody for a system admin. */
export type HubAuth = Open<'token' | 'dev-open'>;

/** Limits of this hub in bytes. */
export interface HubLimits {
  /** Bytes of one uploaded file. */
  readonly max_upload_bytes: number;
  /** Bytes of one request with a file. */
  readonly max_request_content_length: number;
}

/** Whether calls need a token. */
export type HubSecurity = Open<'enforced' | 'open'>;

/** One delivery into the inbox of an alias. */
export interface InboxMessage {
  /** Delivery id. */
  readonly id: string;
  /** Stable logical task id. */
  readonly task_id: string;
  readonly type: InboxType;
  readonly priority: TaskPriority;
  readonly content: string;
  readonly context: string | null;
  readonly from_session: string;
  readonly sender_kind?: SenderKind | undefined;
  readonly sender_id?: string | undefined;
  readonly in_reply_to?: string | null | undefined;
  readonly requires_response?: string | null | undefined;
  readonly meta_json?: string | null | undefined;
  readonly acked?: number | undefined;
  readonly created_at: string;
  readonly network_id: string;
}

/** Kind of delivery. */
export type InboxType = Open<'task' | 'message' | 'reply' | 'broadcast'>;

/** A role that can be assigned; owner cannot. */
export type InviteRole = Open<'admin' | 'member' | 'viewer'>;

export interface IssueApiTokenAnswer {
  readonly ok: true;
  readonly token: string;
  readonly token_id: string;
}

export interface IssueNodeTokenAnswer {
  readonly ok: true;
  readonly token: string;
}

export interface JoinNetworkAnswer {
  readonly ok: true;
  readonly network_id: string;
  readonly role: InviteRole;
  /** Absent for members who reach granted agents only. */
  readonly network_token?: string | undefined;
}

/** The latest event of a card. */
export interface LastEvent {
  readonly type: RequirementEventKind;
  readonly field: string | null;
  readonly actor: EventActor | null;
  readonly at: string;
  readonly summary: string;
}

export interface License {
  readonly type: LicenseType;
  readonly expires_at: string;
  readonly days_left: number;
  readonly expired: boolean;
}

/** Informational, never enforced. */
export interface LicenseLimits {
  readonly max_agents: number;
  readonly max_networks: number;
  readonly max_tasks_day: number;
}

/** State of the licence. */
export type LicenseState = Open<'trial' | 'pro' | 'expired' | 'no_license'>;

/** Kind of licence. */
export type LicenseType = Open<'trial' | 'pro'>;

/** What a daemon is asked to do with a child. */
export type LifecycleAction = Open<'stop' | 'delete' | 'start'>;

/** A child that is to be stopped, deleted or started. */
export interface LifecycleRequest {
  readonly request_id: string;
  readonly status: LifecycleRequestStatus;
  readonly child_node_id: string;
  readonly child_alias: string;
  readonly action: LifecycleAction;
  /** Whether to remove the configuration, after a backup */
  readonly delete_config?: boolean | undefined;
  readonly grace_seconds?: number | undefined;
  readonly force?: boolean | undefined;
  readonly created_at: string;
}

/** State of a request to stop, delete or start a node. */
export type LifecycleRequestStatus = Open<
  'pending' | 'delivered' | 'stopped' | 'stop_failed' | 'noop_not_my_child' | 'started' | 'start_failed' | 'timeout'
>;

/** State of a managed node; any other than active refuses dispatch. */
export type LifecycleState = Open<'active' | 'stopping' | 'stopped' | 'stop_failed' | 'starting' | 'deleting'>;

export interface ListAttentionAnswer {
  readonly ok: true;
  /** The most severe first, the oldest first within a severity. */
  readonly items: readonly AttentionItem[];
  readonly counts: AttentionCounts;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListAuditLogAnswer {
  readonly ok: true;
  readonly logs: readonly AuditRow[];
  readonly count: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListHostSupervisorsAnswer {
  readonly ok: true;
  readonly daemons: readonly HostSupervisor[];
  readonly count: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListMembersAnswer {
  readonly ok: true;
  readonly members: readonly NetworkMember[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** The four counts are present only with scope=user. */
export interface ListMessagesAnswer {
  readonly ok: true;
  readonly messages: readonly Message[];
  readonly unread?: number | undefined;
  readonly pending_count?: number | undefined;
  readonly unread_by_agent?: { readonly [name: string]: number } | undefined;
  readonly unread_total?: number | undefined;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListNetworksAnswer {
  readonly ok: true;
  readonly networks: readonly MemberNetwork[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListNodesAnswer {
  readonly ok: true;
  readonly nodes: readonly Node[];
  readonly count: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** By order, then by age; archived projects included. */
export interface ListProjectsAnswer {
  readonly ok: true;
  readonly projects: readonly Project[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page, the newest cards first. With changes, deleted names the cards that are gone (on the first page) and server_time is the updated_since of the next call. */
export interface ListRequirementsAnswer {
  readonly ok: true;
  readonly requirements: readonly Requirement[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  readonly capabilities: readonly BoardCapability[];
  readonly deleted?: readonly DeletedRequirement[] | undefined;
  readonly server_time?: string | undefined;
}

export interface ListServerAgentsAnswer {
  readonly ok: true;
  readonly host: string;
  readonly agent_count: number;
  readonly agents: readonly ServerAgent[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListServerLogsAnswer {
  readonly ok: true;
  /** Newest first. */
  readonly logs: readonly ServerLogLine[];
  /** Maximum number of lines that are remembered. */
  readonly capacity: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** The tags of all cards, archived ones too. */
export interface ListTagsAnswer {
  readonly ok: true;
  readonly tags: readonly string[];
  /** Cards by tag. */
  readonly counts: { readonly [name: string]: number };
  /** Colours by tag, where one is set. */
  readonly colors: { readonly [name: string]: string };
  /** Whether the caller may use tag operations. */
  readonly can_manage: boolean;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListTaskEventsAnswer {
  readonly ok: true;
  readonly events: readonly TaskEvent[];
  readonly count: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListTasksAnswer {
  readonly ok: true;
  readonly tasks: readonly Task[];
  /** Rows returned. */
  readonly count: number;
  /** Counts over the whole scope; filters have no effect. */
  readonly stats: readonly StatusCount[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListTokensAnswer {
  readonly ok: true;
  readonly tokens: readonly Token[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface ListUsersAnswer {
  readonly ok: true;
  readonly users: readonly User[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

export interface LoginAnswer {
  readonly ok: true;
  readonly user: User;
  readonly token: string;
  readonly network_id: string | null;
}

export interface MeAnswer {
  readonly ok: true;
  readonly user: User;
  readonly networks: readonly OwnNetwork[];
  readonly current_network: string | null;
}

/** A network with the caller's role in it. */
export interface MemberNetwork {
  readonly network_id: string;
  /** Unique per owner. */
  readonly network_name: string;
  readonly owner_id: string;
  readonly description: string | null;
  /** Reserved. */
  readonly settings: null;
  readonly visibility: NetworkVisibility;
  /** Stored, not enforced. */
  readonly max_members: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly member_role: MemberRole;
}

/** Role in one network; owner is set only by creating the network. */
export type MemberRole = Open<'owner' | 'admin' | 'member' | 'viewer'>;

/** A delivery of the network (id, from_alias, to_alias, type, priority), or with scope=user a direct message (message_id, user_id, from_session, kind, title, severity, meta_json, acked, acked_at). */
export interface Message {
  readonly id?: string | undefined;
  readonly from_alias?: string | undefined;
  readonly to_alias?: string | undefined;
  readonly type?: InboxType | undefined;
  readonly priority?: TaskPriority | undefined;
  readonly content: string;
  readonly created_at: string;
  readonly network_id: string;
  readonly message_id?: string | undefined;
  readonly user_id?: string | undefined;
  readonly from_session?: string | undefined;
  readonly sender_kind?: SenderKind | undefined;
  readonly sender_id?: string | undefined;
  readonly kind?: string | undefined;
  readonly title?: string | null | undefined;
  readonly severity?: Severity | undefined;
  readonly meta_json?: string | null | undefined;
  readonly acked?: number | undefined;
  readonly acked_at?: string | null | undefined;
}

export interface Network {
  readonly network_id: string;
  /** Unique per owner. */
  readonly network_name: string;
  readonly owner_id: string;
  readonly description: string | null;
  /** Reserved. */
  readonly settings: null;
  readonly visibility: NetworkVisibility;
  /** Stored, not enforced. */
  readonly max_members: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface NetworkChangeAnswer {
  readonly ok: true;
  readonly idempotent_replay?: true | undefined;
}

export interface NetworkMember {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
  readonly role: MemberRole;
  readonly agent_access?: AgentAccess | undefined;
  readonly task_access?: TaskAccess | undefined;
  readonly department?: string | null | undefined;
  readonly joined_at: string;
}

/** What the network holds. */
export interface NetworkStats {
  /** Nodes of the network. */
  readonly nodes: number;
  /** Sessions of the network. */
  readonly sessions: number;
  /** Tasks of the network by status. */
  readonly tasks: readonly StatusCount[];
}

/** Who finds the network; private networks are known to their members alone. */
export type NetworkVisibility = Open<'private'>;

export interface NewMessageNotice {
  readonly type: 'new_message';
  readonly inbox_count: number;
  readonly from: string;
  readonly message_id: string;
  readonly message: string;
  readonly renamed_from?: string | undefined;
}

export interface NewReplyBrief {
  readonly type: 'new_reply';
  readonly task_id: string | null;
  readonly message_id: string;
  readonly from: string;
  readonly to: string;
  readonly status: ReplyStatus;
}

export interface NewReplyNotice {
  readonly type: 'new_reply';
  readonly inbox_count: number;
  readonly from: string;
  readonly message_id: string;
  readonly in_reply_to: string | null;
  readonly status: ReplyStatus;
}

export interface NewTaskBrief {
  readonly type: 'new_task';
  readonly task_id: string;
  readonly from: string;
  readonly to: string;
  readonly status: TaskStatus;
  readonly priority: TaskPriority;
}

export interface NewTaskNotice {
  readonly type: 'new_task';
  readonly inbox_count: number;
  readonly priority: TaskPriority;
  readonly from: string;
  readonly task_id?: string | undefined;
  readonly renamed_from?: string | undefined;
}

/** The persistent identity of an agent. */
export interface Node {
  readonly node_id: string;
  readonly node_name: string;
  readonly alias: string;
  readonly runtime: string | null;
  readonly model: string | null;
  readonly config_path: string | null;
  readonly channels: string | null;
  readonly server: string | null;
  readonly hostname: string | null;
  readonly network_id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly avatar_url: string | null;
  readonly lifecycle_state?: LifecycleState | undefined;
  readonly config_revision?: number | undefined;
}

/** A request to a daemon to create a node. */
export interface NodeCreateRequest {
  readonly request_id: string;
  readonly daemon_node_id: string;
  readonly child_name: string;
  readonly network_id: string;
  readonly runtime: string;
  readonly model: string | null;
  readonly status: CreateRequestStatus;
  readonly error: string | null;
  readonly created_at: string;
  readonly delivered_at: string | null;
  readonly acked_at: string | null;
}

export interface NodeDeletedEvent {
  readonly type: 'node_deleted';
  readonly node_id: string;
  readonly node_name: string;
  readonly alias: string;
  readonly network_id: string;
}

/** How many nodes there are. */
export interface NodeFigures {
  /** All nodes. */
  readonly total: number;
}

/** A skill (name, scope, path_rel, description) or a directory entry (name, type, size, mtime). */
export interface NodeFileItem {
  readonly name: string;
  readonly scope?: string | undefined;
  readonly path_rel?: string | undefined;
  readonly description?: string | undefined;
  readonly type?: Open<'file' | 'dir' | 'other'> | undefined;
  readonly size?: number | undefined;
  readonly mtime?: string | undefined;
  readonly hidden_reason?: Open<'secret'> | undefined;
}

/** What is requested of a node. */
export type NodeFileOp = Open<
  'read_rules' | 'write_rules' | 'list_skills' | 'read_skill' | 'list_files' | 'read_file' | 'tail_logs'
>;

/** A request to a node; op decides which further fields are present. */
export interface NodeFileRequest {
  readonly request_id: string;
  readonly node_id: string;
  readonly op: NodeFileOp;
  /** The new rules */
  readonly content?: string | undefined;
  /** The skill */
  readonly name?: string | undefined;
  /** Relative to the work directory */
  readonly path?: string | undefined;
  /** Longest content of the answer */
  readonly max_bytes?: number | undefined;
  readonly lines?: number | undefined;
  readonly level?: NodeLogLevel | undefined;
  /** A literal, any case, matched after masking */
  readonly grep?: string | undefined;
  readonly since_ts?: string | undefined;
  readonly created_at: string;
}

/** Level of a log line, exact. */
export type NodeLogLevel = Open<'info' | 'warn' | 'error'>;

/** Permission mode of a network token. */
export type NodeMode = Open<'normal' | 'readonly' | 'restricted'>;

/** Whether an agent or a person submitted it. */
export type NodeOrUser = Open<'node' | 'user'>;

/** What the rename changed. */
export interface NodeRenamedData {
  /** The alias before. */
  readonly old_alias: string;
  /** The alias from now on. */
  readonly new_alias: string;
  /** Tables in which the alias was replaced. */
  readonly surfaces_updated: readonly string[];
  /** What was sent and done keeps the alias of its time. */
  readonly history_policy: 'preserve';
}

export interface NodeRenamedEvent {
  readonly type: 'node.renamed';
  readonly txn_id: string;
  /** The new alias. */
  readonly alias: string;
  readonly network_id: string;
  readonly data: NodeRenamedData;
}

/** The node to be created. */
export interface NodeSpec {
  /** Alias of the node: 1 to 64 letters, digits, dot, underscore, hyphen */
  readonly name: string;
  /** One that the daemon supports */
  readonly runtime: string;
  readonly model?: string | undefined;
  readonly flags?: { readonly [name: string]: unknown } | undefined;
  /** Names of vault entries that the node gets in its environment */
  readonly env_refs?: readonly string[] | undefined;
  /** A directory below the daemon's own root */
  readonly workdir?: string | undefined;
}

export interface OkAnswer {
  readonly ok: true;
}

/** A node that the daemon runs. */
export interface OwnChild {
  readonly node_id: string;
  readonly alias: string;
  readonly lifecycle_state: LifecycleState;
}

export interface OwnNetwork {
  readonly network_id: string;
  readonly network_name: string;
  readonly member_role: MemberRole;
}

/** A node that waits to be created. */
export interface PendingCreateRequest {
  readonly request_id: string;
  readonly status: CreateRequestStatus;
  readonly child_node_id: string | null;
  readonly child_name: string;
  readonly runtime: string;
  readonly model: string | null;
  readonly created_at: string;
}

/** A person (username, display_name) or an agent (alias); names are absent when the person or agent is gone or hidden. */
export interface Person {
  readonly kind: PersonKind;
  readonly id: string;
  readonly username?: string | undefined;
  readonly display_name?: string | null | undefined;
  readonly alias?: string | undefined;
}

/** An agent. */
export interface PersonAgent {
  readonly node_id: string;
  readonly alias: string;
}

/** A person (user) or an agent (node). */
export type PersonKind = Open<'user' | 'node'>;

export interface PrepareRenameAnswer {
  readonly ok: true;
  readonly txn_id: string;
  readonly idempotent_replay?: true | undefined;
}

/** Result of a probe. */
export type ProbeOutcome = Open<
  | 'ok'
  | 'auth_fail'
  | 'quota'
  | 'rate_limit'
  | 'network_error'
  | 'timeout'
  | 'redirect_forbidden'
  | 'vendor_5xx'
  | 'other_4xx'
  | 'tls_error'
  | 'probe_target_forbidden'
>;

/** A provider is to be probed; fetch it with get_probe_request. */
export interface ProbeProviderEvent {
  readonly type: 'probe_provider';
  readonly probe_id: string;
}

/** A probe and its result. */
export interface ProbeResult {
  readonly probe_id: string;
  readonly provider_id: string;
  readonly model_name: string;
  readonly daemon_node_id: string;
  readonly status: ProbeStatus;
  readonly raw_status_code: number | null;
  readonly latency_ms: number | null;
  readonly created_at: string;
  readonly delivered_at: string | null;
  readonly acked_at: string | null;
}

/** State or result of a probe. */
export type ProbeStatus = Open<
  | 'pending'
  | 'delivered'
  | 'ok'
  | 'auth_fail'
  | 'quota'
  | 'rate_limit'
  | 'network_error'
  | 'timeout'
  | 'redirect_forbidden'
  | 'vendor_5xx'
  | 'other_4xx'
  | 'tls_error'
  | 'probe_target_forbidden'
>;

/** Measures of the agent's own process; rss_mb in MiB. */
export interface ProcessTelemetry {
  readonly rss_bytes: number | null;
  readonly rss_mb: number | null;
  readonly cpu_pct: number | null;
  readonly uptime_seconds: number | null;
  readonly in_flight_count: number | null;
}

export interface Project {
  readonly id: string;
  readonly network_id: string;
  readonly name: string;
  readonly color: string;
  readonly order: number;
  readonly archived: boolean;
}

export interface ProjectAnswer {
  readonly ok: true;
  readonly project: Project;
  readonly idempotent_replay?: true | undefined;
}

/** A model provider of a network. The secret itself is never shown. */
export interface Provider {
  readonly provider_id: string;
  readonly network_id: string;
  readonly name: string;
  readonly vendor: string;
  readonly base_url: string;
  readonly secret_key_ref: string;
  readonly enabled: boolean;
  readonly models: readonly ProviderModel[];
  readonly created_at: string;
  readonly created_by: string;
}

/** A model that a provider offers. */
export interface ProviderModel {
  readonly model_name: string;
  readonly display_name?: string | undefined;
  readonly context_window?: number | undefined;
  readonly supports_vision?: boolean | undefined;
}

export interface RegisterAnswer {
  readonly ok: true;
  readonly user: User;
  readonly token: string;
  readonly network_token: string;
  readonly network_id: string;
}

export interface RenameAnswer {
  readonly ok: true;
  readonly idempotent_replay?: true | undefined;
}

/** Outcome that a reply gives to the task it answers. */
export type ReplyStatus = Open<'replied' | 'failed' | 'cancelled'>;

/** A card. description and checklist are present with view=full, last_event when it was requested. */
export interface Requirement {
  readonly id: string;
  /** Shown as '#N'; never reused. */
  readonly seq: number;
  readonly network_id: string;
  readonly name: string;
  readonly column: RequirementColumn;
  readonly priority: RequirementPriority;
  readonly due: string | null;
  readonly start: string | null;
  readonly description?: string | undefined;
  readonly checklist?: readonly ChecklistItem[] | undefined;
  readonly checklist_progress: CountOf;
  readonly owner: Person | null;
  readonly agent_owner: Person | null;
  readonly participants: readonly Person[];
  readonly project_id: string | null;
  readonly parent_id: string | null;
  readonly children: CountOf;
  readonly external_ref: string | null;
  readonly external_url: string | null;
  readonly archived: boolean;
  readonly tags: readonly string[];
  readonly created_by: CardActor | null;
  readonly updated_by: CardActor | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_event?: LastEvent | null | undefined;
}

export interface RequirementChangedEvent {
  readonly type: 'requirement_changed';
  readonly requirement_id: string;
  readonly seq: number;
  /** Kind of the card event. */
  readonly change: string;
  readonly field: string | null;
}

/** Where a card stands. */
export type RequirementColumn = Open<'pool' | 'doing' | 'done'>;

/** A change of one field, or a comment, whose text is new.text. */
export interface RequirementEvent {
  readonly id: string;
  readonly requirement_id: string;
  /** Short number of the card. */
  readonly seq: number;
  readonly kind: RequirementEventKind;
  readonly field: string | null;
  /** The value before; null when there was none. */
  readonly old: unknown;
  /** The value after; null when there is none. */
  readonly new: unknown;
  readonly actor: EventActor | null;
  readonly at: string;
}

export interface RequirementEventAnswer {
  readonly ok: true;
  readonly event: RequirementEvent;
  readonly idempotent_replay?: true | undefined;
}

/** What happened to a card. */
export type RequirementEventKind = Open<'created' | 'changed' | 'comment' | 'deleted'>;

/** Shown as highest, normal, low and lowest. */
export type RequirementPriority = Open<'high' | 'normal' | 'low' | 'lowest'>;

/** A child is to be restarted; fetch it with get_config_update. */
export interface RestartEvent {
  readonly type: 'restart';
  readonly update_id: string;
  readonly node_id: string;
}

/** Events were missed and are no longer available; read the inbox. */
export interface ResyncEvent {
  readonly type: 'resync';
  readonly oldest_id: string;
}

/** A rules, skill, file or log request waits; fetch it with get_rules_file_request. */
export interface RulesFileEvent {
  readonly type: 'rules_file';
  readonly request_id: string;
}

/** The task was stored. With status 202 the target is offline and the task waits in its inbox. */
export interface SendTaskAnswer {
  readonly ok: true;
  readonly task_id: string;
  readonly message_id: string;
  readonly actual_to: ActualTo;
  /** The target is offline. */
  readonly code?: 'alias_offline' | undefined;
  readonly queued?: true | undefined;
  readonly renamed_from?: string | undefined;
  readonly renamed_to?: string | undefined;
  readonly idempotent_replay?: true | undefined;
}

/** Who really sent, as the token says; system is the hub itself. */
export type SenderKind = Open<'user' | 'node' | 'system'>;

/** A host; sessions whose host is not known are grouped as unknown, with ip null. */
export interface Server {
  readonly hostname: string;
  readonly ip: string | null;
  readonly agent_count: number;
  readonly cpu_load_1min: number | null;
  readonly cpu_cores: number | null;
  readonly mem_avail_gb: number | null;
  readonly mem_used_gb: number | null;
  readonly last_seen: string;
}

/** A session on a host; fields that were never reported are null. */
export interface ServerAgent {
  readonly alias: string;
  readonly runtime: string | null;
  readonly raw_agent: string | null;
  readonly model: string | null;
  readonly status: SessionStatus;
  readonly task: string | null;
  readonly progress: number | null;
  readonly last_seen: string;
  readonly health: AgentHealth | null;
  readonly hostname: string;
  readonly ip: string | null;
  readonly telemetry: ServerMeasures | null;
  readonly process_telemetry: ProcessTelemetry | null;
}

/** Why a host is not green; value is below threshold. */
export interface ServerAlert {
  readonly level: ServerAlertLevel;
  readonly metric: ServerMetric;
  readonly value: number;
  readonly threshold: number;
}

/** How bad it is. */
export type ServerAlertLevel = Open<'yellow' | 'red'>;

/** Oldest first; intervals without a report are left out. */
export interface ServerHistory {
  /** Intervals of one minute. */
  readonly '5m': readonly HistoryBucket[];
  /** Intervals of five minutes. */
  readonly '1h': readonly HistoryBucket[];
  /** Intervals of one hour. */
  readonly '24h': readonly HourBucket[];
}

export interface ServerLogLine {
  /** ISO 8601. */
  readonly ts: string;
  readonly level: string;
  /** The whole line, secrets masked. */
  readonly line: string;
}

/** The newest measures of a host. */
export interface ServerMeasures {
  readonly cpu_load_1min: number | null;
  readonly cpu_cores: number | null;
  readonly cpu_pct: number | null;
  readonly mem_total_gb: number | null;
  readonly mem_used_gb: number | null;
  readonly mem_avail_gb: number | null;
  readonly disk_total_gb: number | null;
  readonly disk_used_gb: number | null;
  readonly disk_avail_gb: number | null;
  readonly last_seen: string | null;
}

/** What was measured. */
export type ServerMetric = Open<'disk_avail_gb'>;

/** Runtime state of an alias, as its node last reported it. */
export interface Session {
  readonly resume_id: string;
  readonly alias: string;
  readonly status: SessionStatus;
  readonly task: string | null;
  readonly output: string | null;
  readonly score: number | null;
  readonly progress: number | null;
  readonly server: string | null;
  readonly hostname: string | null;
  readonly agent: string | null;
  readonly project_dir: string | null;
  readonly version: string | null;
  readonly tmux_name: string | null;
  readonly node_id: string | null;
  readonly session_id: string | null;
  readonly config_path: string | null;
  readonly channels: string | null;
  readonly model: string | null;
  readonly last_seen_at: string;
  readonly updated_at: string;
  readonly network_id: string;
}

/** How many sessions there are. */
export interface SessionFigures {
  readonly by_status: { readonly [name: string]: number };
}

/** What the node last reported, or offline after ten minutes of silence. */
export type SessionStatus = Open<'working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline'>;

/** The fields of a session that GET /api/status returns. */
export interface SessionSummary {
  readonly resume_id: string;
  readonly alias: string;
  readonly status: SessionStatus;
  readonly agent: string | null;
  readonly model: string | null;
  readonly task: string | null;
  readonly progress: number | null;
  readonly last_seen_at: string;
}

export interface SetAgentGrantsAnswer {
  readonly ok: true;
  readonly node_ids: readonly string[];
  readonly idempotent_replay?: true | undefined;
}

export interface SetPermissionModeAnswer {
  readonly ok: true;
  readonly node_id: string;
  readonly alias: string;
  readonly mode: NodeMode;
  /** How many live tokens of the node have this mode. */
  readonly tokens: number;
  readonly idempotent_replay?: true | undefined;
}

/** Importance of a direct message. */
export type Severity = Open<'info' | 'success' | 'warning' | 'error'>;

/** A skill version with its document. */
export interface Skill {
  readonly skill_id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly status: SkillStatus;
  readonly source_type: NodeOrUser;
  readonly source_alias: string | null;
  /** SHA-256 of the document */
  readonly content_hash: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly reviewed_at: string | null;
  readonly review_note: string | null;
  readonly content: string;
}

/** State of a skill version in its review. */
export type SkillStatus = Open<'pending' | 'published' | 'rejected'>;

/** A skill version without its document. */
export interface SkillSummary {
  readonly skill_id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly status: SkillStatus;
  readonly source_type: NodeOrUser;
  readonly source_alias: string | null;
  /** SHA-256 of the document */
  readonly content_hash: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly reviewed_at: string | null;
  readonly review_note: string | null;
}

export interface SnoozeAttentionAnswer {
  readonly ok: true;
  readonly key: string;
  /** Until when it is hidden; null when it is listed. */
  readonly until: string | null;
  readonly idempotent_replay?: true | undefined;
}

/** A child is to be started; fetch it with get_start_request. */
export interface StartNodeEvent {
  readonly type: 'start_node';
  readonly request_id: string;
}

export interface StatusCount {
  readonly status: string;
  readonly count: number;
}

/** A session with its open tasks. */
export interface StatusSession {
  readonly resume_id: string;
  readonly alias: string;
  readonly status: SessionStatus;
  readonly task: string | null;
  readonly output: string | null;
  readonly score: number | null;
  readonly progress: number | null;
  readonly server: string | null;
  readonly hostname: string | null;
  readonly agent: string | null;
  readonly project_dir: string | null;
  readonly version: string | null;
  readonly tmux_name: string | null;
  readonly node_id: string | null;
  readonly session_id: string | null;
  readonly config_path: string | null;
  readonly channels: string | null;
  readonly model: string | null;
  readonly last_seen_at: string;
  readonly updated_at: string;
  readonly network_id: string;
  /** Open tasks of the node, counted as in queue_ahead. */
  readonly queue_depth: number;
}

/** How many agents are in which state. */
export interface StatusSummary {
  /** Agents that are idle. */
  readonly idle: number;
  /** Agents whose status is working, blocked, error or waiting_input. */
  readonly working: number;
  /** Agents that have not reported lately. */
  readonly offline: number;
  /** All agents. */
  readonly total: number;
}

export interface StatusUpdateEvent {
  readonly type: 'status_update';
  readonly alias: string;
  readonly status: SessionStatus;
  readonly progress: number | null;
}

/** A child is to be stopped or deleted; fetch it with get_stop_request. */
export interface StopNodeEvent {
  readonly type: 'stop_node';
  readonly request_id: string;
}

/** Role in the whole hub; the first registered user is admin. */
export type SystemRole = Open<'admin' | 'user'>;

/** What to do with tags. */
export type TagOperation = Open<'rename' | 'merge' | 'delete' | 'color'>;

/** A logical unit of work and its tracked life. */
export interface Task {
  readonly task_id: string;
  readonly from_node_id: string | null;
  readonly to_node_id: string | null;
  readonly from_name: string;
  readonly to_name: string;
  readonly sender_kind: SenderKind;
  /** User id or node id of the sender. */
  readonly sender_id: string;
  readonly priority: TaskPriority;
  readonly status: TaskStatus;
  readonly content: string;
  readonly context?: string | null | undefined;
  /** The first 4000 characters of the result. */
  readonly result: string | null;
  readonly in_reply_to: string | null;
  readonly requires_response: string | null;
  readonly scope: string | null;
  readonly parent_task_id: string | null;
  readonly meta_json: string | null;
  readonly created_at: string;
  readonly delivered_at: string | null;
  readonly started_at: string | null;
  readonly runtime_submitted_at: string | null;
  readonly consumed_at: string | null;
  readonly completed_at: string | null;
  readonly expires_at: string | null;
  readonly network_id: string;
}

/** Whether a member sees all requirement cards or only their own. */
export type TaskAccess = Open<'all' | 'scoped'>;

/** One step of a task from status to status. */
export interface TaskEvent {
  readonly id: number;
  readonly task_id: string;
  readonly from_status: TaskStatus | null;
  readonly to_status: TaskStatus;
  /** Node id of an agent, hub or system. */
  readonly actor: string;
  readonly detail: string | null;
  readonly created_at: string;
}

/** When the agent's runtime received the task, and when it began to work on it. */
export interface TaskEvidence {
  readonly task_id: string;
  readonly runtime_submitted_at: string | null;
  readonly consumed_at: string | null;
}

/** How many tasks there are. */
export interface TaskFigures {
  /** All tasks. */
  readonly total: number;
  readonly by_status: { readonly [name: string]: number };
}

/** Order of delivery in an inbox. */
export type TaskPriority = Open<'high' | 'normal' | 'low'>;

/** State of a task; replied, failed, cancelled and expired are terminal. */
export type TaskStatus = Open<
  'created' | 'delivered' | 'acked' | 'running' | 'replied' | 'failed' | 'cancelled' | 'expired'
>;

export interface TaskStatusEvent {
  readonly type: 'task_status';
  readonly task_id: string;
  readonly from_status: TaskStatus | null;
  readonly to_status: TaskStatus;
  readonly actor: string;
}

/** The fields of a task that list_tasks returns. */
export interface TaskSummary {
  readonly task_id: string;
  readonly from_name: string;
  readonly to_name: string;
  readonly priority: TaskPriority;
  readonly status: TaskStatus;
  readonly content: string;
  readonly result: string | null;
  readonly created_at: string;
  readonly runtime_submitted_at: string | null;
  readonly consumed_at: string | null;
  readonly completed_at: string | null;
}

/** One message of the socket, as JSON text. */
export interface TerminalFrame {
  readonly type: 'pane';
  readonly tmux_name: string;
  /** What the terminal shows. */
  readonly output: string;
}

/** The record of a token; only a hash of the token is stored. */
export interface Token {
  readonly token_id: string;
  /** For example node:<alias> or user-login. */
  readonly name: string;
  readonly scope: TokenScope;
  readonly network_id: string | null;
  readonly last_used_at: string | null;
  readonly created_at: string | null;
}

/** Kind of token; user is utok_, network is ntok_, full is the legacy atok_. */
export type TokenScope = Open<'user' | 'network' | 'full'>;

export interface UpdateMeAnswer {
  readonly ok: true;
  readonly user: User;
  readonly idempotent_replay?: true | undefined;
}

export interface UpdateNodeAvatarAnswer {
  readonly ok: true;
  readonly node_id: string;
  readonly alias: string;
  readonly avatar_url: string | null;
  readonly idempotent_replay?: true | undefined;
}

export interface UpdateTagsAnswer {
  readonly ok: true;
  readonly op: TagOperation;
  /** Cards that changed. */
  readonly affected: number;
  readonly idempotent_replay?: true | undefined;
}

export interface UploadAnswer {
  readonly ok: true;
  readonly file_id: string;
  /** Where to download it. */
  readonly url: string;
  /** Bytes. */
  readonly size: number;
  readonly mime: string;
  readonly idempotent_replay?: true | undefined;
}

export interface UpsertRequirementAnswer {
  readonly ok: true;
  readonly requirement: Requirement;
  readonly created: boolean;
  readonly owner_coerced_to_agent_owner?: true | undefined;
  readonly idempotent_replay?: true | undefined;
}

/** A person with an account. The password hash is never shown. */
export interface User {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
  readonly email: string | null;
  readonly role: SystemRole;
  readonly created_at?: string | undefined;
}

/** The card as it is now. */
export interface WriteRequirementAnswer {
  readonly ok: true;
  readonly requirement: Requirement;
  readonly owner_coerced_to_agent_owner?: true | undefined;
  readonly idempotent_replay?: true | undefined;
}

/** What an operation answers, by its id. */
export interface OperationAnswers {
  readonly getHealth: HealthAnswer;
  readonly getLiveness: OkAnswer;
  readonly getReadiness: OkAnswer;
  readonly getLicense: GetLicenseAnswer;
  readonly activateLicense: ActivateLicenseAnswer;
  readonly registerUser: RegisterAnswer;
  readonly loginUser: LoginAnswer;
  readonly getMe: MeAnswer;
  readonly updateMe: UpdateMeAnswer;
  readonly changePassword: ChangePasswordAnswer;
  readonly issueNodeToken: IssueNodeTokenAnswer;
  readonly listTokens: ListTokensAnswer;
  readonly issueApiToken: IssueApiTokenAnswer;
  readonly revokeToken: OkAnswer;
  readonly listNetworks: ListNetworksAnswer;
  readonly createNetwork: CreateNetworkAnswer;
  readonly joinNetwork: JoinNetworkAnswer;
  readonly getNetwork: GetNetworkAnswer;
  readonly updateNetwork: NetworkChangeAnswer;
  readonly deleteNetwork: NetworkChangeAnswer;
  readonly listMembers: ListMembersAnswer;
  readonly addMember: NetworkChangeAnswer;
  readonly updateMember: NetworkChangeAnswer;
  readonly removeMember: NetworkChangeAnswer;
  readonly setAgentGrants: SetAgentGrantsAnswer;
  readonly createInvite: CreateInviteAnswer;
  readonly getStatus: GetStatusAnswer;
  readonly listAttention: ListAttentionAnswer;
  readonly snoozeAttention: SnoozeAttentionAnswer;
  readonly listNodes: ListNodesAnswer;
  readonly setPermissionMode: SetPermissionModeAnswer;
  readonly deleteNodeRecord: DeleteNodeRecordAnswer;
  readonly updateNodeAvatar: UpdateNodeAvatarAnswer;
  readonly listHostSupervisors: ListHostSupervisorsAnswer;
  readonly getNodeCreateRequest: GetNodeCreateRequestAnswer;
  readonly listServers: readonly Server[];
  readonly getServerHealth: GetServerHealthAnswer;
  readonly listServerAgents: ListServerAgentsAnswer;
  readonly getStats: GetStatsAnswer;
  readonly getStreamStats: GetStreamStatsAnswer;
  readonly listServerLogs: ListServerLogsAnswer;
  readonly sendTask: SendTaskAnswer;
  readonly getTask: GetTaskAnswer;
  readonly listTasks: ListTasksAnswer;
  readonly getTaskById: GetTaskAnswer;
  readonly listTaskEvents: ListTaskEventsAnswer;
  readonly broadcast: BroadcastAnswer;
  readonly listMessages: ListMessagesAnswer;
  readonly ackMessages: AckMessagesAnswer;
  readonly getCompletions: GetCompletionsAnswer;
  readonly listUsers: ListUsersAnswer;
  readonly listAuditLog: ListAuditLogAnswer;
  readonly prepareRename: PrepareRenameAnswer;
  readonly commitRename: RenameAnswer;
  readonly abortRename: RenameAnswer;
  readonly getTerminal: GetTerminalAnswer;
  readonly sendTerminal: OkAnswer;
  readonly openTerminal: TerminalFrame;
  readonly listRequirements: ListRequirementsAnswer;
  readonly createRequirement: WriteRequirementAnswer;
  readonly upsertRequirement: UpsertRequirementAnswer;
  readonly listProjects: ListProjectsAnswer;
  readonly createProject: ProjectAnswer;
  readonly updateProject: ProjectAnswer;
  readonly deleteProject: DeleteProjectAnswer;
  readonly listTags: ListTagsAnswer;
  readonly updateTags: UpdateTagsAnswer;
  readonly getRequirement: GetRequirementAnswer;
  readonly updateRequirement: WriteRequirementAnswer;
  readonly deleteRequirement: DeleteRequirementAnswer;
  readonly updateChecklistItem: WriteRequirementAnswer;
  readonly createComment: RequirementEventAnswer;
}

/** What a tool answers, by its name. */
export interface ToolAnswers {
  readonly report_status: {
    readonly ok: true;
    readonly resume_id: string;
    readonly alias: string;
    readonly inbox_count: number;
    readonly warnings?: readonly string[] | undefined;
  };
  readonly report_completion: {
    readonly ok: true;
    readonly completion_id: string;
    readonly idempotent_replay?: true | undefined;
  };
  readonly get_inbox: {
    readonly ok: true;
    readonly messages: readonly InboxMessage[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly ack_inbox: {
    readonly ok: true;
    readonly idempotent_replay?: true | undefined;
  };
  readonly send_task: {
    readonly ok: true;
    readonly message_id: string;
    readonly task_id?: string | undefined;
    readonly actual_to: ActualTo;
    readonly session_status: SessionStatus;
    /** Open tasks on the target before this one */
    readonly queue_ahead?: number | undefined;
    readonly target_busy?: boolean | undefined;
    readonly est_wait_minutes?: number | null | undefined;
    readonly warning?: string | undefined;
    readonly code?: 'alias_offline' | undefined;
    readonly queued?: true | undefined;
    readonly renamed_from?: string | undefined;
    readonly renamed_to?: string | undefined;
    readonly idempotent_replay?: true | undefined;
  };
  readonly send_message: {
    readonly ok: true;
    readonly message_id: string;
    readonly session_status: SessionStatus;
    readonly idempotent_replay?: true | undefined;
  };
  readonly send_reply: {
    readonly ok: true;
    readonly message_id: string;
    readonly session_status: SessionStatus;
    readonly idempotent_replay?: true | undefined;
  };
  readonly send_ack: {
    readonly ok: true;
    readonly task_id: string;
    readonly updated: 1;
    readonly idempotent_replay?: true | undefined;
  };
  readonly retry_task: {
    readonly ok: true;
    readonly task_id: string;
    readonly retried_to: string;
    readonly idempotent_replay?: true | undefined;
  };
  readonly cancel_task: {
    readonly ok: true;
    readonly task_id: string;
    readonly cancelled: true;
    readonly idempotent_replay?: true | undefined;
  };
  readonly reassign_task: {
    readonly ok: true;
    readonly task_id: string;
    readonly reassigned_from: string;
    readonly reassigned_to: string;
    readonly idempotent_replay?: true | undefined;
  };
  readonly get_task: {
    readonly ok: true;
    readonly task: Task;
  };
  readonly list_tasks: {
    readonly ok: true;
    readonly tasks: readonly TaskSummary[];
    readonly count: number;
    readonly stats: readonly StatusCount[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly get_all_status: {
    readonly ok: true;
    readonly sessions: readonly StatusSession[];
    readonly summary: readonly StatusCount[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
    readonly truncated?: true | undefined;
  };
  readonly get_session_status: {
    readonly ok: true;
    readonly session: Session | null;
    readonly inbox_pending: number;
    readonly recent_completions: readonly Completion[];
  };
  readonly list_attention: ListAttentionAnswer;
  readonly get_completions: {
    readonly ok: true;
    readonly completions: readonly Completion[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly broadcast: {
    readonly ok: true;
    readonly recipients: number;
    readonly message_ids: readonly string[];
    readonly idempotent_replay?: true | undefined;
  };
  readonly submit_skill: {
    readonly ok: true;
    readonly skill_id: string;
    readonly status: SkillStatus;
    readonly source_type: NodeOrUser;
    readonly source_alias: string | null;
    /** This version already existed with this content */
    readonly idempotent?: true | undefined;
  };
  readonly list_skills: {
    readonly ok: true;
    /** Whether the caller may publish and reject here */
    readonly reviewer: boolean;
    readonly skills: readonly SkillSummary[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly get_skill: {
    readonly ok: true;
    readonly skill: Skill;
  };
  readonly review_skill: {
    readonly ok: true;
    readonly skill_id: string;
    readonly status: SkillStatus;
  };
  readonly create_node: {
    readonly ok: true;
    readonly request_id: string;
    readonly status: CreateRequestStatus;
    readonly child_node_id: string;
    readonly idempotent_replay?: true | undefined;
  };
  readonly delete_node: {
    readonly ok: true;
    readonly request_id: string;
    readonly lifecycle_state: LifecycleState;
    readonly in_flight_at_dispatch: number;
    readonly idempotent_replay?: true | undefined;
  };
  readonly stop_node: {
    readonly ok: true;
    readonly request_id: string;
    readonly lifecycle_state: LifecycleState;
    readonly in_flight_at_dispatch: number;
    readonly idempotent_replay?: true | undefined;
  };
  readonly start_node: {
    readonly ok: true;
    readonly request_id: string;
    readonly lifecycle_state: LifecycleState;
    readonly idempotent_replay?: true | undefined;
  };
  readonly restart_node: {
    readonly ok: true;
    readonly update_id: string;
    readonly apply_mode: ConfigApplyMode;
    readonly idempotent_replay?: true | undefined;
  };
  readonly update_node_config: {
    readonly ok: true;
    readonly update_id: string;
    readonly apply_mode: ConfigApplyMode;
    readonly idempotent_replay?: true | undefined;
  };
  readonly get_config_update: {
    readonly ok: true;
    readonly update: ConfigUpdate | null;
  };
  readonly ack_config_update: {
    readonly ok: true;
    readonly update_id: string;
    readonly status: ConfigUpdateStatus;
    readonly config_revision: number;
  };
  readonly read_node_rules_file: {
    readonly ok: true;
    readonly request_id: string;
    readonly op: NodeFileOp;
    readonly status: FileRequestStatus;
  };
  readonly write_node_rules_file: {
    readonly ok: true;
    readonly request_id: string;
    readonly op: NodeFileOp;
    readonly status: FileRequestStatus;
    readonly idempotent_replay?: true | undefined;
  };
  readonly list_node_skills: {
    readonly ok: true;
    readonly request_id: string;
    readonly op: NodeFileOp;
    readonly status: FileRequestStatus;
  };
  readonly read_node_skill: {
    readonly ok: true;
    readonly request_id: string;
    readonly op: NodeFileOp;
    readonly status: FileRequestStatus;
  };
  readonly list_node_files: {
    readonly ok: true;
    readonly request_id: string;
    readonly op: NodeFileOp;
    readonly status: FileRequestStatus;
  };
  readonly read_node_file: {
    readonly ok: true;
    readonly request_id: string;
    readonly op: NodeFileOp;
    readonly status: FileRequestStatus;
  };
  readonly tail_node_logs: {
    readonly ok: true;
    readonly request_id: string;
    readonly op: NodeFileOp;
    readonly status: FileRequestStatus;
  };
  readonly get_rules_file_result: {
    readonly ok: true;
    readonly request_id: string;
    readonly op: NodeFileOp;
    readonly status: FileRequestStatus;
    readonly file_name: string | null;
    readonly exists: boolean | null;
    readonly content?: string | undefined;
    readonly items?: readonly NodeFileItem[] | undefined;
    readonly size?: number | undefined;
    readonly content_purged?: true | undefined;
    readonly error: string | null;
    readonly age_ms: number;
  };
  readonly get_rules_file_request: {
    readonly ok: true;
    readonly request: NodeFileRequest | null;
  };
  readonly ack_rules_file_request: {
    readonly ok: true;
    readonly request_id: string;
    readonly status: FileRequestStatus;
  };
  readonly list_my_pending_create_requests: {
    readonly ok: true;
    readonly count: number;
    readonly requests: readonly PendingCreateRequest[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly list_my_pending_lifecycle_requests: {
    readonly ok: true;
    readonly stop_requests: readonly LifecycleRequest[];
    readonly start_requests: readonly LifecycleRequest[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly get_create_request: {
    readonly ok: true;
    readonly request_id: string;
    readonly status: CreateRequestStatus;
    readonly child_node_id: string | null;
    readonly child_name: string;
    readonly node_spec: NodeSpec;
    readonly child_token?: string | undefined;
    readonly secrets?: { readonly [name: string]: string } | undefined;
    readonly error: string | null;
    readonly created_at: string;
  };
  readonly ack_create_request: {
    readonly ok: true;
    readonly request_id: string;
    readonly status: CreateRequestStatus;
  };
  readonly get_stop_request: {
    readonly ok: true;
    readonly request_id: string;
    readonly status: LifecycleRequestStatus;
    readonly child_node_id: string;
    readonly child_alias: string;
    readonly action: LifecycleAction;
    readonly delete_config: boolean;
    readonly grace_seconds: number;
    readonly force: boolean;
  };
  readonly ack_stop_request: {
    readonly ok: true;
    readonly request_id: string;
    readonly status: LifecycleRequestStatus;
  };
  readonly get_start_request: {
    readonly ok: true;
    readonly request_id: string;
    readonly status: LifecycleRequestStatus;
    readonly child_node_id: string;
    readonly child_alias: string;
  };
  readonly ack_start_request: {
    readonly ok: true;
    readonly request_id: string;
    readonly status: LifecycleRequestStatus;
  };
  readonly list_host_supervisors: {
    readonly ok: true;
    readonly daemons: readonly HostSupervisor[];
    readonly count: number;
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly list_my_children: {
    readonly ok: true;
    readonly children: readonly OwnChild[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly send_desktop_message: {
    readonly ok: true;
    readonly message_id: string;
    readonly user_id: string;
    readonly idempotent_replay?: true | undefined;
  };
  readonly send_peer_reply: {
    readonly ok: true;
    readonly message_id: string;
    readonly session_status: SessionStatus;
    readonly idempotent_replay?: true | undefined;
  };
  readonly mark_tasks_consumed: {
    readonly ok: true;
    readonly tasks: readonly TaskEvidence[];
  };
  readonly mark_tasks_runtime_submitted: {
    readonly ok: true;
    readonly tasks: readonly TaskEvidence[];
  };
  readonly list_providers: {
    readonly ok: true;
    readonly providers: readonly Provider[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly upsert_provider: {
    readonly ok: true;
    readonly provider: Provider;
  };
  readonly update_provider: {
    readonly ok: true;
    readonly provider_id: string;
    readonly fields_changed: readonly Open<'name' | 'base_url' | 'models' | 'enabled'>[];
  };
  readonly list_network_secrets: {
    readonly ok: true;
    readonly keys: readonly string[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly upsert_network_secret: {
    readonly ok: true;
    readonly key: string;
  };
  readonly probe_provider_model: {
    readonly ok: true;
    readonly probe_id: string;
  };
  readonly get_probe_request: {
    readonly ok: true;
    readonly probe_id: string;
    readonly vendor: string;
    readonly base_url: string;
    readonly model_name: string;
    readonly api_key: string;
  };
  readonly ack_probe_request: {
    readonly ok: true;
    readonly probe_id: string;
    readonly status: ProbeOutcome;
  };
  readonly get_probe_results: {
    readonly ok: true;
    readonly results: readonly ProbeResult[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly requirements_list: {
    readonly ok: true;
    readonly requirements: readonly Requirement[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
    readonly capabilities: readonly BoardCapability[];
    readonly deleted?: readonly DeletedRequirement[] | undefined;
    readonly server_time?: string | undefined;
  };
  readonly requirements_people: {
    readonly ok: true;
    readonly people: readonly BoardPerson[];
    readonly agents_without_owner?: readonly PersonAgent[] | undefined;
    readonly has_more: boolean;
    readonly next_offset: number | null;
  };
  readonly requirements_get: {
    readonly ok: true;
    readonly requirement: Requirement;
  };
  readonly requirements_create: {
    readonly ok: true;
    readonly requirement: Requirement;
    readonly owner_coerced_to_agent_owner?: true | undefined;
    readonly idempotent_replay?: true | undefined;
  };
  readonly requirements_update: {
    readonly ok: true;
    readonly requirement: Requirement;
    readonly owner_coerced_to_agent_owner?: true | undefined;
    readonly idempotent_replay?: true | undefined;
  };
  readonly requirements_checklist_toggle: {
    readonly ok: true;
    readonly requirement: Requirement;
    readonly idempotent_replay?: true | undefined;
  };
  readonly requirements_upsert_by_external_ref: {
    readonly ok: true;
    readonly requirement: Requirement;
    readonly created: boolean;
    readonly owner_coerced_to_agent_owner?: true | undefined;
    readonly idempotent_replay?: true | undefined;
  };
  readonly requirements_events: {
    readonly ok: true;
    readonly events: readonly RequirementEvent[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly requirements_comment: {
    readonly ok: true;
    readonly event: RequirementEvent;
    readonly idempotent_replay?: true | undefined;
  };
  readonly projects_list: {
    readonly ok: true;
    readonly projects: readonly Project[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
  };
  readonly projects_create: {
    readonly ok: true;
    readonly project: Project;
    readonly idempotent_replay?: true | undefined;
  };
  readonly projects_update: {
    readonly ok: true;
    readonly project: Project;
    readonly idempotent_replay?: true | undefined;
  };
}
