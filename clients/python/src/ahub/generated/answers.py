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

DiagnosticCode = Union[Literal["terminal", "runtime_consumed_nonterminal", "runtime_submitted_waiting_for_signal", "target_session_missing", "target_session_offline", "target_no_live_sse", "runtime_evidence_channel_absent", "lifecycle_progress_without_runtime_evidence", "delivered_waiting_for_agent"], str]
"""What the hub can observe about the task's progress; the first match wins."""

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

MemberRole = Union[Literal["owner", "admin", "member", "viewer"], str]
"""Role in one network; owner is set only by creating the network."""

NetworkVisibility = Union[Literal["private"], str]
"""Who finds the network; private networks are known to their members alone."""

NodeFileOp = Union[Literal["read_rules", "write_rules", "list_skills", "read_skill", "list_files", "read_file", "tail_logs"], str]
"""What is requested of a node."""

NodeLogLevel = Union[Literal["info", "warn", "error"], str]
"""Level of a log line, exact."""

NodeMode = Union[Literal["normal", "readonly", "restricted"], str]
"""Permission mode of a network token."""

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
    acked_user_inbox: int
    acked_inbox: int


class AckMessagesAnswer(_AckMessagesAnswerMust, total=False):
    """AckMessagesAnswer."""

    agent: str
    idempotent_replay: Literal[True]

class ActivateLicenseAnswer(TypedDict):
    """ActivateLicenseAnswer."""

    ok: Literal[True]
    type: Literal["pro"]
    expires_in_days: int

class ActualTo(TypedDict):
    """Where the task was actually sent."""

    alias: str
    to_node_id: Optional[str]
    network_id: str

class AgentHealth(TypedDict, total=False):
    """What the agent last reported of its layers."""

    app_server: AgentHealthLayer
    tui: AgentHealthLayer
    model_auth: str

class _AgentHealthLayerMust(TypedDict):
    ok: bool


class AgentHealthLayer(_AgentHealthLayerMust, total=False):
    """AgentHealthLayer."""

    reason: str

class AuditRow(TypedDict):
    """Who did what."""

    user_id: Optional[str]
    username: Optional[str]
    action: str
    target_type: Optional[str]
    target_id: Optional[str]
    detail: Optional[str]
    created_at: str

class BoardDepartment(TypedDict):
    """A department; its id is its name."""

    id: str
    name: str

class BoardPerson(TypedDict):
    """A member of the network with the agents that belong to it."""

    user_id: str
    username: str
    display_name: Optional[str]
    role: MemberRole
    department: Optional[BoardDepartment]
    """The department, or null when unset."""
    agents: List[PersonAgent]

class _BroadcastAnswerMust(TypedDict):
    ok: Literal[True]
    recipients: int
    message_ids: List[str]
    """One for each recipient."""


class BroadcastAnswer(_BroadcastAnswerMust, total=False):
    """BroadcastAnswer."""

    idempotent_replay: Literal[True]

class BroadcastEvent(TypedDict):
    """BroadcastEvent."""

    type: Literal["broadcast"]
    inbox_count: int

class ByeEvent(TypedDict):
    """The hub closes the stream; reconnect after retry_ms."""

    type: Literal["bye"]
    retry_ms: int

class CardActor(TypedDict):
    """Who made the change."""

    kind: PersonKind
    id: str

class ChainedReplyEvent(TypedDict):
    """A child of a task that the listener sent has ended."""

    type: Literal["chained_reply"]
    parent_task_id: str
    child_task_id: str
    child_alias: str

class ChangePasswordAnswer(TypedDict):
    """ChangePasswordAnswer."""

    ok: Literal[True]
    revoked: int
    """How many other tokens of the caller were revoked."""
    token: str
    token_id: str

class ChecklistItem(TypedDict):
    """ChecklistItem."""

    id: str
    text: str
    done: bool

class Completion(TypedDict):
    """The full result of a finished piece of work."""

    id: str
    session_name: str
    task: str
    result: str
    artifacts: Optional[str]
    """A JSON array as text."""
    score: Optional[float]
    duration_minutes: Optional[float]
    network_id: str
    completed_at: str

class ConfigUpdate(TypedDict):
    """A configuration that a node should apply."""

    update_id: str
    node_id: str
    action: ConfigUpdateAction
    apply_mode: ConfigApplyMode
    base_revision: int
    patch: Dict[str, Any]
    status: ConfigUpdateStatus
    created_at: str

class ConfigUpdateEvent(TypedDict):
    """A configuration waits; fetch it with get_config_update."""

    type: Literal["config_update"]
    update_id: str
    node_id: str

class _ConnectedEventMust(TypedDict):
    type: Literal["connected"]
    session: str
    network_id: str
    last_event_id: str


class ConnectedEvent(_ConnectedEventMust, total=False):
    """First frame of every stream."""

    inbox_count: int
    observer: Literal[True]

class CountOf(TypedDict):
    """How many, and how many of them are done."""

    total: int
    done: int

class CreateInviteAnswer(TypedDict):
    """CreateInviteAnswer."""

    ok: Literal[True]
    invite_code: str

class _CreateNetworkAnswerMust(TypedDict):
    ok: Literal[True]
    network_id: str
    network_name: str


class CreateNetworkAnswer(_CreateNetworkAnswerMust, total=False):
    """CreateNetworkAnswer."""

    idempotent_replay: Literal[True]

class CreateNodeEvent(TypedDict):
    """A node is to be created; fetch it with get_create_request."""

    type: Literal["create_node"]
    request_id: str

class _DeleteNodeRecordAnswerMust(TypedDict):
    ok: Literal[True]
    deleted: Literal[True]
    node_id: str
    node_name: str
    alias: str
    network_id: str


class DeleteNodeRecordAnswer(_DeleteNodeRecordAnswerMust, total=False):
    """DeleteNodeRecordAnswer."""

    idempotent_replay: Literal[True]

class _DeleteProjectAnswerMust(TypedDict):
    ok: Literal[True]
    id: str


class DeleteProjectAnswer(_DeleteProjectAnswerMust, total=False):
    """DeleteProjectAnswer."""

    idempotent_replay: Literal[True]

class _DeleteRequirementAnswerMust(TypedDict):
    ok: Literal[True]
    id: str


class DeleteRequirementAnswer(_DeleteRequirementAnswerMust, total=False):
    """DeleteRequirementAnswer."""

    idempotent_replay: Literal[True]

class DeletedRequirement(TypedDict):
    """DeletedRequirement."""

    id: str
    seq: int
    network_id: str
    deleted_at: str

_DesktopMessageEventMust = TypedDict("_DesktopMessageEventMust", {"type": 'Literal["desktop_message"]', "message_id": 'str', "kind": 'str', "from": 'str', "title": 'Optional[str]', "message": 'str', "severity": 'Severity', "created_at": 'str'})
_DesktopMessageEventMay = TypedDict("_DesktopMessageEventMay", {}, total=False)

class DesktopMessageEvent(_DesktopMessageEventMust, _DesktopMessageEventMay):
    """A direct message to a person."""

class _DiagnosticMust(TypedDict):
    schema_version: Literal[1]
    code: DiagnosticCode
    action_hint: ActionHint
    evidence: DiagnosticEvidence


class Diagnostic(_DiagnosticMust, total=False):
    """What the hub itself can observe about a task."""

    warning: str
    """Present when the delivery was read more than 20 times."""

class _DiagnosticEvidenceMust(TypedDict):
    task_status: TaskStatus
    target_session_status: Optional[SessionStatus]
    """Null when the target never reported."""
    live_sse_connections: int
    runtime_submitted: bool
    runtime_consumed: bool
    target_ever_reported_runtime_evidence: bool


class DiagnosticEvidence(_DiagnosticEvidenceMust, total=False):
    """DiagnosticEvidence."""

    inbox_read_count: int

class EventActor(TypedDict):
    """Who caused an event."""

    id: str
    kind: PersonKind
    display_name: Optional[str]

class GetCompletionsAnswer(TypedDict):
    """GetCompletionsAnswer."""

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
    license: License
    limits: LicenseLimits

class GetNetworkAnswer(TypedDict):
    """GetNetworkAnswer."""

    ok: Literal[True]
    network: Network
    stats: NetworkStats

class GetNodeCreateRequestAnswer(TypedDict):
    """GetNodeCreateRequestAnswer."""

    ok: Literal[True]
    request: NodeCreateRequest

class GetRequirementAnswer(TypedDict):
    """GetRequirementAnswer."""

    ok: Literal[True]
    requirement: Requirement

class GetServerHealthAnswer(TypedDict):
    """GetServerHealthAnswer."""

    ok: Literal[True]
    host: str
    hostname: str
    ip: Optional[str]
    agent_count: int
    alert_level: AlertLevel
    alerts: List[ServerAlert]
    latest: ServerMeasures
    history: ServerHistory

class GetStatsAnswer(TypedDict):
    """network_id is null where the figures span several networks."""

    ok: Literal[True]
    network_id: Optional[str]
    tasks: TaskFigures
    sessions: SessionFigures
    nodes: NodeFigures
    recent_tasks: List[TaskSummary]
    """The newest first."""

class _GetStatusAnswerMust(TypedDict):
    ok: Literal[True]
    sessions: List[SessionSummary]
    summary: StatusSummary
    has_more: bool
    next_cursor: Optional[str]


class GetStatusAnswer(_GetStatusAnswerMust, total=False):
    """GetStatusAnswer."""

    truncated: Literal[True]

class _GetStreamStatsAnswerMust(TypedDict):
    ok: Literal[True]
    total: int
    sessions: Dict[str, int]
    """Open streams by <network_id>:<alias>."""


class GetStreamStatsAnswer(_GetStreamStatsAnswerMust, total=False):
    """Open streams of this process that the caller may see; scope and network_id are present with a bound token."""

    scope: Literal["network"]
    network_id: str

class GetTaskAnswer(TypedDict):
    """GetTaskAnswer."""

    ok: Literal[True]
    task: Task
    diagnostic: Diagnostic

class GetTerminalAnswer(TypedDict):
    """GetTerminalAnswer."""

    ok: Literal[True]
    tmux_name: str
    lines: int
    """As requested."""
    output: str

class _HealthAnswerMust(TypedDict):
    ok: Literal[True]
    version: str
    api_version: Literal["v3"]
    transport: Literal["streamable-http"]
    sessions_count: int
    sse_connections: int
    auth: HubAuth
    security: HubSecurity
    tmux: bool
    """Whether the terminal endpoints are on."""
    v3_auth: bool
    multi_network: bool
    license: LicenseState
    uptime: int
    """Seconds."""
    limits: HubLimits
    capabilities: List[str]


class HealthAnswer(_HealthAnswerMust, total=False):
    """sse_sessions is present only with a valid token and shows the networks of the caller."""

    sse_sessions: Dict[str, int]
    """Open streams by <network_id>:<alias>."""

class HistoryBucket(TypedDict):
    """Averages of one interval; start is its beginning."""

    start: str
    cpu_load_1min: Optional[float]
    cpu_pct: Optional[float]
    mem_used_gb: Optional[float]
    mem_avail_gb: Optional[float]

class _HostSupervisorMust(TypedDict):
    daemon_node_id: str
    alias: str
    hostname: Optional[str]
    online: bool
    last_seen_at: Optional[str]
    runtimes_supported: List[str]
    allowed_secret_keys: List[str]
    host_telemetry: HostTelemetry


class HostSupervisor(_HostSupervisorMust, total=False):
    """A daemon that runs nodes on its host."""

    can_create_nodes: bool
    """Absent means unknown."""
    create_nodes_blocked_reason: str

class HostTelemetry(TypedDict, total=False):
    """HostTelemetry."""

    alert_level: HostAlertLevel
    cpu_cores: int
    mem_gb: float
    ip_internal: str

class HourBucket(TypedDict):
    """Averages of one hour, and the extremes of the disk; start is its beginning."""

    start: str
    cpu_load_1min: Optional[float]
    cpu_pct: Optional[float]
    mem_used_gb: Optional[float]
    mem_avail_gb: Optional[float]
    disk_avail_min: Optional[float]
    disk_used_max: Optional[float]

class HubLimits(TypedDict):
    """Limits of this hub in bytes."""

    max_upload_bytes: int
    """Bytes of one uploaded file."""
    max_request_content_length: int
    """Bytes of one request with a file."""

class _InboxMessageMust(TypedDict):
    id: str
    """Delivery id."""
    task_id: str
    """Stable logical task id."""
    type: InboxType
    priority: TaskPriority
    content: str
    context: Optional[str]
    from_session: str
    created_at: str
    network_id: str


class InboxMessage(_InboxMessageMust, total=False):
    """One delivery into the inbox of an alias."""

    sender_kind: SenderKind
    sender_id: str
    in_reply_to: Optional[str]
    requires_response: Optional[str]
    meta_json: Optional[str]
    acked: int

class IssueApiTokenAnswer(TypedDict):
    """IssueApiTokenAnswer."""

    ok: Literal[True]
    token: str
    token_id: str

class IssueNodeTokenAnswer(TypedDict):
    """IssueNodeTokenAnswer."""

    ok: Literal[True]
    token: str

class _JoinNetworkAnswerMust(TypedDict):
    ok: Literal[True]
    network_id: str
    role: InviteRole


class JoinNetworkAnswer(_JoinNetworkAnswerMust, total=False):
    """JoinNetworkAnswer."""

    network_token: str
    """Absent for members who reach granted agents only."""

class LastEvent(TypedDict):
    """The latest event of a card."""

    type: RequirementEventKind
    field: Optional[str]
    actor: Optional[EventActor]
    at: str
    summary: str

class License(TypedDict):
    """License."""

    type: LicenseType
    expires_at: str
    days_left: int
    expired: bool

class LicenseLimits(TypedDict):
    """Informational, never enforced."""

    max_agents: int
    max_networks: int
    max_tasks_day: int

class _LifecycleRequestMust(TypedDict):
    request_id: str
    status: LifecycleRequestStatus
    child_node_id: str
    child_alias: str
    action: LifecycleAction
    created_at: str


class LifecycleRequest(_LifecycleRequestMust, total=False):
    """A child that is to be stopped, deleted or started."""

    delete_config: bool
    """Whether to remove the configuration, after a backup"""
    grace_seconds: int
    force: bool

class ListAuditLogAnswer(TypedDict):
    """ListAuditLogAnswer."""

    ok: Literal[True]
    logs: List[AuditRow]
    count: int
    has_more: bool
    next_cursor: Optional[str]

class ListHostSupervisorsAnswer(TypedDict):
    """ListHostSupervisorsAnswer."""

    ok: Literal[True]
    daemons: List[HostSupervisor]
    count: int
    has_more: bool
    next_cursor: Optional[str]

class ListMembersAnswer(TypedDict):
    """ListMembersAnswer."""

    ok: Literal[True]
    members: List[NetworkMember]
    has_more: bool
    next_cursor: Optional[str]

class _ListMessagesAnswerMust(TypedDict):
    ok: Literal[True]
    messages: List[Message]
    has_more: bool
    next_cursor: Optional[str]


class ListMessagesAnswer(_ListMessagesAnswerMust, total=False):
    """The four counts are present only with scope=user."""

    unread: int
    pending_count: int
    unread_by_agent: Dict[str, int]
    unread_total: int

class ListNetworksAnswer(TypedDict):
    """ListNetworksAnswer."""

    ok: Literal[True]
    networks: List[MemberNetwork]
    has_more: bool
    next_cursor: Optional[str]

class ListNodesAnswer(TypedDict):
    """ListNodesAnswer."""

    ok: Literal[True]
    nodes: List[Node]
    count: int
    has_more: bool
    next_cursor: Optional[str]

class ListProjectsAnswer(TypedDict):
    """By order, then by age; archived projects included."""

    ok: Literal[True]
    projects: List[Project]
    has_more: bool
    next_cursor: Optional[str]

class _ListRequirementsAnswerMust(TypedDict):
    ok: Literal[True]
    requirements: List[Requirement]
    has_more: bool
    next_cursor: Optional[str]
    capabilities: List[BoardCapability]


class ListRequirementsAnswer(_ListRequirementsAnswerMust, total=False):
    """A page, the newest cards first. With changes, deleted names the cards that are gone (on the first page) and server_time is the updated_since of the next call."""

    deleted: List[DeletedRequirement]
    server_time: str

class ListServerAgentsAnswer(TypedDict):
    """ListServerAgentsAnswer."""

    ok: Literal[True]
    host: str
    agent_count: int
    agents: List[ServerAgent]
    has_more: bool
    next_cursor: Optional[str]

class ListServerLogsAnswer(TypedDict):
    """ListServerLogsAnswer."""

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
    counts: Dict[str, int]
    """Cards by tag."""
    colors: Dict[str, str]
    """Colours by tag, where one is set."""
    can_manage: bool
    """Whether the caller may use tag operations."""
    has_more: bool
    next_cursor: Optional[str]

class ListTaskEventsAnswer(TypedDict):
    """ListTaskEventsAnswer."""

    ok: Literal[True]
    events: List[TaskEvent]
    count: int
    has_more: bool
    next_cursor: Optional[str]

class ListTasksAnswer(TypedDict):
    """ListTasksAnswer."""

    ok: Literal[True]
    tasks: List[Task]
    count: int
    """Rows returned."""
    stats: List[StatusCount]
    """Counts over the whole scope; filters have no effect."""
    has_more: bool
    next_cursor: Optional[str]

class ListTokensAnswer(TypedDict):
    """ListTokensAnswer."""

    ok: Literal[True]
    tokens: List[Token]
    has_more: bool
    next_cursor: Optional[str]

class ListUsersAnswer(TypedDict):
    """ListUsersAnswer."""

    ok: Literal[True]
    users: List[User]
    has_more: bool
    next_cursor: Optional[str]

class LoginAnswer(TypedDict):
    """LoginAnswer."""

    ok: Literal[True]
    user: User
    token: str
    network_id: Optional[str]

class MeAnswer(TypedDict):
    """MeAnswer."""

    ok: Literal[True]
    user: User
    networks: List[OwnNetwork]
    current_network: Optional[str]

class MemberNetwork(TypedDict):
    """A network with the caller's role in it."""

    network_id: str
    network_name: str
    """Unique per owner."""
    owner_id: str
    description: Optional[str]
    settings: None
    """Reserved."""
    visibility: NetworkVisibility
    max_members: int
    """Stored, not enforced."""
    created_at: str
    updated_at: str
    member_role: MemberRole

class _MessageMust(TypedDict):
    content: str
    created_at: str
    network_id: str


class Message(_MessageMust, total=False):
    """A delivery of the network (id, from_alias, to_alias, type, priority), or with scope=user a direct message (message_id, user_id, from_session, kind, title, severity, meta_json, acked, acked_at)."""

    id: str
    from_alias: str
    to_alias: str
    type: InboxType
    priority: TaskPriority
    message_id: str
    user_id: str
    from_session: str
    sender_kind: SenderKind
    sender_id: str
    kind: str
    title: Optional[str]
    severity: Severity
    meta_json: Optional[str]
    acked: int
    acked_at: Optional[str]

class Network(TypedDict):
    """Network."""

    network_id: str
    network_name: str
    """Unique per owner."""
    owner_id: str
    description: Optional[str]
    settings: None
    """Reserved."""
    visibility: NetworkVisibility
    max_members: int
    """Stored, not enforced."""
    created_at: str
    updated_at: str

class _NetworkChangeAnswerMust(TypedDict):
    ok: Literal[True]


class NetworkChangeAnswer(_NetworkChangeAnswerMust, total=False):
    """NetworkChangeAnswer."""

    idempotent_replay: Literal[True]

class _NetworkMemberMust(TypedDict):
    user_id: str
    username: str
    display_name: Optional[str]
    role: MemberRole
    joined_at: str


class NetworkMember(_NetworkMemberMust, total=False):
    """NetworkMember."""

    agent_access: AgentAccess
    task_access: TaskAccess
    department: Optional[str]

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
    """NewMessageNotice."""

_NewReplyBriefMust = TypedDict("_NewReplyBriefMust", {"type": 'Literal["new_reply"]', "task_id": 'Optional[str]', "message_id": 'str', "from": 'str', "to": 'str', "status": 'ReplyStatus'})
_NewReplyBriefMay = TypedDict("_NewReplyBriefMay", {}, total=False)

class NewReplyBrief(_NewReplyBriefMust, _NewReplyBriefMay):
    """NewReplyBrief."""

_NewReplyNoticeMust = TypedDict("_NewReplyNoticeMust", {"type": 'Literal["new_reply"]', "inbox_count": 'int', "from": 'str', "message_id": 'str', "in_reply_to": 'Optional[str]', "status": 'ReplyStatus'})
_NewReplyNoticeMay = TypedDict("_NewReplyNoticeMay", {}, total=False)

class NewReplyNotice(_NewReplyNoticeMust, _NewReplyNoticeMay):
    """NewReplyNotice."""

_NewTaskBriefMust = TypedDict("_NewTaskBriefMust", {"type": 'Literal["new_task"]', "task_id": 'str', "from": 'str', "to": 'str', "status": 'TaskStatus', "priority": 'TaskPriority'})
_NewTaskBriefMay = TypedDict("_NewTaskBriefMay", {}, total=False)

class NewTaskBrief(_NewTaskBriefMust, _NewTaskBriefMay):
    """NewTaskBrief."""

_NewTaskNoticeMust = TypedDict("_NewTaskNoticeMust", {"type": 'Literal["new_task"]', "inbox_count": 'int', "priority": 'TaskPriority', "from": 'str'})
_NewTaskNoticeMay = TypedDict("_NewTaskNoticeMay", {"task_id": 'str', "renamed_from": 'str'}, total=False)

class NewTaskNotice(_NewTaskNoticeMust, _NewTaskNoticeMay):
    """NewTaskNotice."""

class _NodeMust(TypedDict):
    node_id: str
    node_name: str
    alias: str
    runtime: Optional[str]
    model: Optional[str]
    config_path: Optional[str]
    channels: Optional[str]
    server: Optional[str]
    hostname: Optional[str]
    network_id: str
    created_at: str
    updated_at: str
    avatar_url: Optional[str]


class Node(_NodeMust, total=False):
    """The persistent identity of an agent."""

    lifecycle_state: LifecycleState
    config_revision: int

class NodeCreateRequest(TypedDict):
    """A request to a daemon to create a node."""

    request_id: str
    daemon_node_id: str
    child_name: str
    network_id: str
    runtime: str
    model: Optional[str]
    status: CreateRequestStatus
    error: Optional[str]
    created_at: str
    delivered_at: Optional[str]
    acked_at: Optional[str]

class NodeDeletedEvent(TypedDict):
    """NodeDeletedEvent."""

    type: Literal["node_deleted"]
    node_id: str
    node_name: str
    alias: str
    network_id: str

class NodeFigures(TypedDict):
    """How many nodes there are."""

    total: int
    """All nodes."""

class _NodeFileItemMust(TypedDict):
    name: str


class NodeFileItem(_NodeFileItemMust, total=False):
    """A skill (name, scope, path_rel, description) or a directory entry (name, type, size, mtime)."""

    scope: str
    path_rel: str
    description: str
    type: Union[Literal["file", "dir", "other"], str]
    size: int
    mtime: str
    hidden_reason: Union[Literal["secret"], str]

class _NodeFileRequestMust(TypedDict):
    request_id: str
    node_id: str
    op: NodeFileOp
    created_at: str


class NodeFileRequest(_NodeFileRequestMust, total=False):
    """A request to a node; op decides which further fields are present."""

    content: str
    """The new rules"""
    name: str
    """The skill"""
    path: str
    """Relative to the work directory"""
    max_bytes: int
    """Longest content of the answer"""
    lines: int
    level: NodeLogLevel
    grep: str
    """A literal, any case, matched after masking"""
    since_ts: str

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
    """NodeRenamedEvent."""

    type: Literal["node.renamed"]
    txn_id: str
    alias: str
    """The new alias."""
    network_id: str
    data: NodeRenamedData

class _NodeSpecMust(TypedDict):
    name: str
    """Alias of the node: 1 to 64 letters, digits, dot, underscore, hyphen"""
    runtime: str
    """One that the daemon supports"""


class NodeSpec(_NodeSpecMust, total=False):
    """The node to be created."""

    model: str
    flags: Dict[str, Any]
    env_refs: List[str]
    """Names of vault entries that the node gets in its environment"""
    workdir: str
    """A directory below the daemon's own root"""

class OkAnswer(TypedDict):
    """OkAnswer."""

    ok: Literal[True]

class OwnChild(TypedDict):
    """A node that the daemon runs."""

    node_id: str
    alias: str
    lifecycle_state: LifecycleState

class OwnNetwork(TypedDict):
    """OwnNetwork."""

    network_id: str
    network_name: str
    member_role: MemberRole

class PendingCreateRequest(TypedDict):
    """A node that waits to be created."""

    request_id: str
    status: CreateRequestStatus
    child_node_id: Optional[str]
    child_name: str
    runtime: str
    model: Optional[str]
    created_at: str

class _PersonMust(TypedDict):
    kind: PersonKind
    id: str


class Person(_PersonMust, total=False):
    """A person (username, display_name) or an agent (alias); names are absent when the person or agent is gone or hidden."""

    username: str
    display_name: Optional[str]
    alias: str

class PersonAgent(TypedDict):
    """An agent."""

    node_id: str
    alias: str

class _PrepareRenameAnswerMust(TypedDict):
    ok: Literal[True]
    txn_id: str


class PrepareRenameAnswer(_PrepareRenameAnswerMust, total=False):
    """PrepareRenameAnswer."""

    idempotent_replay: Literal[True]

class ProbeProviderEvent(TypedDict):
    """A provider is to be probed; fetch it with get_probe_request."""

    type: Literal["probe_provider"]
    probe_id: str

class ProbeResult(TypedDict):
    """A probe and its result."""

    probe_id: str
    provider_id: str
    model_name: str
    daemon_node_id: str
    status: ProbeStatus
    raw_status_code: Optional[int]
    latency_ms: Optional[int]
    created_at: str
    delivered_at: Optional[str]
    acked_at: Optional[str]

class ProcessTelemetry(TypedDict):
    """Measures of the agent's own process; rss_mb in MiB."""

    rss_bytes: Optional[int]
    rss_mb: Optional[float]
    cpu_pct: Optional[float]
    uptime_seconds: Optional[float]
    in_flight_count: Optional[int]

class Project(TypedDict):
    """Project."""

    id: str
    network_id: str
    name: str
    color: str
    order: int
    archived: bool

class _ProjectAnswerMust(TypedDict):
    ok: Literal[True]
    project: Project


class ProjectAnswer(_ProjectAnswerMust, total=False):
    """ProjectAnswer."""

    idempotent_replay: Literal[True]

class Provider(TypedDict):
    """A model provider of a network. The secret itself is never shown."""

    provider_id: str
    network_id: str
    name: str
    vendor: str
    base_url: str
    secret_key_ref: str
    enabled: bool
    models: List[ProviderModel]
    created_at: str
    created_by: str

class _ProviderModelMust(TypedDict):
    model_name: str


class ProviderModel(_ProviderModelMust, total=False):
    """A model that a provider offers."""

    display_name: str
    context_window: int
    supports_vision: bool

class RegisterAnswer(TypedDict):
    """RegisterAnswer."""

    ok: Literal[True]
    user: User
    token: str
    network_token: str
    network_id: str

class _RenameAnswerMust(TypedDict):
    ok: Literal[True]


class RenameAnswer(_RenameAnswerMust, total=False):
    """RenameAnswer."""

    idempotent_replay: Literal[True]

class _RequirementMust(TypedDict):
    id: str
    seq: int
    """Shown as '#N'; never reused."""
    network_id: str
    name: str
    column: RequirementColumn
    priority: RequirementPriority
    due: Optional[str]
    start: Optional[str]
    checklist_progress: CountOf
    owner: Optional[Person]
    agent_owner: Optional[Person]
    participants: List[Person]
    project_id: Optional[str]
    parent_id: Optional[str]
    children: CountOf
    external_ref: Optional[str]
    external_url: Optional[str]
    archived: bool
    tags: List[str]
    created_by: Optional[CardActor]
    updated_by: Optional[CardActor]
    created_at: str
    updated_at: str


class Requirement(_RequirementMust, total=False):
    """A card. description and checklist are present with view=full, last_event when it was requested."""

    description: str
    checklist: List[ChecklistItem]
    last_event: Optional[LastEvent]

class RequirementChangedEvent(TypedDict):
    """RequirementChangedEvent."""

    type: Literal["requirement_changed"]
    requirement_id: str
    seq: int
    change: str
    """Kind of the card event."""
    field: Optional[str]

class RequirementEvent(TypedDict):
    """A change of one field, or a comment, whose text is new.text."""

    id: str
    requirement_id: str
    seq: int
    """Short number of the card."""
    kind: RequirementEventKind
    field: Optional[str]
    old: Any
    """The value before; null when there was none."""
    new: Any
    """The value after; null when there is none."""
    actor: Optional[EventActor]
    at: str

class _RequirementEventAnswerMust(TypedDict):
    ok: Literal[True]
    event: RequirementEvent


class RequirementEventAnswer(_RequirementEventAnswerMust, total=False):
    """RequirementEventAnswer."""

    idempotent_replay: Literal[True]

class RestartEvent(TypedDict):
    """A child is to be restarted; fetch it with get_config_update."""

    type: Literal["restart"]
    update_id: str
    node_id: str

class ResyncEvent(TypedDict):
    """Events were missed and are no longer available; read the inbox."""

    type: Literal["resync"]
    oldest_id: str

class RulesFileEvent(TypedDict):
    """A rules, skill, file or log request waits; fetch it with get_rules_file_request."""

    type: Literal["rules_file"]
    request_id: str

class _SendTaskAnswerMust(TypedDict):
    ok: Literal[True]
    task_id: str
    message_id: str
    actual_to: ActualTo


class SendTaskAnswer(_SendTaskAnswerMust, total=False):
    """The task was stored. With status 202 the target is offline and the task waits in its inbox."""

    code: Literal["alias_offline"]
    """The target is offline."""
    queued: Literal[True]
    renamed_from: str
    renamed_to: str
    idempotent_replay: Literal[True]

class Server(TypedDict):
    """A host; sessions whose host is not known are grouped as unknown, with ip null."""

    hostname: str
    ip: Optional[str]
    agent_count: int
    cpu_load_1min: Optional[float]
    cpu_cores: Optional[int]
    mem_avail_gb: Optional[float]
    mem_used_gb: Optional[float]
    last_seen: str

class ServerAgent(TypedDict):
    """A session on a host; fields that were never reported are null."""

    alias: str
    runtime: Optional[str]
    raw_agent: Optional[str]
    model: Optional[str]
    status: SessionStatus
    task: Optional[str]
    progress: Optional[float]
    last_seen: str
    health: Optional[AgentHealth]
    hostname: str
    ip: Optional[str]
    telemetry: Optional[ServerMeasures]
    process_telemetry: Optional[ProcessTelemetry]

class ServerAlert(TypedDict):
    """Why a host is not green; value is below threshold."""

    level: ServerAlertLevel
    metric: ServerMetric
    value: float
    threshold: float

_ServerHistoryMust = TypedDict("_ServerHistoryMust", {"5m": 'List[HistoryBucket]', "1h": 'List[HistoryBucket]', "24h": 'List[HourBucket]'})
_ServerHistoryMay = TypedDict("_ServerHistoryMay", {}, total=False)

class ServerHistory(_ServerHistoryMust, _ServerHistoryMay):
    """Oldest first; intervals without a report are left out."""

class ServerLogLine(TypedDict):
    """ServerLogLine."""

    ts: str
    """ISO 8601."""
    level: str
    line: str
    """The whole line, secrets masked."""

class ServerMeasures(TypedDict):
    """The newest measures of a host."""

    cpu_load_1min: Optional[float]
    cpu_cores: Optional[int]
    cpu_pct: Optional[float]
    mem_total_gb: Optional[float]
    mem_used_gb: Optional[float]
    mem_avail_gb: Optional[float]
    disk_total_gb: Optional[float]
    disk_used_gb: Optional[float]
    disk_avail_gb: Optional[float]
    last_seen: Optional[str]

class Session(TypedDict):
    """Runtime state of an alias, as its node last reported it."""

    resume_id: str
    alias: str
    status: SessionStatus
    task: Optional[str]
    output: Optional[str]
    score: Optional[float]
    progress: Optional[float]
    server: Optional[str]
    hostname: Optional[str]
    agent: Optional[str]
    project_dir: Optional[str]
    version: Optional[str]
    tmux_name: Optional[str]
    node_id: Optional[str]
    session_id: Optional[str]
    config_path: Optional[str]
    channels: Optional[str]
    model: Optional[str]
    last_seen_at: str
    updated_at: str
    network_id: str

class SessionFigures(TypedDict):
    """How many sessions there are."""

    by_status: Dict[str, int]

class SessionSummary(TypedDict):
    """The fields of a session that GET /api/status returns."""

    resume_id: str
    alias: str
    status: SessionStatus
    agent: Optional[str]
    model: Optional[str]
    task: Optional[str]
    progress: Optional[float]
    last_seen_at: str

class _SetAgentGrantsAnswerMust(TypedDict):
    ok: Literal[True]
    node_ids: List[str]


class SetAgentGrantsAnswer(_SetAgentGrantsAnswerMust, total=False):
    """SetAgentGrantsAnswer."""

    idempotent_replay: Literal[True]

class _SetPermissionModeAnswerMust(TypedDict):
    ok: Literal[True]
    node_id: str
    alias: str
    mode: NodeMode
    tokens: int
    """How many live tokens of the node have this mode."""


class SetPermissionModeAnswer(_SetPermissionModeAnswerMust, total=False):
    """SetPermissionModeAnswer."""

    idempotent_replay: Literal[True]

class Skill(TypedDict):
    """A skill version with its document."""

    skill_id: str
    slug: str
    name: str
    description: str
    version: str
    status: SkillStatus
    source_type: NodeOrUser
    source_alias: Optional[str]
    content_hash: str
    """SHA-256 of the document"""
    created_at: str
    updated_at: str
    reviewed_at: Optional[str]
    review_note: Optional[str]
    content: str

class SkillSummary(TypedDict):
    """A skill version without its document."""

    skill_id: str
    slug: str
    name: str
    description: str
    version: str
    status: SkillStatus
    source_type: NodeOrUser
    source_alias: Optional[str]
    content_hash: str
    """SHA-256 of the document"""
    created_at: str
    updated_at: str
    reviewed_at: Optional[str]
    review_note: Optional[str]

class StartNodeEvent(TypedDict):
    """A child is to be started; fetch it with get_start_request."""

    type: Literal["start_node"]
    request_id: str

class StatusCount(TypedDict):
    """StatusCount."""

    status: str
    count: int

class StatusSession(TypedDict):
    """A session with its open tasks."""

    resume_id: str
    alias: str
    status: SessionStatus
    task: Optional[str]
    output: Optional[str]
    score: Optional[float]
    progress: Optional[float]
    server: Optional[str]
    hostname: Optional[str]
    agent: Optional[str]
    project_dir: Optional[str]
    version: Optional[str]
    tmux_name: Optional[str]
    node_id: Optional[str]
    session_id: Optional[str]
    config_path: Optional[str]
    channels: Optional[str]
    model: Optional[str]
    last_seen_at: str
    updated_at: str
    network_id: str
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
    """StatusUpdateEvent."""

    type: Literal["status_update"]
    alias: str
    status: SessionStatus
    progress: Optional[float]

class StopNodeEvent(TypedDict):
    """A child is to be stopped or deleted; fetch it with get_stop_request."""

    type: Literal["stop_node"]
    request_id: str

class _TaskMust(TypedDict):
    task_id: str
    from_node_id: Optional[str]
    to_node_id: Optional[str]
    from_name: str
    to_name: str
    sender_kind: SenderKind
    sender_id: str
    """User id or node id of the sender."""
    priority: TaskPriority
    status: TaskStatus
    content: str
    result: Optional[str]
    """The first 4000 characters of the result."""
    in_reply_to: Optional[str]
    requires_response: Optional[str]
    scope: Optional[str]
    parent_task_id: Optional[str]
    meta_json: Optional[str]
    created_at: str
    delivered_at: Optional[str]
    started_at: Optional[str]
    runtime_submitted_at: Optional[str]
    consumed_at: Optional[str]
    completed_at: Optional[str]
    expires_at: Optional[str]
    network_id: str


class Task(_TaskMust, total=False):
    """A logical unit of work and its tracked life."""

    context: Optional[str]

class TaskEvent(TypedDict):
    """One step of a task from status to status."""

    id: int
    task_id: str
    from_status: Optional[TaskStatus]
    to_status: TaskStatus
    actor: str
    """Node id of an agent, hub or system."""
    detail: Optional[str]
    created_at: str

class TaskEvidence(TypedDict):
    """When the agent's runtime received the task, and when it began to work on it."""

    task_id: str
    runtime_submitted_at: Optional[str]
    consumed_at: Optional[str]

class TaskFigures(TypedDict):
    """How many tasks there are."""

    total: int
    """All tasks."""
    by_status: Dict[str, int]

class TaskStatusEvent(TypedDict):
    """TaskStatusEvent."""

    type: Literal["task_status"]
    task_id: str
    from_status: Optional[TaskStatus]
    to_status: TaskStatus
    actor: str

class TaskSummary(TypedDict):
    """The fields of a task that list_tasks returns."""

    task_id: str
    from_name: str
    to_name: str
    priority: TaskPriority
    status: TaskStatus
    content: str
    result: Optional[str]
    created_at: str
    runtime_submitted_at: Optional[str]
    consumed_at: Optional[str]
    completed_at: Optional[str]

class TerminalFrame(TypedDict):
    """One message of the socket, as JSON text."""

    type: Literal["pane"]
    tmux_name: str
    output: str
    """What the terminal shows."""

class Token(TypedDict):
    """The record of a token; only a hash of the token is stored."""

    token_id: str
    name: str
    """For example node:<alias> or user-login."""
    scope: TokenScope
    network_id: Optional[str]
    last_used_at: Optional[str]
    created_at: Optional[str]

class _UpdateMeAnswerMust(TypedDict):
    ok: Literal[True]
    user: User


class UpdateMeAnswer(_UpdateMeAnswerMust, total=False):
    """UpdateMeAnswer."""

    idempotent_replay: Literal[True]

class _UpdateNodeAvatarAnswerMust(TypedDict):
    ok: Literal[True]
    node_id: str
    alias: str
    avatar_url: Optional[str]


class UpdateNodeAvatarAnswer(_UpdateNodeAvatarAnswerMust, total=False):
    """UpdateNodeAvatarAnswer."""

    idempotent_replay: Literal[True]

class _UpdateTagsAnswerMust(TypedDict):
    ok: Literal[True]
    op: TagOperation
    affected: int
    """Cards that changed."""


class UpdateTagsAnswer(_UpdateTagsAnswerMust, total=False):
    """UpdateTagsAnswer."""

    idempotent_replay: Literal[True]

class _UploadAnswerMust(TypedDict):
    ok: Literal[True]
    file_id: str
    url: str
    """Where to download it."""
    size: int
    """Bytes."""
    mime: str


class UploadAnswer(_UploadAnswerMust, total=False):
    """UploadAnswer."""

    idempotent_replay: Literal[True]

class _UpsertRequirementAnswerMust(TypedDict):
    ok: Literal[True]
    requirement: Requirement
    created: bool


class UpsertRequirementAnswer(_UpsertRequirementAnswerMust, total=False):
    """UpsertRequirementAnswer."""

    owner_coerced_to_agent_owner: Literal[True]
    idempotent_replay: Literal[True]

class _UserMust(TypedDict):
    user_id: str
    username: str
    display_name: Optional[str]
    email: Optional[str]
    role: SystemRole


class User(_UserMust, total=False):
    """A person with an account. The password hash is never shown."""

    created_at: str

class _WriteRequirementAnswerMust(TypedDict):
    ok: Literal[True]
    requirement: Requirement


class WriteRequirementAnswer(_WriteRequirementAnswerMust, total=False):
    """The card as it is now."""

    owner_coerced_to_agent_owner: Literal[True]
    idempotent_replay: Literal[True]

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

class _GetAllStatusResultMust(TypedDict):
    ok: Literal[True]
    sessions: List[StatusSession]
    summary: List[StatusCount]
    has_more: bool
    next_cursor: Optional[str]


class GetAllStatusResult(_GetAllStatusResultMust, total=False):
    """GetAllStatusResult."""

    truncated: Literal[True]

class GetSessionStatusResult(TypedDict):
    """GetSessionStatusResult."""

    ok: Literal[True]
    session: Optional[Session]
    inbox_pending: int
    recent_completions: List[Completion]

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
