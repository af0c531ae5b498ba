# Generated from spec/ by `make generate`. Do not edit.
"""What operations and tools answer. Fields that the client does not know pass as they came."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


AckScope = Union[Literal["ids", "agent"], str]
"""How the acknowledged rows were named."""

ActionHint = Union[Literal["none", "inspect_runtime", "check_target_registration", "restore_target", "restore_sse", "wire_runtime_evidence", "inspect_agent_queue"], str]
"""What to look at next."""

AgentAccess = Union[Literal["all", "granted"], str]
"""Whether a member reaches all agents of the network or only granted ones."""

AlertLevel = Union[Literal["green", "yellow", "red"], str]
"""Red below 1 GB of free disk, yellow below 5."""

AttentionKind = Union[Literal["task_failed", "task_expired", "task_unclaimed", "task_stalled", "agent_waiting_input", "agent_blocked", "agent_error", "agent_degraded", "agent_offline_with_work", "delivery_poisoned", "lifecycle_failed", "card_overdue", "message_unread"], str]
"""The condition that an item tells of."""

AttentionSeverity = Union[Literal["now", "soon", "note"], str]
"""How soon somebody should look; now comes first."""

AttentionSubjectType = Union[Literal["task", "agent", "delivery", "node", "card", "message"], str]
"""What kind of thing the id of a subject names."""

BoardCapability = Union[Literal["priority_lowest", "start_date", "requirement_seq", "last_event", "tag_ops", "comments", "changes"], str]
"""A feature of this board that older servers lack."""

ConfigApplyMode = Union[Literal["hot", "restart"], str]
"""Whether the node applies the change while it runs or restarts for it."""

ConfigUpdateAction = Union[Literal["update", "restart"], str]
"""Whether the configuration changes or the node only restarts."""

ConfigUpdateStatus = Union[Literal["pending", "restarting", "applied", "rejected", "timeout"], str]
"""State of a configuration update."""

CreateRequestStatus = Union[Literal["pending", "delivered", "started", "failed", "rejected", "runtime_capability_check_failed"], str]
"""State of a request to create a node."""

DaemonRequestKind = Union[Literal["create", "stop", "start", "delete", "configure", "restart", "file", "probe"], str]
"""What a daemon or a node is asked to do."""

DiagnosticCode = Union[Literal["terminal", "runtime_consumed_nonterminal", "runtime_submitted_waiting_for_signal", "target_session_missing", "target_session_offline", "target_no_live_sse", "runtime_evidence_channel_absent", "lifecycle_progress_without_runtime_evidence", "delivered_waiting_for_agent"], str]
"""What the hub can observe about the task's progress; the first match wins."""

ExportKind = Union[Literal["manifest", "person", "member", "node", "grant", "skill", "provider", "project", "tag_color", "card", "card_event", "board", "task", "task_event", "completion", "delivery", "file", "file_part", "end"], str]
"""What a line holds; kinds come in this order, a row behind those it refers to."""

FileRequestStatus = Union[Literal["pending", "in_progress", "done", "failed", "timeout"], str]
"""State of a request for rules, skills, files or logs."""

HostAlertLevel = Union[Literal["green", "gray"], str]
"""Whether the host reports; gray means that it has not for a while."""

HubAuth = Union[Literal["token", "dev-open"], str]
"""How callers are known; dev-open takes everybody for a system admin."""

HubSecurity = Union[Literal["enforced", "open"], str]
"""Whether calls need a token."""

InboxType = Union[Literal["task", "message", "reply", "broadcast"], str]
"""Kind of delivery."""

InviteRole = Union[Literal["admin", "member", "viewer"], str]
"""A role that can be assigned; owner cannot."""

JobResult = Union[Literal["done", "failed", "elsewhere"], str]
"""How a run of a job ended."""

LicenseState = Union[Literal["trial", "pro", "expired", "no_license"], str]
"""State of the licence."""

LicenseType = Union[Literal["trial", "pro"], str]
"""Kind of licence."""

LifecycleAction = Union[Literal["stop", "delete", "start"], str]
"""What a daemon is asked to do with a child."""

LifecycleRequestStatus = Union[Literal["pending", "delivered", "stopped", "stop_failed", "noop_not_my_child", "started", "start_failed", "timeout"], str]
"""State of a request to stop, delete or start a node."""

LifecycleState = Union[Literal["active", "stopping", "stopped", "stop_failed", "starting", "deleting"], str]
"""State of a managed node; any other than active refuses dispatch."""

MemberChange = Union[Literal["added", "updated", "removed"], str]
"""What became of a membership."""

MemberRole = Union[Literal["owner", "admin", "member", "viewer"], str]
"""Role in one network; owner is set only by creating the network."""

NetworkVisibility = Union[Literal["private"], str]
"""Who finds the network; private networks are known to their members alone."""

NodeChange = Union[Literal["registered", "updated", "renamed", "deleted"], str]
"""What became of the record of a node."""

NodeFileOp = Union[Literal["read_rules", "write_rules", "list_skills", "read_skill", "list_files", "read_file", "tail_logs"], str]
"""What is requested of a node."""

NodeLogLevel = Union[Literal["info", "warn", "error"], str]
"""Level of a log line, exact."""

NodeMode = Union[Literal["normal", "readonly", "restricted"], str]
"""What a node token may do besides reporting, reading its inbox and answering."""

NodeOrUser = Union[Literal["node", "user"], str]
"""Whether an agent or a person submitted it."""

PersonKind = Union[Literal["user", "node"], str]
"""A person (user) or an agent (node)."""

ProbeOutcome = Union[Literal["ok", "auth_fail", "quota", "rate_limit", "network_error", "timeout", "redirect_forbidden", "vendor_5xx", "other_4xx", "tls_error", "probe_target_forbidden"], str]
"""Result of a probe."""

ProbeStatus = Union[Literal["pending", "delivered", "ok", "auth_fail", "quota", "rate_limit", "network_error", "timeout", "redirect_forbidden", "vendor_5xx", "other_4xx", "tls_error", "probe_target_forbidden"], str]
"""State or result of a probe."""

ReplyStatus = Union[Literal["replied", "failed", "cancelled"], str]
"""Outcome that a reply gives to the task it answers."""

RequirementColumn = Union[Literal["pool", "doing", "done"], str]
"""Where a card stands."""

RequirementEventKind = Union[Literal["created", "changed", "comment", "deleted"], str]
"""What happened to a card."""

RequirementPriority = Union[Literal["high", "normal", "low", "lowest"], str]
"""Shown as highest, normal, low and lowest."""

SenderKind = Union[Literal["user", "node", "system"], str]
"""Who really sent, as the token says; system is the hub itself."""

ServerAlertLevel = Union[Literal["yellow", "red"], str]
"""How bad it is."""

ServerMetric = Union[Literal["disk_avail_gb"], str]
"""What was measured."""

SessionStatus = Union[Literal["working", "idle", "blocked", "error", "waiting_input", "offline"], str]
"""What the node last reported, or offline after ten minutes of silence."""

Severity = Union[Literal["info", "success", "warning", "error"], str]
"""Importance of a direct message."""

SkillStatus = Union[Literal["pending", "published", "rejected"], str]
"""State of a skill version in its review."""

SystemRole = Union[Literal["admin", "user"], str]
"""Role in the whole hub; the first registered user is admin."""

TagOperation = Union[Literal["rename", "merge", "delete", "color"], str]
"""What to do with tags."""

TaskAccess = Union[Literal["all", "scoped"], str]
"""Whether a member sees all requirement cards or only their own."""

TaskPriority = Union[Literal["high", "normal", "low"], str]
"""Order of delivery in an inbox."""

TaskStatus = Union[Literal["created", "delivered", "acked", "running", "replied", "failed", "cancelled", "expired"], str]
"""State of a task; replied, failed, cancelled and expired are terminal."""

TokenScope = Union[Literal["user", "network", "full"], str]
"""Kind of token; user is utok_, network is ntok_, full is the legacy atok_."""

class _AckMessagesAnswerMust(TypedDict):
    ok: Literal[True]
    scope: AckScope
    acked: int
    """Rows that were marked, of both kinds."""
    acked_user_inbox: int
    """Direct messages among them."""
    acked_inbox: int
    """Deliveries to the caller's user name among them."""


class AckMessagesAnswer(_AckMessagesAnswerMust, total=False):
    """How many rows were marked; rows of others and unknown ids count as none."""

    agent: str
    """The sender label that was named; present with scope agent."""
    idempotent_replay: Literal[True]

class ActivateLicenseAnswer(TypedDict):
    """The licence that the key gave."""

    ok: Literal[True]
    type: Literal["pro"]
    """Kind of the licence."""
    expires_in_days: int
    """Days until the licence ends."""

class ActualTo(TypedDict):
    """Where the task was actually sent."""

    alias: str
    """Alias whose inbox got the task; after a rename it differs from the one that was named."""
    to_node_id: Optional[str]
    """Node behind the alias; null when it has no node record."""
    network_id: str
    """Network of the task, net_…."""

class AgentHealth(TypedDict, total=False):
    """What the agent last reported of its layers."""

    app_server: AgentHealthLayer
    """The app server of the runtime."""
    tui: AgentHealthLayer
    """The terminal session of the agent."""
    model_auth: str
    """The model's login; revoked or expired makes the agent degraded."""

class _AgentHealthLayerMust(TypedDict):
    ok: bool
    """Whether the layer works."""


class AgentHealthLayer(_AgentHealthLayerMust, total=False):
    """One layer of an agent."""

    reason: str
    """Why it does not."""

class AttentionAction(TypedDict):
    """A call that mends it, with the arguments that are known."""

    title: str
    """What the call does."""
    operation: Optional[str]
    """The operationId of the call over REST; null where only the tool does it."""
    tool: Optional[str]
    """The tool of the call; null where only REST does it."""
    params: Dict[str, Any]
    """Arguments by their names in path, query, body or tool."""
    needs: List[str]
    """Names of arguments that the caller has to add."""

class AttentionChangedEvent(TypedDict):
    """What waits for a person in the network has changed; at most one a second."""

    type: Literal["attention_changed"]
    """Name of the event, as in the event line of its frame."""
    counts: AttentionCounts
    """Items of the whole network by severity; also those that single people hid."""

class AttentionCounts(TypedDict):
    """Items by severity; of each kind 1,000 at most are counted."""

    now: int
    """Items that need somebody now."""
    soon: int
    """Items that need somebody soon."""
    note: int
    """Items to be noted."""

_AttentionEvidenceMust = TypedDict("_AttentionEvidenceMust", {})
_AttentionEvidenceMay = TypedDict("_AttentionEvidenceMay", {"alias": 'str', "from": 'str', "task_id": 'str', "task_status": 'TaskStatus', "session_status": 'Optional[SessionStatus]', "priority": 'str', "detail": 'str', "layers": 'List[str]', "open_tasks": 'int', "read_count": 'int', "request_id": 'str', "request": 'str', "request_status": 'str', "due": 'str', "seq": 'int'}, total=False)

class AttentionEvidence(_AttentionEvidenceMust, _AttentionEvidenceMay):
    """What the hub has seen; each kind has its own fields. Texts of agents are cut at 300 characters and their secrets masked."""

class AttentionItem(TypedDict):
    """One occurrence of a condition."""

    key: str
    """Names this occurrence; snoozeAttention takes it."""
    kind: AttentionKind
    """The condition."""
    severity: AttentionSeverity
    """How soon somebody should look."""
    network_id: str
    """The network in which it waits."""
    subject: AttentionSubject
    """What it is about."""
    since: str
    """When the condition began."""
    reason: str
    """The cause, in words."""
    evidence: AttentionEvidence
    """What the hub has seen."""
    actions: List[AttentionAction]
    """What mends it, the likeliest first."""

class AttentionSubject(TypedDict):
    """The thing that the item is about."""

    type: AttentionSubjectType
    """What kind of thing it is."""
    id: str
    """Its id; of an agent, the alias."""
    label: str
    """What people call it, in one line."""

class AuditRow(TypedDict):
    """Who did what."""

    user_id: Optional[str]
    """Person who did it, u_…; null when the caller was unknown."""
    username: Optional[str]
    """User name at that time, or the one that was tried at a login; null when there was none."""
    action: str
    """What was done, in the past tense, for example member_added."""
    target_type: Optional[str]
    """Kind of thing that it was done to, for example user, network or node."""
    target_id: Optional[str]
    """Id of that thing, or null."""
    detail: Optional[str]
    """Further words for people, never a secret, or null."""
    created_at: str
    """When it was done."""

class BoardDepartment(TypedDict):
    """A department; its id is its name."""

    id: str
    """The same as the name."""
    name: str
    """Name of the department."""

class BoardPerson(TypedDict):
    """A member of the network with the agents that belong to it."""

    user_id: str
    """Id of the person, u_…."""
    username: str
    """User name of the person."""
    display_name: Optional[str]
    """Name to show, or null."""
    role: MemberRole
    department: Optional[BoardDepartment]
    """The department, or null when unset."""
    agents: List[PersonAgent]
    """Agents that the person owns."""

class _BroadcastAnswerMust(TypedDict):
    ok: Literal[True]
    recipients: int
    """Number of agents."""
    message_ids: List[str]
    """One for each recipient."""


class BroadcastAnswer(_BroadcastAnswerMust, total=False):
    """How many agents got the message."""

    idempotent_replay: Literal[True]

class BroadcastEvent(TypedDict):
    """A broadcast was put into the inbox of the listening agent."""

    type: Literal["broadcast"]
    """Name of the event, as in the event line of its frame."""
    inbox_count: int

class ByeEvent(TypedDict):
    """The hub closes the stream; reconnect after retry_ms."""

    type: Literal["bye"]
    """Name of the event, as in the event line of its frame."""
    retry_ms: int
    """Milliseconds to wait before the client connects again."""

class _CancelTaskAnswerMust(TypedDict):
    ok: Literal[True]
    task_id: str
    """Id of the task."""
    cancelled: Literal[True]
    """Always true."""


class CancelTaskAnswer(_CancelTaskAnswerMust, total=False):
    """The task is cancelled."""

    idempotent_replay: Literal[True]

class CardActor(TypedDict):
    """Who made the change."""

    kind: PersonKind
    id: str
    """User id of a person or node id of an agent."""

class ChainedReplyEvent(TypedDict):
    """A child of a task that the listener sent has ended."""

    type: Literal["chained_reply"]
    """Name of the event, as in the event line of its frame."""
    parent_task_id: str
    """The task that the listener sent."""
    child_task_id: str
    """Its part that has ended."""
    child_alias: str
    """Alias of the agent that had the part."""

class ChangePasswordAnswer(TypedDict):
    """The token that replaces all others of the person."""

    ok: Literal[True]
    revoked: int
    """How many other tokens of the caller were revoked."""
    token: str
    token_id: str
    """Id of the new token, tok_…."""

class ChecklistItem(TypedDict):
    """One step of a card."""

    id: str
    """Id of the item, unique in its card."""
    text: str
    """What is to be done."""
    done: bool
    """Whether it is done."""

class Completion(TypedDict):
    """The full result of a finished piece of work."""

    id: str
    """Id of the completion, c_…."""
    session_name: str
    """Alias of the agent that completed the work."""
    task: str
    """The task as the agent named it: its id or its text."""
    result: str
    """The whole result; the task keeps its first 4,000 characters."""
    artifacts: Optional[str]
    """What the work produced, as the text of a JSON array of strings, or null."""
    score: Optional[float]
    """Score of 0 to 10 that the agent gave itself, or null."""
    duration_minutes: Optional[float]
    """Minutes that the agent says it took, or null."""
    network_id: str
    """Network of the agent, net_…."""
    completed_at: str
    """When it was reported."""

class ConfigUpdate(TypedDict):
    """A configuration that a node should apply."""

    update_id: str
    """Id of the update, cu_…."""
    node_id: str
    """Node that is to apply it."""
    action: ConfigUpdateAction
    apply_mode: ConfigApplyMode
    base_revision: int
    """Revision of the configuration that the change builds on."""
    patch: Dict[str, Any]
    status: ConfigUpdateStatus
    created_at: str
    """When it was requested."""

class ConfigUpdateEvent(TypedDict):
    """A configuration waits; fetch it with get_config_update."""

    type: Literal["config_update"]
    """Name of the event, as in the event line of its frame."""
    update_id: str
    """Id of the update, cu_…."""
    node_id: str
    """Node that the update is for."""

class _ConnectedEventMust(TypedDict):
    type: Literal["connected"]
    """Name of the event, as in the event line of its frame."""
    session: str
    """What the stream listens to: the alias, the user name, or the network of an observer."""
    network_id: str
    """Network of the stream, net_…."""
    last_event_id: str
    """Id of the newest event of the network; a client that starts here misses nothing."""


class ConnectedEvent(_ConnectedEventMust, total=False):
    """First frame of every stream."""

    inbox_count: int
    observer: Literal[True]
    """Present and true on the stream of a network."""

class CountOf(TypedDict):
    """How many, and how many of them are done."""

    total: int
    """How many there are."""
    done: int
    """How many of them are done."""

class CreateBrowserSessionAnswer(TypedDict):
    """Who is signed in. The session itself is in the cookie alone."""

    ok: Literal[True]
    user: User
    network_id: Optional[str]
    """The network to begin with, an owned one before others; null without a network."""
    token_id: str
    """The record of the session in the list of tokens, by which it can be revoked."""

class CreateInviteAnswer(TypedDict):
    """The new code."""

    ok: Literal[True]
    invite_code: str
    invite_id: str
    """Id of the invite in the list, invite_…; it opens nothing."""

class _CreateNetworkAnswerMust(TypedDict):
    ok: Literal[True]
    network_id: str
    """Id of the network, net_…."""
    network_name: str
    """Name of the network."""


class CreateNetworkAnswer(_CreateNetworkAnswerMust, total=False):
    """The new network; the caller is its owner."""

    idempotent_replay: Literal[True]

class CreateNodeEvent(TypedDict):
    """A node is to be created; fetch it with get_create_request."""

    type: Literal["create_node"]
    """Name of the event, as in the event line of its frame."""
    request_id: str
    """Id of the request, cr_…."""

class DaemonRequestEvent(TypedDict):
    """A request to a daemon or a node was made, taken or ended."""

    type: Literal["daemon_request"]
    """Name of the event, as in the event line of its frame."""
    request_id: str
    """Id of the request, the update or the probe."""
    kind: DaemonRequestKind
    """What is asked."""
    status: str
    """Where it stands, in the words of its kind."""

class DegradedLayer(TypedDict):
    """A layer of an agent that is down."""

    layer: str
    """Which layer it is."""
    reason: str
    """What is wrong with it."""
    hint: str
    """What to do about it."""

class _DeleteFileAnswerMust(TypedDict):
    ok: Literal[True]
    file_id: str
    """Id that the file had."""


class DeleteFileAnswer(_DeleteFileAnswerMust, total=False):
    """The file that was deleted."""

    idempotent_replay: Literal[True]

class _DeleteInviteAnswerMust(TypedDict):
    ok: Literal[True]
    invite_id: str
    """Id that the invite had."""


class DeleteInviteAnswer(_DeleteInviteAnswerMust, total=False):
    """The invite that was taken back."""

    idempotent_replay: Literal[True]

class _DeleteNodeRecordAnswerMust(TypedDict):
    ok: Literal[True]
    deleted: Literal[True]
    """Always true."""
    node_id: str
    """Id of the node; it is never used again in this network."""
    node_name: str
    """Name that the node had."""
    alias: str
    """Alias that the node had; it is free again."""
    network_id: str
    """Network of the node, net_…."""


class DeleteNodeRecordAnswer(_DeleteNodeRecordAnswerMust, total=False):
    """The record that was deleted."""

    idempotent_replay: Literal[True]

class _DeleteProjectAnswerMust(TypedDict):
    ok: Literal[True]
    id: str
    """Id that the project had."""


class DeleteProjectAnswer(_DeleteProjectAnswerMust, total=False):
    """The project is gone; its cards stay without one."""

    idempotent_replay: Literal[True]

class _DeleteRequirementAnswerMust(TypedDict):
    ok: Literal[True]
    id: str
    """Id that the card had."""


class DeleteRequirementAnswer(_DeleteRequirementAnswerMust, total=False):
    """The card is gone; its parts became top-level cards."""

    idempotent_replay: Literal[True]

class _DeleteUserAnswerMust(TypedDict):
    ok: Literal[True]
    user_id: str
    """Id that the person had, u_…."""
    username: str
    """Name that the person had; it is free again."""


class DeleteUserAnswer(_DeleteUserAnswerMust, total=False):
    """The account is gone."""

    idempotent_replay: Literal[True]

class DeletedRequirement(TypedDict):
    """A card that is gone."""

    id: str
    """Id that the card had."""
    seq: int
    """Short number that the card had."""
    network_id: str
    """Network of the card, net_…."""
    deleted_at: str
    """When it was deleted."""

_DesktopMessageEventMust = TypedDict("_DesktopMessageEventMust", {"type": 'Literal["desktop_message"]', "message_id": 'str', "kind": 'str', "from": 'str', "title": 'Optional[str]', "message": 'str', "severity": 'Severity', "created_at": 'str'})
_DesktopMessageEventMay = TypedDict("_DesktopMessageEventMay", {}, total=False)

class DesktopMessageEvent(_DesktopMessageEventMust, _DesktopMessageEventMay):
    """A direct message to a person."""

class _DiagnosticMust(TypedDict):
    schema_version: Literal[1]
    """Version of this object; a client that knows another one shows only the code."""
    code: DiagnosticCode
    action_hint: ActionHint
    evidence: DiagnosticEvidence
    """The observations that the code follows from."""


class Diagnostic(_DiagnosticMust, total=False):
    """What the hub itself can observe about a task."""

    warning: str
    """Present when the delivery was read more than 20 times."""

class _DiagnosticEvidenceMust(TypedDict):
    task_status: TaskStatus
    """Status of the task."""
    target_session_status: Optional[SessionStatus]
    """Session status of the target; null when it never reported."""
    live_sse_connections: int
    """Open streams of the alias in the process that answers."""
    runtime_submitted: bool
    """Whether runtime_submitted_at is set."""
    runtime_consumed: bool
    """Whether consumed_at is set."""
    target_ever_reported_runtime_evidence: bool
    """Whether the target ever marked a task as submitted or consumed."""


class DiagnosticEvidence(_DiagnosticEvidenceMust, total=False):
    """What the hub saw of the task and its target when it was asked."""

    inbox_read_count: int
    """How often the unread delivery was handed out."""

class EventActor(TypedDict):
    """Who caused an event."""

    id: str
    """User id of a person or node id of an agent."""
    kind: PersonKind
    display_name: Optional[str]
    """Name to show, as it was then, or null."""

class ExportKindCount(TypedDict):
    """How many lines have one kind."""

    kind: ExportKind
    count: int
    """Lines of it."""

class GetCompletionsAnswer(TypedDict):
    """A page of completions."""

    ok: Literal[True]
    completions: List[Completion]
    """Newest first, at most 100."""
    has_more: bool
    next_cursor: Optional[str]

class _GetLicenseAnswerMust(TypedDict):
    ok: Literal[True]


class GetLicenseAnswer(_GetLicenseAnswerMust, total=False):
    """Either license and limits, or status no_license."""

    status: Literal["no_license"]
    """Present when there is no licence."""
    license: License
    limits: LicenseLimits

class GetNetworkAnswer(TypedDict):
    """A network and what it holds."""

    ok: Literal[True]
    network: Network
    stats: NetworkStats

class GetNodeCreateRequestAnswer(TypedDict):
    """How far a creation is."""

    ok: Literal[True]
    request: NodeCreateRequest

class GetRequirementAnswer(TypedDict):
    """One card."""

    ok: Literal[True]
    requirement: Requirement

class GetServerHealthAnswer(TypedDict):
    """State and measures of one host."""

    ok: Literal[True]
    host: str
    """The name or address that was asked for."""
    hostname: str
    """Name of the host, or unknown."""
    ip: Optional[str]
    """Address of the host; null when it is not known."""
    agent_count: int
    """Sessions on the host."""
    alert_level: AlertLevel
    alerts: List[ServerAlert]
    """Why it is not green; empty when it is."""
    latest: ServerMeasures
    history: ServerHistory

class GetStatsAnswer(TypedDict):
    """network_id is null where the figures span several networks."""

    ok: Literal[True]
    network_id: Optional[str]
    """Network that the figures are of; null when they span several."""
    tasks: TaskFigures
    sessions: SessionFigures
    nodes: NodeFigures
    recent_tasks: List[TaskSummary]
    """The newest tasks first."""

class _GetStatusAnswerMust(TypedDict):
    ok: Literal[True]
    sessions: List[SessionSummary]
    """The sessions of this page, by network and alias."""
    summary: StatusSummary
    has_more: bool
    next_cursor: Optional[str]


class GetStatusAnswer(_GetStatusAnswerMust, total=False):
    """A page of sessions, and counts over the whole scope."""

    truncated: Literal[True]

class _GetStreamStatsAnswerMust(TypedDict):
    ok: Literal[True]
    total: int
    """Open streams that the caller may see."""
    sessions: Dict[str, int]
    """Open streams by <network_id>:<alias>."""


class GetStreamStatsAnswer(_GetStreamStatsAnswerMust, total=False):
    """Open streams of this process that the caller may see; scope and network_id are present with a bound token."""

    scope: Literal["network"]
    """Present with a bound token, which sees its network only."""
    network_id: str
    """Network of the bound token; present with scope."""

class GetTaskAnswer(TypedDict):
    """A task, and why it stands where it stands."""

    ok: Literal[True]
    task: Task
    diagnostic: Diagnostic

class GetTerminalAnswer(TypedDict):
    """What a terminal shows."""

    ok: Literal[True]
    tmux_name: str
    """Name of the tmux session."""
    lines: int
    """As requested."""
    output: str
    """The last lines as plain text."""

class _HealthAnswerMust(TypedDict):
    ok: Literal[True]
    version: str
    """Version of the hub."""
    api_version: Literal["v3"]
    """Version of the contract; what it names stays as it is."""
    transport: Literal["streamable-http"]
    """How tools are reached at /mcp."""
    sessions_count: int
    """Sessions of all networks."""
    sse_connections: int
    """Open event streams of the process that answers."""
    auth: HubAuth
    security: HubSecurity
    has_users: bool
    """False until somebody registers, who becomes the system admin."""
    tmux: bool
    """Whether the terminal endpoints are on."""
    v3_auth: bool
    """Always true: user and network tokens are understood."""
    multi_network: bool
    """Always true: one person may have several networks."""
    license: LicenseState
    uptime: int
    """Seconds that the process has run."""
    limits: HubLimits
    capabilities: List[str]
    """Names of features that older hubs lack; an unknown name means nothing to the client."""


class HealthAnswer(_HealthAnswerMust, total=False):
    """sse_sessions is present only with a valid token and shows the networks of the caller."""

    sse_sessions: Dict[str, int]
    """Open streams by <network_id>:<alias>."""

class HistoryBucket(TypedDict):
    """Averages of one interval; start is its beginning."""

    start: str
    """Beginning of the interval."""
    cpu_load_1min: Optional[float]
    """Load average of the last minute."""
    cpu_pct: Optional[float]
    """Processor use in percent."""
    mem_used_gb: Optional[float]
    """Memory in use, in GB."""
    mem_avail_gb: Optional[float]
    """Memory available, in GB."""

class _HostSupervisorMust(TypedDict):
    daemon_node_id: str
    """Node id of the daemon."""
    alias: str
    """Alias of the daemon; its doorbells ring on this stream."""
    hostname: Optional[str]
    """Name of its host, or null."""
    online: bool
    """Whether it reported within the last 5 minutes."""
    last_seen_at: Optional[str]
    """When it reported last."""
    runtimes_supported: List[str]
    """Runtimes that it can start."""
    allowed_secret_keys: List[str]
    """Names of the vault entries that it accepts for its children."""
    host_telemetry: HostTelemetry
    """State and measures of its host."""


class HostSupervisor(_HostSupervisorMust, total=False):
    """A daemon that runs nodes on its host."""

    can_create_nodes: bool
    """Absent means unknown."""
    create_nodes_blocked_reason: str
    """Why it creates no nodes at present; present only with can_create_nodes false."""

class HostTelemetry(TypedDict, total=False):
    """What the daemon reported of its host; the measures are for owners, admins and nodes of the network."""

    alert_level: HostAlertLevel
    cpu_cores: int
    """Processor cores of the host."""
    mem_gb: float
    """Memory of the host in GB."""
    ip_internal: str
    """Address of the host."""

class HourBucket(TypedDict):
    """Averages of one hour, and the extremes of the disk; start is its beginning."""

    start: str
    """Beginning of the hour."""
    cpu_load_1min: Optional[float]
    """Load average of the last minute."""
    cpu_pct: Optional[float]
    """Processor use in percent."""
    mem_used_gb: Optional[float]
    """Memory in use, in GB."""
    mem_avail_gb: Optional[float]
    """Memory available, in GB."""
    disk_avail_min: Optional[float]
    """Least free space of the hour in GB."""
    disk_used_max: Optional[float]
    """Most used space of the hour in GB."""

class HubLimits(TypedDict):
    """Limits of this hub in bytes."""

    max_upload_bytes: int
    """Bytes of one uploaded file."""
    max_request_content_length: int
    """Bytes of one request with a file."""

class _ImportAnswerMust(TypedDict):
    ok: Literal[True]
    dry_run: bool
    """Whether everything was checked and nothing kept."""
    network_id: Optional[str]
    """The new network, net_…; null for a dry run."""
    network_name: str
    """Its name."""
    counts: List[ExportKindCount]
    """Lines that were read."""
    matched: List[str]
    """People of the file whom this hub knows by their user names, at most 1,000."""
    unmatched: List[str]
    """People of the file whom this hub does not know, at most 1,000."""


class ImportAnswer(_ImportAnswerMust, total=False):
    """What an import made, or would make."""

    idempotent_replay: Literal[True]

class _InboxMessageMust(TypedDict):
    id: str
    """Id of this delivery; a retry or a reassignment makes a new one."""
    task_id: str
    """Id that stays the same over deliveries: of the task, or of the message itself."""
    type: InboxType
    priority: TaskPriority
    content: str
    """The text of the task, message, reply or broadcast."""
    context: Optional[str]
    """Background that the sender of a task gave, or null."""
    from_session: str
    """Label that the sender gave; sender_id says who it really was."""
    created_at: str
    """When it was put into the inbox."""
    network_id: str
    """Network of the inbox, net_…."""


class InboxMessage(_InboxMessageMust, total=False):
    """One delivery into the inbox of an alias."""

    sender_kind: SenderKind
    sender_id: str
    """Id of the person or node that sent, from its token."""
    in_reply_to: Optional[str]
    """Task that a reply answers; null for other deliveries."""
    requires_response: Optional[str]
    """reply when the sender waits for one, none when it does not; null otherwise."""
    meta_json: Optional[str]
    acked: int
    """1 once it was acknowledged, else 0."""

class InputFault(TypedDict):
    """One fault of the input."""

    path: str
    """Where it is, as a JSON pointer that begins with path, query or body."""
    message: str
    """What is wrong there, for people."""

class Invite(TypedDict):
    """An invite; only a hash of its code is stored."""

    invite_id: str
    """Id of the invite, invite_…."""
    role: InviteRole
    agent_access: AgentAccess
    task_access: TaskAccess
    max_uses: int
    """How many people may join by it; -1 means no limit."""
    used_count: int
    """How many people have joined by it."""
    created_by: str
    """The person who made it, u_…."""
    created_by_name: Optional[str]
    """User name of that person; null when the account is gone."""
    created_at: str
    """When it was made."""
    expires_at: Optional[str]
    """When its code stops working; null when it does not expire."""

class IssueApiTokenAnswer(TypedDict):
    """The new token and its record."""

    ok: Literal[True]
    token: str
    token_id: str
    """Id of the record, tok_…."""

class IssueBrowserTokenAnswer(TypedDict):
    """A token for one page."""

    ok: Literal[True]
    token: str
    token_id: str
    """Id of the token's record, tok_…."""
    expires_at: str
    """When the token ends."""
    expires_in_seconds: int
    """How long the token holds from now on."""

class IssueNodeTokenAnswer(TypedDict):
    """The new token."""

    ok: Literal[True]
    token: str
    """Token of the node, bound to its network, shown once."""

class Job(TypedDict):
    """Work that the hub does by itself from time to time."""

    name: str
    """Name of the job."""
    every_seconds: float
    """Seconds between two runs."""
    every_process: bool
    """Whether every process of the hub runs it for itself; otherwise one at a time does."""
    running: bool
    """Whether it runs now."""
    last_started_at: Optional[str]
    """When its last run began in this process; null before the first."""
    last_duration_ms: Optional[int]
    """Milliseconds that this run took; null before the first."""
    last_result: Optional[JobResult]
    """How this run ended; null before the first."""
    next_at: str
    """When it is to run next."""

class _JoinNetworkAnswerMust(TypedDict):
    ok: Literal[True]
    network_id: str
    """Id of the network, net_…."""
    role: InviteRole


class JoinNetworkAnswer(_JoinNetworkAnswerMust, total=False):
    """The network that the caller is now a member of."""

    network_token: str
    """Absent for members who reach granted agents only."""

class LastEvent(TypedDict):
    """The latest event of a card."""

    type: RequirementEventKind
    field: Optional[str]
    """The field that changed; null when the event is of the whole card."""
    actor: Optional[EventActor]
    at: str
    """When it happened."""
    summary: str
    """The event in a few words, at most 160 characters."""

class License(TypedDict):
    """The licence of the hub."""

    type: LicenseType
    expires_at: str
    """When the licence ends."""
    days_left: int
    """Whole days until then; 0 when it has ended."""
    expired: bool
    """Whether it has ended; dispatch is then refused as license_expired."""

class LicenseLimits(TypedDict):
    """Informational, never enforced."""

    max_agents: int
    """Agents that the licence is meant for."""
    max_networks: int
    """Networks that the licence is meant for."""
    max_tasks_day: int
    """Tasks per day that the licence is meant for."""

class _LifecycleRequestMust(TypedDict):
    request_id: str
    """Id of the request: sr_… to stop or delete, str_… to start."""
    status: LifecycleRequestStatus
    child_node_id: str
    """Node id of the child."""
    child_alias: str
    """Alias of the child."""
    action: LifecycleAction
    created_at: str
    """When it was requested."""


class LifecycleRequest(_LifecycleRequestMust, total=False):
    """A child that is to be stopped, deleted or started."""

    delete_config: bool
    """Whether to remove the configuration, after a backup."""
    grace_seconds: int
    """Seconds that the child has to end by itself."""
    force: bool
    """Whether the child is to stop although it has live tasks."""

class ListAgentGrantsAnswer(TypedDict):
    """The agents that the member reaches."""

    ok: Literal[True]
    node_ids: List[str]
    """Node ids of the agents."""

class ListAttentionAnswer(TypedDict):
    """A page of what waits for a person."""

    ok: Literal[True]
    """Always true on success."""
    items: List[AttentionItem]
    """The most severe first, the oldest first within a severity."""
    counts: AttentionCounts
    """Items of the whole scope by severity, whatever the filters and the page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: Optional[str]
    """Cursor of the next page; null on the last."""

class ListAuditLogAnswer(TypedDict):
    """A page of the audit log, the newest first."""

    ok: Literal[True]
    logs: List[AuditRow]
    """The rows of this page."""
    count: int
    """Number of rows on this page."""
    has_more: bool
    next_cursor: Optional[str]

class ListCardEventsAnswer(TypedDict):
    """A page of events of cards, the newest first."""

    ok: Literal[True]
    events: List[RequirementEvent]
    """The events of this page."""
    has_more: bool
    next_cursor: Optional[str]

class ListFilesAnswer(TypedDict):
    """A page of files, the newest first."""

    ok: Literal[True]
    files: List[StoredFile]
    """The files of this page."""
    has_more: bool
    next_cursor: Optional[str]

class ListHostSupervisorsAnswer(TypedDict):
    """A page of daemons, by alias."""

    ok: Literal[True]
    daemons: List[HostSupervisor]
    """The daemons of this page."""
    count: int
    """Number of daemons on this page."""
    has_more: bool
    next_cursor: Optional[str]

class ListInvitesAnswer(TypedDict):
    """A page of invites, the newest first."""

    ok: Literal[True]
    invites: List[Invite]
    """The invites of this page."""
    has_more: bool
    next_cursor: Optional[str]

class ListJobsAnswer(TypedDict):
    """All jobs of the hub, by name."""

    ok: Literal[True]
    jobs: List[Job]
    """The jobs."""

class ListMembersAnswer(TypedDict):
    """A page of members, the oldest membership first."""

    ok: Literal[True]
    members: List[NetworkMember]
    """The members of this page."""
    has_more: bool
    next_cursor: Optional[str]

class _ListMessagesAnswerMust(TypedDict):
    ok: Literal[True]
    messages: List[Message]
    """The messages of this page, the newest first."""
    has_more: bool
    next_cursor: Optional[str]


class ListMessagesAnswer(_ListMessagesAnswerMust, total=False):
    """The four counts are present only with scope=user."""

    unread: int
    """The caller's unread direct messages."""
    pending_count: int
    """The same as unread."""
    unread_by_agent: Dict[str, int]
    """Unread direct messages and unread replies, tasks and messages to the caller's user name, by label of their sender."""
    unread_total: int
    """Sum of unread_by_agent."""

class ListNetworksAnswer(TypedDict):
    """A page of the caller's networks: own ones first, then the oldest first."""

    ok: Literal[True]
    networks: List[MemberNetwork]
    """The networks of this page."""
    has_more: bool
    next_cursor: Optional[str]

class ListNodesAnswer(TypedDict):
    """A page of node records, by network and alias."""

    ok: Literal[True]
    nodes: List[Node]
    """The nodes of this page."""
    count: int
    """Number of nodes on this page."""
    has_more: bool
    next_cursor: Optional[str]

class ListProjectsAnswer(TypedDict):
    """By order, then by age; archived projects included."""

    ok: Literal[True]
    projects: List[Project]
    """The projects of this page."""
    has_more: bool
    next_cursor: Optional[str]

class _ListRequirementsAnswerMust(TypedDict):
    ok: Literal[True]
    requirements: List[Requirement]
    """The cards of this page."""
    has_more: bool
    next_cursor: Optional[str]
    capabilities: List[BoardCapability]
    """Features of this board; a missing name means an older server without it."""


class ListRequirementsAnswer(_ListRequirementsAnswerMust, total=False):
    """A page, the newest cards first. With changes, deleted names the cards that are gone (on the first page) and server_time is the updated_since of the next call."""

    deleted: List[DeletedRequirement]
    """With changes, on the first page: cards that were deleted since updated_since."""
    server_time: str
    """With changes: the updated_since of the next call."""

class ListServerAgentsAnswer(TypedDict):
    """A page of the sessions of one host."""

    ok: Literal[True]
    host: str
    """The name or address that was asked for."""
    agent_count: int
    """Sessions on the host, whatever the page holds."""
    agents: List[ServerAgent]
    """The sessions of this page, by network and alias."""
    has_more: bool
    next_cursor: Optional[str]

class ListServerLogsAnswer(TypedDict):
    """A page of log lines; they are lost when the process ends."""

    ok: Literal[True]
    logs: List[ServerLogLine]
    """Newest first."""
    capacity: int
    """Maximum number of lines that are remembered."""
    has_more: bool
    next_cursor: Optional[str]

class ListTagsAnswer(TypedDict):
    """The tags of all cards, archived ones too."""

    ok: Literal[True]
    tags: List[str]
    """The tags of this page, sorted."""
    counts: Dict[str, int]
    """Cards by tag."""
    colors: Dict[str, str]
    """Colours by tag, where one is set."""
    can_manage: bool
    """Whether the caller may use tag operations."""
    has_more: bool
    next_cursor: Optional[str]

class ListTaskEventsAnswer(TypedDict):
    """A page of steps, the newest first."""

    ok: Literal[True]
    events: List[TaskEvent]
    """The steps of this page."""
    count: int
    """Number of steps on this page."""
    has_more: bool
    next_cursor: Optional[str]

class ListTasksAnswer(TypedDict):
    """A page of tasks, the newest first."""

    ok: Literal[True]
    tasks: List[Task]
    """The tasks of this page."""
    count: int
    """Number of tasks on this page."""
    stats: List[StatusCount]
    """Counts over the whole scope; filters have no effect."""
    has_more: bool
    next_cursor: Optional[str]

class ListTokensAnswer(TypedDict):
    """A page of the caller's tokens, the newest first."""

    ok: Literal[True]
    tokens: List[Token]
    """The records of this page."""
    has_more: bool
    next_cursor: Optional[str]

class ListUsersAnswer(TypedDict):
    """A page of accounts, the oldest first."""

    ok: Literal[True]
    users: List[User]
    """The accounts of this page."""
    has_more: bool
    next_cursor: Optional[str]

class LoginAnswer(TypedDict):
    """The account and a new token."""

    ok: Literal[True]
    user: User
    token: str
    network_id: Optional[str]
    """Default network of the person, an own one first; null without any."""

class MeAnswer(TypedDict):
    """The person behind the token."""

    ok: Literal[True]
    user: User
    networks: List[OwnNetwork]
    """The person's networks; with a bound token only the one that it is bound to."""
    current_network: Optional[str]
    """The bound network of the token, else the network_id of the call, else the only network; null when none of them decides."""

class MemberChangedEvent(TypedDict):
    """Somebody joined or left the network, or may do other things in it."""

    type: Literal["member_changed"]
    """Name of the event, as in the event line of its frame."""
    user_id: str
    """Id of the person."""
    change: MemberChange
    """What became of the membership."""
    role: Optional[MemberRole]
    """The role from now on; null after it ended, and where only granted agents changed."""

class MemberNetwork(TypedDict):
    """A network with the caller's role in it."""

    network_id: str
    """Id of the network, net_…."""
    network_name: str
    """Name of the network, unique per owner."""
    owner_id: str
    """The person who created it, u_…."""
    description: Optional[str]
    """What the network is for, or null."""
    settings: None
    """Reserved; null."""
    visibility: NetworkVisibility
    max_members: int
    """Stored, not enforced."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When its name or description changed last."""
    member_role: MemberRole
    """The caller's role in it."""
    agent_access: AgentAccess
    """Which agents the caller reaches in it."""
    task_access: TaskAccess
    """Which cards the caller sees in it."""

class _MessageMust(TypedDict):
    content: str
    """The text; shapes of secrets in direct messages are masked."""
    created_at: str
    """When it was sent."""
    network_id: str
    """Network that it was sent in, net_…."""


class Message(_MessageMust, total=False):
    """A delivery of the network (id, from_alias, to_alias, type, priority, task_id, in_reply_to, acked), or with scope=user a direct message (message_id, user_id, from_session, kind, title, severity, meta_json, acked, acked_at)."""

    id: str
    """Id of a delivery."""
    from_alias: str
    """Label that the sender gave."""
    to_alias: str
    """Alias whose inbox got the delivery."""
    type: InboxType
    priority: TaskPriority
    task_id: str
    """Of a delivery, the id of its task, or of the message itself."""
    in_reply_to: Optional[str]
    """Task that a reply answers; null for other deliveries."""
    message_id: str
    """Id of a direct message, m_…."""
    user_id: str
    """The person that a direct message is for, u_…."""
    from_session: str
    """Label that the sender of a direct message gave; sender_id says who it really was."""
    sender_kind: SenderKind
    sender_id: str
    """Id of the person or node that sent, from its token."""
    kind: str
    """What a direct message is about: agent_message unless the sender chose another; the hub itself sends task_expired, requirement_update and network_added."""
    title: Optional[str]
    """Headline of a direct message, or null."""
    severity: Severity
    meta_json: Optional[str]
    acked: int
    """1 once it was acknowledged or marked as read, else 0."""
    acked_at: Optional[str]
    """When a direct message was marked as read; null before."""

class Network(TypedDict):
    """A room in which members and agents meet."""

    network_id: str
    """Id of the network, net_…."""
    network_name: str
    """Name of the network, unique per owner."""
    owner_id: str
    """The person who created it, u_…."""
    description: Optional[str]
    """What the network is for, or null."""
    settings: None
    """Reserved; null."""
    visibility: NetworkVisibility
    max_members: int
    """Stored, not enforced."""
    created_at: str
    """When it was created."""
    updated_at: str
    """When its name or description changed last."""

class _NetworkChangeAnswerMust(TypedDict):
    ok: Literal[True]


class NetworkChangeAnswer(_NetworkChangeAnswerMust, total=False):
    """The change was made."""

    idempotent_replay: Literal[True]

class _NetworkMemberMust(TypedDict):
    user_id: str
    """Id of the person, u_…."""
    username: str
    """User name of the person."""
    display_name: Optional[str]
    """Name to show, or null."""
    role: MemberRole
    joined_at: str
    """When the person became a member."""


class NetworkMember(_NetworkMemberMust, total=False):
    """A person in a network."""

    agent_access: AgentAccess
    task_access: TaskAccess
    department: Optional[str]
    """Department in this network, or null."""

class NetworkStats(TypedDict):
    """What the network holds."""

    nodes: int
    """Nodes of the network."""
    sessions: int
    """Sessions of the network."""
    tasks: List[StatusCount]
    """Tasks of the network by status."""

_NewMessageNoticeMust = TypedDict("_NewMessageNoticeMust", {"type": 'Literal["new_message"]', "inbox_count": 'int', "from": 'str', "message_id": 'str', "message": 'str'})
_NewMessageNoticeMay = TypedDict("_NewMessageNoticeMay", {"renamed_from": 'str'}, total=False)

class NewMessageNotice(_NewMessageNoticeMust, _NewMessageNoticeMay):
    """A message was put into the inbox of the listener."""

_NewReplyBriefMust = TypedDict("_NewReplyBriefMust", {"type": 'Literal["new_reply"]', "task_id": 'Optional[str]', "message_id": 'str', "from": 'str', "to": 'str', "status": 'ReplyStatus'})
_NewReplyBriefMay = TypedDict("_NewReplyBriefMay", {}, total=False)

class NewReplyBrief(_NewReplyBriefMust, _NewReplyBriefMay):
    """A reply was sent in the network."""

_NewReplyNoticeMust = TypedDict("_NewReplyNoticeMust", {"type": 'Literal["new_reply"]', "inbox_count": 'int', "from": 'str', "message_id": 'str', "in_reply_to": 'Optional[str]', "status": 'ReplyStatus'})
_NewReplyNoticeMay = TypedDict("_NewReplyNoticeMay", {"traceparent": 'str'}, total=False)

class NewReplyNotice(_NewReplyNoticeMust, _NewReplyNoticeMay):
    """A reply was put into the inbox of the listener."""

_NewTaskBriefMust = TypedDict("_NewTaskBriefMust", {"type": 'Literal["new_task"]', "task_id": 'str', "from": 'str', "to": 'str', "status": 'TaskStatus', "priority": 'TaskPriority'})
_NewTaskBriefMay = TypedDict("_NewTaskBriefMay", {}, total=False)

class NewTaskBrief(_NewTaskBriefMust, _NewTaskBriefMay):
    """A task was sent in the network."""

_NewTaskNoticeMust = TypedDict("_NewTaskNoticeMust", {"type": 'Literal["new_task"]', "inbox_count": 'int', "priority": 'TaskPriority', "from": 'str'})
_NewTaskNoticeMay = TypedDict("_NewTaskNoticeMay", {"task_id": 'str', "renamed_from": 'str', "traceparent": 'str'}, total=False)

class NewTaskNotice(_NewTaskNoticeMust, _NewTaskNoticeMay):
    """A task was put into the inbox of the listening agent."""

class _NodeMust(TypedDict):
    node_id: str
    """Id of the node, n_…, or the one that the node reported itself; unique within its network."""
    node_name: str
    """Name of the node, as it reported it; several nodes may share one."""
    alias: str
    """Address of the node, unique in its network; a rename changes it."""
    runtime: Optional[str]
    """What runs the agent, as it reported it, or null."""
    model: Optional[str]
    """Model that the node reported last, or null."""
    config_path: Optional[str]
    """Where its configuration is on its host, or null."""
    channels: Optional[str]
    """Channels that it serves, as the text of a JSON array, or null."""
    server: Optional[str]
    """Name of its server, as it reported it, or null."""
    hostname: Optional[str]
    """Name of its host, as it reported it, or null."""
    network_id: str
    """Network of the node, net_…."""
    created_at: str
    """When the node was registered."""
    updated_at: str
    """When its record changed last."""
    avatar_url: Optional[str]
    """Address of its picture as the hub normalized it; null when unset."""


class Node(_NodeMust, total=False):
    """The persistent identity of an agent."""

    lifecycle_state: LifecycleState
    config_revision: int
    """Number of configuration updates that were applied."""
    daemon_node_id: Optional[str]
    """Daemon that runs the node; null when none does, and for members who reach granted agents only."""
    owner_id: Optional[str]
    """The person whom the node belongs to, u_…, or null."""
    owner_name: Optional[str]
    """User name of that person, or null."""
    permission_mode: Optional[NodeMode]
    """What its newest live token may do; null without a live token."""

class NodeChangedEvent(TypedDict):
    """The record of a node was made, changed or deleted."""

    type: Literal["node_changed"]
    """Name of the event, as in the event line of its frame."""
    node_id: str
    """Id of the node."""
    alias: str
    """Its alias; the new one after a rename."""
    change: NodeChange
    """What became of it."""
    lifecycle_state: Optional[LifecycleState]
    """Its state, where that changed; null otherwise."""

class NodeCreateRequest(TypedDict):
    """A request to a daemon to create a node."""

    request_id: str
    """Id of the request, cr_…."""
    daemon_node_id: str
    """Daemon that is to create the node."""
    child_name: str
    """Alias of the node to be."""
    network_id: str
    """Network of the daemon, net_…."""
    runtime: str
    """What is to run the agent."""
    model: Optional[str]
    """Model to begin with; null for the default of the runtime."""
    status: CreateRequestStatus
    error: Optional[str]
    """Why it failed or was refused, timeout after 60 silent seconds; null otherwise."""
    created_at: str
    """When it was requested."""
    delivered_at: Optional[str]
    """When the daemon fetched it; null before."""
    acked_at: Optional[str]
    """When it ended; null while it is open."""

class NodeDeletedEvent(TypedDict):
    """The record of the listening node was deleted."""

    type: Literal["node_deleted"]
    """Name of the event, as in the event line of its frame."""
    node_id: str
    """Id of the node; it is never used again in this network."""
    node_name: str
    """Name that the node had."""
    alias: str
    """Alias that the node had."""
    network_id: str
    """Network of the node, net_…."""

class NodeFigures(TypedDict):
    """How many nodes there are."""

    total: int
    """All nodes."""

class _NodeFileItemMust(TypedDict):
    name: str
    """Name of the skill, file or directory."""


class NodeFileItem(_NodeFileItemMust, total=False):
    """A skill (name, scope, path_rel, description) or a directory entry (name, type, size, mtime)."""

    scope: str
    """Where a skill belongs, for example user or project, as the node says."""
    path_rel: str
    """Path of a skill, relative to its scope."""
    description: str
    """What a skill does, by its own words."""
    type: Union[Literal["file", "dir", "other"], str]
    """Kind of a directory entry: file, dir, or other for anything else."""
    size: int
    """Size of a file in bytes."""
    mtime: str
    """When a file changed last, as the node says."""
    hidden_reason: Union[Literal["secret"], str]
    """Why an entry is named only: secret for a credential file."""

class _NodeFileRequestMust(TypedDict):
    request_id: str
    """Id of the request, rf_…."""
    node_id: str
    """Node that is asked."""
    op: NodeFileOp
    created_at: str
    """When it was requested."""


class NodeFileRequest(_NodeFileRequestMust, total=False):
    """A request to a node; op decides which further fields are present."""

    content: str
    """The new rules."""
    name: str
    """Name of the skill."""
    path: str
    """Path relative to the work directory."""
    max_bytes: int
    """Longest content of the answer in bytes."""
    lines: int
    """How many of the last log lines."""
    level: NodeLogLevel
    grep: str
    """Only log lines with this text, in any case, after masking."""
    since_ts: str
    """Only log lines from this time on."""

class NodeRenamedData(TypedDict):
    """What the rename changed."""

    old_alias: str
    """The alias before."""
    new_alias: str
    """The alias from now on."""
    surfaces_updated: List[str]
    """Tables in which the alias was replaced."""
    history_policy: Literal["preserve"]
    """What was sent and done keeps the alias of its time."""

class NodeRenamedEvent(TypedDict):
    """A node has a new alias; sent to both aliases and to every member."""

    type: Literal["node.renamed"]
    """Name of the event, as in the event line of its frame."""
    txn_id: str
    """Id of the rename, txn_…."""
    alias: str
    """The new alias."""
    network_id: str
    """Network of the node, net_…."""
    data: NodeRenamedData

class _NodeSpecMust(TypedDict):
    name: str
    """Alias of the node: 1 to 64 letters, digits, dot, underscore, hyphen."""
    runtime: str
    """One that the daemon supports."""


class NodeSpec(_NodeSpecMust, total=False):
    """The node to be created."""

    model: str
    """Model to begin with; the default of the runtime without it."""
    flags: Dict[str, Any]
    env_refs: List[str]
    """Names of vault entries that the node gets in its environment."""
    workdir: str
    """A directory below the daemon's own root."""

class OkAnswer(TypedDict):
    """The call succeeded; there is nothing else to tell."""

    ok: Literal[True]

class OwnChild(TypedDict):
    """A node that the daemon runs."""

    node_id: str
    """Node id of the child."""
    alias: str
    """Alias of the child."""
    lifecycle_state: LifecycleState

class OwnNetwork(TypedDict):
    """A network of the caller."""

    network_id: str
    """Id of the network, net_…."""
    network_name: str
    """Name of the network, unique per owner."""
    member_role: MemberRole
    """The caller's role in it."""
    agent_access: AgentAccess
    """Which agents the caller reaches in it."""
    task_access: TaskAccess
    """Which cards the caller sees in it."""

class OwnedNetwork(TypedDict):
    """A network that a person owns."""

    network_id: str
    """Id of the network, net_…."""
    network_name: str
    """Name of the network, unique per owner."""

class PendingCreateRequest(TypedDict):
    """A node that waits to be created."""

    request_id: str
    """Id of the request, cr_…."""
    status: CreateRequestStatus
    child_node_id: Optional[str]
    """Node id that the child is to have."""
    child_name: str
    """Alias of the child."""
    runtime: str
    """What is to run the agent."""
    model: Optional[str]
    """Model to begin with; null for the default of the runtime."""
    created_at: str
    """When it was requested."""

class _PersonMust(TypedDict):
    kind: PersonKind
    id: str
    """User id of a person or node id of an agent."""


class Person(_PersonMust, total=False):
    """A person (username, display_name) or an agent (alias); names are absent when the person or agent is gone or hidden."""

    username: str
    """User name of a person."""
    display_name: Optional[str]
    """Name to show of a person, or null."""
    alias: str
    """Alias of an agent."""

class PersonAgent(TypedDict):
    """An agent."""

    node_id: str
    """Node id of the agent."""
    alias: str
    """Alias of the agent."""

class _PrepareRenameAnswerMust(TypedDict):
    ok: Literal[True]
    txn_id: str
    """Id of the rename, txn_…, for commit or abort."""


class PrepareRenameAnswer(_PrepareRenameAnswerMust, total=False):
    """The rename is prepared; the node keeps its alias until the commit."""

    idempotent_replay: Literal[True]

class ProbeProviderEvent(TypedDict):
    """A provider is to be probed; fetch it with get_probe_request."""

    type: Literal["probe_provider"]
    """Name of the event, as in the event line of its frame."""
    probe_id: str
    """Id of the probe, pb_…."""

class ProbeResult(TypedDict):
    """A probe and its result."""

    probe_id: str
    """Id of the probe, pb_…."""
    provider_id: str
    """Provider that was tried, prov_…."""
    model_name: str
    daemon_node_id: str
    """Daemon that tried it."""
    status: ProbeStatus
    raw_status_code: Optional[int]
    """HTTP status of the provider; null when there was no answer."""
    latency_ms: Optional[int]
    """Milliseconds until the answer, or null."""
    created_at: str
    """When the probe was requested."""
    delivered_at: Optional[str]
    """When the daemon fetched it; null before."""
    acked_at: Optional[str]
    """When it ended; null while it is open."""

class ProcessTelemetry(TypedDict):
    """Measures of the agent's own process; rss_mb in MiB."""

    rss_bytes: Optional[int]
    """Resident memory in bytes."""
    rss_mb: Optional[float]
    """Resident memory in MiB."""
    cpu_pct: Optional[float]
    """Processor use in percent."""
    uptime_seconds: Optional[float]
    """Seconds that the process has run."""
    in_flight_count: Optional[int]
    """Calls that the process has not finished."""

class Project(TypedDict):
    """A group of cards."""

    id: str
    """Id of the project, proj_…."""
    network_id: str
    """Network of the project, net_…."""
    name: str
    """Name of the project, unique in its network."""
    color: str
    """Colour as '#rrggbb'."""
    order: int
    """Place in the list, the smallest first."""
    archived: bool
    """Whether the project is out of use; its cards stay."""

class _ProjectAnswerMust(TypedDict):
    ok: Literal[True]
    project: Project


class ProjectAnswer(_ProjectAnswerMust, total=False):
    """The project as it is now."""

    idempotent_replay: Literal[True]

class Provider(TypedDict):
    """A model provider of a network. The secret itself is never shown."""

    provider_id: str
    """Id of the provider, prov_…."""
    network_id: str
    """Network of the provider, net_…."""
    name: str
    vendor: str
    """Who makes the models; it never changes."""
    base_url: str
    secret_key_ref: str
    enabled: bool
    """Whether the provider is in use."""
    models: List[ProviderModel]
    """Models that the provider offers."""
    created_at: str
    """When it was entered."""
    created_by: str
    """Person who entered it, u_…."""

class _ProviderModelMust(TypedDict):
    model_name: str


class ProviderModel(_ProviderModelMust, total=False):
    """A model that a provider offers."""

    display_name: str
    """Name to show."""
    context_window: int
    """Tokens that fit into one request."""
    supports_vision: bool
    """Whether the model reads pictures."""

class _ReassignTaskAnswerMust(TypedDict):
    ok: Literal[True]
    task_id: str
    """Id of the task."""
    reassigned_from: str
    """Alias of the former assignee."""
    reassigned_to: str
    """Alias of the new assignee."""


class ReassignTaskAnswer(_ReassignTaskAnswerMust, total=False):
    """The task has another assignee."""

    idempotent_replay: Literal[True]

class RedeemStartLinkAnswer(TypedDict):
    """Who is signed in, and with which password the account can be opened again."""

    ok: Literal[True]
    user: User
    network_id: str
    """The network that was made for the admin, net_…."""
    token_id: str
    """The record of the session in the list of tokens, by which it can be revoked."""
    password: str
    """Made by the hub and shown once; changePassword replaces it."""

class RegisterAnswer(TypedDict):
    """The account, and the tokens to begin with."""

    ok: Literal[True]
    user: User
    token: str
    network_token: str
    """Token for agents of the person in the new network, shown once."""
    network_id: str
    """Network that was made for the person, named after the user name."""

class _RenameAnswerMust(TypedDict):
    ok: Literal[True]


class RenameAnswer(_RenameAnswerMust, total=False):
    """The rename was committed or aborted."""

    idempotent_replay: Literal[True]

class _RequirementMust(TypedDict):
    id: str
    """Id of the card, req_…."""
    seq: int
    """Short number of the card in its network, shown as '#N'; never reused."""
    network_id: str
    """Network of the card, net_…."""
    name: str
    """Title of the card."""
    column: RequirementColumn
    priority: RequirementPriority
    due: Optional[str]
    """When it is due: a day, or an ISO instant in UTC; null when unset."""
    start: Optional[str]
    """When the work starts: a day, or an ISO instant in UTC; null when unset."""
    checklist_progress: CountOf
    """How many items the checklist has, and how many of them are done."""
    owner: Optional[Person]
    """Person who is responsible, or null."""
    agent_owner: Optional[Person]
    """Agent that does the work, or null."""
    participants: List[Person]
    """Further persons and agents."""
    project_id: Optional[str]
    """Project of the card, proj_…, or null."""
    parent_id: Optional[str]
    """Card that this one is a part of, req_…; null for a top-level card."""
    children: CountOf
    """How many cards are parts of this one, and how many of them are done."""
    external_ref: Optional[str]
    """Name of the card in another system, unique in its network, or null."""
    external_url: Optional[str]
    """Address of the card in another system, or null."""
    archived: bool
    """Whether the card has left the board; it stays readable."""
    tags: List[str]
    """Tags, case-sensitive."""
    created_by: Optional[CardActor]
    """Who made the card; null when hidden from a restricted member."""
    updated_by: Optional[CardActor]
    """Who changed it last; null when hidden from a restricted member."""
    created_at: str
    """When it was made."""
    updated_at: str
    """When it changed last."""


class Requirement(_RequirementMust, total=False):
    """A card. description and checklist are present with view=full, last_event when it was requested."""

    description: str
    """Markdown; present with view=full."""
    checklist: List[ChecklistItem]
    """The steps in their order; present with view=full."""
    last_event: Optional[LastEvent]

class RequirementChangedEvent(TypedDict):
    """A card of the board was created, changed, commented on or deleted."""

    type: Literal["requirement_changed"]
    """Name of the event, as in the event line of its frame."""
    requirement_id: str
    """Id of the card, req_…."""
    seq: int
    """Short number of the card."""
    change: str
    """Kind of the card event."""
    field: Optional[str]
    """The field that changed; null when the change is of the whole card."""

class RequirementEvent(TypedDict):
    """A change of one field, or a comment, whose text is new.text."""

    id: str
    """Id of the event, ev_…."""
    requirement_id: str
    """Id of the card, req_…."""
    seq: int
    """Short number of the card."""
    kind: RequirementEventKind
    field: Optional[str]
    """The field that changed; null for a comment and for the whole card."""
    old: Any
    """The value before; null when there was none."""
    new: Any
    """The value after; null when there is none."""
    actor: Optional[EventActor]
    at: str
    """When it happened."""

class _RequirementEventAnswerMust(TypedDict):
    ok: Literal[True]
    event: RequirementEvent


class RequirementEventAnswer(_RequirementEventAnswerMust, total=False):
    """The event that the call made."""

    idempotent_replay: Literal[True]

class ResetPasswordAnswer(TypedDict):
    """The one-time password, and what ended."""

    ok: Literal[True]
    user: User
    password: str
    """The one-time password, shown once."""
    revoked: int
    """How many logins and legacy tokens of the person ended."""

class RestartEvent(TypedDict):
    """A child is to be restarted; fetch it with get_config_update."""

    type: Literal["restart"]
    """Name of the event, as in the event line of its frame."""
    update_id: str
    """Id of the restart, cu_…."""
    node_id: str
    """Node that is to restart."""

class ResyncEvent(TypedDict):
    """Events were missed and are no longer available; read the inbox."""

    type: Literal["resync"]
    """Name of the event, as in the event line of its frame."""
    oldest_id: str
    """Id of the oldest event that is still kept."""

class _RetryTaskAnswerMust(TypedDict):
    ok: Literal[True]
    task_id: str
    """Id of the task; it stays the same."""
    retried_to: str
    """Alias that it was delivered to."""


class RetryTaskAnswer(_RetryTaskAnswerMust, total=False):
    """The task is delivered once more."""

    idempotent_replay: Literal[True]

class RulesFileEvent(TypedDict):
    """A rules, skill, file or log request waits; fetch it with get_rules_file_request."""

    type: Literal["rules_file"]
    """Name of the event, as in the event line of its frame."""
    request_id: str
    """Id of the request, rf_…."""

class _SendTaskAnswerMust(TypedDict):
    ok: Literal[True]
    task_id: str
    """Id of the new task, t_…."""
    message_id: str
    """The same as task_id."""
    actual_to: ActualTo


class SendTaskAnswer(_SendTaskAnswerMust, total=False):
    """The task was stored. With status 202 the target is offline and the task waits in its inbox."""

    code: Literal["alias_offline"]
    """Present when the target is offline."""
    queued: Literal[True]
    """Present and true when the target is offline: the task waits in its inbox."""
    renamed_from: str
    """The alias that was named, when it was renamed in the last 24 hours."""
    renamed_to: str
    """The alias that the task went to instead."""
    idempotent_replay: Literal[True]

class Server(TypedDict):
    """A host; sessions whose host is not known are grouped as unknown, with ip null."""

    hostname: str
    """Name of the host, or unknown."""
    ip: Optional[str]
    """Address of the host; null when it is not known."""
    agent_count: int
    """Sessions on the host."""
    cpu_load_1min: Optional[float]
    """Load average of the last minute."""
    cpu_cores: Optional[int]
    """Processor cores."""
    mem_avail_gb: Optional[float]
    """Memory available, in GB."""
    mem_used_gb: Optional[float]
    """Memory in use, in GB."""
    last_seen: str
    """When an agent of the host reported last."""

class ServerAgent(TypedDict):
    """A session on a host; fields that were never reported are null."""

    alias: str
    """Alias of the agent."""
    runtime: Optional[str]
    """What runs the agent, or null."""
    raw_agent: Optional[str]
    """What the agent calls itself, as it reported it."""
    model: Optional[str]
    """Model in use; null when it was never reported."""
    status: SessionStatus
    task: Optional[str]
    """Text of the work that the agent reported last; null when it has none."""
    progress: Optional[float]
    """Progress of its work, 0 to 100, or null."""
    last_seen: str
    """When the agent reported last."""
    health: Optional[AgentHealth]
    """Health that it reported within 10 minutes; null without it."""
    hostname: str
    """Name of its host, or unknown."""
    ip: Optional[str]
    """Address of its host; null when it is not known."""
    telemetry: Optional[ServerMeasures]
    """Measures of its host; null without any."""
    process_telemetry: Optional[ProcessTelemetry]
    """Measures of its process; null without any."""

class ServerAlert(TypedDict):
    """Why a host is not green; value is below threshold."""

    level: ServerAlertLevel
    metric: ServerMetric
    value: float
    """The measured value."""
    threshold: float
    """The value below which the alert is raised."""

_ServerHistoryMust = TypedDict("_ServerHistoryMust", {"5m": 'List[HistoryBucket]', "1h": 'List[HistoryBucket]', "24h": 'List[HourBucket]'})
_ServerHistoryMay = TypedDict("_ServerHistoryMay", {}, total=False)

class ServerHistory(_ServerHistoryMust, _ServerHistoryMay):
    """Oldest first; intervals without a report are left out."""

class ServerLogLine(TypedDict):
    """A line of the log of the process that answers."""

    ts: str
    """When it was logged, ISO 8601 in UTC."""
    level: str
    """Importance of the line, for example info, warn or error."""
    line: str
    """The whole line as JSON text, cut at 4,000 characters, secrets masked."""

class ServerMeasures(TypedDict):
    """The newest measures of a host."""

    cpu_load_1min: Optional[float]
    """Load average of the last minute."""
    cpu_cores: Optional[int]
    """Processor cores."""
    cpu_pct: Optional[float]
    """Processor use in percent."""
    mem_total_gb: Optional[float]
    """Memory of the host in GB."""
    mem_used_gb: Optional[float]
    """Memory in use, in GB."""
    mem_avail_gb: Optional[float]
    """Memory available, in GB."""
    disk_total_gb: Optional[float]
    """Size of the disk in GB."""
    disk_used_gb: Optional[float]
    """Used space of the disk in GB."""
    disk_avail_gb: Optional[float]
    """Free space of the disk in GB."""
    last_seen: Optional[str]
    """When the measures were reported; null without any."""

class Session(TypedDict):
    """Runtime state of an alias, as its node last reported it."""

    resume_id: str
    """Id by which the agent resumes this session; a report with another one replaces the session."""
    alias: str
    """Alias of the agent."""
    status: SessionStatus
    task: Optional[str]
    """Text of the work that the agent reported last; null when it has none."""
    output: Optional[str]
    """First 4,000 characters of the output that the agent reported last."""
    score: Optional[float]
    """Score of 0 to 10 that the agent gave itself, or null."""
    progress: Optional[float]
    """Progress of its work, 0 to 100, or null."""
    server: Optional[str]
    """Name of the server that the agent reported."""
    hostname: Optional[str]
    """Name of the host that the agent reported."""
    agent: Optional[str]
    """What the agent calls itself; agent nodes report agent-node:<runtime>."""
    project_dir: Optional[str]
    """Directory that the agent works in."""
    version: Optional[str]
    """Version of the agent."""
    tmux_name: Optional[str]
    """Name of its terminal session."""
    node_id: Optional[str]
    """Node id of the agent, or null."""
    session_id: Optional[str]
    """Session id of its runtime."""
    config_path: Optional[str]
    """Where its configuration is on its host."""
    channels: Optional[str]
    """Channels that it serves, as the text of a JSON array."""
    model: Optional[str]
    """Model in use; null when it was never reported."""
    last_seen_at: str
    """When the agent reported last."""
    updated_at: str
    """When the session changed last."""
    network_id: str
    """Network of the agent, net_…."""

class SessionFigures(TypedDict):
    """How many sessions there are."""

    by_status: Dict[str, int]

class _SessionSummaryMust(TypedDict):
    resume_id: str
    """Id by which the agent resumes this session."""
    alias: str
    """Alias of the agent."""
    status: SessionStatus
    agent: Optional[str]
    """What the agent calls itself; agent nodes report agent-node:<runtime>."""
    model: Optional[str]
    """Model in use; null when it was never reported."""
    task: Optional[str]
    """Text of the work that the agent reported last; null when it has none."""
    progress: Optional[float]
    """Progress of its work, 0 to 100, or null."""
    last_seen_at: str
    """When the agent reported last."""


class SessionSummary(_SessionSummaryMust, total=False):
    """The fields of a session that GET /api/status returns; agent, model and task are null with fields=light, and fields=fleet adds some."""

    network_id: str
    """Network of the agent, net_…; with fields=fleet."""
    node_id: Optional[str]
    """Node id of the agent, or null; with fields=fleet."""
    hostname: Optional[str]
    """Name of the host that the agent reported, or null; with fields=fleet."""
    updated_at: str
    """When the session changed last; with fields=fleet."""
    queue_depth: int
    """Open tasks of the agent, counted as in queue_ahead; with fields=fleet."""

class _SetAgentGrantsAnswerMust(TypedDict):
    ok: Literal[True]
    node_ids: List[str]
    """Node ids of the agents."""


class SetAgentGrantsAnswer(_SetAgentGrantsAnswerMust, total=False):
    """The agents that the member reaches now."""

    idempotent_replay: Literal[True]

class _SetPermissionModeAnswerMust(TypedDict):
    ok: Literal[True]
    node_id: str
    """Id of the node."""
    alias: str
    """Alias of the node."""
    mode: NodeMode
    tokens: int
    """How many live tokens of the node have this mode."""


class SetPermissionModeAnswer(_SetPermissionModeAnswerMust, total=False):
    """The node and its mode."""

    idempotent_replay: Literal[True]

class Skill(TypedDict):
    """A skill version with its document."""

    skill_id: str
    """Id of the version, skill_…."""
    slug: str
    name: str
    """Title of the skill."""
    description: str
    """What the skill is good for."""
    version: str
    status: SkillStatus
    source_type: NodeOrUser
    source_alias: Optional[str]
    """Alias of the agent or user name of the person who submitted it, or null."""
    content_hash: str
    """SHA-256 of the document, in hexadecimal digits."""
    created_at: str
    """When it was submitted."""
    updated_at: str
    """When its status changed last."""
    reviewed_at: Optional[str]
    """When it was reviewed; null before."""
    review_note: Optional[str]
    """What the reviewer wrote, or null."""
    content: str

class SkillSummary(TypedDict):
    """A skill version without its document."""

    skill_id: str
    """Id of the version, skill_…."""
    slug: str
    name: str
    """Title of the skill."""
    description: str
    """What the skill is good for."""
    version: str
    status: SkillStatus
    source_type: NodeOrUser
    source_alias: Optional[str]
    """Alias of the agent or user name of the person who submitted it, or null."""
    content_hash: str
    """SHA-256 of the document, in hexadecimal digits."""
    created_at: str
    """When it was submitted."""
    updated_at: str
    """When its status changed last."""
    reviewed_at: Optional[str]
    """When it was reviewed; null before."""
    review_note: Optional[str]
    """What the reviewer wrote, or null."""

class _SnoozeAttentionAnswerMust(TypedDict):
    ok: Literal[True]
    """Always true on success."""
    key: str
    """The item."""
    until: Optional[str]
    """Until when it is hidden; null when it is listed."""


class SnoozeAttentionAnswer(_SnoozeAttentionAnswerMust, total=False):
    """What was hidden, and until when."""

    idempotent_replay: Literal[True]
    """The first call with this key gave this answer."""

class StartNodeEvent(TypedDict):
    """A child is to be started; fetch it with get_start_request."""

    type: Literal["start_node"]
    """Name of the event, as in the event line of its frame."""
    request_id: str
    """Id of the request, str_…."""

class StatusCount(TypedDict):
    """How many rows have one status."""

    status: str
    """The status that was counted."""
    count: int
    """Number of rows with it."""

class StatusSession(TypedDict):
    """A session with its open tasks."""

    resume_id: str
    """Id by which the agent resumes this session; a report with another one replaces the session."""
    alias: str
    """Alias of the agent."""
    status: SessionStatus
    task: Optional[str]
    """Text of the work that the agent reported last; null when it has none."""
    output: Optional[str]
    """First 4,000 characters of the output that the agent reported last."""
    score: Optional[float]
    """Score of 0 to 10 that the agent gave itself, or null."""
    progress: Optional[float]
    """Progress of its work, 0 to 100, or null."""
    server: Optional[str]
    """Name of the server that the agent reported."""
    hostname: Optional[str]
    """Name of the host that the agent reported."""
    agent: Optional[str]
    """What the agent calls itself; agent nodes report agent-node:<runtime>."""
    project_dir: Optional[str]
    """Directory that the agent works in."""
    version: Optional[str]
    """Version of the agent."""
    tmux_name: Optional[str]
    """Name of its terminal session."""
    node_id: Optional[str]
    """Node id of the agent, or null."""
    session_id: Optional[str]
    """Session id of its runtime."""
    config_path: Optional[str]
    """Where its configuration is on its host."""
    channels: Optional[str]
    """Channels that it serves, as the text of a JSON array."""
    model: Optional[str]
    """Model in use; null when it was never reported."""
    last_seen_at: str
    """When the agent reported last."""
    updated_at: str
    """When the session changed last."""
    network_id: str
    """Network of the agent, net_…."""
    queue_depth: int
    """Open tasks of the node, counted as in queue_ahead."""

class StatusSummary(TypedDict):
    """How many agents are in which state."""

    idle: int
    """Agents that are idle."""
    working: int
    """Agents whose status is working, blocked, error or waiting_input."""
    offline: int
    """Agents that have not reported lately."""
    total: int
    """All agents."""

class StatusUpdateEvent(TypedDict):
    """An agent reported, or fell silent."""

    type: Literal["status_update"]
    """Name of the event, as in the event line of its frame."""
    alias: str
    """Alias of the agent."""
    status: SessionStatus
    progress: Optional[float]
    """Progress of its work, 0 to 100, or null."""
    at: str
    """When the hub heard of it."""
    task_id: Optional[str]
    """The task that the agent reports to work on, where the hub knows it."""
    queue_depth: int
    """Open tasks of the agent."""

class StopNodeEvent(TypedDict):
    """A child is to be stopped or deleted; fetch it with get_stop_request."""

    type: Literal["stop_node"]
    """Name of the event, as in the event line of its frame."""
    request_id: str
    """Id of the request, sr_…."""

class StoredFile(TypedDict):
    """The record of an uploaded file."""

    file_id: str
    """Id of the file, 32 hexadecimal digits."""
    network_id: str
    """Network of the file, net_…."""
    name: str
    """Name of the upload, without directories."""
    url: str
    """Path to download the file from."""
    size: int
    """Size of the file in bytes."""
    mime: str
    """Media type that the form named."""
    sha256: str
    """SHA-256 of the bytes, in hexadecimal digits."""
    uploader_kind: SenderKind
    uploader_id: str
    """Id of the person or node that uploaded it, from the token."""
    uploader_name: Optional[str]
    """User name of that person, or present alias of that node; null when it is gone."""
    created_at: str
    """When it was uploaded."""

class _TaskMust(TypedDict):
    task_id: str
    """Id of the task, t_…, the same through retries and reassignments."""
    from_node_id: Optional[str]
    """Node that sent the task; null when a person did. It does not change when the node is renamed."""
    to_node_id: Optional[str]
    """Node that the task is for now; null for an agent that never got a node record."""
    from_name: str
    """Label that the sender gave: api over REST and hub over tools unless it chose another."""
    to_name: str
    """Alias that the task is for now; a reassignment or a rename changes it."""
    sender_kind: SenderKind
    sender_id: str
    """Id of the person or node that sent, from its token."""
    priority: TaskPriority
    status: TaskStatus
    content: str
    """What is to be done, as it was sent."""
    result: Optional[str]
    """First 4,000 characters of the reply or completion that ended the task; null before, and cleared by a retry."""
    in_reply_to: Optional[str]
    """Reserved for a task that answers another; null, because replies are deliveries."""
    requires_response: Optional[str]
    """Which answer the sender expects: reply."""
    scope: Optional[str]
    """For how many recipients the task is: single."""
    parent_task_id: Optional[str]
    """Task of the same network that this one is a part of, or null."""
    meta_json: Optional[str]
    created_at: str
    """When the task was sent first; a retry does not change it."""
    delivered_at: Optional[str]
    """When it was last put into an inbox: by the dispatch, a retry or a reassignment."""
    started_at: Optional[str]
    """When the agent reported that it works on the task; cleared by a retry or a reassignment."""
    runtime_submitted_at: Optional[str]
    """When the agent handed the task to its runtime, by its own word; null without that evidence."""
    consumed_at: Optional[str]
    """When the runtime began its turn on the task, by the word of the agent; null without that evidence."""
    completed_at: Optional[str]
    """When the task ended; null while it is live."""
    expires_at: Optional[str]
    """When the task expires unless somebody acknowledged it before; from ttl_seconds, or one hour after a retry."""
    network_id: str
    """Network of the task, net_…."""


class Task(_TaskMust, total=False):
    """A logical unit of work and its tracked life."""

    context: Optional[str]
    """Background that the sender gave with the task over tools, or null."""

class TaskEvent(TypedDict):
    """One step of a task from status to status."""

    id: int
    """Number of the step; it grows with time within a network."""
    task_id: str
    """Id of the task, t_…."""
    from_status: Optional[TaskStatus]
    """Status before the step; null for the first one."""
    to_status: TaskStatus
    """Status after the step."""
    actor: str
    """Who caused the step: the node id of an agent, hub for a person, system for the hub itself."""
    detail: Optional[str]
    """Reason of a cancellation, or both aliases of a reassignment; null otherwise."""
    created_at: str
    """When the step was made."""

class TaskEvidence(TypedDict):
    """When the agent's runtime received the task, and when it began to work on it."""

    task_id: str
    """Id of the task, t_…."""
    runtime_submitted_at: Optional[str]
    """When the agent handed the task to its runtime; the first mark stays."""
    consumed_at: Optional[str]
    """When the runtime began its turn on the task; the first mark stays. It implies the other one."""

class TaskFigures(TypedDict):
    """How many tasks there are."""

    total: int
    """All tasks."""
    by_status: Dict[str, int]

class TaskStatusEvent(TypedDict):
    """A task moved to another status. Its sender hears every move that somebody else caused, an agent hears when somebody else cancels or reassigns a task of it, observers hear all."""

    type: Literal["task_status"]
    """Name of the event, as in the event line of its frame."""
    task_id: str
    """Id of the task, t_…."""
    from_status: Optional[TaskStatus]
    """Status before the step; null for the first one."""
    to_status: TaskStatus
    """Status after the step."""
    actor: str
    """Who caused the step: the node id of an agent, hub for a person, system for the hub itself."""
    at: str
    """When it moved."""
    queue_depth: int
    """Open tasks of its assignee after the step."""

class TaskSummary(TypedDict):
    """The fields of a task that list_tasks returns."""

    task_id: str
    """Id of the task, t_…."""
    from_name: str
    """Label that the sender gave."""
    to_name: str
    """Alias that the task is for now."""
    priority: TaskPriority
    status: TaskStatus
    content: str
    """What is to be done, as it was sent."""
    result: Optional[str]
    """First 4,000 characters of the result; null while there is none."""
    created_at: str
    """When the task was sent first."""
    runtime_submitted_at: Optional[str]
    """When the agent handed the task to its runtime, by its own word; null without that evidence."""
    consumed_at: Optional[str]
    """When the runtime began its turn on the task, by the word of the agent; null without that evidence."""
    completed_at: Optional[str]
    """When the task ended; null while it is live."""

class TerminalFrame(TypedDict):
    """One message of the socket, as JSON text."""

    type: Literal["pane"]
    """Kind of message."""
    tmux_name: str
    """Name of the tmux session."""
    output: str
    """What the terminal shows."""

class Token(TypedDict):
    """The record of a token; only a hash of the token is stored."""

    token_id: str
    """Id of the record, tok_…; it is not the token."""
    name: str
    """For example node:<alias> or user-login."""
    scope: TokenScope
    network_id: Optional[str]
    """Network that the token is bound to; null for a user token."""
    last_used_at: Optional[str]
    """When it was used last, to the minute; null when it never was."""
    created_at: Optional[str]
    """When it was made."""
    browser_session: bool
    """Whether it is the session of a browser that is signed in."""
    current: bool
    """Whether this call was made with it; a page asks with a token of its browser session."""

class _UpdateMeAnswerMust(TypedDict):
    ok: Literal[True]
    user: User


class UpdateMeAnswer(_UpdateMeAnswerMust, total=False):
    """The account after the change."""

    idempotent_replay: Literal[True]

class _UpdateNodeAvatarAnswerMust(TypedDict):
    ok: Literal[True]
    node_id: str
    """Id of the node."""
    alias: str
    """Alias of the node."""
    avatar_url: Optional[str]
    """The normalized address; null when it was cleared."""


class UpdateNodeAvatarAnswer(_UpdateNodeAvatarAnswerMust, total=False):
    """The node and its picture."""

    idempotent_replay: Literal[True]

class _UpdateTagsAnswerMust(TypedDict):
    ok: Literal[True]
    op: TagOperation
    affected: int
    """Cards that changed."""


class UpdateTagsAnswer(_UpdateTagsAnswerMust, total=False):
    """What was done to the cards."""

    idempotent_replay: Literal[True]

class _UploadAnswerMust(TypedDict):
    ok: Literal[True]
    file_id: str
    """Id of the file, 32 hexadecimal digits."""
    url: str
    """Path to download the file from."""
    size: int
    """Size of the file in bytes."""
    mime: str
    """Media type that the form named; the download has it too."""


class UploadAnswer(_UploadAnswerMust, total=False):
    """The stored file."""

    idempotent_replay: Literal[True]

class _UpsertRequirementAnswerMust(TypedDict):
    ok: Literal[True]
    requirement: Requirement
    created: bool
    """Whether the call made the card."""


class UpsertRequirementAnswer(_UpsertRequirementAnswerMust, total=False):
    """The card as it is now, and whether it is new."""

    owner_coerced_to_agent_owner: Literal[True]
    """Present and true when an agent was sent as owner and became agent_owner."""
    idempotent_replay: Literal[True]

class _UserMust(TypedDict):
    user_id: str
    """Id of the person, u_…."""
    username: str
    """Name to log in with; unique in the hub, it never changes."""
    display_name: Optional[str]
    """Name to show, or null."""
    email: Optional[str]
    """E-mail address as the person gave it, not verified, or null."""
    role: SystemRole


class User(_UserMust, total=False):
    """A person with an account. The password hash is never shown."""

    created_at: str
    """When the account was made; only in lists."""
    disabled: bool
    """Whether a system admin has disabled the account; only in what system admins read."""
    must_change_password: bool
    """Present and true after a reset by a system admin, until the person has chosen a password."""

class _UserChangeAnswerMust(TypedDict):
    ok: Literal[True]
    user: User


class UserChangeAnswer(_UserChangeAnswerMust, total=False):
    """The account after the change."""

    idempotent_replay: Literal[True]

class _WriteRequirementAnswerMust(TypedDict):
    ok: Literal[True]
    requirement: Requirement


class WriteRequirementAnswer(_WriteRequirementAnswerMust, total=False):
    """The card as it is now."""

    owner_coerced_to_agent_owner: Literal[True]
    """Present and true when an agent was sent as owner and became agent_owner."""
    idempotent_replay: Literal[True]

class _GetAllStatusResultMust(TypedDict):
    ok: Literal[True]
    sessions: List[StatusSession]
    summary: List[StatusCount]
    has_more: bool
    next_cursor: Optional[str]


class GetAllStatusResult(_GetAllStatusResultMust, total=False):
    """GetAllStatusResult."""

    truncated: Literal[True]

class _ReportStatusResultMust(TypedDict):
    ok: Literal[True]
    resume_id: str
    alias: str
    inbox_count: int


class ReportStatusResult(_ReportStatusResultMust, total=False):
    """ReportStatusResult."""

    warnings: List[str]

class _ReportCompletionResultMust(TypedDict):
    ok: Literal[True]
    completion_id: str


class ReportCompletionResult(_ReportCompletionResultMust, total=False):
    """ReportCompletionResult."""

    idempotent_replay: Literal[True]

class GetInboxResult(TypedDict):
    """GetInboxResult."""

    ok: Literal[True]
    messages: List[InboxMessage]
    has_more: bool
    next_cursor: Optional[str]

class _AckInboxResultMust(TypedDict):
    ok: Literal[True]


class AckInboxResult(_AckInboxResultMust, total=False):
    """AckInboxResult."""

    idempotent_replay: Literal[True]

class _SendTaskResultMust(TypedDict):
    ok: Literal[True]
    message_id: str
    actual_to: ActualTo
    session_status: SessionStatus


class SendTaskResult(_SendTaskResultMust, total=False):
    """SendTaskResult."""

    task_id: str
    queue_ahead: int
    """Open tasks on the target before this one"""
    target_busy: bool
    est_wait_minutes: Optional[int]
    warning: str
    code: Literal["alias_offline"]
    queued: Literal[True]
    renamed_from: str
    renamed_to: str
    task: Task
    idempotent_replay: Literal[True]

class _SendMessageResultMust(TypedDict):
    ok: Literal[True]
    message_id: str
    session_status: SessionStatus


class SendMessageResult(_SendMessageResultMust, total=False):
    """SendMessageResult."""

    idempotent_replay: Literal[True]

class _SendReplyResultMust(TypedDict):
    ok: Literal[True]
    message_id: str
    session_status: SessionStatus


class SendReplyResult(_SendReplyResultMust, total=False):
    """SendReplyResult."""

    idempotent_replay: Literal[True]

class _SendAckResultMust(TypedDict):
    ok: Literal[True]
    task_id: str
    updated: Literal[1]


class SendAckResult(_SendAckResultMust, total=False):
    """SendAckResult."""

    idempotent_replay: Literal[True]

class _RetryTaskResultMust(TypedDict):
    ok: Literal[True]
    task_id: str
    retried_to: str


class RetryTaskResult(_RetryTaskResultMust, total=False):
    """RetryTaskResult."""

    idempotent_replay: Literal[True]

class _CancelTaskResultMust(TypedDict):
    ok: Literal[True]
    task_id: str
    cancelled: Literal[True]


class CancelTaskResult(_CancelTaskResultMust, total=False):
    """CancelTaskResult."""

    idempotent_replay: Literal[True]

class _ReassignTaskResultMust(TypedDict):
    ok: Literal[True]
    task_id: str
    reassigned_from: str
    reassigned_to: str


class ReassignTaskResult(_ReassignTaskResultMust, total=False):
    """ReassignTaskResult."""

    idempotent_replay: Literal[True]

class GetTaskResult(TypedDict):
    """GetTaskResult."""

    ok: Literal[True]
    task: Task

class ListTasksResult(TypedDict):
    """ListTasksResult."""

    ok: Literal[True]
    tasks: List[TaskSummary]
    count: int
    stats: List[StatusCount]
    has_more: bool
    next_cursor: Optional[str]

class GetSessionStatusResult(TypedDict):
    """GetSessionStatusResult."""

    ok: Literal[True]
    session: Optional[Session]
    inbox_pending: int
    recent_completions: List[Completion]

class ListAttentionResult(TypedDict):
    """ListAttentionResult."""


class GetCompletionsResult(TypedDict):
    """GetCompletionsResult."""

    ok: Literal[True]
    completions: List[Completion]
    has_more: bool
    next_cursor: Optional[str]

class _BroadcastResultMust(TypedDict):
    ok: Literal[True]
    recipients: int
    message_ids: List[str]


class BroadcastResult(_BroadcastResultMust, total=False):
    """BroadcastResult."""

    idempotent_replay: Literal[True]

class _SubmitSkillResultMust(TypedDict):
    ok: Literal[True]
    skill_id: str
    status: SkillStatus
    source_type: NodeOrUser
    source_alias: Optional[str]


class SubmitSkillResult(_SubmitSkillResultMust, total=False):
    """SubmitSkillResult."""

    idempotent: Literal[True]
    """This version already existed with this content"""

class ListSkillsResult(TypedDict):
    """ListSkillsResult."""

    ok: Literal[True]
    reviewer: bool
    """Whether the caller may publish and reject here"""
    skills: List[SkillSummary]
    has_more: bool
    next_cursor: Optional[str]

class GetSkillResult(TypedDict):
    """GetSkillResult."""

    ok: Literal[True]
    skill: Skill

class ReviewSkillResult(TypedDict):
    """ReviewSkillResult."""

    ok: Literal[True]
    skill_id: str
    status: SkillStatus

class _CreateNodeResultMust(TypedDict):
    ok: Literal[True]
    request_id: str
    status: CreateRequestStatus
    child_node_id: str


class CreateNodeResult(_CreateNodeResultMust, total=False):
    """CreateNodeResult."""

    idempotent_replay: Literal[True]

class _DeleteNodeResultMust(TypedDict):
    ok: Literal[True]
    request_id: str
    lifecycle_state: LifecycleState
    in_flight_at_dispatch: int


class DeleteNodeResult(_DeleteNodeResultMust, total=False):
    """DeleteNodeResult."""

    idempotent_replay: Literal[True]

class _StopNodeResultMust(TypedDict):
    ok: Literal[True]
    request_id: str
    lifecycle_state: LifecycleState
    in_flight_at_dispatch: int


class StopNodeResult(_StopNodeResultMust, total=False):
    """StopNodeResult."""

    idempotent_replay: Literal[True]

class _StartNodeResultMust(TypedDict):
    ok: Literal[True]
    request_id: str
    lifecycle_state: LifecycleState


class StartNodeResult(_StartNodeResultMust, total=False):
    """StartNodeResult."""

    idempotent_replay: Literal[True]

class _RestartNodeResultMust(TypedDict):
    ok: Literal[True]
    update_id: str
    apply_mode: ConfigApplyMode


class RestartNodeResult(_RestartNodeResultMust, total=False):
    """RestartNodeResult."""

    idempotent_replay: Literal[True]

class _UpdateNodeConfigResultMust(TypedDict):
    ok: Literal[True]
    update_id: str
    apply_mode: ConfigApplyMode


class UpdateNodeConfigResult(_UpdateNodeConfigResultMust, total=False):
    """UpdateNodeConfigResult."""

    idempotent_replay: Literal[True]

class GetConfigUpdateResult(TypedDict):
    """GetConfigUpdateResult."""

    ok: Literal[True]
    update: Optional[ConfigUpdate]

class AckConfigUpdateResult(TypedDict):
    """AckConfigUpdateResult."""

    ok: Literal[True]
    update_id: str
    status: ConfigUpdateStatus
    config_revision: int

class ReadNodeRulesFileResult(TypedDict):
    """ReadNodeRulesFileResult."""

    ok: Literal[True]
    request_id: str
    op: NodeFileOp
    status: FileRequestStatus

class _WriteNodeRulesFileResultMust(TypedDict):
    ok: Literal[True]
    request_id: str
    op: NodeFileOp
    status: FileRequestStatus


class WriteNodeRulesFileResult(_WriteNodeRulesFileResultMust, total=False):
    """WriteNodeRulesFileResult."""

    idempotent_replay: Literal[True]

class ListNodeSkillsResult(TypedDict):
    """ListNodeSkillsResult."""

    ok: Literal[True]
    request_id: str
    op: NodeFileOp
    status: FileRequestStatus

class ReadNodeSkillResult(TypedDict):
    """ReadNodeSkillResult."""

    ok: Literal[True]
    request_id: str
    op: NodeFileOp
    status: FileRequestStatus

class ListNodeFilesResult(TypedDict):
    """ListNodeFilesResult."""

    ok: Literal[True]
    request_id: str
    op: NodeFileOp
    status: FileRequestStatus

class ReadNodeFileResult(TypedDict):
    """ReadNodeFileResult."""

    ok: Literal[True]
    request_id: str
    op: NodeFileOp
    status: FileRequestStatus

class TailNodeLogsResult(TypedDict):
    """TailNodeLogsResult."""

    ok: Literal[True]
    request_id: str
    op: NodeFileOp
    status: FileRequestStatus

class _GetRulesFileResultResultMust(TypedDict):
    ok: Literal[True]
    request_id: str
    op: NodeFileOp
    status: FileRequestStatus
    file_name: Optional[str]
    exists: Optional[bool]
    error: Optional[str]
    age_ms: int


class GetRulesFileResultResult(_GetRulesFileResultResultMust, total=False):
    """GetRulesFileResultResult."""

    content: str
    items: List[NodeFileItem]
    size: int
    content_purged: Literal[True]

class GetRulesFileRequestResult(TypedDict):
    """GetRulesFileRequestResult."""

    ok: Literal[True]
    request: Optional[NodeFileRequest]

class AckRulesFileRequestResult(TypedDict):
    """AckRulesFileRequestResult."""

    ok: Literal[True]
    request_id: str
    status: FileRequestStatus

class ListMyPendingCreateRequestsResult(TypedDict):
    """ListMyPendingCreateRequestsResult."""

    ok: Literal[True]
    count: int
    requests: List[PendingCreateRequest]
    has_more: bool
    next_cursor: Optional[str]

class ListMyPendingLifecycleRequestsResult(TypedDict):
    """ListMyPendingLifecycleRequestsResult."""

    ok: Literal[True]
    stop_requests: List[LifecycleRequest]
    start_requests: List[LifecycleRequest]
    has_more: bool
    next_cursor: Optional[str]

class _GetCreateRequestResultMust(TypedDict):
    ok: Literal[True]
    request_id: str
    status: CreateRequestStatus
    child_node_id: Optional[str]
    child_name: str
    node_spec: NodeSpec
    error: Optional[str]
    created_at: str


class GetCreateRequestResult(_GetCreateRequestResultMust, total=False):
    """GetCreateRequestResult."""

    child_token: str
    secrets: Dict[str, str]

class AckCreateRequestResult(TypedDict):
    """AckCreateRequestResult."""

    ok: Literal[True]
    request_id: str
    status: CreateRequestStatus

class GetStopRequestResult(TypedDict):
    """GetStopRequestResult."""

    ok: Literal[True]
    request_id: str
    status: LifecycleRequestStatus
    child_node_id: str
    child_alias: str
    action: LifecycleAction
    delete_config: bool
    grace_seconds: int
    force: bool

class AckStopRequestResult(TypedDict):
    """AckStopRequestResult."""

    ok: Literal[True]
    request_id: str
    status: LifecycleRequestStatus

class GetStartRequestResult(TypedDict):
    """GetStartRequestResult."""

    ok: Literal[True]
    request_id: str
    status: LifecycleRequestStatus
    child_node_id: str
    child_alias: str

class AckStartRequestResult(TypedDict):
    """AckStartRequestResult."""

    ok: Literal[True]
    request_id: str
    status: LifecycleRequestStatus

class ListHostSupervisorsResult(TypedDict):
    """ListHostSupervisorsResult."""

    ok: Literal[True]
    daemons: List[HostSupervisor]
    count: int
    has_more: bool
    next_cursor: Optional[str]

class ListMyChildrenResult(TypedDict):
    """ListMyChildrenResult."""

    ok: Literal[True]
    children: List[OwnChild]
    has_more: bool
    next_cursor: Optional[str]

class _SendDesktopMessageResultMust(TypedDict):
    ok: Literal[True]
    message_id: str
    user_id: str


class SendDesktopMessageResult(_SendDesktopMessageResultMust, total=False):
    """SendDesktopMessageResult."""

    idempotent_replay: Literal[True]

class _SendPeerReplyResultMust(TypedDict):
    ok: Literal[True]
    message_id: str
    session_status: SessionStatus


class SendPeerReplyResult(_SendPeerReplyResultMust, total=False):
    """SendPeerReplyResult."""

    idempotent_replay: Literal[True]

class MarkTasksConsumedResult(TypedDict):
    """MarkTasksConsumedResult."""

    ok: Literal[True]
    tasks: List[TaskEvidence]

class MarkTasksRuntimeSubmittedResult(TypedDict):
    """MarkTasksRuntimeSubmittedResult."""

    ok: Literal[True]
    tasks: List[TaskEvidence]

class ListProvidersResult(TypedDict):
    """ListProvidersResult."""

    ok: Literal[True]
    providers: List[Provider]
    has_more: bool
    next_cursor: Optional[str]

class UpsertProviderResult(TypedDict):
    """UpsertProviderResult."""

    ok: Literal[True]
    provider: Provider

class UpdateProviderResult(TypedDict):
    """UpdateProviderResult."""

    ok: Literal[True]
    provider_id: str
    fields_changed: List[Union[Literal["name", "base_url", "models", "enabled"], str]]

class ListNetworkSecretsResult(TypedDict):
    """ListNetworkSecretsResult."""

    ok: Literal[True]
    keys: List[str]
    has_more: bool
    next_cursor: Optional[str]

class UpsertNetworkSecretResult(TypedDict):
    """UpsertNetworkSecretResult."""

    ok: Literal[True]
    key: str

class ProbeProviderModelResult(TypedDict):
    """ProbeProviderModelResult."""

    ok: Literal[True]
    probe_id: str

class GetProbeRequestResult(TypedDict):
    """GetProbeRequestResult."""

    ok: Literal[True]
    probe_id: str
    vendor: str
    base_url: str
    model_name: str
    api_key: str

class AckProbeRequestResult(TypedDict):
    """AckProbeRequestResult."""

    ok: Literal[True]
    probe_id: str
    status: ProbeOutcome

class GetProbeResultsResult(TypedDict):
    """GetProbeResultsResult."""

    ok: Literal[True]
    results: List[ProbeResult]
    has_more: bool
    next_cursor: Optional[str]

class _RequirementsListResultMust(TypedDict):
    ok: Literal[True]
    requirements: List[Requirement]
    has_more: bool
    next_cursor: Optional[str]
    capabilities: List[BoardCapability]


class RequirementsListResult(_RequirementsListResultMust, total=False):
    """RequirementsListResult."""

    deleted: List[DeletedRequirement]
    server_time: str

class _RequirementsPeopleResultMust(TypedDict):
    ok: Literal[True]
    people: List[BoardPerson]
    has_more: bool
    next_offset: Optional[int]


class RequirementsPeopleResult(_RequirementsPeopleResultMust, total=False):
    """RequirementsPeopleResult."""

    agents_without_owner: List[PersonAgent]

class RequirementsGetResult(TypedDict):
    """RequirementsGetResult."""

    ok: Literal[True]
    requirement: Requirement

class _RequirementsCreateResultMust(TypedDict):
    ok: Literal[True]
    requirement: Requirement


class RequirementsCreateResult(_RequirementsCreateResultMust, total=False):
    """RequirementsCreateResult."""

    owner_coerced_to_agent_owner: Literal[True]
    idempotent_replay: Literal[True]

class _RequirementsUpdateResultMust(TypedDict):
    ok: Literal[True]
    requirement: Requirement


class RequirementsUpdateResult(_RequirementsUpdateResultMust, total=False):
    """RequirementsUpdateResult."""

    owner_coerced_to_agent_owner: Literal[True]
    idempotent_replay: Literal[True]

class _RequirementsChecklistToggleResultMust(TypedDict):
    ok: Literal[True]
    requirement: Requirement


class RequirementsChecklistToggleResult(_RequirementsChecklistToggleResultMust, total=False):
    """RequirementsChecklistToggleResult."""

    idempotent_replay: Literal[True]

class _RequirementsUpsertByExternalRefResultMust(TypedDict):
    ok: Literal[True]
    requirement: Requirement
    created: bool


class RequirementsUpsertByExternalRefResult(_RequirementsUpsertByExternalRefResultMust, total=False):
    """RequirementsUpsertByExternalRefResult."""

    owner_coerced_to_agent_owner: Literal[True]
    idempotent_replay: Literal[True]

class RequirementsEventsResult(TypedDict):
    """RequirementsEventsResult."""

    ok: Literal[True]
    events: List[RequirementEvent]
    has_more: bool
    next_cursor: Optional[str]

class _RequirementsCommentResultMust(TypedDict):
    ok: Literal[True]
    event: RequirementEvent


class RequirementsCommentResult(_RequirementsCommentResultMust, total=False):
    """RequirementsCommentResult."""

    idempotent_replay: Literal[True]

class ProjectsListResult(TypedDict):
    """ProjectsListResult."""

    ok: Literal[True]
    projects: List[Project]
    has_more: bool
    next_cursor: Optional[str]

class _ProjectsCreateResultMust(TypedDict):
    ok: Literal[True]
    project: Project


class ProjectsCreateResult(_ProjectsCreateResultMust, total=False):
    """ProjectsCreateResult."""

    idempotent_replay: Literal[True]

class _ProjectsUpdateResultMust(TypedDict):
    ok: Literal[True]
    project: Project


class ProjectsUpdateResult(_ProjectsUpdateResultMust, total=False):
    """ProjectsUpdateResult."""

    idempotent_replay: Literal[True]
