"""Calls as they go on the wire, whoever carries them."""

from __future__ import annotations

import json
import random
import uuid
from dataclasses import dataclass, field
from typing import Any, BinaryIO, Dict, List, Mapping, Optional, Tuple, Union
from urllib.parse import quote, urlencode

from ._hub_error import HubError
from ._not_given import given
from .generated.operations import OPERATIONS, TOOLS

FIRST_PAUSE = 0.25
LONGEST_PAUSE = 10.0


@dataclass
class Call:
    """One call."""

    operation: str
    method: str
    path: str
    """With its query."""
    repeatable: bool
    """Whether it may be repeated when it is not known what became of it: it reads, or carries a key."""
    headers: Dict[str, str] = field(default_factory=dict)
    body: Optional[bytes] = None
    file: Optional[Tuple[str, Union[bytes, BinaryIO]]] = None
    timeout_seconds: Optional[float] = None
    """How long one attempt may wait, where that is not the usual time."""


def operation_call(name: str, values: Mapping[str, object], key: Optional[str], network_id: Optional[str]) -> Call:
    """The call of a REST operation, its input taken apart into path, query and body."""
    route, keyed, _rows = OPERATIONS[name]
    method, _, place = route.partition(" ")
    path, _, names = place.partition("?")
    left = given(values)
    while "{" in path:
        part = path[path.index("{") + 1 : path.index("}")]
        path = path.replace("{" + part + "}", quote(str(left.pop(part)), safe=""))
    query: List[Tuple[str, str]] = []
    for part in names.split("&") if names else []:
        value = left.pop(part, network_id if part == "network_id" else None)
        for one in value if isinstance(value, (list, tuple)) else [value]:
            if one is not None:
                query.append((part, _text_of(one)))
    has_body = method not in ("GET", "DELETE")
    return Call(
        operation=name,
        method=method,
        path=f"{path}?{urlencode(query)}" if query else path,
        repeatable=method == "GET" or keyed,
        headers={"idempotency-key": key or new_key()} if keyed else {},
        body=json.dumps(left).encode() if has_body else None,
    )


def tool_call(name: str, values: Mapping[str, object], key: Optional[str]) -> Call:
    """The call of a tool."""
    place = TOOLS[name]
    params = given(values)
    if place == "argument":
        params.setdefault("idempotency_key", key or new_key())
    if place == "meta":
        params["meta"] = {"client_request_id": key or new_key(), **params.get("meta", {})}
    message = {"jsonrpc": "2.0", "id": 1, "method": name, "params": params}
    return Call(
        operation=name,
        method="POST",
        path="/mcp",
        repeatable=place != "none",
        headers={"accept": "application/json, text/event-stream"},
        body=json.dumps(message).encode(),
    )


def may_repeat(error: HubError, call: Call) -> bool:
    """Whether the call may be sent again."""
    if error.status == 429 or error.code == "idempotency_in_flight":
        return True
    return call.repeatable and error.status in (0, 502, 503, 504)


def backoff(attempt: int, first: float = FIRST_PAUSE, longest: float = LONGEST_PAUSE) -> float:
    """Seconds before the next attempt: doubling, with half of it left to chance so that clients spread."""
    full: float = min(longest, first * 2 ** (attempt - 1))
    return full / 2 + random.random() * (full / 2)


def new_key() -> str:
    """A key of its own."""
    return str(uuid.uuid4())


def _text_of(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
