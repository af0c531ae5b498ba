import {
  AccountsApi,
  Configuration,
  ErrorCode,
  McpApi,
  ModelErrorFromJSON,
  NetworksApi,
  ResponseError,
  TaskPriority,
  TaskStatus,
  TasksApi,
  TokensApi,
} from './hub/index.js';

const basePath = process.env['STORY_URL'] ?? '';
const name = process.env['STORY_NAME'] ?? '';
const by = (accessToken?: string): Configuration =>
  new Configuration(accessToken === undefined ? { basePath } : { basePath, accessToken });

const registerRequest = { username: name, password: 'Two-agents-tell-1' };
const registered = await new AccountsApi(by()).registerUser({ registerRequest });
const person = by(registered.token);
const { networkId } = await new NetworksApi(person).createNetwork({ createNetworkRequest: { name: 'story' } });
const mint = async (nodeName: string): Promise<string> =>
  (await new TokensApi(person).issueNodeToken({ issueNodeTokenRequest: { networkId, nodeName } })).token;
const alpha = by(await mint('alpha'));
const beta = by(await mint('beta'));
const tasks = new TasksApi(alpha);

const { taskId } = await tasks.sendTask({
  idempotencyKey: `${name}-1`,
  sendTaskRequest: { alias: 'beta', task: `Build it with ${name}.`, priority: TaskPriority.TASK_PRIORITY_HIGH },
});
const inbox = await call(beta, 'get_inbox', { alias: 'beta' });
const [delivery] = inbox['messages'] as { id: string; task_id: string }[];
if (delivery?.task_id !== taskId) throw new Error(`the inbox of beta holds ${JSON.stringify(inbox)}`);
await call(beta, 'ack_inbox', { alias: 'beta', message_id: delivery.id });
await call(beta, 'send_reply', { in_reply_to: taskId, text: `Built with ${name}.` });

const { task } = await tasks.getTask({ taskId });
if (task.status !== TaskStatus.TASK_STATUS_REPLIED || task.result !== `Built with ${name}.`) {
  throw new Error(JSON.stringify(task));
}
const refused = await tasks.getTask({ taskId: 't_nothing' }).catch((error: unknown) => error);
if (!(refused instanceof ResponseError)) throw new Error(String(refused));
const { code } = ModelErrorFromJSON(await refused.response.json());
if (code !== ErrorCode.ERROR_CODE_TASK_NOT_FOUND) throw new Error(code);
console.log(`story ${taskId}`);

async function call(
  configuration: Configuration,
  tool: string,
  args: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const params = { name: tool, arguments: args };
  const mcpCall = { jsonrpc: '2.0' as const, id: 1, method: 'tools/call', params };
  const { result } = (await new McpApi(configuration).callTool({ mcpCall })) as { result?: object };
  if (result === undefined) throw new Error(`${tool} has no result`);
  return (result as Record<string, Record<string, unknown>>)['structuredContent'] ?? {};
}
