# Generated from spec/ by `make generate`. Do not edit.
"""Shapes that operations and tools take."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


AgentAccess = Literal["all", "granted"]
"""Whether a member reaches all agents of the network or only granted ones."""

AttentionKind = Literal["task_failed", "task_expired", "task_unclaimed", "task_stalled", "agent_waiting_input", "agent_blocked", "agent_error", "agent_degraded", "agent_offline_with_work", "delivery_poisoned", "lifecycle_failed", "card_overdue", "message_unread"]
"""The condition that an item tells of."""

AttentionSeverity = Literal["now", "soon", "note"]
"""How soon somebody should look; now comes first."""

InviteRole = Literal["admin", "member", "viewer"]
"""A role that can be assigned; owner cannot."""

MemberRole = Literal["owner", "admin", "member", "viewer"]
"""Role in one network; owner is set only by creating the network."""

MessageScope = Literal["user"]
"""Whose messages are listed; user means the caller's own."""

NodeLogLevel = Literal["info", "warn", "error"]
"""Level of a log line, exact."""

NodeMode = Literal["normal", "readonly", "restricted"]
"""What a node token may do besides reporting, reading its inbox and answering."""

PersonKind = Literal["user", "node"]
"""A person (user) or an agent (node)."""

ProbeOutcome = Literal["ok", "auth_fail", "quota", "rate_limit", "network_error", "timeout", "redirect_forbidden", "vendor_5xx", "other_4xx", "tls_error", "probe_target_forbidden"]
"""Result of a probe."""

QueryFlag = Literal["0", "1", "false", "true"]
"""Yes as 1 or true, no as 0 or false."""

RequirementColumn = Literal["pool", "doing", "done"]
"""Where a card stands."""

RequirementPriority = Literal["high", "normal", "low", "lowest"]
"""Shown as highest, normal, low and lowest."""

RequirementViewFull = Literal["summary", "full"]
"""With full, cards carry their description and checklist."""

RequirementViewSummary = Literal["summary", "full"]
"""With full, cards carry their description and checklist."""

SessionStatus = Literal["working", "idle", "blocked", "error", "waiting_input", "offline"]
"""What the node last reported, or offline after ten minutes of silence."""

SkillDecision = Literal["published", "rejected"]
"""What a reviewer decides."""

StatusFields = Literal["all", "light", "fleet"]
"""Which fields of a session are told."""

TagOperation = Literal["rename", "merge", "delete", "color"]
"""What to do with tags."""

TaskAccess = Literal["all", "scoped"]
"""Whether a member sees all requirement cards or only their own."""

TaskPriority = Literal["high", "normal", "low"]
"""Order of delivery in an inbox."""

TaskStatus = Literal["created", "delivered", "acked", "running", "replied", "failed", "cancelled", "expired"]
"""State of a task; replied, failed, cancelled and expired are terminal."""

class _ChecklistItemInputMust(TypedDict):
    text: str
    """What is to be done."""


class ChecklistItemInput(_ChecklistItemInputMust, total=False):
    """An item without an id gets one; done is false by default."""

    id: str
    """Id of the item; one that is sent again keeps it."""
    done: bool
    """Whether it is done."""

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

class PersonFields(TypedDict, total=False):
    """One person or agent; the id, or a name that is looked up in the network of the card."""

    kind: PersonKind
    id: str
    """User id of a person or node id of an agent."""
    username: str
    """User name of a person."""
    alias: str
    """Alias of an agent."""
    name: str
    """User name of a person, or alias or name of an agent; it must fit only one."""

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

class TaskAttachment(TypedDict, total=False):
    """A file or link that goes with a task."""

    type: str
    """Kind of attachment, for example file or link; the hub only passes it on."""
    path: str
    """Where the file is on the machine of the sender."""
    url: str
    """Address to load it from, for example the url of an upload."""
    mime: str
    """Media type, as the sender states it."""
    name: str
    """File name to show."""
    size: int
    """Size in bytes, as the sender states it."""

class TaskMeta(TypedDict, total=False):
    """Stored as meta_json. client_request_id is the idempotency key of the call."""

    attachments: List[TaskAttachment]
    """Files and links that go with the task; the hub does not open them."""
    client_request_id: str
    """Idempotency key of the call: the same one with the same payload gets the first answer again for 24 hours."""
    traceparent: str
    """Step of a trace that the task belongs to (W3C Trace Context); that of the call without it."""

AgentOwnerInput = Union[str, PersonFields, None]
"""An agent; null clears it. A person of that name is refused."""

OwnerInput = Union[str, PersonFields, None]
"""A person; null clears it. An agent given here alone becomes agent_owner."""

PersonInput = Union[str, PersonFields]
"""A person or an agent, by name or by its fields."""
