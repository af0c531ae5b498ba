# Generated from ../_streams_async.py by `make generate`. Do not edit.
"""The event streams of a hub."""

from __future__ import annotations

import time
from typing import Any, Generator, Callable, Dict, Mapping, Optional, Protocol, cast
from urllib.parse import quote

import httpx

from .._calls import backoff
from .._frames import FrameReader, is_behind
from .._hub_error import HubError
from .._refusals import parsed, refusal_of
from .transport_sync import Transport, broken_off
from .events import AliasEvent, NetworkEvent, UserEvent

IDLE_SECONDS = 90.0
"""Silence after which a connection counts as dead: keepalives come every 30 seconds."""
FIRST_TRIES = 6
"""Openings that may fail before a stream that was never open gives up."""


class PositionStore(Protocol):
    """Where the id of the last handled event is kept, so that the next process goes on behind it."""

    def get(self) -> Optional[str]: ...

    def set(self, event_id: str) -> None: ...


Connected = Callable[[Mapping[str, Any]], object]


class Streams:
    """Events over as many connections as it takes, each once per process, in order.

    When some are no longer available, an event ``resync`` stands in their place: read the state anew. An event counts
    as handled when the next one is asked for. ``since`` is the id to begin behind; ``on_open`` is called whenever a
    connection is open. Raises HubError when the hub refuses the stream, ConnectionError when it was never reached.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def alias(
        self,
        name: str,
        *,
        since: Optional[str] = None,
        store: Optional[PositionStore] = None,
        network_id: Optional[str] = None,
        on_open: Optional[Connected] = None,
        reconnect_seconds: float = 0.5,
    ) -> Generator[AliasEvent, None, None]:
        """What reaches an agent."""
        path = f"/events/{quote(name, safe='')}"
        found = self._follow("openChannelStream", path, since, store, network_id, on_open, reconnect_seconds)
        return cast("Generator[AliasEvent, None, None]", found)

    def network(
        self,
        network_id: str,
        *,
        since: Optional[str] = None,
        store: Optional[PositionStore] = None,
        on_open: Optional[Connected] = None,
        reconnect_seconds: float = 0.5,
    ) -> Generator[NetworkEvent, None, None]:
        """What happens in a network: metadata, never content."""
        path = f"/events/network/{quote(network_id, safe='')}"
        found = self._follow("openNetworkStream", path, since, store, None, on_open, reconnect_seconds)
        return cast("Generator[NetworkEvent, None, None]", found)

    def me(
        self,
        *,
        since: Optional[str] = None,
        store: Optional[PositionStore] = None,
        network_id: Optional[str] = None,
        on_open: Optional[Connected] = None,
        reconnect_seconds: float = 0.5,
    ) -> Generator[UserEvent, None, None]:
        """My direct messages."""
        found = self._follow("openUserStream", "/events/users/me", since, store, network_id, on_open, reconnect_seconds)
        return cast("Generator[UserEvent, None, None]", found)

    def _follow(
        self,
        operation: str,
        path: str,
        since: Optional[str],
        store: Optional[PositionStore],
        network_id: Optional[str],
        on_open: Optional[Connected],
        reconnect_seconds: float,
    ) -> Generator[Dict[str, Any], None, None]:
        position = since if since is not None or store is None else store.get()
        params = {} if network_id is None else {"network_id": network_id}
        timeout = httpx.Timeout(30.0, read=IDLE_SECONDS)
        was_open = False
        failures = 0
        while True:
            pause: Optional[float] = None
            headers = {"accept": "text/event-stream"}
            if position is not None:
                headers["last-event-id"] = position
            try:
                with self._transport.client.stream(
                    "GET", path, params=params, headers=headers, timeout=timeout
                ) as response:
                    if response.is_error:
                        response.read()
                        raise refusal_of(operation, response.status_code, response.headers, parsed(response.text))
                    was_open = True
                    reader = FrameReader()
                    opened = ""
                    for chunk in response.iter_bytes():
                        for event_id, data in reader.feed(chunk):
                            kind = data.get("type")
                            if kind == "connected":
                                failures, opened = 0, event_id or ""
                                if position is None and opened:
                                    position = opened
                                    if store is not None:
                                        store.set(opened)
                                if on_open is not None:
                                    on_open(data)
                                continue
                            if kind == "bye":
                                pause = float(data.get("retry_ms", 0)) / 1000
                                continue
                            handled = opened if kind == "resync" else event_id
                            if kind != "resync" and event_id is not None and is_behind(event_id, position):
                                continue
                            yield {**data, "id": handled}
                            if handled is not None:
                                position = handled
                                if store is not None:
                                    store.set(handled)
            except (httpx.TransportError, ValueError) as error:  # a frame that is no JSON is a broken connection, too
                if not was_open and failures >= FIRST_TRIES:
                    raise broken_off(operation, error) from error
            except HubError as error:
                if not error.is_passing or (not was_open and failures >= FIRST_TRIES):
                    raise
                pause = error.retry_after_seconds
            failures += 1
            time.sleep(backoff(failures, reconnect_seconds) if pause is None else pause)
