"""A hub, seen with one token."""

from __future__ import annotations

import asyncio
import os
import time
from types import TracebackType
from typing import Any, AsyncGenerator, BinaryIO, Dict, Literal, Mapping, Optional, Sequence, Type, Union, cast
from urllib.parse import quote, urlencode

from ._calls import Call, new_key, operation_call, tool_call
from ._hub_error import WaitTimeout
from ._sent import Sent, SentTask
from ._streams_async import AsyncStreams
from ._transport_async import AsyncTransport
from .generated import answers
from .generated.calls_async import AsyncOperations, AsyncTools
from .generated.operations import OPERATIONS

TERMINAL = ("replied", "failed", "cancelled", "expired")
LONGEST_LOOK = 2.0
LONG_TRANSFER = 600.0


class AsyncHub:
    """A hub. ``url``, ``token`` and ``network_id`` come from AHUB_URL, AHUB_TOKEN and AHUB_NETWORK when left out.

    ``traceparent`` is the step of a trace that all calls are part of, as W3C Trace Context writes it; TRACEPARENT when
    left out.
    """

    api: AsyncOperations
    """Every operation that takes and answers JSON, by name."""
    tools: AsyncTools
    """Every tool, by name."""
    events: AsyncStreams
    """Event streams."""

    def __init__(
        self,
        url: Optional[str] = None,
        token: Optional[str] = None,
        *,
        network_id: Optional[str] = None,
        timeout_seconds: float = 30.0,
        retries: int = 6,
        traceparent: Optional[str] = None,
    ) -> None:
        self.url = url or os.environ.get("AHUB_URL") or "http://127.0.0.1:9200"
        self.token = token or os.environ.get("AHUB_TOKEN")
        self.network_id = network_id or os.environ.get("AHUB_NETWORK")
        self.timeout_seconds = timeout_seconds
        self.retries = retries
        self.traceparent = traceparent or os.environ.get("TRACEPARENT")
        self._transport = AsyncTransport(self.url, self.token, timeout_seconds, retries, self.traceparent)
        self.api = AsyncOperations(self.call)
        self.tools = AsyncTools(self.tool)
        self.events = AsyncStreams(self._transport)
        self.tasks = AsyncTasks(self)
        self.inbox = AsyncInbox(self)
        self.files = AsyncFiles(self, self._transport)
        self.networks = AsyncNetworks(self._transport)

    async def __aenter__(self) -> AsyncHub:
        return self

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes the connections."""
        await self._transport.aclose()

    async def send(
        self,
        alias: str,
        task: str,
        *,
        priority: Optional[Literal["high", "normal", "low"]] = None,
        ttl_seconds: Optional[int] = None,
        parent_task_id: Optional[str] = None,
        from_: Optional[str] = None,
        network_id: Optional[str] = None,
        force: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Sent:
        """Puts a task into the inbox of an agent. Raises errors.AliasNotFound, errors.NodeDegraded and others."""
        values = {
            "alias": alias,
            "task": task,
            "priority": priority,
            "ttl_seconds": ttl_seconds,
            "parent_task_id": parent_task_id,
            "from": from_,
            "network_id": network_id or self.network_id,
            "force": force,
        }
        answer = cast("answers.SendTaskAnswer", await self.call("sendTask", _present(values), idempotency_key))
        to = answer["actual_to"]
        return Sent(
            task=SentTask(id=answer["task_id"], alias=to["alias"], network_id=to["network_id"]),
            queued=answer.get("queued") is True,
            replayed=answer.get("idempotent_replay") is True,
        )

    async def wait(self, task_id: str, *, timeout_seconds: float = 600.0) -> answers.Task:
        """The task when it has ended, however it ended. Raises WaitTimeout when it goes on after the time."""
        end = time.monotonic() + timeout_seconds
        pause = 0.1
        while True:
            task = (await self.tasks.get(task_id))["task"]
            if task["status"] in TERMINAL:
                return task
            left = end - time.monotonic()
            if left <= 0:
                text = f"task {task_id} is {task['status']} after {timeout_seconds} seconds"
                raise WaitTimeout(text, code="wait_timeout", status=0, operation="wait", fields={"task": task})
            await asyncio.sleep(min(pause, left))
            pause = min(LONGEST_LOOK, pause * 1.5)

    async def reply(
        self,
        task_id: str,
        text: str,
        *,
        status: Optional[Literal["replied", "failed", "cancelled"]] = None,
        attachments: Optional[Sequence[Mapping[str, Any]]] = None,
        idempotency_key: Optional[str] = None,
    ) -> None:
        """Ends a task with an answer to who sent it. Raises errors.ReplyTaskTerminal and others."""
        values = {"in_reply_to": task_id, "text": text, "status": status, "attachments": attachments}
        await self.tool("send_reply", _present(values), idempotency_key)

    async def message(self, alias: str, message: str, *, idempotency_key: Optional[str] = None) -> None:
        """Puts a message, which expects no result, into the inbox of an agent."""
        values = {"alias": alias, "message": message, "network_id": self.network_id}
        await self.tool("send_message", _present(values), idempotency_key)

    async def list(
        self, operation: str, values: Optional[Mapping[str, object]] = None
    ) -> AsyncGenerator[Dict[str, Any], None]:
        """All rows of a list; pages follow by themselves, and each row comes once."""
        field = OPERATIONS[operation][2] or ""
        query: Dict[str, object] = dict(values or {})
        while True:
            page, headers = await self._transport.json(operation_call(operation, query, None, self.network_id))
            for row in page[field] if field else page:
                yield row
            cursor = page["next_cursor"] if field else headers.get("x-next-cursor")
            if cursor is None:
                return
            query["cursor"] = cursor

    async def call(
        self, operation: str, values: Mapping[str, object], idempotency_key: Optional[str] = None
    ) -> object:
        """Calls an operation of the contract by its id. Raises HubError."""
        return (await self._transport.json(operation_call(operation, values, idempotency_key, self.network_id)))[0]

    async def tool(self, name: str, values: Mapping[str, object], idempotency_key: Optional[str] = None) -> object:
        """Calls a tool by its name. Raises HubError."""
        return (await self._transport.json(tool_call(name, values, idempotency_key)))[0]["result"]


class AsyncTasks:
    """Tasks as they are seen from outside."""

    def __init__(self, hub: AsyncHub) -> None:
        self._hub = hub

    def list(
        self,
        *,
        status: Union[str, Sequence[str], None] = None,
        to_name: Optional[str] = None,
        from_name: Optional[str] = None,
        priority: Optional[str] = None,
        parent_task_id: Optional[str] = None,
        ids: Optional[Sequence[str]] = None,
        since: Optional[str] = None,
        until: Optional[str] = None,
        q: Optional[str] = None,
        network_id: Optional[str] = None,
        limit: Optional[int] = None,
    ) -> AsyncGenerator[answers.Task, None]:
        """Tasks, newest first; pages follow by themselves. One status or several; q looks into texts and names."""
        values = {
            "status": [status] if isinstance(status, str) else status,
            "to_name": to_name,
            "from_name": from_name,
            "priority": priority,
            "parent_task_id": parent_task_id,
            "ids": ids,
            "since": since,
            "until": until,
            "q": q,
            "network_id": network_id,
            "limit": limit,
        }
        return cast("AsyncGenerator[answers.Task, None]", self._hub.list("listTasks", _present(values)))

    async def get(self, task_id: str) -> answers.GetTaskAnswer:
        """A task and what the hub can observe about it."""
        return await self._hub.api.get_task(task_id=task_id)

    def steps(self, task_id: str) -> AsyncGenerator[answers.TaskEvent, None]:
        """The steps of a task, newest first."""
        found = self._hub.list("listTaskEvents", {"task_id": task_id})
        return cast("AsyncGenerator[answers.TaskEvent, None]", found)

    async def cancel(self, task_id: str, reason: Optional[str] = None) -> object:
        return await self._hub.tool("cancel_task", _present({"task_id": task_id, "reason": reason}))

    async def retry(self, task_id: str) -> object:
        return await self._hub.tool("retry_task", {"task_id": task_id})

    async def reassign(self, task_id: str, alias: str) -> object:
        return await self._hub.tool("reassign_task", {"task_id": task_id, "new_alias": alias})


class AsyncInbox:
    """Deliveries of agents: shown until they are acknowledged."""

    def __init__(self, hub: AsyncHub) -> None:
        self._hub = hub

    async def list(self, alias: str, *, peek: bool = False) -> AsyncGenerator[answers.InboxMessage, None]:
        """What waits for an agent, most urgent first; pages follow by themselves. Reading acknowledges nothing; `peek`
        looks without counting as handed out."""
        cursor: Optional[str] = None
        while True:
            values = _present({"alias": alias, "limit": 100, "cursor": cursor, "peek": peek or None})
            page = cast("answers.GetInboxResult", await self._hub.tool("get_inbox", values))
            for message in page["messages"]:
                yield message
            cursor = page["next_cursor"]
            if cursor is None:
                return

    async def ack(self, alias: str, message_id: str, *, idempotency_key: Optional[str] = None) -> None:
        """Takes a delivery, by its id or its task's. Raises errors.DeliveryNotFound when it was taken before."""
        await self._hub.tool("ack_inbox", {"alias": alias, "message_id": message_id}, idempotency_key)


class AsyncFiles:
    """Uploaded files."""

    def __init__(self, hub: AsyncHub, transport: AsyncTransport) -> None:
        self._hub = hub
        self._transport = transport

    async def upload(
        self, content: Union[bytes, str], name: str, *, idempotency_key: Optional[str] = None
    ) -> answers.UploadAnswer:
        """Stores a file of at most 12 MiB."""
        network = self._hub.network_id
        query = "" if network is None else f"?network_id={quote(network, safe='')}"
        call = Call("uploadFile", "POST", f"/api/upload{query}", True)
        call.headers["idempotency-key"] = idempotency_key or new_key()
        call.file = (name, content.encode() if isinstance(content, str) else content)
        return cast("answers.UploadAnswer", (await self._transport.json(call))[0])

    async def download(self, file_id: str) -> bytes:
        """The bytes of a file."""
        call = Call("downloadFile", "GET", f"/api/files/{quote(file_id, safe='')}", True)
        return (await self._transport.send(call)).content


class AsyncNetworks:
    """Whole networks as files."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def export(self, network_id: str) -> AsyncGenerator[bytes, None]:
        """The lines of a network, as they come; see ``exportNetwork``."""
        path = f"/api/networks/{quote(network_id, safe='')}/export"
        async for piece in self._transport.pieces(Call("exportNetwork", "GET", path, True)):
            yield piece

    async def import_(
        self,
        lines: Union[bytes, BinaryIO],
        *,
        name: Optional[str] = None,
        dry_run: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> answers.ImportAnswer:
        """Makes a network from such lines, whole or not at all; a dry run keeps nothing."""
        values = _present({"name": name, "dry_run": "1" if dry_run else None})
        query = f"?{urlencode(values)}" if values else ""
        call = Call("importNetwork", "POST", f"/api/networks/import{query}", True)
        call.headers["idempotency-key"] = idempotency_key or new_key()
        call.file = ("network.ndjson", lines)
        call.timeout_seconds = LONG_TRANSFER
        return cast("answers.ImportAnswer", (await self._transport.json(call))[0])


def _present(values: Mapping[str, object]) -> Dict[str, object]:
    """What is not None."""
    return {name: value for name, value in values.items() if value is not None}
