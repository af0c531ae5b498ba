//! The story by the client of progenitor.
#[allow(warnings)]
mod hub;

use hub::{types, Client, Error};
use serde_json::{json, Value};

type Fault = Box<dyn std::error::Error>;

fn by(token: Option<&str>) -> Result<Client, Fault> {
    let mut headers = reqwest::header::HeaderMap::new();
    if let Some(token) = token {
        headers.insert("authorization", format!("Bearer {token}").parse()?);
    }
    let client = reqwest::Client::builder().default_headers(headers).build()?;
    Ok(Client::new_with_client(&std::env::var("STORY_URL")?, client))
}

async fn call(who: &Client, tool: &str, arguments: Value) -> Result<Value, Fault> {
    let message = types::JsonRpcMessage {
        id: Some(types::JsonRpcId(json!("1"))),
        jsonrpc: "2.0".parse()?,
        method: "tools/call".parse()?,
        params: serde_json::from_value(json!({ "name": tool, "arguments": arguments }))?,
    };
    match who.call_tool(None, None, &message.into()).await?.into_inner() {
        types::McpAnswer::JsonRpcAnswer(answer) => Ok(json!(answer.result)["structuredContent"].clone()),
        types::McpAnswer::McpBatchAnswer(answers) => Err(format!("{tool}: {answers:?}").into()),
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Fault> {
    let name = std::env::var("STORY_NAME")?;
    let request = serde_json::from_value(json!({ "username": name, "password": "Two-agents-tell-1" }))?;
    let registered = by(None)?.register_user(&request).await?.into_inner();
    let person = by(Some(&registered.token))?;
    let request = serde_json::from_value(json!({ "name": "story" }))?;
    let network_id = person.create_network(None, &request).await?.into_inner().network_id;
    let mut agents = Vec::new();
    for node in ["alpha", "beta"] {
        let request = serde_json::from_value(json!({ "network_id": network_id, "node_name": node }))?;
        agents.push(by(Some(&person.issue_node_token(&request).await?.into_inner().token))?);
    }
    let (alpha, beta) = (&agents[0], &agents[1]);

    let key = format!("{name}-1").parse()?;
    let request: types::SendTaskRequest =
        serde_json::from_value(json!({ "alias": "beta", "task": format!("Build it with {name}."), "priority": "high" }))?;
    let task_id = alpha.send_task(Some(&key), &request).await?.into_inner().task_id;
    let inbox = call(beta, "get_inbox", json!({ "alias": "beta" })).await?;
    let delivery = &inbox["messages"][0];
    assert_eq!(delivery["task_id"], json!(task_id), "the inbox of beta: {inbox}");
    call(beta, "ack_inbox", json!({ "alias": "beta", "message_id": delivery["id"] })).await?;
    let text = format!("Built with {name}.");
    call(beta, "send_reply", json!({ "in_reply_to": task_id, "text": text })).await?;

    let task = alpha.get_task(&task_id).await?.into_inner().task;
    assert_eq!(task.status, types::TaskStatus::Replied);
    assert_eq!(json!(task.result), json!(text));
    match alpha.get_task(&"t_nothing".parse()?).await {
        Err(Error::ErrorResponse(refusal)) => assert_eq!(refusal.code, types::ErrorCode::TaskNotFound),
        other => panic!("a task that is not there: {other:?}"),
    }
    println!("story {}", *task_id);
    Ok(())
}
