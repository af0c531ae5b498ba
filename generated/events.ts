// Generated from spec/ by `make generate`. Do not edit.

/** Every event that a stream may carry. */
export type EventType =
  | 'connected'
  | 'resync'
  | 'bye'
  | 'new_task'
  | 'new_message'
  | 'new_reply'
  | 'broadcast'
  | 'chained_reply'
  | 'node.renamed'
  | 'node_deleted'
  | 'desktop_message'
  | 'task_status'
  | 'status_update'
  | 'requirement_changed'
  | 'create_node'
  | 'stop_node'
  | 'start_node'
  | 'config_update'
  | 'restart'
  | 'rules_file'
  | 'probe_provider';

export const eventTypes: readonly EventType[] = [
  'connected',
  'resync',
  'bye',
  'new_task',
  'new_message',
  'new_reply',
  'broadcast',
  'chained_reply',
  'node.renamed',
  'node_deleted',
  'desktop_message',
  'task_status',
  'status_update',
  'requirement_changed',
  'create_node',
  'stop_node',
  'start_node',
  'config_update',
  'restart',
  'rules_file',
  'probe_provider',
];

/** Which streams carry it. */
export type EventChannel = 'alias' | 'network' | 'user';

export const eventChannels: Readonly<Record<EventType, readonly EventChannel[]>> = {
  connected: ['alias', 'user', 'network'],
  resync: ['alias', 'user', 'network'],
  bye: ['alias', 'user', 'network'],
  new_task: ['alias', 'network'],
  new_message: ['alias', 'user'],
  new_reply: ['alias', 'user', 'network'],
  broadcast: ['alias'],
  chained_reply: ['alias', 'user'],
  'node.renamed': ['alias', 'user'],
  node_deleted: ['alias'],
  desktop_message: ['user'],
  task_status: ['alias', 'user', 'network'],
  status_update: ['alias', 'network'],
  requirement_changed: ['network'],
  create_node: ['alias'],
  stop_node: ['alias'],
  start_node: ['alias'],
  config_update: ['alias'],
  restart: ['alias'],
  rules_file: ['alias'],
  probe_provider: ['alias'],
};

/** Shapes that events use. */
export interface Schemas {
  BroadcastEvent: {
    /** @constant */
    type: 'broadcast';
    inbox_count: Schemas['InboxCount'];
  };
  /** @description The hub closes the stream; reconnect after retry_ms. */
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
  /** @description A node is to be created; fetch it with get_create_request. */
  CreateNodeEvent: {
    /** @constant */
    type: 'create_node';
    request_id: Schemas['Id'];
  };
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
  /** @description An opaque identifier. */
  Id: string;
  /** @description Unread rows in the recipient's inbox. */
  InboxCount: number;
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
  NodeDeletedEvent: {
    /** @constant */
    type: 'node_deleted';
    node_id: Schemas['Id'];
    node_name: string;
    alias: string;
    network_id: Schemas['Id'];
  };
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
  /** @description An opaque identifier, or null. */
  NullableId: Schemas['Id'] | null;
  /** @description A number, or null when it was never reported. */
  NullableNumber: number | null;
  /** @description State of a task; null before the first. */
  NullableTaskStatus: Schemas['TaskStatus'] | null;
  /** @description Short free text, or null. */
  NullableText: string | null;
  /** @description A provider is to be probed; fetch it with get_probe_request. */
  ProbeProviderEvent: {
    /** @constant */
    type: 'probe_provider';
    probe_id: Schemas['Id'];
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
  /**
   * @description What the node last reported, or offline after ten minutes of silence.
   * @enum {string}
   */
  SessionStatus: 'working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline';
  /**
   * @description Importance of a direct message.
   * @enum {string}
   */
  Severity: 'info' | 'success' | 'warning' | 'error';
  /** @description A child is to be started; fetch it with get_start_request. */
  StartNodeEvent: {
    /** @constant */
    type: 'start_node';
    request_id: Schemas['Id'];
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
  /** @description A stored time in UTC, to the second. */
  WireTime: string;
}

/** What the channel gets. */
export interface EventPayloads {
  connected: Schemas['ConnectedEvent'];
  resync: Schemas['ResyncEvent'];
  bye: Schemas['ByeEvent'];
  new_task: Schemas['NewTaskEvent'];
  new_message: Schemas['NewMessageEvent'];
  new_reply: Schemas['NewReplyEvent'];
  broadcast: Schemas['BroadcastEvent'];
  chained_reply: Schemas['ChainedReplyEvent'];
  'node.renamed': Schemas['NodeRenamedEvent'];
  node_deleted: Schemas['NodeDeletedEvent'];
  desktop_message: Schemas['DesktopMessageEvent'];
  task_status: Schemas['TaskStatusEvent'];
  status_update: Schemas['StatusUpdateEvent'];
  requirement_changed: undefined;
  create_node: Schemas['CreateNodeEvent'];
  stop_node: Schemas['StopNodeEvent'];
  start_node: Schemas['StartNodeEvent'];
  config_update: Schemas['ConfigUpdateEvent'];
  restart: Schemas['RestartEvent'];
  rules_file: Schemas['RulesFileEvent'];
  probe_provider: Schemas['ProbeProviderEvent'];
}

/** What observers of the network get. */
export interface EventSummaries {
  connected: undefined;
  resync: undefined;
  bye: undefined;
  new_task: Schemas['NewTaskSummary'];
  new_message: undefined;
  new_reply: Schemas['NewReplySummary'];
  broadcast: undefined;
  chained_reply: undefined;
  'node.renamed': undefined;
  node_deleted: undefined;
  desktop_message: undefined;
  task_status: Schemas['TaskStatusEvent'];
  status_update: Schemas['StatusUpdateEvent'];
  requirement_changed: Schemas['RequirementChangedEvent'];
  create_node: undefined;
  stop_node: undefined;
  start_node: undefined;
  config_update: undefined;
  restart: undefined;
  rules_file: undefined;
  probe_provider: undefined;
}
