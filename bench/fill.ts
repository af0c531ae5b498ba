import Database from 'better-sqlite3';
import { aliasOf, backlogAlias, backlogSize, nodeCount, targetCount, text, type Actors } from './scenarios.ts';

async function post(port: number, path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** One person, nodes that have reported, tasks for the targets and a backlog for the last node, all through the doors. */
export async function fill(port: number, backlog = backlogSize): Promise<Actors> {
  const person = await post(port, '/api/auth/register', {
    username: 'bench',
    password: 'a long enough bench password',
  });
  const user = String(person['token']);
  const nodes: string[] = [];
  for (let n = 0; n < nodeCount; n += 1) {
    const minted = await post(
      port,
      '/api/auth/node-token',
      { network_id: person['network_id'], node_name: aliasOf(n) },
      user,
    );
    nodes.push(String(minted['token']));
    const args = {
      resume_id: `r-${n}`,
      alias: aliasOf(n),
      status: 'idle',
      agent: 'agent-node:bench',
      model: 'bench',
      server: 'bench',
    };
    await post(
      port,
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'report_status', arguments: args } },
      nodes[n],
    );
  }
  const send = (alias: string): Promise<Record<string, unknown>> =>
    post(port, '/api/task', { alias, task: text }, user);
  for (let sent = 0; sent < backlog; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => send(backlogAlias)));
  let taskId = '';
  for (let n = 0; n < 2 * targetCount; n += 1) taskId = String((await send(aliasOf(n % targetCount)))['task_id']);
  return { user, nodes, taskId };
}

/** Puts ended tasks with their steps and read deliveries into the file of a stopped hub, as if they had been lived through. */
export function addHistory(file: string, tasks: number): void {
  const db = new Database(file);
  const { id } = db.prepare('select network_id as id from networks').get() as { id: string };
  const ended = Date.now() - 3_600_000;
  const numbers = 'with recursive numbers (k) as (select 1 union all select k + 1 from numbers where k < :tasks)';
  const alias = `'bench-' || (k % ${targetCount})`;
  const run = (sql: string): void => void db.prepare(`${numbers} ${sql}`).run({ tasks, id, ended, text });
  db.transaction(() => {
    run(`insert into tasks (seq, task_id, network_id, from_name, to_name, sender_kind, sender_id, priority, status, content, result, requires_response, scope, depth, created_at, delivered_at, started_at, completed_at, expires_at)
      select k - :tasks, 't_old' || k, :id, 'api', ${alias}, 'user', (select user_id from users), 'normal', 'replied', :text, 'done', 'reply', 'single', 0, :ended - k, :ended - k, :ended - k, :ended, :ended from numbers`);
    run(`insert into inbox (id, task_id, network_id, to_kind, to_key, to_name, inbox_seq, rank, type, priority, content, from_session, sender_kind, sender_id, acked, acked_at, read_count, created_at)
      select 't_old' || k, 't_old' || k, :id, 'alias', ${alias}, ${alias}, -k, 1, 'task', 'normal', :text, 'api', 'user', (select user_id from users), 1, :ended, 1, :ended - k from numbers`);
    run(
      `insert into task_events (seq, task_id, network_id, from_status, to_status, actor, created_at) select k - :tasks, 't_old' || k, :id, 'running', 'replied', 'hub', :ended from numbers`,
    );
    db.prepare('update network_counters set tasks_replied = tasks_replied + :tasks where network_id = :id').run({
      tasks,
      id,
    });
  })();
  db.close();
}
