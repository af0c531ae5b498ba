"""What the hub needs besides the contract's own words to let generated requests reach its rules."""

import itertools
import json
import os
import re
from collections import Counter, defaultdict

import schemathesis
from schemathesis.openapi.checks import RejectedPositiveData

network_id = os.environ["CONTRACT_NETWORK_ID"]
# By operationId: what a call takes, one after the other, in place of `path.<name>`, `query.<name>` or `body.<name>`.
stock = json.loads(os.environ["CONTRACT_STOCK"])
seen_file = open(os.environ["CONTRACT_SEEN"], "a", encoding="utf-8", buffering=1)
streams_url = os.environ["CONTRACT_STREAMS_URL"]
own_token_id = os.environ["CONTRACT_TOKEN_ID"]
# Of signed-in browsers; a sign-out uses one up, the last one stays.
browsers = json.loads(os.environ["CONTRACT_BROWSERS"])
clients = itertools.count()
calls = Counter()
seen = defaultdict(set)
refused_keys = {"__proto__", "constructor", "prototype"}
# The contract's example; a second call with it and another body would only meet the first one's answer.
example_key = "7c1f7e0c-5f4e-4f0e-9a6a-2f0f6f1d9b11"


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """
    The contract gives the schema of a frame's data, Schemathesis looks at whole frames, whose data is text. The bodies
    of links have a name of their own there, because a client generator refuses them.
    """
    for item in raw_schema["paths"].values():
        for operation in item.values():
            for response in operation["responses"].values():
                for link in response.get("links", {}).values():
                    if "x-request-body" in link:
                        link["requestBody"] = link.pop("x-request-body")
                media = response.get("content", {}).get("text/event-stream")
                if media is not None:
                    data = {"type": "string", "contentMediaType": "application/json", "contentSchema": media["schema"]}
                    media["schema"] = {"type": "object", "required": ["data"], "properties": {"data": data}}


@schemathesis.auth(refresh_interval=None).apply_to(operation_id=["issueBrowserToken", "deleteBrowserSession"])
class BrowserSession:
    """The cookie of a signed-in browser."""

    def get(self, case, context):
        is_end = operation_of(case).get("operationId") == "deleteBrowserSession"
        if not is_end:
            return browsers[-1]
        return browsers.pop(0) if len(browsers) > 1 else "of_nobody"

    def set(self, case, data, context):
        case.cookies["hub_browser"] = data


@schemathesis.hook
def map_body(context, body):
    """Says which network is meant: the caller soon has several, and then every dispatch must."""
    if context.operation.label in ("POST /api/task", "POST /api/broadcast") and isinstance(body, dict):
        body.setdefault("network_id", network_id)
    return body


@schemathesis.hook
def before_call(context, case, kwargs):
    """Every second well-formed call of an operation names things that are there for it."""
    operation_id = operation_of(case).get("operationId")
    if case.meta is None or case.meta.generation.mode.is_positive:
        calls[operation_id] += 1
        if calls[operation_id] % 2 == 1:
            for place, values in stock.get(operation_id, {}).items():
                take(case, place, values)
            if any(one.name == "network_id" for one in case.operation.query):
                case.query["network_id"] = network_id
    if operation_id == "revokeToken" and case.path_parameters.get("token_id") == own_token_id:
        # Without its own token the rest of the run would be refused.
        case.path_parameters["token_id"] = "tok_of_nobody"
    kwargs["auth"] = as_own_client


@schemathesis.hook
def after_call(context, case, response):
    """Notes each new (operation, status) once."""
    operation_id = operation_of(case).get("operationId")
    if response.status_code not in seen[operation_id]:
        seen[operation_id].add(response.status_code)
        seen_file.write(json.dumps([operation_id, response.status_code, response.request.method]) + "\n")


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """
    Well-formed requests may be refused for what the hub holds, but only as the operation declares it in `x-refusals`.
    No schema speaks of the keys that a body may not have at any depth (rule http-json-limits).
    """
    if not isinstance(failure, RejectedPositiveData):
        return True
    if has_refused_key(case.body):
        return False
    try:
        refusal = json.loads(response.content)
        code, error = refusal["code"], refusal["error"]
    except (ValueError, KeyError, TypeError):
        return True
    declared = operation_of(case).get("x-refusals", {})
    return not (code in declared and re.fullmatch(as_pattern(declared[code]), str(error), re.DOTALL))


def has_refused_key(body):
    if isinstance(body, dict):
        return not refused_keys.isdisjoint(body) or any(map(has_refused_key, body.values()))
    return isinstance(body, list) and any(map(has_refused_key, body))


def operation_of(case):
    return case.operation.definition.raw


def as_pattern(spelling):
    """A declared spelling is a template: `{name}` stands for anything."""
    return ".+".join(re.escape(part) for part in re.split(r"\{\w+\}", spelling))


def take(case, place, values):
    """Puts the next value to its place; what a call uses up is not on the list twice."""
    if not values:
        return
    where, name = place.split(".")
    holder = {"path": case.path_parameters, "query": case.query, "body": case.body}[where]
    if isinstance(holder, dict):
        holder[name] = values.pop(0) if len(values) > 1 else values[0]


def as_own_client(request):
    """
    Each request comes from an address of its own: limits per address would leave the rules behind them unseen. Only
    terminals answer nobody but the machine itself. Streams go through a door that ends them.
    """
    number = next(clients)
    if request.headers.get("Idempotency-Key") == example_key:
        request.headers["Idempotency-Key"] = f"{example_key}-{number}"
    if "/tmux/" not in request.url:
        request.headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    if "/browser-session" in request.url:
        # As a page of the hub itself.
        request.headers["Origin"] = re.match(r"http://[^/]+", request.url)[0]
        request.headers["Sec-Fetch-Site"] = "same-origin"
    request.url = re.sub(r"^http://[^/]+(?=/events/)", streams_url, request.url)
    return request
