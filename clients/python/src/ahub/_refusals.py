"""From an answer of the hub to its error."""

from __future__ import annotations

import json
import re
from typing import Any, Dict, Mapping, Optional

from ._hub_error import HubError
from .generated.errors import CLASSES, NUMBERS, PATTERNS, TEXTS


def refusal_of(operation: str, status: int, headers: Mapping[str, str], body: object) -> HubError:
    """The error of an answer of REST or of the tool door."""
    answer = _object_of(body)
    fault = _object_of(answer.get("error"))
    fields = dict(_object_of(fault.get("data")) if "code" in fault else answer)
    fields.pop("ok", None)
    named = _text_of(fields.pop("code", None))
    spelled = _text_of(fields.pop("error", None)) or _text_of(fault.get("message")) or f"http {status}"
    message = _text_of(fields.pop("message", None)) or spelled
    # A tool says the HTTP status that REST would answer with, unless a field of the condition has the same name.
    if isinstance(fields.get("status"), int):
        status = fields.pop("status")
    number = fault.get("code")
    known = NUMBERS.get(number) if isinstance(number, int) else None
    code = named or known or _code_of(operation, status, spelled)
    retry_after = headers.get("retry-after")
    return CLASSES.get(code, HubError)(
        message,
        code=code,
        status=status,
        operation=operation,
        request_id=headers.get("x-request-id"),
        fields=fields,
        retry_after_seconds=float(retry_after) if retry_after and retry_after.isdigit() else None,
    )


def parsed(text: str) -> object:
    """JSON, or None for anything else."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _code_of(operation: str, status: int, text: str) -> str:
    """What an older hub means, which names no code: the code that an operation's text stands for; a text that is not known is its own code."""
    known = TEXTS.get(f"{operation} {text}") or TEXTS.get(f"{text} {status}") or TEXTS.get(text)
    if known is not None or text in CLASSES:
        return known or text
    for pattern, code in PATTERNS:
        if re.search(pattern, text):
            return TEXTS.get(f"{operation} {pattern}", code)
    return TEXTS.get(f"{operation} *", text)


def _object_of(value: object) -> Dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _text_of(value: object) -> Optional[str]:
    return value if isinstance(value, str) and value != "" else None
