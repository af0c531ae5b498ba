# Generated from spec/ by `make generate`. Do not edit.
"""What streams carry. An event of a newer hub passes as it came."""

from __future__ import annotations

from typing import Any, Union

from . import answers


class FramedResyncEvent(answers.ResyncEvent):
    """ResyncEvent with the id that a stream resumes behind."""

    id: str


class FramedNewTaskNotice(answers.NewTaskNotice):
    """NewTaskNotice with the id that a stream resumes behind."""

    id: str


class FramedNewTaskBrief(answers.NewTaskBrief):
    """NewTaskBrief with the id that a stream resumes behind."""

    id: str


class FramedNewMessageNotice(answers.NewMessageNotice):
    """NewMessageNotice with the id that a stream resumes behind."""

    id: str


class FramedNewReplyNotice(answers.NewReplyNotice):
    """NewReplyNotice with the id that a stream resumes behind."""

    id: str


class FramedNewReplyBrief(answers.NewReplyBrief):
    """NewReplyBrief with the id that a stream resumes behind."""

    id: str


class FramedBroadcastEvent(answers.BroadcastEvent):
    """BroadcastEvent with the id that a stream resumes behind."""

    id: str


class FramedChainedReplyEvent(answers.ChainedReplyEvent):
    """ChainedReplyEvent with the id that a stream resumes behind."""

    id: str


class FramedNodeRenamedEvent(answers.NodeRenamedEvent):
    """NodeRenamedEvent with the id that a stream resumes behind."""

    id: str


class FramedNodeDeletedEvent(answers.NodeDeletedEvent):
    """NodeDeletedEvent with the id that a stream resumes behind."""

    id: str


class FramedDesktopMessageEvent(answers.DesktopMessageEvent):
    """DesktopMessageEvent with the id that a stream resumes behind."""

    id: str


class FramedTaskStatusEvent(answers.TaskStatusEvent):
    """TaskStatusEvent with the id that a stream resumes behind."""

    id: str


class FramedStatusUpdateEvent(answers.StatusUpdateEvent):
    """StatusUpdateEvent with the id that a stream resumes behind."""

    id: str


class FramedNodeChangedEvent(answers.NodeChangedEvent):
    """NodeChangedEvent with the id that a stream resumes behind."""

    id: str


class FramedMemberChangedEvent(answers.MemberChangedEvent):
    """MemberChangedEvent with the id that a stream resumes behind."""

    id: str


class FramedDaemonRequestEvent(answers.DaemonRequestEvent):
    """DaemonRequestEvent with the id that a stream resumes behind."""

    id: str


class FramedAttentionChangedEvent(answers.AttentionChangedEvent):
    """AttentionChangedEvent with the id that a stream resumes behind."""

    id: str


class FramedRequirementChangedEvent(answers.RequirementChangedEvent):
    """RequirementChangedEvent with the id that a stream resumes behind."""

    id: str


class FramedCreateNodeEvent(answers.CreateNodeEvent):
    """CreateNodeEvent with the id that a stream resumes behind."""

    id: str


class FramedStopNodeEvent(answers.StopNodeEvent):
    """StopNodeEvent with the id that a stream resumes behind."""

    id: str


class FramedStartNodeEvent(answers.StartNodeEvent):
    """StartNodeEvent with the id that a stream resumes behind."""

    id: str


class FramedConfigUpdateEvent(answers.ConfigUpdateEvent):
    """ConfigUpdateEvent with the id that a stream resumes behind."""

    id: str


class FramedRestartEvent(answers.RestartEvent):
    """RestartEvent with the id that a stream resumes behind."""

    id: str


class FramedRulesFileEvent(answers.RulesFileEvent):
    """RulesFileEvent with the id that a stream resumes behind."""

    id: str


class FramedProbeProviderEvent(answers.ProbeProviderEvent):
    """ProbeProviderEvent with the id that a stream resumes behind."""

    id: str


AliasEvent = Union[FramedResyncEvent, FramedNewTaskNotice, FramedNewMessageNotice, FramedNewReplyNotice, FramedBroadcastEvent, FramedChainedReplyEvent, FramedNodeRenamedEvent, FramedNodeDeletedEvent, FramedTaskStatusEvent, FramedStatusUpdateEvent, FramedCreateNodeEvent, FramedStopNodeEvent, FramedStartNodeEvent, FramedConfigUpdateEvent, FramedRestartEvent, FramedRulesFileEvent, FramedProbeProviderEvent]
"""What the stream of an agent carries."""

NetworkEvent = Union[FramedResyncEvent, FramedNewTaskBrief, FramedNewReplyBrief, FramedTaskStatusEvent, FramedStatusUpdateEvent, FramedNodeChangedEvent, FramedMemberChangedEvent, FramedDaemonRequestEvent, FramedAttentionChangedEvent, FramedRequirementChangedEvent]
"""What the observers of a network see: metadata, never content."""

UserEvent = Union[FramedResyncEvent, FramedNewMessageNotice, FramedNewReplyNotice, FramedChainedReplyEvent, FramedNodeRenamedEvent, FramedDesktopMessageEvent, FramedTaskStatusEvent]
"""What the stream of a person carries."""
