"""What the hub needs besides the contract's own words to let generated requests reach its rules."""

import itertools
import os

import schemathesis

network_id = os.environ["CONTRACT_NETWORK_ID"]
clients = itertools.count()
# The contract's example; a second call with it and another body would only meet the first one's answer.
example_key = "7c1f7e0c-5f4e-4f0e-9a6a-2f0f6f1d9b11"


@schemathesis.hook
def map_body(context, body):
    """Says which network is meant: the caller soon has several, and then every dispatch must."""
    if context.operation.label in ("POST /api/task", "POST /api/broadcast") and isinstance(body, dict):
        body.setdefault("network_id", network_id)
    return body


@schemathesis.hook
def before_call(context, case, kwargs):
    """Works on the request as it goes out, so that the generated case stays what it is."""
    kwargs["auth"] = as_own_client


def as_own_client(request):
    """Each request comes from an address of its own: limits per address would leave the rules behind them unseen."""
    number = next(clients)
    if request.headers.get("Idempotency-Key") == example_key:
        request.headers["Idempotency-Key"] = f"{example_key}-{number}"
    request.headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    return request
