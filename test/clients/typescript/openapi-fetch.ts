import createClient from 'openapi-fetch';
import type { paths } from './hub.js';

const baseUrl = process.env['STORY_URL'] ?? '';
const name = process.env['STORY_NAME'] ?? '';
const clientOf = (token?: string) =>
  createClient<paths>({ baseUrl, headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } });

const registered = await clientOf().POST('/api/auth/register', {
  body: { username: name, password: 'Two-agents-tell-1' },
});
const person = clientOf(need(registered.data, registered.error).token);
const made = await person.POST('/api/networks', { body: { name: 'story' } });
const network_id = need(made.data, made.error).network_id;
const mint = async (node_name: string): Promise<string> => {
  const { data, error } = await person.POST('/api/auth/node-token', { body: { network_id, node_name } });
  return need(data, error).token;
};
const alpha = clientOf(await mint('alpha'));
const beta = clientOf(await mint('beta'));

const sent = await alpha.POST('/api/task', {
  params: { header: { 'Idempotency-Key': `${name}-1` } },
  body: { alias: 'beta', task: `Build it with ${name}.`, priority: 'high' },
});
const { task_id } = need(sent.data, sent.error);
const inbox = await callTool(beta, 'get_inbox', { alias: 'beta' });
const [delivery] = inbox['messages'] as { id: string; task_id: string }[];
if (delivery?.task_id !== task_id) throw new Error(`the inbox of beta holds ${JSON.stringify(inbox)}`);
await callTool(beta, 'ack_inbox', { alias: 'beta', message_id: delivery.id });
await callTool(beta, 'send_reply', { in_reply_to: task_id, text: `Built with ${name}.` });

const seen = await alpha.GET('/api/task/{task_id}', { params: { path: { task_id } } });
const { task } = need(seen.data, seen.error);
if (task.status !== 'replied' || task.result !== `Built with ${name}.`) throw new Error(JSON.stringify(task));
const refused = await alpha.GET('/api/task/{task_id}', { params: { path: { task_id: 't_nothing' } } });
if (refused.error?.code !== 'task_not_found') throw new Error(JSON.stringify(refused.error));
console.log(`story ${task_id}`);

async function callTool(
  client: typeof alpha,
  tool: string,
  args: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { data, error } = await client.POST('/mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } as never },
  });
  const answer = need(data, error);
  if (Array.isArray(answer) || answer.result === undefined) throw new Error(JSON.stringify(answer));
  return (answer.result as Record<string, unknown>)['structuredContent'] as Record<string, unknown>;
}

function need<T>(data: T | undefined, error: unknown): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
