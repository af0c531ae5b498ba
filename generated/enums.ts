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

/** Red below 1 GB of free disk, yellow below 5. */
export const alertLevels = ['green', 'yellow', 'red'] as const;
export type AlertLevel = (typeof alertLevels)[number];

/** The condition that an item tells of. */
export const attentionKinds = [
  'task_failed',
  'task_expired',
  'task_unclaimed',
  'task_stalled',
  'agent_waiting_input',
  'agent_blocked',
  'agent_error',
  'agent_degraded',
  'agent_offline_with_work',
  'delivery_poisoned',
  'lifecycle_failed',
  'card_overdue',
  'message_unread',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** How soon somebody should look; now comes first. */
export const attentionSeverities = ['now', 'soon', 'note'] as const;
export type AttentionSeverity = (typeof attentionSeverities)[number];

/** What kind of thing the id of a subject names. */
export const attentionSubjectTypes = ['task', 'agent', 'delivery', 'node', 'card', 'message'] as const;
export type AttentionSubjectType = (typeof attentionSubjectTypes)[number];

/** A feature of this board that older servers lack. */
export const boardCapabilities = [
  'priority_lowest',
  'start_date',
  'requirement_seq',
  'last_event',
  'tag_ops',
  'comments',
  'changes',
] as const;
export type BoardCapability = (typeof boardCapabilities)[number];

/** Whether the node applies the change while it runs or restarts for it. */
export const configApplyModes = ['hot', 'restart'] as const;
export type ConfigApplyMode = (typeof configApplyModes)[number];

/** Whether the configuration changes or the node only restarts. */
export const configUpdateActions = ['update', 'restart'] as const;
export type ConfigUpdateAction = (typeof configUpdateActions)[number];

/** State of a configuration update. */
export const configUpdateStatuses = ['pending', 'restarting', 'applied', 'rejected', 'timeout'] as const;
export type ConfigUpdateStatus = (typeof configUpdateStatuses)[number];

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

/** What a daemon or a node is asked to do. */
export const daemonRequestKinds = [
  'create',
  'stop',
  'start',
  'delete',
  'configure',
  'restart',
  'file',
  'probe',
] as const;
export type DaemonRequestKind = (typeof daemonRequestKinds)[number];

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

/** What a line holds; kinds come in this order, a row behind those it refers to. */
export const exportKinds = [
  'manifest',
  'person',
  'member',
  'node',
  'grant',
  'skill',
  'provider',
  'project',
  'tag_color',
  'card',
  'card_event',
  'board',
  'task',
  'task_event',
  'completion',
  'delivery',
  'file',
  'file_part',
  'end',
] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The bytes of a file, at most 12 MiB. */
export const maxUploadBytes = 12582912;

/** State of a request for rules, skills, files or logs. */
export const fileRequestStatuses = ['pending', 'in_progress', 'done', 'failed', 'timeout'] as const;
export type FileRequestStatus = (typeof fileRequestStatuses)[number];

/** Whether the host reports; gray means that it has not for a while. */
export const hostAlertLevels = ['green', 'gray'] as const;
export type HostAlertLevel = (typeof hostAlertLevels)[number];

/** How callers are known; dev-open takes everybody for a system admin. */
export const hubAuths = ['token', 'dev-open'] as const;
export type HubAuth = (typeof hubAuths)[number];

/** Whether calls need a token. */
export const hubSecurities = ['enforced', 'open'] as const;
export type HubSecurity = (typeof hubSecurities)[number];

/** Kind of delivery. */
export const inboxTypes = ['task', 'message', 'reply', 'broadcast'] as const;
export type InboxType = (typeof inboxTypes)[number];

/** A role that can be assigned; owner cannot. */
export const inviteRoles = ['admin', 'member', 'viewer'] as const;
export type InviteRole = (typeof inviteRoles)[number];

/** How a run of a job ended. */
export const jobResults = ['done', 'failed', 'elsewhere'] as const;
export type JobResult = (typeof jobResults)[number];

/** State of the licence. */
export const licenseStates = ['trial', 'pro', 'expired', 'no_license'] as const;
export type LicenseState = (typeof licenseStates)[number];

/** Kind of licence. */
export const licenseTypes = ['trial', 'pro'] as const;
export type LicenseType = (typeof licenseTypes)[number];

/** What a daemon is asked to do with a child. */
export const lifecycleActions = ['stop', 'delete', 'start'] as const;
export type LifecycleAction = (typeof lifecycleActions)[number];

/** State of a request to stop, delete or start a node. */
export const lifecycleRequestStatuses = [
  'pending',
  'delivered',
  'stopped',
  'stop_failed',
  'noop_not_my_child',
  'started',
  'start_failed',
  'timeout',
] as const;
export type LifecycleRequestStatus = (typeof lifecycleRequestStatuses)[number];

/** State of a managed node; any other than active refuses dispatch. */
export const lifecycleStates = ['active', 'stopping', 'stopped', 'stop_failed', 'starting', 'deleting'] as const;
export type LifecycleState = (typeof lifecycleStates)[number];

/** What became of a membership. */
export const memberChanges = ['added', 'updated', 'removed'] as const;
export type MemberChange = (typeof memberChanges)[number];

/** Role in one network; owner is set only by creating the network. */
export const memberRoles = ['owner', 'admin', 'member', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Whose messages are listed; user means the caller's own. */
export const messageScopes = ['user'] as const;
export type MessageScope = (typeof messageScopes)[number];

/** Who finds the network; private networks are known to their members alone. */
export const networkVisibilities = ['private'] as const;
export type NetworkVisibility = (typeof networkVisibilities)[number];

/** What became of the record of a node. */
export const nodeChanges = ['registered', 'updated', 'renamed', 'deleted'] as const;
export type NodeChange = (typeof nodeChanges)[number];

/** What is requested of a node. */
export const nodeFileOps = [
  'read_rules',
  'write_rules',
  'list_skills',
  'read_skill',
  'list_files',
  'read_file',
  'tail_logs',
] as const;
export type NodeFileOp = (typeof nodeFileOps)[number];

/** Level of a log line, exact. */
export const nodeLogLevels = ['info', 'warn', 'error'] as const;
export type NodeLogLevel = (typeof nodeLogLevels)[number];

/** What a node token may do besides reporting, reading its inbox and answering. */
export const nodeModes = ['normal', 'readonly', 'restricted'] as const;
export type NodeMode = (typeof nodeModes)[number];

/** Whether an agent or a person submitted it. */
export const nodeOrUsers = ['node', 'user'] as const;
export type NodeOrUser = (typeof nodeOrUsers)[number];

/** What runs an agent. */
export const nodeRuntimes = [
  'claude-agent-sdk',
  'claude-code-cli',
  'codex-sdk',
  'codex-app-server',
  'grok-build-cli',
  'opencode-cli',
  'gemini-cli',
  'custom',
] as const;
export type NodeRuntime = (typeof nodeRuntimes)[number];

/** A person (user) or an agent (node). */
export const personKinds = ['user', 'node'] as const;
export type PersonKind = (typeof personKinds)[number];

/** Result of a probe. */
export const probeOutcomes = [
  'ok',
  'auth_fail',
  'quota',
  'rate_limit',
  'network_error',
  'timeout',
  'redirect_forbidden',
  'vendor_5xx',
  'other_4xx',
  'tls_error',
  'probe_target_forbidden',
] as const;
export type ProbeOutcome = (typeof probeOutcomes)[number];

/** State or result of a probe. */
export const probeStatuses = [
  'pending',
  'delivered',
  'ok',
  'auth_fail',
  'quota',
  'rate_limit',
  'network_error',
  'timeout',
  'redirect_forbidden',
  'vendor_5xx',
  'other_4xx',
  'tls_error',
  'probe_target_forbidden',
] as const;
export type ProbeStatus = (typeof probeStatuses)[number];

/** Yes as 1 or true, no as 0 or false. */
export const queryFlags = ['0', '1', 'false', 'true'] as const;
export type QueryFlag = (typeof queryFlags)[number];

/** Outcome that a reply gives to the task it answers. */
export const replyStatuses = ['replied', 'failed', 'cancelled'] as const;
export type ReplyStatus = (typeof replyStatuses)[number];

/** Where a card stands. */
export const requirementColumns = ['pool', 'doing', 'done'] as const;
export type RequirementColumn = (typeof requirementColumns)[number];

/** What happened to a card. */
export const requirementEventKinds = ['created', 'changed', 'comment', 'deleted'] as const;
export type RequirementEventKind = (typeof requirementEventKinds)[number];

/** Shown as highest, normal, low and lowest. */
export const requirementPriorities = ['high', 'normal', 'low', 'lowest'] as const;
export type RequirementPriority = (typeof requirementPriorities)[number];

/** With full, cards carry their description and checklist. */
export const requirementViews = ['summary', 'full'] as const;
export type RequirementView = (typeof requirementViews)[number];

/** With full, cards carry their description and checklist. */
export const requirementViewFulls = ['summary', 'full'] as const;
export type RequirementViewFull = (typeof requirementViewFulls)[number];

/** With full, cards carry their description and checklist. */
export const requirementViewSummaries = ['summary', 'full'] as const;
export type RequirementViewSummary = (typeof requirementViewSummaries)[number];

/** Who really sent, as the token says; system is the hub itself. */
export const senderKinds = ['user', 'node', 'system'] as const;
export type SenderKind = (typeof senderKinds)[number];

/** How bad it is. */
export const serverAlertLevels = ['yellow', 'red'] as const;
export type ServerAlertLevel = (typeof serverAlertLevels)[number];

/** What was measured. */
export const serverMetrics = ['disk_avail_gb'] as const;
export type ServerMetric = (typeof serverMetrics)[number];

/** What the node last reported, or offline after ten minutes of silence. */
export const sessionStatuses = ['working', 'idle', 'blocked', 'error', 'waiting_input', 'offline'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Importance of a direct message. */
export const severities = ['info', 'success', 'warning', 'error'] as const;
export type Severity = (typeof severities)[number];

/** What a reviewer decides. */
export const skillDecisions = ['published', 'rejected'] as const;
export type SkillDecision = (typeof skillDecisions)[number];

/** State of a skill version in its review. */
export const skillStatuses = ['pending', 'published', 'rejected'] as const;
export type SkillStatus = (typeof skillStatuses)[number];

/** Which fields of a session are told. */
export const statusFieldses = ['all', 'light', 'fleet'] as const;
export type StatusFields = (typeof statusFieldses)[number];

/** How frames are written. */
export const streamFrameses = ['data'] as const;
export type StreamFrames = (typeof streamFrameses)[number];

/** Role in the whole hub; the first registered user is admin. */
export const systemRoles = ['admin', 'user'] as const;
export type SystemRole = (typeof systemRoles)[number];

/** What to do with tags. */
export const tagOperations = ['rename', 'merge', 'delete', 'color'] as const;
export type TagOperation = (typeof tagOperations)[number];

/** Whether a member sees all requirement cards or only their own. */
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

/** Which tools are listed. */
export const toolSelections = ['essential', 'all', 'extended'] as const;
export type ToolSelection = (typeof toolSelections)[number];
