// Generated from spec/ by `make generate`. Do not edit.

/** Shapes that tools use. */
export interface Schemas {
  /** @description Where the task was actually sent. */
  ActualTo: {
    /** @description Alias whose inbox got the task; after a rename it differs from the one that was named. */
    alias: string;
    /** @description Node behind the alias; null when it has no node record. */
    to_node_id: Schemas['NullableId'];
    /** @description Network of the task, net_…. */
    network_id: Schemas['Id'];
  };
  /** @description An agent; null clears it. A person of that name is refused. */
  AgentOwnerInput: Schemas['PersonName'] | Schemas['PersonFields'] | null;
  /** @description The address of an agent in its network. */
  Alias: string;
  /** @description A call that mends it, with the arguments that are known. */
  AttentionAction: {
    /** @description What the call does. */
    title: string;
    /** @description The operationId of the call over REST; null where only the tool does it. */
    operation: string | null;
    /** @description The tool of the call; null where only REST does it. */
    tool: string | null;
    /** @description Arguments by their names in path, query, body or tool. */
    params: {
      [key: string]: unknown;
    };
    /** @description Names of arguments that the caller has to add. */
    needs: string[];
  };
  /** @description Items by severity; of each kind 1,000 at most are counted. */
  AttentionCounts: {
    /** @description Items that need somebody now. */
    now: number;
    /** @description Items that need somebody soon. */
    soon: number;
    /** @description Items to be noted. */
    note: number;
  };
  /** @description What the hub has seen; each kind has its own fields. Texts of agents are cut at 300 characters and their secrets masked. */
  AttentionEvidence: {
    /** @description The agent concerned. */
    alias?: string;
    /** @description Who sent it. */
    from?: string;
    /** @description The task concerned. */
    task_id?: Schemas['Id'];
    /** @description Where the task stands. */
    task_status?: Schemas['TaskStatus'];
    /** @description What the agent last reported; null when it never did. */
    session_status?: Schemas['SessionStatus'] | null;
    /** @description Of the task or the card. */
    priority?: string;
    /** @description The words of the agent or the sender. */
    detail?: string;
    /** @description What of the agent cannot do work. */
    layers?: string[];
    /** @description Tasks of the agent that have not ended, at most 1,000. */
    open_tasks?: number;
    /** @description How often the delivery was handed out. */
    read_count?: number;
    /** @description The request that failed. */
    request_id?: Schemas['Id'];
    /** @description What was requested of the node. */
    request?: string;
    /** @description How the request ended. */
    request_status?: string;
    /** @description When the card was due. */
    due?: string;
    /** @description The number of the card. */
    seq?: number;
  };
  /** @description One occurrence of a condition. */
  AttentionItem: {
    /** @description Names this occurrence; snoozeAttention takes it. */
    key: Schemas['AttentionKey'];
    /** @description The condition. */
    kind: Schemas['AttentionKind'];
    /** @description How soon somebody should look. */
    severity: Schemas['AttentionSeverity'];
    /** @description The network in which it waits. */
    network_id: Schemas['Id'];
    /** @description What it is about. */
    subject: Schemas['AttentionSubject'];
    /** @description When the condition began. */
    since: Schemas['WireTime'];
    /** @description The cause, in words. */
    reason: string;
    /** @description What the hub has seen. */
    evidence: Schemas['AttentionEvidence'];
    /** @description What mends it, the likeliest first. */
    actions: Schemas['AttentionAction'][];
  };
  /** @description Names one occurrence of a condition; opaque. */
  AttentionKey: string;
  /**
   * @description The condition that an item tells of.
   * @enum {string}
   */
  AttentionKind:
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
    | 'message_unread';
  /**
   * @description How soon somebody should look; now comes first.
   * @enum {string}
   */
  AttentionSeverity: 'now' | 'soon' | 'note';
  /** @description The thing that the item is about. */
  AttentionSubject: {
    /** @description What kind of thing it is. */
    type: Schemas['AttentionSubjectType'];
    /** @description Its id; of an agent, the alias. */
    id: string;
    /** @description What people call it, in one line. */
    label: string;
  };
  /**
   * @description What kind of thing the id of a subject names.
   * @enum {string}
   */
  AttentionSubjectType: 'task' | 'agent' | 'delivery' | 'node' | 'card' | 'message';
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
    /** @description The same as the name. */
    id: string;
    /** @description Name of the department. */
    name: string;
  };
  /** @description A member of the network with the agents that belong to it. */
  BoardPerson: {
    /** @description Id of the person, u_…. */
    user_id: Schemas['Id'];
    /** @description User name of the person. */
    username: string;
    /** @description Name to show, or null. */
    display_name: Schemas['NullableText'];
    role: Schemas['MemberRole'];
    /** @description The department, or null when unset. */
    department: Schemas['BoardDepartment'] | null;
    /** @description Agents that the person owns. */
    agents: Schemas['PersonAgent'][];
  };
  /** @description Who made the change. */
  CardActor: {
    kind: Schemas['PersonKind'];
    /** @description User id of a person or node id of an agent. */
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
  /** @description Replaces the whole list. */
  ChecklistInput: Schemas['ChecklistItemInput'][];
  /** @description One step of a card. */
  ChecklistItem: {
    /** @description Id of the item, unique in its card. */
    id: string;
    /** @description What is to be done. */
    text: string;
    /** @description Whether it is done. */
    done: boolean;
  };
  /** @description An item without an id gets one; done is false by default. */
  ChecklistItemInput: {
    /** @description Id of the item; one that is sent again keeps it. */
    id?: string;
    /** @description What is to be done. */
    text: string;
    /** @description Whether it is done. */
    done?: boolean;
  };
  /** @description An item of the checklist. */
  ChecklistItemRef: string;
  /** @description Markdown of 1 to 4000 characters; leading and trailing blanks are removed first and do not count. */
  CommentText: string;
  /** @description The full result of a finished piece of work. */
  Completion: {
    /** @description Id of the completion, c_…. */
    id: Schemas['Id'];
    /** @description Alias of the agent that completed the work. */
    session_name: string;
    /** @description The task as the agent named it: its id or its text. */
    task: string;
    /** @description The whole result; the task keeps its first 4,000 characters. */
    result: string;
    /** @description What the work produced, as the text of a JSON array of strings, or null. */
    artifacts: string | null;
    /** @description Score of 0 to 10 that the agent gave itself, or null. */
    score: Schemas['NullableNumber'];
    /** @description Minutes that the agent says it took, or null. */
    duration_minutes: Schemas['NullableNumber'];
    /** @description Network of the agent, net_…. */
    network_id: Schemas['Id'];
    /** @description When it was reported. */
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
    /** @description Id of the update, cu_…. */
    update_id: Schemas['Id'];
    /** @description Node that is to apply it. */
    node_id: Schemas['Id'];
    action: Schemas['ConfigUpdateAction'];
    apply_mode: Schemas['ConfigApplyMode'];
    /** @description Revision of the configuration that the change builds on. */
    base_revision: number;
    patch: Schemas['ConfigPatch'];
    status: Schemas['ConfigUpdateStatus'];
    /** @description When it was requested. */
    created_at: Schemas['WireTime'];
  };
  /**
   * @description Whether the configuration changes or the node only restarts.
   * @enum {string}
   */
  ConfigUpdateAction: 'update' | 'restart';
  /**
   * @description State of a configuration update.
   * @enum {string}
   */
  ConfigUpdateStatus: 'pending' | 'restarting' | 'applied' | 'rejected' | 'timeout';
  /** @description How many, and how many of them are done. */
  CountOf: {
    /** @description How many there are. */
    total: number;
    /** @description How many of them are done. */
    done: number;
  };
  /**
   * @description State of a request to create a node.
   * @enum {string}
   */
  CreateRequestStatus: 'pending' | 'delivered' | 'started' | 'failed' | 'rejected' | 'runtime_capability_check_failed';
  /** @description Where a page begins; opaque, the next_cursor of the previous page. */
  Cursor: string;
  /** @description A card that is gone. */
  DeletedRequirement: {
    /** @description Id that the card had. */
    id: Schemas['Id'];
    /** @description Short number that the card had. */
    seq: number;
    /** @description Network of the card, net_…. */
    network_id: Schemas['Id'];
    /** @description When it was deleted. */
    deleted_at: Schemas['CardTime'];
  };
  /** @description Who caused an event. */
  EventActor: {
    /** @description User id of a person or node id of an agent. */
    id: string;
    kind: Schemas['PersonKind'];
    /** @description Name to show, as it was then, or null. */
    display_name: Schemas['NullableText'];
  };
  /** @description Name of the card in another system, unique in the network. */
  ExternalRef: string;
  /** @description Name of the card in another system, unique in the network; null clears it. */
  ExternalRefInput: string | null;
  /** @description An absolute http or https address without blanks, kept as it was given: any host, port, path, query and fragment. Null clears it. */
  ExternalUrlInput: string | null;
  /**
   * @description State of a request for rules, skills, files or logs.
   * @enum {string}
   */
  FileRequestStatus: 'pending' | 'in_progress' | 'done' | 'failed' | 'timeout';
  /** @description Whether another page follows. */
  HasMore: boolean;
  /**
   * @description Whether the host reports; gray means that it has not for a while.
   * @enum {string}
   */
  HostAlertLevel: 'green' | 'gray';
  /** @description A daemon that runs nodes on its host. */
  HostSupervisor: {
    /** @description Node id of the daemon. */
    daemon_node_id: Schemas['Id'];
    /** @description Alias of the daemon; its doorbells ring on this stream. */
    alias: string;
    /** @description Name of its host, or null. */
    hostname: Schemas['NullableText'];
    /** @description Whether it reported within the last 5 minutes. */
    online: boolean;
    /** @description When it reported last. */
    last_seen_at: Schemas['NullableWireTime'];
    /** @description Runtimes that it can start. */
    runtimes_supported: string[];
    /** @description Names of the vault entries that it accepts for its children. */
    allowed_secret_keys: string[];
    /** @description State and measures of its host. */
    host_telemetry: Schemas['HostTelemetry'];
    /** @description Absent means unknown. */
    can_create_nodes?: boolean;
    /** @description Why it creates no nodes at present; present only with can_create_nodes false. */
    create_nodes_blocked_reason?: string;
  };
  /** @description What the daemon reported of its host; the measures are for owners, admins and nodes of the network. */
  HostTelemetry: {
    alert_level?: Schemas['HostAlertLevel'];
    /** @description Processor cores of the host. */
    cpu_cores?: number;
    /** @description Memory of the host in GB. */
    mem_gb?: number;
    /** @description Address of the host. */
    ip_internal?: string;
  };
  /** @description An opaque identifier. */
  Id: string;
  /** @description One delivery into the inbox of an alias. */
  InboxMessage: {
    /** @description Id of this delivery; a retry or a reassignment makes a new one. */
    id: string;
    /** @description Id that stays the same over deliveries: of the task, or of the message itself. */
    task_id: string;
    type: Schemas['InboxType'];
    priority: Schemas['TaskPriority'];
    /** @description The text of the task, message, reply or broadcast. */
    content: string;
    /** @description Background that the sender of a task gave, or null. */
    context: Schemas['NullableText'];
    /** @description Label that the sender gave; sender_id says who it really was. */
    from_session: string;
    sender_kind?: Schemas['SenderKind'];
    /** @description Id of the person or node that sent, from its token. */
    sender_id?: string;
    /** @description Task that a reply answers; null for other deliveries. */
    in_reply_to?: Schemas['NullableId'];
    /** @description reply when the sender waits for one, none when it does not; null otherwise. */
    requires_response?: Schemas['NullableText'];
    meta_json?: Schemas['MetaJson'];
    /** @description 1 once it was acknowledged, else 0. */
    acked?: number;
    /** @description When it was put into the inbox. */
    created_at: Schemas['WireTime'];
    /** @description Network of the inbox, net_…. */
    network_id: Schemas['Id'];
  };
  /**
   * @description Kind of delivery.
   * @enum {string}
   */
  InboxType: 'task' | 'message' | 'reply' | 'broadcast';
  /** @description An ISO 8601 date or instant; without an offset it is UTC. */
  IsoTime: string;
  /** @description The latest event of a card. */
  LastEvent: {
    type: Schemas['RequirementEventKind'];
    /** @description The field that changed; null when the event is of the whole card. */
    field: Schemas['NullableText'];
    actor: Schemas['NullableEventActor'];
    /** @description When it happened. */
    at: Schemas['CardTime'];
    /** @description The event in a few words, at most 160 characters. */
    summary: string;
  };
  /**
   * @description What a daemon is asked to do with a child.
   * @enum {string}
   */
  LifecycleAction: 'stop' | 'delete' | 'start';
  /** @description A child that is to be stopped, deleted or started. */
  LifecycleRequest: {
    /** @description Id of the request: sr_… to stop or delete, str_… to start. */
    request_id: Schemas['Id'];
    status: Schemas['LifecycleRequestStatus'];
    /** @description Node id of the child. */
    child_node_id: Schemas['Id'];
    /** @description Alias of the child. */
    child_alias: string;
    action: Schemas['LifecycleAction'];
    /** @description Whether to remove the configuration, after a backup. */
    delete_config?: boolean;
    /** @description Seconds that the child has to end by itself. */
    grace_seconds?: number;
    /** @description Whether the child is to stop although it has live tasks. */
    force?: boolean;
    /** @description When it was requested. */
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
  /** @description A page of what waits for a person. */
  ListAttentionAnswer: {
    /** @description Always true on success. */
    ok: Schemas['Ok'];
    /** @description The most severe first, the oldest first within a severity. */
    items: Schemas['AttentionItem'][];
    /** @description Items of the whole scope by severity, whatever the filters and the page. */
    counts: Schemas['AttentionCounts'];
    /** @description Whether another page follows. */
    has_more: Schemas['HasMore'];
    /** @description Cursor of the next page; null on the last. */
    next_cursor: Schemas['NullableCursor'];
  };
  /**
   * @description Role in one network; owner is set only by creating the network.
   * @enum {string}
   */
  MemberRole: 'owner' | 'admin' | 'member' | 'viewer';
  /** @description Attachments and other metadata as JSON text; null when there are none. The hub adds traceparent when the dispatch belongs to a trace and its sender named none there. */
  MetaJson: string | null;
  /** @description The provider's name of a model. */
  ModelName: string;
  /** @description A skill (name, scope, path_rel, description) or a directory entry (name, type, size, mtime). */
  NodeFileItem: {
    /** @description Name of the skill, file or directory. */
    name: string;
    /** @description Where a skill belongs, for example user or project, as the node says. */
    scope?: string;
    /** @description Path of a skill, relative to its scope. */
    path_rel?: string;
    /** @description What a skill does, by its own words. */
    description?: string;
    /**
     * @description Kind of a directory entry: file, dir, or other for anything else.
     * @enum {string}
     */
    type?: 'file' | 'dir' | 'other';
    /** @description Size of a file in bytes. */
    size?: number;
    /** @description When a file changed last, as the node says. */
    mtime?: string;
    /**
     * @description Why an entry is named only: secret for a credential file.
     * @enum {string}
     */
    hidden_reason?: 'secret';
  };
  /**
   * @description What is requested of a node.
   * @enum {string}
   */
  NodeFileOp: 'read_rules' | 'write_rules' | 'list_skills' | 'read_skill' | 'list_files' | 'read_file' | 'tail_logs';
  /** @description A request to a node; op decides which further fields are present. */
  NodeFileRequest: {
    /** @description Id of the request, rf_…. */
    request_id: Schemas['Id'];
    /** @description Node that is asked. */
    node_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    /** @description The new rules. */
    content?: string;
    /** @description Name of the skill. */
    name?: string;
    /** @description Path relative to the work directory. */
    path?: string;
    /** @description Longest content of the answer in bytes. */
    max_bytes?: number;
    /** @description How many of the last log lines. */
    lines?: number;
    level?: Schemas['NodeLogLevel'];
    /** @description Only log lines with this text, in any case, after masking. */
    grep?: string;
    /** @description Only log lines from this time on. */
    since_ts?: Schemas['IsoTime'];
    /** @description When it was requested. */
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
   * @description Whether an agent or a person submitted it.
   * @enum {string}
   */
  NodeOrUser: 'node' | 'user';
  /** @description The node to be created. */
  NodeSpec: {
    /** @description Alias of the node: 1 to 64 letters, digits, dot, underscore, hyphen. */
    name: string;
    /** @description One that the daemon supports. */
    runtime: string;
    /** @description Model to begin with; the default of the runtime without it. */
    model?: string;
    flags?: Schemas['NodeFlags'];
    /** @description Names of vault entries that the node gets in its environment. */
    env_refs?: string[];
    /** @description A directory below the daemon's own root. */
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
  /** @description Short free text, or null. */
  NullableText: string | null;
  /** @description A stored time in UTC, or null when it has not happened. */
  NullableWireTime: Schemas['WireTime'] | null;
  /**
   * @description Always true on success.
   * @constant
   */
  Ok: true;
  /** @description A node that the daemon runs. */
  OwnChild: {
    /** @description Node id of the child. */
    node_id: Schemas['Id'];
    /** @description Alias of the child. */
    alias: string;
    lifecycle_state: Schemas['LifecycleState'];
  };
  /** @description A person; null clears it. An agent given here alone becomes agent_owner. */
  OwnerInput: Schemas['PersonName'] | Schemas['PersonFields'] | null;
  /** @description Rows per page. */
  PageLimit: number;
  /** @description A card of the network; null makes it top-level. */
  ParentIdInput: Schemas['CardRef'] | null;
  /** @description A node that waits to be created. */
  PendingCreateRequest: {
    /** @description Id of the request, cr_…. */
    request_id: Schemas['Id'];
    status: Schemas['CreateRequestStatus'];
    /** @description Node id that the child is to have. */
    child_node_id: Schemas['NullableId'];
    /** @description Alias of the child. */
    child_name: string;
    /** @description What is to run the agent. */
    runtime: string;
    /** @description Model to begin with; null for the default of the runtime. */
    model: Schemas['NullableText'];
    /** @description When it was requested. */
    created_at: Schemas['WireTime'];
  };
  /** @description Persons and agents. */
  PeopleInput: Schemas['PersonInput'][];
  /** @description A person (username, display_name) or an agent (alias); names are absent when the person or agent is gone or hidden. */
  Person: {
    kind: Schemas['PersonKind'];
    /** @description User id of a person or node id of an agent. */
    id: string;
    /** @description User name of a person. */
    username?: string;
    /** @description Name to show of a person, or null. */
    display_name?: Schemas['NullableText'];
    /** @description Alias of an agent. */
    alias?: string;
  };
  /** @description An agent. */
  PersonAgent: {
    /** @description Node id of the agent. */
    node_id: Schemas['Id'];
    /** @description Alias of the agent. */
    alias: string;
  };
  /** @description One person or agent; the id, or a name that is looked up in the network of the card. */
  PersonFields: {
    kind?: Schemas['PersonKind'];
    /** @description User id of a person or node id of an agent. */
    id?: Schemas['PersonName'];
    /** @description User name of a person. */
    username?: Schemas['PersonName'];
    /** @description Alias of an agent. */
    alias?: Schemas['PersonName'];
    /** @description User name of a person, or alias or name of an agent; it must fit only one. */
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
  /** @description A probe and its result. */
  ProbeResult: {
    /** @description Id of the probe, pb_…. */
    probe_id: Schemas['Id'];
    /** @description Provider that was tried, prov_…. */
    provider_id: Schemas['Id'];
    model_name: Schemas['ModelName'];
    /** @description Daemon that tried it. */
    daemon_node_id: Schemas['Id'];
    status: Schemas['ProbeStatus'];
    /** @description HTTP status of the provider; null when there was no answer. */
    raw_status_code: number | null;
    /** @description Milliseconds until the answer, or null. */
    latency_ms: number | null;
    /** @description When the probe was requested. */
    created_at: Schemas['WireTime'];
    /** @description When the daemon fetched it; null before. */
    delivered_at: Schemas['NullableWireTime'];
    /** @description When it ended; null while it is open. */
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
  /** @description A group of cards. */
  Project: {
    /** @description Id of the project, proj_…. */
    id: Schemas['Id'];
    /** @description Network of the project, net_…. */
    network_id: Schemas['Id'];
    /** @description Name of the project, unique in its network. */
    name: string;
    /** @description Colour as '#rrggbb'. */
    color: string;
    /** @description Place in the list, the smallest first. */
    order: number;
    /** @description Whether the project is out of use; its cards stay. */
    archived: boolean;
  };
  /** @description A colour as '#rrggbb'. */
  ProjectColorInput: string;
  /** @description A project of the network; null takes the card out of its project. */
  ProjectIdInput: Schemas['Id'] | null;
  /** @description Unique in the network. */
  ProjectNameInput: string;
  /** @description Place in the list, the smallest first; the number of projects by default. */
  ProjectOrder: number;
  /** @description A model provider of a network. The secret itself is never shown. */
  Provider: {
    /** @description Id of the provider, prov_…. */
    provider_id: Schemas['Id'];
    /** @description Network of the provider, net_…. */
    network_id: Schemas['Id'];
    name: Schemas['ProviderName'];
    /** @description Who makes the models; it never changes. */
    vendor: string;
    base_url: Schemas['BaseUrl'];
    secret_key_ref: Schemas['SecretKey'];
    /** @description Whether the provider is in use. */
    enabled: boolean;
    /** @description Models that the provider offers. */
    models: Schemas['ProviderModel'][];
    /** @description When it was entered. */
    created_at: Schemas['WireTime'];
    /** @description Person who entered it, u_…. */
    created_by: Schemas['Id'];
  };
  /** @description A model that a provider offers. */
  ProviderModel: {
    model_name: Schemas['ModelName'];
    /** @description Name to show. */
    display_name?: string;
    /** @description Tokens that fit into one request. */
    context_window?: number;
    /** @description Whether the model reads pictures. */
    supports_vision?: boolean;
  };
  /** @description The provider's name, unique in its network. */
  ProviderName: string;
  /** @description A card. description and checklist are present with view=full, last_event when it was requested. */
  Requirement: {
    /** @description Id of the card, req_…. */
    id: Schemas['Id'];
    /** @description Short number of the card in its network, shown as '#N'; never reused. */
    seq: number;
    /** @description Network of the card, net_…. */
    network_id: Schemas['Id'];
    /** @description Title of the card. */
    name: string;
    column: Schemas['RequirementColumn'];
    priority: Schemas['RequirementPriority'];
    /** @description When it is due: a day, or an ISO instant in UTC; null when unset. */
    due: Schemas['NullableText'];
    /** @description When the work starts: a day, or an ISO instant in UTC; null when unset. */
    start: Schemas['NullableText'];
    /** @description Markdown; present with view=full. */
    description?: string;
    /** @description The steps in their order; present with view=full. */
    checklist?: Schemas['ChecklistItem'][];
    /** @description How many items the checklist has, and how many of them are done. */
    checklist_progress: Schemas['CountOf'];
    /** @description Person who is responsible, or null. */
    owner: Schemas['NullablePerson'];
    /** @description Agent that does the work, or null. */
    agent_owner: Schemas['NullablePerson'];
    /** @description Further persons and agents. */
    participants: Schemas['Person'][];
    /** @description Project of the card, proj_…, or null. */
    project_id: Schemas['NullableId'];
    /** @description Card that this one is a part of, req_…; null for a top-level card. */
    parent_id: Schemas['NullableId'];
    /** @description How many cards are parts of this one, and how many of them are done. */
    children: Schemas['CountOf'];
    /** @description Name of the card in another system, unique in its network, or null. */
    external_ref: Schemas['NullableText'];
    /** @description Address of the card in another system, or null. */
    external_url: Schemas['NullableText'];
    /** @description Whether the card has left the board; it stays readable. */
    archived: boolean;
    /** @description Tags, case-sensitive. */
    tags: string[];
    /** @description Who made the card; null when hidden from a restricted member. */
    created_by: Schemas['NullableCardActor'];
    /** @description Who changed it last; null when hidden from a restricted member. */
    updated_by: Schemas['NullableCardActor'];
    /** @description When it was made. */
    created_at: Schemas['CardTime'];
    /** @description When it changed last. */
    updated_at: Schemas['CardTime'];
    last_event?: Schemas['NullableLastEvent'];
  };
  /**
   * @description Where a card stands.
   * @enum {string}
   */
  RequirementColumn: 'pool' | 'doing' | 'done';
  /** @description A change of one field, or a comment, whose text is new.text. */
  RequirementEvent: {
    /** @description Id of the event, ev_…. */
    id: string;
    /** @description Id of the card, req_…. */
    requirement_id: Schemas['Id'];
    /** @description Short number of the card. */
    seq: number;
    kind: Schemas['RequirementEventKind'];
    /** @description The field that changed; null for a comment and for the whole card. */
    field: Schemas['NullableText'];
    /** @description The value before; null when there was none. */
    old: unknown;
    /** @description The value after; null when there is none. */
    new: unknown;
    actor: Schemas['NullableEventActor'];
    /** @description When it happened. */
    at: Schemas['CardTime'];
  };
  /**
   * @description What happened to a card.
   * @enum {string}
   */
  RequirementEventKind: 'created' | 'changed' | 'comment' | 'deleted';
  /** @description Rows per page; 1,000 by default. */
  RequirementPageLimit: number;
  /**
   * @description Shown as highest, normal, low and lowest.
   * @enum {string}
   */
  RequirementPriority: 'high' | 'normal' | 'low' | 'lowest';
  /** @description The name of a secret in the vault. */
  SecretKey: string;
  /**
   * @description Who really sent, as the token says; system is the hub itself.
   * @enum {string}
   */
  SenderKind: 'user' | 'node' | 'system';
  /** @description Runtime state of an alias, as its node last reported it. */
  Session: {
    /** @description Id by which the agent resumes this session; a report with another one replaces the session. */
    resume_id: string;
    /** @description Alias of the agent. */
    alias: string;
    status: Schemas['SessionStatus'];
    /** @description Text of the work that the agent reported last; null when it has none. */
    task: Schemas['NullableText'];
    /** @description First 4,000 characters of the output that the agent reported last. */
    output: Schemas['NullableText'];
    /** @description Score of 0 to 10 that the agent gave itself, or null. */
    score: Schemas['NullableNumber'];
    /** @description Progress of its work, 0 to 100, or null. */
    progress: Schemas['NullableNumber'];
    /** @description Name of the server that the agent reported. */
    server: Schemas['NullableText'];
    /** @description Name of the host that the agent reported. */
    hostname: Schemas['NullableText'];
    /** @description What the agent calls itself; agent nodes report agent-node:<runtime>. */
    agent: Schemas['NullableText'];
    /** @description Directory that the agent works in. */
    project_dir: Schemas['NullableText'];
    /** @description Version of the agent. */
    version: Schemas['NullableText'];
    /** @description Name of its terminal session. */
    tmux_name: Schemas['NullableText'];
    /** @description Node id of the agent, or null. */
    node_id: Schemas['NullableText'];
    /** @description Session id of its runtime. */
    session_id: Schemas['NullableText'];
    /** @description Where its configuration is on its host. */
    config_path: Schemas['NullableText'];
    /** @description Channels that it serves, as the text of a JSON array. */
    channels: Schemas['NullableText'];
    /** @description Model in use; null when it was never reported. */
    model: Schemas['NullableText'];
    /** @description When the agent reported last. */
    last_seen_at: Schemas['WireTime'];
    /** @description When the session changed last. */
    updated_at: Schemas['WireTime'];
    /** @description Network of the agent, net_…. */
    network_id: Schemas['Id'];
  };
  /**
   * @description What the node last reported, or offline after ten minutes of silence.
   * @enum {string}
   */
  SessionStatus: 'working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline';
  /** @description A skill version with its document. */
  Skill: {
    /** @description Id of the version, skill_…. */
    skill_id: Schemas['Id'];
    slug: Schemas['SkillSlug'];
    /** @description Title of the skill. */
    name: string;
    /** @description What the skill is good for. */
    description: string;
    version: Schemas['SkillVersion'];
    status: Schemas['SkillStatus'];
    source_type: Schemas['NodeOrUser'];
    /** @description Alias of the agent or user name of the person who submitted it, or null. */
    source_alias: string | null;
    /** @description SHA-256 of the document, in hexadecimal digits. */
    content_hash: string;
    /** @description When it was submitted. */
    created_at: Schemas['WireTime'];
    /** @description When its status changed last. */
    updated_at: Schemas['WireTime'];
    /** @description When it was reviewed; null before. */
    reviewed_at: Schemas['NullableWireTime'];
    /** @description What the reviewer wrote, or null. */
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
    /** @description Id of the version, skill_…. */
    skill_id: Schemas['Id'];
    slug: Schemas['SkillSlug'];
    /** @description Title of the skill. */
    name: string;
    /** @description What the skill is good for. */
    description: string;
    version: Schemas['SkillVersion'];
    status: Schemas['SkillStatus'];
    source_type: Schemas['NodeOrUser'];
    /** @description Alias of the agent or user name of the person who submitted it, or null. */
    source_alias: string | null;
    /** @description SHA-256 of the document, in hexadecimal digits. */
    content_hash: string;
    /** @description When it was submitted. */
    created_at: Schemas['WireTime'];
    /** @description When its status changed last. */
    updated_at: Schemas['WireTime'];
    /** @description When it was reviewed; null before. */
    reviewed_at: Schemas['NullableWireTime'];
    /** @description What the reviewer wrote, or null. */
    review_note: string | null;
  };
  /** @description A version, free of spaces. */
  SkillVersion: string;
  /** @description How many rows have one status. */
  StatusCount: {
    /** @description The status that was counted. */
    status: string;
    /** @description Number of rows with it. */
    count: number;
  };
  /** @description A session with its open tasks. */
  StatusSession: {
    /** @description Id by which the agent resumes this session; a report with another one replaces the session. */
    resume_id: string;
    /** @description Alias of the agent. */
    alias: string;
    status: Schemas['SessionStatus'];
    /** @description Text of the work that the agent reported last; null when it has none. */
    task: Schemas['NullableText'];
    /** @description First 4,000 characters of the output that the agent reported last. */
    output: Schemas['NullableText'];
    /** @description Score of 0 to 10 that the agent gave itself, or null. */
    score: Schemas['NullableNumber'];
    /** @description Progress of its work, 0 to 100, or null. */
    progress: Schemas['NullableNumber'];
    /** @description Name of the server that the agent reported. */
    server: Schemas['NullableText'];
    /** @description Name of the host that the agent reported. */
    hostname: Schemas['NullableText'];
    /** @description What the agent calls itself; agent nodes report agent-node:<runtime>. */
    agent: Schemas['NullableText'];
    /** @description Directory that the agent works in. */
    project_dir: Schemas['NullableText'];
    /** @description Version of the agent. */
    version: Schemas['NullableText'];
    /** @description Name of its terminal session. */
    tmux_name: Schemas['NullableText'];
    /** @description Node id of the agent, or null. */
    node_id: Schemas['NullableText'];
    /** @description Session id of its runtime. */
    session_id: Schemas['NullableText'];
    /** @description Where its configuration is on its host. */
    config_path: Schemas['NullableText'];
    /** @description Channels that it serves, as the text of a JSON array. */
    channels: Schemas['NullableText'];
    /** @description Model in use; null when it was never reported. */
    model: Schemas['NullableText'];
    /** @description When the agent reported last. */
    last_seen_at: Schemas['WireTime'];
    /** @description When the session changed last. */
    updated_at: Schemas['WireTime'];
    /** @description Network of the agent, net_…. */
    network_id: Schemas['Id'];
    /** @description Open tasks of the node, counted as in queue_ahead. */
    queue_depth: number;
  };
  /** @description Replaces the tags; an empty list clears them. */
  TagsInput: Schemas['CardTag'][];
  /** @description A logical unit of work and its tracked life. */
  Task: {
    /** @description Id of the task, t_…, the same through retries and reassignments. */
    task_id: Schemas['Id'];
    /** @description Node that sent the task; null when a person did. It does not change when the node is renamed. */
    from_node_id: Schemas['NullableId'];
    /** @description Node that the task is for now; null for an agent that never got a node record. */
    to_node_id: Schemas['NullableId'];
    /** @description Label that the sender gave: api over REST and hub over tools unless it chose another. */
    from_name: string;
    /** @description Alias that the task is for now; a reassignment or a rename changes it. */
    to_name: string;
    sender_kind: Schemas['SenderKind'];
    /** @description Id of the person or node that sent, from its token. */
    sender_id: string;
    priority: Schemas['TaskPriority'];
    status: Schemas['TaskStatus'];
    /** @description What is to be done, as it was sent. */
    content: string;
    /** @description Background that the sender gave with the task over tools, or null. */
    context?: Schemas['NullableText'];
    /** @description First 4,000 characters of the reply or completion that ended the task; null before, and cleared by a retry. */
    result: string | null;
    /** @description Reserved for a task that answers another; null, because replies are deliveries. */
    in_reply_to: Schemas['NullableId'];
    /** @description Which answer the sender expects: reply. */
    requires_response: Schemas['NullableText'];
    /** @description For how many recipients the task is: single. */
    scope: Schemas['NullableText'];
    /** @description Task of the same network that this one is a part of, or null. */
    parent_task_id: Schemas['NullableId'];
    meta_json: Schemas['MetaJson'];
    /** @description When the task was sent first; a retry does not change it. */
    created_at: Schemas['WireTime'];
    /** @description When it was last put into an inbox: by the dispatch, a retry or a reassignment. */
    delivered_at: Schemas['NullableWireTime'];
    /** @description When the agent reported that it works on the task; cleared by a retry or a reassignment. */
    started_at: Schemas['NullableWireTime'];
    /** @description When the agent handed the task to its runtime, by its own word; null without that evidence. */
    runtime_submitted_at: Schemas['NullableWireTime'];
    /** @description When the runtime began its turn on the task, by the word of the agent; null without that evidence. */
    consumed_at: Schemas['NullableWireTime'];
    /** @description When the task ended; null while it is live. */
    completed_at: Schemas['NullableWireTime'];
    /** @description When the task expires unless somebody acknowledged it before; from ttl_seconds, or one hour after a retry. */
    expires_at: Schemas['NullableWireTime'];
    /** @description Network of the task, net_…. */
    network_id: Schemas['Id'];
  };
  /** @description When the agent's runtime received the task, and when it began to work on it. */
  TaskEvidence: {
    /** @description Id of the task, t_…. */
    task_id: Schemas['Id'];
    /** @description When the agent handed the task to its runtime; the first mark stays. */
    runtime_submitted_at: Schemas['NullableWireTime'];
    /** @description When the runtime began its turn on the task; the first mark stays. It implies the other one. */
    consumed_at: Schemas['NullableWireTime'];
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
  /** @description The fields of a task that list_tasks returns. */
  TaskSummary: {
    /** @description Id of the task, t_…. */
    task_id: Schemas['Id'];
    /** @description Label that the sender gave. */
    from_name: string;
    /** @description Alias that the task is for now. */
    to_name: string;
    priority: Schemas['TaskPriority'];
    status: Schemas['TaskStatus'];
    /** @description What is to be done, as it was sent. */
    content: string;
    /** @description First 4,000 characters of the result; null while there is none. */
    result: string | null;
    /** @description When the task was sent first. */
    created_at: Schemas['WireTime'];
    /** @description When the agent handed the task to its runtime, by its own word; null without that evidence. */
    runtime_submitted_at: Schemas['NullableWireTime'];
    /** @description When the runtime began its turn on the task, by the word of the agent; null without that evidence. */
    consumed_at: Schemas['NullableWireTime'];
    /** @description When the task ended; null while it is live. */
    completed_at: Schemas['NullableWireTime'];
  };
  /** @description What is to be done. */
  TaskText: string;
  /**
   * @description The answer was cut at 1,000 rows; limit and cursor lead to the rest.
   * @constant
   */
  Truncated: true;
  /** @description A stored time in UTC, to the second. */
  WireTime: string;
}

/** Validated arguments by tool, defaults filled. */
export interface ToolParams {
  get_all_status: {
    /** @description Only sessions of this status */
    filter_status?: Schemas['SessionStatus'];
    /** @description Only sessions on this server */
    filter_server?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Rows per page; 1,000 by default */
    limit?: Schemas['PageLimit'];
    /** @description next_cursor of the previous page */
    cursor?: Schemas['Cursor'];
  };
  report_status: {
    /** @description Id by which the session can be resumed */
    resume_id: string;
    /** @description Alias of the reporting node */
    alias: Schemas['Alias'];
    /** @description What the node is doing */
    status: Schemas['SessionStatus'];
    /** @description Task id or text of the current work; string of at most 10000 characters */
    task?: unknown;
    /** @description Latest output; string of at most 50000 characters, stored up to 4000 */
    output?: unknown;
    /** @description Number from 0 to 10 */
    score?: unknown;
    /** @description Number from 0 to 100 */
    progress?: unknown;
    /** @description Server name; string */
    server?: unknown;
    /** @description Host name; string */
    hostname?: unknown;
    /** @description Kind of agent; string, agent nodes send agent-node:<runtime> */
    agent?: unknown;
    /** @description Directory of the project; string */
    project_dir?: unknown;
    /** @description Version of the agent; string */
    version?: unknown;
    /** @description Terminal session; string */
    tmux_name?: unknown;
    /** @description Node id; string, needed for model, node_name and runtime to reach the node record */
    node_id?: unknown;
    /** @description Session id of the runtime; string */
    session_id?: unknown;
    /** @description Path of the configuration; string */
    config_path?: unknown;
    /** @description JSON array as a string */
    channels?: unknown;
    /** @description Model in use; string */
    model?: unknown;
    /** @description Name of the node; string, written with node_id only */
    node_name?: unknown;
    /** @description Ignored: a node token is bound to its network */
    network_id?: unknown;
    /** @description Object {app_server: {ok, reason}, tui: {ok, reason}, model_auth}; believed for 10 minutes */
    health?: unknown;
    /** @description Object of a host supervisor: {runtimes_supported, allowed_secret_keys, can_create_nodes, create_nodes_blocked_reason, max_children} */
    daemon?: unknown;
    /** @description Boolean: the node answers tail_node_logs */
    logs_capable?: unknown;
    /** @description Object {hostname, ip, cpu_load_1min, cpu_cores, cpu_pct, mem_total_gb, mem_used_gb, mem_avail_gb, disk_total_gb, disk_used_gb, disk_avail_gb}; all optional */
    host_telemetry?: unknown;
    /** @description Object {rss_bytes, rss_mb, cpu_pct, uptime_seconds, in_flight_count}; all optional */
    process_telemetry?: unknown;
  };
  report_completion: {
    /** @description Alias that did the work */
    alias: Schemas['Alias'];
    /** @description Task id, or the text of the task */
    task: Schemas['TaskText'];
    /** @description The result */
    result: string;
    /** @description Files or links that the work produced */
    artifacts?: string[];
    /** @description Own estimate of the quality */
    score?: number;
    /** @description Duration in minutes */
    duration_minutes?: number;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  get_inbox: {
    /** @description Whose inbox */
    alias: string;
    /**
     * @description Maximum number of rows
     * @default 10
     */
    limit: number;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description next_cursor of the previous page */
    cursor?: string;
    /**
     * @description true looks without counting the rows as handed out
     * @default false
     */
    peek: boolean;
  };
  ack_inbox: {
    /** @description Whose inbox */
    alias: Schemas['Alias'];
    /** @description Delivery id or task id */
    message_id: Schemas['Id'];
    /** @description Accepted and ignored */
    response?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  send_task: {
    /** @description Recipient alias */
    alias: string;
    /** @description What is to be done */
    task: string;
    /**
     * @description Order in the inbox
     * @default normal
     * @enum {string}
     */
    priority: 'high' | 'normal' | 'low';
    /** @description Background for the task */
    context?: string;
    /**
     * @description A label for the sender; the hub also stamps who really sent
     * @default hub
     */
    from_session: string;
    /**
     * @description Seconds until the task expires unread
     * @default 3600
     */
    ttl_seconds: number;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description The task that this one serves */
    parent_task_id?: string;
    /** @description Attachments, and client_request_id as idempotency key */
    meta?: {
      /** @description Files and links that go with the task; the hub does not open them. */
      attachments?: {
        /** @description Kind of attachment, for example file or link; the hub only passes it on. */
        type?: string;
        /** @description Where the file is on the machine of the sender. */
        path?: string;
        /** @description Address to load it from, for example the url of an upload. */
        url?: string;
        /** @description Media type, as the sender states it. */
        mime?: string;
        /** @description File name to show. */
        name?: string;
        /** @description Size in bytes, as the sender states it. */
        size?: number;
      }[];
      /** @description Idempotency key of the call: the same one with the same payload gets the first answer again for 24 hours. */
      client_request_id?: string;
      /** @description Step of a trace that the task belongs to (W3C Trace Context); that of the call without it. */
      traceparent?: string;
    };
    /** @description Send even if the target is degraded; user tokens only */
    force?: boolean;
  };
  send_message: {
    /** @description Recipient alias */
    alias: string;
    /** @description The message */
    message: string;
    /**
     * @description A label for the sender; the hub also stamps who really sent
     * @default hub
     */
    from_session: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  send_reply: {
    /** @description Recipient alias; may be left out with in_reply_to */
    alias?: string;
    /** @description The reply */
    text: string;
    /** @description The task that is answered */
    in_reply_to?: string;
    /**
     * @description Outcome of the task
     * @default replied
     * @enum {string}
     */
    status: 'replied' | 'failed' | 'cancelled';
    /** @description A label for the sender, the alias of a node by default; the hub also stamps who really sent */
    from_session?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Files of the hub, at most 20 */
    attachments?: Record<string, unknown>[];
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  send_ack: {
    /** @description The task */
    task_id: string;
    /**
     * @description A label for the sender; the hub also stamps who really sent
     * @default hub
     */
    from_session: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  retry_task: {
    /** @description The task */
    task_id: string;
    /**
     * @description A label for the sender; the hub also stamps who really sent
     * @default hub
     */
    from_session: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Send even if the target is degraded; user tokens only */
    force?: boolean;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  cancel_task: {
    /** @description The task */
    task_id: string;
    /** @description Why */
    reason?: string;
    /**
     * @description A label for the sender; the hub also stamps who really sent
     * @default hub
     */
    from_session: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  reassign_task: {
    /** @description The task */
    task_id: string;
    /** @description The new assignee */
    new_alias: string;
    /**
     * @description A label for the sender; the hub also stamps who really sent
     * @default hub
     */
    from_session: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Send even if the target is degraded; user tokens only */
    force?: boolean;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  get_task: {
    /** @description The task */
    task_id: Schemas['Id'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  list_tasks: {
    /** @description Only tasks to this alias */
    alias?: string;
    /**
     * @description Only tasks of this status
     * @enum {string}
     */
    status?: 'created' | 'delivered' | 'acked' | 'running' | 'replied' | 'failed' | 'cancelled' | 'expired';
    /** @description Only tasks from this sender */
    from_name?: string;
    /** @description Only tasks from this node */
    from_node_id?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /**
     * @description Rows per page
     * @default 20
     */
    limit: number;
    /** @description next_cursor of the previous page */
    cursor?: string;
  };
  get_session_status: {
    /** @description The agent */
    alias: Schemas['Alias'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  list_attention: {
    /**
     * @description Only items of this kind
     * @enum {string}
     */
    kind?:
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
      | 'message_unread';
    /**
     * @description Only items of this severity
     * @enum {string}
     */
    severity?: 'now' | 'soon' | 'note';
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /**
     * @description Maximum number of items
     * @default 100
     */
    limit: number;
    /** @description next_cursor of the previous page */
    cursor?: string;
  };
  get_completions: {
    /** @description Only completions of this agent */
    alias?: string;
    /** @description Only what came at or after this time */
    since?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /**
     * @description Maximum number of rows
     * @default 50
     */
    limit: number;
    /** @description next_cursor of the previous page */
    cursor?: string;
  };
  broadcast: {
    /** @description The message */
    message: string;
    /** @description Only agents on this server */
    filter_server?: string;
    /** @description Only agents of this status */
    filter_status?: Schemas['SessionStatus'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  submit_skill: {
    /** @description Name in kebab-case, the same for all versions */
    slug: string;
    /** @description Display name */
    name: string;
    /**
     * @description What the skill is for
     * @default
     */
    description: string;
    /** @description Version */
    version: string;
    /** @description The document */
    content: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  list_skills: {
    /**
     * @description Include skills that wait for review or were rejected; for the owner and admins
     * @default false
     */
    include_pending: boolean;
    /** @description Part of slug, name or description, in any case */
    query?: string;
    /**
     * @description Maximum number of rows
     * @default 100
     */
    limit: number;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description next_cursor of the previous page */
    cursor?: string;
  };
  get_skill: {
    /** @description The skill version */
    skill_id: Schemas['Id'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  review_skill: {
    /** @description The skill version */
    skill_id: Schemas['Id'];
    /** @description published or rejected */
    decision: Schemas['SkillDecision'];
    /** @description Shown with the skill */
    note?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  create_node: {
    /** @description The daemon */
    daemon_node_id: Schemas['Id'];
    /** @description The node */
    node_spec: Schemas['NodeSpec'];
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  delete_node: {
    /** @description The node */
    node_id: string;
    /** @description The alias of the node, typed again */
    confirm_alias: string;
    /**
     * @description Stop the node even if it has live tasks
     * @default false
     */
    force: boolean;
    /**
     * @description Seconds that the node has to end by itself
     * @default 10
     */
    grace_seconds: number;
    /**
     * @description Remove the configuration of the node, after a backup
     * @default true
     */
    delete_config: boolean;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  stop_node: {
    /** @description The node */
    node_id: string;
    /**
     * @description Stop the node even if it has live tasks
     * @default false
     */
    force: boolean;
    /**
     * @description Seconds that the node has to end by itself
     * @default 10
     */
    grace_seconds: number;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  start_node: {
    /** @description The node */
    node_id: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  restart_node: {
    /** @description The node */
    node_id: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  update_node_config: {
    /** @description The node */
    node_id: string;
    /** @description The config_revision that the change builds on */
    base_revision: number;
    /** @description What changes: model, flags, channels */
    patch: Schemas['ConfigPatch'];
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  get_config_update: {
    /** @description A child; the caller's own node by default */
    node_id?: Schemas['Id'];
  };
  ack_config_update: {
    /** @description The update */
    update_id: Schemas['Id'];
    /**
     * @description How it went
     * @enum {string}
     */
    status: 'applied' | 'rejected' | 'restarting';
    /** @description The revision that the node reports; the hub keeps its own count */
    new_revision?: number;
    /** @description What went wrong; stored masked, up to 1000 characters */
    error?: string;
  };
  read_node_rules_file: {
    /** @description The node */
    node_id: string;
  };
  write_node_rules_file: {
    /** @description The node */
    node_id: string;
    /** @description The whole file, at most 256 KB */
    content: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  list_node_skills: {
    /** @description The node */
    node_id: string;
  };
  read_node_skill: {
    /** @description The node */
    node_id: string;
    /** @description The skill: 1 to 64 letters, digits, dot, underscore, hyphen */
    name: string;
  };
  list_node_files: {
    /** @description The node */
    node_id: string;
    /**
     * @description Relative to the work directory; its root by default
     * @default
     */
    path: string;
  };
  read_node_file: {
    /** @description The node */
    node_id: string;
    /** @description Relative to the work directory */
    path: string;
  };
  tail_node_logs: {
    /** @description The node */
    node_id: string;
    /**
     * @description Maximum number of lines
     * @default 500
     */
    lines: number;
    /**
     * @description Only lines of this level
     * @enum {string}
     */
    level?: 'info' | 'warn' | 'error';
    /** @description Only lines with this text, in any case, after masking */
    grep?: string;
    /** @description Only lines from this time on */
    since_ts?: string;
  };
  get_rules_file_result: {
    /** @description The request */
    request_id: Schemas['Id'];
  };
  get_rules_file_request: {
    /** @description The request that the event named */
    request_id?: Schemas['Id'];
  };
  ack_rules_file_request: {
    /** @description The request */
    request_id: Schemas['Id'];
    /**
     * @description How it went
     * @enum {string}
     */
    status: 'done' | 'failed';
    /** @description Name of the file, without its directory */
    file_name?: string;
    /** @description Whether the file is there */
    exists?: boolean;
    /** @description The answer */
    content?: string;
    /** @description Size of the file in bytes, also when it is binary or too large to send */
    size?: number;
    /** @description What went wrong; stored masked, up to 1000 characters */
    error?: string;
  };
  list_my_pending_create_requests: {
    /** @description Rows per page; 1,000 by default */
    limit?: Schemas['PageLimit'];
    /** @description next_cursor of the previous page */
    cursor?: Schemas['Cursor'];
  };
  list_my_pending_lifecycle_requests: {
    /** @description Rows per page; 1,000 by default */
    limit?: Schemas['PageLimit'];
    /** @description next_cursor of the previous page */
    cursor?: Schemas['Cursor'];
  };
  get_create_request: {
    /** @description The request */
    request_id: Schemas['Id'];
  };
  ack_create_request: {
    /** @description The request */
    request_id: Schemas['Id'];
    /**
     * @description How it went
     * @enum {string}
     */
    status: 'started' | 'failed' | 'rejected' | 'runtime_capability_check_failed';
    /** @description What went wrong; stored masked, up to 1000 characters */
    error?: string;
  };
  get_stop_request: {
    /** @description The request */
    request_id: Schemas['Id'];
  };
  ack_stop_request: {
    /** @description The request */
    request_id: Schemas['Id'];
    /**
     * @description How it went
     * @enum {string}
     */
    status: 'stopped' | 'stop_failed' | 'noop_not_my_child';
    /** @description The signal that ended the child */
    exit_signal?: string;
    /** @description Where the backup of its configuration is */
    backup_path?: string;
    /** @description What went wrong; stored masked, up to 1000 characters */
    error?: string;
  };
  get_start_request: {
    /** @description The request */
    request_id: Schemas['Id'];
  };
  ack_start_request: {
    /** @description The request */
    request_id: Schemas['Id'];
    /**
     * @description How it went
     * @enum {string}
     */
    status: 'started' | 'start_failed';
    /** @description Process id of the child */
    child_pid?: number;
    /** @description What went wrong; stored masked, up to 1000 characters */
    error?: string;
  };
  list_host_supervisors: {
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Rows per page; 1,000 by default */
    limit?: Schemas['PageLimit'];
    /** @description next_cursor of the previous page */
    cursor?: Schemas['Cursor'];
  };
  list_my_children: {
    /** @description Rows per page; 1,000 by default */
    limit?: Schemas['PageLimit'];
    /** @description next_cursor of the previous page */
    cursor?: Schemas['Cursor'];
  };
  send_desktop_message: {
    /** @description The person; this or to_username */
    to_user_id?: string;
    /** @description The person's user name; must match to_user_id when both are given */
    to_username?: string;
    /** @description A heading */
    title?: string;
    /** @description The message */
    message: string;
    /**
     * @description Importance of the message
     * @default info
     * @enum {string}
     */
    severity: 'info' | 'success' | 'warning' | 'error';
    /**
     * @description Kind of the message
     * @default agent_message
     */
    kind: string;
    /** @description A label for the sender, the alias of a node by default; the hub also stamps who really sent */
    from_session?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  send_peer_reply: {
    /** @description The task that this finishes; required */
    in_reply_to?: string;
    /** @description The reply */
    text: string;
    /**
     * @description Outcome of the task
     * @default replied
     * @enum {string}
     */
    status: 'replied' | 'failed' | 'cancelled';
    /** @description A label for the sender, the alias of a node by default; the hub also stamps who really sent */
    from_session?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Files of the hub, at most 20 */
    attachments?: Record<string, unknown>[];
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  mark_tasks_consumed: {
    /** @description Tasks of this node, each once */
    task_ids: Schemas['Id'][];
  };
  mark_tasks_runtime_submitted: {
    /** @description Tasks of this node, each once */
    task_ids: Schemas['Id'][];
  };
  list_providers: {
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Rows per page; 500 by default */
    limit?: number;
    /** @description next_cursor of the previous page */
    cursor?: Schemas['Cursor'];
  };
  upsert_provider: {
    /** @description Unique in the network */
    name: string;
    /** @description Whose API it speaks; fixed once set */
    vendor: string;
    /** @description https and public */
    base_url: string;
    /** @description Name of the vault secret to use; fixed once set */
    secret_key_ref: string;
    /**
     * @description Whether it may be used
     * @default true
     */
    enabled: boolean;
    /**
     * @description What it offers
     * @default []
     */
    models: {
      /** @description The provider's name of a model. */
      model_name: string;
      /** @description Name to show. */
      display_name?: string;
      /** @description Tokens that fit into one request. */
      context_window?: number;
      /** @description Whether the model reads pictures. */
      supports_vision?: boolean;
    }[];
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  update_provider: {
    /** @description The provider */
    provider_id: Schemas['Id'];
    /** @description Unique in the network */
    name?: Schemas['ProviderName'];
    /** @description https and public */
    base_url?: Schemas['BaseUrl'];
    /** @description All that it offers */
    models?: Schemas['ProviderModel'][];
    /** @description Whether it may be used */
    enabled?: boolean;
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  list_network_secrets: {
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Rows per page; 1,000 by default */
    limit?: Schemas['PageLimit'];
    /** @description next_cursor of the previous page */
    cursor?: Schemas['Cursor'];
  };
  upsert_network_secret: {
    /** @description The name */
    key: Schemas['SecretKey'];
    /** @description The value */
    value: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  probe_provider_model: {
    /** @description The provider */
    provider_id: Schemas['Id'];
    /** @description One of its models */
    model_name: Schemas['ModelName'];
    /** @description The daemon that runs the probe */
    daemon_node_id: Schemas['Id'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  get_probe_request: {
    /** @description The probe */
    probe_id: Schemas['Id'];
  };
  ack_probe_request: {
    /** @description The probe */
    probe_id: Schemas['Id'];
    /** @description Result of the probe */
    status: Schemas['ProbeOutcome'];
    /** @description The provider's HTTP status; null when there was none */
    raw_status_code: number | null;
    /** @description Latency in milliseconds; null when nothing was sent */
    latency_ms: number | null;
  };
  get_probe_results: {
    /** @description Only probes of this provider */
    provider_id?: string;
    /** @description Only probes of this model */
    model_name?: string;
    /** @description Only probes by this daemon */
    daemon_node_id?: string;
    /**
     * @description Maximum number of rows
     * @default 100
     */
    limit: number;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description next_cursor of the previous page */
    cursor?: string;
  };
  requirements_list: {
    /**
     * @description Only this column
     * @enum {string}
     */
    status?: 'pool' | 'doing' | 'done';
    /** @description Only cards of this project */
    project_id?: string;
    /** @description Only cards of this person; id or user name */
    owner?: string;
    /** @description Only cards of this agent; id or alias */
    agent_owner?: string;
    /** @description Only cards with this tag; exact and case-sensitive */
    tag?: string;
    /** @description Only cards that changed at or after this time; ISO 8601 */
    updated_since?: string;
    /** @description Only the card of this reference */
    external_ref?: string;
    /** @description Only cards under this one */
    parent_id?: string;
    /** @description Only cards without a parent */
    top_level?: boolean;
    /** @description Only this number */
    seq?: number;
    /** @description In titles, descriptions, names of people and projects, tags, or a number or id */
    q?: string;
    /** @description next_cursor of the previous page */
    cursor?: string;
    /**
     * @description Maximum number of rows
     * @default 50
     */
    limit: number;
    /**
     * @description summary leaves out description and checklist
     * @default summary
     * @enum {string}
     */
    view: 'summary' | 'full';
    /**
     * @description With the latest event of each card
     * @default false
     */
    include_last_event: boolean;
    /**
     * @description The feed of changes since updated_since
     * @default false
     */
    changes: boolean;
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  requirements_people: {
    /** @description Part of a user name, display name or alias, in any case */
    q?: string;
    /**
     * @description Maximum number of people
     * @default 50
     */
    limit: number;
    /**
     * @description Number of people to skip
     * @default 0
     */
    offset: number;
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  requirements_get: {
    /** @description The card, by id or #N */
    id: Schemas['CardRef'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  requirements_create: {
    /** @description Title of the card */
    name: Schemas['CardName'];
    /** @description Where the card stands */
    column?: Schemas['RequirementColumn'];
    /** @description The same as column */
    status?: Schemas['RequirementColumn'];
    /** @description high is shown as highest */
    priority?: Schemas['RequirementPriority'];
    /** @description A day YYYY-MM-DD or an ISO instant with an offset; null clears it */
    due?: Schemas['CardDue'];
    /** @description As due: when the work starts; null clears it */
    start?: Schemas['CardStart'];
    /** @description Markdown of at most 20000 characters */
    description?: Schemas['CardDescription'];
    /** @description Items {id, text, done}; replaces the whole list */
    checklist?: Schemas['ChecklistInput'];
    /** @description A person, by id or user name; null clears it. An agent given here alone becomes agent_owner */
    owner?: Schemas['OwnerInput'];
    /** @description An agent, by id or alias; null clears it */
    agent_owner?: Schemas['AgentOwnerInput'];
    /** @description People and agents; replaces the whole list */
    participants?: Schemas['PeopleInput'];
    /** @description A project of the network; null for none */
    project_id?: Schemas['ProjectIdInput'];
    /** @description A card of the network, at most 5 levels; null for none */
    parent_id?: Schemas['ParentIdInput'];
    /** @description An http or https address; null clears it */
    external_url?: Schemas['ExternalUrlInput'];
    /** @description Whether the card is archived */
    archived?: Schemas['CardArchived'];
    /** @description At most 10 of at most 20 characters; replaces them all, empty clears them */
    tags?: Schemas['TagsInput'];
    /** @description Name of the card in another system; unique in the network, null clears it */
    external_ref?: Schemas['ExternalRefInput'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  requirements_update: {
    /** @description The card, by id or #N */
    id: Schemas['CardRef'];
    /** @description Title of the card */
    name?: Schemas['CardName'];
    /** @description Where the card stands */
    column?: Schemas['RequirementColumn'];
    /** @description The same as column */
    status?: Schemas['RequirementColumn'];
    /** @description high is shown as highest */
    priority?: Schemas['RequirementPriority'];
    /** @description A day YYYY-MM-DD or an ISO instant with an offset; null clears it */
    due?: Schemas['CardDue'];
    /** @description As due: when the work starts; null clears it */
    start?: Schemas['CardStart'];
    /** @description Markdown of at most 20000 characters */
    description?: Schemas['CardDescription'];
    /** @description Items {id, text, done}; replaces the whole list */
    checklist?: Schemas['ChecklistInput'];
    /** @description A person, by id or user name; null clears it. An agent given here alone becomes agent_owner */
    owner?: Schemas['OwnerInput'];
    /** @description An agent, by id or alias; null clears it */
    agent_owner?: Schemas['AgentOwnerInput'];
    /** @description People and agents; replaces the whole list */
    participants?: Schemas['PeopleInput'];
    /** @description A project of the network; null for none */
    project_id?: Schemas['ProjectIdInput'];
    /** @description A card of the network, at most 5 levels; null for none */
    parent_id?: Schemas['ParentIdInput'];
    /** @description An http or https address; null clears it */
    external_url?: Schemas['ExternalUrlInput'];
    /** @description Whether the card is archived */
    archived?: Schemas['CardArchived'];
    /** @description At most 10 of at most 20 characters; replaces them all, empty clears them */
    tags?: Schemas['TagsInput'];
    /** @description Name of the card in another system; unique in the network, null clears it */
    external_ref?: Schemas['ExternalRefInput'];
    /** @description People and agents to add */
    participants_add?: Schemas['PeopleInput'];
    /** @description People and agents to remove */
    participants_remove?: Schemas['PeopleInput'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  requirements_checklist_toggle: {
    /** @description The card, by id or #N */
    id: Schemas['CardRef'];
    /** @description The item */
    item_id: Schemas['ChecklistItemRef'];
    /** @description Whether it is done */
    done: boolean;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  requirements_upsert_by_external_ref: {
    /** @description Name of the card in another system */
    external_ref: Schemas['ExternalRef'];
    /** @description Title of the card */
    name?: Schemas['CardName'];
    /** @description Where the card stands */
    column?: Schemas['RequirementColumn'];
    /** @description The same as column */
    status?: Schemas['RequirementColumn'];
    /** @description high is shown as highest */
    priority?: Schemas['RequirementPriority'];
    /** @description A day YYYY-MM-DD or an ISO instant with an offset; null clears it */
    due?: Schemas['CardDue'];
    /** @description As due: when the work starts; null clears it */
    start?: Schemas['CardStart'];
    /** @description Markdown of at most 20000 characters */
    description?: Schemas['CardDescription'];
    /** @description Items {id, text, done}; replaces the whole list */
    checklist?: Schemas['ChecklistInput'];
    /** @description A person, by id or user name; null clears it. An agent given here alone becomes agent_owner */
    owner?: Schemas['OwnerInput'];
    /** @description An agent, by id or alias; null clears it */
    agent_owner?: Schemas['AgentOwnerInput'];
    /** @description People and agents; replaces the whole list */
    participants?: Schemas['PeopleInput'];
    /** @description A project of the network; null for none */
    project_id?: Schemas['ProjectIdInput'];
    /** @description A card of the network, at most 5 levels; null for none */
    parent_id?: Schemas['ParentIdInput'];
    /** @description An http or https address; null clears it */
    external_url?: Schemas['ExternalUrlInput'];
    /** @description Whether the card is archived */
    archived?: Schemas['CardArchived'];
    /** @description At most 10 of at most 20 characters; replaces them all, empty clears them */
    tags?: Schemas['TagsInput'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  requirements_events: {
    /** @description Only this card, by id or #N */
    requirement_id?: Schemas['CardRef'];
    /** @description Only events at or after this time; ISO 8601 */
    since?: Schemas['IsoTime'];
    /** @description Maximum number of events; 200 by default for one card, else 50 */
    limit?: number;
    /** @description next_cursor of the previous page, towards older events */
    cursor?: Schemas['Cursor'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  requirements_comment: {
    /** @description The card, by id or #N */
    id: Schemas['CardRef'];
    /** @description Markdown of 1 to 4000 characters, trimmed first */
    text: Schemas['CommentText'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  projects_list: {
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Rows per page; 1,000 by default */
    limit?: Schemas['RequirementPageLimit'];
    /** @description next_cursor of the previous page */
    cursor?: Schemas['Cursor'];
  };
  projects_create: {
    /** @description 1 to 40 characters, unique in the network */
    name: Schemas['ProjectNameInput'];
    /** @description A colour as #rrggbb */
    color?: Schemas['ProjectColorInput'];
    /** @description Place in the list */
    order?: Schemas['ProjectOrder'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
  projects_update: {
    /** @description The project */
    project_id: Schemas['Id'];
    /** @description 1 to 40 characters, unique in the network */
    name?: Schemas['ProjectNameInput'];
    /** @description A colour as #rrggbb */
    color?: Schemas['ProjectColorInput'];
    /** @description Place in the list */
    order?: Schemas['ProjectOrder'];
    /** @description Whether the project is archived */
    archived?: Schemas['CardArchived'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description Makes a repeated call safe for 24 hours */
    idempotency_key?: string;
  };
}

/** Successful results by tool. */
export interface ToolResult {
  get_all_status: {
    ok: Schemas['Ok'];
    sessions: Schemas['StatusSession'][];
    summary: Schemas['StatusCount'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
    truncated?: Schemas['Truncated'];
  };
  report_status: {
    ok: Schemas['Ok'];
    resume_id: string;
    alias: string;
    inbox_count: number;
    warnings?: string[];
  };
  report_completion: {
    ok: Schemas['Ok'];
    completion_id: Schemas['Id'];
    /** @constant */
    idempotent_replay?: true;
  };
  get_inbox: {
    ok: Schemas['Ok'];
    messages: Schemas['InboxMessage'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  ack_inbox: {
    ok: Schemas['Ok'];
    /** @constant */
    idempotent_replay?: true;
  };
  send_task: {
    ok: Schemas['Ok'];
    message_id: Schemas['Id'];
    task_id?: Schemas['Id'];
    actual_to: Schemas['ActualTo'];
    session_status: Schemas['SessionStatus'];
    /** @description Open tasks on the target before this one */
    queue_ahead?: number;
    target_busy?: boolean;
    est_wait_minutes?: number | null;
    warning?: string;
    /** @constant */
    code?: 'alias_offline';
    /** @constant */
    queued?: true;
    renamed_from?: string;
    renamed_to?: string;
    task?: Schemas['Task'];
    /** @constant */
    idempotent_replay?: true;
  };
  send_message: {
    ok: Schemas['Ok'];
    message_id: Schemas['Id'];
    session_status: Schemas['SessionStatus'];
    /** @constant */
    idempotent_replay?: true;
  };
  send_reply: {
    ok: Schemas['Ok'];
    message_id: Schemas['Id'];
    session_status: Schemas['SessionStatus'];
    /** @constant */
    idempotent_replay?: true;
  };
  send_ack: {
    ok: Schemas['Ok'];
    task_id: Schemas['Id'];
    /** @constant */
    updated: 1;
    /** @constant */
    idempotent_replay?: true;
  };
  retry_task: {
    ok: Schemas['Ok'];
    task_id: Schemas['Id'];
    retried_to: string;
    /** @constant */
    idempotent_replay?: true;
  };
  cancel_task: {
    ok: Schemas['Ok'];
    task_id: Schemas['Id'];
    /** @constant */
    cancelled: true;
    /** @constant */
    idempotent_replay?: true;
  };
  reassign_task: {
    ok: Schemas['Ok'];
    task_id: Schemas['Id'];
    reassigned_from: string;
    reassigned_to: string;
    /** @constant */
    idempotent_replay?: true;
  };
  get_task: {
    ok: Schemas['Ok'];
    task: Schemas['Task'];
  };
  list_tasks: {
    ok: Schemas['Ok'];
    tasks: Schemas['TaskSummary'][];
    count: number;
    stats: Schemas['StatusCount'][];
    has_more: boolean;
    next_cursor: Schemas['NullableCursor'];
  };
  get_session_status: {
    ok: Schemas['Ok'];
    session: Schemas['Session'] | null;
    inbox_pending: number;
    recent_completions: Schemas['Completion'][];
  };
  list_attention: Schemas['ListAttentionAnswer'];
  get_completions: {
    ok: Schemas['Ok'];
    completions: Schemas['Completion'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  broadcast: {
    ok: Schemas['Ok'];
    recipients: number;
    message_ids: Schemas['Id'][];
    /** @constant */
    idempotent_replay?: true;
  };
  submit_skill: {
    ok: Schemas['Ok'];
    skill_id: Schemas['Id'];
    status: Schemas['SkillStatus'];
    source_type: Schemas['NodeOrUser'];
    source_alias: string | null;
    /**
     * @description This version already existed with this content
     * @constant
     */
    idempotent?: true;
  };
  list_skills: {
    ok: Schemas['Ok'];
    /** @description Whether the caller may publish and reject here */
    reviewer: boolean;
    skills: Schemas['SkillSummary'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  get_skill: {
    ok: Schemas['Ok'];
    skill: Schemas['Skill'];
  };
  review_skill: {
    ok: Schemas['Ok'];
    skill_id: Schemas['Id'];
    status: Schemas['SkillStatus'];
  };
  create_node: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    status: Schemas['CreateRequestStatus'];
    child_node_id: Schemas['Id'];
    /** @constant */
    idempotent_replay?: true;
  };
  delete_node: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    lifecycle_state: Schemas['LifecycleState'];
    in_flight_at_dispatch: number;
    /** @constant */
    idempotent_replay?: true;
  };
  stop_node: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    lifecycle_state: Schemas['LifecycleState'];
    in_flight_at_dispatch: number;
    /** @constant */
    idempotent_replay?: true;
  };
  start_node: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    lifecycle_state: Schemas['LifecycleState'];
    /** @constant */
    idempotent_replay?: true;
  };
  restart_node: {
    ok: Schemas['Ok'];
    update_id: Schemas['Id'];
    apply_mode: Schemas['ConfigApplyMode'];
    /** @constant */
    idempotent_replay?: true;
  };
  update_node_config: {
    ok: Schemas['Ok'];
    update_id: Schemas['Id'];
    apply_mode: Schemas['ConfigApplyMode'];
    /** @constant */
    idempotent_replay?: true;
  };
  get_config_update: {
    ok: Schemas['Ok'];
    update: Schemas['ConfigUpdate'] | null;
  };
  ack_config_update: {
    ok: Schemas['Ok'];
    update_id: Schemas['Id'];
    status: Schemas['ConfigUpdateStatus'];
    config_revision: number;
  };
  read_node_rules_file: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    status: Schemas['FileRequestStatus'];
  };
  write_node_rules_file: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    status: Schemas['FileRequestStatus'];
    /** @constant */
    idempotent_replay?: true;
  };
  list_node_skills: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    status: Schemas['FileRequestStatus'];
  };
  read_node_skill: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    status: Schemas['FileRequestStatus'];
  };
  list_node_files: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    status: Schemas['FileRequestStatus'];
  };
  read_node_file: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    status: Schemas['FileRequestStatus'];
  };
  tail_node_logs: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    status: Schemas['FileRequestStatus'];
  };
  get_rules_file_result: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    op: Schemas['NodeFileOp'];
    status: Schemas['FileRequestStatus'];
    file_name: Schemas['NullableText'];
    exists: boolean | null;
    content?: string;
    items?: Schemas['NodeFileItem'][];
    size?: number;
    /** @constant */
    content_purged?: true;
    error: Schemas['NullableText'];
    age_ms: number;
  };
  get_rules_file_request: {
    ok: Schemas['Ok'];
    request: Schemas['NodeFileRequest'] | null;
  };
  ack_rules_file_request: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    status: Schemas['FileRequestStatus'];
  };
  list_my_pending_create_requests: {
    ok: Schemas['Ok'];
    count: number;
    requests: Schemas['PendingCreateRequest'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  list_my_pending_lifecycle_requests: {
    ok: Schemas['Ok'];
    stop_requests: Schemas['LifecycleRequest'][];
    start_requests: Schemas['LifecycleRequest'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  get_create_request: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    status: Schemas['CreateRequestStatus'];
    child_node_id: Schemas['NullableId'];
    child_name: string;
    node_spec: Schemas['NodeSpec'];
    child_token?: string;
    secrets?: {
      [key: string]: string;
    };
    error: Schemas['NullableText'];
    created_at: Schemas['WireTime'];
  };
  ack_create_request: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    status: Schemas['CreateRequestStatus'];
  };
  get_stop_request: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    status: Schemas['LifecycleRequestStatus'];
    child_node_id: Schemas['Id'];
    child_alias: string;
    action: Schemas['LifecycleAction'];
    delete_config: boolean;
    grace_seconds: number;
    force: boolean;
  };
  ack_stop_request: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    status: Schemas['LifecycleRequestStatus'];
  };
  get_start_request: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    status: Schemas['LifecycleRequestStatus'];
    child_node_id: Schemas['Id'];
    child_alias: string;
  };
  ack_start_request: {
    ok: Schemas['Ok'];
    request_id: Schemas['Id'];
    status: Schemas['LifecycleRequestStatus'];
  };
  list_host_supervisors: {
    ok: Schemas['Ok'];
    daemons: Schemas['HostSupervisor'][];
    count: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  list_my_children: {
    ok: Schemas['Ok'];
    children: Schemas['OwnChild'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  send_desktop_message: {
    ok: Schemas['Ok'];
    message_id: Schemas['Id'];
    user_id: Schemas['Id'];
    /** @constant */
    idempotent_replay?: true;
  };
  send_peer_reply: {
    ok: Schemas['Ok'];
    message_id: Schemas['Id'];
    session_status: Schemas['SessionStatus'];
    /** @constant */
    idempotent_replay?: true;
  };
  mark_tasks_consumed: {
    ok: Schemas['Ok'];
    tasks: Schemas['TaskEvidence'][];
  };
  mark_tasks_runtime_submitted: {
    ok: Schemas['Ok'];
    tasks: Schemas['TaskEvidence'][];
  };
  list_providers: {
    ok: Schemas['Ok'];
    providers: Schemas['Provider'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  upsert_provider: {
    ok: Schemas['Ok'];
    provider: Schemas['Provider'];
  };
  update_provider: {
    ok: Schemas['Ok'];
    provider_id: Schemas['Id'];
    fields_changed: ('name' | 'base_url' | 'models' | 'enabled')[];
  };
  list_network_secrets: {
    ok: Schemas['Ok'];
    keys: Schemas['SecretKey'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  upsert_network_secret: {
    ok: Schemas['Ok'];
    key: Schemas['SecretKey'];
  };
  probe_provider_model: {
    ok: Schemas['Ok'];
    probe_id: Schemas['Id'];
  };
  get_probe_request: {
    ok: Schemas['Ok'];
    probe_id: Schemas['Id'];
    vendor: string;
    base_url: Schemas['BaseUrl'];
    model_name: Schemas['ModelName'];
    api_key: string;
  };
  ack_probe_request: {
    ok: Schemas['Ok'];
    probe_id: Schemas['Id'];
    status: Schemas['ProbeOutcome'];
  };
  get_probe_results: {
    ok: Schemas['Ok'];
    results: Schemas['ProbeResult'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  requirements_list: {
    ok: Schemas['Ok'];
    requirements: Schemas['Requirement'][];
    has_more: boolean;
    next_cursor: Schemas['NullableCursor'];
    capabilities: Schemas['BoardCapability'][];
    deleted?: Schemas['DeletedRequirement'][];
    server_time?: Schemas['CardTime'];
  };
  requirements_people: {
    ok: Schemas['Ok'];
    people: Schemas['BoardPerson'][];
    agents_without_owner?: Schemas['PersonAgent'][];
    has_more: boolean;
    next_offset: number | null;
  };
  requirements_get: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
  };
  requirements_create: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
    /** @constant */
    owner_coerced_to_agent_owner?: true;
    /** @constant */
    idempotent_replay?: true;
  };
  requirements_update: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
    /** @constant */
    owner_coerced_to_agent_owner?: true;
    /** @constant */
    idempotent_replay?: true;
  };
  requirements_checklist_toggle: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
    /** @constant */
    idempotent_replay?: true;
  };
  requirements_upsert_by_external_ref: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
    created: boolean;
    /** @constant */
    owner_coerced_to_agent_owner?: true;
    /** @constant */
    idempotent_replay?: true;
  };
  requirements_events: {
    ok: Schemas['Ok'];
    events: Schemas['RequirementEvent'][];
    has_more: boolean;
    next_cursor: Schemas['NullableCursor'];
  };
  requirements_comment: {
    ok: Schemas['Ok'];
    event: Schemas['RequirementEvent'];
    /** @constant */
    idempotent_replay?: true;
  };
  projects_list: {
    ok: Schemas['Ok'];
    projects: Schemas['Project'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  projects_create: {
    ok: Schemas['Ok'];
    project: Schemas['Project'];
    /** @constant */
    idempotent_replay?: true;
  };
  projects_update: {
    ok: Schemas['Ok'];
    project: Schemas['Project'];
    /** @constant */
    idempotent_replay?: true;
  };
}

/** Every tool. */
export type ToolName = keyof ToolParams;

/** One handler for each tool. */
export type ToolHandlers<Ctx> = {
  readonly [Name in ToolName]: (ctx: Ctx, args: ToolParams[Name]) => Promise<ToolResult[Name]>;
};
