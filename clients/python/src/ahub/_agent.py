"""An agent: takes the tasks of an alias and answers each."""

from __future__ import annotations

import asyncio
import logging
import signal as signals
import uuid
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Awaitable, Callable, Dict, Literal, Mapping, Optional, Set, Union

from ._calls import backoff
from ._hub_async import AsyncHub
from ._hub_error import HubError
from .generated.hub_sync import Hub
from ._streams_async import PositionStore
from ._task_run import (
    AgentTask,
    AsyncTaskContext,
    AsyncTaskHandler,
    TaskContext,
    TaskHandler,
    TaskResult,
    TaskRun,
)
from .generated import answers

AsyncMessageHandler = Callable[[answers.InboxMessage], Awaitable[object]]
MessageHandler = Callable[[answers.InboxMessage], object]
OnError = Callable[[BaseException, str], object]
AgentFacts = Mapping[str, object]

REMEMBERED_DELIVERIES = 1_000


class AsyncAgent:
    """An agent with handlers that are coroutines.

    ``concurrency``: tasks at the same time. ``ack_on``: a delivery is acknowledged before the work, or by its end, so
    that a crash brings it back. ``heartbeat_seconds``: how often the agent says that it lives. ``watch_seconds``: how
    often a running task is looked up, in case word of its cancellation was lost. ``drain_seconds``: how long running tasks may take when the
    agent stops. ``handle_signals``: whether SIGTERM and SIGINT stop it. ``store`` keeps the place in the event stream
    for the next process. ``facts`` goes with every report (model, host, version, measures, health); a function is asked
    each time. ``on_error`` hears of what went wrong and was survived; the log by default.
    """

    def __init__(
        self,
        hub: AsyncHub,
        *,
        alias: str,
        concurrency: int = 1,
        ack_on: Literal["start", "end"] = "start",
        heartbeat_seconds: float = 30.0,
        watch_seconds: float = 5.0,
        drain_seconds: float = 30.0,
        handle_signals: bool = True,
        store: Optional[PositionStore] = None,
        facts: Union[AgentFacts, Callable[[], AgentFacts], None] = None,
        on_error: Optional[OnError] = None,
    ) -> None:
        self.hub = hub
        self.alias = alias
        self.concurrency = concurrency
        self.ack_on = ack_on
        self.heartbeat_seconds = heartbeat_seconds
        self.watch_seconds = watch_seconds
        self.drain_seconds = drain_seconds
        self.handle_signals = handle_signals
        self.store = store
        self._facts = facts
        self._on_error = on_error
        self._on_task: Optional[AsyncTaskHandler] = None
        self._on_message: Optional[AsyncMessageHandler] = None
        self._resume_id = str(uuid.uuid4())
        self._runs: Dict[str, TaskRun] = {}
        # Deliveries that this process has ended: a page that was read before may still show them.
        self._ended: Dict[str, None] = {}
        self._wake = asyncio.Event()
        # Since the inbox was read to its end, something other than a task may have come.
        self._is_message_awaited = True
        self._stopping = asyncio.Event()
        self._followers: Set[asyncio.Task[None]] = set()

    def on_task(self, handler: AsyncTaskHandler) -> AsyncTaskHandler:
        """What the handler returns is the reply; what it raises is a failed reply with that reason. A decorator."""
        self._on_task = handler
        return handler

    def on_message(self, handler: AsyncMessageHandler) -> AsyncMessageHandler:
        """Messages, replies and broadcasts, each acknowledged after its handler; without one they stay unread."""
        self._on_message = handler
        return handler

    def stop(self) -> None:
        """Takes no more work; ``run`` returns when what runs has ended."""
        self._stopping.set()
        self._wake.set()

    async def run(self) -> None:
        """Listens, reports, then pulls, until ``stop`` or SIGTERM. Raises HubError when the hub refuses the agent."""
        loop = asyncio.get_running_loop()
        if self.handle_signals:
            # Only the main thread of a Unix process takes signals.
            with suppress(NotImplementedError, RuntimeError, ValueError):
                for name in (signals.SIGTERM, signals.SIGINT):
                    loop.add_signal_handler(name, self.stop)
        beating = asyncio.create_task(self._beat_forever())
        listening = asyncio.create_task(self._listen())
        try:
            await self._work(listening)
        finally:
            self.stop()
            await self._drain()
            # A heartbeat after the last word would say the contrary.
            for task in (beating, listening):
                task.cancel()
            await asyncio.gather(beating, listening, return_exceptions=True)
            with suppress(HubError):
                await self.hub.tool("report_status", self._said("offline"))

    async def report(
        self, progress: Optional[float] = None, output: Optional[str] = None, task_id: Optional[str] = None
    ) -> None:
        """What the agent says of itself; of its tasks the one that is given, else the first that runs."""
        run = next((run for run in self._runs.values() if task_id in (None, run.task.id)), None)
        current = task_id or (None if run is None else run.task.id)
        values = self._said("idle" if current is None else "working" if run is None else run.status)
        if current is not None:
            values["task"] = current
        if progress is not None:
            values["progress"] = progress
        if output is not None:
            values["output"] = output
        await self.hub.tool("report_status", values)

    def _said(self, status: str) -> Dict[str, object]:
        facts = self._facts() if callable(self._facts) else self._facts
        return {**(facts or {}), "resume_id": self._resume_id, "alias": self.alias, "status": status}

    def failed(self, error: BaseException, place: str) -> None:
        """Tells of what was survived."""
        if self._on_error is not None:
            self._on_error(error, place)
        else:
            logging.getLogger("ahub").warning("agent %s: %s: %s", self.alias, place, error)

    async def _work(self, listening: asyncio.Task[None]) -> None:
        await self._awake(listening)
        if self._stopping.is_set():
            return
        await self.report()
        attempt = 0
        while not self._stopping.is_set():
            self._wake.clear()
            try:
                await self._pull()
                attempt = 0
            except HubError as error:
                if not error.is_passing:
                    raise
                self.failed(error, "inbox")
                attempt += 1
                with suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), backoff(attempt))
                continue
            await self._awake(listening)

    async def _awake(self, listening: asyncio.Task[None]) -> None:
        """Until there is a reason to look; raises what ended the stream."""
        waking = asyncio.create_task(self._wake.wait())
        await asyncio.wait({waking, listening}, return_when=asyncio.FIRST_COMPLETED)
        waking.cancel()
        if listening.done():
            listening.result()

    async def _listen(self) -> None:
        """Every opening and every event is a reason to look into the inbox, word of a task in work one to look at it."""
        stream = self.hub.events.alias(self.alias, store=self.store, on_open=lambda _connected: self._look())
        async for event in stream:
            # Its own reports come back here: they bring nothing, and whoever reads without taking is told of by the hub.
            if event["type"] in ("new_task", "task_status"):
                self._wake.set()
            elif event["type"] != "status_update":
                self._look()
            if event["type"] != "task_status":
                continue
            for run in self._runs.values():
                if run.task.id == event["task_id"]:
                    run.look_now()

    def _look(self) -> None:
        self._is_message_awaited = True
        self._wake.set()

    def _is_full(self) -> bool:
        return len(self._runs) >= self.concurrency

    async def _pull(self) -> None:
        """Takes what there is room for. When a message may have come, tasks without room hide none behind them: work
        may wait for it. What a full agent looks at counts as not handed out."""
        peek, is_awaited = self._is_full(), self._is_message_awaited
        self._is_message_awaited = False
        try:
            async for message in self.hub.inbox.list(self.alias, peek=peek):
                if self._stopping.is_set():
                    return
                if message["type"] != "task":
                    await self._hand(message)
                elif not peek and not self._is_full():
                    self._start(message)
                elif not is_awaited:
                    return
        except BaseException:
            self._is_message_awaited = is_awaited
            raise

    async def _hand(self, message: answers.InboxMessage) -> None:
        if self._on_message is None or message["id"] in self._ended:
            return
        try:
            await self._on_message(message)
            self._remember(message["id"])
            await self.hub.inbox.ack(self.alias, message["id"])
        except Exception as error:  # the handler's own errors are survived
            self.failed(error, f"message {message['id']}")

    def _start(self, message: answers.InboxMessage) -> None:
        delivery = message["id"]
        if delivery in self._runs or delivery in self._ended or self._on_task is None:
            return
        # A retry has brought the task again: the work on its former delivery is over.
        for other in self._runs.values():
            if other.task.id == message["task_id"]:
                other.lose("the task was delivered again")
        run = TaskRun(self, message, self._on_task)
        self._runs[delivery] = run
        follower = asyncio.create_task(self._follow(delivery, run))
        self._followers.add(follower)
        follower.add_done_callback(self._followers.discard)

    async def _follow(self, delivery: str, run: TaskRun) -> None:
        try:
            await run.run()
            self._remember(delivery)
        except HubError as error:
            self.failed(error, f"task {run.task.id}")
            if not error.is_passing:
                self._remember(delivery)
        finally:
            self._runs.pop(delivery, None)
            self._wake.set()
        if not self._runs and not self._stopping.is_set():
            await self._beat()

    def _remember(self, delivery: str) -> None:
        self._ended[delivery] = None
        if len(self._ended) > REMEMBERED_DELIVERIES:
            self._ended.pop(next(iter(self._ended)))

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(self.heartbeat_seconds)
            # With no room for a task, the end of one is the next reason to look.
            if not self._is_full():
                self._wake.set()
            await self._beat()

    async def _beat(self) -> None:
        try:
            await self.report()
        except HubError as error:
            self.failed(error, "heartbeat")

    async def _drain(self) -> None:
        if self._followers:
            _done, late = await asyncio.wait(set(self._followers), timeout=self.drain_seconds)
            for run in list(self._runs.values()) if late else []:
                run.interrupt("the agent stopped before the task was done")
            if late:
                await asyncio.wait(late)


class Agent:
    """An agent with plain functions as handlers; they run in threads, ``concurrency`` at a time.

    Takes the options of ``AsyncAgent``.
    """

    def __init__(self, hub: Hub, *, alias: str, concurrency: int = 1, **options: Any) -> None:
        self.hub = hub
        self.alias = alias
        self._concurrency = concurrency
        self._options = options
        self._on_task: Optional[TaskHandler] = None
        self._on_message: Optional[MessageHandler] = None
        self._running: Optional[AsyncAgent] = None
        self._loop: Optional[asyncio.AbstractEventLoop] = None

    def on_task(self, handler: TaskHandler) -> TaskHandler:
        """What the handler returns is the reply; what it raises is a failed reply with that reason. A decorator."""
        self._on_task = handler
        return handler

    def on_message(self, handler: MessageHandler) -> MessageHandler:
        """Messages, replies and broadcasts, each acknowledged after its handler; without one they stay unread."""
        self._on_message = handler
        return handler

    def stop(self) -> None:
        """Takes no more work; ``run`` returns when what runs has ended. May be called from any thread."""
        if self._loop is not None and self._running is not None:
            self._loop.call_soon_threadsafe(self._running.stop)

    def run(self) -> None:
        """Listens, reports, then pulls, until ``stop`` or SIGTERM. Raises HubError when the hub refuses the agent."""
        asyncio.run(self._run())

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        threads = ThreadPoolExecutor(self._concurrency + 1, thread_name_prefix=f"ahub-{self.alias}")
        hub = AsyncHub(
            self.hub.url,
            self.hub.token,
            network_id=self.hub.network_id,
            timeout_seconds=self.hub.timeout_seconds,
            retries=self.hub.retries,
            traceparent=self.hub.traceparent,
        )
        async with hub:
            agent = AsyncAgent(hub, alias=self.alias, concurrency=self._concurrency, **self._options)
            on_task, on_message = self._on_task, self._on_message
            if on_task is not None:

                async def work(task: AgentTask, ctx: AsyncTaskContext) -> TaskResult:
                    plain = TaskContext(
                        ctx.signal,
                        lambda *told: _in_loop(loop, ctx.progress(*told)),
                        lambda *told: _in_loop(loop, ctx.status(*told)),
                    )
                    return await loop.run_in_executor(threads, on_task, task, plain)

                agent.on_task(work)
            if on_message is not None:

                async def read(message: answers.InboxMessage) -> object:
                    return await loop.run_in_executor(threads, on_message, message)

                agent.on_message(read)
            self._loop, self._running = loop, agent
            try:
                await agent.run()
            finally:
                self._running = None
                threads.shutdown(wait=False)


def _in_loop(loop: asyncio.AbstractEventLoop, work: Any) -> None:
    asyncio.run_coroutine_threadsafe(work, loop).result()


