// Generated from spec/ by `make generate`. Do not edit.

/** A value that this version of the client knows, or one that a newer hub has. */
export type Open<Known extends string> = Known | (string & {});

/** How many rows were marked; rows of others and unknown ids count as none. */
export interface AckMessagesAnswer {
  readonly ok: true;
  readonly scope: AckScope;
  /** The sender label that was named; present with scope agent. */
  readonly agent?: string | undefined;
  /** Rows that were marked, of both kinds. */
  readonly acked: number;
  /** Direct messages among them. */
  readonly acked_user_inbox: number;
  /** Deliveries to the caller's user name among them. */
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

/** The licence that the key gave. */
export interface ActivateLicenseAnswer {
  readonly ok: true;
  /** Kind of the licence. */
  readonly type: 'pro';
  /** Days until the licence ends. */
  readonly expires_in_days: number;
}

/** Where the task was actually sent. */
export interface ActualTo {
  /** Alias whose inbox got the task; after a rename it differs from the one that was named. */
  readonly alias: string;
  /** Node behind the alias; null when it has no node record. */
  readonly to_node_id: string | null;
  /** Network of the task, net_…. */
  readonly network_id: string;
}

/** Whether a member reaches all agents of the network or only granted ones. */
export type AgentAccess = Open<'all' | 'granted'>;

/** What the agent last reported of its layers. */
export interface AgentHealth {
  /** The app server of the runtime. */
  readonly app_server?: AgentHealthLayer | undefined;
  /** The terminal session of the agent. */
  readonly tui?: AgentHealthLayer | undefined;
  /** The model's login; revoked or expired makes the agent degraded. */
  readonly model_auth?: string | undefined;
}

/** One layer of an agent. */
export interface AgentHealthLayer {
  /** Whether the layer works. */
  readonly ok: boolean;
  /** Why it does not. */
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

/** What waits for a person in the network has changed; at most one a second. */
export interface AttentionChangedEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'attention_changed';
  /** Items of the whole network by severity; also those that single people hid. */
  readonly counts: AttentionCounts;
}

/** Items by severity; of each kind 1,000 at most are counted. */
export interface AttentionCounts {
  /** Items that need somebody now. */
  readonly now: number;
  /** Items that need somebody soon. */
  readonly soon: number;
  /** Items to be noted. */
  readonly note: number;
}

/** What the hub has seen; each kind has its own fields. Texts of agents are cut at 300 characters and their secrets masked. */
export interface AttentionEvidence {
  /** The agent concerned. */
  readonly alias?: string | undefined;
  /** Who sent it. */
  readonly from?: string | undefined;
  /** The task concerned. */
  readonly task_id?: string | undefined;
  /** Where the task stands. */
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
  /** The request that failed. */
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
  /** Names this occurrence; snoozeAttention takes it. */
  readonly key: string;
  /** The condition. */
  readonly kind: AttentionKind;
  /** How soon somebody should look. */
  readonly severity: AttentionSeverity;
  /** The network in which it waits. */
  readonly network_id: string;
  /** What it is about. */
  readonly subject: AttentionSubject;
  /** When the condition began. */
  readonly since: string;
  /** The cause, in words. */
  readonly reason: string;
  /** What the hub has seen. */
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
  /** What kind of thing it is. */
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
  /** Person who did it, u_…; null when the caller was unknown. */
  readonly user_id: string | null;
  /** User name at that time, or the one that was tried at a login; null when there was none. */
  readonly username: string | null;
  /** What was done, in the past tense, for example member_added. */
  readonly action: string;
  /** Kind of thing that it was done to, for example user, network or node. */
  readonly target_type: string | null;
  /** Id of that thing, or null. */
  readonly target_id: string | null;
  /** Further words for people, never a secret, or null. */
  readonly detail: string | null;
  /** When it was done. */
  readonly created_at: string;
}

/** A feature of this board that older servers lack. */
export type BoardCapability = Open<
  'priority_lowest' | 'start_date' | 'requirement_seq' | 'last_event' | 'tag_ops' | 'comments' | 'changes'
>;

/** A department; its id is its name. */
export interface BoardDepartment {
  /** The same as the name. */
  readonly id: string;
  /** Name of the department. */
  readonly name: string;
}

/** A member of the network with the agents that belong to it. */
export interface BoardPerson {
  /** Id of the person, u_…. */
  readonly user_id: string;
  /** User name of the person. */
  readonly username: string;
  /** Name to show, or null. */
  readonly display_name: string | null;
  readonly role: MemberRole;
  /** The department, or null when unset. */
  readonly department: BoardDepartment | null;
  /** Agents that the person owns. */
  readonly agents: readonly PersonAgent[];
}

/** How many agents got the message. */
export interface BroadcastAnswer {
  readonly ok: true;
  /** Number of agents. */
  readonly recipients: number;
  /** One for each recipient. */
  readonly message_ids: readonly string[];
  readonly idempotent_replay?: true | undefined;
}

/** A broadcast was put into the inbox of the listening agent. */
export interface BroadcastEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'broadcast';
  readonly inbox_count: number;
}

/** The hub closes the stream; reconnect after retry_ms. */
export interface ByeEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'bye';
  /** Milliseconds to wait before the client connects again. */
  readonly retry_ms: number;
}

/** The task is cancelled. */
export interface CancelTaskAnswer {
  readonly ok: true;
  /** Id of the task. */
  readonly task_id: string;
  /** Always true. */
  readonly cancelled: true;
  readonly idempotent_replay?: true | undefined;
}

/** Who made the change. */
export interface CardActor {
  readonly kind: PersonKind;
  /** User id of a person or node id of an agent. */
  readonly id: string;
}

/** A child of a task that the listener sent has ended. */
export interface ChainedReplyEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'chained_reply';
  /** The task that the listener sent. */
  readonly parent_task_id: string;
  /** Its part that has ended. */
  readonly child_task_id: string;
  /** Alias of the agent that had the part. */
  readonly child_alias: string;
}

/** The token that replaces all others of the person. */
export interface ChangePasswordAnswer {
  readonly ok: true;
  /** How many other tokens of the caller were revoked. */
  readonly revoked: number;
  readonly token: string;
  /** Id of the new token, tok_…. */
  readonly token_id: string;
}

/** One step of a card. */
export interface ChecklistItem {
  /** Id of the item, unique in its card. */
  readonly id: string;
  /** What is to be done. */
  readonly text: string;
  /** Whether it is done. */
  readonly done: boolean;
}

/** The full result of a finished piece of work. */
export interface Completion {
  /** Id of the completion, c_…. */
  readonly id: string;
  /** Alias of the agent that completed the work. */
  readonly session_name: string;
  /** The task as the agent named it: its id or its text. */
  readonly task: string;
  /** The whole result; the task keeps its first 4,000 characters. */
  readonly result: string;
  /** What the work produced, as the text of a JSON array of strings, or null. */
  readonly artifacts: string | null;
  /** Score of 0 to 10 that the agent gave itself, or null. */
  readonly score: number | null;
  /** Minutes that the agent says it took, or null. */
  readonly duration_minutes: number | null;
  /** Network of the agent, net_…. */
  readonly network_id: string;
  /** When it was reported. */
  readonly completed_at: string;
}

/** Whether the node applies the change while it runs or restarts for it. */
export type ConfigApplyMode = Open<'hot' | 'restart'>;

/** A configuration that a node should apply. */
export interface ConfigUpdate {
  /** Id of the update, cu_…. */
  readonly update_id: string;
  /** Node that is to apply it. */
  readonly node_id: string;
  readonly action: ConfigUpdateAction;
  readonly apply_mode: ConfigApplyMode;
  /** Revision of the configuration that the change builds on. */
  readonly base_revision: number;
  readonly patch: { readonly [name: string]: unknown };
  readonly status: ConfigUpdateStatus;
  /** When it was requested. */
  readonly created_at: string;
}

/** Whether the configuration changes or the node only restarts. */
export type ConfigUpdateAction = Open<'update' | 'restart'>;

/** A configuration waits; fetch it with get_config_update. */
export interface ConfigUpdateEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'config_update';
  /** Id of the update, cu_…. */
  readonly update_id: string;
  /** Node that the update is for. */
  readonly node_id: string;
}

/** State of a configuration update. */
export type ConfigUpdateStatus = Open<'pending' | 'restarting' | 'applied' | 'rejected' | 'timeout'>;

/** First frame of every stream. */
export interface ConnectedEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'connected';
  /** What the stream listens to: the alias, the user name, or the network of an observer. */
  readonly session: string;
  /** Network of the stream, net_…. */
  readonly network_id: string;
  readonly inbox_count?: number | undefined;
  /** Id of the newest event of the network; a client that starts here misses nothing. */
  readonly last_event_id: string;
  /** Present and true on the stream of a network. */
  readonly observer?: true | undefined;
}

/** How many, and how many of them are done. */
export interface CountOf {
  /** How many there are. */
  readonly total: number;
  /** How many of them are done. */
  readonly done: number;
}

/** Who is signed in. The session itself is in the cookie alone. */
export interface CreateBrowserSessionAnswer {
  readonly ok: true;
  readonly user: User;
  /** The network to begin with, an owned one before others; null without a network. */
  readonly network_id: string | null;
  /** The record of the session in the list of tokens, by which it can be revoked. */
  readonly token_id: string;
}

/** The new code. */
export interface CreateInviteAnswer {
  readonly ok: true;
  readonly invite_code: string;
  /** Id of the invite in the list, invite_…; it opens nothing. */
  readonly invite_id: string;
}

/** The new network; the caller is its owner. */
export interface CreateNetworkAnswer {
  readonly ok: true;
  /** Id of the network, net_…. */
  readonly network_id: string;
  /** Name of the network. */
  readonly network_name: string;
  readonly idempotent_replay?: true | undefined;
}

/** A node is to be created; fetch it with get_create_request. */
export interface CreateNodeEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'create_node';
  /** Id of the request, cr_…. */
  readonly request_id: string;
}

/** State of a request to create a node. */
export type CreateRequestStatus = Open<
  'pending' | 'delivered' | 'started' | 'failed' | 'rejected' | 'runtime_capability_check_failed'
>;

/** A request to a daemon or a node was made, taken or ended. */
export interface DaemonRequestEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'daemon_request';
  /** Id of the request, the update or the probe. */
  readonly request_id: string;
  /** What is asked. */
  readonly kind: DaemonRequestKind;
  /** Where it stands, in the words of its kind. */
  readonly status: string;
}

/** What a daemon or a node is asked to do. */
export type DaemonRequestKind = Open<
  'create' | 'stop' | 'start' | 'delete' | 'configure' | 'restart' | 'file' | 'probe'
>;

/** A layer of an agent that is down. */
export interface DegradedLayer {
  /** Which layer it is. */
  readonly layer: string;
  /** What is wrong with it. */
  readonly reason: string;
  /** What to do about it. */
  readonly hint: string;
}

/** The file that was deleted. */
export interface DeleteFileAnswer {
  readonly ok: true;
  /** Id that the file had. */
  readonly file_id: string;
  readonly idempotent_replay?: true | undefined;
}

/** The invite that was taken back. */
export interface DeleteInviteAnswer {
  readonly ok: true;
  /** Id that the invite had. */
  readonly invite_id: string;
  readonly idempotent_replay?: true | undefined;
}

/** The record that was deleted. */
export interface DeleteNodeRecordAnswer {
  readonly ok: true;
  /** Always true. */
  readonly deleted: true;
  /** Id of the node; it is never used again in this network. */
  readonly node_id: string;
  /** Name that the node had. */
  readonly node_name: string;
  /** Alias that the node had; it is free again. */
  readonly alias: string;
  /** Network of the node, net_…. */
  readonly network_id: string;
  readonly idempotent_replay?: true | undefined;
}

/** The project is gone; its cards stay without one. */
export interface DeleteProjectAnswer {
  readonly ok: true;
  /** Id that the project had. */
  readonly id: string;
  readonly idempotent_replay?: true | undefined;
}

/** The card is gone; its parts became top-level cards. */
export interface DeleteRequirementAnswer {
  readonly ok: true;
  /** Id that the card had. */
  readonly id: string;
  readonly idempotent_replay?: true | undefined;
}

/** The account is gone. */
export interface DeleteUserAnswer {
  readonly ok: true;
  /** Id that the person had, u_…. */
  readonly user_id: string;
  /** Name that the person had; it is free again. */
  readonly username: string;
  readonly idempotent_replay?: true | undefined;
}

/** A card that is gone. */
export interface DeletedRequirement {
  /** Id that the card had. */
  readonly id: string;
  /** Short number that the card had. */
  readonly seq: number;
  /** Network of the card, net_…. */
  readonly network_id: string;
  /** When it was deleted. */
  readonly deleted_at: string;
}

/** A direct message to a person. */
export interface DesktopMessageEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'desktop_message';
  /** Id of the message, m_…. */
  readonly message_id: string;
  /** What the message is about: agent_message unless the sender chose another. */
  readonly kind: string;
  /** Label that the sender gave. */
  readonly from: string;
  /** Headline, or null. */
  readonly title: string | null;
  /** The text; shapes of secrets are masked. */
  readonly message: string;
  readonly severity: Severity;
  /** When it was sent. */
  readonly created_at: string;
}

/** What the hub itself can observe about a task. */
export interface Diagnostic {
  /** Version of this object; a client that knows another one shows only the code. */
  readonly schema_version: 1;
  readonly code: DiagnosticCode;
  readonly action_hint: ActionHint;
  /** Present when the delivery was read more than 20 times. */
  readonly warning?: string | undefined;
  /** The observations that the code follows from. */
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

/** What the hub saw of the task and its target when it was asked. */
export interface DiagnosticEvidence {
  /** Status of the task. */
  readonly task_status: TaskStatus;
  /** Session status of the target; null when it never reported. */
  readonly target_session_status: SessionStatus | null;
  /** Open streams of the alias in the process that answers. */
  readonly live_sse_connections: number;
  /** Whether runtime_submitted_at is set. */
  readonly runtime_submitted: boolean;
  /** Whether consumed_at is set. */
  readonly runtime_consumed: boolean;
  /** Whether the target ever marked a task as submitted or consumed. */
  readonly target_ever_reported_runtime_evidence: boolean;
  /** How often the unread delivery was handed out. */
  readonly inbox_read_count?: number | undefined;
}

/** Who caused an event. */
export interface EventActor {
  /** User id of a person or node id of an agent. */
  readonly id: string;
  readonly kind: PersonKind;
  /** Name to show, as it was then, or null. */
  readonly display_name: string | null;
}

/** What a line holds; kinds come in this order, a row behind those it refers to. */
export type ExportKind = Open<
  | 'manifest'
  | 'person'
  | 'member'
  | 'node'
  | 'grant'
  | 'skill'
  | 'provider'
  | 'project'
  | 'tag_color'
  | 'card'
  | 'card_event'
  | 'board'
  | 'task'
  | 'task_event'
  | 'completion'
  | 'delivery'
  | 'file'
  | 'file_part'
  | 'end'
>;

/** How many lines have one kind. */
export interface ExportKindCount {
  readonly kind: ExportKind;
  /** Lines of it. */
  readonly count: number;
}

/** State of a request for rules, skills, files or logs. */
export type FileRequestStatus = Open<'pending' | 'in_progress' | 'done' | 'failed' | 'timeout'>;

/** A page of completions. */
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
  /** Present when there is no licence. */
  readonly status?: 'no_license' | undefined;
  readonly license?: License | undefined;
  readonly limits?: LicenseLimits | undefined;
}

/** A network and what it holds. */
export interface GetNetworkAnswer {
  readonly ok: true;
  readonly network: Network;
  readonly stats: NetworkStats;
}

/** How far a creation is. */
export interface GetNodeCreateRequestAnswer {
  readonly ok: true;
  readonly request: NodeCreateRequest;
}

/** One card. */
export interface GetRequirementAnswer {
  readonly ok: true;
  readonly requirement: Requirement;
}

/** State and measures of one host. */
export interface GetServerHealthAnswer {
  readonly ok: true;
  /** The name or address that was asked for. */
  readonly host: string;
  /** Name of the host, or unknown. */
  readonly hostname: string;
  /** Address of the host; null when it is not known. */
  readonly ip: string | null;
  /** Sessions on the host. */
  readonly agent_count: number;
  readonly alert_level: AlertLevel;
  /** Why it is not green; empty when it is. */
  readonly alerts: readonly ServerAlert[];
  readonly latest: ServerMeasures;
  readonly history: ServerHistory;
}

/** network_id is null where the figures span several networks. */
export interface GetStatsAnswer {
  readonly ok: true;
  /** Network that the figures are of; null when they span several. */
  readonly network_id: string | null;
  readonly tasks: TaskFigures;
  readonly sessions: SessionFigures;
  readonly nodes: NodeFigures;
  /** The newest tasks first. */
  readonly recent_tasks: readonly TaskSummary[];
}

/** A page of sessions, and counts over the whole scope. */
export interface GetStatusAnswer {
  readonly ok: true;
  /** The sessions of this page, by network and alias. */
  readonly sessions: readonly SessionSummary[];
  readonly summary: StatusSummary;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  readonly truncated?: true | undefined;
}

/** Open streams of this process that the caller may see; scope and network_id are present with a bound token. */
export interface GetStreamStatsAnswer {
  readonly ok: true;
  /** Open streams that the caller may see. */
  readonly total: number;
  /** Open streams by <network_id>:<alias>. */
  readonly sessions: { readonly [name: string]: number };
  /** Present with a bound token, which sees its network only. */
  readonly scope?: 'network' | undefined;
  /** Network of the bound token; present with scope. */
  readonly network_id?: string | undefined;
}

/** A task, and why it stands where it stands. */
export interface GetTaskAnswer {
  readonly ok: true;
  readonly task: Task;
  readonly diagnostic: Diagnostic;
}

/** What a terminal shows. */
export interface GetTerminalAnswer {
  readonly ok: true;
  /** Name of the tmux session. */
  readonly tmux_name: string;
  /** As requested. */
  readonly lines: number;
  /** The last lines as plain text. */
  readonly output: string;
}

/** sse_sessions is present only with a valid token and shows the networks of the caller. */
export interface HealthAnswer {
  readonly ok: true;
  /** Version of the hub. */
  readonly version: string;
  /** Version of the contract; what it names stays as it is. */
  readonly api_version: 'v3';
  /** How tools are reached at /mcp. */
  readonly transport: 'streamable-http';
  /** Sessions of all networks. */
  readonly sessions_count: number;
  /** Open event streams of the process that answers. */
  readonly sse_connections: number;
  /** Open streams by <network_id>:<alias>. */
  readonly sse_sessions?: { readonly [name: string]: number } | undefined;
  readonly auth: HubAuth;
  readonly security: HubSecurity;
  /** False until somebody registers, who becomes the system admin. */
  readonly has_users: boolean;
  /** Whether the terminal endpoints are on. */
  readonly tmux: boolean;
  /** Always true: user and network tokens are understood. */
  readonly v3_auth: boolean;
  /** Always true: one person may have several networks. */
  readonly multi_network: boolean;
  readonly license: LicenseState;
  /** Seconds that the process has run. */
  readonly uptime: number;
  readonly limits: HubLimits;
  /** Names of features that older hubs lack; an unknown name means nothing to the client. */
  readonly capabilities: readonly string[];
}

/** Averages of one interval; start is its beginning. */
export interface HistoryBucket {
  /** Beginning of the interval. */
  readonly start: string;
  /** Load average of the last minute. */
  readonly cpu_load_1min: number | null;
  /** Processor use in percent. */
  readonly cpu_pct: number | null;
  /** Memory in use, in GB. */
  readonly mem_used_gb: number | null;
  /** Memory available, in GB. */
  readonly mem_avail_gb: number | null;
}

/** Whether the host reports; gray means that it has not for a while. */
export type HostAlertLevel = Open<'green' | 'gray'>;

/** A daemon that runs nodes on its host. */
export interface HostSupervisor {
  /** Node id of the daemon. */
  readonly daemon_node_id: string;
  /** Alias of the daemon; its doorbells ring on this stream. */
  readonly alias: string;
  /** Name of its host, or null. */
  readonly hostname: string | null;
  /** Whether it reported within the last 5 minutes. */
  readonly online: boolean;
  /** When it reported last. */
  readonly last_seen_at: string | null;
  /** Runtimes that it can start. */
  readonly runtimes_supported: readonly string[];
  /** Names of the vault entries that it accepts for its children. */
  readonly allowed_secret_keys: readonly string[];
  /** State and measures of its host. */
  readonly host_telemetry: HostTelemetry;
  /** Absent means unknown. */
  readonly can_create_nodes?: boolean | undefined;
  /** Why it creates no nodes at present; present only with can_create_nodes false. */
  readonly create_nodes_blocked_reason?: string | undefined;
}

/** What the daemon reported of its host; the measures are for owners, admins and nodes of the network. */
export interface HostTelemetry {
  readonly alert_level?: HostAlertLevel | undefined;
  /** Processor cores of the host. */
  readonly cpu_cores?: number | undefined;
  /** Memory of the host in GB. */
  readonly mem_gb?: number | undefined;
  /** Address of the host. */
  readonly ip_internal?: string | undefined;
}

/** Averages of one hour, and the extremes of the disk; start is its beginning. */
export interface HourBucket {
  /** Beginning of the hour. */
  readonly start: string;
  /** Load average of the last minute. */
  readonly cpu_load_1min: number | null;
  /** Processor use in percent. */
  readonly cpu_pct: number | null;
  /** Memory in use, in GB. */
  readonly mem_used_gb: number | null;
  /** Memory available, in GB. */
  readonly mem_avail_gb: number | null;
  /** Least free space of the hour in GB. */
  readonly disk_avail_min: number | null;
  /** Most used space of the hour in GB. */
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

/** What an import made, or would make. */
export interface ImportAnswer {
  readonly ok: true;
  /** Whether everything was checked and nothing kept. */
  readonly dry_run: boolean;
  /** The new network, net_…; null for a dry run. */
  readonly network_id: string | null;
  /** Its name. */
  readonly network_name: string;
  /** Lines that were read. */
  readonly counts: readonly ExportKindCount[];
  /** People of the file whom this hub knows by their user names, at most 1,000. */
  readonly matched: readonly string[];
  /** People of the file whom this hub does not know, at most 1,000. */
  readonly unmatched: readonly string[];
  readonly idempotent_replay?: true | undefined;
}

/** One delivery into the inbox of an alias. */
export interface InboxMessage {
  /** Id of this delivery; a retry or a reassignment makes a new one. */
  readonly id: string;
  /** Id that stays the same over deliveries: of the task, or of the message itself. */
  readonly task_id: string;
  readonly type: InboxType;
  readonly priority: TaskPriority;
  /** The text of the task, message, reply or broadcast. */
  readonly content: string;
  /** Background that the sender of a task gave, or null. */
  readonly context: string | null;
  /** Label that the sender gave; sender_id says who it really was. */
  readonly from_session: string;
  readonly sender_kind?: SenderKind | undefined;
  /** Id of the person or node that sent, from its token. */
  readonly sender_id?: string | undefined;
  /** Task that a reply answers; null for other deliveries. */
  readonly in_reply_to?: string | null | undefined;
  /** reply when the sender waits for one, none when it does not; null otherwise. */
  readonly requires_response?: string | null | undefined;
  readonly meta_json?: string | null | undefined;
  /** 1 once it was acknowledged, else 0. */
  readonly acked?: number | undefined;
  /** When it was put into the inbox. */
  readonly created_at: string;
  /** Network of the inbox, net_…. */
  readonly network_id: string;
}

/** Kind of delivery. */
export type InboxType = Open<'task' | 'message' | 'reply' | 'broadcast'>;

/** One fault of the input. */
export interface InputFault {
  /** Where it is, as a JSON pointer that begins with path, query or body. */
  readonly path: string;
  /** What is wrong there, for people. */
  readonly message: string;
}

/** An invite; only a hash of its code is stored. */
export interface Invite {
  /** Id of the invite, invite_…. */
  readonly invite_id: string;
  readonly role: InviteRole;
  readonly agent_access: AgentAccess;
  readonly task_access: TaskAccess;
  /** How many people may join by it; -1 means no limit. */
  readonly max_uses: number;
  /** How many people have joined by it. */
  readonly used_count: number;
  /** The person who made it, u_…. */
  readonly created_by: string;
  /** User name of that person; null when the account is gone. */
  readonly created_by_name: string | null;
  /** When it was made. */
  readonly created_at: string;
  /** When its code stops working; null when it does not expire. */
  readonly expires_at: string | null;
}

/** A role that can be assigned; owner cannot. */
export type InviteRole = Open<'admin' | 'member' | 'viewer'>;

/** The new token and its record. */
export interface IssueApiTokenAnswer {
  readonly ok: true;
  readonly token: string;
  /** Id of the record, tok_…. */
  readonly token_id: string;
}

/** A token for one page. */
export interface IssueBrowserTokenAnswer {
  readonly ok: true;
  readonly token: string;
  /** Id of the token's record, tok_…. */
  readonly token_id: string;
  /** When the token ends. */
  readonly expires_at: string;
  /** How long the token holds from now on. */
  readonly expires_in_seconds: number;
}

/** The new token. */
export interface IssueNodeTokenAnswer {
  readonly ok: true;
  /** Token of the node, bound to its network, shown once. */
  readonly token: string;
}

/** Work that the hub does by itself from time to time. */
export interface Job {
  /** Name of the job. */
  readonly name: string;
  /** Seconds between two runs. */
  readonly every_seconds: number;
  /** Whether every process of the hub runs it for itself; otherwise one at a time does. */
  readonly every_process: boolean;
  /** Whether it runs now. */
  readonly running: boolean;
  /** When its last run began in this process; null before the first. */
  readonly last_started_at: string | null;
  /** Milliseconds that this run took; null before the first. */
  readonly last_duration_ms: number | null;
  /** How this run ended; null before the first. */
  readonly last_result: JobResult | null;
  /** When it is to run next. */
  readonly next_at: string;
}

/** How a run of a job ended. */
export type JobResult = Open<'done' | 'failed' | 'elsewhere'>;

/** The network that the caller is now a member of. */
export interface JoinNetworkAnswer {
  readonly ok: true;
  /** Id of the network, net_…. */
  readonly network_id: string;
  readonly role: InviteRole;
  /** Absent for members who reach granted agents only. */
  readonly network_token?: string | undefined;
}

/** The latest event of a card. */
export interface LastEvent {
  readonly type: RequirementEventKind;
  /** The field that changed; null when the event is of the whole card. */
  readonly field: string | null;
  readonly actor: EventActor | null;
  /** When it happened. */
  readonly at: string;
  /** The event in a few words, at most 160 characters. */
  readonly summary: string;
}

/** The licence of the hub. */
export interface License {
  readonly type: LicenseType;
  /** When the licence ends. */
  readonly expires_at: string;
  /** Whole days until then; 0 when it has ended. */
  readonly days_left: number;
  /** Whether it has ended; dispatch is then refused as license_expired. */
  readonly expired: boolean;
}

/** Informational, never enforced. */
export interface LicenseLimits {
  /** Agents that the licence is meant for. */
  readonly max_agents: number;
  /** Networks that the licence is meant for. */
  readonly max_networks: number;
  /** Tasks per day that the licence is meant for. */
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
  /** Id of the request: sr_… to stop or delete, str_… to start. */
  readonly request_id: string;
  readonly status: LifecycleRequestStatus;
  /** Node id of the child. */
  readonly child_node_id: string;
  /** Alias of the child. */
  readonly child_alias: string;
  readonly action: LifecycleAction;
  /** Whether to remove the configuration, after a backup. */
  readonly delete_config?: boolean | undefined;
  /** Seconds that the child has to end by itself. */
  readonly grace_seconds?: number | undefined;
  /** Whether the child is to stop although it has live tasks. */
  readonly force?: boolean | undefined;
  /** When it was requested. */
  readonly created_at: string;
}

/** State of a request to stop, delete or start a node. */
export type LifecycleRequestStatus = Open<
  'pending' | 'delivered' | 'stopped' | 'stop_failed' | 'noop_not_my_child' | 'started' | 'start_failed' | 'timeout'
>;

/** State of a managed node; any other than active refuses dispatch. */
export type LifecycleState = Open<'active' | 'stopping' | 'stopped' | 'stop_failed' | 'starting' | 'deleting'>;

/** The agents that the member reaches. */
export interface ListAgentGrantsAnswer {
  readonly ok: true;
  /** Node ids of the agents. */
  readonly node_ids: readonly string[];
}

/** A page of what waits for a person. */
export interface ListAttentionAnswer {
  /** Always true on success. */
  readonly ok: true;
  /** The most severe first, the oldest first within a severity. */
  readonly items: readonly AttentionItem[];
  /** Items of the whole scope by severity, whatever the filters and the page. */
  readonly counts: AttentionCounts;
  /** Whether another page follows. */
  readonly has_more: boolean;
  /** Cursor of the next page; null on the last. */
  readonly next_cursor: string | null;
}

/** A page of the audit log, the newest first. */
export interface ListAuditLogAnswer {
  readonly ok: true;
  /** The rows of this page. */
  readonly logs: readonly AuditRow[];
  /** Number of rows on this page. */
  readonly count: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of events of cards, the newest first. */
export interface ListCardEventsAnswer {
  readonly ok: true;
  /** The events of this page. */
  readonly events: readonly RequirementEvent[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of files, the newest first. */
export interface ListFilesAnswer {
  readonly ok: true;
  /** The files of this page. */
  readonly files: readonly StoredFile[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of daemons, by alias. */
export interface ListHostSupervisorsAnswer {
  readonly ok: true;
  /** The daemons of this page. */
  readonly daemons: readonly HostSupervisor[];
  /** Number of daemons on this page. */
  readonly count: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of invites, the newest first. */
export interface ListInvitesAnswer {
  readonly ok: true;
  /** The invites of this page. */
  readonly invites: readonly Invite[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** All jobs of the hub, by name. */
export interface ListJobsAnswer {
  readonly ok: true;
  /** The jobs. */
  readonly jobs: readonly Job[];
}

/** A page of members, the oldest membership first. */
export interface ListMembersAnswer {
  readonly ok: true;
  /** The members of this page. */
  readonly members: readonly NetworkMember[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** The four counts are present only with scope=user. */
export interface ListMessagesAnswer {
  readonly ok: true;
  /** The messages of this page, the newest first. */
  readonly messages: readonly Message[];
  /** The caller's unread direct messages. */
  readonly unread?: number | undefined;
  /** The same as unread. */
  readonly pending_count?: number | undefined;
  /** Unread direct messages and unread replies, tasks and messages to the caller's user name, by label of their sender. */
  readonly unread_by_agent?: { readonly [name: string]: number } | undefined;
  /** Sum of unread_by_agent. */
  readonly unread_total?: number | undefined;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of the caller's networks: own ones first, then the oldest first. */
export interface ListNetworksAnswer {
  readonly ok: true;
  /** The networks of this page. */
  readonly networks: readonly MemberNetwork[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of node records, by network and alias. */
export interface ListNodesAnswer {
  readonly ok: true;
  /** The nodes of this page. */
  readonly nodes: readonly Node[];
  /** Number of nodes on this page. */
  readonly count: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** By order, then by age; archived projects included. */
export interface ListProjectsAnswer {
  readonly ok: true;
  /** The projects of this page. */
  readonly projects: readonly Project[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page, the newest cards first. With changes, deleted names the cards that are gone (on the first page) and server_time is the updated_since of the next call. */
export interface ListRequirementsAnswer {
  readonly ok: true;
  /** The cards of this page. */
  readonly requirements: readonly Requirement[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
  /** Features of this board; a missing name means an older server without it. */
  readonly capabilities: readonly BoardCapability[];
  /** With changes, on the first page: cards that were deleted since updated_since. */
  readonly deleted?: readonly DeletedRequirement[] | undefined;
  /** With changes: the updated_since of the next call. */
  readonly server_time?: string | undefined;
}

/** A page of the sessions of one host. */
export interface ListServerAgentsAnswer {
  readonly ok: true;
  /** The name or address that was asked for. */
  readonly host: string;
  /** Sessions on the host, whatever the page holds. */
  readonly agent_count: number;
  /** The sessions of this page, by network and alias. */
  readonly agents: readonly ServerAgent[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of log lines; they are lost when the process ends. */
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
  /** The tags of this page, sorted. */
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

/** A page of steps, the newest first. */
export interface ListTaskEventsAnswer {
  readonly ok: true;
  /** The steps of this page. */
  readonly events: readonly TaskEvent[];
  /** Number of steps on this page. */
  readonly count: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of tasks, the newest first. */
export interface ListTasksAnswer {
  readonly ok: true;
  /** The tasks of this page. */
  readonly tasks: readonly Task[];
  /** Number of tasks on this page. */
  readonly count: number;
  /** Counts over the whole scope; filters have no effect. */
  readonly stats: readonly StatusCount[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of the caller's tokens, the newest first. */
export interface ListTokensAnswer {
  readonly ok: true;
  /** The records of this page. */
  readonly tokens: readonly Token[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** A page of accounts, the oldest first. */
export interface ListUsersAnswer {
  readonly ok: true;
  /** The accounts of this page. */
  readonly users: readonly User[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** The account and a new token. */
export interface LoginAnswer {
  readonly ok: true;
  readonly user: User;
  readonly token: string;
  /** Default network of the person, an own one first; null without any. */
  readonly network_id: string | null;
}

/** The person behind the token. */
export interface MeAnswer {
  readonly ok: true;
  readonly user: User;
  /** The person's networks; with a bound token only the one that it is bound to. */
  readonly networks: readonly OwnNetwork[];
  /** The bound network of the token, else the network_id of the call, else the only network; null when none of them decides. */
  readonly current_network: string | null;
}

/** What became of a membership. */
export type MemberChange = Open<'added' | 'updated' | 'removed'>;

/** Somebody joined or left the network, or may do other things in it. */
export interface MemberChangedEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'member_changed';
  /** Id of the person. */
  readonly user_id: string;
  /** What became of the membership. */
  readonly change: MemberChange;
  /** The role from now on; null after it ended, and where only granted agents changed. */
  readonly role: MemberRole | null;
}

/** A network with the caller's role in it. */
export interface MemberNetwork {
  /** Id of the network, net_…. */
  readonly network_id: string;
  /** Name of the network, unique per owner. */
  readonly network_name: string;
  /** The person who created it, u_…. */
  readonly owner_id: string;
  /** What the network is for, or null. */
  readonly description: string | null;
  /** Reserved; null. */
  readonly settings: null;
  readonly visibility: NetworkVisibility;
  /** Stored, not enforced. */
  readonly max_members: number;
  /** When it was created. */
  readonly created_at: string;
  /** When its name or description changed last. */
  readonly updated_at: string;
  /** The caller's role in it. */
  readonly member_role: MemberRole;
  /** Which agents the caller reaches in it. */
  readonly agent_access: AgentAccess;
  /** Which cards the caller sees in it. */
  readonly task_access: TaskAccess;
}

/** Role in one network; owner is set only by creating the network. */
export type MemberRole = Open<'owner' | 'admin' | 'member' | 'viewer'>;

/** A delivery of the network (id, from_alias, to_alias, type, priority, task_id, in_reply_to, acked), or with scope=user a direct message (message_id, user_id, from_session, kind, title, severity, meta_json, acked, acked_at). */
export interface Message {
  /** Id of a delivery. */
  readonly id?: string | undefined;
  /** Label that the sender gave. */
  readonly from_alias?: string | undefined;
  /** Alias whose inbox got the delivery. */
  readonly to_alias?: string | undefined;
  readonly type?: InboxType | undefined;
  readonly priority?: TaskPriority | undefined;
  /** The text; shapes of secrets in direct messages are masked. */
  readonly content: string;
  /** When it was sent. */
  readonly created_at: string;
  /** Network that it was sent in, net_…. */
  readonly network_id: string;
  /** Of a delivery, the id of its task, or of the message itself. */
  readonly task_id?: string | undefined;
  /** Task that a reply answers; null for other deliveries. */
  readonly in_reply_to?: string | null | undefined;
  /** Id of a direct message, m_…. */
  readonly message_id?: string | undefined;
  /** The person that a direct message is for, u_…. */
  readonly user_id?: string | undefined;
  /** Label that the sender of a direct message gave; sender_id says who it really was. */
  readonly from_session?: string | undefined;
  readonly sender_kind?: SenderKind | undefined;
  /** Id of the person or node that sent, from its token. */
  readonly sender_id?: string | undefined;
  /** What a direct message is about: agent_message unless the sender chose another; the hub itself sends task_expired, requirement_update and network_added. */
  readonly kind?: string | undefined;
  /** Headline of a direct message, or null. */
  readonly title?: string | null | undefined;
  readonly severity?: Severity | undefined;
  readonly meta_json?: string | null | undefined;
  /** 1 once it was acknowledged or marked as read, else 0. */
  readonly acked?: number | undefined;
  /** When a direct message was marked as read; null before. */
  readonly acked_at?: string | null | undefined;
}

/** A room in which members and agents meet. */
export interface Network {
  /** Id of the network, net_…. */
  readonly network_id: string;
  /** Name of the network, unique per owner. */
  readonly network_name: string;
  /** The person who created it, u_…. */
  readonly owner_id: string;
  /** What the network is for, or null. */
  readonly description: string | null;
  /** Reserved; null. */
  readonly settings: null;
  readonly visibility: NetworkVisibility;
  /** Stored, not enforced. */
  readonly max_members: number;
  /** When it was created. */
  readonly created_at: string;
  /** When its name or description changed last. */
  readonly updated_at: string;
}

/** The change was made. */
export interface NetworkChangeAnswer {
  readonly ok: true;
  readonly idempotent_replay?: true | undefined;
}

/** A person in a network. */
export interface NetworkMember {
  /** Id of the person, u_…. */
  readonly user_id: string;
  /** User name of the person. */
  readonly username: string;
  /** Name to show, or null. */
  readonly display_name: string | null;
  readonly role: MemberRole;
  readonly agent_access?: AgentAccess | undefined;
  readonly task_access?: TaskAccess | undefined;
  /** Department in this network, or null. */
  readonly department?: string | null | undefined;
  /** When the person became a member. */
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

/** A message was put into the inbox of the listener. */
export interface NewMessageNotice {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'new_message';
  readonly inbox_count: number;
  /** Label that the sender gave. */
  readonly from: string;
  /** Id of the delivery, m_…. */
  readonly message_id: string;
  /** The text of the message. */
  readonly message: string;
  /** The former alias that the sender named, when the agent was renamed in the last 24 hours. */
  readonly renamed_from?: string | undefined;
}

/** A reply was sent in the network. */
export interface NewReplyBrief {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'new_reply';
  /** Task that the reply answers; null when it answers none. */
  readonly task_id: string | null;
  /** Id of the delivery, m_…. */
  readonly message_id: string;
  /** Label that the sender gave. */
  readonly from: string;
  /** Alias or user name that the reply is for. */
  readonly to: string;
  readonly status: ReplyStatus;
}

/** A reply was put into the inbox of the listener. */
export interface NewReplyNotice {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'new_reply';
  readonly inbox_count: number;
  /** Label that the sender gave. */
  readonly from: string;
  /** Id of the delivery, m_…. */
  readonly message_id: string;
  /** Task that the reply answers; null when it answers none. */
  readonly in_reply_to: string | null;
  readonly status: ReplyStatus;
  /** Step of the trace that the reply was; absent outside of traces. */
  readonly traceparent?: string | undefined;
}

/** A task was sent in the network. */
export interface NewTaskBrief {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'new_task';
  /** Id of the task, t_…. */
  readonly task_id: string;
  /** Label that the sender gave. */
  readonly from: string;
  /** Alias that the task is for. */
  readonly to: string;
  readonly status: TaskStatus;
  readonly priority: TaskPriority;
}

/** A task was put into the inbox of the listening agent. */
export interface NewTaskNotice {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'new_task';
  readonly inbox_count: number;
  readonly priority: TaskPriority;
  /** Label that the sender gave. */
  readonly from: string;
  /** Id of the task, t_…. */
  readonly task_id?: string | undefined;
  /** The former alias that the sender named, when the agent was renamed in the last 24 hours. */
  readonly renamed_from?: string | undefined;
  /** Step of the trace that the dispatch was; absent outside of traces. */
  readonly traceparent?: string | undefined;
}

/** The persistent identity of an agent. */
export interface Node {
  /** Id of the node, n_…, or the one that the node reported itself; unique within its network. */
  readonly node_id: string;
  /** Name of the node, as it reported it; several nodes may share one. */
  readonly node_name: string;
  /** Address of the node, unique in its network; a rename changes it. */
  readonly alias: string;
  /** What runs the agent, as it reported it, or null. */
  readonly runtime: string | null;
  /** Model that the node reported last, or null. */
  readonly model: string | null;
  /** Where its configuration is on its host, or null. */
  readonly config_path: string | null;
  /** Channels that it serves, as the text of a JSON array, or null. */
  readonly channels: string | null;
  /** Name of its server, as it reported it, or null. */
  readonly server: string | null;
  /** Name of its host, as it reported it, or null. */
  readonly hostname: string | null;
  /** Network of the node, net_…. */
  readonly network_id: string;
  /** When the node was registered. */
  readonly created_at: string;
  /** When its record changed last. */
  readonly updated_at: string;
  /** Address of its picture as the hub normalized it; null when unset. */
  readonly avatar_url: string | null;
  readonly lifecycle_state?: LifecycleState | undefined;
  /** Number of configuration updates that were applied. */
  readonly config_revision?: number | undefined;
  /** Daemon that runs the node; null when none does, and for members who reach granted agents only. */
  readonly daemon_node_id?: string | null | undefined;
  /** The person whom the node belongs to, u_…, or null. */
  readonly owner_id?: string | null | undefined;
  /** User name of that person, or null. */
  readonly owner_name?: string | null | undefined;
  /** What its newest live token may do; null without a live token. */
  readonly permission_mode?: NodeMode | null | undefined;
}

/** What became of the record of a node. */
export type NodeChange = Open<'registered' | 'updated' | 'renamed' | 'deleted'>;

/** The record of a node was made, changed or deleted. */
export interface NodeChangedEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'node_changed';
  /** Id of the node. */
  readonly node_id: string;
  /** Its alias; the new one after a rename. */
  readonly alias: string;
  /** What became of it. */
  readonly change: NodeChange;
  /** Its state, where that changed; null otherwise. */
  readonly lifecycle_state: LifecycleState | null;
}

/** A request to a daemon to create a node. */
export interface NodeCreateRequest {
  /** Id of the request, cr_…. */
  readonly request_id: string;
  /** Daemon that is to create the node. */
  readonly daemon_node_id: string;
  /** Alias of the node to be. */
  readonly child_name: string;
  /** Network of the daemon, net_…. */
  readonly network_id: string;
  /** What is to run the agent. */
  readonly runtime: string;
  /** Model to begin with; null for the default of the runtime. */
  readonly model: string | null;
  readonly status: CreateRequestStatus;
  /** Why it failed or was refused, timeout after 60 silent seconds; null otherwise. */
  readonly error: string | null;
  /** When it was requested. */
  readonly created_at: string;
  /** When the daemon fetched it; null before. */
  readonly delivered_at: string | null;
  /** When it ended; null while it is open. */
  readonly acked_at: string | null;
}

/** The record of the listening node was deleted. */
export interface NodeDeletedEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'node_deleted';
  /** Id of the node; it is never used again in this network. */
  readonly node_id: string;
  /** Name that the node had. */
  readonly node_name: string;
  /** Alias that the node had. */
  readonly alias: string;
  /** Network of the node, net_…. */
  readonly network_id: string;
}

/** How many nodes there are. */
export interface NodeFigures {
  /** All nodes. */
  readonly total: number;
}

/** A skill (name, scope, path_rel, description) or a directory entry (name, type, size, mtime). */
export interface NodeFileItem {
  /** Name of the skill, file or directory. */
  readonly name: string;
  /** Where a skill belongs, for example user or project, as the node says. */
  readonly scope?: string | undefined;
  /** Path of a skill, relative to its scope. */
  readonly path_rel?: string | undefined;
  /** What a skill does, by its own words. */
  readonly description?: string | undefined;
  /** Kind of a directory entry: file, dir, or other for anything else. */
  readonly type?: Open<'file' | 'dir' | 'other'> | undefined;
  /** Size of a file in bytes. */
  readonly size?: number | undefined;
  /** When a file changed last, as the node says. */
  readonly mtime?: string | undefined;
  /** Why an entry is named only: secret for a credential file. */
  readonly hidden_reason?: Open<'secret'> | undefined;
}

/** What is requested of a node. */
export type NodeFileOp = Open<
  'read_rules' | 'write_rules' | 'list_skills' | 'read_skill' | 'list_files' | 'read_file' | 'tail_logs'
>;

/** A request to a node; op decides which further fields are present. */
export interface NodeFileRequest {
  /** Id of the request, rf_…. */
  readonly request_id: string;
  /** Node that is asked. */
  readonly node_id: string;
  readonly op: NodeFileOp;
  /** The new rules. */
  readonly content?: string | undefined;
  /** Name of the skill. */
  readonly name?: string | undefined;
  /** Path relative to the work directory. */
  readonly path?: string | undefined;
  /** Longest content of the answer in bytes. */
  readonly max_bytes?: number | undefined;
  /** How many of the last log lines. */
  readonly lines?: number | undefined;
  readonly level?: NodeLogLevel | undefined;
  /** Only log lines with this text, in any case, after masking. */
  readonly grep?: string | undefined;
  /** Only log lines from this time on. */
  readonly since_ts?: string | undefined;
  /** When it was requested. */
  readonly created_at: string;
}

/** Level of a log line, exact. */
export type NodeLogLevel = Open<'info' | 'warn' | 'error'>;

/** What a node token may do besides reporting, reading its inbox and answering. */
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

/** A node has a new alias; sent to both aliases and to every member. */
export interface NodeRenamedEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'node.renamed';
  /** Id of the rename, txn_…. */
  readonly txn_id: string;
  /** The new alias. */
  readonly alias: string;
  /** Network of the node, net_…. */
  readonly network_id: string;
  readonly data: NodeRenamedData;
}

/** The node to be created. */
export interface NodeSpec {
  /** Alias of the node: 1 to 64 letters, digits, dot, underscore, hyphen. */
  readonly name: string;
  /** One that the daemon supports. */
  readonly runtime: string;
  /** Model to begin with; the default of the runtime without it. */
  readonly model?: string | undefined;
  readonly flags?: { readonly [name: string]: unknown } | undefined;
  /** Names of vault entries that the node gets in its environment. */
  readonly env_refs?: readonly string[] | undefined;
  /** A directory below the daemon's own root. */
  readonly workdir?: string | undefined;
}

/** The call succeeded; there is nothing else to tell. */
export interface OkAnswer {
  readonly ok: true;
}

/** A node that the daemon runs. */
export interface OwnChild {
  /** Node id of the child. */
  readonly node_id: string;
  /** Alias of the child. */
  readonly alias: string;
  readonly lifecycle_state: LifecycleState;
}

/** A network of the caller. */
export interface OwnNetwork {
  /** Id of the network, net_…. */
  readonly network_id: string;
  /** Name of the network, unique per owner. */
  readonly network_name: string;
  /** The caller's role in it. */
  readonly member_role: MemberRole;
  /** Which agents the caller reaches in it. */
  readonly agent_access: AgentAccess;
  /** Which cards the caller sees in it. */
  readonly task_access: TaskAccess;
}

/** A network that a person owns. */
export interface OwnedNetwork {
  /** Id of the network, net_…. */
  readonly network_id: string;
  /** Name of the network, unique per owner. */
  readonly network_name: string;
}

/** A node that waits to be created. */
export interface PendingCreateRequest {
  /** Id of the request, cr_…. */
  readonly request_id: string;
  readonly status: CreateRequestStatus;
  /** Node id that the child is to have. */
  readonly child_node_id: string | null;
  /** Alias of the child. */
  readonly child_name: string;
  /** What is to run the agent. */
  readonly runtime: string;
  /** Model to begin with; null for the default of the runtime. */
  readonly model: string | null;
  /** When it was requested. */
  readonly created_at: string;
}

/** A person (username, display_name) or an agent (alias); names are absent when the person or agent is gone or hidden. */
export interface Person {
  readonly kind: PersonKind;
  /** User id of a person or node id of an agent. */
  readonly id: string;
  /** User name of a person. */
  readonly username?: string | undefined;
  /** Name to show of a person, or null. */
  readonly display_name?: string | null | undefined;
  /** Alias of an agent. */
  readonly alias?: string | undefined;
}

/** An agent. */
export interface PersonAgent {
  /** Node id of the agent. */
  readonly node_id: string;
  /** Alias of the agent. */
  readonly alias: string;
}

/** A person (user) or an agent (node). */
export type PersonKind = Open<'user' | 'node'>;

/** The rename is prepared; the node keeps its alias until the commit. */
export interface PrepareRenameAnswer {
  readonly ok: true;
  /** Id of the rename, txn_…, for commit or abort. */
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
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'probe_provider';
  /** Id of the probe, pb_…. */
  readonly probe_id: string;
}

/** A probe and its result. */
export interface ProbeResult {
  /** Id of the probe, pb_…. */
  readonly probe_id: string;
  /** Provider that was tried, prov_…. */
  readonly provider_id: string;
  readonly model_name: string;
  /** Daemon that tried it. */
  readonly daemon_node_id: string;
  readonly status: ProbeStatus;
  /** HTTP status of the provider; null when there was no answer. */
  readonly raw_status_code: number | null;
  /** Milliseconds until the answer, or null. */
  readonly latency_ms: number | null;
  /** When the probe was requested. */
  readonly created_at: string;
  /** When the daemon fetched it; null before. */
  readonly delivered_at: string | null;
  /** When it ended; null while it is open. */
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
  /** Resident memory in bytes. */
  readonly rss_bytes: number | null;
  /** Resident memory in MiB. */
  readonly rss_mb: number | null;
  /** Processor use in percent. */
  readonly cpu_pct: number | null;
  /** Seconds that the process has run. */
  readonly uptime_seconds: number | null;
  /** Calls that the process has not finished. */
  readonly in_flight_count: number | null;
}

/** A group of cards. */
export interface Project {
  /** Id of the project, proj_…. */
  readonly id: string;
  /** Network of the project, net_…. */
  readonly network_id: string;
  /** Name of the project, unique in its network. */
  readonly name: string;
  /** Colour as '#rrggbb'. */
  readonly color: string;
  /** Place in the list, the smallest first. */
  readonly order: number;
  /** Whether the project is out of use; its cards stay. */
  readonly archived: boolean;
}

/** The project as it is now. */
export interface ProjectAnswer {
  readonly ok: true;
  readonly project: Project;
  readonly idempotent_replay?: true | undefined;
}

/** A model provider of a network. The secret itself is never shown. */
export interface Provider {
  /** Id of the provider, prov_…. */
  readonly provider_id: string;
  /** Network of the provider, net_…. */
  readonly network_id: string;
  readonly name: string;
  /** Who makes the models; it never changes. */
  readonly vendor: string;
  readonly base_url: string;
  readonly secret_key_ref: string;
  /** Whether the provider is in use. */
  readonly enabled: boolean;
  /** Models that the provider offers. */
  readonly models: readonly ProviderModel[];
  /** When it was entered. */
  readonly created_at: string;
  /** Person who entered it, u_…. */
  readonly created_by: string;
}

/** A model that a provider offers. */
export interface ProviderModel {
  readonly model_name: string;
  /** Name to show. */
  readonly display_name?: string | undefined;
  /** Tokens that fit into one request. */
  readonly context_window?: number | undefined;
  /** Whether the model reads pictures. */
  readonly supports_vision?: boolean | undefined;
}

/** The task has another assignee. */
export interface ReassignTaskAnswer {
  readonly ok: true;
  /** Id of the task. */
  readonly task_id: string;
  /** Alias of the former assignee. */
  readonly reassigned_from: string;
  /** Alias of the new assignee. */
  readonly reassigned_to: string;
  readonly idempotent_replay?: true | undefined;
}

/** Who is signed in, and with which password the account can be opened again. */
export interface RedeemStartLinkAnswer {
  readonly ok: true;
  readonly user: User;
  /** The network that was made for the admin, net_…. */
  readonly network_id: string;
  /** The record of the session in the list of tokens, by which it can be revoked. */
  readonly token_id: string;
  /** Made by the hub and shown once; changePassword replaces it. */
  readonly password: string;
}

/** The account, and the tokens to begin with. */
export interface RegisterAnswer {
  readonly ok: true;
  readonly user: User;
  readonly token: string;
  /** Token for agents of the person in the new network, shown once. */
  readonly network_token: string;
  /** Network that was made for the person, named after the user name. */
  readonly network_id: string;
}

/** The rename was committed or aborted. */
export interface RenameAnswer {
  readonly ok: true;
  readonly idempotent_replay?: true | undefined;
}

/** Outcome that a reply gives to the task it answers. */
export type ReplyStatus = Open<'replied' | 'failed' | 'cancelled'>;

/** A card. description and checklist are present with view=full, last_event when it was requested. */
export interface Requirement {
  /** Id of the card, req_…. */
  readonly id: string;
  /** Short number of the card in its network, shown as '#N'; never reused. */
  readonly seq: number;
  /** Network of the card, net_…. */
  readonly network_id: string;
  /** Title of the card. */
  readonly name: string;
  readonly column: RequirementColumn;
  readonly priority: RequirementPriority;
  /** When it is due: a day, or an ISO instant in UTC; null when unset. */
  readonly due: string | null;
  /** When the work starts: a day, or an ISO instant in UTC; null when unset. */
  readonly start: string | null;
  /** Markdown; present with view=full. */
  readonly description?: string | undefined;
  /** The steps in their order; present with view=full. */
  readonly checklist?: readonly ChecklistItem[] | undefined;
  /** How many items the checklist has, and how many of them are done. */
  readonly checklist_progress: CountOf;
  /** Person who is responsible, or null. */
  readonly owner: Person | null;
  /** Agent that does the work, or null. */
  readonly agent_owner: Person | null;
  /** Further persons and agents. */
  readonly participants: readonly Person[];
  /** Project of the card, proj_…, or null. */
  readonly project_id: string | null;
  /** Card that this one is a part of, req_…; null for a top-level card. */
  readonly parent_id: string | null;
  /** How many cards are parts of this one, and how many of them are done. */
  readonly children: CountOf;
  /** Name of the card in another system, unique in its network, or null. */
  readonly external_ref: string | null;
  /** Address of the card in another system, or null. */
  readonly external_url: string | null;
  /** Whether the card has left the board; it stays readable. */
  readonly archived: boolean;
  /** Tags, case-sensitive. */
  readonly tags: readonly string[];
  /** Who made the card; null when hidden from a restricted member. */
  readonly created_by: CardActor | null;
  /** Who changed it last; null when hidden from a restricted member. */
  readonly updated_by: CardActor | null;
  /** When it was made. */
  readonly created_at: string;
  /** When it changed last. */
  readonly updated_at: string;
  readonly last_event?: LastEvent | null | undefined;
}

/** A card of the board was created, changed, commented on or deleted. */
export interface RequirementChangedEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'requirement_changed';
  /** Id of the card, req_…. */
  readonly requirement_id: string;
  /** Short number of the card. */
  readonly seq: number;
  /** Kind of the card event. */
  readonly change: string;
  /** The field that changed; null when the change is of the whole card. */
  readonly field: string | null;
}

/** Where a card stands. */
export type RequirementColumn = Open<'pool' | 'doing' | 'done'>;

/** A change of one field, or a comment, whose text is new.text. */
export interface RequirementEvent {
  /** Id of the event, ev_…. */
  readonly id: string;
  /** Id of the card, req_…. */
  readonly requirement_id: string;
  /** Short number of the card. */
  readonly seq: number;
  readonly kind: RequirementEventKind;
  /** The field that changed; null for a comment and for the whole card. */
  readonly field: string | null;
  /** The value before; null when there was none. */
  readonly old: unknown;
  /** The value after; null when there is none. */
  readonly new: unknown;
  readonly actor: EventActor | null;
  /** When it happened. */
  readonly at: string;
}

/** The event that the call made. */
export interface RequirementEventAnswer {
  readonly ok: true;
  readonly event: RequirementEvent;
  readonly idempotent_replay?: true | undefined;
}

/** What happened to a card. */
export type RequirementEventKind = Open<'created' | 'changed' | 'comment' | 'deleted'>;

/** Shown as highest, normal, low and lowest. */
export type RequirementPriority = Open<'high' | 'normal' | 'low' | 'lowest'>;

/** The one-time password, and what ended. */
export interface ResetPasswordAnswer {
  readonly ok: true;
  readonly user: User;
  /** The one-time password, shown once. */
  readonly password: string;
  /** How many logins and legacy tokens of the person ended. */
  readonly revoked: number;
}

/** A child is to be restarted; fetch it with get_config_update. */
export interface RestartEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'restart';
  /** Id of the restart, cu_…. */
  readonly update_id: string;
  /** Node that is to restart. */
  readonly node_id: string;
}

/** Events were missed and are no longer available; read the inbox. */
export interface ResyncEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'resync';
  /** Id of the oldest event that is still kept. */
  readonly oldest_id: string;
}

/** The task is delivered once more. */
export interface RetryTaskAnswer {
  readonly ok: true;
  /** Id of the task; it stays the same. */
  readonly task_id: string;
  /** Alias that it was delivered to. */
  readonly retried_to: string;
  readonly idempotent_replay?: true | undefined;
}

/** A rules, skill, file or log request waits; fetch it with get_rules_file_request. */
export interface RulesFileEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'rules_file';
  /** Id of the request, rf_…. */
  readonly request_id: string;
}

/** The task was stored. With status 202 the target is offline and the task waits in its inbox. */
export interface SendTaskAnswer {
  readonly ok: true;
  /** Id of the new task, t_…. */
  readonly task_id: string;
  /** The same as task_id. */
  readonly message_id: string;
  readonly actual_to: ActualTo;
  /** Present when the target is offline. */
  readonly code?: 'alias_offline' | undefined;
  /** Present and true when the target is offline: the task waits in its inbox. */
  readonly queued?: true | undefined;
  /** The alias that was named, when it was renamed in the last 24 hours. */
  readonly renamed_from?: string | undefined;
  /** The alias that the task went to instead. */
  readonly renamed_to?: string | undefined;
  readonly idempotent_replay?: true | undefined;
}

/** Who really sent, as the token says; system is the hub itself. */
export type SenderKind = Open<'user' | 'node' | 'system'>;

/** A host; sessions whose host is not known are grouped as unknown, with ip null. */
export interface Server {
  /** Name of the host, or unknown. */
  readonly hostname: string;
  /** Address of the host; null when it is not known. */
  readonly ip: string | null;
  /** Sessions on the host. */
  readonly agent_count: number;
  /** Load average of the last minute. */
  readonly cpu_load_1min: number | null;
  /** Processor cores. */
  readonly cpu_cores: number | null;
  /** Memory available, in GB. */
  readonly mem_avail_gb: number | null;
  /** Memory in use, in GB. */
  readonly mem_used_gb: number | null;
  /** When an agent of the host reported last. */
  readonly last_seen: string;
}

/** A session on a host; fields that were never reported are null. */
export interface ServerAgent {
  /** Alias of the agent. */
  readonly alias: string;
  /** What runs the agent, or null. */
  readonly runtime: string | null;
  /** What the agent calls itself, as it reported it. */
  readonly raw_agent: string | null;
  /** Model in use; null when it was never reported. */
  readonly model: string | null;
  readonly status: SessionStatus;
  /** Text of the work that the agent reported last; null when it has none. */
  readonly task: string | null;
  /** Progress of its work, 0 to 100, or null. */
  readonly progress: number | null;
  /** When the agent reported last. */
  readonly last_seen: string;
  /** Health that it reported within 10 minutes; null without it. */
  readonly health: AgentHealth | null;
  /** Name of its host, or unknown. */
  readonly hostname: string;
  /** Address of its host; null when it is not known. */
  readonly ip: string | null;
  /** Measures of its host; null without any. */
  readonly telemetry: ServerMeasures | null;
  /** Measures of its process; null without any. */
  readonly process_telemetry: ProcessTelemetry | null;
}

/** Why a host is not green; value is below threshold. */
export interface ServerAlert {
  readonly level: ServerAlertLevel;
  readonly metric: ServerMetric;
  /** The measured value. */
  readonly value: number;
  /** The value below which the alert is raised. */
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

/** A line of the log of the process that answers. */
export interface ServerLogLine {
  /** When it was logged, ISO 8601 in UTC. */
  readonly ts: string;
  /** Importance of the line, for example info, warn or error. */
  readonly level: string;
  /** The whole line as JSON text, cut at 4,000 characters, secrets masked. */
  readonly line: string;
}

/** The newest measures of a host. */
export interface ServerMeasures {
  /** Load average of the last minute. */
  readonly cpu_load_1min: number | null;
  /** Processor cores. */
  readonly cpu_cores: number | null;
  /** Processor use in percent. */
  readonly cpu_pct: number | null;
  /** Memory of the host in GB. */
  readonly mem_total_gb: number | null;
  /** Memory in use, in GB. */
  readonly mem_used_gb: number | null;
  /** Memory available, in GB. */
  readonly mem_avail_gb: number | null;
  /** Size of the disk in GB. */
  readonly disk_total_gb: number | null;
  /** Used space of the disk in GB. */
  readonly disk_used_gb: number | null;
  /** Free space of the disk in GB. */
  readonly disk_avail_gb: number | null;
  /** When the measures were reported; null without any. */
  readonly last_seen: string | null;
}

/** What was measured. */
export type ServerMetric = Open<'disk_avail_gb'>;

/** Runtime state of an alias, as its node last reported it. */
export interface Session {
  /** Id by which the agent resumes this session; a report with another one replaces the session. */
  readonly resume_id: string;
  /** Alias of the agent. */
  readonly alias: string;
  readonly status: SessionStatus;
  /** Text of the work that the agent reported last; null when it has none. */
  readonly task: string | null;
  /** First 4,000 characters of the output that the agent reported last. */
  readonly output: string | null;
  /** Score of 0 to 10 that the agent gave itself, or null. */
  readonly score: number | null;
  /** Progress of its work, 0 to 100, or null. */
  readonly progress: number | null;
  /** Name of the server that the agent reported. */
  readonly server: string | null;
  /** Name of the host that the agent reported. */
  readonly hostname: string | null;
  /** What the agent calls itself; agent nodes report agent-node:<runtime>. */
  readonly agent: string | null;
  /** Directory that the agent works in. */
  readonly project_dir: string | null;
  /** Version of the agent. */
  readonly version: string | null;
  /** Name of its terminal session. */
  readonly tmux_name: string | null;
  /** Node id of the agent, or null. */
  readonly node_id: string | null;
  /** Session id of its runtime. */
  readonly session_id: string | null;
  /** Where its configuration is on its host. */
  readonly config_path: string | null;
  /** Channels that it serves, as the text of a JSON array. */
  readonly channels: string | null;
  /** Model in use; null when it was never reported. */
  readonly model: string | null;
  /** When the agent reported last. */
  readonly last_seen_at: string;
  /** When the session changed last. */
  readonly updated_at: string;
  /** Network of the agent, net_…. */
  readonly network_id: string;
}

/** How many sessions there are. */
export interface SessionFigures {
  readonly by_status: { readonly [name: string]: number };
}

/** What the node last reported, or offline after ten minutes of silence. */
export type SessionStatus = Open<'working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline'>;

/** The fields of a session that GET /api/status returns; agent, model and task are null with fields=light, and fields=fleet adds some. */
export interface SessionSummary {
  /** Id by which the agent resumes this session. */
  readonly resume_id: string;
  /** Alias of the agent. */
  readonly alias: string;
  readonly status: SessionStatus;
  /** What the agent calls itself; agent nodes report agent-node:<runtime>. */
  readonly agent: string | null;
  /** Model in use; null when it was never reported. */
  readonly model: string | null;
  /** Text of the work that the agent reported last; null when it has none. */
  readonly task: string | null;
  /** Progress of its work, 0 to 100, or null. */
  readonly progress: number | null;
  /** When the agent reported last. */
  readonly last_seen_at: string;
  /** Network of the agent, net_…; with fields=fleet. */
  readonly network_id?: string | undefined;
  /** Node id of the agent, or null; with fields=fleet. */
  readonly node_id?: string | null | undefined;
  /** Name of the host that the agent reported, or null; with fields=fleet. */
  readonly hostname?: string | null | undefined;
  /** When the session changed last; with fields=fleet. */
  readonly updated_at?: string | undefined;
  /** Open tasks of the agent, counted as in queue_ahead; with fields=fleet. */
  readonly queue_depth?: number | undefined;
}

/** The agents that the member reaches now. */
export interface SetAgentGrantsAnswer {
  readonly ok: true;
  /** Node ids of the agents. */
  readonly node_ids: readonly string[];
  readonly idempotent_replay?: true | undefined;
}

/** The node and its mode. */
export interface SetPermissionModeAnswer {
  readonly ok: true;
  /** Id of the node. */
  readonly node_id: string;
  /** Alias of the node. */
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
  /** Id of the version, skill_…. */
  readonly skill_id: string;
  readonly slug: string;
  /** Title of the skill. */
  readonly name: string;
  /** What the skill is good for. */
  readonly description: string;
  readonly version: string;
  readonly status: SkillStatus;
  readonly source_type: NodeOrUser;
  /** Alias of the agent or user name of the person who submitted it, or null. */
  readonly source_alias: string | null;
  /** SHA-256 of the document, in hexadecimal digits. */
  readonly content_hash: string;
  /** When it was submitted. */
  readonly created_at: string;
  /** When its status changed last. */
  readonly updated_at: string;
  /** When it was reviewed; null before. */
  readonly reviewed_at: string | null;
  /** What the reviewer wrote, or null. */
  readonly review_note: string | null;
  readonly content: string;
}

/** State of a skill version in its review. */
export type SkillStatus = Open<'pending' | 'published' | 'rejected'>;

/** A skill version without its document. */
export interface SkillSummary {
  /** Id of the version, skill_…. */
  readonly skill_id: string;
  readonly slug: string;
  /** Title of the skill. */
  readonly name: string;
  /** What the skill is good for. */
  readonly description: string;
  readonly version: string;
  readonly status: SkillStatus;
  readonly source_type: NodeOrUser;
  /** Alias of the agent or user name of the person who submitted it, or null. */
  readonly source_alias: string | null;
  /** SHA-256 of the document, in hexadecimal digits. */
  readonly content_hash: string;
  /** When it was submitted. */
  readonly created_at: string;
  /** When its status changed last. */
  readonly updated_at: string;
  /** When it was reviewed; null before. */
  readonly reviewed_at: string | null;
  /** What the reviewer wrote, or null. */
  readonly review_note: string | null;
}

/** What was hidden, and until when. */
export interface SnoozeAttentionAnswer {
  /** Always true on success. */
  readonly ok: true;
  /** The item. */
  readonly key: string;
  /** Until when it is hidden; null when it is listed. */
  readonly until: string | null;
  /** The first call with this key gave this answer. */
  readonly idempotent_replay?: true | undefined;
}

/** A child is to be started; fetch it with get_start_request. */
export interface StartNodeEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'start_node';
  /** Id of the request, str_…. */
  readonly request_id: string;
}

/** How many rows have one status. */
export interface StatusCount {
  /** The status that was counted. */
  readonly status: string;
  /** Number of rows with it. */
  readonly count: number;
}

/** A session with its open tasks. */
export interface StatusSession {
  /** Id by which the agent resumes this session; a report with another one replaces the session. */
  readonly resume_id: string;
  /** Alias of the agent. */
  readonly alias: string;
  readonly status: SessionStatus;
  /** Text of the work that the agent reported last; null when it has none. */
  readonly task: string | null;
  /** First 4,000 characters of the output that the agent reported last. */
  readonly output: string | null;
  /** Score of 0 to 10 that the agent gave itself, or null. */
  readonly score: number | null;
  /** Progress of its work, 0 to 100, or null. */
  readonly progress: number | null;
  /** Name of the server that the agent reported. */
  readonly server: string | null;
  /** Name of the host that the agent reported. */
  readonly hostname: string | null;
  /** What the agent calls itself; agent nodes report agent-node:<runtime>. */
  readonly agent: string | null;
  /** Directory that the agent works in. */
  readonly project_dir: string | null;
  /** Version of the agent. */
  readonly version: string | null;
  /** Name of its terminal session. */
  readonly tmux_name: string | null;
  /** Node id of the agent, or null. */
  readonly node_id: string | null;
  /** Session id of its runtime. */
  readonly session_id: string | null;
  /** Where its configuration is on its host. */
  readonly config_path: string | null;
  /** Channels that it serves, as the text of a JSON array. */
  readonly channels: string | null;
  /** Model in use; null when it was never reported. */
  readonly model: string | null;
  /** When the agent reported last. */
  readonly last_seen_at: string;
  /** When the session changed last. */
  readonly updated_at: string;
  /** Network of the agent, net_…. */
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

/** An agent reported, or fell silent. */
export interface StatusUpdateEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'status_update';
  /** Alias of the agent. */
  readonly alias: string;
  readonly status: SessionStatus;
  /** Progress of its work, 0 to 100, or null. */
  readonly progress: number | null;
  /** When the hub heard of it. */
  readonly at: string;
  /** The task that the agent reports to work on, where the hub knows it. */
  readonly task_id: string | null;
  /** Open tasks of the agent. */
  readonly queue_depth: number;
}

/** A child is to be stopped or deleted; fetch it with get_stop_request. */
export interface StopNodeEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'stop_node';
  /** Id of the request, sr_…. */
  readonly request_id: string;
}

/** The record of an uploaded file. */
export interface StoredFile {
  /** Id of the file, 32 hexadecimal digits. */
  readonly file_id: string;
  /** Network of the file, net_…. */
  readonly network_id: string;
  /** Name of the upload, without directories. */
  readonly name: string;
  /** Path to download the file from. */
  readonly url: string;
  /** Size of the file in bytes. */
  readonly size: number;
  /** Media type that the form named. */
  readonly mime: string;
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly sha256: string;
  readonly uploader_kind: SenderKind;
  /** Id of the person or node that uploaded it, from the token. */
  readonly uploader_id: string;
  /** User name of that person, or present alias of that node; null when it is gone. */
  readonly uploader_name: string | null;
  /** When it was uploaded. */
  readonly created_at: string;
}

/** Role in the whole hub; the first registered user is admin. */
export type SystemRole = Open<'admin' | 'user'>;

/** What to do with tags. */
export type TagOperation = Open<'rename' | 'merge' | 'delete' | 'color'>;

/** A logical unit of work and its tracked life. */
export interface Task {
  /** Id of the task, t_…, the same through retries and reassignments. */
  readonly task_id: string;
  /** Node that sent the task; null when a person did. It does not change when the node is renamed. */
  readonly from_node_id: string | null;
  /** Node that the task is for now; null for an agent that never got a node record. */
  readonly to_node_id: string | null;
  /** Label that the sender gave: api over REST and hub over tools unless it chose another. */
  readonly from_name: string;
  /** Alias that the task is for now; a reassignment or a rename changes it. */
  readonly to_name: string;
  readonly sender_kind: SenderKind;
  /** Id of the person or node that sent, from its token. */
  readonly sender_id: string;
  readonly priority: TaskPriority;
  readonly status: TaskStatus;
  /** What is to be done, as it was sent. */
  readonly content: string;
  /** Background that the sender gave with the task over tools, or null. */
  readonly context?: string | null | undefined;
  /** First 4,000 characters of the reply or completion that ended the task; null before, and cleared by a retry. */
  readonly result: string | null;
  /** Reserved for a task that answers another; null, because replies are deliveries. */
  readonly in_reply_to: string | null;
  /** Which answer the sender expects: reply. */
  readonly requires_response: string | null;
  /** For how many recipients the task is: single. */
  readonly scope: string | null;
  /** Task of the same network that this one is a part of, or null. */
  readonly parent_task_id: string | null;
  readonly meta_json: string | null;
  /** When the task was sent first; a retry does not change it. */
  readonly created_at: string;
  /** When it was last put into an inbox: by the dispatch, a retry or a reassignment. */
  readonly delivered_at: string | null;
  /** When the agent reported that it works on the task; cleared by a retry or a reassignment. */
  readonly started_at: string | null;
  /** When the agent handed the task to its runtime, by its own word; null without that evidence. */
  readonly runtime_submitted_at: string | null;
  /** When the runtime began its turn on the task, by the word of the agent; null without that evidence. */
  readonly consumed_at: string | null;
  /** When the task ended; null while it is live. */
  readonly completed_at: string | null;
  /** When the task expires unless somebody acknowledged it before; from ttl_seconds, or one hour after a retry. */
  readonly expires_at: string | null;
  /** Network of the task, net_…. */
  readonly network_id: string;
}

/** Whether a member sees all requirement cards or only their own. */
export type TaskAccess = Open<'all' | 'scoped'>;

/** One step of a task from status to status. */
export interface TaskEvent {
  /** Number of the step; it grows with time within a network. */
  readonly id: number;
  /** Id of the task, t_…. */
  readonly task_id: string;
  /** Status before the step; null for the first one. */
  readonly from_status: TaskStatus | null;
  /** Status after the step. */
  readonly to_status: TaskStatus;
  /** Who caused the step: the node id of an agent, hub for a person, system for the hub itself. */
  readonly actor: string;
  /** Reason of a cancellation, or both aliases of a reassignment; null otherwise. */
  readonly detail: string | null;
  /** When the step was made. */
  readonly created_at: string;
}

/** When the agent's runtime received the task, and when it began to work on it. */
export interface TaskEvidence {
  /** Id of the task, t_…. */
  readonly task_id: string;
  /** When the agent handed the task to its runtime; the first mark stays. */
  readonly runtime_submitted_at: string | null;
  /** When the runtime began its turn on the task; the first mark stays. It implies the other one. */
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

/** A task moved to another status. Its sender hears every move that somebody else caused, an agent hears when somebody else cancels or reassigns a task of it, observers hear all. */
export interface TaskStatusEvent {
  /** Name of the event, as in the event line of its frame. */
  readonly type: 'task_status';
  /** Id of the task, t_…. */
  readonly task_id: string;
  /** Status before the step; null for the first one. */
  readonly from_status: TaskStatus | null;
  /** Status after the step. */
  readonly to_status: TaskStatus;
  /** Who caused the step: the node id of an agent, hub for a person, system for the hub itself. */
  readonly actor: string;
  /** When it moved. */
  readonly at: string;
  /** Open tasks of its assignee after the step. */
  readonly queue_depth: number;
}

/** The fields of a task that list_tasks returns. */
export interface TaskSummary {
  /** Id of the task, t_…. */
  readonly task_id: string;
  /** Label that the sender gave. */
  readonly from_name: string;
  /** Alias that the task is for now. */
  readonly to_name: string;
  readonly priority: TaskPriority;
  readonly status: TaskStatus;
  /** What is to be done, as it was sent. */
  readonly content: string;
  /** First 4,000 characters of the result; null while there is none. */
  readonly result: string | null;
  /** When the task was sent first. */
  readonly created_at: string;
  /** When the agent handed the task to its runtime, by its own word; null without that evidence. */
  readonly runtime_submitted_at: string | null;
  /** When the runtime began its turn on the task, by the word of the agent; null without that evidence. */
  readonly consumed_at: string | null;
  /** When the task ended; null while it is live. */
  readonly completed_at: string | null;
}

/** One message of the socket, as JSON text. */
export interface TerminalFrame {
  /** Kind of message. */
  readonly type: 'pane';
  /** Name of the tmux session. */
  readonly tmux_name: string;
  /** What the terminal shows. */
  readonly output: string;
}

/** The record of a token; only a hash of the token is stored. */
export interface Token {
  /** Id of the record, tok_…; it is not the token. */
  readonly token_id: string;
  /** For example node:<alias> or user-login. */
  readonly name: string;
  readonly scope: TokenScope;
  /** Network that the token is bound to; null for a user token. */
  readonly network_id: string | null;
  /** When it was used last, to the minute; null when it never was. */
  readonly last_used_at: string | null;
  /** When it was made. */
  readonly created_at: string | null;
  /** Whether it is the session of a browser that is signed in. */
  readonly browser_session: boolean;
  /** Whether this call was made with it; a page asks with a token of its browser session. */
  readonly current: boolean;
}

/** Kind of token; user is utok_, network is ntok_, full is the legacy atok_. */
export type TokenScope = Open<'user' | 'network' | 'full'>;

/** The account after the change. */
export interface UpdateMeAnswer {
  readonly ok: true;
  readonly user: User;
  readonly idempotent_replay?: true | undefined;
}

/** The node and its picture. */
export interface UpdateNodeAvatarAnswer {
  readonly ok: true;
  /** Id of the node. */
  readonly node_id: string;
  /** Alias of the node. */
  readonly alias: string;
  /** The normalized address; null when it was cleared. */
  readonly avatar_url: string | null;
  readonly idempotent_replay?: true | undefined;
}

/** What was done to the cards. */
export interface UpdateTagsAnswer {
  readonly ok: true;
  readonly op: TagOperation;
  /** Cards that changed. */
  readonly affected: number;
  readonly idempotent_replay?: true | undefined;
}

/** The stored file. */
export interface UploadAnswer {
  readonly ok: true;
  /** Id of the file, 32 hexadecimal digits. */
  readonly file_id: string;
  /** Path to download the file from. */
  readonly url: string;
  /** Size of the file in bytes. */
  readonly size: number;
  /** Media type that the form named; the download has it too. */
  readonly mime: string;
  readonly idempotent_replay?: true | undefined;
}

/** The card as it is now, and whether it is new. */
export interface UpsertRequirementAnswer {
  readonly ok: true;
  readonly requirement: Requirement;
  /** Whether the call made the card. */
  readonly created: boolean;
  /** Present and true when an agent was sent as owner and became agent_owner. */
  readonly owner_coerced_to_agent_owner?: true | undefined;
  readonly idempotent_replay?: true | undefined;
}

/** A person with an account. The password hash is never shown. */
export interface User {
  /** Id of the person, u_…. */
  readonly user_id: string;
  /** Name to log in with; unique in the hub, it never changes. */
  readonly username: string;
  /** Name to show, or null. */
  readonly display_name: string | null;
  /** E-mail address as the person gave it, not verified, or null. */
  readonly email: string | null;
  readonly role: SystemRole;
  /** When the account was made; only in lists. */
  readonly created_at?: string | undefined;
  /** Whether a system admin has disabled the account; only in what system admins read. */
  readonly disabled?: boolean | undefined;
  /** Present and true after a reset by a system admin, until the person has chosen a password. */
  readonly must_change_password?: boolean | undefined;
}

/** The account after the change. */
export interface UserChangeAnswer {
  readonly ok: true;
  readonly user: User;
  readonly idempotent_replay?: true | undefined;
}

/** The card as it is now. */
export interface WriteRequirementAnswer {
  readonly ok: true;
  readonly requirement: Requirement;
  /** Present and true when an agent was sent as owner and became agent_owner. */
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
  readonly createBrowserSession: CreateBrowserSessionAnswer;
  readonly deleteBrowserSession: OkAnswer;
  readonly issueBrowserToken: IssueBrowserTokenAnswer;
  readonly redeemStartLink: RedeemStartLinkAnswer;
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
  readonly listAgentGrants: ListAgentGrantsAnswer;
  readonly setAgentGrants: SetAgentGrantsAnswer;
  readonly listInvites: ListInvitesAnswer;
  readonly deleteInvite: DeleteInviteAnswer;
  readonly createInvite: CreateInviteAnswer;
  readonly listNetworkAuditLog: ListAuditLogAnswer;
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
  readonly listJobs: ListJobsAnswer;
  readonly listServerLogs: ListServerLogsAnswer;
  readonly sendTask: SendTaskAnswer;
  readonly getTask: GetTaskAnswer;
  readonly cancelTask: CancelTaskAnswer;
  readonly retryTask: RetryTaskAnswer;
  readonly reassignTask: ReassignTaskAnswer;
  readonly listTasks: ListTasksAnswer;
  readonly getTaskById: GetTaskAnswer;
  readonly listTaskEvents: ListTaskEventsAnswer;
  readonly broadcast: BroadcastAnswer;
  readonly listMessages: ListMessagesAnswer;
  readonly ackMessages: AckMessagesAnswer;
  readonly getCompletions: GetCompletionsAnswer;
  readonly listUsers: ListUsersAnswer;
  readonly deleteUser: DeleteUserAnswer;
  readonly resetPassword: ResetPasswordAnswer;
  readonly disableUser: UserChangeAnswer;
  readonly enableUser: UserChangeAnswer;
  readonly listAuditLog: ListAuditLogAnswer;
  readonly listFiles: ListFilesAnswer;
  readonly deleteFile: DeleteFileAnswer;
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
  readonly listCardEvents: ListCardEventsAnswer;
  readonly updateTags: UpdateTagsAnswer;
  readonly getRequirement: GetRequirementAnswer;
  readonly updateRequirement: WriteRequirementAnswer;
  readonly deleteRequirement: DeleteRequirementAnswer;
  readonly updateChecklistItem: WriteRequirementAnswer;
  readonly createComment: RequirementEventAnswer;
}

/** What a tool answers, by its name. */
export interface ToolAnswers {
  readonly get_all_status: {
    readonly ok: true;
    readonly sessions: readonly StatusSession[];
    readonly summary: readonly StatusCount[];
    readonly has_more: boolean;
    readonly next_cursor: string | null;
    readonly truncated?: true | undefined;
  };
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
    readonly task?: Task | undefined;
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
