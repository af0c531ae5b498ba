import { createClient, createConfig } from './hub/client/index.js';
import type { Client } from './hub/client/index.js';
import { callTool, createNetwork, getTask, issueNodeToken, registerUser, sendTask } from './hub/sdk.gen.js';

const baseUrl = process.env['STORY_URL'] ?? '';
const name = process.env['STORY_NAME'] ?? '';
const clientOf = (auth?: string): Client =>
  createClient(createConfig({ baseUrl, throwOnError: true, ...(auth === undefined ? {} : { auth }) }));

const registered = await registerUser({
  client: clientOf(),
  body: { username: name, password: 'Two-agents-tell-1' },
  throwOnError: true,
});
const person = clientOf(registered.data.token);
const made = await createNetwork({ client: person, body: { name: 'story' }, throwOnError: true });
const { network_id } = made.data;
const mint = async (node_name: string): Promise<string> =>
  (await issueNodeToken({ client: person, body: { network_id, node_name }, throwOnError: true })).data.token;
const alpha = clientOf(await mint('alpha'));
const beta = clientOf(await mint('beta'));

const sent = await sendTask({
  client: alpha,
  headers: { 'Idempotency-Key': `${name}-1` },
  body: { alias: 'beta', task: `Build it with ${name}.`, priority: 'high' },
  throwOnError: true,
});
const { task_id } = sent.data;
const inbox = await call(beta, 'get_inbox', { alias: 'beta' });
const [delivery] = inbox['messages'] as { id: string; task_id: string }[];
if (delivery?.task_id !== task_id) throw new Error(`the inbox of beta holds ${JSON.stringify(inbox)}`);
await call(beta, 'ack_inbox', { alias: 'beta', message_id: delivery.id });
await call(beta, 'send_reply', { in_reply_to: task_id, text: `Built with ${name}.` });

const { task } = (await getTask({ client: alpha, path: { task_id }, throwOnError: true })).data;
if (task.status !== 'replied' || task.result !== `Built with ${name}.`) throw new Error(JSON.stringify(task));
const refused = await getTask({ client: alpha, path: { task_id: 't_nothing' }, throwOnError: false });
if (refused.error?.code !== 'task_not_found') throw new Error(JSON.stringify(refused.error));
console.log(`story ${task_id}`);

async function call(client: Client, tool: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const params = { name: tool, arguments: args };
  const body = { jsonrpc: '2.0' as const, id: 1, method: 'tools/call', params };
  const { data: answer } = await callTool({ client, body, throwOnError: true });
  if (answer === undefined || Array.isArray(answer)) throw new Error(JSON.stringify(answer));
  const { result } = answer as { result?: Record<string, unknown> };
  if (result === undefined) throw new Error(JSON.stringify(answer));
  return result['structuredContent'] as Record<string, unknown>;
}
