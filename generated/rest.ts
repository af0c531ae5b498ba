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
  /** @description Where the work really went. */
  ActualTo: {
    alias: string;
    to_node_id: Schemas['NullableId'];
    network_id: Schemas['Id'];
  };
  /**
   * @description Whether a member reaches all agents of the network or only granted ones.
   * @enum {string}
   */
  AgentAccess: 'all' | 'granted';
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
  /** @description The hub closes the stream; come back after retry_ms. */
  ByeEvent: {
    /** @constant */
    type: 'bye';
    retry_ms: number;
  };
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
    | Schemas['NewTaskEvent']
    | Schemas['NewMessageEvent']
    | Schemas['NewReplyEvent']
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
  /** @description A configuration waits; fetch it with get_config_update. */
  ConfigUpdateEvent: {
    /** @constant */
    type: 'config_update';
    update_id: Schemas['Id'];
    node_id: Schemas['Id'];
  };
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
  /**
   * @description State of a request to create a node.
   * @enum {string}
   */
  CreateRequestStatus: 'pending' | 'delivered' | 'started' | 'failed' | 'rejected' | 'runtime_capability_check_failed';
  /** @description Where a page begins; opaque, from next_cursor of the page before. */
  Cursor: string;
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
  /** @description What the hub itself can observe about a task (decision C13). */
  Diagnostic: {
    /** @constant */
    schema_version: 1;
    code: Schemas['DiagnosticCode'];
    action_hint: Schemas['ActionHint'];
    /** @description Present when the delivery was read again and again. */
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
  GetCompletionsAnswer: {
    ok: Schemas['Ok'];
    /** @description Newest first, at most 100. */
    completions: Schemas['Completion'][];
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
    stats: {
      nodes: number;
      sessions: number;
      tasks: Schemas['StatusCount'][];
    };
  };
  GetStatusAnswer: {
    ok: Schemas['Ok'];
    sessions: Schemas['SessionSummary'][];
    /** @description working counts working, blocked, error and waiting_input. */
    summary: {
      idle: number;
      working: number;
      offline: number;
      total: number;
    };
  };
  GetTaskAnswer: {
    ok: Schemas['Ok'];
    task: Schemas['Task'];
    diagnostic: Schemas['Diagnostic'];
  };
  /** @description sse_sessions comes with a valid token only and shows the networks of the caller. */
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
    /** @enum {string} */
    auth: 'token' | 'dev-open';
    /**
     * @description Whether calls need a token.
     * @enum {string}
     */
    security: 'enforced' | 'open';
    /** @description Whether the terminal endpoints are on. */
    tmux: boolean;
    v3_auth: boolean;
    multi_network: boolean;
    /** @enum {string} */
    license: 'trial' | 'pro' | 'expired' | 'no_license';
    /** @description Seconds. */
    uptime: number;
    limits: {
      max_upload_bytes: number;
      max_request_content_length: number;
    };
    capabilities: string[];
  };
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
    /** @enum {string} */
    alert_level?: 'green' | 'gray';
    cpu_cores?: number;
    mem_gb?: number;
    ip_internal?: string;
  };
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
  Invite: {
    code: string;
    network_id: Schemas['Id'];
    /** @enum {string} */
    role: 'admin' | 'member' | 'viewer';
    /** @description -1 is unlimited. */
    max_uses: number;
    used_count: number;
    expires_at: Schemas['NullableWireTime'];
  };
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
  /** @description The result, or the error of a protocol fault. A refusal by the hub is a result with isError. */
  JsonRpcAnswer: {
    /** @constant */
    jsonrpc: '2.0';
    id: string | number | null;
    result?: Record<string, unknown>;
    error?: {
      code: number;
      message: string;
      data?: Record<string, unknown>;
    };
  };
  /** @description A request with id, or a notification without. */
  JsonRpcMessage: {
    /** @constant */
    jsonrpc: '2.0';
    id?: string | number;
    method: string;
    params?: Record<string, unknown>;
  };
  /** @description A free-text name of a sender. */
  Label: string;
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
   * @description Kind of licence.
   * @enum {string}
   */
  LicenseType: 'trial' | 'pro';
  /**
   * @description State of a managed node; any other than active refuses dispatch.
   * @enum {string}
   */
  LifecycleState: 'active' | 'stopping' | 'stopped' | 'stop_failed' | 'starting' | 'deleting';
  /** @description The four counts come with scope=user only. */
  ListMessagesAnswer: {
    ok: Schemas['Ok'];
    messages: Schemas['Message'][];
    unread?: number;
    pending_count?: number;
    unread_by_agent?: {
      [key: string]: number;
    };
    unread_total?: number;
  };
  ListNetworksAnswer: {
    ok: Schemas['Ok'];
    networks: Schemas['MemberNetwork'][];
  };
  ListNodesAnswer: {
    ok: Schemas['Ok'];
    nodes: Schemas['Node'][];
    count: number;
  };
  ListTaskEventsAnswer: {
    ok: Schemas['Ok'];
    events: Schemas['TaskEvent'][];
    count: number;
  };
  ListTasksAnswer: {
    ok: Schemas['Ok'];
    tasks: Schemas['Task'][];
    /** @description Rows returned. */
    count: number;
    /** @description Counts over the whole scope, whatever was filtered. */
    stats: Schemas['StatusCount'][];
    has_more: boolean;
    next_cursor: Schemas['NullableCursor'];
  };
  ListTokensAnswer: {
    ok: Schemas['Ok'];
    tokens: Schemas['Token'][];
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
  McpAnswer: Schemas['JsonRpcAnswer'] | Schemas['JsonRpcAnswer'][];
  /** @description One message, or a batch of them. */
  McpCall: Schemas['JsonRpcMessage'] | Schemas['JsonRpcMessage'][];
  MeAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    networks: Schemas['OwnNetwork'][];
    current_network: Schemas['NullableId'];
  };
  /** @description A network with the caller's role in it. */
  MemberNetwork: {
    network_id: Schemas['Id'];
    /** @description Unique per owner. */
    network_name: string;
    owner_id: Schemas['Id'];
    description: Schemas['NullableText'];
    /** @description Reserved. */
    settings: null;
    /** @enum {string} */
    visibility: 'private';
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
  /** @description Attachments and other metadata, as JSON text. */
  MetaJson: string | null;
  Network: {
    network_id: Schemas['Id'];
    /** @description Unique per owner. */
    network_name: string;
    owner_id: Schemas['Id'];
    description: Schemas['NullableText'];
    /** @description Reserved. */
    settings: null;
    /** @enum {string} */
    visibility: 'private';
    /** @description Stored, not enforced. */
    max_members: number;
    created_at: Schemas['WireTime'];
    updated_at: Schemas['WireTime'];
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
  /** @description The data of one frame on the observer stream of a network; metadata only. */
  NetworkStreamEvent:
    | Schemas['ConnectedEvent']
    | Schemas['ResyncEvent']
    | Schemas['ByeEvent']
    | Schemas['NewTaskSummary']
    | Schemas['NewReplySummary']
    | Schemas['TaskStatusEvent']
    | Schemas['StatusUpdateEvent']
    | Schemas['RequirementChangedEvent'];
  /** @description A token bound to one network, shown once. */
  NetworkToken: string;
  NewMessageEvent: {
    /** @constant */
    type: 'new_message';
    inbox_count: Schemas['InboxCount'];
    from: string;
    message_id: Schemas['Id'];
    message: string;
    renamed_from?: string;
  };
  NewReplyEvent: {
    /** @constant */
    type: 'new_reply';
    inbox_count: Schemas['InboxCount'];
    from: string;
    message_id: Schemas['Id'];
    in_reply_to: Schemas['NullableId'];
    status: Schemas['ReplyStatus'];
  };
  NewReplySummary: {
    /** @constant */
    type: 'new_reply';
    task_id: Schemas['NullableId'];
    message_id: Schemas['Id'];
    from: string;
    to: string;
    status: Schemas['ReplyStatus'];
  };
  NewTaskEvent: {
    /** @constant */
    type: 'new_task';
    inbox_count: Schemas['InboxCount'];
    priority: Schemas['TaskPriority'];
    from: string;
    task_id?: Schemas['Id'];
    renamed_from?: string;
  };
  NewTaskSummary: {
    /** @constant */
    type: 'new_task';
    task_id: Schemas['Id'];
    from: string;
    to: string;
    status: Schemas['TaskStatus'];
    priority: Schemas['TaskPriority'];
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
  NodeDeletedEvent: {
    /** @constant */
    type: 'node_deleted';
    node_id: Schemas['Id'];
    node_name: string;
    alias: string;
    network_id: Schemas['Id'];
  };
  /**
   * @description Permission mode of a network token.
   * @enum {string}
   */
  NodeMode: 'normal' | 'readonly' | 'restricted';
  NodeRenamedEvent: {
    /** @constant */
    type: 'node.renamed';
    txn_id: Schemas['Id'];
    /** @description The new alias. */
    alias: string;
    network_id: Schemas['Id'];
    data: {
      old_alias: string;
      new_alias: string;
      surfaces_updated: string[];
      /** @constant */
      history_policy: 'preserve';
    };
  };
  /** @description Cursor of the next page; null on the last. */
  NullableCursor: Schemas['Cursor'] | null;
  /** @description An opaque identifier, or null. */
  NullableId: Schemas['Id'] | null;
  /** @description A number, or null when it was never reported. */
  NullableNumber: number | null;
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
  OwnNetwork: {
    network_id: Schemas['Id'];
    network_name: string;
    member_role: Schemas['MemberRole'];
  };
  /** @description A provider is to be probed; fetch it with get_probe_request. */
  ProbeProviderEvent: {
    /** @constant */
    type: 'probe_provider';
    probe_id: Schemas['Id'];
  };
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
  /**
   * @description Outcome that a reply gives to the task it answers.
   * @enum {string}
   */
  ReplyStatus: 'replied' | 'failed' | 'cancelled';
  RequirementChangedEvent: {
    /** @constant */
    type: 'requirement_changed';
    requirement_id: Schemas['Id'];
    seq: number;
    /** @description Kind of the card event. */
    change: string;
    field: Schemas['NullableText'];
  };
  /** @description A child is to be restarted; fetch it with get_config_update. */
  RestartEvent: {
    /** @constant */
    type: 'restart';
    update_id: Schemas['Id'];
    node_id: Schemas['Id'];
  };
  /** @description Events were missed and are gone; read the inbox. */
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
  /** @description The task was written. With status 202 the target is offline and the task waits in its inbox. */
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
    /**
     * @default normal
     * @enum {string}
     */
    priority?: 'high' | 'normal' | 'low';
    /**
     * @description A label for the sender; the hub also stamps who really sent.
     * @default api
     */
    from?: string;
    network_id?: Schemas['Id'];
    parent_task_id?: Schemas['Id'];
    /** @default 3600 */
    ttl_seconds?: number;
    /** @description Dispatch to a degraded node all the same; user tokens only. */
    force?: boolean;
  };
  /**
   * @description Who really sent, as the token says; system is the hub itself.
   * @enum {string}
   */
  SenderKind: 'user' | 'node' | 'system';
  /** @description Runtime state of an alias as its node last reported it. */
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
  /**
   * @description What the node last reported, or offline after ten minutes of silence.
   * @enum {string}
   */
  SessionStatus: 'working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline';
  /** @description What GET /api/status shows of a session. */
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
  /**
   * @description Weight of a direct message.
   * @enum {string}
   */
  Severity: 'info' | 'success' | 'warning' | 'error';
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
   * @description Role in the whole hub; the first registered user is admin.
   * @enum {string}
   */
  SystemRole: 'admin' | 'user';
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
   * @description Whether a member sees all requirement cards or only own ones.
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
  /** @description What the list_tasks tool shows of a task. */
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
    query: Record<string, unknown>;
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
    query: Record<string, unknown>;
    body: undefined;
  };
  createNetwork: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['CreateNetworkRequest'];
  };
  getNetwork: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
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
      /** @description Dispatch to a degraded node all the same; user tokens only. */
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
       * @description Rows of a page.
       * @default 50
       */
      limit: number;
      /** @description Where a page begins; opaque, from next_cursor of the page before. */
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
       * @description Rows at most.
       * @default 50
       */
      limit: number;
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
       * @description With user, the caller's direct messages.
       * @enum {string}
       */
      scope?: 'user';
      /** @description An ISO 8601 date or instant; without an offset it is UTC. */
      since?: string;
      /**
       * @description With 1 and scope=user, only unread ones.
       * @default 0
       */
      unacked: number;
      /**
       * @description Rows at most.
       * @default 100
       */
      limit: number;
      /** @description An opaque identifier. */
      network_id?: string;
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
       * @description With data, frames have no event line, for EventSource.onmessage.
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
       * @description With data, frames have no event line, for EventSource.onmessage.
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
       * @description With data, frames have no event line, for EventSource.onmessage.
       * @enum {string}
       */
      frames?: 'data';
    };
    body: undefined;
  };
  callTool: {
    path: Record<string, unknown>;
    query: {
      /**
       * @description With all, tools/list also shows a node token the protocol tools.
       * @enum {string}
       */
      tools?: 'all';
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
  getNetwork: {
    200: Schemas['GetNetworkAnswer'];
  };
  getStatus: {
    200: Schemas['GetStatusAnswer'];
  };
  listNodes: {
    200: Schemas['ListNodesAnswer'];
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
  callTool: {
    200: Schemas['McpAnswer'];
    202: undefined;
  };
}

/** Every REST operation. */
export type OperationId = keyof RestInputs;

/** Operations that answer with a stream of events; they have no handler in `RestHandlers`. */
export type StreamOperationId = 'openChannelStream' | 'openNetworkStream' | 'openUserStream';

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

/** One handler for each operation that answers with one body. */
export type RestHandlers<Ctx> = {
  readonly [Id in keyof RestBodies]: (ctx: Ctx, input: RestInput<Id>) => Promise<RestOutput<Id>>;
};
