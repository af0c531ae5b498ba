// Generated from spec/ by `make generate`. Do not edit.

/** Shapes that tools use. */
export interface Schemas {
  /** @description Where the work really went. */
  ActualTo: {
    alias: string;
    to_node_id: Schemas['NullableId'];
    network_id: Schemas['Id'];
  };
  /** @description The address of an agent in its network. */
  Alias: string;
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
  /** @description Where a page begins; opaque, from next_cursor of the page before. */
  Cursor: string;
  /** @description An opaque identifier. */
  Id: string;
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
  /** @description Attachments and other metadata, as JSON text. */
  MetaJson: string | null;
  /** @description Cursor of the next page; null on the last. */
  NullableCursor: Schemas['Cursor'] | null;
  /** @description An opaque identifier, or null. */
  NullableId: Schemas['Id'] | null;
  /** @description A number, or null when it was never reported. */
  NullableNumber: number | null;
  /** @description Short free text, or null. */
  NullableText: string | null;
  /** @description A stored time in UTC, or null when it has not happened. */
  NullableWireTime: Schemas['WireTime'] | null;
  /**
   * @description Always true on success.
   * @constant
   */
  Ok: true;
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
   * @description Order of delivery in an inbox.
   * @enum {string}
   */
  TaskPriority: 'high' | 'normal' | 'low';
  /**
   * @description State of a task; replied, failed, cancelled and expired are terminal.
   * @enum {string}
   */
  TaskStatus: 'created' | 'delivered' | 'acked' | 'running' | 'replied' | 'failed' | 'cancelled' | 'expired';
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
  /** @description A stored time in UTC, to the second. */
  WireTime: string;
}

/** Validated arguments by tool, defaults filled. */
export interface ToolParams {
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
    /** @description Object with measures of the host */
    host_telemetry?: unknown;
    /** @description Object with measures of the process */
    process_telemetry?: unknown;
  };
  report_completion: {
    /** @description Alias that did the work */
    alias: Schemas['Alias'];
    /** @description Task id, or the text of the task */
    task: Schemas['TaskText'];
    /** @description The result */
    result: string;
    /** @description What was made */
    artifacts?: string[];
    /** @description Own estimate of the quality */
    score?: number;
    /** @description How long it took */
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
     * @description Rows at most
     * @default 10
     */
    limit: number;
    /** @description The network; a node token always gets its own */
    network_id?: string;
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
     * @description Life of the task until it expires unread
     * @default 3600
     */
    ttl_seconds: number;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /** @description The task that this one serves */
    parent_task_id?: string;
    /** @description Attachments, and client_request_id as idempotency key */
    meta?: {
      attachments?: {
        type?: string;
        path?: string;
        url?: string;
        mime?: string;
        name?: string;
        size?: number;
      }[];
      client_request_id?: string;
    };
    /** @description Send to a degraded target all the same; user tokens only */
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
    /** @description Send to a degraded target all the same; user tokens only */
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
    /** @description Send to a degraded target all the same; user tokens only */
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
     * @description Rows of a page
     * @default 20
     */
    limit: number;
    /** @description next_cursor of the page before */
    cursor?: string;
  };
  get_all_status: {
    /** @description Only sessions of this status */
    filter_status?: Schemas['SessionStatus'];
    /** @description Only sessions on this server */
    filter_server?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  get_session_status: {
    /** @description The agent */
    alias: Schemas['Alias'];
    /** @description The network; a node token always gets its own */
    network_id?: string;
  };
  get_completions: {
    /** @description Only of this agent */
    alias?: string;
    /** @description Only what came at or after this time */
    since?: string;
    /** @description The network; a node token always gets its own */
    network_id?: string;
    /**
     * @description Rows at most
     * @default 50
     */
    limit: number;
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
}

/** Successful results by tool. */
export interface ToolResult {
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
  get_all_status: {
    ok: Schemas['Ok'];
    sessions: Schemas['StatusSession'][];
    summary: Schemas['StatusCount'][];
  };
  get_session_status: {
    ok: Schemas['Ok'];
    session: Schemas['Session'] | null;
    inbox_pending: number;
    recent_completions: Schemas['Completion'][];
  };
  get_completions: {
    ok: Schemas['Ok'];
    completions: Schemas['Completion'][];
  };
  broadcast: {
    ok: Schemas['Ok'];
    recipients: number;
    message_ids: Schemas['Id'][];
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
