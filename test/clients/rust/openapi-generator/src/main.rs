//! The story by the client of openapi-generator (rust).
use hub::apis::configuration::Configuration;
use hub::apis::{accounts_api, mcp_api, networks_api, tasks_api, tokens_api, Error};
use hub::models;
use serde_json::{json, Value};

type Fault = Box<dyn std::error::Error>;

fn by(token: Option<String>) -> Configuration {
    Configuration {
        base_path: std::env::var("STORY_URL").unwrap(),
        bearer_access_token: token,
        ..Configuration::default()
    }
}

async fn call(who: &Configuration, tool: &str, arguments: Value) -> Result<Value, Fault> {
    let mut message = models::McpCall::new(Default::default(), "tools/call".into());
    message.id = Some(Box::new(models::JsonRpcId::String("1".into())));
    message.params = Some(json!({ "name": tool, "arguments": arguments }));
    let answer = mcp_api::call_tool(who, message, None, None).await?;
    let result = answer.result.ok_or(format!("{tool} has no result"))?;
    Ok(json!(result)["structuredContent"].clone())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Fault> {
    let name = std::env::var("STORY_NAME")?;
    let request = models::RegisterRequest::new(name.clone(), "Two-agents-tell-1".into());
    let registered = accounts_api::register_user(&by(None), request).await?;
    let person = by(Some(registered.token));
    let request = models::CreateNetworkRequest::new("story".into());
    let network_id = networks_api::create_network(&person, request, None).await?.network_id;
    let mut agents = Vec::new();
    for node in ["alpha", "beta"] {
        let request = models::IssueNodeTokenRequest::new(network_id.clone(), node.into());
        agents.push(by(Some(tokens_api::issue_node_token(&person, request).await?.token)));
    }
    let (alpha, beta) = (&agents[0], &agents[1]);

    let mut request = models::SendTaskRequest::new("beta".into(), format!("Build it with {name}."));
    request.priority = Some(models::TaskPriority::TASK_PRIORITY_HIGH);
    let key = format!("{name}-1");
    let task_id = tasks_api::send_task(alpha, request, Some(&key)).await?.task_id;
    let inbox = call(beta, "get_inbox", json!({ "alias": "beta" })).await?;
    let delivery = &inbox["messages"][0];
    assert_eq!(delivery["task_id"], json!(task_id), "the inbox of beta: {inbox}");
    call(beta, "ack_inbox", json!({ "alias": "beta", "message_id": delivery["id"] })).await?;
    let text = format!("Built with {name}.");
    call(beta, "send_reply", json!({ "in_reply_to": task_id, "text": text })).await?;

    let task = tasks_api::get_task(alpha, &task_id).await?.task;
    assert_eq!(task.status, models::TaskStatus::TASK_STATUS_REPLIED);
    assert_eq!(task.result, Some(text));
    match tasks_api::get_task(alpha, "t_nothing").await {
        Err(Error::ResponseError(refusal)) => {
            let told: models::Error = serde_json::from_str(&refusal.content)?;
            assert_eq!(told.code, models::ErrorCode::ERROR_CODE_TASK_NOT_FOUND);
        }
        other => panic!("a task that is not there: {other:?}"),
    }
    println!("story {task_id}");
    Ok(())
}
