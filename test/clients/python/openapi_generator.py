import os
from typing import Any

from openapi_client import (
    AccountsApi,
    ApiClient,
    Configuration,
    CreateNetworkRequest,
    ErrorCode,
    IssueNodeTokenRequest,
    JsonRpcId,
    JsonRpcMessage,
    McpApi,
    McpCall,
    NetworksApi,
    RegisterRequest,
    SendTaskRequest,
    TaskPriority,
    TasksApi,
    TaskStatus,
    TokensApi,
)
from openapi_client.exceptions import NotFoundException

URL = os.environ["STORY_URL"]
NAME = os.environ["STORY_NAME"]


def client(token: str | None = None) -> ApiClient:
    return ApiClient(Configuration(host=URL, access_token=token))


def call(who: ApiClient, tool: str, args: dict[str, Any]) -> dict[str, Any]:
    message = JsonRpcMessage(
        jsonrpc="2.0", id=JsonRpcId("1"), method="tools/call", params={"name": tool, "arguments": args}
    )
    answer = McpApi(who).call_tool(McpCall(message)).actual_instance
    assert answer is not None and not isinstance(answer, list) and answer.result is not None, answer
    return answer.result["structuredContent"]


registered = AccountsApi(client()).register_user(RegisterRequest(username=NAME, password="Two-agents-tell-1"))
person = client(registered.token)
network_id = NetworksApi(person).create_network(CreateNetworkRequest(name="story")).network_id


def mint(node_name: str) -> ApiClient:
    request = IssueNodeTokenRequest(network_id=network_id, node_name=node_name)
    return client(TokensApi(person).issue_node_token(request).token)


alpha, beta = mint("alpha"), mint("beta")
request = SendTaskRequest(alias="beta", task=f"Build it with {NAME}.", priority=TaskPriority.TASK_PRIORITY_HIGH)
task_id = TasksApi(alpha).send_task(request, idempotency_key=f"{NAME}-1").task_id
delivery = call(beta, "get_inbox", {"alias": "beta"})["messages"][0]
assert delivery["task_id"] == task_id, delivery
call(beta, "ack_inbox", {"alias": "beta", "message_id": delivery["id"]})
call(beta, "send_reply", {"in_reply_to": task_id, "text": f"Built with {NAME}."})

task = TasksApi(alpha).get_task(task_id).task
assert task.status == TaskStatus.TASK_STATUS_REPLIED and task.result == f"Built with {NAME}.", task
try:
    TasksApi(alpha).get_task("t_nothing")
    raise AssertionError("a task that is not there was found")
except NotFoundException as refusal:
    assert refusal.data is not None and refusal.data.code == ErrorCode.ERROR_CODE_TASK_NOT_FOUND, refusal
print(f"story {task_id}")
