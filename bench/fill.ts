import { aliasOf, backlogAlias, backlogSize, nodeCount, targetCount, text, type Actors } from './scenarios.ts';

/** Posts to a REST path and returns the answer. @throws Error when the hub refuses */
export async function post(
  port: number,
  path: string,
  body: unknown,
  token?: string,
): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** The password of every person of a benchmark. */
export const password = 'a long enough bench password';

/** A person of a benchmark with the network that came with it. */
export interface Person {
  readonly user: string;
  readonly network: string;
}

/** Opens an account. @throws Error when the hub refuses */
export async function register(port: number, username: string): Promise<Person> {
  const person = await post(port, '/api/auth/register', { username, password });
  return { user: String(person['token']), network: String(person['network_id']) };
}

/** A node that has reported. Returns its token. */
export async function addNode(port: number, { user, network }: Person, n: number): Promise<string> {
  const wanted = { network_id: network, node_name: aliasOf(n) };
  const token = String((await post(port, '/api/auth/node-token', wanted, user))['token']);
  const args = {
    resume_id: `r-${n}`,
    alias: aliasOf(n),
    status: 'idle',
    agent: 'agent-node:bench',
    model: 'bench',
    server: 'bench',
  };
  const params = { name: 'report_status', arguments: args };
  await post(port, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, token);
  return token;
}

/** One person, nodes that have reported, tasks for the targets and a backlog for the last node, all through the doors. */
export async function fill(port: number, backlog = backlogSize): Promise<Actors> {
  const person = await register(port, 'bench');
  const { user } = person;
  const nodes: string[] = [];
  for (let n = 0; n < nodeCount; n += 1) nodes.push(await addNode(port, person, n));
  const send = (alias: string): Promise<Record<string, unknown>> =>
    post(port, '/api/task', { alias, task: text }, user);
  for (let sent = 0; sent < backlog; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => send(backlogAlias)));
  let taskId = '';
  for (let n = 0; n < 2 * targetCount; n += 1) taskId = String((await send(aliasOf(n % targetCount)))['task_id']);
  return { user, nodes, taskId };
}

/** Persons with a network each and a few agents there. Returns their tokens. */
export async function fillNetworks(port: number, networks: number, agents: number): Promise<string[]> {
  const users: string[] = [];
  for (let n = 0; n < networks; n += 1) {
    const person = await register(port, `person-${n}`);
    for (let agent = 0; agent < agents; agent += 1) await addNode(port, person, agent);
    users.push(person.user);
  }
  return users;
}
