// Generated from spec/ by `make generate`. Do not edit.

/** Every named schema, as it travels on the wire. */
export interface Schemas {
  AckMessagesAnswer: {
    ok: Schemas['Ok'];
    scope: Schemas['AckScope'];
    agent?: string;
    acked: number;
    acked_user_inbox: number;
    acked_inbox: number;
    /** @constant */
    idempotent_replay?: true;
  };
  /** @description One of message_id, message_ids and agent. */
  AckMessagesRequest: {
    message_id?: string;
    message_ids?: string[];
    /** @description All messages from this alias. */
    agent?: string;
  };
  /**
   * @description How the acknowledged rows were named.
   * @enum {string}
   */
  AckScope: 'ids' | 'agent';
  /**
   * @description What to look at next.
   * @enum {string}
   */
  ActionHint:
    | 'none'
    | 'inspect_runtime'
    | 'check_target_registration'
    | 'restore_target'
    | 'restore_sse'
    | 'wire_runtime_evidence'
    | 'inspect_agent_queue';
  ActivateLicenseAnswer: {
    ok: Schemas['Ok'];
    /** @constant */
    type: 'pro';
    expires_in_days: number;
  };
  ActivateLicenseRequest: {
    /** @description Begins with the fixed licence prefix. */
    key: string;
  };
  /** @description Where the task was actually sent. */
  ActualTo: {
    alias: string;
    to_node_id: Schemas['NullableId'];
    network_id: Schemas['Id'];
  };
  AddMemberRequest: {
    user_id: Schemas['Id'];
    /** @default member */
    role?: Schemas['InviteRole'];
    agent_access?: Schemas['AgentAccess'];
    task_access?: Schemas['TaskAccess'];
    department?: Schemas['Department'];
  };
  /**
   * @description Whether a member reaches all agents of the network or only granted ones.
   * @enum {string}
   */
  AgentAccess: 'all' | 'granted';
  /** @description What the agent last reported of its layers. */
  AgentHealth: {
    app_server?: Schemas['AgentHealthLayer'];
    tui?: Schemas['AgentHealthLayer'];
    model_auth?: string;
  };
  AgentHealthLayer: {
    ok: boolean;
    reason?: string;
  };
  /** @description An agent; null clears it. */
  AgentOwnerInput: Schemas['PersonName'] | Schemas['PersonFields'] | null;
  /**
   * @description Red below 1 GB of free disk, yellow below 5.
   * @enum {string}
   */
  AlertLevel: 'green' | 'yellow' | 'red';
  /** @description The address of an agent in its network. */
  Alias: string;
  /** @description Who did what. */
  AuditRow: {
    user_id: Schemas['NullableId'];
    username: Schemas['NullableText'];
    action: string;
    target_type: Schemas['NullableText'];
    target_id: Schemas['NullableText'];
    detail: Schemas['NullableText'];
    created_at: Schemas['WireTime'];
  };
  /** @description Where the provider answers; https and public. */
  BaseUrl: string;
  /**
   * @description A feature of this board that older servers lack.
   * @enum {string}
   */
  BoardCapability:
    'priority_lowest' | 'start_date' | 'requirement_seq' | 'last_event' | 'tag_ops' | 'comments' | 'changes';
  /** @description A department; its id is its name. */
  BoardDepartment: {
    id: string;
    name: string;
  };
  /** @description A member of the network with the agents that belong to it. */
  BoardPerson: {
    user_id: Schemas['Id'];
    username: string;
    display_name: Schemas['NullableText'];
    role: Schemas['MemberRole'];
    /** @description The department, or null when unset. */
    department: Schemas['BoardDepartment'] | null;
    agents: Schemas['PersonAgent'][];
  };
  BroadcastAnswer: {
    ok: Schemas['Ok'];
    recipients: number;
    /** @description One for each recipient. */
    message_ids: Schemas['Id'][];
    /** @constant */
    idempotent_replay?: true;
  };
  BroadcastEvent: {
    /** @constant */
    type: 'broadcast';
    inbox_count: Schemas['InboxCount'];
  };
  BroadcastRequest: {
    message: string;
    filter_server?: string;
    filter_status?: Schemas['SessionStatus'];
    network_id?: Schemas['Id'];
  };
  /** @description The hub closes the stream; reconnect after retry_ms. */
  ByeEvent: {
    /** @constant */
    type: 'bye';
    retry_ms: number;
  };
  /** @description Who made the change. */
  CardActor: {
    kind: Schemas['PersonKind'];
    id: string;
  };
  /** @description Archived cards leave the board but stay readable. */
  CardArchived: boolean;
  /** @description Markdown. */
  CardDescription: string;
  /** @description When the card is due; null clears it. */
  CardDue: Schemas['CardMoment'] | null;
  /** @description A day (YYYY-MM-DD), or an ISO instant with Z or an offset, which is kept in UTC to the second. */
  CardMoment: string;
  /** @description Title of a card. */
  CardName: string;
  /** @description The id of a card, or its short number as '#N'. */
  CardRef: string;
  /** @description When the work starts; null clears it. */
  CardStart: Schemas['CardMoment'] | null;
  /** @description One tag; case-sensitive. */
  CardTag: string;
  /** @description A time of the board in UTC. */
  CardTime: string;
  /** @description A child of a task that the listener sent has ended. */
  ChainedReplyEvent: {
    /** @constant */
    type: 'chained_reply';
    parent_task_id: Schemas['Id'];
    child_task_id: Schemas['Id'];
    child_alias: string;
  };
  ChangePasswordAnswer: {
    ok: Schemas['Ok'];
    /** @description How many other tokens of the caller were revoked. */
    revoked: number;
    token: Schemas['UserToken'];
    token_id: Schemas['Id'];
  };
  ChangePasswordRequest: {
    old_password: string;
    /** @description At least 8 characters and not a common one. At most 72 bytes. */
    new_password: string;
  };
  /** @description The data of one frame on the stream of an alias or a user name. */
  ChannelStreamEvent:
    | Schemas['ConnectedEvent']
    | Schemas['ResyncEvent']
    | Schemas['ByeEvent']
    | Schemas['NewTaskNotice']
    | Schemas['NewMessageNotice']
    | Schemas['NewReplyNotice']
    | Schemas['BroadcastEvent']
    | Schemas['ChainedReplyEvent']
    | Schemas['NodeRenamedEvent']
    | Schemas['NodeDeletedEvent']
    | Schemas['DesktopMessageEvent']
    | Schemas['TaskStatusEvent']
    | Schemas['StatusUpdateEvent']
    | Schemas['CreateNodeEvent']
    | Schemas['StopNodeEvent']
    | Schemas['StartNodeEvent']
    | Schemas['ConfigUpdateEvent']
    | Schemas['RestartEvent']
    | Schemas['RulesFileEvent']
    | Schemas['ProbeProviderEvent'];
  /** @description Replaces the whole list. */
  ChecklistInput: Schemas['ChecklistItemInput'][];
  ChecklistItem: {
    id: string;
    text: string;
    done: boolean;
  };
  /** @description An item without an id gets one; done is false by default. */
  ChecklistItemInput: {
    id?: string;
    text: string;
    done?: boolean;
  };
  /** @description An item of the checklist. */
  ChecklistItemRef: string;
  /** @description Markdown of 1 to 4000 characters; leading and trailing blanks are removed first and do not count. */
  CommentText: string;
  /** @description The full result of a finished piece of work. */
  Completion: {
    id: Schemas['Id'];
    session_name: string;
    task: string;
    result: string;
    /** @description A JSON array as text. */
    artifacts: string | null;
    score: Schemas['NullableNumber'];
    duration_minutes: Schemas['NullableNumber'];
    network_id: Schemas['Id'];
    completed_at: Schemas['WireTime'];
  };
  /**
   * @description Whether the node applies the change while it runs or restarts for it.
   * @enum {string}
   */
  ConfigApplyMode: 'hot' | 'restart';
  /** @description What changes: model, flags, channels; at least one. */
  ConfigPatch: {
    [key: string]: unknown;
  };
  /** @description A configuration that a node should apply. */
  ConfigUpdate: {
    update_id: Schemas['Id'];
    node_id: Schemas['Id'];
    action: Schemas['ConfigUpdateAction'];
    apply_mode: Schemas['ConfigApplyMode'];
    base_revision: number;
    patch: Schemas['ConfigPatch'];
    status: Schemas['ConfigUpdateStatus'];
    created_at: Schemas['WireTime'];
  };
  /**
   * @description Whether the configuration changes or the node only restarts.
   * @enum {string}
   */
  ConfigUpdateAction: 'update' | 'restart';
  /** @description A configuration waits; fetch it with get_config_update. */
  ConfigUpdateEvent: {
    /** @constant */
    type: 'config_update';
    update_id: Schemas['Id'];
    node_id: Schemas['Id'];
  };
  /**
   * @description State of a configuration update.
   * @enum {string}
   */
  ConfigUpdateStatus: 'pending' | 'restarting' | 'applied' | 'rejected' | 'timeout';
  /** @description First frame of every stream. */
  ConnectedEvent: {
    /** @constant */
    type: 'connected';
    session: string;
    network_id: Schemas['Id'];
    inbox_count?: Schemas['InboxCount'];
    last_event_id: string;
    /** @constant */
    observer?: true;
  };
  /** @description A measured whole number, or null. */
  Count: number | null;
  /** @description How many, and how many of them are done. */
  CountOf: {
    total: number;
    done: number;
  };
  CreateCommentRequest: {
    text: Schemas['CommentText'];
  };
  CreateInviteAnswer: {
    ok: Schemas['Ok'];
    invite_code: Schemas['InviteCode'];
  };
  CreateInviteRequest: {
    /** @default member */
    role?: Schemas['InviteRole'];
    /**
     * @description How many people may join; -1 means no limit.
     * @default 1
     */
    max_uses?: number;
    /** @description Days for which the code is valid; without it, the code does not expire. */
    expires_days?: number;
    agent_access?: Schemas['AgentAccess'];
    task_access?: Schemas['TaskAccess'];
  };
  CreateNetworkAnswer: {
    ok: Schemas['Ok'];
    network_id: Schemas['Id'];
    network_name: string;
    /** @constant */
    idempotent_replay?: true;
  };
  CreateNetworkRequest: {
    name: string;
    description?: string | null;
  };
  /** @description A node is to be created; fetch it with get_create_request. */
  CreateNodeEvent: {
    /** @constant */
    type: 'create_node';
    request_id: Schemas['Id'];
  };
  CreateProjectRequest: {
    name: Schemas['ProjectNameInput'];
    color?: Schemas['ProjectColorInput'];
    order?: Schemas['ProjectOrder'];
  };
  /**
   * @description State of a request to create a node.
   * @enum {string}
   */
  CreateRequestStatus: 'pending' | 'delivered' | 'started' | 'failed' | 'rejected' | 'runtime_capability_check_failed';
  /** @description status is an alias of column. */
  CreateRequirementRequest: {
    name: Schemas['CardName'];
    column?: Schemas['RequirementColumn'];
    status?: Schemas['RequirementColumn'];
    priority?: Schemas['RequirementPriority'];
    due?: Schemas['CardDue'];
    start?: Schemas['CardStart'];
    description?: Schemas['CardDescription'];
    checklist?: Schemas['ChecklistInput'];
    owner?: Schemas['OwnerInput'];
    agent_owner?: Schemas['AgentOwnerInput'];
    participants?: Schemas['PeopleInput'];
    project_id?: Schemas['ProjectIdInput'];
    parent_id?: Schemas['ParentIdInput'];
    external_ref?: Schemas['ExternalRefInput'];
    external_url?: Schemas['ExternalUrlInput'];
    archived?: Schemas['CardArchived'];
    tags?: Schemas['TagsInput'];
  };
  /** @description Where a page begins; opaque, the next_cursor of the previous page. */
  Cursor: string;
  DeleteNodeRecordAnswer: {
    ok: Schemas['Ok'];
    /** @constant */
    deleted: true;
    node_id: Schemas['Id'];
    node_name: string;
    alias: string;
    network_id: Schemas['Id'];
    /** @constant */
    idempotent_replay?: true;
  };
  DeleteProjectAnswer: {
    ok: Schemas['Ok'];
    id: Schemas['Id'];
    /** @constant */
    idempotent_replay?: true;
  };
  DeleteRequirementAnswer: {
    ok: Schemas['Ok'];
    id: Schemas['Id'];
    /** @constant */
    idempotent_replay?: true;
  };
  DeletedRequirement: {
    id: Schemas['Id'];
    seq: number;
    network_id: Schemas['Id'];
    deleted_at: Schemas['CardTime'];
  };
  /** @description A plain name, or null. */
  Department: string | null;
  /** @description A direct message to a person. */
  DesktopMessageEvent: {
    /** @constant */
    type: 'desktop_message';
    message_id: Schemas['Id'];
    kind: string;
    from: string;
    title: Schemas['NullableText'];
    message: string;
    severity: Schemas['Severity'];
    created_at: Schemas['WireTime'];
  };
  /** @description What the hub itself can observe about a task. */
  Diagnostic: {
    /** @constant */
    schema_version: 1;
    code: Schemas['DiagnosticCode'];
    action_hint: Schemas['ActionHint'];
    /** @description Present when the delivery was read more than 20 times. */
    warning?: string;
    evidence: Schemas['DiagnosticEvidence'];
  };
  /**
   * @description What the hub can observe about the task's progress; the first match wins.
   * @enum {string}
   */
  DiagnosticCode:
    | 'terminal'
    | 'runtime_consumed_nonterminal'
    | 'runtime_submitted_waiting_for_signal'
    | 'target_session_missing'
    | 'target_session_offline'
    | 'target_no_live_sse'
    | 'runtime_evidence_channel_absent'
    | 'lifecycle_progress_without_runtime_evidence'
    | 'delivered_waiting_for_agent';
  DiagnosticEvidence: {
    task_status: Schemas['TaskStatus'];
    /** @description Null when the target never reported. */
    target_session_status: Schemas['SessionStatus'] | null;
    live_sse_connections: number;
    runtime_submitted: boolean;
    runtime_consumed: boolean;
    target_ever_reported_runtime_evidence: boolean;
    inbox_read_count?: number;
  };
  /** @description A refusal. Match on error; message is for people. Some errors carry further fields. */
  Error: {
    /** @constant */
    ok: false;
    error: string;
    message?: string;
  } & {
    [key: string]: unknown;
  };
  /** @description Who caused an event. */
  EventActor: {
    id: string;
    kind: Schemas['PersonKind'];
    display_name: Schemas['NullableText'];
  };
  /** @description Name of the card in another system, unique in the network. */
  ExternalRef: string;
  /** @description Name of the card in another system, unique in the network; null clears it. */
  ExternalRefInput: string | null;
  /** @description An absolute http or https address without blanks, kept as it was given: any host, port, path, query and fragment. Null clears it. */
  ExternalUrlInput: string | null;
  /** @description The bytes of a file, at most 12 MiB. */
  FileContent: string;
  /**
   * @description State of a request for rules, skills, files or logs.
   * @enum {string}
   */
  FileRequestStatus: 'pending' | 'in_progress' | 'done' | 'failed' | 'timeout';
  GetCompletionsAnswer: {
    ok: Schemas['Ok'];
    /** @description Newest first, at most 100. */
    completions: Schemas['Completion'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description Either license and limits, or status no_license. */
  GetLicenseAnswer: {
    ok: Schemas['Ok'];
    /** @constant */
    status?: 'no_license';
    license?: Schemas['License'];
    limits?: Schemas['LicenseLimits'];
  };
  GetNetworkAnswer: {
    ok: Schemas['Ok'];
    network: Schemas['Network'];
    stats: Schemas['NetworkStats'];
  };
  GetNodeCreateRequestAnswer: {
    ok: Schemas['Ok'];
    request: Schemas['NodeCreateRequest'];
  };
  GetRequirementAnswer: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
  };
  GetServerHealthAnswer: {
    ok: Schemas['Ok'];
    host: string;
    hostname: string;
    ip: Schemas['NullableText'];
    agent_count: number;
    alert_level: Schemas['AlertLevel'];
    alerts: Schemas['ServerAlert'][];
    latest: Schemas['ServerMeasures'];
    history: Schemas['ServerHistory'];
  };
  /** @description network_id is null where the figures span several networks. */
  GetStatsAnswer: {
    ok: Schemas['Ok'];
    network_id: Schemas['NullableId'];
    tasks: Schemas['TaskFigures'];
    sessions: Schemas['SessionFigures'];
    nodes: Schemas['NodeFigures'];
    /** @description The newest first. */
    recent_tasks: Schemas['TaskSummary'][];
  };
  GetStatusAnswer: {
    ok: Schemas['Ok'];
    sessions: Schemas['SessionSummary'][];
    summary: Schemas['StatusSummary'];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
    truncated?: Schemas['Truncated'];
  };
  /** @description Open streams of this process that the caller may see; scope and network_id are present with a bound token. */
  GetStreamStatsAnswer: {
    ok: Schemas['Ok'];
    total: number;
    /** @description Open streams by <network_id>:<alias>. */
    sessions: {
      [key: string]: number;
    };
    /** @constant */
    scope?: 'network';
    network_id?: Schemas['Id'];
  };
  GetTaskAnswer: {
    ok: Schemas['Ok'];
    task: Schemas['Task'];
    diagnostic: Schemas['Diagnostic'];
  };
  GetTerminalAnswer: {
    ok: Schemas['Ok'];
    tmux_name: string;
    /** @description As requested. */
    lines: number;
    output: string;
  };
  /** @description Whether another page follows. */
  HasMore: boolean;
  /** @description sse_sessions is present only with a valid token and shows the networks of the caller. */
  HealthAnswer: {
    ok: Schemas['Ok'];
    version: string;
    /** @constant */
    api_version: 'v3';
    /** @constant */
    transport: 'streamable-http';
    sessions_count: number;
    sse_connections: number;
    /** @description Open streams by <network_id>:<alias>. */
    sse_sessions?: {
      [key: string]: number;
    };
    auth: Schemas['HubAuth'];
    security: Schemas['HubSecurity'];
    /** @description Whether the terminal endpoints are on. */
    tmux: boolean;
    v3_auth: boolean;
    multi_network: boolean;
    license: Schemas['LicenseState'];
    /** @description Seconds. */
    uptime: number;
    limits: Schemas['HubLimits'];
    capabilities: string[];
  };
  /** @description Averages of one interval; start is its beginning. */
  HistoryBucket: {
    start: Schemas['WireTime'];
    cpu_load_1min: Schemas['Measure'];
    cpu_pct: Schemas['Measure'];
    mem_used_gb: Schemas['Measure'];
    mem_avail_gb: Schemas['Measure'];
  };
  /**
   * @description Whether the host reports; gray means that it has not for a while.
   * @enum {string}
   */
  HostAlertLevel: 'green' | 'gray';
  /** @description A daemon that runs nodes on its host. */
  HostSupervisor: {
    daemon_node_id: Schemas['Id'];
    alias: string;
    hostname: Schemas['NullableText'];
    online: boolean;
    last_seen_at: Schemas['NullableWireTime'];
    runtimes_supported: string[];
    allowed_secret_keys: string[];
    host_telemetry: Schemas['HostTelemetry'];
    /** @description Absent means unknown. */
    can_create_nodes?: boolean;
    create_nodes_blocked_reason?: string;
  };
  HostTelemetry: {
    alert_level?: Schemas['HostAlertLevel'];
    cpu_cores?: number;
    mem_gb?: number;
    ip_internal?: string;
  };
  /** @description Averages of one hour, and the extremes of the disk; start is its beginning. */
  HourBucket: {
    start: Schemas['WireTime'];
    cpu_load_1min: Schemas['Measure'];
    cpu_pct: Schemas['Measure'];
    mem_used_gb: Schemas['Measure'];
    mem_avail_gb: Schemas['Measure'];
    disk_avail_min: Schemas['Measure'];
    disk_used_max: Schemas['Measure'];
  };
  /**
   * @description How callers are known; dev-open takes everybody for a system admin.
   * @enum {string}
   */
  HubAuth: 'token' | 'dev-open';
  /** @description Limits of this hub in bytes. */
  HubLimits: {
    /** @description Bytes of one uploaded file. */
    max_upload_bytes: number;
    /** @description Bytes of one request with a file. */
    max_request_content_length: number;
  };
  /**
   * @description Whether calls need a token.
   * @enum {string}
   */
  HubSecurity: 'enforced' | 'open';
  /** @description An opaque identifier. */
  Id: string;
  /** @description Unread rows in the recipient's inbox. */
  InboxCount: number;
  /** @description One delivery into the inbox of an alias. */
  InboxMessage: {
    /** @description Delivery id. */
    id: string;
    /** @description Stable logical task id. */
    task_id: string;
    type: Schemas['InboxType'];
    priority: Schemas['TaskPriority'];
    content: string;
    context: Schemas['NullableText'];
    from_session: string;
    sender_kind?: Schemas['SenderKind'];
    sender_id?: string;
    in_reply_to?: Schemas['NullableId'];
    requires_response?: Schemas['NullableText'];
    meta_json?: Schemas['MetaJson'];
    acked?: number;
    created_at: Schemas['WireTime'];
    network_id: Schemas['Id'];
  };
  /**
   * @description Kind of delivery.
   * @enum {string}
   */
  InboxType: 'task' | 'message' | 'reply' | 'broadcast';
  /** @description Makes its holder a member; shown once. */
  InviteCode: string;
  /**
   * @description A role that can be assigned; owner cannot.
   * @enum {string}
   */
  InviteRole: 'admin' | 'member' | 'viewer';
  /** @description An ISO 8601 date or instant; without an offset it is UTC. */
  IsoTime: string;
  IssueApiTokenAnswer: {
    ok: Schemas['Ok'];
    token: Schemas['LegacyToken'];
    token_id: Schemas['Id'];
  };
  IssueApiTokenRequest: {
    /** @default api */
    name?: string;
    network_id?: Schemas['Id'];
  };
  IssueNodeTokenAnswer: {
    ok: Schemas['Ok'];
    token: Schemas['NetworkToken'];
  };
  IssueNodeTokenRequest: {
    network_id: string;
    /** @description Name and first alias of the node. */
    node_name: string;
  };
  JoinNetworkAnswer: {
    ok: Schemas['Ok'];
    network_id: Schemas['Id'];
    role: Schemas['InviteRole'];
    /** @description Absent for members who reach granted agents only. */
    network_token?: Schemas['NetworkToken'];
  };
  JoinNetworkRequest: {
    invite_code: string;
  };
  /** @description The result, or the error of a protocol fault. A refusal by the hub is a result with isError. */
  JsonRpcAnswer: {
    /**
     * @description Version of JSON-RPC.
     * @constant
     */
    jsonrpc: '2.0';
    /** @description The id of the request; null when it could not be read. */
    id: Schemas['JsonRpcId'] | null;
    /** @description What the method returned. */
    result?: Record<string, unknown>;
    error?: Schemas['JsonRpcError'];
  };
  /** @description A fault of the protocol. */
  JsonRpcError: {
    /** @description Number of the fault. */
    code: number;
    /** @description What is wrong. */
    message: string;
    /** @description Further fields. */
    data?: Record<string, unknown>;
  };
  /** @description The caller's name of a request, which the answer repeats. */
  JsonRpcId: string | number;
  /** @description A request with an id, or a notification without one. */
  JsonRpcMessage: {
    /**
     * @description Version of JSON-RPC.
     * @constant
     */
    jsonrpc: '2.0';
    id?: Schemas['JsonRpcId'];
    /** @description tools/call, tools/list, or the name of a tool. */
    method: string;
    /** @description Of tools/call: name and arguments. */
    params?: Record<string, unknown>;
  };
  /** @description A free-text name of a sender. */
  Label: string;
  /** @description The latest event of a card. */
  LastEvent: {
    type: Schemas['RequirementEventKind'];
    field: Schemas['NullableText'];
    actor: Schemas['NullableEventActor'];
    at: Schemas['CardTime'];
    summary: string;
  };
  /** @description A legacy full-scope token, shown once. */
  LegacyToken: string;
  License: {
    type: Schemas['LicenseType'];
    expires_at: Schemas['WireTime'];
    days_left: number;
    expired: boolean;
  };
  /** @description Informational, never enforced. */
  LicenseLimits: {
    max_agents: number;
    max_networks: number;
    max_tasks_day: number;
  };
  /**
   * @description State of the licence.
   * @enum {string}
   */
  LicenseState: 'trial' | 'pro' | 'expired' | 'no_license';
  /**
   * @description Kind of licence.
   * @enum {string}
   */
  LicenseType: 'trial' | 'pro';
  /**
   * @description What a daemon is asked to do with a child.
   * @enum {string}
   */
  LifecycleAction: 'stop' | 'delete' | 'start';
  /** @description A child that is to be stopped, deleted or started. */
  LifecycleRequest: {
    request_id: Schemas['Id'];
    status: Schemas['LifecycleRequestStatus'];
    child_node_id: Schemas['Id'];
    child_alias: string;
    action: Schemas['LifecycleAction'];
    /** @description Whether to remove the configuration, after a backup */
    delete_config?: boolean;
    grace_seconds?: number;
    force?: boolean;
    created_at: Schemas['WireTime'];
  };
  /**
   * @description State of a request to stop, delete or start a node.
   * @enum {string}
   */
  LifecycleRequestStatus:
    'pending' | 'delivered' | 'stopped' | 'stop_failed' | 'noop_not_my_child' | 'started' | 'start_failed' | 'timeout';
  /**
   * @description State of a managed node; any other than active refuses dispatch.
   * @enum {string}
   */
  LifecycleState: 'active' | 'stopping' | 'stopped' | 'stop_failed' | 'starting' | 'deleting';
  ListAuditLogAnswer: {
    ok: Schemas['Ok'];
    logs: Schemas['AuditRow'][];
    count: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  ListHostSupervisorsAnswer: {
    ok: Schemas['Ok'];
    daemons: Schemas['HostSupervisor'][];
    count: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  ListMembersAnswer: {
    ok: Schemas['Ok'];
    members: Schemas['NetworkMember'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description The four counts are present only with scope=user. */
  ListMessagesAnswer: {
    ok: Schemas['Ok'];
    messages: Schemas['Message'][];
    unread?: number;
    pending_count?: number;
    unread_by_agent?: {
      [key: string]: number;
    };
    unread_total?: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  ListNetworksAnswer: {
    ok: Schemas['Ok'];
    networks: Schemas['MemberNetwork'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  ListNodesAnswer: {
    ok: Schemas['Ok'];
    nodes: Schemas['Node'][];
    count: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description By order, then by age; archived projects included. */
  ListProjectsAnswer: {
    ok: Schemas['Ok'];
    projects: Schemas['Project'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page, the newest cards first. With changes, deleted names the cards that are gone (on the first page) and server_time is the updated_since of the next call. */
  ListRequirementsAnswer: {
    ok: Schemas['Ok'];
    requirements: Schemas['Requirement'][];
    has_more: boolean;
    next_cursor: Schemas['NullableCursor'];
    capabilities: Schemas['BoardCapability'][];
    deleted?: Schemas['DeletedRequirement'][];
    server_time?: Schemas['CardTime'];
  };
  ListServerAgentsAnswer: {
    ok: Schemas['Ok'];
    host: string;
    agent_count: number;
    agents: Schemas['ServerAgent'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  ListServerLogsAnswer: {
    ok: Schemas['Ok'];
    /** @description Newest first. */
    logs: Schemas['ServerLogLine'][];
    /** @description Maximum number of lines that are remembered. */
    capacity: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description The hosts, by name. */
  ListServersAnswer: Schemas['Server'][];
  /** @description The tags of all cards, archived ones too. */
  ListTagsAnswer: {
    ok: Schemas['Ok'];
    tags: string[];
    /** @description Cards by tag. */
    counts: {
      [key: string]: number;
    };
    /** @description Colours by tag, where one is set. */
    colors: {
      [key: string]: string;
    };
    /** @description Whether the caller may use tag operations. */
    can_manage: boolean;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  ListTaskEventsAnswer: {
    ok: Schemas['Ok'];
    events: Schemas['TaskEvent'][];
    count: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  ListTasksAnswer: {
    ok: Schemas['Ok'];
    tasks: Schemas['Task'][];
    /** @description Rows returned. */
    count: number;
    /** @description Counts over the whole scope; filters have no effect. */
    stats: Schemas['StatusCount'][];
    has_more: boolean;
    next_cursor: Schemas['NullableCursor'];
  };
  ListTokensAnswer: {
    ok: Schemas['Ok'];
    tokens: Schemas['Token'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  ListUsersAnswer: {
    ok: Schemas['Ok'];
    users: Schemas['User'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  LoginAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    token: Schemas['UserToken'];
    network_id: Schemas['NullableId'];
  };
  LoginRequest: {
    username: string;
    password: string;
  };
  /** @description One answer, or those of a batch. */
  McpAnswer: Schemas['JsonRpcAnswer'] | Schemas['McpBatchAnswer'];
  /** @description Each element is answered separately, even one that is not a message. */
  McpBatch: unknown[];
  /** @description The answers to the requests of a batch. */
  McpBatchAnswer: Schemas['JsonRpcAnswer'][];
  /** @description One message, or a batch of them. */
  McpCall: Schemas['JsonRpcMessage'] | Schemas['McpBatch'];
  /** @description A fault of the protocol, or a refusal before the body was read. */
  McpRefusal: Schemas['JsonRpcAnswer'] | Schemas['Error'];
  MeAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    networks: Schemas['OwnNetwork'][];
    current_network: Schemas['NullableId'];
  };
  /** @description A measured value, or null. */
  Measure: number | null;
  /** @description A network with the caller's role in it. */
  MemberNetwork: {
    network_id: Schemas['Id'];
    /** @description Unique per owner. */
    network_name: string;
    owner_id: Schemas['Id'];
    description: Schemas['NullableText'];
    /** @description Reserved. */
    settings: null;
    visibility: Schemas['NetworkVisibility'];
    /** @description Stored, not enforced. */
    max_members: number;
    created_at: Schemas['WireTime'];
    updated_at: Schemas['WireTime'];
    member_role: Schemas['MemberRole'];
  };
  /**
   * @description Role in one network; owner is set only by creating the network.
   * @enum {string}
   */
  MemberRole: 'owner' | 'admin' | 'member' | 'viewer';
  /** @description A delivery of the network (id, from_alias, to_alias, type, priority), or with scope=user a direct message (message_id, user_id, from_session, kind, title, severity, meta_json, acked, acked_at). */
  Message: {
    id?: string;
    from_alias?: string;
    to_alias?: string;
    type?: Schemas['InboxType'];
    priority?: Schemas['TaskPriority'];
    content: string;
    created_at: Schemas['WireTime'];
    network_id: Schemas['Id'];
    message_id?: Schemas['Id'];
    user_id?: Schemas['Id'];
    from_session?: string;
    sender_kind?: Schemas['SenderKind'];
    sender_id?: string;
    kind?: string;
    title?: Schemas['NullableText'];
    severity?: Schemas['Severity'];
    meta_json?: Schemas['MetaJson'];
    acked?: number;
    acked_at?: Schemas['NullableWireTime'];
  };
  /**
   * @description Whose messages are listed; user means the caller's own.
   * @enum {string}
   */
  MessageScope: 'user';
  /** @description Attachments and other metadata, as JSON text. */
  MetaJson: string | null;
  /** @description The provider's name of a model. */
  ModelName: string;
  Network: {
    network_id: Schemas['Id'];
    /** @description Unique per owner. */
    network_name: string;
    owner_id: Schemas['Id'];
    description: Schemas['NullableText'];
    /** @description Reserved. */
    settings: null;
    visibility: Schemas['NetworkVisibility'];
    /** @description Stored, not enforced. */
    max_members: number;
    created_at: Schemas['WireTime'];
    updated_at: Schemas['WireTime'];
  };
  NetworkChangeAnswer: {
    ok: Schemas['Ok'];
    /** @constant */
    idempotent_replay?: true;
  };
  NetworkMember: {
    user_id: Schemas['Id'];
    username: string;
    display_name: Schemas['NullableText'];
    role: Schemas['MemberRole'];
    agent_access?: Schemas['AgentAccess'];
    task_access?: Schemas['TaskAccess'];
    department?: Schemas['NullableText'];
    joined_at: Schemas['WireTime'];
  };
  /** @description What the network holds. */
  NetworkStats: {
    /** @description Nodes of the network. */
    nodes: number;
    /** @description Sessions of the network. */
    sessions: number;
    /** @description Tasks of the network by status. */
    tasks: Schemas['StatusCount'][];
  };
  /** @description The data of one frame on the observer stream of a network; metadata only. */
  NetworkStreamEvent:
    | Schemas['ConnectedEvent']
    | Schemas['ResyncEvent']
    | Schemas['ByeEvent']
    | Schemas['NewTaskBrief']
    | Schemas['NewReplyBrief']
    | Schemas['TaskStatusEvent']
    | Schemas['StatusUpdateEvent']
    | Schemas['RequirementChangedEvent'];
  /** @description A token bound to one network, shown once. */
  NetworkToken: string;
  /**
   * @description Who finds the network; private networks are known to their members alone.
   * @enum {string}
   */
  NetworkVisibility: 'private';
  NewMessageNotice: {
    /** @constant */
    type: 'new_message';
    inbox_count: Schemas['InboxCount'];
    from: string;
    message_id: Schemas['Id'];
    message: string;
    renamed_from?: string;
  };
  NewReplyBrief: {
    /** @constant */
    type: 'new_reply';
    task_id: Schemas['NullableId'];
    message_id: Schemas['Id'];
    from: string;
    to: string;
    status: Schemas['ReplyStatus'];
  };
  NewReplyNotice: {
    /** @constant */
    type: 'new_reply';
    inbox_count: Schemas['InboxCount'];
    from: string;
    message_id: Schemas['Id'];
    in_reply_to: Schemas['NullableId'];
    status: Schemas['ReplyStatus'];
  };
  NewTaskBrief: {
    /** @constant */
    type: 'new_task';
    task_id: Schemas['Id'];
    from: string;
    to: string;
    status: Schemas['TaskStatus'];
    priority: Schemas['TaskPriority'];
  };
  NewTaskNotice: {
    /** @constant */
    type: 'new_task';
    inbox_count: Schemas['InboxCount'];
    priority: Schemas['TaskPriority'];
    from: string;
    task_id?: Schemas['Id'];
    renamed_from?: string;
  };
  /** @description The persistent identity of an agent. */
  Node: {
    node_id: Schemas['Id'];
    node_name: string;
    alias: string;
    runtime: Schemas['NullableText'];
    model: Schemas['NullableText'];
    config_path: Schemas['NullableText'];
    channels: Schemas['NullableText'];
    server: Schemas['NullableText'];
    hostname: Schemas['NullableText'];
    network_id: Schemas['Id'];
    created_at: Schemas['WireTime'];
    updated_at: Schemas['WireTime'];
    avatar_url: Schemas['NullableText'];
    lifecycle_state?: Schemas['LifecycleState'];
    config_revision?: number;
  };
  /** @description A request to a daemon to create a node. */
  NodeCreateRequest: {
    request_id: Schemas['Id'];
    daemon_node_id: Schemas['Id'];
    child_name: string;
    network_id: Schemas['Id'];
    runtime: string;
    model: Schemas['NullableText'];
    status: Schemas['CreateRequestStatus'];
    error: string | null;
    created_at: Schemas['WireTime'];
    delivered_at: Schemas['NullableWireTime'];
    acked_at: Schemas['NullableWireTime'];
  };
  NodeDeletedEvent: {
    /** @constant */
    type: 'node_deleted';
    node_id: Schemas['Id'];
    node_name: string;
    alias: string;
    network_id: Schemas['Id'];
  };
  /** @description How many nodes there are. */
  NodeFigures: {
    /** @description All nodes. */
    total: number;
  };
  /** @description A skill (name, scope, path_rel, description) or a directory entry (name, type, size, mtime). */
  NodeFileItem: {
    name: string;
    scope?: string;
    path_rel?: string;
    description?: string;
    /** @enum {string} */
    type?: 'file' | 'dir' | 'other';
    size?: number;
    mtime?: string;
    /** @enum {string} */
    hidden_reason?: 'secret';
  };
  /**
   * @description What is requested of a node.
   * @enum {string}
   */
  NodeFileOp: 'read_rules' | 'write_rules' | 'list_skills' | 'read_skill' | 'list_files' | 'read_file' | 'tail_logs';
  /** @description A request to a node; op decides which further fields are present. */
  NodeFileRequest: {
    request_id: Schemas['Id'];
    node_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    /** @description The new rules */
    content?: string;
    /** @description The skill */
    name?: string;
    /** @description Relative to the work directory */
    path?: string;
    /** @description Longest content of the answer */
    max_bytes?: number;
    lines?: number;
    level?: Schemas['NodeLogLevel'];
    /** @description A literal, any case, matched after masking */
    grep?: string;
    since_ts?: Schemas['IsoTime'];
    created_at: Schemas['WireTime'];
  };
  /** @description Settings of a runtime: permissionMode, dangerouslySkipPermissions, maxTurns 1-9999, budget 0-1000, timeout 0 or 1000-3600000 ms, sandboxMode, modelReasoningEffort. */
  NodeFlags: {
    [key: string]: unknown;
  };
  /**
   * @description Level of a log line, exact.
   * @enum {string}
   */
  NodeLogLevel: 'info' | 'warn' | 'error';
  /**
   * @description Permission mode of a network token.
   * @enum {string}
   */
  NodeMode: 'normal' | 'readonly' | 'restricted';
  /**
   * @description Whether an agent or a person submitted it.
   * @enum {string}
   */
  NodeOrUser: 'node' | 'user';
  /** @description What the rename changed. */
  NodeRenamedData: {
    /** @description The alias before. */
    old_alias: string;
    /** @description The alias from now on. */
    new_alias: string;
    /** @description Tables in which the alias was replaced. */
    surfaces_updated: string[];
    /**
     * @description What was sent and done keeps the alias of its time.
     * @constant
     */
    history_policy: 'preserve';
  };
  NodeRenamedEvent: {
    /** @constant */
    type: 'node.renamed';
    txn_id: Schemas['Id'];
    /** @description The new alias. */
    alias: string;
    network_id: Schemas['Id'];
    data: Schemas['NodeRenamedData'];
  };
  /**
   * @description What runs an agent.
   * @enum {string}
   */
  NodeRuntime:
    | 'claude-agent-sdk'
    | 'claude-code-cli'
    | 'codex-sdk'
    | 'codex-app-server'
    | 'grok-build-cli'
    | 'opencode-cli'
    | 'gemini-cli'
    | 'custom';
  /** @description The node to be created. */
  NodeSpec: {
    /** @description Alias of the node: 1 to 64 letters, digits, dot, underscore, hyphen */
    name: string;
    /** @description One that the daemon supports */
    runtime: string;
    model?: string;
    flags?: Schemas['NodeFlags'];
    /** @description Names of vault entries that the node gets in its environment */
    env_refs?: string[];
    /** @description A directory below the daemon's own root */
    workdir?: string;
  };
  /** @description Who wrote; null when hidden from a restricted member. */
  NullableCardActor: Schemas['CardActor'] | null;
  /** @description Cursor of the next page; null on the last. */
  NullableCursor: Schemas['Cursor'] | null;
  /** @description Who caused an event; null when hidden from a restricted member. */
  NullableEventActor: Schemas['EventActor'] | null;
  /** @description An opaque identifier, or null. */
  NullableId: Schemas['Id'] | null;
  /** @description The latest event of a card; null when it is no longer kept. */
  NullableLastEvent: Schemas['LastEvent'] | null;
  /** @description A number, or null when it was never reported. */
  NullableNumber: number | null;
  /** @description A person or an agent, or null. */
  NullablePerson: Schemas['Person'] | null;
  /** @description State of a task; null before the first. */
  NullableTaskStatus: Schemas['TaskStatus'] | null;
  /** @description Short free text, or null. */
  NullableText: string | null;
  /** @description A stored time in UTC, or null when it has not happened. */
  NullableWireTime: Schemas['WireTime'] | null;
  /**
   * @description Always true on success.
   * @constant
   */
  Ok: true;
  OkAnswer: {
    ok: Schemas['Ok'];
  };
  /** @description A node that the daemon runs. */
  OwnChild: {
    node_id: Schemas['Id'];
    alias: string;
    lifecycle_state: Schemas['LifecycleState'];
  };
  OwnNetwork: {
    network_id: Schemas['Id'];
    network_name: string;
    member_role: Schemas['MemberRole'];
  };
  /** @description A person; null clears it. An agent given here alone becomes agent_owner. */
  OwnerInput: Schemas['PersonName'] | Schemas['PersonFields'] | null;
  /** @description Rows per page. */
  PageLimit: number;
  /** @description A card of the network; null makes it top-level. */
  ParentIdInput: Schemas['CardRef'] | null;
  /** @description A node that waits to be created. */
  PendingCreateRequest: {
    request_id: Schemas['Id'];
    status: Schemas['CreateRequestStatus'];
    child_node_id: Schemas['NullableId'];
    child_name: string;
    runtime: string;
    model: Schemas['NullableText'];
    created_at: Schemas['WireTime'];
  };
  /** @description Persons and agents. */
  PeopleInput: Schemas['PersonInput'][];
  /** @description A person (username, display_name) or an agent (alias); names are absent when the person or agent is gone or hidden. */
  Person: {
    kind: Schemas['PersonKind'];
    id: string;
    username?: string;
    display_name?: Schemas['NullableText'];
    alias?: string;
  };
  /** @description An agent. */
  PersonAgent: {
    node_id: Schemas['Id'];
    alias: string;
  };
  /** @description One person or agent; the id, or a name that is looked up in the network of the card. */
  PersonFields: {
    kind?: Schemas['PersonKind'];
    id?: Schemas['PersonName'];
    username?: Schemas['PersonName'];
    alias?: Schemas['PersonName'];
    name?: Schemas['PersonName'];
  };
  /** @description A person or an agent, by name or by its fields. */
  PersonInput: Schemas['PersonName'] | Schemas['PersonFields'];
  /**
   * @description A person (user) or an agent (node).
   * @enum {string}
   */
  PersonKind: 'user' | 'node';
  /** @description An id, a user name or an alias. */
  PersonName: string;
  PrepareRenameAnswer: {
    ok: Schemas['Ok'];
    txn_id: Schemas['Id'];
    /** @constant */
    idempotent_replay?: true;
  };
  PrepareRenameRequest: {
    /** @description The network of the node. */
    network_id: string;
    /** @description What the node is called. */
    old_alias: string;
    /** @description What it is to be called. */
    new_alias: string;
  };
  /**
   * @description Result of a probe.
   * @enum {string}
   */
  ProbeOutcome:
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
    | 'probe_target_forbidden';
  /** @description A provider is to be probed; fetch it with get_probe_request. */
  ProbeProviderEvent: {
    /** @constant */
    type: 'probe_provider';
    probe_id: Schemas['Id'];
  };
  /** @description A probe and its result. */
  ProbeResult: {
    probe_id: Schemas['Id'];
    provider_id: Schemas['Id'];
    model_name: Schemas['ModelName'];
    daemon_node_id: Schemas['Id'];
    status: Schemas['ProbeStatus'];
    raw_status_code: number | null;
    latency_ms: number | null;
    created_at: Schemas['WireTime'];
    delivered_at: Schemas['NullableWireTime'];
    acked_at: Schemas['NullableWireTime'];
  };
  /**
   * @description State or result of a probe.
   * @enum {string}
   */
  ProbeStatus:
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
    | 'probe_target_forbidden';
  /** @description Measures of the agent's own process; rss_mb in MiB. */
  ProcessTelemetry: {
    rss_bytes: Schemas['Count'];
    rss_mb: Schemas['Measure'];
    cpu_pct: Schemas['Measure'];
    uptime_seconds: Schemas['Measure'];
    in_flight_count: Schemas['Count'];
  };
  Project: {
    id: Schemas['Id'];
    network_id: Schemas['Id'];
    name: string;
    color: string;
    order: number;
    archived: boolean;
  };
  ProjectAnswer: {
    ok: Schemas['Ok'];
    project: Schemas['Project'];
    /** @constant */
    idempotent_replay?: true;
  };
  /** @description A colour as '#rrggbb'. */
  ProjectColorInput: string;
  /** @description A project of the network; null takes the card out of its project. */
  ProjectIdInput: Schemas['Id'] | null;
  /** @description Unique in the network. */
  ProjectNameInput: string;
  /** @description Place in the list. */
  ProjectOrder: number;
  /** @description A model provider of a network. The secret itself is never shown. */
  Provider: {
    provider_id: Schemas['Id'];
    network_id: Schemas['Id'];
    name: Schemas['ProviderName'];
    vendor: string;
    base_url: Schemas['BaseUrl'];
    secret_key_ref: Schemas['SecretKey'];
    enabled: boolean;
    models: Schemas['ProviderModel'][];
    created_at: Schemas['WireTime'];
    created_by: Schemas['Id'];
  };
  /** @description A model that a provider offers. */
  ProviderModel: {
    model_name: Schemas['ModelName'];
    display_name?: string;
    context_window?: number;
    supports_vision?: boolean;
  };
  /** @description The provider's name, unique in its network. */
  ProviderName: string;
  /**
   * @description Yes as 1 or true, no as 0 or false.
   * @enum {string}
   */
  QueryFlag: '0' | '1' | 'false' | 'true';
  RegisterAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    token: Schemas['UserToken'];
    network_token: Schemas['NetworkToken'];
    network_id: Schemas['Id'];
  };
  RegisterRequest: {
    /** @description 2 to 50 letters, digits, underscores, hyphens or CJK characters. */
    username: string;
    /** @description At least 8 characters and not a common one; the first user needs only 4. At most 72 bytes. */
    password: string;
    email?: string | null;
    display_name?: string | null;
  };
  RenameAnswer: {
    ok: Schemas['Ok'];
    /** @constant */
    idempotent_replay?: true;
  };
  RenameRequest: {
    /** @description The id that prepare gave. */
    txn_id: string;
  };
  /**
   * @description Outcome that a reply gives to the task it answers.
   * @enum {string}
   */
  ReplyStatus: 'replied' | 'failed' | 'cancelled';
  /** @description A card. description and checklist are present with view=full, last_event when it was requested. */
  Requirement: {
    id: Schemas['Id'];
    /** @description Shown as '#N'; never reused. */
    seq: number;
    network_id: Schemas['Id'];
    name: string;
    column: Schemas['RequirementColumn'];
    priority: Schemas['RequirementPriority'];
    due: Schemas['NullableText'];
    start: Schemas['NullableText'];
    description?: string;
    checklist?: Schemas['ChecklistItem'][];
    checklist_progress: Schemas['CountOf'];
    owner: Schemas['NullablePerson'];
    agent_owner: Schemas['NullablePerson'];
    participants: Schemas['Person'][];
    project_id: Schemas['NullableId'];
    parent_id: Schemas['NullableId'];
    children: Schemas['CountOf'];
    external_ref: Schemas['NullableText'];
    external_url: Schemas['NullableText'];
    archived: boolean;
    tags: string[];
    created_by: Schemas['NullableCardActor'];
    updated_by: Schemas['NullableCardActor'];
    created_at: Schemas['CardTime'];
    updated_at: Schemas['CardTime'];
    last_event?: Schemas['NullableLastEvent'];
  };
  RequirementChangedEvent: {
    /** @constant */
    type: 'requirement_changed';
    requirement_id: Schemas['Id'];
    seq: number;
    /** @description Kind of the card event. */
    change: string;
    field: Schemas['NullableText'];
  };
  /**
   * @description Where a card stands.
   * @enum {string}
   */
  RequirementColumn: 'pool' | 'doing' | 'done';
  /** @description A change of one field, or a comment, whose text is new.text. */
  RequirementEvent: {
    id: string;
    requirement_id: Schemas['Id'];
    /** @description Short number of the card. */
    seq: number;
    kind: Schemas['RequirementEventKind'];
    field: Schemas['NullableText'];
    /** @description The value before; null when there was none. */
    old: unknown;
    /** @description The value after; null when there is none. */
    new: unknown;
    actor: Schemas['NullableEventActor'];
    at: Schemas['CardTime'];
  };
  RequirementEventAnswer: {
    ok: Schemas['Ok'];
    event: Schemas['RequirementEvent'];
    /** @constant */
    idempotent_replay?: true;
  };
  /**
   * @description What happened to a card.
   * @enum {string}
   */
  RequirementEventKind: 'created' | 'changed' | 'comment' | 'deleted';
  /**
   * @description Maximum number of rows.
   * @default 50
   */
  RequirementLimit50: number;
  /**
   * @description Maximum number of rows.
   * @default 500
   */
  RequirementLimit500: number;
  /** @description Rows per page; 1,000 by default. */
  RequirementPageLimit: number;
  /**
   * @description Shown as highest, normal, low and lowest.
   * @enum {string}
   */
  RequirementPriority: 'high' | 'normal' | 'low' | 'lowest';
  /**
   * @description With full, cards carry their description and checklist.
   * @enum {string}
   */
  RequirementView: 'summary' | 'full';
  /**
   * @description With full, cards carry their description and checklist.
   * @default full
   * @enum {string}
   */
  RequirementViewFull: 'summary' | 'full';
  /**
   * @description With full, cards carry their description and checklist.
   * @default summary
   * @enum {string}
   */
  RequirementViewSummary: 'summary' | 'full';
  /** @description A child is to be restarted; fetch it with get_config_update. */
  RestartEvent: {
    /** @constant */
    type: 'restart';
    update_id: Schemas['Id'];
    node_id: Schemas['Id'];
  };
  /** @description Events were missed and are no longer available; read the inbox. */
  ResyncEvent: {
    /** @constant */
    type: 'resync';
    oldest_id: string;
  };
  /** @description A rules, skill, file or log request waits; fetch it with get_rules_file_request. */
  RulesFileEvent: {
    /** @constant */
    type: 'rules_file';
    request_id: Schemas['Id'];
  };
  /** @description The name of a secret in the vault. */
  SecretKey: string;
  /** @description The task was stored. With status 202 the target is offline and the task waits in its inbox. */
  SendTaskAnswer: {
    ok: Schemas['Ok'];
    task_id: Schemas['Id'];
    message_id: Schemas['Id'];
    actual_to: Schemas['ActualTo'];
    /**
     * @description The target is offline.
     * @constant
     */
    code?: 'alias_offline';
    /** @constant */
    queued?: true;
    renamed_from?: string;
    renamed_to?: string;
    /** @constant */
    idempotent_replay?: true;
  };
  SendTaskRequest: {
    alias: Schemas['Alias'];
    task: Schemas['TaskText'];
    /** @default normal */
    priority?: Schemas['TaskPriority'];
    /**
     * @description A label for the sender; the hub also stamps who really sent.
     * @default api
     */
    from?: string;
    network_id?: Schemas['Id'];
    parent_task_id?: Schemas['Id'];
    /** @default 3600 */
    ttl_seconds?: number;
    /** @description Dispatch even if the node is degraded; user tokens only. */
    force?: boolean;
  };
  SendTerminalRequest: {
    text: string;
    /**
     * @description Press Enter after the text.
     * @default true
     */
    enter?: boolean;
  };
  /**
   * @description Who really sent, as the token says; system is the hub itself.
   * @enum {string}
   */
  SenderKind: 'user' | 'node' | 'system';
  /** @description A host; sessions whose host is not known are grouped as unknown, with ip null. */
  Server: {
    hostname: string;
    ip: Schemas['NullableText'];
    agent_count: number;
    cpu_load_1min: Schemas['Measure'];
    cpu_cores: Schemas['Count'];
    mem_avail_gb: Schemas['Measure'];
    mem_used_gb: Schemas['Measure'];
    last_seen: Schemas['WireTime'];
  };
  /** @description A session on a host; fields that were never reported are null. */
  ServerAgent: {
    alias: string;
    runtime: Schemas['NullableText'];
    raw_agent: Schemas['NullableText'];
    model: Schemas['NullableText'];
    status: Schemas['SessionStatus'];
    task: Schemas['NullableText'];
    progress: Schemas['NullableNumber'];
    last_seen: Schemas['WireTime'];
    health: Schemas['AgentHealth'] | null;
    hostname: string;
    ip: Schemas['NullableText'];
    telemetry: Schemas['ServerMeasures'] | null;
    process_telemetry: Schemas['ProcessTelemetry'] | null;
  };
  /** @description Why a host is not green; value is below threshold. */
  ServerAlert: {
    level: Schemas['ServerAlertLevel'];
    metric: Schemas['ServerMetric'];
    value: number;
    threshold: number;
  };
  /**
   * @description How bad it is.
   * @enum {string}
   */
  ServerAlertLevel: 'yellow' | 'red';
  /** @description Oldest first; intervals without a report are left out. */
  ServerHistory: {
    /** @description Intervals of one minute. */
    '5m': Schemas['HistoryBucket'][];
    /** @description Intervals of five minutes. */
    '1h': Schemas['HistoryBucket'][];
    /** @description Intervals of one hour. */
    '24h': Schemas['HourBucket'][];
  };
  ServerLogLine: {
    /** @description ISO 8601. */
    ts: string;
    level: string;
    /** @description The whole line, secrets masked. */
    line: string;
  };
  /** @description The newest measures of a host. */
  ServerMeasures: {
    cpu_load_1min: Schemas['Measure'];
    cpu_cores: Schemas['Count'];
    cpu_pct: Schemas['Measure'];
    mem_total_gb: Schemas['Measure'];
    mem_used_gb: Schemas['Measure'];
    mem_avail_gb: Schemas['Measure'];
    disk_total_gb: Schemas['Measure'];
    disk_used_gb: Schemas['Measure'];
    disk_avail_gb: Schemas['Measure'];
    last_seen: Schemas['NullableWireTime'];
  };
  /**
   * @description What was measured.
   * @enum {string}
   */
  ServerMetric: 'disk_avail_gb';
  /** @description Runtime state of an alias, as its node last reported it. */
  Session: {
    resume_id: string;
    alias: string;
    status: Schemas['SessionStatus'];
    task: Schemas['NullableText'];
    output: Schemas['NullableText'];
    score: Schemas['NullableNumber'];
    progress: Schemas['NullableNumber'];
    server: Schemas['NullableText'];
    hostname: Schemas['NullableText'];
    agent: Schemas['NullableText'];
    project_dir: Schemas['NullableText'];
    version: Schemas['NullableText'];
    tmux_name: Schemas['NullableText'];
    node_id: Schemas['NullableText'];
    session_id: Schemas['NullableText'];
    config_path: Schemas['NullableText'];
    channels: Schemas['NullableText'];
    model: Schemas['NullableText'];
    last_seen_at: Schemas['WireTime'];
    updated_at: Schemas['WireTime'];
    network_id: Schemas['Id'];
  };
  /** @description How many sessions there are. */
  SessionFigures: {
    by_status: Schemas['StatusFigures'];
  };
  /**
   * @description What the node last reported, or offline after ten minutes of silence.
   * @enum {string}
   */
  SessionStatus: 'working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline';
  /** @description The fields of a session that GET /api/status returns. */
  SessionSummary: {
    resume_id: string;
    alias: string;
    status: Schemas['SessionStatus'];
    agent: Schemas['NullableText'];
    model: Schemas['NullableText'];
    task: Schemas['NullableText'];
    progress: Schemas['NullableNumber'];
    last_seen_at: Schemas['WireTime'];
  };
  SetAgentGrantsAnswer: {
    ok: Schemas['Ok'];
    node_ids: Schemas['Id'][];
    /** @constant */
    idempotent_replay?: true;
  };
  SetAgentGrantsRequest: {
    /** @description Replaces the list. */
    node_ids: Schemas['Id'][];
  };
  SetPermissionModeAnswer: {
    ok: Schemas['Ok'];
    node_id: Schemas['Id'];
    alias: string;
    mode: Schemas['NodeMode'];
    /** @description How many live tokens of the node have this mode. */
    tokens: number;
    /** @constant */
    idempotent_replay?: true;
  };
  SetPermissionModeRequest: {
    mode: Schemas['NodeMode'];
  };
  /**
   * @description Importance of a direct message.
   * @enum {string}
   */
  Severity: 'info' | 'success' | 'warning' | 'error';
  /** @description A skill version with its document. */
  Skill: {
    skill_id: Schemas['Id'];
    slug: Schemas['SkillSlug'];
    name: string;
    description: string;
    version: Schemas['SkillVersion'];
    status: Schemas['SkillStatus'];
    source_type: Schemas['NodeOrUser'];
    source_alias: string | null;
    /** @description SHA-256 of the document */
    content_hash: string;
    created_at: Schemas['WireTime'];
    updated_at: Schemas['WireTime'];
    reviewed_at: Schemas['NullableWireTime'];
    review_note: string | null;
    content: Schemas['SkillContent'];
  };
  /** @description The document; a version never changes. */
  SkillContent: string;
  /**
   * @description What a reviewer decides.
   * @enum {string}
   */
  SkillDecision: 'published' | 'rejected';
  /** @description The skill's name in kebab-case, the same for all its versions. */
  SkillSlug: string;
  /**
   * @description State of a skill version in its review.
   * @enum {string}
   */
  SkillStatus: 'pending' | 'published' | 'rejected';
  /** @description A skill version without its document. */
  SkillSummary: {
    skill_id: Schemas['Id'];
    slug: Schemas['SkillSlug'];
    name: string;
    description: string;
    version: Schemas['SkillVersion'];
    status: Schemas['SkillStatus'];
    source_type: Schemas['NodeOrUser'];
    source_alias: string | null;
    /** @description SHA-256 of the document */
    content_hash: string;
    created_at: Schemas['WireTime'];
    updated_at: Schemas['WireTime'];
    reviewed_at: Schemas['NullableWireTime'];
    review_note: string | null;
  };
  /** @description A version, free of spaces. */
  SkillVersion: string;
  /** @description A child is to be started; fetch it with get_start_request. */
  StartNodeEvent: {
    /** @constant */
    type: 'start_node';
    request_id: Schemas['Id'];
  };
  StatusCount: {
    status: string;
    count: number;
  };
  /** @description Number of rows per status; a status without rows is left out. */
  StatusFigures: {
    [key: string]: number;
  };
  /** @description A session with its open tasks. */
  StatusSession: {
    resume_id: string;
    alias: string;
    status: Schemas['SessionStatus'];
    task: Schemas['NullableText'];
    output: Schemas['NullableText'];
    score: Schemas['NullableNumber'];
    progress: Schemas['NullableNumber'];
    server: Schemas['NullableText'];
    hostname: Schemas['NullableText'];
    agent: Schemas['NullableText'];
    project_dir: Schemas['NullableText'];
    version: Schemas['NullableText'];
    tmux_name: Schemas['NullableText'];
    node_id: Schemas['NullableText'];
    session_id: Schemas['NullableText'];
    config_path: Schemas['NullableText'];
    channels: Schemas['NullableText'];
    model: Schemas['NullableText'];
    last_seen_at: Schemas['WireTime'];
    updated_at: Schemas['WireTime'];
    network_id: Schemas['Id'];
    /** @description Open tasks of the node, counted as in queue_ahead. */
    queue_depth: number;
  };
  /** @description How many agents are in which state. */
  StatusSummary: {
    /** @description Agents that are idle. */
    idle: number;
    /** @description Agents whose status is working, blocked, error or waiting_input. */
    working: number;
    /** @description Agents that have not reported lately. */
    offline: number;
    /** @description All agents. */
    total: number;
  };
  StatusUpdateEvent: {
    /** @constant */
    type: 'status_update';
    alias: string;
    status: Schemas['SessionStatus'];
    progress: Schemas['NullableNumber'];
  };
  /** @description A child is to be stopped or deleted; fetch it with get_stop_request. */
  StopNodeEvent: {
    /** @constant */
    type: 'stop_node';
    request_id: Schemas['Id'];
  };
  /**
   * @description How frames are written.
   * @enum {string}
   */
  StreamFrames: 'data';
  /**
   * @description Role in the whole hub; the first registered user is admin.
   * @enum {string}
   */
  SystemRole: 'admin' | 'user';
  /** @description A colour as '#rrggbb', or null for none. */
  TagColorInput: string | null;
  /** @description One tag, or for merge 1 to 50 of them. */
  TagFromInput: Schemas['CardTag'] | Schemas['CardTag'][];
  TagNameInput: Schemas['CardTag'];
  /**
   * @description What to do with tags.
   * @enum {string}
   */
  TagOperation: 'rename' | 'merge' | 'delete' | 'color';
  /** @description Replaces the tags; an empty list clears them. */
  TagsInput: Schemas['CardTag'][];
  /** @description A logical unit of work and its tracked life. */
  Task: {
    task_id: Schemas['Id'];
    from_node_id: Schemas['NullableId'];
    to_node_id: Schemas['NullableId'];
    from_name: string;
    to_name: string;
    sender_kind: Schemas['SenderKind'];
    /** @description User id or node id of the sender. */
    sender_id: string;
    priority: Schemas['TaskPriority'];
    status: Schemas['TaskStatus'];
    content: string;
    context?: Schemas['NullableText'];
    /** @description The first 4000 characters of the result. */
    result: string | null;
    in_reply_to: Schemas['NullableId'];
    requires_response: Schemas['NullableText'];
    scope: Schemas['NullableText'];
    parent_task_id: Schemas['NullableId'];
    meta_json: Schemas['MetaJson'];
    created_at: Schemas['WireTime'];
    delivered_at: Schemas['NullableWireTime'];
    started_at: Schemas['NullableWireTime'];
    runtime_submitted_at: Schemas['NullableWireTime'];
    consumed_at: Schemas['NullableWireTime'];
    completed_at: Schemas['NullableWireTime'];
    expires_at: Schemas['NullableWireTime'];
    network_id: Schemas['Id'];
  };
  /**
   * @description Whether a member sees all requirement cards or only their own.
   * @enum {string}
   */
  TaskAccess: 'all' | 'scoped';
  /** @description A file or link that goes with a task. */
  TaskAttachment: {
    type?: string;
    path?: string;
    url?: string;
    mime?: string;
    name?: string;
    size?: number;
  };
  /** @description One step of a task from status to status. */
  TaskEvent: {
    id: number;
    task_id: Schemas['Id'];
    from_status: Schemas['NullableTaskStatus'];
    to_status: Schemas['TaskStatus'];
    /** @description Node id of an agent, hub or system. */
    actor: string;
    detail: Schemas['NullableText'];
    created_at: Schemas['WireTime'];
  };
  /** @description When the agent's runtime received the task, and when it began to work on it. */
  TaskEvidence: {
    task_id: Schemas['Id'];
    runtime_submitted_at: Schemas['NullableWireTime'];
    consumed_at: Schemas['NullableWireTime'];
  };
  /** @description How many tasks there are. */
  TaskFigures: {
    /** @description All tasks. */
    total: number;
    by_status: Schemas['StatusFigures'];
  };
  /** @description Stored as meta_json. client_request_id is the idempotency key of the call. */
  TaskMeta: {
    attachments?: Schemas['TaskAttachment'][];
    client_request_id?: string;
  };
  /**
   * @description Order of delivery in an inbox.
   * @enum {string}
   */
  TaskPriority: 'high' | 'normal' | 'low';
  /**
   * @description State of a task; replied, failed, cancelled and expired are terminal.
   * @enum {string}
   */
  TaskStatus: 'created' | 'delivered' | 'acked' | 'running' | 'replied' | 'failed' | 'cancelled' | 'expired';
  TaskStatusEvent: {
    /** @constant */
    type: 'task_status';
    task_id: Schemas['Id'];
    from_status: Schemas['NullableTaskStatus'];
    to_status: Schemas['TaskStatus'];
    actor: string;
  };
  /** @description The fields of a task that list_tasks returns. */
  TaskSummary: {
    task_id: Schemas['Id'];
    from_name: string;
    to_name: string;
    priority: Schemas['TaskPriority'];
    status: Schemas['TaskStatus'];
    content: string;
    result: string | null;
    created_at: Schemas['WireTime'];
    runtime_submitted_at: Schemas['NullableWireTime'];
    consumed_at: Schemas['NullableWireTime'];
    completed_at: Schemas['NullableWireTime'];
  };
  /** @description What is to be done. */
  TaskText: string;
  /** @description One message of the socket, as JSON text. */
  TerminalFrame: {
    /** @constant */
    type: 'pane';
    tmux_name: string;
    /** @description What the terminal shows. */
    output: string;
  };
  /** @description The record of a token; only a hash of the token is stored. */
  Token: {
    token_id: Schemas['Id'];
    /** @description For example node:<alias> or user-login. */
    name: string;
    scope: Schemas['TokenScope'];
    network_id: Schemas['NullableId'];
    last_used_at: Schemas['NullableWireTime'];
    created_at: Schemas['NullableWireTime'];
  };
  /**
   * @description Kind of token; user is utok_, network is ntok_, full is the legacy atok_.
   * @enum {string}
   */
  TokenScope: 'user' | 'network' | 'full';
  /**
   * @description Which tools are listed.
   * @enum {string}
   */
  ToolSelection: 'all' | 'extended';
  /**
   * @description The answer was cut at 1,000 rows; limit and cursor lead to the rest.
   * @constant
   */
  Truncated: true;
  UpdateChecklistItemRequest: {
    done: boolean;
  };
  UpdateMeAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    /** @constant */
    idempotent_replay?: true;
  };
  /** @description Only the fields that are sent change. */
  UpdateMeRequest: {
    display_name?: string | null;
    email?: string | null;
  };
  /** @description The role, and what else is sent. */
  UpdateMemberRequest: {
    /** @description The role owner cannot be assigned. */
    role: Schemas['MemberRole'];
    agent_access?: Schemas['AgentAccess'];
    task_access?: Schemas['TaskAccess'];
    department?: Schemas['Department'];
  };
  UpdateNetworkRequest: {
    name: string;
  };
  UpdateNodeAvatarAnswer: {
    ok: Schemas['Ok'];
    node_id: Schemas['Id'];
    alias: string;
    avatar_url: string | null;
    /** @constant */
    idempotent_replay?: true;
  };
  /** @description avatar_url is an absolute http or https address of at most 2048 characters; null or empty clears it. */
  UpdateNodeAvatarRequest: {
    /** @description A string or null. */
    avatar_url?: unknown;
  };
  /** @description Omitted fields keep their values. */
  UpdateProjectRequest: {
    name?: Schemas['ProjectNameInput'];
    color?: Schemas['ProjectColorInput'];
    order?: Schemas['ProjectOrder'];
    archived?: Schemas['CardArchived'];
  };
  /** @description Omitted fields keep their values. participants replaces the list; the other two change it. */
  UpdateRequirementRequest: {
    name?: Schemas['CardName'];
    column?: Schemas['RequirementColumn'];
    priority?: Schemas['RequirementPriority'];
    due?: Schemas['CardDue'];
    start?: Schemas['CardStart'];
    description?: Schemas['CardDescription'];
    checklist?: Schemas['ChecklistInput'];
    owner?: Schemas['OwnerInput'];
    agent_owner?: Schemas['AgentOwnerInput'];
    participants?: Schemas['PeopleInput'];
    participants_add?: Schemas['PeopleInput'];
    participants_remove?: Schemas['PeopleInput'];
    project_id?: Schemas['ProjectIdInput'];
    parent_id?: Schemas['ParentIdInput'];
    external_ref?: Schemas['ExternalRefInput'];
    external_url?: Schemas['ExternalUrlInput'];
    archived?: Schemas['CardArchived'];
    tags?: Schemas['TagsInput'];
  };
  UpdateTagsAnswer: {
    ok: Schemas['Ok'];
    op: Schemas['TagOperation'];
    /** @description Cards that changed. */
    affected: number;
    /** @constant */
    idempotent_replay?: true;
  };
  /** @description rename and merge take from and to, delete takes tag, color takes tag and color. */
  UpdateTagsRequest: {
    op: Schemas['TagOperation'];
    from?: Schemas['TagFromInput'];
    to?: Schemas['TagNameInput'];
    tag?: Schemas['TagNameInput'];
    color?: Schemas['TagColorInput'];
  };
  UpdatedSince: Schemas['IsoTime'];
  UploadAnswer: {
    ok: Schemas['Ok'];
    file_id: string;
    /** @description Where to download it. */
    url: string;
    /** @description Bytes. */
    size: number;
    mime: string;
    /** @constant */
    idempotent_replay?: true;
  };
  UploadForm: {
    file: Schemas['FileContent'];
    network_id?: Schemas['Id'];
  };
  UpsertRequirementAnswer: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
    created: boolean;
    /** @constant */
    owner_coerced_to_agent_owner?: true;
    /** @constant */
    idempotent_replay?: true;
  };
  /** @description Omitted fields keep their values; name is required for a new card. status is an alias of column. */
  UpsertRequirementRequest: {
    external_ref: Schemas['ExternalRef'];
    name?: Schemas['CardName'];
    column?: Schemas['RequirementColumn'];
    status?: Schemas['RequirementColumn'];
    priority?: Schemas['RequirementPriority'];
    due?: Schemas['CardDue'];
    start?: Schemas['CardStart'];
    description?: Schemas['CardDescription'];
    checklist?: Schemas['ChecklistInput'];
    owner?: Schemas['OwnerInput'];
    agent_owner?: Schemas['AgentOwnerInput'];
    participants?: Schemas['PeopleInput'];
    project_id?: Schemas['ProjectIdInput'];
    parent_id?: Schemas['ParentIdInput'];
    external_url?: Schemas['ExternalUrlInput'];
    archived?: Schemas['CardArchived'];
    tags?: Schemas['TagsInput'];
  };
  /** @description A person with an account. The password hash is never shown. */
  User: {
    user_id: Schemas['Id'];
    username: string;
    display_name: Schemas['NullableText'];
    email: Schemas['NullableText'];
    role: Schemas['SystemRole'];
    created_at?: Schemas['WireTime'];
  };
  /** @description A direct message to a person. */
  UserMessage: {
    message_id: Schemas['Id'];
    network_id: Schemas['Id'];
    user_id: Schemas['Id'];
    from_session: string;
    sender_kind?: Schemas['SenderKind'];
    sender_id?: string;
    kind: string;
    title: Schemas['NullableText'];
    content: string;
    severity: Schemas['Severity'];
    meta_json: Schemas['MetaJson'];
    acked: number;
    created_at: Schemas['WireTime'];
    acked_at: Schemas['NullableWireTime'];
  };
  /** @description The data of one frame on the stream of a person's direct messages. */
  UserStreamEvent:
    Schemas['ConnectedEvent'] | Schemas['ResyncEvent'] | Schemas['ByeEvent'] | Schemas['DesktopMessageEvent'];
  /** @description A token of a person, shown once. */
  UserToken: string;
  /** @description A stored time in UTC, to the second. */
  WireTime: string;
  /** @description The card as it is now. */
  WriteRequirementAnswer: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
    /** @constant */
    owner_coerced_to_agent_owner?: true;
    /** @constant */
    idempotent_replay?: true;
  };
}

/** Validated input by operation: coerced, defaults filled. */
export interface RestInputs {
  getHealth: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: undefined;
  };
  getLiveness: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: undefined;
  };
  getReadiness: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: undefined;
  };
  getLicense: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: undefined;
  };
  activateLicense: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['ActivateLicenseRequest'];
  };
  registerUser: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['RegisterRequest'];
  };
  loginUser: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['LoginRequest'];
  };
  getMe: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: undefined;
  };
  updateMe: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['UpdateMeRequest'];
  };
  changePassword: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['ChangePasswordRequest'];
  };
  issueNodeToken: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['IssueNodeTokenRequest'];
  };
  listTokens: {
    path: Record<string, unknown>;
    query: {
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  issueApiToken: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: {
      /** @default api */
      name: string;
      /** @description An opaque identifier. */
      network_id?: string;
    };
  };
  revokeToken: {
    path: {
      /** @description An opaque identifier. */
      token_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  listNetworks: {
    path: Record<string, unknown>;
    query: {
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  createNetwork: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['CreateNetworkRequest'];
  };
  joinNetwork: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['JoinNetworkRequest'];
  };
  getNetwork: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  updateNetwork: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: Record<string, unknown>;
    body: Schemas['UpdateNetworkRequest'];
  };
  deleteNetwork: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  listMembers: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: {
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  addMember: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: Record<string, unknown>;
    body: {
      /** @description An opaque identifier. */
      user_id: string;
      /**
       * @description A role that can be assigned; owner cannot.
       * @default member
       * @enum {string}
       */
      role: 'admin' | 'member' | 'viewer';
      /**
       * @description Whether a member reaches all agents of the network or only granted ones.
       * @enum {string}
       */
      agent_access?: 'all' | 'granted';
      /**
       * @description Whether a member sees all requirement cards or only their own.
       * @enum {string}
       */
      task_access?: 'all' | 'scoped';
      /** @description A plain name, or null. */
      department?: string | null;
    };
  };
  updateMember: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
      /** @description An opaque identifier. */
      user_id: string;
    };
    query: Record<string, unknown>;
    body: Schemas['UpdateMemberRequest'];
  };
  removeMember: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
      /** @description An opaque identifier. */
      user_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  setAgentGrants: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
      /** @description An opaque identifier. */
      user_id: string;
    };
    query: Record<string, unknown>;
    body: Schemas['SetAgentGrantsRequest'];
  };
  createInvite: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: Record<string, unknown>;
    body: {
      /**
       * @description A role that can be assigned; owner cannot.
       * @default member
       * @enum {string}
       */
      role: 'admin' | 'member' | 'viewer';
      /**
       * @description How many people may join; -1 means no limit.
       * @default 1
       */
      max_uses: number;
      /** @description Days for which the code is valid; without it, the code does not expire. */
      expires_days?: number;
      /**
       * @description Whether a member reaches all agents of the network or only granted ones.
       * @enum {string}
       */
      agent_access?: 'all' | 'granted';
      /**
       * @description Whether a member sees all requirement cards or only their own.
       * @enum {string}
       */
      task_access?: 'all' | 'scoped';
    };
  };
  getStatus: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /**
       * @description What the node last reported, or offline after ten minutes of silence.
       * @enum {string}
       */
      status?: 'working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline';
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  listNodes: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description An opaque identifier. */
      node_id?: string;
      /** @description The address of an agent in its network. */
      alias?: string;
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  setPermissionMode: {
    path: {
      /** @description The address of an agent in its network. */
      ref: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['SetPermissionModeRequest'];
  };
  deleteNodeRecord: {
    path: {
      /** @description The address of an agent in its network. */
      ref: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: undefined;
  };
  updateNodeAvatar: {
    path: {
      /** @description The address of an agent in its network. */
      ref: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['UpdateNodeAvatarRequest'];
  };
  listHostSupervisors: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  getNodeCreateRequest: {
    path: Record<string, unknown>;
    query: {
      /** @description The request. */
      request_id: string;
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: undefined;
  };
  listServers: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  getServerHealth: {
    path: {
      /** @description A host name or address. */
      host: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: undefined;
  };
  listServerAgents: {
    path: {
      /** @description A host name or address. */
      host: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  getStats: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: undefined;
  };
  getStreamStats: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: undefined;
  };
  listServerLogs: {
    path: Record<string, unknown>;
    query: {
      /**
       * @description Lines of a page; more than the hub remembers means all, and more than 1,000 means 1,000.
       * @default 200
       */
      limit: number;
      /** @description An ISO 8601 date or instant; without an offset it is UTC. */
      since?: string;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  sendTask: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: {
      /** @description The address of an agent in its network. */
      alias: string;
      /** @description What is to be done. */
      task: string;
      /**
       * @description Order of delivery in an inbox.
       * @default normal
       * @enum {string}
       */
      priority: 'high' | 'normal' | 'low';
      /**
       * @description A label for the sender; the hub also stamps who really sent.
       * @default api
       */
      from: string;
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description An opaque identifier. */
      parent_task_id?: string;
      /** @default 3600 */
      ttl_seconds: number;
      /** @description Dispatch even if the node is degraded; user tokens only. */
      force?: boolean;
    };
  };
  getTask: {
    path: {
      /** @description An opaque identifier. */
      task_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  listTasks: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /**
       * @description State of a task; replied, failed, cancelled and expired are terminal.
       * @enum {string}
       */
      status?: 'created' | 'delivered' | 'acked' | 'running' | 'replied' | 'failed' | 'cancelled' | 'expired';
      /** @description The address of an agent in its network. */
      to_name?: string;
      /** @description A free-text name of a sender. */
      from_name?: string;
      /**
       * @description Rows per page.
       * @default 50
       */
      limit: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  getTaskById: {
    path: {
      /** @description An opaque identifier. */
      task_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  listTaskEvents: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      task_id?: string;
      /** @description An opaque identifier. */
      network_id?: string;
      /**
       * @description Maximum number of rows.
       * @default 50
       */
      limit: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  broadcast: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['BroadcastRequest'];
  };
  listMessages: {
    path: Record<string, unknown>;
    query: {
      /**
       * @description Whose messages are listed; user means the caller's own.
       * @enum {string}
       */
      scope?: 'user';
      /** @description An ISO 8601 date or instant; without an offset it is UTC. */
      since?: string;
      /**
       * @description 1 with scope=user selects unread messages only.
       * @default 0
       */
      unacked: number;
      /**
       * @description Maximum number of rows.
       * @default 100
       */
      limit: number;
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  ackMessages: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['AckMessagesRequest'];
  };
  getCompletions: {
    path: Record<string, unknown>;
    query: {
      /** @description An ISO 8601 date or instant; without an offset it is UTC. */
      since?: string;
      /** @description An opaque identifier. */
      network_id?: string;
      /**
       * @description Rows per page.
       * @default 100
       */
      limit: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  listUsers: {
    path: Record<string, unknown>;
    query: {
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  listAuditLog: {
    path: Record<string, unknown>;
    query: {
      /**
       * @description Maximum number of rows.
       * @default 50
       */
      limit: number;
      /** @description Only this action. */
      action?: string;
      /** @description An opaque identifier. */
      user_id?: string;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  openChannelStream: {
    path: {
      /** @description The address of an agent in its network. */
      name: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description As the header Last-Event-ID, for clients that cannot set headers. */
      last_event_id?: string;
      /**
       * @description How frames are written.
       * @enum {string}
       */
      frames?: 'data';
    };
    body: undefined;
  };
  openNetworkStream: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: {
      /** @description As the header Last-Event-ID, for clients that cannot set headers. */
      last_event_id?: string;
      /**
       * @description How frames are written.
       * @enum {string}
       */
      frames?: 'data';
    };
    body: undefined;
  };
  openUserStream: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description As the header Last-Event-ID, for clients that cannot set headers. */
      last_event_id?: string;
      /**
       * @description How frames are written.
       * @enum {string}
       */
      frames?: 'data';
    };
    body: undefined;
  };
  uploadFile: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: undefined;
  };
  downloadFile: {
    path: {
      /** @description The file, as the upload named it. */
      file_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  prepareRename: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['PrepareRenameRequest'];
  };
  commitRename: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['RenameRequest'];
  };
  abortRename: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['RenameRequest'];
  };
  getTerminal: {
    path: {
      /** @description The exact name of a tmux session. */
      name: string;
    };
    query: {
      /**
       * @description How many lines to look back.
       * @default 30
       */
      lines: number;
    };
    body: undefined;
  };
  sendTerminal: {
    path: {
      /** @description The exact name of a tmux session. */
      name: string;
    };
    query: Record<string, unknown>;
    body: {
      text: string;
      /**
       * @description Press Enter after the text.
       * @default true
       */
      enter: boolean;
    };
  };
  openTerminal: {
    path: {
      /** @description The exact name of a tmux session. */
      name: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  listRequirements: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /**
       * @description Where a card stands.
       * @enum {string}
       */
      status?: 'pool' | 'doing' | 'done';
      /** @description An opaque identifier. */
      project_id?: string;
      /** @description An id, a user name or an alias. */
      owner?: string;
      /** @description An id, a user name or an alias. */
      agent_owner?: string;
      /** @description Only cards whose owner is of this department. */
      department_id?: string;
      /** @description One tag; case-sensitive. */
      tag?: string;
      /** @description An ISO 8601 date or instant; without an offset it is UTC. */
      updated_since?: string;
      /** @description Only the card of this reference. */
      external_ref?: string;
      /** @description An opaque identifier. */
      parent_id?: string;
      /**
       * @description Yes as 1 or true, no as 0 or false.
       * @enum {string}
       */
      top_level?: '0' | '1' | 'false' | 'true';
      /** @description Only this number. */
      seq?: number;
      /** @description In titles, descriptions, names of people and projects, tags, or a number or id. Wildcards are plain characters. */
      q?: string;
      /**
       * @description Yes as 1 or true, no as 0 or false.
       * @enum {string}
       */
      include_archived?: '0' | '1' | 'false' | 'true';
      /**
       * @description Yes as 1 or true, no as 0 or false.
       * @enum {string}
       */
      archived?: '0' | '1' | 'false' | 'true';
      /**
       * @description Yes as 1 or true, no as 0 or false.
       * @enum {string}
       */
      last_event?: '0' | '1' | 'false' | 'true';
      /**
       * @description Yes as 1 or true, no as 0 or false.
       * @enum {string}
       */
      changes?: '0' | '1' | 'false' | 'true';
      /**
       * @description With full, cards carry their description and checklist.
       * @default full
       * @enum {string}
       */
      view: 'summary' | 'full';
      /**
       * @description Maximum number of rows.
       * @default 500
       */
      limit: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  createRequirement: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['CreateRequirementRequest'];
  };
  upsertRequirement: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['UpsertRequirementRequest'];
  };
  listProjects: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description Rows per page; 1,000 by default. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  createProject: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['CreateProjectRequest'];
  };
  updateProject: {
    path: {
      /** @description An opaque identifier. */
      project_id: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['UpdateProjectRequest'];
  };
  deleteProject: {
    path: {
      /** @description An opaque identifier. */
      project_id: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: undefined;
  };
  listTags: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description Rows per page; 1,000 by default. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  updateTags: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['UpdateTagsRequest'];
  };
  getRequirement: {
    path: {
      /** @description The id of a card, or its short number as '#N'. */
      requirement_id: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: undefined;
  };
  updateRequirement: {
    path: {
      /** @description The id of a card, or its short number as '#N'. */
      requirement_id: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['UpdateRequirementRequest'];
  };
  deleteRequirement: {
    path: {
      /** @description The id of a card, or its short number as '#N'. */
      requirement_id: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: undefined;
  };
  updateChecklistItem: {
    path: {
      /** @description The id of a card, or its short number as '#N'. */
      requirement_id: string;
      /** @description An item of the checklist. */
      item_id: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['UpdateChecklistItemRequest'];
  };
  createComment: {
    path: {
      /** @description The id of a card, or its short number as '#N'. */
      requirement_id: string;
    };
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
    };
    body: Schemas['CreateCommentRequest'];
  };
  callTool: {
    path: Record<string, unknown>;
    query: {
      /**
       * @description Which tools are listed.
       * @enum {string}
       */
      tools?: 'all' | 'extended';
    };
    body: Schemas['McpCall'];
  };
}

/** Bodies that an operation may answer with, by status. */
export interface RestBodies {
  getHealth: {
    200: Schemas['HealthAnswer'];
  };
  getLiveness: {
    200: Schemas['OkAnswer'];
  };
  getReadiness: {
    200: Schemas['OkAnswer'];
  };
  getLicense: {
    200: Schemas['GetLicenseAnswer'];
  };
  activateLicense: {
    200: Schemas['ActivateLicenseAnswer'];
  };
  registerUser: {
    200: Schemas['RegisterAnswer'];
  };
  loginUser: {
    200: Schemas['LoginAnswer'];
  };
  getMe: {
    200: Schemas['MeAnswer'];
  };
  updateMe: {
    200: Schemas['UpdateMeAnswer'];
  };
  changePassword: {
    200: Schemas['ChangePasswordAnswer'];
  };
  issueNodeToken: {
    200: Schemas['IssueNodeTokenAnswer'];
  };
  listTokens: {
    200: Schemas['ListTokensAnswer'];
  };
  issueApiToken: {
    200: Schemas['IssueApiTokenAnswer'];
  };
  revokeToken: {
    200: Schemas['OkAnswer'];
  };
  listNetworks: {
    200: Schemas['ListNetworksAnswer'];
  };
  createNetwork: {
    200: Schemas['CreateNetworkAnswer'];
  };
  joinNetwork: {
    200: Schemas['JoinNetworkAnswer'];
  };
  getNetwork: {
    200: Schemas['GetNetworkAnswer'];
  };
  updateNetwork: {
    200: Schemas['NetworkChangeAnswer'];
  };
  deleteNetwork: {
    200: Schemas['NetworkChangeAnswer'];
  };
  listMembers: {
    200: Schemas['ListMembersAnswer'];
  };
  addMember: {
    200: Schemas['NetworkChangeAnswer'];
  };
  updateMember: {
    200: Schemas['NetworkChangeAnswer'];
  };
  removeMember: {
    200: Schemas['NetworkChangeAnswer'];
  };
  setAgentGrants: {
    200: Schemas['SetAgentGrantsAnswer'];
  };
  createInvite: {
    200: Schemas['CreateInviteAnswer'];
  };
  getStatus: {
    200: Schemas['GetStatusAnswer'];
  };
  listNodes: {
    200: Schemas['ListNodesAnswer'];
  };
  setPermissionMode: {
    200: Schemas['SetPermissionModeAnswer'];
  };
  deleteNodeRecord: {
    200: Schemas['DeleteNodeRecordAnswer'];
  };
  updateNodeAvatar: {
    200: Schemas['UpdateNodeAvatarAnswer'];
  };
  listHostSupervisors: {
    200: Schemas['ListHostSupervisorsAnswer'];
  };
  getNodeCreateRequest: {
    200: Schemas['GetNodeCreateRequestAnswer'];
  };
  listServers: {
    200: Schemas['ListServersAnswer'];
  };
  getServerHealth: {
    200: Schemas['GetServerHealthAnswer'];
  };
  listServerAgents: {
    200: Schemas['ListServerAgentsAnswer'];
  };
  getStats: {
    200: Schemas['GetStatsAnswer'];
  };
  getStreamStats: {
    200: Schemas['GetStreamStatsAnswer'];
  };
  listServerLogs: {
    200: Schemas['ListServerLogsAnswer'];
  };
  sendTask: {
    200: Schemas['SendTaskAnswer'];
    202: Schemas['SendTaskAnswer'];
  };
  getTask: {
    200: Schemas['GetTaskAnswer'];
  };
  listTasks: {
    200: Schemas['ListTasksAnswer'];
  };
  getTaskById: {
    200: Schemas['GetTaskAnswer'];
  };
  listTaskEvents: {
    200: Schemas['ListTaskEventsAnswer'];
  };
  broadcast: {
    200: Schemas['BroadcastAnswer'];
  };
  listMessages: {
    200: Schemas['ListMessagesAnswer'];
  };
  ackMessages: {
    200: Schemas['AckMessagesAnswer'];
  };
  getCompletions: {
    200: Schemas['GetCompletionsAnswer'];
  };
  listUsers: {
    200: Schemas['ListUsersAnswer'];
  };
  listAuditLog: {
    200: Schemas['ListAuditLogAnswer'];
  };
  uploadFile: {
    200: Schemas['UploadAnswer'];
  };
  prepareRename: {
    200: Schemas['PrepareRenameAnswer'];
  };
  commitRename: {
    200: Schemas['RenameAnswer'];
  };
  abortRename: {
    200: Schemas['RenameAnswer'];
  };
  getTerminal: {
    200: Schemas['GetTerminalAnswer'];
  };
  sendTerminal: {
    200: Schemas['OkAnswer'];
  };
  openTerminal: {
    101: Schemas['TerminalFrame'];
    200: Schemas['GetTerminalAnswer'];
  };
  listRequirements: {
    200: Schemas['ListRequirementsAnswer'];
  };
  createRequirement: {
    201: Schemas['WriteRequirementAnswer'];
  };
  upsertRequirement: {
    200: Schemas['UpsertRequirementAnswer'];
  };
  listProjects: {
    200: Schemas['ListProjectsAnswer'];
  };
  createProject: {
    201: Schemas['ProjectAnswer'];
  };
  updateProject: {
    200: Schemas['ProjectAnswer'];
  };
  deleteProject: {
    200: Schemas['DeleteProjectAnswer'];
  };
  listTags: {
    200: Schemas['ListTagsAnswer'];
  };
  updateTags: {
    200: Schemas['UpdateTagsAnswer'];
  };
  getRequirement: {
    200: Schemas['GetRequirementAnswer'];
  };
  updateRequirement: {
    200: Schemas['WriteRequirementAnswer'];
  };
  deleteRequirement: {
    200: Schemas['DeleteRequirementAnswer'];
  };
  updateChecklistItem: {
    200: Schemas['WriteRequirementAnswer'];
  };
  createComment: {
    201: Schemas['RequirementEventAnswer'];
  };
  callTool: {
    200: Schemas['McpAnswer'];
    202: undefined;
    400: Schemas['McpRefusal'];
    404: Schemas['JsonRpcAnswer'];
    429: Schemas['McpRefusal'];
    503: Schemas['McpRefusal'];
  };
}

/** Every REST operation. */
export type OperationId = keyof RestInputs;

/** What the handler of an operation receives. */
export type RestInput<Id extends OperationId> = RestInputs[Id];

/** What the handler of an operation may answer. */
export type RestOutput<Id extends keyof RestBodies> = {
  [Status in keyof RestBodies[Id]]: {
    readonly status: Status;
    readonly body: RestBodies[Id][Status];
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof RestBodies[Id]];

/** One handler for each operation that answers with one JSON body. */
export type RestHandlers<Ctx> = {
  readonly [Id in keyof RestBodies]: (ctx: Ctx, input: RestInput<Id>) => Promise<RestOutput<Id>>;
};
