import { callTool, createNetwork, getTask, issueNodeToken, registerUser, sendTask } from './hub.js';

const name = process.env['STORY_NAME'] ?? '';
const by = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

const registered = await registerUser({ username: name, password: 'Two-agents-tell-1' });
if (registered.status !== 200) throw new Error(JSON.stringify(registered));
const person = by(registered.data.token);
const made = await createNetwork({ name: 'story' }, person);
if (made.status !== 200) throw new Error(JSON.stringify(made));
const { network_id } = made.data;
const alpha = by(await mint('alpha'));
const beta = by(await mint('beta'));

const sent = await sendTask({ alias: 'beta', task: `Build it with ${name}.`, priority: 'high' }, alpha);
if (sent.status !== 202) throw new Error(JSON.stringify(sent));
const { task_id } = sent.data;
const inbox = await call(beta, 'get_inbox', { alias: 'beta' });
const [delivery] = inbox['messages'] as { id: string; task_id: string }[];
if (delivery?.task_id !== task_id) throw new Error(`the inbox of beta holds ${JSON.stringify(inbox)}`);
await call(beta, 'ack_inbox', { alias: 'beta', message_id: delivery.id });
await call(beta, 'send_reply', { in_reply_to: task_id, text: `Built with ${name}.` });

const seen = await getTask(task_id, alpha);
if (seen.status !== 200) throw new Error(JSON.stringify(seen));
const { task } = seen.data;
if (task.status !== 'replied' || task.result !== `Built with ${name}.`) throw new Error(JSON.stringify(task));
const refused = await getTask('t_nothing', alpha);
if (refused.status !== 404 || refused.data.code !== 'task_not_found') throw new Error(JSON.stringify(refused));
console.log(`story ${task_id}`);

async function mint(node_name: string): Promise<string> {
  const answer = await issueNodeToken({ network_id, node_name }, person);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data.token;
}

async function call(
  options: RequestInit,
  tool: string,
  args: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const params = { name: tool, arguments: args };
  const answer = await callTool({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, undefined, options);
  if (answer.status !== 200 || Array.isArray(answer.data)) throw new Error(JSON.stringify(answer));
  const { result } = answer.data;
  if (result === undefined) throw new Error(JSON.stringify(answer));
  return result['structuredContent'] as Record<string, unknown>;
}
