"""The hub and the proxy that the test program has started."""

from __future__ import annotations

import asyncio
import json
import os
import time
import urllib.request
from typing import Any, Awaitable, Callable, Dict, List, Union

from ahub import AsyncHub, Hub

HUB_URL = os.environ["HUB_URL"]
PROXY_URL = os.environ["PROXY_URL"]
USER_TOKEN = os.environ["USER_TOKEN"]
NETWORK_ID = os.environ["NETWORK_ID"]


def me() -> Hub:
    """The person, without the proxy between."""
    return Hub(HUB_URL, USER_TOKEN)


def shaky(retries: int = 6) -> Hub:
    """The person, through the proxy."""
    return Hub(PROXY_URL, USER_TOKEN, retries=retries)


def mint(alias: str) -> str:
    """A token for an agent."""
    with me() as hub:
        return hub.api.issue_node_token(network_id=NETWORK_ID, node_name=alias)["token"]


def rules(*given: Dict[str, Any]) -> None:
    """What happens to calls at the proxy; forgets what passed."""
    body = json.dumps(given).encode()
    urllib.request.urlopen(urllib.request.Request(f"{PROXY_URL}/proxy/rules", data=body, method="PUT")).read()


def passed() -> List[Dict[str, Any]]:
    """The calls since the rules were given."""
    found: List[Dict[str, Any]] = json.load(urllib.request.urlopen(f"{PROXY_URL}/proxy"))["passed"]
    return found


def cuts() -> int:
    """Answers that broke off."""
    return int(json.load(urllib.request.urlopen(f"{PROXY_URL}/proxy"))["cuts"])


def until(holds: Callable[[], bool], limit: float = 15.0) -> None:
    """Blocks until it holds."""
    end = time.monotonic() + limit
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(f"not within {limit} seconds")
        time.sleep(0.02)


async def soon(holds: Callable[[], Union[bool, Awaitable[bool]]], limit: float = 15.0) -> None:
    """Waits until it holds."""
    end = time.monotonic() + limit
    while True:
        found = holds()
        if found if isinstance(found, bool) else await found:
            return
        if time.monotonic() > end:
            raise AssertionError(f"not within {limit} seconds")
        await asyncio.sleep(0.02)


def steps_of(task_id: str) -> List[str]:
    """The states of a task in their order."""
    with me() as hub:
        return [step["to_status"] for step in hub.tasks.steps(task_id)][::-1]


def node(alias: str) -> AsyncHub:
    """An agent of the person, through the proxy."""
    return AsyncHub(PROXY_URL, mint(alias))
