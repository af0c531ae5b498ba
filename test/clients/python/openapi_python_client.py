import os
from typing import Any

from hub import AuthenticatedClient, Client
from hub.api.accounts import register_user
from hub.api.mcp import call_tool
from hub.api.networks import create_network
from hub.api.tasks import get_task, send_task
from hub.api.tokens import issue_node_token
from hub.models import (
    CreateNetworkAnswer,
    CreateNetworkRequest,
    Error,
    ErrorCode,
    GetTaskAnswer,
    IssueNodeTokenAnswer,
    IssueNodeTokenRequest,
    JsonRpcAnswer,
    JsonRpcMessage,
    JsonRpcMessageParams,
    RegisterAnswer,
    RegisterRequest,
    SendTaskAnswer,
    SendTaskRequest,
    TaskPriority,
    TaskStatus,
)
from hub.types import Unset

URL = os.environ["STORY_URL"]
NAME = os.environ["STORY_NAME"]


def call(who: AuthenticatedClient, tool: str, args: dict[str, Any]) -> dict[str, Any]:
    params = JsonRpcMessageParams.from_dict({"name": tool, "arguments": args})
    answer = call_tool.sync(client=who, body=JsonRpcMessage(jsonrpc="2.0", id="1", method="tools/call", params=params))
    assert isinstance(answer, JsonRpcAnswer) and not isinstance(answer.result, Unset), answer
    return answer.result["structuredContent"]


registered = register_user.sync(
    client=Client(base_url=URL), body=RegisterRequest(username=NAME, password="Two-agents-tell-1")
)
assert isinstance(registered, RegisterAnswer), registered
person = AuthenticatedClient(base_url=URL, token=registered.token)
made = create_network.sync(client=person, body=CreateNetworkRequest(name="story"))
assert isinstance(made, CreateNetworkAnswer), made
network_id = made.network_id


def mint(node_name: str) -> AuthenticatedClient:
    minted = issue_node_token.sync(
        client=person, body=IssueNodeTokenRequest(network_id=network_id, node_name=node_name)
    )
    assert isinstance(minted, IssueNodeTokenAnswer), minted
    return AuthenticatedClient(base_url=URL, token=minted.token)


alpha, beta = mint("alpha"), mint("beta")
request = SendTaskRequest(alias="beta", task=f"Build it with {NAME}.", priority=TaskPriority.TASK_PRIORITY_HIGH)
sent = send_task.sync(client=alpha, body=request, idempotency_key=f"{NAME}-1")
assert isinstance(sent, SendTaskAnswer), sent
delivery = call(beta, "get_inbox", {"alias": "beta"})["messages"][0]
assert delivery["task_id"] == sent.task_id, delivery
call(beta, "ack_inbox", {"alias": "beta", "message_id": delivery["id"]})
call(beta, "send_reply", {"in_reply_to": sent.task_id, "text": f"Built with {NAME}."})

seen = get_task.sync(sent.task_id, client=alpha)
assert isinstance(seen, GetTaskAnswer), seen
assert seen.task.status == TaskStatus.TASK_STATUS_REPLIED and seen.task.result == f"Built with {NAME}.", seen
refused = get_task.sync("t_nothing", client=alpha)
assert isinstance(refused, Error) and refused.code == ErrorCode.ERROR_CODE_TASK_NOT_FOUND, refused
print(f"story {sent.task_id}")
