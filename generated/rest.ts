// Generated from spec/ by `make generate`. Do not edit.

/** Every named schema, as it travels on the wire. */
export interface Schemas {
  /** @description How many rows were marked; rows of others and unknown ids count as none. */
  AckMessagesAnswer: {
    ok: Schemas['Ok'];
    scope: Schemas['AckScope'];
    /** @description The sender label that was named; present with scope agent. */
    agent?: string;
    /** @description Rows that were marked, of both kinds. */
    acked: number;
    /** @description Direct messages among them. */
    acked_user_inbox: number;
    /** @description Deliveries to the caller's user name among them. */
    acked_inbox: number;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description One of message_id, message_ids and agent. */
  AckMessagesRequest: {
    /** @description One message to mark as read. */
    message_id?: string;
    /** @description Messages to mark as read. */
    message_ids?: string[];
    /** @description Mark all messages with this sender label as read. */
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
  /** @description The licence that the key gave. */
  ActivateLicenseAnswer: {
    ok: Schemas['Ok'];
    /**
     * @description Kind of the licence.
     * @constant
     */
    type: 'pro';
    /** @description Days until the licence ends. */
    expires_in_days: number;
  };
  /** @description A licence key. */
  ActivateLicenseRequest: {
    /** @description Begins with the fixed licence prefix. */
    key: string;
  };
  /** @description Where the task was actually sent. */
  ActualTo: {
    /** @description Alias whose inbox got the task; after a rename it differs from the one that was named. */
    alias: string;
    /** @description Node behind the alias; null when it has no node record. */
    to_node_id: Schemas['NullableId'];
    /** @description Network of the task, net_…. */
    network_id: Schemas['Id'];
  };
  /** @description A person who becomes a member. */
  AddMemberRequest: {
    /** @description The person, u_…. */
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
    /** @description The app server of the runtime. */
    app_server?: Schemas['AgentHealthLayer'];
    /** @description The terminal session of the agent. */
    tui?: Schemas['AgentHealthLayer'];
    /** @description The model's login; revoked or expired makes the agent degraded. */
    model_auth?: string;
  };
  /** @description One layer of an agent. */
  AgentHealthLayer: {
    /** @description Whether the layer works. */
    ok: boolean;
    /** @description Why it does not. */
    reason?: string;
  };
  /** @description An agent; null clears it. A person of that name is refused. */
  AgentOwnerInput: Schemas['PersonName'] | Schemas['PersonFields'] | null;
  /**
   * @description Red below 1 GB of free disk, yellow below 5.
   * @enum {string}
   */
  AlertLevel: 'green' | 'yellow' | 'red';
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
  /** @description What waits for a person in the network has changed; at most one a second. */
  AttentionChangedEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'attention_changed';
    /** @description Items of the whole network by severity; also those that single people hid. */
    counts: Schemas['AttentionCounts'];
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
   * @description Rows per page.
   * @default 100
   */
  AttentionLimit: number;
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
  /** @description Who did what. */
  AuditRow: {
    /** @description Person who did it, u_…; null when the caller was unknown. */
    user_id: Schemas['NullableId'];
    /** @description User name at that time, or the one that was tried at a login; null when there was none. */
    username: Schemas['NullableText'];
    /** @description What was done, in the past tense, for example member_added. */
    action: string;
    /** @description Kind of thing that it was done to, for example user, network or node. */
    target_type: Schemas['NullableText'];
    /** @description Id of that thing, or null. */
    target_id: Schemas['NullableText'];
    /** @description Further words for people, never a secret, or null. */
    detail: Schemas['NullableText'];
    /** @description When it was done. */
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
  /** @description How many agents got the message. */
  BroadcastAnswer: {
    ok: Schemas['Ok'];
    /** @description Number of agents. */
    recipients: number;
    /** @description One for each recipient. */
    message_ids: Schemas['Id'][];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description A broadcast was put into the inbox of the listening agent. */
  BroadcastEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'broadcast';
    inbox_count: Schemas['InboxCount'];
  };
  /** @description A message to every agent that passes the filters. */
  BroadcastRequest: {
    /** @description The text that each recipient gets. */
    message: string;
    /** @description Only agents whose last report named this server. */
    filter_server?: string;
    /** @description Only agents with this session status. */
    filter_status?: Schemas['SessionStatus'];
    /** @description Network of the agents. A node token always uses its own; a person may leave it out with exactly one network. */
    network_id?: Schemas['Id'];
  };
  /** @description The hub closes the stream; reconnect after retry_ms. */
  ByeEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'bye';
    /** @description Milliseconds to wait before the client connects again. */
    retry_ms: number;
  };
  /** @description The task is cancelled. */
  CancelTaskAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the task. */
    task_id: Schemas['Id'];
    /**
     * @description Always true.
     * @constant
     */
    cancelled: true;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description Why a task is cancelled, and by whom. */
  CancelTaskRequest: {
    /** @description Why; kept with the step of the task. */
    reason?: string;
    /** @description A label for who asks; the hub also stamps who really did. */
    from?: string;
    /** @description Network of the task. A node token always uses its own; a person may leave it out with exactly one network. */
    network_id?: Schemas['Id'];
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
  /** @description A child of a task that the listener sent has ended. */
  ChainedReplyEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'chained_reply';
    /** @description The task that the listener sent. */
    parent_task_id: Schemas['Id'];
    /** @description Its part that has ended. */
    child_task_id: Schemas['Id'];
    /** @description Alias of the agent that had the part. */
    child_alias: string;
  };
  /** @description The token that replaces all others of the person. */
  ChangePasswordAnswer: {
    ok: Schemas['Ok'];
    /** @description How many other tokens of the caller were revoked. */
    revoked: number;
    token: Schemas['UserToken'];
    /** @description Id of the new token, tok_…. */
    token_id: Schemas['Id'];
  };
  /** @description The old password and the new one. */
  ChangePasswordRequest: {
    /** @description The password that is valid now. */
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
  /** @description A configuration waits; fetch it with get_config_update. */
  ConfigUpdateEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'config_update';
    /** @description Id of the update, cu_…. */
    update_id: Schemas['Id'];
    /** @description Node that the update is for. */
    node_id: Schemas['Id'];
  };
  /**
   * @description State of a configuration update.
   * @enum {string}
   */
  ConfigUpdateStatus: 'pending' | 'restarting' | 'applied' | 'rejected' | 'timeout';
  /** @description First frame of every stream. */
  ConnectedEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'connected';
    /** @description What the stream listens to: the alias, the user name, or the network of an observer. */
    session: string;
    /** @description Network of the stream, net_…. */
    network_id: Schemas['Id'];
    inbox_count?: Schemas['InboxCount'];
    /** @description Id of the newest event of the network; a client that starts here misses nothing. */
    last_event_id: string;
    /**
     * @description Present and true on the stream of a network.
     * @constant
     */
    observer?: true;
  };
  /** @description A measured whole number, or null. */
  Count: number | null;
  /** @description How many, and how many of them are done. */
  CountOf: {
    /** @description How many there are. */
    total: number;
    /** @description How many of them are done. */
    done: number;
  };
  /** @description Who is signed in. The session itself is in the cookie alone. */
  CreateBrowserSessionAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    /** @description The network to begin with, an owned one before others; null without a network. */
    network_id: Schemas['NullableId'];
    /** @description The record of the session in the list of tokens, by which it can be revoked. */
    token_id: Schemas['Id'];
  };
  /** @description Name and password of the person; neither is sent when a token says who signs in. */
  CreateBrowserSessionRequest: {
    /** @description The user name. It needs the password beside it. */
    username?: string;
    /** @description The password. It needs the user name beside it. */
    password?: string;
  };
  /** @description A comment; it cannot be changed later. */
  CreateCommentRequest: {
    text: Schemas['CommentText'];
  };
  /** @description The new code. */
  CreateInviteAnswer: {
    ok: Schemas['Ok'];
    invite_code: Schemas['InviteCode'];
    /** @description Id of the invite in the list, invite_…; it opens nothing. */
    invite_id: Schemas['Id'];
  };
  /** @description What holders of the code become, and how often it works. */
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
  /** @description The new network; the caller is its owner. */
  CreateNetworkAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the network, net_…. */
    network_id: Schemas['Id'];
    /** @description Name of the network. */
    network_name: string;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description A new network. */
  CreateNetworkRequest: {
    /** @description Unique among the caller's own networks. */
    name: string;
    /** @description What the network is for. */
    description?: string | null;
  };
  /** @description A node is to be created; fetch it with get_create_request. */
  CreateNodeEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'create_node';
    /** @description Id of the request, cr_…. */
    request_id: Schemas['Id'];
  };
  /** @description A new project. */
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
  /** @description A request to a daemon or a node was made, taken or ended. */
  DaemonRequestEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'daemon_request';
    /** @description Id of the request, the update or the probe. */
    request_id: Schemas['Id'];
    /** @description What is asked. */
    kind: Schemas['DaemonRequestKind'];
    /** @description Where it stands, in the words of its kind. */
    status: string;
  };
  /**
   * @description What a daemon or a node is asked to do.
   * @enum {string}
   */
  DaemonRequestKind: 'create' | 'stop' | 'start' | 'delete' | 'configure' | 'restart' | 'file' | 'probe';
  /** @description A layer of an agent that is down. */
  DegradedLayer: {
    /** @description Which layer it is. */
    layer: string;
    /** @description What is wrong with it. */
    reason: string;
    /** @description What to do about it. */
    hint: string;
  };
  /** @description The file that was deleted. */
  DeleteFileAnswer: {
    ok: Schemas['Ok'];
    /** @description Id that the file had. */
    file_id: string;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description The invite that was taken back. */
  DeleteInviteAnswer: {
    ok: Schemas['Ok'];
    /** @description Id that the invite had. */
    invite_id: Schemas['Id'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description The record that was deleted. */
  DeleteNodeRecordAnswer: {
    ok: Schemas['Ok'];
    /**
     * @description Always true.
     * @constant
     */
    deleted: true;
    /** @description Id of the node; it is never used again in this network. */
    node_id: Schemas['Id'];
    /** @description Name that the node had. */
    node_name: string;
    /** @description Alias that the node had; it is free again. */
    alias: string;
    /** @description Network of the node, net_…. */
    network_id: Schemas['Id'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description The project is gone; its cards stay without one. */
  DeleteProjectAnswer: {
    ok: Schemas['Ok'];
    /** @description Id that the project had. */
    id: Schemas['Id'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description The card is gone; its parts became top-level cards. */
  DeleteRequirementAnswer: {
    ok: Schemas['Ok'];
    /** @description Id that the card had. */
    id: Schemas['Id'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description The account is gone. */
  DeleteUserAnswer: {
    ok: Schemas['Ok'];
    /** @description Id that the person had, u_…. */
    user_id: Schemas['Id'];
    /** @description Name that the person had; it is free again. */
    username: string;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
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
  /** @description A plain name, or null. */
  Department: string | null;
  /** @description A direct message to a person. */
  DesktopMessageEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'desktop_message';
    /** @description Id of the message, m_…. */
    message_id: Schemas['Id'];
    /** @description What the message is about: agent_message unless the sender chose another. */
    kind: string;
    /** @description Label that the sender gave. */
    from: string;
    /** @description Headline, or null. */
    title: Schemas['NullableText'];
    /** @description The text; shapes of secrets are masked. */
    message: string;
    severity: Schemas['Severity'];
    /** @description When it was sent. */
    created_at: Schemas['WireTime'];
  };
  /** @description What the hub itself can observe about a task. */
  Diagnostic: {
    /**
     * @description Version of this object; a client that knows another one shows only the code.
     * @constant
     */
    schema_version: 1;
    code: Schemas['DiagnosticCode'];
    action_hint: Schemas['ActionHint'];
    /** @description Present when the delivery was read more than 20 times. */
    warning?: string;
    /** @description The observations that the code follows from. */
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
  /** @description What the hub saw of the task and its target when it was asked. */
  DiagnosticEvidence: {
    /** @description Status of the task. */
    task_status: Schemas['TaskStatus'];
    /** @description Session status of the target; null when it never reported. */
    target_session_status: Schemas['SessionStatus'] | null;
    /** @description Open streams of the alias in the process that answers. */
    live_sse_connections: number;
    /** @description Whether runtime_submitted_at is set. */
    runtime_submitted: boolean;
    /** @description Whether consumed_at is set. */
    runtime_consumed: boolean;
    /** @description Whether the target ever marked a task as submitted or consumed. */
    target_ever_reported_runtime_evidence: boolean;
    /** @description How often the unread delivery was handed out. */
    inbox_read_count?: number;
  };
  /** @description A refusal. Match on code, which names the condition the same way everywhere; message is for people. The further fields depend on the code, and each says which codes carry it. */
  Error: {
    /**
     * @description Always false for a refusal.
     * @constant
     */
    ok: false;
    /** @description The condition in the words of this operation, stable within api_version: the code, a sentence, or a sentence with values in it. */
    error: string;
    code: Schemas['ErrorCode'];
    /** @description What is wrong and what to do, for people; its wording may change. */
    message?: string;
    /** @description The alias that the refusal is about. 7 codes have it. */
    alias?: string;
    /**
     * @description Always false. Of task_not_cancellable.
     * @constant
     */
    cancelled?: false;
    /** @description How many there are. Of network_has_active_sessions. */
    count?: number;
    /** @description Each fault of the input, with its place. Of invalid_input. */
    details?: Schemas['InputFault'][];
    /** @description The card that has the reference. Of external_ref_exists. */
    existing_id?: string;
    /** @description The field or parameter that is at fault. 51 codes have it. */
    field?: string;
    /** @description Whether the caller may send force. Of node_degraded. */
    force_allowed?: boolean;
    /** @description The label that was sent. Of from_session_identity_mismatch. */
    from_session?: string;
    /** @description What to do instead. Of node_permission_denied, person_not_in_network, person_ambiguous. */
    hint?: string;
    /** @description Each layer that is down, why, and what to do. Of node_degraded. */
    layers?: Schemas['DegradedLayer'][];
    /** @description State of the managed node. Of node_not_active. */
    lifecycle_state?: string;
    /** @description How many are allowed. Of too_many_tokens, too_many_ids. */
    limit?: number;
    /** @description The limit in bytes. Of payload_too_large, file_quota_exceeded. */
    limit_bytes?: number;
    /** @description Of import_refused. */
    line?: number;
    /** @description How many are allowed. Of network_quota_exceeded. */
    max?: number;
    /** @description How many networks the caller is in. Of network_id_required_multi, missing_network_id. */
    memberships?: number;
    /** @description The name that was sent. Of person_not_in_network, person_ambiguous. */
    name?: string;
    /** @description Networks that have a card of this number. Of ambiguous_seq. */
    networks?: Schemas['Id'][];
    /** @description The networks that the person owns; the oldest 20. Of user_owns_networks. */
    owned_networks?: Schemas['OwnedNetwork'][];
    /** @description The parent that was named. Of parent_not_found. */
    parent_task_id?: string;
    /** @description Why, as a code or a short text. Of import_refused, node_permission_denied, invalid_avatar_url, unusable_form. */
    reason?: string;
    /** @description The alias that the node has now; null when it was not renamed. Of alias_not_yours. */
    renamed_to?: string | null;
    /** @description Id of the call in the log of the hub, or of the request that is open. Of internal_error. */
    request_id?: string;
    /** @description Milliseconds to wait before the call is sent again. 7 codes have it. */
    retry_after_ms?: number;
    /** @description The action that was refused. Of node_permission_denied. */
    route?: string;
    /** @description State of the rename. Of rename_not_prepared. */
    state?: string;
    /** @description Status of the task. Of task_terminal, task_not_cancellable, task_not_retryable. */
    status?: string;
    /** @description The task that the refusal is about. Of task_not_found, task_terminal, task_not_cancellable, task_not_retryable. */
    task_id?: string;
    /** @description What tmux said. Of tmux_failed. */
    terminal_error?: string;
    /** @description The rename that is open. Of rename_in_progress. */
    txn_id?: string;
  } & {
    [key: string]: unknown;
  };
  /**
   * @description Why REST refused: one name for each condition, spelled the same everywhere. New codes may come within api_version.
   * @enum {string}
   */
  ErrorCode:
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
    | 'message_id_required'
    | 'ambiguous_ack'
    | 'too_many_tokens'
    | 'file_quota_exceeded'
    | 'too_many_ids'
    | 'node_not_found'
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
    | 'request_id_required'
    | 'request_not_found'
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
    | 'ambiguous_seq';
  /** @description Who caused an event. */
  EventActor: {
    /** @description User id of a person or node id of an agent. */
    id: string;
    kind: Schemas['PersonKind'];
    /** @description Name to show, as it was then, or null. */
    display_name: Schemas['NullableText'];
  };
  /** @description The counters of the board. */
  ExportBoard: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'board';
    /** @description The number of the newest card. */
    last_seq: Schemas['ExportCount'];
    /** @description The number of the newest change. */
    last_event: Schemas['ExportCount'];
    /** @description When a card changed last. */
    last_stamp: number;
  };
  /** @description A card of the board. */
  ExportCard: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'card';
    /** @description Its id. */
    requirement_id: Schemas['Id'];
    /** @description The number that people see. */
    seq: Schemas['ExportCount'];
    /** @description Its title. */
    name: string;
    /** @description Where it stands. */
    board_column: Schemas['RequirementColumn'];
    /** @description Its priority. */
    priority: Schemas['RequirementPriority'];
    /** @description A date or an instant, or null. */
    due: string | null;
    /** @description A date or an instant, or null. */
    start: string | null;
    /** @description Markdown. */
    description: string;
    /** @description Its steps. */
    checklist: Schemas['ChecklistItem'][];
    /** @description The person whose it is. */
    owner_id: Schemas['NullableId'];
    /** @description The agent whose it is. */
    agent_owner_id: Schemas['NullableId'];
    /** @description Its project. */
    project_id: Schemas['NullableId'];
    /** @description The card above it. */
    parent_id: Schemas['NullableId'];
    /** @description A reference to another system, or null. */
    external_ref: string | null;
    /** @description An address of another system, or null. */
    external_url: string | null;
    /** @description Whether it is archived. */
    archived: Schemas['ExportFlag'];
    /** @description Whether it was a person or an agent. */
    created_by_kind: Schemas['PersonKind'];
    /** @description Who made it. */
    created_by_id: Schemas['Id'];
    /** @description Whether it was a person or an agent. */
    updated_by_kind: Schemas['PersonKind'];
    /** @description Who changed it last. */
    updated_by_id: Schemas['Id'];
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
    /** @description When it changed last. */
    updated_at: Schemas['ExportMoment'];
    /** @description Its tags in their order. */
    tags: Schemas['CardTag'][];
    /** @description The people and agents on it. */
    participants: Schemas['ExportParticipant'][];
  };
  /** @description A change of a card, or a comment. */
  ExportCardEvent: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'card_event';
    /** @description Its place in the order of the network. */
    seq: Schemas['ExportCount'];
    /** @description The card; it may be gone. */
    requirement_id: Schemas['Id'];
    /** @description The number of the card. */
    card_seq: Schemas['ExportCount'];
    /** @description What happened. */
    event: Schemas['RequirementEventKind'];
    /** @description What changed, or null. */
    field: string | null;
    /** @description What it was, as JSON. */
    old_json: Schemas['ExportNullableLongText'];
    /** @description What it became, as JSON. */
    new_json: Schemas['ExportNullableLongText'];
    /** @description Whether it was a person or an agent. */
    actor_kind: Schemas['PersonKind'];
    /** @description Who did it. */
    actor_id: Schemas['Id'];
    /** @description What that one was called. */
    actor_name: Schemas['ExportNullableShortText'];
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
  };
  /** @description A result in full. */
  ExportCompletion: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'completion';
    /** @description Its id. */
    id: Schemas['Id'];
    /** @description Its place in the order of the network. */
    seq: Schemas['ExportCount'];
    /** @description The task; it may be gone. */
    task_id: Schemas['NullableId'];
    /** @description Who reported it. */
    session_name: Schemas['Label'];
    /** @description What was to be done. */
    task: Schemas['ExportLongText'];
    /** @description What came of it. */
    result: Schemas['ExportLongText'];
    /** @description What was made, as JSON. */
    artifacts: Schemas['ExportNullableLongText'];
    /** @description A number, or null. */
    score: number | null;
    /** @description A number, or null. */
    duration_minutes: number | null;
    /** @description When it ended. */
    completed_at: Schemas['ExportMoment'];
  };
  /** @description A number of rows, or the place of a row in its order. */
  ExportCount: number;
  /** @description A delivery to an agent. */
  ExportDelivery: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'delivery';
    /** @description Its id. */
    id: Schemas['Id'];
    /** @description The task, or the delivery itself. */
    task_id: Schemas['Id'];
    /** @description The address. */
    to_key: Schemas['Alias'];
    /** @description What the reader is called. */
    to_name: Schemas['Alias'];
    /** @description Its place in the inbox. */
    inbox_seq: Schemas['ExportCount'];
    /** @description What was delivered. */
    type: Schemas['InboxType'];
    /** @description Its priority. */
    priority: Schemas['TaskPriority'];
    /** @description The text. */
    content: Schemas['ExportLongText'];
    /** @description What belongs to it. */
    context: Schemas['ExportNullableLongText'];
    /** @description The name of the sender. */
    from_session: Schemas['Label'];
    /** @description Whether it was a person or an agent. */
    sender_kind: Schemas['SenderKind'];
    /** @description Who sent it. */
    sender_id: Schemas['Id'];
    /** @description What it answers. */
    in_reply_to: Schemas['NullableId'];
    /** @description Which answer it asks for. */
    requires_response: Schemas['ExportNullableShortText'];
    /** @description What the sender put beside it, as JSON. */
    meta_json: Schemas['ExportNullableLongText'];
    /** @description Whether it was taken. */
    acked: Schemas['ExportFlag'];
    /** @description When it was taken. */
    acked_at: Schemas['ExportNullableMoment'];
    /** @description How often it was read. */
    read_count: number;
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
  };
  /** @description The last line of an export. */
  ExportEnd: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'end';
    /** @description Lines by kind before this one. */
    counts: Schemas['ExportKindCounts'];
    /** @description SHA-256 of all bytes before this line, line ends included. */
    sha256: string;
  };
  /** @description The record of a file; its bytes follow. */
  ExportFile: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'file';
    /** @description Its id. */
    file_id: string;
    /** @description Who uploaded it. */
    uploader: Schemas['Id'];
    /** @description Whether that was a person or an agent. */
    uploader_kind: Schemas['SenderKind'];
    /** @description Bytes. */
    size: number;
    /** @description Its media type. */
    mime: string;
    /** @description SHA-256 of its bytes. */
    sha256: string;
    /** @description Its name. */
    name: string;
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
  };
  /** @description A part of the bytes of a file. */
  ExportFilePart: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'file_part';
    /** @description 192 KiB as base64; the last part of a file may have less. */
    data: string;
  };
  /** @description 1 for yes, 0 for no. */
  ExportFlag: number;
  /** @description An agent that a restricted member reaches. */
  ExportGrant: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'grant';
    /** @description The member. */
    user_id: Schemas['Id'];
    /** @description The agent. */
    node_id: Schemas['Id'];
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
  };
  /**
   * @description What a line holds; kinds come in this order, a row behind those it refers to.
   * @enum {string}
   */
  ExportKind:
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
    | 'end';
  /** @description How many lines have one kind. */
  ExportKindCount: {
    kind: Schemas['ExportKind'];
    /** @description Lines of it. */
    count: Schemas['ExportCount'];
  };
  /** @description Lines by kind; kinds without lines are absent. */
  ExportKindCounts: Schemas['ExportKindCount'][];
  /** @description One line of an export. */
  ExportLine:
    | Schemas['ExportManifest']
    | Schemas['ExportPerson']
    | Schemas['ExportMember']
    | Schemas['ExportNode']
    | Schemas['ExportGrant']
    | Schemas['ExportSkill']
    | Schemas['ExportProvider']
    | Schemas['ExportProject']
    | Schemas['ExportTagColor']
    | Schemas['ExportCard']
    | Schemas['ExportCardEvent']
    | Schemas['ExportBoard']
    | Schemas['ExportTask']
    | Schemas['ExportTaskEvent']
    | Schemas['ExportCompletion']
    | Schemas['ExportDelivery']
    | Schemas['ExportFile']
    | Schemas['ExportFilePart']
    | Schemas['ExportEnd'];
  /** @description A text as an agent or a person wrote it. */
  ExportLongText: string;
  /** @description The first line of an export. */
  ExportManifest: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'manifest';
    /**
     * @description Always hub-network.
     * @constant
     */
    format: 'hub-network';
    /**
     * @description The version of the format.
     * @constant
     */
    version: 1;
    /** @description The version of the hub that wrote it. */
    hub_version: string;
    /** @description When it was written. */
    created_at: Schemas['ExportMoment'];
    /** @description The name of the network. */
    name: string;
    /** @description What the network is for. */
    description: Schemas['NullableText'];
    /** @description Stored, not enforced. */
    max_members: number;
  };
  /** @description A membership. */
  ExportMember: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'member';
    /** @description The person. */
    user_id: Schemas['Id'];
    /** @description The role. */
    role: Schemas['MemberRole'];
    /** @description Which agents the member reaches. */
    agent_access: Schemas['AgentAccess'];
    /** @description Which cards the member sees. */
    task_access: Schemas['TaskAccess'];
    /** @description The department. */
    department: Schemas['ExportNullableShortText'];
    /** @description When it began. */
    joined_at: Schemas['ExportMoment'];
  };
  /** @description A time in milliseconds since 1970, UTC. */
  ExportMoment: number;
  /** @description An agent. */
  ExportNode: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'node';
    /** @description Its id. */
    node_id: Schemas['Id'];
    /** @description Its name. */
    node_name: Schemas['Label'];
    /** @description Its address. */
    alias: Schemas['Alias'];
    /** @description What runs it. */
    runtime: Schemas['ExportNullableShortText'];
    /** @description Its model. */
    model: Schemas['ExportNullableShortText'];
    /** @description Where its configuration is. */
    config_path: Schemas['ExportNullableShortText'];
    /** @description Its channels. */
    channels: Schemas['ExportNullableShortText'];
    /** @description Its host as it calls it. */
    server: Schemas['ExportNullableShortText'];
    /** @description Its host. */
    hostname: Schemas['ExportNullableShortText'];
    /** @description Its picture. */
    avatar_url: Schemas['ExportNullableShortText'];
    /** @description Whose it is. */
    owner_user_id: Schemas['NullableId'];
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
    /** @description When it changed last. */
    updated_at: Schemas['ExportMoment'];
  };
  /** @description A text as an agent or a person wrote it, or null. */
  ExportNullableLongText: Schemas['ExportLongText'] | null;
  /** @description A time in milliseconds since 1970, or null. */
  ExportNullableMoment: Schemas['ExportMoment'] | null;
  /** @description A short text, or null. */
  ExportNullableShortText: Schemas['ExportShortText'] | null;
  /** @description Somebody on a card. */
  ExportParticipant: {
    /** @description Whether it is a person or an agent. */
    kind: Schemas['PersonKind'];
    /** @description The id of the person or the agent. */
    id: Schemas['Id'];
  };
  /** @description Somebody whom a later line names. */
  ExportPerson: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'person';
    /** @description The id on the hub that wrote the line. */
    user_id: Schemas['Id'];
    /** @description The user name. */
    username: string;
  };
  /** @description A project of the board. */
  ExportProject: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'project';
    /** @description Its id. */
    project_id: Schemas['Id'];
    /** @description Its name. */
    name: string;
    /** @description Its colour. */
    color: string;
    /** @description Its place among the projects. */
    position: number;
    /** @description Whether it is archived. */
    archived: Schemas['ExportFlag'];
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
  };
  /** @description A model provider. */
  ExportProvider: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'provider';
    /** @description Its id. */
    provider_id: Schemas['Id'];
    /** @description Its name. */
    name: Schemas['ProviderName'];
    /** @description Whose API it speaks. */
    vendor: string;
    /** @description Where it answers. */
    base_url: Schemas['BaseUrl'];
    /** @description The name of its secret; the secret itself is not in the file. */
    secret_key_ref: Schemas['SecretKey'];
    /** @description Whether it is in use. */
    enabled: Schemas['ExportFlag'];
    /** @description What it offers. */
    models: Schemas['ProviderModel'][];
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
    /** @description Who made it. */
    created_by: Schemas['Id'];
    /** @description When it changed last. */
    updated_at: Schemas['ExportMoment'];
  };
  /** @description A short text. */
  ExportShortText: string;
  /** @description A version of a skill. */
  ExportSkill: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'skill';
    /** @description Its id. */
    skill_id: Schemas['Id'];
    /** @description Its place in the order of the network. */
    seq: Schemas['ExportCount'];
    slug: Schemas['SkillSlug'];
    /** @description Which version it is. */
    version: string;
    /** @description Its name. */
    name: string;
    /** @description What it is for. */
    description: string;
    /** @description The skill itself. */
    content: string;
    /** @description Its state in the review. */
    status: Schemas['SkillStatus'];
    /** @description Who handed it in. */
    source_type: Schemas['PersonKind'];
    /** @description What that one was called. */
    source_alias: Schemas['ExportNullableShortText'];
    /** @description The id of that one. */
    source_id: Schemas['Id'];
    /** @description Who reviewed it. */
    reviewed_by: Schemas['NullableId'];
    /** @description When it was reviewed. */
    reviewed_at: Schemas['ExportNullableMoment'];
    /** @description The note of the review, or null. */
    review_note: string | null;
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
    /** @description When it changed last. */
    updated_at: Schemas['ExportMoment'];
  };
  /** @description The colour of a tag. */
  ExportTagColor: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'tag_color';
    tag: Schemas['CardTag'];
    /** @description Its colour. */
    color: string;
  };
  /** @description A task. */
  ExportTask: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'task';
    /** @description Its id. */
    task_id: Schemas['Id'];
    /** @description Its place in the order of the network. */
    seq: Schemas['ExportCount'];
    /** @description The agent that sent it. */
    from_node_id: Schemas['NullableId'];
    /** @description The agent that it is for. */
    to_node_id: Schemas['NullableId'];
    /** @description The name of the sender. */
    from_name: Schemas['Label'];
    /** @description The address. */
    to_name: Schemas['Label'];
    /** @description Whether it was a person or an agent. */
    sender_kind: Schemas['SenderKind'];
    /** @description Who sent it. */
    sender_id: Schemas['Id'];
    /** @description Its priority. */
    priority: Schemas['TaskPriority'];
    /** @description Its state. */
    status: Schemas['TaskStatus'];
    /** @description What is to be done. */
    content: Schemas['ExportLongText'];
    /** @description What belongs to it. */
    context: Schemas['ExportNullableLongText'];
    /** @description What came of it. */
    result: Schemas['ExportNullableLongText'];
    /** @description What it answers. */
    in_reply_to: Schemas['NullableId'];
    /** @description Which answer it asks for. */
    requires_response: Schemas['ExportNullableShortText'];
    /** @description What it is about. */
    scope: Schemas['ExportNullableShortText'];
    /** @description The task that it is a part of. */
    parent_task_id: Schemas['NullableId'];
    /** @description Parents above it. */
    depth: number;
    /** @description What the sender put beside it, as JSON. */
    meta_json: Schemas['ExportNullableLongText'];
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
    /** @description When it was delivered. */
    delivered_at: Schemas['ExportNullableMoment'];
    /** @description When work began. */
    started_at: Schemas['ExportNullableMoment'];
    /** @description When the runtime got it. */
    runtime_submitted_at: Schemas['ExportNullableMoment'];
    /** @description When the runtime took it. */
    consumed_at: Schemas['ExportNullableMoment'];
    /** @description When it ended. */
    completed_at: Schemas['ExportNullableMoment'];
    /** @description When it expires if nobody takes it. */
    expires_at: Schemas['ExportNullableMoment'];
  };
  /** @description A step of a task. */
  ExportTaskEvent: {
    /**
     * @description What the line holds.
     * @constant
     */
    kind: 'task_event';
    /** @description Its place in the order of the network. */
    seq: Schemas['ExportCount'];
    /** @description The task; it may be gone. */
    task_id: Schemas['Id'];
    /** @description The state before, or null. */
    from_status: Schemas['TaskStatus'] | null;
    /** @description The state after. */
    to_status: Schemas['TaskStatus'];
    /** @description Who did it. */
    actor: Schemas['ExportShortText'];
    /** @description What there is to say about it. */
    detail: Schemas['ExportNullableLongText'];
    /** @description When it was made. */
    created_at: Schemas['ExportMoment'];
  };
  /** @description User names. */
  ExportUsernames: string[];
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
  /** @description A page of completions. */
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
    /**
     * @description Present when there is no licence.
     * @constant
     */
    status?: 'no_license';
    license?: Schemas['License'];
    limits?: Schemas['LicenseLimits'];
  };
  /** @description A network and what it holds. */
  GetNetworkAnswer: {
    ok: Schemas['Ok'];
    network: Schemas['Network'];
    stats: Schemas['NetworkStats'];
  };
  /** @description How far a creation is. */
  GetNodeCreateRequestAnswer: {
    ok: Schemas['Ok'];
    request: Schemas['NodeCreateRequest'];
  };
  /** @description One card. */
  GetRequirementAnswer: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
  };
  /** @description State and measures of one host. */
  GetServerHealthAnswer: {
    ok: Schemas['Ok'];
    /** @description The name or address that was asked for. */
    host: string;
    /** @description Name of the host, or unknown. */
    hostname: string;
    /** @description Address of the host; null when it is not known. */
    ip: Schemas['NullableText'];
    /** @description Sessions on the host. */
    agent_count: number;
    alert_level: Schemas['AlertLevel'];
    /** @description Why it is not green; empty when it is. */
    alerts: Schemas['ServerAlert'][];
    latest: Schemas['ServerMeasures'];
    history: Schemas['ServerHistory'];
  };
  /** @description network_id is null where the figures span several networks. */
  GetStatsAnswer: {
    ok: Schemas['Ok'];
    /** @description Network that the figures are of; null when they span several. */
    network_id: Schemas['NullableId'];
    tasks: Schemas['TaskFigures'];
    sessions: Schemas['SessionFigures'];
    nodes: Schemas['NodeFigures'];
    /** @description The newest tasks first. */
    recent_tasks: Schemas['TaskSummary'][];
  };
  /** @description A page of sessions, and counts over the whole scope. */
  GetStatusAnswer: {
    ok: Schemas['Ok'];
    /** @description The sessions of this page, by network and alias. */
    sessions: Schemas['SessionSummary'][];
    summary: Schemas['StatusSummary'];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
    truncated?: Schemas['Truncated'];
  };
  /** @description Open streams of this process that the caller may see; scope and network_id are present with a bound token. */
  GetStreamStatsAnswer: {
    ok: Schemas['Ok'];
    /** @description Open streams that the caller may see. */
    total: number;
    /** @description Open streams by <network_id>:<alias>. */
    sessions: {
      [key: string]: number;
    };
    /**
     * @description Present with a bound token, which sees its network only.
     * @constant
     */
    scope?: 'network';
    /** @description Network of the bound token; present with scope. */
    network_id?: Schemas['Id'];
  };
  /** @description A task, and why it stands where it stands. */
  GetTaskAnswer: {
    ok: Schemas['Ok'];
    task: Schemas['Task'];
    diagnostic: Schemas['Diagnostic'];
  };
  /** @description What a terminal shows. */
  GetTerminalAnswer: {
    ok: Schemas['Ok'];
    /** @description Name of the tmux session. */
    tmux_name: string;
    /** @description As requested. */
    lines: number;
    /** @description The last lines as plain text. */
    output: string;
  };
  /** @description Whether another page follows. */
  HasMore: boolean;
  /** @description sse_sessions is present only with a valid token and shows the networks of the caller. */
  HealthAnswer: {
    ok: Schemas['Ok'];
    /** @description Version of the hub. */
    version: string;
    /**
     * @description Version of the contract; what it names stays as it is.
     * @constant
     */
    api_version: 'v3';
    /**
     * @description How tools are reached at /mcp.
     * @constant
     */
    transport: 'streamable-http';
    /** @description Sessions of all networks. */
    sessions_count: number;
    /** @description Open event streams of the process that answers. */
    sse_connections: number;
    /** @description Open streams by <network_id>:<alias>. */
    sse_sessions?: {
      [key: string]: number;
    };
    auth: Schemas['HubAuth'];
    security: Schemas['HubSecurity'];
    /** @description False until somebody registers, who becomes the system admin. */
    has_users: boolean;
    /** @description Whether the terminal endpoints are on. */
    tmux: boolean;
    /** @description Always true: user and network tokens are understood. */
    v3_auth: boolean;
    /** @description Always true: one person may have several networks. */
    multi_network: boolean;
    license: Schemas['LicenseState'];
    /** @description Seconds that the process has run. */
    uptime: number;
    limits: Schemas['HubLimits'];
    /** @description Names of features that older hubs lack; an unknown name means nothing to the client. */
    capabilities: string[];
  };
  /** @description Averages of one interval; start is its beginning. */
  HistoryBucket: {
    /** @description Beginning of the interval. */
    start: Schemas['WireTime'];
    /** @description Load average of the last minute. */
    cpu_load_1min: Schemas['Measure'];
    /** @description Processor use in percent. */
    cpu_pct: Schemas['Measure'];
    /** @description Memory in use, in GB. */
    mem_used_gb: Schemas['Measure'];
    /** @description Memory available, in GB. */
    mem_avail_gb: Schemas['Measure'];
  };
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
  /** @description Averages of one hour, and the extremes of the disk; start is its beginning. */
  HourBucket: {
    /** @description Beginning of the hour. */
    start: Schemas['WireTime'];
    /** @description Load average of the last minute. */
    cpu_load_1min: Schemas['Measure'];
    /** @description Processor use in percent. */
    cpu_pct: Schemas['Measure'];
    /** @description Memory in use, in GB. */
    mem_used_gb: Schemas['Measure'];
    /** @description Memory available, in GB. */
    mem_avail_gb: Schemas['Measure'];
    /** @description Least free space of the hour in GB. */
    disk_avail_min: Schemas['Measure'];
    /** @description Most used space of the hour in GB. */
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
  /**
   * @description Present and true when an earlier call with the same idempotency key got this answer.
   * @constant
   */
  IdempotentReplay: true;
  /** @description What an import made, or would make. */
  ImportAnswer: {
    ok: Schemas['Ok'];
    /** @description Whether everything was checked and nothing kept. */
    dry_run: boolean;
    /** @description The new network, net_…; null for a dry run. */
    network_id: Schemas['NullableId'];
    /** @description Its name. */
    network_name: string;
    /** @description Lines that were read. */
    counts: Schemas['ExportKindCounts'];
    /** @description People of the file whom this hub knows by their user names, at most 1,000. */
    matched: Schemas['ExportUsernames'];
    /** @description People of the file whom this hub does not know, at most 1,000. */
    unmatched: Schemas['ExportUsernames'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description A form with one export. */
  ImportForm: {
    /** @description The lines of an export, as exportNetwork gave them. */
    file: string;
  };
  /** @description Unread rows in the recipient's inbox. */
  InboxCount: number;
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
  /** @description One fault of the input. */
  InputFault: {
    /** @description Where it is, as a JSON pointer that begins with path, query or body. */
    path: string;
    /** @description What is wrong there, for people. */
    message: string;
  };
  /** @description An invite; only a hash of its code is stored. */
  Invite: {
    /** @description Id of the invite, invite_…. */
    invite_id: Schemas['Id'];
    role: Schemas['InviteRole'];
    agent_access: Schemas['AgentAccess'];
    task_access: Schemas['TaskAccess'];
    /** @description How many people may join by it; -1 means no limit. */
    max_uses: number;
    /** @description How many people have joined by it. */
    used_count: number;
    /** @description The person who made it, u_…. */
    created_by: Schemas['Id'];
    /** @description User name of that person; null when the account is gone. */
    created_by_name: Schemas['NullableText'];
    /** @description When it was made. */
    created_at: Schemas['WireTime'];
    /** @description When its code stops working; null when it does not expire. */
    expires_at: Schemas['NullableWireTime'];
  };
  /** @description Makes its holder a member; shown once. */
  InviteCode: string;
  /**
   * @description A role that can be assigned; owner cannot.
   * @enum {string}
   */
  InviteRole: 'admin' | 'member' | 'viewer';
  /** @description An ISO 8601 date or instant; without an offset it is UTC. */
  IsoTime: string;
  /** @description The new token and its record. */
  IssueApiTokenAnswer: {
    ok: Schemas['Ok'];
    token: Schemas['LegacyToken'];
    /** @description Id of the record, tok_…. */
    token_id: Schemas['Id'];
  };
  /** @description What the token is called and bound to. */
  IssueApiTokenRequest: {
    /**
     * @description Name of the token in lists.
     * @default api
     */
    name?: string;
    /** @description Network to bind the token to; without it, the token reaches all networks of the person. */
    network_id?: Schemas['Id'];
  };
  /** @description A token for one page. */
  IssueBrowserTokenAnswer: {
    ok: Schemas['Ok'];
    token: Schemas['UserToken'];
    /** @description Id of the token's record, tok_…. */
    token_id: Schemas['Id'];
    /** @description When the token ends. */
    expires_at: Schemas['WireTime'];
    /** @description How long the token holds from now on. */
    expires_in_seconds: number;
  };
  /** @description The new token. */
  IssueNodeTokenAnswer: {
    ok: Schemas['Ok'];
    /** @description Token of the node, bound to its network, shown once. */
    token: Schemas['NetworkToken'];
  };
  /** @description The node that the token is for. */
  IssueNodeTokenRequest: {
    /** @description Network of the node, net_…. */
    network_id: string;
    /** @description Name and first alias of the node. */
    node_name: string;
  };
  /** @description Work that the hub does by itself from time to time. */
  Job: {
    /** @description Name of the job. */
    name: string;
    /** @description Seconds between two runs. */
    every_seconds: number;
    /** @description Whether every process of the hub runs it for itself; otherwise one at a time does. */
    every_process: boolean;
    /** @description Whether it runs now. */
    running: boolean;
    /** @description When its last run began in this process; null before the first. */
    last_started_at: Schemas['NullableWireTime'];
    /** @description Milliseconds that this run took; null before the first. */
    last_duration_ms: number | null;
    /** @description How this run ended; null before the first. */
    last_result: Schemas['JobResult'] | null;
    /** @description When it is to run next. */
    next_at: Schemas['WireTime'];
  };
  /**
   * @description How a run of a job ended.
   * @enum {string}
   */
  JobResult: 'done' | 'failed' | 'elsewhere';
  /** @description The network that the caller is now a member of. */
  JoinNetworkAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the network, net_…. */
    network_id: Schemas['Id'];
    role: Schemas['InviteRole'];
    /** @description Absent for members who reach granted agents only. */
    network_token?: Schemas['NetworkToken'];
  };
  /** @description An invite code. */
  JoinNetworkRequest: {
    /** @description The code, inv_ and 12 characters; blanks around it do not count. */
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
    /** @description The field that changed; null when the event is of the whole card. */
    field: Schemas['NullableText'];
    actor: Schemas['NullableEventActor'];
    /** @description When it happened. */
    at: Schemas['CardTime'];
    /** @description The event in a few words, at most 160 characters. */
    summary: string;
  };
  /** @description A legacy full-scope token, shown once. */
  LegacyToken: string;
  /** @description The licence of the hub. */
  License: {
    type: Schemas['LicenseType'];
    /** @description When the licence ends. */
    expires_at: Schemas['WireTime'];
    /** @description Whole days until then; 0 when it has ended. */
    days_left: number;
    /** @description Whether it has ended; dispatch is then refused as license_expired. */
    expired: boolean;
  };
  /** @description Informational, never enforced. */
  LicenseLimits: {
    /** @description Agents that the licence is meant for. */
    max_agents: number;
    /** @description Networks that the licence is meant for. */
    max_networks: number;
    /** @description Tasks per day that the licence is meant for. */
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
  /** @description The agents that the member reaches. */
  ListAgentGrantsAnswer: {
    ok: Schemas['Ok'];
    /** @description Node ids of the agents. */
    node_ids: Schemas['Id'][];
  };
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
  /** @description A page of the audit log, the newest first. */
  ListAuditLogAnswer: {
    ok: Schemas['Ok'];
    /** @description The rows of this page. */
    logs: Schemas['AuditRow'][];
    /** @description Number of rows on this page. */
    count: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of events of cards, the newest first. */
  ListCardEventsAnswer: {
    ok: Schemas['Ok'];
    /** @description The events of this page. */
    events: Schemas['RequirementEvent'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of files, the newest first. */
  ListFilesAnswer: {
    ok: Schemas['Ok'];
    /** @description The files of this page. */
    files: Schemas['StoredFile'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of daemons, by alias. */
  ListHostSupervisorsAnswer: {
    ok: Schemas['Ok'];
    /** @description The daemons of this page. */
    daemons: Schemas['HostSupervisor'][];
    /** @description Number of daemons on this page. */
    count: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of invites, the newest first. */
  ListInvitesAnswer: {
    ok: Schemas['Ok'];
    /** @description The invites of this page. */
    invites: Schemas['Invite'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description All jobs of the hub, by name. */
  ListJobsAnswer: {
    ok: Schemas['Ok'];
    /** @description The jobs. */
    jobs: Schemas['Job'][];
  };
  /** @description A page of members, the oldest membership first. */
  ListMembersAnswer: {
    ok: Schemas['Ok'];
    /** @description The members of this page. */
    members: Schemas['NetworkMember'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description The four counts are present only with scope=user. */
  ListMessagesAnswer: {
    ok: Schemas['Ok'];
    /** @description The messages of this page, the newest first. */
    messages: Schemas['Message'][];
    /** @description The caller's unread direct messages. */
    unread?: number;
    /** @description The same as unread. */
    pending_count?: number;
    /** @description Unread direct messages and unread replies, tasks and messages to the caller's user name, by label of their sender. */
    unread_by_agent?: {
      [key: string]: number;
    };
    /** @description Sum of unread_by_agent. */
    unread_total?: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of the caller's networks: own ones first, then the oldest first. */
  ListNetworksAnswer: {
    ok: Schemas['Ok'];
    /** @description The networks of this page. */
    networks: Schemas['MemberNetwork'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of node records, by network and alias. */
  ListNodesAnswer: {
    ok: Schemas['Ok'];
    /** @description The nodes of this page. */
    nodes: Schemas['Node'][];
    /** @description Number of nodes on this page. */
    count: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description By order, then by age; archived projects included. */
  ListProjectsAnswer: {
    ok: Schemas['Ok'];
    /** @description The projects of this page. */
    projects: Schemas['Project'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page, the newest cards first. With changes, deleted names the cards that are gone (on the first page) and server_time is the updated_since of the next call. */
  ListRequirementsAnswer: {
    ok: Schemas['Ok'];
    /** @description The cards of this page. */
    requirements: Schemas['Requirement'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
    /** @description Features of this board; a missing name means an older server without it. */
    capabilities: Schemas['BoardCapability'][];
    /** @description With changes, on the first page: cards that were deleted since updated_since. */
    deleted?: Schemas['DeletedRequirement'][];
    /** @description With changes: the updated_since of the next call. */
    server_time?: Schemas['CardTime'];
  };
  /** @description A page of the sessions of one host. */
  ListServerAgentsAnswer: {
    ok: Schemas['Ok'];
    /** @description The name or address that was asked for. */
    host: string;
    /** @description Sessions on the host, whatever the page holds. */
    agent_count: number;
    /** @description The sessions of this page, by network and alias. */
    agents: Schemas['ServerAgent'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of log lines; they are lost when the process ends. */
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
    /** @description The tags of this page, sorted. */
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
  /** @description A page of steps, the newest first. */
  ListTaskEventsAnswer: {
    ok: Schemas['Ok'];
    /** @description The steps of this page. */
    events: Schemas['TaskEvent'][];
    /** @description Number of steps on this page. */
    count: number;
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of tasks, the newest first. */
  ListTasksAnswer: {
    ok: Schemas['Ok'];
    /** @description The tasks of this page. */
    tasks: Schemas['Task'][];
    /** @description Number of tasks on this page. */
    count: number;
    /** @description Counts over the whole scope; filters have no effect. */
    stats: Schemas['StatusCount'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of the caller's tokens, the newest first. */
  ListTokensAnswer: {
    ok: Schemas['Ok'];
    /** @description The records of this page. */
    tokens: Schemas['Token'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description A page of accounts, the oldest first. */
  ListUsersAnswer: {
    ok: Schemas['Ok'];
    /** @description The accounts of this page. */
    users: Schemas['User'][];
    has_more: Schemas['HasMore'];
    next_cursor: Schemas['NullableCursor'];
  };
  /** @description The account and a new token. */
  LoginAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    token: Schemas['UserToken'];
    /** @description Default network of the person, an own one first; null without any. */
    network_id: Schemas['NullableId'];
  };
  /** @description Name and password. */
  LoginRequest: {
    /** @description The user name, in any case. */
    username: string;
    /** @description The password, at most 72 bytes of UTF-8. */
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
  /** @description The person behind the token. */
  MeAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    /** @description The person's networks; with a bound token only the one that it is bound to. */
    networks: Schemas['OwnNetwork'][];
    /** @description The bound network of the token, else the network_id of the call, else the only network; null when none of them decides. */
    current_network: Schemas['NullableId'];
  };
  /** @description A measured value, or null. */
  Measure: number | null;
  /**
   * @description What became of a membership.
   * @enum {string}
   */
  MemberChange: 'added' | 'updated' | 'removed';
  /** @description Somebody joined or left the network, or may do other things in it. */
  MemberChangedEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'member_changed';
    /** @description Id of the person. */
    user_id: Schemas['Id'];
    /** @description What became of the membership. */
    change: Schemas['MemberChange'];
    /** @description The role from now on; null after it ended, and where only granted agents changed. */
    role: Schemas['MemberRole'] | null;
  };
  /** @description A network with the caller's role in it. */
  MemberNetwork: {
    /** @description Id of the network, net_…. */
    network_id: Schemas['Id'];
    /** @description Name of the network, unique per owner. */
    network_name: string;
    /** @description The person who created it, u_…. */
    owner_id: Schemas['Id'];
    /** @description What the network is for, or null. */
    description: Schemas['NullableText'];
    /** @description Reserved; null. */
    settings: null;
    visibility: Schemas['NetworkVisibility'];
    /** @description Stored, not enforced. */
    max_members: number;
    /** @description When it was created. */
    created_at: Schemas['WireTime'];
    /** @description When its name or description changed last. */
    updated_at: Schemas['WireTime'];
    /** @description The caller's role in it. */
    member_role: Schemas['MemberRole'];
    /** @description Which agents the caller reaches in it. */
    agent_access: Schemas['AgentAccess'];
    /** @description Which cards the caller sees in it. */
    task_access: Schemas['TaskAccess'];
  };
  /**
   * @description Role in one network; owner is set only by creating the network.
   * @enum {string}
   */
  MemberRole: 'owner' | 'admin' | 'member' | 'viewer';
  /** @description A delivery of the network (id, from_alias, to_alias, type, priority, task_id, in_reply_to, acked), or with scope=user a direct message (message_id, user_id, from_session, kind, title, severity, meta_json, acked, acked_at). */
  Message: {
    /** @description Id of a delivery. */
    id?: string;
    /** @description Label that the sender gave. */
    from_alias?: string;
    /** @description Alias whose inbox got the delivery. */
    to_alias?: string;
    type?: Schemas['InboxType'];
    priority?: Schemas['TaskPriority'];
    /** @description The text; shapes of secrets in direct messages are masked. */
    content: string;
    /** @description When it was sent. */
    created_at: Schemas['WireTime'];
    /** @description Network that it was sent in, net_…. */
    network_id: Schemas['Id'];
    /** @description Of a delivery, the id of its task, or of the message itself. */
    task_id?: Schemas['Id'];
    /** @description Task that a reply answers; null for other deliveries. */
    in_reply_to?: Schemas['NullableId'];
    /** @description Id of a direct message, m_…. */
    message_id?: Schemas['Id'];
    /** @description The person that a direct message is for, u_…. */
    user_id?: Schemas['Id'];
    /** @description Label that the sender of a direct message gave; sender_id says who it really was. */
    from_session?: string;
    sender_kind?: Schemas['SenderKind'];
    /** @description Id of the person or node that sent, from its token. */
    sender_id?: string;
    /** @description What a direct message is about: agent_message unless the sender chose another; the hub itself sends task_expired, requirement_update and network_added. */
    kind?: string;
    /** @description Headline of a direct message, or null. */
    title?: Schemas['NullableText'];
    severity?: Schemas['Severity'];
    meta_json?: Schemas['MetaJson'];
    /** @description 1 once it was acknowledged or marked as read, else 0. */
    acked?: number;
    /** @description When a direct message was marked as read; null before. */
    acked_at?: Schemas['NullableWireTime'];
  };
  /**
   * @description Whose messages are listed; user means the caller's own.
   * @enum {string}
   */
  MessageScope: 'user';
  /** @description Attachments and other metadata as JSON text; null when there are none. The hub adds traceparent when the dispatch belongs to a trace and its sender named none there. */
  MetaJson: string | null;
  /** @description The provider's name of a model. */
  ModelName: string;
  /** @description A room in which members and agents meet. */
  Network: {
    /** @description Id of the network, net_…. */
    network_id: Schemas['Id'];
    /** @description Name of the network, unique per owner. */
    network_name: string;
    /** @description The person who created it, u_…. */
    owner_id: Schemas['Id'];
    /** @description What the network is for, or null. */
    description: Schemas['NullableText'];
    /** @description Reserved; null. */
    settings: null;
    visibility: Schemas['NetworkVisibility'];
    /** @description Stored, not enforced. */
    max_members: number;
    /** @description When it was created. */
    created_at: Schemas['WireTime'];
    /** @description When its name or description changed last. */
    updated_at: Schemas['WireTime'];
  };
  /** @description The change was made. */
  NetworkChangeAnswer: {
    ok: Schemas['Ok'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description Lines of JSON, each an ExportLine. */
  NetworkExport: string;
  /** @description A person in a network. */
  NetworkMember: {
    /** @description Id of the person, u_…. */
    user_id: Schemas['Id'];
    /** @description User name of the person. */
    username: string;
    /** @description Name to show, or null. */
    display_name: Schemas['NullableText'];
    role: Schemas['MemberRole'];
    agent_access?: Schemas['AgentAccess'];
    task_access?: Schemas['TaskAccess'];
    /** @description Department in this network, or null. */
    department?: Schemas['NullableText'];
    /** @description When the person became a member. */
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
    | Schemas['RequirementChangedEvent']
    | Schemas['NodeChangedEvent']
    | Schemas['MemberChangedEvent']
    | Schemas['DaemonRequestEvent']
    | Schemas['AttentionChangedEvent'];
  /** @description A token bound to one network, shown once. */
  NetworkToken: string;
  /**
   * @description Who finds the network; private networks are known to their members alone.
   * @enum {string}
   */
  NetworkVisibility: 'private';
  /** @description A message was put into the inbox of the listener. */
  NewMessageNotice: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'new_message';
    inbox_count: Schemas['InboxCount'];
    /** @description Label that the sender gave. */
    from: string;
    /** @description Id of the delivery, m_…. */
    message_id: Schemas['Id'];
    /** @description The text of the message. */
    message: string;
    /** @description The former alias that the sender named, when the agent was renamed in the last 24 hours. */
    renamed_from?: string;
  };
  /** @description A reply was sent in the network. */
  NewReplyBrief: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'new_reply';
    /** @description Task that the reply answers; null when it answers none. */
    task_id: Schemas['NullableId'];
    /** @description Id of the delivery, m_…. */
    message_id: Schemas['Id'];
    /** @description Label that the sender gave. */
    from: string;
    /** @description Alias or user name that the reply is for. */
    to: string;
    status: Schemas['ReplyStatus'];
  };
  /** @description A reply was put into the inbox of the listener. */
  NewReplyNotice: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'new_reply';
    inbox_count: Schemas['InboxCount'];
    /** @description Label that the sender gave. */
    from: string;
    /** @description Id of the delivery, m_…. */
    message_id: Schemas['Id'];
    /** @description Task that the reply answers; null when it answers none. */
    in_reply_to: Schemas['NullableId'];
    status: Schemas['ReplyStatus'];
    /** @description Step of the trace that the reply was; absent outside of traces. */
    traceparent?: Schemas['Traceparent'];
  };
  /** @description A task was sent in the network. */
  NewTaskBrief: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'new_task';
    /** @description Id of the task, t_…. */
    task_id: Schemas['Id'];
    /** @description Label that the sender gave. */
    from: string;
    /** @description Alias that the task is for. */
    to: string;
    status: Schemas['TaskStatus'];
    priority: Schemas['TaskPriority'];
  };
  /** @description A task was put into the inbox of the listening agent. */
  NewTaskNotice: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'new_task';
    inbox_count: Schemas['InboxCount'];
    priority: Schemas['TaskPriority'];
    /** @description Label that the sender gave. */
    from: string;
    /** @description Id of the task, t_…. */
    task_id?: Schemas['Id'];
    /** @description The former alias that the sender named, when the agent was renamed in the last 24 hours. */
    renamed_from?: string;
    /** @description Step of the trace that the dispatch was; absent outside of traces. */
    traceparent?: Schemas['Traceparent'];
  };
  /** @description The persistent identity of an agent. */
  Node: {
    /** @description Id of the node, n_…, or the one that the node reported itself; unique within its network. */
    node_id: Schemas['Id'];
    /** @description Name of the node, as it reported it; several nodes may share one. */
    node_name: string;
    /** @description Address of the node, unique in its network; a rename changes it. */
    alias: string;
    /** @description What runs the agent, as it reported it, or null. */
    runtime: Schemas['NullableText'];
    /** @description Model that the node reported last, or null. */
    model: Schemas['NullableText'];
    /** @description Where its configuration is on its host, or null. */
    config_path: Schemas['NullableText'];
    /** @description Channels that it serves, as the text of a JSON array, or null. */
    channels: Schemas['NullableText'];
    /** @description Name of its server, as it reported it, or null. */
    server: Schemas['NullableText'];
    /** @description Name of its host, as it reported it, or null. */
    hostname: Schemas['NullableText'];
    /** @description Network of the node, net_…. */
    network_id: Schemas['Id'];
    /** @description When the node was registered. */
    created_at: Schemas['WireTime'];
    /** @description When its record changed last. */
    updated_at: Schemas['WireTime'];
    /** @description Address of its picture as the hub normalized it; null when unset. */
    avatar_url: Schemas['NullableText'];
    lifecycle_state?: Schemas['LifecycleState'];
    /** @description Number of configuration updates that were applied. */
    config_revision?: number;
    /** @description Daemon that runs the node; null when none does, and for members who reach granted agents only. */
    daemon_node_id?: Schemas['NullableId'];
    /** @description The person whom the node belongs to, u_…, or null. */
    owner_id?: Schemas['NullableId'];
    /** @description User name of that person, or null. */
    owner_name?: Schemas['NullableText'];
    /** @description What its newest live token may do; null without a live token. */
    permission_mode?: Schemas['NodeMode'] | null;
  };
  /**
   * @description What became of the record of a node.
   * @enum {string}
   */
  NodeChange: 'registered' | 'updated' | 'renamed' | 'deleted';
  /** @description The record of a node was made, changed or deleted. */
  NodeChangedEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'node_changed';
    /** @description Id of the node. */
    node_id: Schemas['Id'];
    /** @description Its alias; the new one after a rename. */
    alias: string;
    /** @description What became of it. */
    change: Schemas['NodeChange'];
    /** @description Its state, where that changed; null otherwise. */
    lifecycle_state: Schemas['LifecycleState'] | null;
  };
  /** @description A request to a daemon to create a node. */
  NodeCreateRequest: {
    /** @description Id of the request, cr_…. */
    request_id: Schemas['Id'];
    /** @description Daemon that is to create the node. */
    daemon_node_id: Schemas['Id'];
    /** @description Alias of the node to be. */
    child_name: string;
    /** @description Network of the daemon, net_…. */
    network_id: Schemas['Id'];
    /** @description What is to run the agent. */
    runtime: string;
    /** @description Model to begin with; null for the default of the runtime. */
    model: Schemas['NullableText'];
    status: Schemas['CreateRequestStatus'];
    /** @description Why it failed or was refused, timeout after 60 silent seconds; null otherwise. */
    error: string | null;
    /** @description When it was requested. */
    created_at: Schemas['WireTime'];
    /** @description When the daemon fetched it; null before. */
    delivered_at: Schemas['NullableWireTime'];
    /** @description When it ended; null while it is open. */
    acked_at: Schemas['NullableWireTime'];
  };
  /** @description The record of the listening node was deleted. */
  NodeDeletedEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'node_deleted';
    /** @description Id of the node; it is never used again in this network. */
    node_id: Schemas['Id'];
    /** @description Name that the node had. */
    node_name: string;
    /** @description Alias that the node had. */
    alias: string;
    /** @description Network of the node, net_…. */
    network_id: Schemas['Id'];
  };
  /** @description How many nodes there are. */
  NodeFigures: {
    /** @description All nodes. */
    total: number;
  };
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
   * @description What a node token may do besides reporting, reading its inbox and answering.
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
  /** @description A node has a new alias; sent to both aliases and to every member. */
  NodeRenamedEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'node.renamed';
    /** @description Id of the rename, txn_…. */
    txn_id: Schemas['Id'];
    /** @description The new alias. */
    alias: string;
    /** @description Network of the node, net_…. */
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
  /** @description The call succeeded; there is nothing else to tell. */
  OkAnswer: {
    ok: Schemas['Ok'];
  };
  /** @description A node that the daemon runs. */
  OwnChild: {
    /** @description Node id of the child. */
    node_id: Schemas['Id'];
    /** @description Alias of the child. */
    alias: string;
    lifecycle_state: Schemas['LifecycleState'];
  };
  /** @description A network of the caller. */
  OwnNetwork: {
    /** @description Id of the network, net_…. */
    network_id: Schemas['Id'];
    /** @description Name of the network, unique per owner. */
    network_name: string;
    /** @description The caller's role in it. */
    member_role: Schemas['MemberRole'];
    /** @description Which agents the caller reaches in it. */
    agent_access: Schemas['AgentAccess'];
    /** @description Which cards the caller sees in it. */
    task_access: Schemas['TaskAccess'];
  };
  /** @description A network that a person owns. */
  OwnedNetwork: {
    /** @description Id of the network, net_…. */
    network_id: Schemas['Id'];
    /** @description Name of the network, unique per owner. */
    network_name: string;
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
  /** @description The rename is prepared; the node keeps its alias until the commit. */
  PrepareRenameAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the rename, txn_…, for commit or abort. */
    txn_id: Schemas['Id'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description A node and its new alias. */
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
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'probe_provider';
    /** @description Id of the probe, pb_…. */
    probe_id: Schemas['Id'];
  };
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
  /** @description Measures of the agent's own process; rss_mb in MiB. */
  ProcessTelemetry: {
    /** @description Resident memory in bytes. */
    rss_bytes: Schemas['Count'];
    /** @description Resident memory in MiB. */
    rss_mb: Schemas['Measure'];
    /** @description Processor use in percent. */
    cpu_pct: Schemas['Measure'];
    /** @description Seconds that the process has run. */
    uptime_seconds: Schemas['Measure'];
    /** @description Calls that the process has not finished. */
    in_flight_count: Schemas['Count'];
  };
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
  /** @description The project as it is now. */
  ProjectAnswer: {
    ok: Schemas['Ok'];
    project: Schemas['Project'];
    idempotent_replay?: Schemas['IdempotentReplay'];
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
  /**
   * @description Yes as 1 or true, no as 0 or false.
   * @enum {string}
   */
  QueryFlag: '0' | '1' | 'false' | 'true';
  /** @description Tasks of an agent that have not ended and were dispatched within 24 hours, at most 1,000. */
  QueueDepth: number;
  /** @description The task has another assignee. */
  ReassignTaskAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the task. */
    task_id: Schemas['Id'];
    /** @description Alias of the former assignee. */
    reassigned_from: string;
    /** @description Alias of the new assignee. */
    reassigned_to: string;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description Who is to do a task instead. */
  ReassignTaskRequest: {
    /** @description Alias of the new assignee. */
    new_alias: Schemas['Alias'];
    /** @description A label for who asks; the hub also stamps who really did. */
    from?: string;
    /** @description Network of the task. A node token always uses its own; a person may leave it out with exactly one network. */
    network_id?: Schemas['Id'];
    /** @description Deliver even if the node is degraded; user tokens only. */
    force?: boolean;
  };
  /** @description Who is signed in, and with which password the account can be opened again. */
  RedeemStartLinkAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    /** @description The network that was made for the admin, net_…. */
    network_id: Schemas['Id'];
    /** @description The record of the session in the list of tokens, by which it can be revoked. */
    token_id: Schemas['Id'];
    /** @description Made by the hub and shown once; changePassword replaces it. */
    password: string;
  };
  /** @description The code of the link, and how the admin wants to be called. */
  RedeemStartLinkRequest: {
    /** @description What follows `#code=` in the link. */
    code: string;
    /** @description 2 to 50 letters, digits, underscores, hyphens or CJK characters; `admin` without it. */
    username?: string;
  };
  /** @description The account, and the tokens to begin with. */
  RegisterAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    token: Schemas['UserToken'];
    /** @description Token for agents of the person in the new network, shown once. */
    network_token: Schemas['NetworkToken'];
    /** @description Network that was made for the person, named after the user name. */
    network_id: Schemas['Id'];
  };
  /** @description A new account. */
  RegisterRequest: {
    /** @description 2 to 50 letters, digits, underscores, hyphens or CJK characters. */
    username: string;
    /** @description At least 8 characters and not a common one; the first user needs only 4. At most 72 bytes. */
    password: string;
    /** @description E-mail address; the hub neither checks it nor sends to it. */
    email?: string | null;
    /** @description Name to show beside the user name. */
    display_name?: string | null;
  };
  /** @description The rename was committed or aborted. */
  RenameAnswer: {
    ok: Schemas['Ok'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description A rename that was prepared. */
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
  /** @description A card of the board was created, changed, commented on or deleted. */
  RequirementChangedEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'requirement_changed';
    /** @description Id of the card, req_…. */
    requirement_id: Schemas['Id'];
    /** @description Short number of the card. */
    seq: number;
    /** @description Kind of the card event. */
    change: string;
    /** @description The field that changed; null when the change is of the whole card. */
    field: Schemas['NullableText'];
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
  /** @description The event that the call made. */
  RequirementEventAnswer: {
    ok: Schemas['Ok'];
    event: Schemas['RequirementEvent'];
    idempotent_replay?: Schemas['IdempotentReplay'];
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
  /** @description The one-time password, and what ended. */
  ResetPasswordAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    /** @description The one-time password, shown once. */
    password: string;
    /** @description How many logins and legacy tokens of the person ended. */
    revoked: number;
  };
  /** @description A child is to be restarted; fetch it with get_config_update. */
  RestartEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'restart';
    /** @description Id of the restart, cu_…. */
    update_id: Schemas['Id'];
    /** @description Node that is to restart. */
    node_id: Schemas['Id'];
  };
  /** @description Events were missed and are no longer available; read the inbox. */
  ResyncEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'resync';
    /** @description Id of the oldest event that is still kept. */
    oldest_id: string;
  };
  /** @description The task is delivered once more. */
  RetryTaskAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the task; it stays the same. */
    task_id: Schemas['Id'];
    /** @description Alias that it was delivered to. */
    retried_to: string;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description How a task is tried again. */
  RetryTaskRequest: {
    /** @description A label for who asks; the hub also stamps who really did. */
    from?: string;
    /** @description Network of the task. A node token always uses its own; a person may leave it out with exactly one network. */
    network_id?: Schemas['Id'];
    /** @description Deliver even if the node is degraded; user tokens only. */
    force?: boolean;
  };
  /** @description A rules, skill, file or log request waits; fetch it with get_rules_file_request. */
  RulesFileEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'rules_file';
    /** @description Id of the request, rf_…. */
    request_id: Schemas['Id'];
  };
  /** @description The name of a secret in the vault. */
  SecretKey: string;
  /** @description The task was stored. With status 202 the target is offline and the task waits in its inbox. */
  SendTaskAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the new task, t_…. */
    task_id: Schemas['Id'];
    /** @description The same as task_id. */
    message_id: Schemas['Id'];
    actual_to: Schemas['ActualTo'];
    /**
     * @description Present when the target is offline.
     * @constant
     */
    code?: 'alias_offline';
    /**
     * @description Present and true when the target is offline: the task waits in its inbox.
     * @constant
     */
    queued?: true;
    /** @description The alias that was named, when it was renamed in the last 24 hours. */
    renamed_from?: string;
    /** @description The alias that the task went to instead. */
    renamed_to?: string;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description A task for the agent with this alias. */
  SendTaskRequest: {
    /** @description Alias of the agent that is to do the task. */
    alias: Schemas['Alias'];
    task: Schemas['TaskText'];
    /** @default normal */
    priority?: Schemas['TaskPriority'];
    /**
     * @description A label for the sender; the hub also stamps who really sent.
     * @default api
     */
    from?: string;
    /** @description Network of the agent. A node token always uses its own; a person may leave it out with exactly one network. */
    network_id?: Schemas['Id'];
    /** @description Task of the same network that this one is a part of. Its sender hears chained_reply when this one ends. Leave it out when there is none. */
    parent_task_id?: Schemas['Id'];
    /**
     * @description Seconds until the task expires unless it is acknowledged before.
     * @default 3600
     */
    ttl_seconds?: number;
    /** @description Send although the node reported that it cannot work; for user tokens only. */
    force?: boolean;
  };
  /** @description Text to type into a terminal. */
  SendTerminalRequest: {
    /** @description What is typed, character by character. */
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
    /** @description Name of the host, or unknown. */
    hostname: string;
    /** @description Address of the host; null when it is not known. */
    ip: Schemas['NullableText'];
    /** @description Sessions on the host. */
    agent_count: number;
    /** @description Load average of the last minute. */
    cpu_load_1min: Schemas['Measure'];
    /** @description Processor cores. */
    cpu_cores: Schemas['Count'];
    /** @description Memory available, in GB. */
    mem_avail_gb: Schemas['Measure'];
    /** @description Memory in use, in GB. */
    mem_used_gb: Schemas['Measure'];
    /** @description When an agent of the host reported last. */
    last_seen: Schemas['WireTime'];
  };
  /** @description A session on a host; fields that were never reported are null. */
  ServerAgent: {
    /** @description Alias of the agent. */
    alias: string;
    /** @description What runs the agent, or null. */
    runtime: Schemas['NullableText'];
    /** @description What the agent calls itself, as it reported it. */
    raw_agent: Schemas['NullableText'];
    /** @description Model in use; null when it was never reported. */
    model: Schemas['NullableText'];
    status: Schemas['SessionStatus'];
    /** @description Text of the work that the agent reported last; null when it has none. */
    task: Schemas['NullableText'];
    /** @description Progress of its work, 0 to 100, or null. */
    progress: Schemas['NullableNumber'];
    /** @description When the agent reported last. */
    last_seen: Schemas['WireTime'];
    /** @description Health that it reported within 10 minutes; null without it. */
    health: Schemas['AgentHealth'] | null;
    /** @description Name of its host, or unknown. */
    hostname: string;
    /** @description Address of its host; null when it is not known. */
    ip: Schemas['NullableText'];
    /** @description Measures of its host; null without any. */
    telemetry: Schemas['ServerMeasures'] | null;
    /** @description Measures of its process; null without any. */
    process_telemetry: Schemas['ProcessTelemetry'] | null;
  };
  /** @description Why a host is not green; value is below threshold. */
  ServerAlert: {
    level: Schemas['ServerAlertLevel'];
    metric: Schemas['ServerMetric'];
    /** @description The measured value. */
    value: number;
    /** @description The value below which the alert is raised. */
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
  /** @description A line of the log of the process that answers. */
  ServerLogLine: {
    /** @description When it was logged, ISO 8601 in UTC. */
    ts: string;
    /** @description Importance of the line, for example info, warn or error. */
    level: string;
    /** @description The whole line as JSON text, cut at 4,000 characters, secrets masked. */
    line: string;
  };
  /** @description The newest measures of a host. */
  ServerMeasures: {
    /** @description Load average of the last minute. */
    cpu_load_1min: Schemas['Measure'];
    /** @description Processor cores. */
    cpu_cores: Schemas['Count'];
    /** @description Processor use in percent. */
    cpu_pct: Schemas['Measure'];
    /** @description Memory of the host in GB. */
    mem_total_gb: Schemas['Measure'];
    /** @description Memory in use, in GB. */
    mem_used_gb: Schemas['Measure'];
    /** @description Memory available, in GB. */
    mem_avail_gb: Schemas['Measure'];
    /** @description Size of the disk in GB. */
    disk_total_gb: Schemas['Measure'];
    /** @description Used space of the disk in GB. */
    disk_used_gb: Schemas['Measure'];
    /** @description Free space of the disk in GB. */
    disk_avail_gb: Schemas['Measure'];
    /** @description When the measures were reported; null without any. */
    last_seen: Schemas['NullableWireTime'];
  };
  /**
   * @description What was measured.
   * @enum {string}
   */
  ServerMetric: 'disk_avail_gb';
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
  /** @description How many sessions there are. */
  SessionFigures: {
    by_status: Schemas['StatusFigures'];
  };
  /**
   * @description What the node last reported, or offline after ten minutes of silence.
   * @enum {string}
   */
  SessionStatus: 'working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline';
  /** @description The fields of a session that GET /api/status returns; agent, model and task are null with fields=light, and fields=fleet adds some. */
  SessionSummary: {
    /** @description Id by which the agent resumes this session. */
    resume_id: string;
    /** @description Alias of the agent. */
    alias: string;
    status: Schemas['SessionStatus'];
    /** @description What the agent calls itself; agent nodes report agent-node:<runtime>. */
    agent: Schemas['NullableText'];
    /** @description Model in use; null when it was never reported. */
    model: Schemas['NullableText'];
    /** @description Text of the work that the agent reported last; null when it has none. */
    task: Schemas['NullableText'];
    /** @description Progress of its work, 0 to 100, or null. */
    progress: Schemas['NullableNumber'];
    /** @description When the agent reported last. */
    last_seen_at: Schemas['WireTime'];
    /** @description Network of the agent, net_…; with fields=fleet. */
    network_id?: Schemas['Id'];
    /** @description Node id of the agent, or null; with fields=fleet. */
    node_id?: Schemas['NullableText'];
    /** @description Name of the host that the agent reported, or null; with fields=fleet. */
    hostname?: Schemas['NullableText'];
    /** @description When the session changed last; with fields=fleet. */
    updated_at?: Schemas['WireTime'];
    /** @description Open tasks of the agent, counted as in queue_ahead; with fields=fleet. */
    queue_depth?: number;
  };
  /** @description The agents that the member reaches now. */
  SetAgentGrantsAnswer: {
    ok: Schemas['Ok'];
    /** @description Node ids of the agents. */
    node_ids: Schemas['Id'][];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description The agents that a restricted member reaches. */
  SetAgentGrantsRequest: {
    /** @description Node ids of the agents; they replace the list. */
    node_ids: Schemas['Id'][];
  };
  /** @description The node and its mode. */
  SetPermissionModeAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the node. */
    node_id: Schemas['Id'];
    /** @description Alias of the node. */
    alias: string;
    mode: Schemas['NodeMode'];
    /** @description How many live tokens of the node have this mode. */
    tokens: number;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description The mode of all live tokens of a node. */
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
  /** @description What was hidden, and until when. */
  SnoozeAttentionAnswer: {
    /** @description Always true on success. */
    ok: Schemas['Ok'];
    /** @description The item. */
    key: Schemas['AttentionKey'];
    /** @description Until when it is hidden; null when it is listed. */
    until: Schemas['WireTime'] | null;
    /**
     * @description The first call with this key gave this answer.
     * @constant
     */
    idempotent_replay?: true;
  };
  /** @description Which item is hidden, and until when. */
  SnoozeAttentionRequest: {
    /** @description The item. */
    key: Schemas['AttentionKey'];
    /** @description Until when it is hidden, at most 30 days ahead; a time that has passed wakes it. */
    until: Schemas['IsoTime'];
  };
  /** @description A child is to be started; fetch it with get_start_request. */
  StartNodeEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'start_node';
    /** @description Id of the request, str_…. */
    request_id: Schemas['Id'];
  };
  /** @description How many rows have one status. */
  StatusCount: {
    /** @description The status that was counted. */
    status: string;
    /** @description Number of rows with it. */
    count: number;
  };
  /**
   * @description Which fields of a session are told.
   * @enum {string}
   */
  StatusFields: 'all' | 'light' | 'fleet';
  /** @description Number of rows per status; a status without rows is left out. */
  StatusFigures: {
    [key: string]: number;
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
  /** @description An agent reported, or fell silent. */
  StatusUpdateEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'status_update';
    /** @description Alias of the agent. */
    alias: string;
    status: Schemas['SessionStatus'];
    /** @description Progress of its work, 0 to 100, or null. */
    progress: Schemas['NullableNumber'];
    /** @description When the hub heard of it. */
    at: Schemas['WireTime'];
    /** @description The task that the agent reports to work on, where the hub knows it. */
    task_id: Schemas['NullableId'];
    /** @description Open tasks of the agent. */
    queue_depth: Schemas['QueueDepth'];
  };
  /** @description A child is to be stopped or deleted; fetch it with get_stop_request. */
  StopNodeEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'stop_node';
    /** @description Id of the request, sr_…. */
    request_id: Schemas['Id'];
  };
  /** @description The record of an uploaded file. */
  StoredFile: {
    /** @description Id of the file, 32 hexadecimal digits. */
    file_id: string;
    /** @description Network of the file, net_…. */
    network_id: Schemas['Id'];
    /** @description Name of the upload, without directories. */
    name: string;
    /** @description Path to download the file from. */
    url: string;
    /** @description Size of the file in bytes. */
    size: number;
    /** @description Media type that the form named. */
    mime: string;
    /** @description SHA-256 of the bytes, in hexadecimal digits. */
    sha256: string;
    uploader_kind: Schemas['SenderKind'];
    /** @description Id of the person or node that uploaded it, from the token. */
    uploader_id: string;
    /** @description User name of that person, or present alias of that node; null when it is gone. */
    uploader_name: Schemas['NullableText'];
    /** @description When it was uploaded. */
    created_at: Schemas['WireTime'];
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
  /** @description One tag; case-sensitive. */
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
  /**
   * @description Whether a member sees all requirement cards or only their own.
   * @enum {string}
   */
  TaskAccess: 'all' | 'scoped';
  /** @description A file or link that goes with a task. */
  TaskAttachment: {
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
  };
  /** @description One step of a task from status to status. */
  TaskEvent: {
    /** @description Number of the step; it grows with time within a network. */
    id: number;
    /** @description Id of the task, t_…. */
    task_id: Schemas['Id'];
    /** @description Status before the step; null for the first one. */
    from_status: Schemas['NullableTaskStatus'];
    /** @description Status after the step. */
    to_status: Schemas['TaskStatus'];
    /** @description Who caused the step: the node id of an agent, hub for a person, system for the hub itself. */
    actor: string;
    /** @description Reason of a cancellation, or both aliases of a reassignment; null otherwise. */
    detail: Schemas['NullableText'];
    /** @description When the step was made. */
    created_at: Schemas['WireTime'];
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
  /** @description How many tasks there are. */
  TaskFigures: {
    /** @description All tasks. */
    total: number;
    by_status: Schemas['StatusFigures'];
  };
  /** @description Stored as meta_json. client_request_id is the idempotency key of the call. */
  TaskMeta: {
    /** @description Files and links that go with the task; the hub does not open them. */
    attachments?: Schemas['TaskAttachment'][];
    /** @description Idempotency key of the call: the same one with the same payload gets the first answer again for 24 hours. */
    client_request_id?: string;
    /** @description Step of a trace that the task belongs to (W3C Trace Context); that of the call without it. */
    traceparent?: string;
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
  /** @description A task moved to another status. Its sender hears every move that somebody else caused, an agent hears when somebody else cancels or reassigns a task of it, observers hear all. */
  TaskStatusEvent: {
    /**
     * @description Name of the event, as in the event line of its frame.
     * @constant
     */
    type: 'task_status';
    /** @description Id of the task, t_…. */
    task_id: Schemas['Id'];
    /** @description Status before the step; null for the first one. */
    from_status: Schemas['NullableTaskStatus'];
    /** @description Status after the step. */
    to_status: Schemas['TaskStatus'];
    /** @description Who caused the step: the node id of an agent, hub for a person, system for the hub itself. */
    actor: string;
    /** @description When it moved. */
    at: Schemas['WireTime'];
    /** @description Open tasks of its assignee after the step. */
    queue_depth: Schemas['QueueDepth'];
  };
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
  /** @description One message of the socket, as JSON text. */
  TerminalFrame: {
    /**
     * @description Kind of message.
     * @constant
     */
    type: 'pane';
    /** @description Name of the tmux session. */
    tmux_name: string;
    /** @description What the terminal shows. */
    output: string;
  };
  /** @description The record of a token; only a hash of the token is stored. */
  Token: {
    /** @description Id of the record, tok_…; it is not the token. */
    token_id: Schemas['Id'];
    /** @description For example node:<alias> or user-login. */
    name: string;
    scope: Schemas['TokenScope'];
    /** @description Network that the token is bound to; null for a user token. */
    network_id: Schemas['NullableId'];
    /** @description When it was used last, to the minute; null when it never was. */
    last_used_at: Schemas['NullableWireTime'];
    /** @description When it was made. */
    created_at: Schemas['NullableWireTime'];
    /** @description Whether it is the session of a browser that is signed in. */
    browser_session: boolean;
    /** @description Whether this call was made with it; a page asks with a token of its browser session. */
    current: boolean;
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
  ToolSelection: 'essential' | 'all' | 'extended';
  /** @description A step of a trace, as W3C Trace Context writes it. */
  Traceparent: string;
  /**
   * @description The answer was cut at 1,000 rows; limit and cursor lead to the rest.
   * @constant
   */
  Truncated: true;
  /** @description The new state of one item. */
  UpdateChecklistItemRequest: {
    /** @description Whether the item is done. */
    done: boolean;
  };
  /** @description The account after the change. */
  UpdateMeAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description Only the fields that are sent change. */
  UpdateMeRequest: {
    /** @description New name to show; null clears it. */
    display_name?: string | null;
    /** @description New e-mail address; null clears it. */
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
  /** @description The new name of a network. */
  UpdateNetworkRequest: {
    /** @description Unique among the owner's networks. */
    name: string;
  };
  /** @description The node and its picture. */
  UpdateNodeAvatarAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the node. */
    node_id: Schemas['Id'];
    /** @description Alias of the node. */
    alias: string;
    /** @description The normalized address; null when it was cleared. */
    avatar_url: string | null;
    idempotent_replay?: Schemas['IdempotentReplay'];
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
    /** @description Persons and agents; they replace the list. */
    participants?: Schemas['PeopleInput'];
    /** @description Persons and agents to add; not together with participants. */
    participants_add?: Schemas['PeopleInput'];
    /** @description Persons and agents to take off; not together with participants. */
    participants_remove?: Schemas['PeopleInput'];
    project_id?: Schemas['ProjectIdInput'];
    parent_id?: Schemas['ParentIdInput'];
    external_ref?: Schemas['ExternalRefInput'];
    external_url?: Schemas['ExternalUrlInput'];
    archived?: Schemas['CardArchived'];
    tags?: Schemas['TagsInput'];
  };
  /** @description What was done to the cards. */
  UpdateTagsAnswer: {
    ok: Schemas['Ok'];
    op: Schemas['TagOperation'];
    /** @description Cards that changed. */
    affected: number;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description rename and merge take from and to, delete takes tag, color takes tag and color. */
  UpdateTagsRequest: {
    op: Schemas['TagOperation'];
    from?: Schemas['TagFromInput'];
    /** @description For rename and merge: what the tag is called afterwards. */
    to?: Schemas['TagNameInput'];
    /** @description For delete and color: the tag. */
    tag?: Schemas['TagNameInput'];
    color?: Schemas['TagColorInput'];
  };
  /** @description Only cards that changed at or after this ISO 8601 time; without an offset it is UTC. */
  UpdatedSince: Schemas['IsoTime'];
  /** @description The stored file. */
  UploadAnswer: {
    ok: Schemas['Ok'];
    /** @description Id of the file, 32 hexadecimal digits. */
    file_id: string;
    /** @description Path to download the file from. */
    url: string;
    /** @description Size of the file in bytes. */
    size: number;
    /** @description Media type that the form named; the download has it too. */
    mime: string;
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description A form with one file. */
  UploadForm: {
    file: Schemas['FileContent'];
    /** @description Network that the file belongs to. A node token always uses its own. */
    network_id?: string;
  };
  /** @description The card as it is now, and whether it is new. */
  UpsertRequirementAnswer: {
    ok: Schemas['Ok'];
    requirement: Schemas['Requirement'];
    /** @description Whether the call made the card. */
    created: boolean;
    /**
     * @description Present and true when an agent was sent as owner and became agent_owner.
     * @constant
     */
    owner_coerced_to_agent_owner?: true;
    idempotent_replay?: Schemas['IdempotentReplay'];
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
    /** @description Id of the person, u_…. */
    user_id: Schemas['Id'];
    /** @description Name to log in with; unique in the hub, it never changes. */
    username: string;
    /** @description Name to show, or null. */
    display_name: Schemas['NullableText'];
    /** @description E-mail address as the person gave it, not verified, or null. */
    email: Schemas['NullableText'];
    role: Schemas['SystemRole'];
    /** @description When the account was made; only in lists. */
    created_at?: Schemas['WireTime'];
    /** @description Whether a system admin has disabled the account; only in what system admins read. */
    disabled?: boolean;
    /** @description Present and true after a reset by a system admin, until the person has chosen a password. */
    must_change_password?: boolean;
  };
  /** @description The account after the change. */
  UserChangeAnswer: {
    ok: Schemas['Ok'];
    user: Schemas['User'];
    idempotent_replay?: Schemas['IdempotentReplay'];
  };
  /** @description A direct message to a person. */
  UserMessage: {
    /** @description Id of the message, m_…. */
    message_id: Schemas['Id'];
    /** @description Network that the message comes from, net_…. */
    network_id: Schemas['Id'];
    /** @description The person that the message is for, u_…. */
    user_id: Schemas['Id'];
    /** @description Label that the sender gave; sender_id says who it really was. */
    from_session: string;
    sender_kind?: Schemas['SenderKind'];
    /** @description Id of the person or node that sent, from its token. */
    sender_id?: string;
    /** @description What the message is about: agent_message unless the sender chose another; the hub itself sends task_expired, requirement_update and network_added. */
    kind: string;
    /** @description Headline, or null. */
    title: Schemas['NullableText'];
    /** @description The text; shapes of secrets are masked. */
    content: string;
    severity: Schemas['Severity'];
    meta_json: Schemas['MetaJson'];
    /** @description 1 once it was marked as read, else 0. */
    acked: number;
    /** @description When it was sent. */
    created_at: Schemas['WireTime'];
    /** @description When it was marked as read; null before. */
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
    /**
     * @description Present and true when an agent was sent as owner and became agent_owner.
     * @constant
     */
    owner_coerced_to_agent_owner?: true;
    idempotent_replay?: Schemas['IdempotentReplay'];
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
  createBrowserSession: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['CreateBrowserSessionRequest'];
  };
  deleteBrowserSession: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: undefined;
  };
  issueBrowserToken: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: undefined;
  };
  redeemStartLink: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['RedeemStartLinkRequest'];
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
    /** @description What the token is called and bound to. */
    body: {
      /**
       * @description Name of the token in lists.
       * @default api
       */
      name: string;
      /** @description Network to bind the token to; without it, the token reaches all networks of the person. */
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
  importNetwork: {
    path: Record<string, unknown>;
    query: {
      /** @description The name of the new network; the one of the file by default. */
      name?: string;
      /**
       * @description Yes as 1 or true, no as 0 or false.
       * @enum {string}
       */
      dry_run?: '0' | '1' | 'false' | 'true';
    };
    body: undefined;
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
  exportNetwork: {
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
    /** @description A person who becomes a member. */
    body: {
      /** @description The person, u_…. */
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
  listAgentGrants: {
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
  listInvites: {
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
  deleteInvite: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
      /** @description An opaque identifier. */
      invite_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  createInvite: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: Record<string, unknown>;
    /** @description What holders of the code become, and how often it works. */
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
  listNetworkAuditLog: {
    path: {
      /** @description An opaque identifier. */
      network_id: string;
    };
    query: {
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
  getStatus: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description Only sessions of these statuses; give it several times for several. */
      status?: ('working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline')[];
      /** @description An ISO 8601 date or instant; without an offset it is UTC. */
      updated_since?: string;
      /** @description A text to look for. The letters A to Z match in either case; wildcards are plain characters. A page looks at a bounded number of rows, so it may have few or none while has_more says that more follow. */
      q?: string;
      /**
       * @description Which fields of a session are told.
       * @enum {string}
       */
      fields?: 'all' | 'light' | 'fleet';
      /** @description Rows per page. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
    };
    body: undefined;
  };
  listAttention: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /**
       * @description The condition that an item tells of.
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
       * @description How soon somebody should look; now comes first.
       * @enum {string}
       */
      severity?: 'now' | 'soon' | 'note';
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
  snoozeAttention: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    body: Schemas['SnoozeAttentionRequest'];
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
      /** @description Id of the request, cr_…. */
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
  listJobs: {
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
    /** @description A task for the agent with this alias. */
    body: {
      /** @description Alias of the agent that is to do the task. */
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
      /** @description Network of the agent. A node token always uses its own; a person may leave it out with exactly one network. */
      network_id?: string;
      /** @description Task of the same network that this one is a part of. Its sender hears chained_reply when this one ends. Leave it out when there is none. */
      parent_task_id?: string;
      /**
       * @description Seconds until the task expires unless it is acknowledged before.
       * @default 3600
       */
      ttl_seconds: number;
      /** @description Send although the node reported that it cannot work; for user tokens only. */
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
  cancelTask: {
    path: {
      /** @description An opaque identifier. */
      task_id: string;
    };
    query: Record<string, unknown>;
    body: Schemas['CancelTaskRequest'];
  };
  retryTask: {
    path: {
      /** @description An opaque identifier. */
      task_id: string;
    };
    query: Record<string, unknown>;
    body: Schemas['RetryTaskRequest'];
  };
  reassignTask: {
    path: {
      /** @description An opaque identifier. */
      task_id: string;
    };
    query: Record<string, unknown>;
    body: Schemas['ReassignTaskRequest'];
  };
  listTasks: {
    path: Record<string, unknown>;
    query: {
      /** @description An opaque identifier. */
      network_id?: string;
      /** @description Only tasks of these statuses; give it several times for several. */
      status?: ('created' | 'delivered' | 'acked' | 'running' | 'replied' | 'failed' | 'cancelled' | 'expired')[];
      /** @description The address of an agent in its network. */
      to_name?: string;
      /** @description A free-text name of a sender. */
      from_name?: string;
      /**
       * @description Order of delivery in an inbox.
       * @enum {string}
       */
      priority?: 'high' | 'normal' | 'low';
      /** @description An opaque identifier. */
      parent_task_id?: string;
      /** @description Only these tasks, at most 100; those that do not exist are left out. Give it several times for several. */
      ids?: string[];
      /** @description An ISO 8601 date or instant; without an offset it is UTC. */
      since?: string;
      /** @description An ISO 8601 date or instant; without an offset it is UTC. */
      until?: string;
      /** @description A text to look for. The letters A to Z match in either case; wildcards are plain characters. A page looks at a bounded number of rows, so it may have few or none while has_more says that more follow. */
      q?: string;
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
      /** @description The address of an agent in its network. */
      alias?: string;
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
  deleteUser: {
    path: {
      /** @description An opaque identifier. */
      user_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  resetPassword: {
    path: {
      /** @description An opaque identifier. */
      user_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  disableUser: {
    path: {
      /** @description An opaque identifier. */
      user_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  enableUser: {
    path: {
      /** @description An opaque identifier. */
      user_id: string;
    };
    query: Record<string, unknown>;
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
  listFiles: {
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
  downloadFile: {
    path: {
      /** @description The file, as the upload named it. */
      file_id: string;
    };
    query: Record<string, unknown>;
    body: undefined;
  };
  deleteFile: {
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
    /** @description Text to type into a terminal. */
    body: {
      /** @description What is typed, character by character. */
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
      /**
       * @description Shown as highest, normal, low and lowest.
       * @enum {string}
       */
      priority?: 'high' | 'normal' | 'low' | 'lowest';
      /** @description Only cards whose owner is of this department. */
      department_id?: string;
      /** @description One tag; case-sensitive. */
      tag?: string;
      /** @description Only cards that changed at or after this ISO 8601 time; without an offset it is UTC. */
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
  listCardEvents: {
    path: Record<string, unknown>;
    query: {
      /** @description The id of a card, or its short number as '#N'. */
      requirement_id?: string;
      /** @description An ISO 8601 date or instant; without an offset it is UTC. */
      since?: string;
      /** @description Maximum number of events; 200 by default for one card, else 50. */
      limit?: number;
      /** @description Where a page begins; opaque, the next_cursor of the previous page. */
      cursor?: string;
      /** @description An opaque identifier. */
      network_id?: string;
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
      tools?: 'essential' | 'all' | 'extended';
      /** @description Entries per page of the lists of MCP; nextCursor of one page is the cursor of the next. Without it tools and prompts come in one page. */
      page_size?: number;
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
  createBrowserSession: {
    200: Schemas['CreateBrowserSessionAnswer'];
  };
  deleteBrowserSession: {
    200: Schemas['OkAnswer'];
  };
  issueBrowserToken: {
    200: Schemas['IssueBrowserTokenAnswer'];
  };
  redeemStartLink: {
    200: Schemas['RedeemStartLinkAnswer'];
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
  importNetwork: {
    200: Schemas['ImportAnswer'];
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
  listAgentGrants: {
    200: Schemas['ListAgentGrantsAnswer'];
  };
  setAgentGrants: {
    200: Schemas['SetAgentGrantsAnswer'];
  };
  listInvites: {
    200: Schemas['ListInvitesAnswer'];
  };
  deleteInvite: {
    200: Schemas['DeleteInviteAnswer'];
  };
  createInvite: {
    200: Schemas['CreateInviteAnswer'];
  };
  listNetworkAuditLog: {
    200: Schemas['ListAuditLogAnswer'];
  };
  getStatus: {
    200: Schemas['GetStatusAnswer'];
    304: undefined;
  };
  listAttention: {
    200: Schemas['ListAttentionAnswer'];
  };
  snoozeAttention: {
    200: Schemas['SnoozeAttentionAnswer'];
  };
  listNodes: {
    200: Schemas['ListNodesAnswer'];
    304: undefined;
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
  listJobs: {
    200: Schemas['ListJobsAnswer'];
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
  cancelTask: {
    200: Schemas['CancelTaskAnswer'];
  };
  retryTask: {
    200: Schemas['RetryTaskAnswer'];
  };
  reassignTask: {
    200: Schemas['ReassignTaskAnswer'];
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
  deleteUser: {
    200: Schemas['DeleteUserAnswer'];
  };
  resetPassword: {
    200: Schemas['ResetPasswordAnswer'];
  };
  disableUser: {
    200: Schemas['UserChangeAnswer'];
  };
  enableUser: {
    200: Schemas['UserChangeAnswer'];
  };
  listAuditLog: {
    200: Schemas['ListAuditLogAnswer'];
  };
  uploadFile: {
    200: Schemas['UploadAnswer'];
  };
  listFiles: {
    200: Schemas['ListFilesAnswer'];
  };
  deleteFile: {
    200: Schemas['DeleteFileAnswer'];
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
    304: undefined;
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
  listCardEvents: {
    200: Schemas['ListCardEventsAnswer'];
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
    readonly cookie?: {
      readonly name: string;
      readonly value: string;
      readonly path: string;
      readonly maxAgeSeconds: number;
    };
  };
}[keyof RestBodies[Id]];

/** One handler for each operation that answers with one JSON body. */
export type RestHandlers<Ctx> = {
  readonly [Id in keyof RestBodies]: (ctx: Ctx, input: RestInput<Id>) => Promise<RestOutput<Id>>;
};
