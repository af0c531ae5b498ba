package story

import kotlin.system.exitProcess
import org.openapitools.client.apis.AccountsApi
import org.openapitools.client.apis.McpApi
import org.openapitools.client.apis.NetworksApi
import org.openapitools.client.apis.TasksApi
import org.openapitools.client.apis.TokensApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.CreateNetworkRequest
import org.openapitools.client.models.Error
import org.openapitools.client.models.ErrorCode
import org.openapitools.client.models.IssueNodeTokenRequest
import org.openapitools.client.models.McpCall
import org.openapitools.client.models.RegisterRequest
import org.openapitools.client.models.SendTaskRequest
import org.openapitools.client.models.TaskPriority
import org.openapitools.client.models.TaskStatus

/** The story by the client of openapi-generator (kotlin). */
val url: String = System.getenv("STORY_URL")
val name: String = System.getenv("STORY_NAME")

fun <T : ApiClient> T.by(token: String): T = apply { accessTokenProvider = { token } }

fun call(token: String, tool: String, arguments: Map<String, Any?>): Map<*, *> {
    val message = McpCall(
        jsonrpc = McpCall.Jsonrpc.JSON_RPC_MESSAGE_JSONRPC,
        method = "tools/call",
        id = "1",
        params = mapOf("name" to tool, "arguments" to arguments),
    )
    return (McpApi(url).by(token).callTool(message).result as Map<*, *>)["structuredContent"] as Map<*, *>
}

fun main() {
    val registered = AccountsApi(url).registerUser(RegisterRequest(name, "Two-agents-tell-1"))
    val networkId = NetworksApi(url).by(registered.token).createNetwork(CreateNetworkRequest("story")).networkId
    fun mint(node: String) =
        TokensApi(url).by(registered.token).issueNodeToken(IssueNodeTokenRequest(networkId, node)).token
    val alpha = mint("alpha")
    val beta = mint("beta")

    val tasks = TasksApi(url).by(alpha)
    val request = SendTaskRequest("beta", "Build it with $name.", TaskPriority.TASK_PRIORITY_HIGH)
    val taskId = tasks.sendTask(request, "$name-1").taskId
    val inbox = call(beta, "get_inbox", mapOf("alias" to "beta"))
    val delivery = (inbox["messages"] as List<*>).single() as Map<*, *>
    check(delivery["task_id"] == taskId) { "the inbox of beta: $inbox" }
    call(beta, "ack_inbox", mapOf("alias" to "beta", "message_id" to delivery["id"]))
    call(beta, "send_reply", mapOf("in_reply_to" to taskId, "text" to "Built with $name."))

    val task = tasks.getTask(taskId).task
    check(task.status == TaskStatus.TASK_STATUS_REPLIED && task.result == "Built with $name.") { task }
    try {
        tasks.getTask("t_nothing")
        error("a task that is not there was found")
    } catch (refusal: ClientException) {
        val body = (refusal.response as ClientError<*>).body as String
        val told = checkNotNull(Serializer.moshi.adapter(Error::class.java).fromJson(body))
        check(told.code == ErrorCode.ERROR_CODE_TASK_NOT_FOUND) { body }
    }
    println("story $taskId")
    exitProcess(0)
}
