"""One task in work, from its acknowledgement to its reply."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Awaitable, Callable, Dict, Literal, Mapping, Optional, Sequence, Union

from ._calls import backoff
from ._hub_error import HubError
from .generated import answers, errors

if TYPE_CHECKING:
    from ._agent import AsyncAgent

LONGEST_TEXT = 10_000
LIVE = ("created", "delivered", "acked", "running")


@dataclass(frozen=True)
class AgentTask:
    """A task as its handler gets it."""

    id: str
    text: str
    context: Optional[str]
    from_: str
    """A label; who really sent it is ``sender_kind`` and ``sender_id``."""
    sender_kind: Optional[str]
    sender_id: Optional[str]
    priority: str
    network_id: str
    meta: Mapping[str, Any]
    """What the sender gave along: attachments and more."""
    delivery_id: str
    """Changes with every delivery: a retry or a reassignment brings another one."""


@dataclass(frozen=True)
class Result:
    """An answer with files."""

    result: str
    attachments: Sequence[Mapping[str, Any]] = ()


class Aborted(Exception):
    """The task was cancelled or handed to somebody else, or the agent must stop."""


class Signal:
    """Aborted when the task was cancelled, handed to somebody else, or the agent must stop."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self.reason: Optional[str] = None

    @property
    def aborted(self) -> bool:
        return self._event.is_set()

    def wait(self, timeout_seconds: Optional[float] = None) -> bool:
        """Whether it was aborted within the time. Blocks the thread."""
        return self._event.wait(timeout_seconds)

    def throw_if_aborted(self) -> None:
        """Raises Aborted."""
        if self.aborted:
            raise Aborted(self.reason or "aborted")

    def abort(self, reason: str) -> None:
        if not self.aborted:
            self.reason = reason
            self._event.set()


@dataclass(frozen=True)
class AsyncTaskContext:
    """What a coroutine works with. It is cancelled when the signal is aborted."""

    signal: Signal
    progress: Callable[..., Awaitable[None]]
    """``await ctx.progress(40, "compiling")``: how far the work is, 0 to 100, with a line of text."""
    status: Callable[..., Awaitable[None]]
    """``await ctx.status("waiting_input", "Which branch?")``: what keeps the work from going on, until the next progress."""


@dataclass(frozen=True)
class TaskContext:
    """What a function works with."""

    signal: Signal
    progress: Callable[..., None]
    """``ctx.progress(40, "compiling")``: how far the work is, 0 to 100, with a line of text."""
    status: Callable[..., None]
    """``ctx.status("waiting_input", "Which branch?")``: what keeps the work from going on, until the next progress."""


TaskResult = Union[str, None, Result, Mapping[str, Any]]
AsyncTaskHandler = Callable[[AgentTask, AsyncTaskContext], Awaitable[TaskResult]]
TaskHandler = Callable[[AgentTask, TaskContext], TaskResult]


@dataclass(frozen=True)
class _Outcome:
    text: str
    status: Literal["replied", "failed"]
    attachments: Optional[Sequence[Mapping[str, Any]]] = None


class TaskRun:
    """One task of an agent."""

    def __init__(self, agent: AsyncAgent, message: answers.InboxMessage, handler: AsyncTaskHandler) -> None:
        self.task = _task_of(message)
        self._agent = agent
        self._handler = handler
        self._signal = Signal()
        self._work: Optional[asyncio.Future[TaskResult]] = None
        self._is_lost = False
        self._is_interrupted = False
        self._in_doubt = asyncio.Event()
        self.status = "working"
        """What the agent reports while this task runs."""

    async def run(self) -> None:
        agent, task = self._agent, self.task
        if agent.ack_on == "start":
            try:
                await agent.hub.inbox.ack(agent.alias, task.delivery_id, idempotency_key=f"ack-{task.delivery_id}")
            except (errors.DeliveryNotFound, errors.DeliveryNotYours):
                return  # Somebody else took it, or it has ended.
        await self._report(None, None)
        watch = asyncio.create_task(self._watch())
        try:
            await self._answer(await self._outcome())
        finally:
            watch.cancel()

    def lose(self, reason: str) -> None:
        """The task is no longer this agent's: the handler hears of it, and nothing is replied."""
        self._is_lost = True
        self._abort(reason)

    def look_now(self) -> None:
        """There is word of the task: asks at once whether it is still this agent's."""
        self._in_doubt.set()

    def interrupt(self, reason: str) -> None:
        """The agent must stop."""
        self._is_interrupted = True
        self._abort(reason)

    def _abort(self, reason: str) -> None:
        self._signal.abort(reason)
        if self._work is not None:
            self._work.cancel()

    async def _outcome(self) -> Optional[_Outcome]:
        ctx = AsyncTaskContext(self._signal, self._progress, self._hold)
        try:
            self._work = asyncio.ensure_future(self._handler(self.task, ctx))
            answer = await self._work
            result, attachments = _read(answer)
            if len(result) > LONGEST_TEXT:
                raise ValueError(f"the result is longer than {LONGEST_TEXT} characters: upload it")
            return _Outcome(result or "done", "replied", attachments)
        except (Exception, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and not self._signal.aborted:
                raise
            # A task that is interrupted before its acknowledgement is still there for the next process.
            if self._is_lost or (self._is_interrupted and self._agent.ack_on == "end"):
                return None
            reason = self._signal.reason if self._is_interrupted else str(error)
            return _Outcome((reason or type(error).__name__)[:LONGEST_TEXT], "failed")

    async def _answer(self, outcome: Optional[_Outcome]) -> None:
        """Replies until the hub has it: the key makes sure that it is one reply, however often it is sent."""
        if outcome is None or self._is_lost:
            return
        key = f"reply-{self.task.id}-{self.task.delivery_id}"[:200]
        attempt = 1
        while True:
            try:
                await self._agent.hub.reply(
                    self.task.id,
                    outcome.text,
                    status=outcome.status,
                    attachments=outcome.attachments,
                    idempotency_key=key,
                )
                return
            except HubError as error:
                if not error.is_passing:
                    raise
                self._agent.failed(error, f"reply to {self.task.id}")
            await asyncio.sleep(backoff(attempt + 4))
            attempt += 1

    async def _progress(self, percent: float, text: Optional[str] = None) -> None:
        self.status = "working"
        await self._report(percent, text)

    async def _hold(self, status: Literal["waiting_input", "blocked", "error"], text: Optional[str] = None) -> None:
        self.status = status
        await self._report(None, text)

    async def _report(self, percent: Optional[float], text: Optional[str]) -> None:
        try:
            await self._agent.report(percent, text, self.task.id)
        except HubError as error:
            self._agent.failed(error, f"task {self.task.id}")

    async def _watch(self) -> None:
        """Looks whether the task is still this agent's, when there is word of it and every few seconds."""
        while not self._signal.aborted:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._in_doubt.wait(), self._agent.watch_seconds)
            self._in_doubt.clear()
            try:
                task = (await self._agent.hub.tasks.get(self.task.id))["task"]
            except HubError as error:
                if error.status == 404:
                    self.lose("the task is gone")
                continue
            if task["status"] not in LIVE:
                self.lose(f"the task is {task['status']}")
            elif task["to_name"] != self._agent.alias:
                self.lose(f"the task is {task['to_name']}'s")


def _read(answer: TaskResult) -> tuple[str, Optional[Sequence[Mapping[str, Any]]]]:
    if answer is None:
        return "", None
    if isinstance(answer, str):
        return answer, None
    if isinstance(answer, Result):
        return answer.result, list(answer.attachments) or None
    return str(answer.get("result", "")), answer.get("attachments")


def _task_of(message: answers.InboxMessage) -> AgentTask:
    meta: Dict[str, Any] = {}
    with suppress(ValueError):
        meta = json.loads(message.get("meta_json") or "{}")
    return AgentTask(
        id=message["task_id"],
        text=message["content"],
        context=message["context"],
        from_=message["from_session"],
        sender_kind=message.get("sender_kind"),
        sender_id=message.get("sender_id"),
        priority=message["priority"],
        network_id=message["network_id"],
        meta=meta,
        delivery_id=message["id"],
    )
