// Generated from spec/ by `make generate`. Do not edit.

/** How the acknowledged rows were named. */
export const ackScopes = ['ids', 'agent'] as const;
export type AckScope = (typeof ackScopes)[number];

/** What to look at next. */
export const actionHints = [
  'none',
  'inspect_runtime',
  'check_target_registration',
  'restore_target',
  'restore_sse',
  'wire_runtime_evidence',
  'inspect_agent_queue',
] as const;
export type ActionHint = (typeof actionHints)[number];

/** Whether a member reaches all agents of the network or only granted ones. */
export const agentAccesses = ['all', 'granted'] as const;
export type AgentAccess = (typeof agentAccesses)[number];

/** State of a request to create a node. */
export const createRequestStatuses = [
  'pending',
  'delivered',
  'started',
  'failed',
  'rejected',
  'runtime_capability_check_failed',
] as const;
export type CreateRequestStatus = (typeof createRequestStatuses)[number];

/** What the hub can observe about the task's progress; the first match wins. */
export const diagnosticCodes = [
  'terminal',
  'runtime_consumed_nonterminal',
  'runtime_submitted_waiting_for_signal',
  'target_session_missing',
  'target_session_offline',
  'target_no_live_sse',
  'runtime_evidence_channel_absent',
  'lifecycle_progress_without_runtime_evidence',
  'delivered_waiting_for_agent',
] as const;
export type DiagnosticCode = (typeof diagnosticCodes)[number];

/** Kind of delivery. */
export const inboxTypes = ['task', 'message', 'reply', 'broadcast'] as const;
export type InboxType = (typeof inboxTypes)[number];

/** Kind of licence. */
export const licenseTypes = ['trial', 'pro'] as const;
export type LicenseType = (typeof licenseTypes)[number];

/** State of a managed node; any other than active refuses dispatch. */
export const lifecycleStates = ['active', 'stopping', 'stopped', 'stop_failed', 'starting', 'deleting'] as const;
export type LifecycleState = (typeof lifecycleStates)[number];

/** Role in one network; owner is set only by creating the network. */
export const memberRoles = ['owner', 'admin', 'member', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Permission mode of a network token. */
export const nodeModes = ['normal', 'readonly', 'restricted'] as const;
export type NodeMode = (typeof nodeModes)[number];

/** Outcome that a reply gives to the task it answers. */
export const replyStatuses = ['replied', 'failed', 'cancelled'] as const;
export type ReplyStatus = (typeof replyStatuses)[number];

/** Who really sent, as the token says; system is the hub itself. */
export const senderKinds = ['user', 'node', 'system'] as const;
export type SenderKind = (typeof senderKinds)[number];

/** What the node last reported, or offline after ten minutes of silence. */
export const sessionStatuses = ['working', 'idle', 'blocked', 'error', 'waiting_input', 'offline'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Weight of a direct message. */
export const severities = ['info', 'success', 'warning', 'error'] as const;
export type Severity = (typeof severities)[number];

/** Role in the whole hub; the first registered user is admin. */
export const systemRoles = ['admin', 'user'] as const;
export type SystemRole = (typeof systemRoles)[number];

/** Whether a member sees all requirement cards or only own ones. */
export const taskAccesses = ['all', 'scoped'] as const;
export type TaskAccess = (typeof taskAccesses)[number];

/** Order of delivery in an inbox. */
export const taskPriorities = ['high', 'normal', 'low'] as const;
export type TaskPriority = (typeof taskPriorities)[number];

/** State of a task; replied, failed, cancelled and expired are terminal. */
export const taskStatuses = [
  'created',
  'delivered',
  'acked',
  'running',
  'replied',
  'failed',
  'cancelled',
  'expired',
] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Kind of token; user is utok_, network is ntok_, full is the legacy atok_. */
export const tokenScopes = ['user', 'network', 'full'] as const;
export type TokenScope = (typeof tokenScopes)[number];
