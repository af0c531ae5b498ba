"""Carries calls to the hub and repeats those that may be repeated."""

from __future__ import annotations

import asyncio
from typing import Any, AsyncGenerator, Dict, Mapping, Optional, Tuple

import httpx

from ._calls import Call, backoff, may_repeat
from ._hub_error import ConnectionError, HubError
from ._refusals import parsed, refusal_of

Answer = Tuple[Any, Mapping[str, str]]


class AsyncTransport:
    """One token's way to a hub."""

    def __init__(
        self, url: str, token: Optional[str], timeout_seconds: float, retries: int, traceparent: Optional[str] = None
    ) -> None:
        self.url = url.rstrip("/")
        self._retries = retries
        self._timeout = timeout_seconds
        headers: Dict[str, str] = {} if token is None else {"authorization": f"Bearer {token}"}
        if traceparent is not None:
            headers["traceparent"] = traceparent
        # A fleet's agent may hold many streams at a time.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        self.client = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=timeout_seconds, limits=limits)

    async def aclose(self) -> None:
        await self.client.aclose()

    async def json(self, call: Call) -> Answer:
        """The parsed answer and its headers. Raises HubError, ConnectionError when no answer came."""
        response = await self.send(call)
        return parsed(response.text), response.headers

    async def send(self, call: Call) -> httpx.Response:
        """The answer. Repeats on 429, on 502 to 504, when the connection breaks, and while an earlier attempt runs."""
        attempt = 1
        while True:
            try:
                return await self._once(call)
            except HubError as error:
                if attempt > self._retries or not may_repeat(error, call):
                    raise
                pause = error.retry_after_seconds
            await asyncio.sleep(backoff(attempt) if pause is None else pause)
            attempt += 1

    async def pieces(self, call: Call) -> AsyncGenerator[bytes, None]:
        """The bytes of an answer as they come, of one attempt. Raises HubError, ConnectionError when they break off."""
        timeout = call.timeout_seconds or self._timeout
        try:
            async with self.client.stream(call.method, call.path, headers=call.headers, timeout=timeout) as response:
                if response.is_error:
                    await response.aread()
                    body = parsed(response.text)
                    raise refusal_of(call.operation, response.status_code, response.headers, body)
                async for piece in response.aiter_bytes():
                    yield piece
        except httpx.TransportError as error:
            raise broken_off(call.operation, error) from error

    async def _once(self, call: Call) -> httpx.Response:
        headers = dict(call.headers)
        if call.body is not None:
            headers["content-type"] = "application/json"
        files = None if call.file is None else {"file": call.file}
        timeout = call.timeout_seconds or self._timeout
        try:
            response = await self.client.request(
                call.method, call.path, headers=headers, content=call.body, files=files, timeout=timeout
            )
        except httpx.TransportError as error:
            raise broken_off(call.operation, error) from error
        body = parsed(response.text) if call.operation != "downloadFile" or response.is_error else None
        if response.is_error or (isinstance(body, dict) and "jsonrpc" in body and "error" in body):
            raise refusal_of(call.operation, response.status_code, response.headers, body)
        return response


def broken_off(operation: str, error: Exception) -> ConnectionError:
    """No answer came."""
    return ConnectionError(str(error) or type(error).__name__, code="connection_failed", status=0, operation=operation)
