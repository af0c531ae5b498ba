"""What became of a dispatch."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SentTask:
    """The task of a dispatch."""

    id: str
    alias: str
    network_id: str


@dataclass(frozen=True)
class Sent:
    """What became of a dispatch."""

    task: SentTask
    queued: bool
    """The agent is offline; the task waits in its inbox."""
    replayed: bool
    """The hub had this call before and gave its first answer again."""
