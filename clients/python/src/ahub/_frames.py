"""Server-sent events, from bytes to frames."""

from __future__ import annotations

import codecs
import json
from typing import Any, Dict, List, Optional, Tuple

Frame = Tuple[Optional[str], Dict[str, Any]]
"""The id of a frame and its data."""


class FrameReader:
    """Takes bytes as they come and gives the frames that they complete; comments are dropped."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._held = ""

    def feed(self, chunk: bytes) -> List[Frame]:
        self._held = (self._held + self._decoder.decode(chunk)).replace("\r\n", "\n")
        *parts, self._held = self._held.split("\n\n")
        return [frame for frame in map(_parse, parts) if frame is not None]


def is_behind(event_id: str, position: Optional[str]) -> bool:
    """Whether the event was seen: numbers grow within an epoch."""
    if position is None:
        return False
    epoch, _, n = event_id.rpartition("-")
    seen_epoch, _, seen = position.rpartition("-")
    return epoch == seen_epoch and n.isdigit() and seen.isdigit() and int(n) <= int(seen)


def _parse(text: str) -> Optional[Frame]:
    event_id: Optional[str] = None
    data: List[str] = []
    for line in text.split("\n"):
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "id":
            event_id = value
        if name == "data":
            data.append(value)
    return (event_id, json.loads("\n".join(data))) if data else None
