// The story by the client of openapi-generator (go).
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"story/openapi-generator/hub"
)

var (
	url    = os.Getenv("STORY_URL")
	name   = os.Getenv("STORY_NAME")
	nobody = context.Background()
)

func by(token string) context.Context {
	return context.WithValue(nobody, hub.ContextAccessToken, token)
}

func main() {
	configuration := hub.NewConfiguration()
	configuration.Servers = hub.ServerConfigurations{{URL: url}}
	client := hub.NewAPIClient(configuration)

	registered, _, err := client.AccountsAPI.RegisterUser(nobody).
		RegisterRequest(*hub.NewRegisterRequest(name, "Two-agents-tell-1")).Execute()
	check(err)
	person := by(registered.Token)
	made, _, err := client.NetworksAPI.CreateNetwork(person).
		CreateNetworkRequest(*hub.NewCreateNetworkRequest("story")).Execute()
	check(err)
	mint := func(node string) context.Context {
		minted, _, err := client.TokensAPI.IssueNodeToken(person).
			IssueNodeTokenRequest(*hub.NewIssueNodeTokenRequest(made.NetworkId, node)).Execute()
		check(err)
		return by(minted.Token)
	}
	alpha, beta := mint("alpha"), mint("beta")

	request := hub.NewSendTaskRequest("beta", fmt.Sprintf("Build it with %s.", name))
	request.SetPriority(hub.TASK_PRIORITY_HIGH)
	sent, _, err := client.TasksAPI.SendTask(alpha).SendTaskRequest(*request).IdempotencyKey(name + "-1").Execute()
	check(err)
	call := func(who context.Context, tool string, arguments map[string]any, result any) {
		message := hub.NewJsonRpcMessage("2.0", "tools/call")
		id := "1"
		message.SetId(hub.JsonRpcId{String: &id})
		message.SetParams(map[string]any{"name": tool, "arguments": arguments})
		answer, _, err := client.McpAPI.CallTool(who).McpCall(hub.McpCall{JsonRpcMessage: message}).Execute()
		check(err)
		if answer.JsonRpcAnswer == nil || answer.JsonRpcAnswer.Result == nil {
			panic(fmt.Sprint(tool, " has no result"))
		}
		text, err := json.Marshal(answer.JsonRpcAnswer.Result["structuredContent"])
		check(err)
		check(json.Unmarshal(text, result))
	}
	var inbox struct {
		Messages []struct {
			Id     string `json:"id"`
			TaskId string `json:"task_id"`
		} `json:"messages"`
	}
	call(beta, "get_inbox", map[string]any{"alias": "beta"}, &inbox)
	if len(inbox.Messages) != 1 || inbox.Messages[0].TaskId != sent.TaskId {
		panic(fmt.Sprint("the inbox of beta: ", inbox))
	}
	var done map[string]any
	call(beta, "ack_inbox", map[string]any{"alias": "beta", "message_id": inbox.Messages[0].Id}, &done)
	text := fmt.Sprintf("Built with %s.", name)
	call(beta, "send_reply", map[string]any{"in_reply_to": sent.TaskId, "text": text}, &done)

	seen, _, err := client.TasksAPI.GetTask(alpha, sent.TaskId).Execute()
	check(err)
	if seen.Task.Status != hub.TASK_STATUS_REPLIED || seen.Task.GetResult() != text {
		panic(fmt.Sprint(seen.Task))
	}
	_, _, err = client.TasksAPI.GetTask(alpha, "t_nothing").Execute()
	refusal, isRefusal := err.(*hub.GenericOpenAPIError)
	if !isRefusal {
		panic(err)
	}
	if model, isTyped := refusal.Model().(hub.Error); !isTyped || model.Code != hub.ERROR_CODE_TASK_NOT_FOUND {
		panic(string(refusal.Body()))
	}
	fmt.Println("story", sent.TaskId)
}

func check(err error) {
	if err != nil {
		if refusal, isRefusal := err.(*hub.GenericOpenAPIError); isRefusal {
			panic(err.Error() + " " + string(refusal.Body()))
		}
		panic(err)
	}
}
