package story;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.AccountsApi;
import org.openapitools.client.api.McpApi;
import org.openapitools.client.api.NetworksApi;
import org.openapitools.client.api.TasksApi;
import org.openapitools.client.api.TokensApi;
import org.openapitools.client.model.CreateNetworkRequest;
import org.openapitools.client.model.Error;
import org.openapitools.client.model.ErrorCode;
import org.openapitools.client.model.IssueNodeTokenRequest;
import org.openapitools.client.model.JsonRpcId;
import org.openapitools.client.model.JsonRpcMessage;
import org.openapitools.client.model.McpCall;
import org.openapitools.client.model.RegisterRequest;
import org.openapitools.client.model.SendTaskRequest;
import org.openapitools.client.model.Task;
import org.openapitools.client.model.TaskPriority;
import org.openapitools.client.model.TaskStatus;

/** The story by the client of openapi-generator (java). */
public class Story {
  private static final String NAME = System.getenv("STORY_NAME");

  public static void main(String[] args) throws ApiException, IOException {
    RegisterRequest register = new RegisterRequest().username(NAME).password("Two-agents-tell-1");
    ApiClient person = by(new AccountsApi(by(null)).registerUser(register).getToken());
    CreateNetworkRequest network = new CreateNetworkRequest().name("story");
    String networkId = new NetworksApi(person).createNetwork(network, null).getNetworkId();
    ApiClient alpha = mint(person, networkId, "alpha");
    ApiClient beta = mint(person, networkId, "beta");

    TasksApi tasks = new TasksApi(alpha);
    SendTaskRequest request = new SendTaskRequest()
        .alias("beta").task("Build it with " + NAME + ".").priority(TaskPriority.TASK_PRIORITY_HIGH);
    String taskId = tasks.sendTask(request, NAME + "-1").getTaskId();
    Map<?, ?> inbox = call(beta, "get_inbox", Map.of("alias", "beta"));
    Map<?, ?> delivery = (Map<?, ?>) ((List<?>) inbox.get("messages")).get(0);
    check(taskId.equals(delivery.get("task_id")), "the inbox of beta: " + inbox);
    call(beta, "ack_inbox", Map.of("alias", "beta", "message_id", delivery.get("id")));
    call(beta, "send_reply", Map.of("in_reply_to", taskId, "text", "Built with " + NAME + "."));

    Task task = tasks.getTask(taskId).getTask();
    check(task.getStatus() == TaskStatus.TASK_STATUS_REPLIED, task.toString());
    check(("Built with " + NAME + ".").equals(task.getResult()), task.toString());
    try {
      tasks.getTask("t_nothing");
      check(false, "a task that is not there was found");
    } catch (ApiException refusal) {
      Error told = Error.fromJson(refusal.getResponseBody());
      check(told.getCode() == ErrorCode.ERROR_CODE_TASK_NOT_FOUND, refusal.toString());
    }
    System.out.println("story " + taskId);
    System.exit(0);
  }

  private static ApiClient by(String token) {
    ApiClient client = new ApiClient();
    client.setBasePath(System.getenv("STORY_URL"));
    if (token != null) client.setBearerToken(token);
    return client;
  }

  private static ApiClient mint(ApiClient person, String networkId, String node) throws ApiException {
    IssueNodeTokenRequest request = new IssueNodeTokenRequest().networkId(networkId).nodeName(node);
    return by(new TokensApi(person).issueNodeToken(request).getToken());
  }

  private static Map<?, ?> call(ApiClient who, String tool, Map<String, Object> arguments) throws ApiException {
    JsonRpcMessage message = new JsonRpcMessage()
        .jsonrpc(JsonRpcMessage.JsonrpcEnum.JSON_RPC_MESSAGE_JSONRPC)
        .id(new JsonRpcId("1"))
        .method("tools/call")
        .params(Map.of("name", tool, "arguments", arguments));
    Object result = new McpApi(who).callTool(new McpCall(message), null, null).getJsonRpcAnswer().getResult();
    check(result != null, tool + " has no result");
    return (Map<?, ?>) ((Map<?, ?>) result).get("structuredContent");
  }

  private static void check(boolean holds, String what) {
    if (!holds) throw new IllegalStateException(what);
  }
}
