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
  | 'node_changed'
  | 'member_changed'
  | 'daemon_request'
  | 'attention_changed'
  | 'requirement_changed'
  | 'create_node'
  | 'stop_node'
  | 'start_node'
  | 'config_update'
  | 'restart'
  | 'rules_file'
  | 'probe_provider';
