// The story by the client of oapi-codegen.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"

	"story/oapi-codegen/hub"
)

var (
	url  = os.Getenv("STORY_URL")
	name = os.Getenv("STORY_NAME")
	ctx  = context.Background()
)

func by(token string) *hub.ClientWithResponses {
	client, err := hub.NewClientWithResponses(url, hub.WithRequestEditorFn(
		func(_ context.Context, request *http.Request) error {
			if token != "" {
				request.Header.Set("Authorization", "Bearer "+token)
			}
			return nil
		}))
	check(err)
	return client
}

func main() {
	registered, err := by("").RegisterUserWithResponse(ctx, hub.RegisterRequest{Username: name, Password: "Two-agents-tell-1"})
	check(err)
	person := by(need(registered.JSON200, registered.Body).Token)
	made, err := person.CreateNetworkWithResponse(ctx, nil, hub.CreateNetworkRequest{Name: "story"})
	check(err)
	networkId := need(made.JSON200, made.Body).NetworkId
	mint := func(node string) *hub.ClientWithResponses {
		minted, err := person.IssueNodeTokenWithResponse(ctx, hub.IssueNodeTokenRequest{NetworkId: networkId, NodeName: node})
		check(err)
		return by(need(minted.JSON200, minted.Body).Token)
	}
	alpha, beta := mint("alpha"), mint("beta")

	priority, key := hub.TASKPRIORITYHIGH, name+"-1"
	sent, err := alpha.SendTaskWithResponse(ctx, &hub.SendTaskParams{IdempotencyKey: &key}, hub.SendTaskRequest{
		Alias: "beta", Task: fmt.Sprintf("Build it with %s.", name), Priority: &priority,
	})
	check(err)
	taskId := need(sent.JSON202, sent.Body).TaskId
	var inbox struct {
		Messages []struct {
			Id     string `json:"id"`
			TaskId string `json:"task_id"`
		} `json:"messages"`
	}
	call(beta, "get_inbox", map[string]any{"alias": "beta"}, &inbox)
	if len(inbox.Messages) != 1 || inbox.Messages[0].TaskId != taskId {
		panic(fmt.Sprint("the inbox of beta: ", inbox))
	}
	var done map[string]any
	call(beta, "ack_inbox", map[string]any{"alias": "beta", "message_id": inbox.Messages[0].Id}, &done)
	text := fmt.Sprintf("Built with %s.", name)
	call(beta, "send_reply", map[string]any{"in_reply_to": taskId, "text": text}, &done)

	seen, err := alpha.GetTaskWithResponse(ctx, taskId)
	check(err)
	task := need(seen.JSON200, seen.Body).Task
	if task.Status != hub.TASKSTATUSREPLIED || task.Result == nil || *task.Result != text {
		panic(string(seen.Body))
	}
	refused, err := alpha.GetTaskWithResponse(ctx, "t_nothing")
	check(err)
	if refused.JSON404 == nil || refused.JSON404.Code != hub.ERRORCODETASKNOTFOUND {
		panic(string(refused.Body))
	}
	fmt.Println("story", taskId)
}

func call(who *hub.ClientWithResponses, tool string, arguments map[string]any, result any) {
	var message hub.JsonRpcMessage
	var id hub.JsonRpcId = "1"
	params := map[string]interface{}{"name": tool, "arguments": arguments}
	message.Id, message.Jsonrpc, message.Method, message.Params = &id, hub.JSONRPCMESSAGEJSONRPC, "tools/call", &params
	var body hub.McpCall
	check(body.FromJsonRpcMessage(message))
	response, err := who.CallToolWithResponse(ctx, nil, body)
	check(err)
	answer, err := need(response.JSON200, response.Body).AsJsonRpcAnswer()
	check(err)
	if answer.Result == nil {
		panic(string(response.Body))
	}
	text, err := json.Marshal((*answer.Result)["structuredContent"])
	check(err)
	check(json.Unmarshal(text, result))
}

func need[T any](value *T, body []byte) *T {
	if value == nil {
		panic(string(body))
	}
	return value
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
