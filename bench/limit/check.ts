import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres, openSqlite, type Place } from '../engines.ts';
import { fill } from '../fill.ts';
import { request, runLoad, toolCall } from '../load.ts';
import { aliasOf, scenarios, type Actors } from '../scenarios.ts';
import { startHubAt, startLimit, stop, stopAll, type Side } from '../sides.ts';

/**
 * Calls the hub and both limit programs alike and prints where they differ: the mission's must refuse nothing, the
 * design's must leave the hub's rows and give the hub's answers. `node bench/limit/check.ts [sqlite|postgres]`.
 */
const folder = mkdtempSync(join(tmpdir(), 'hub-bench-'));
const engine = process.argv[2] === 'postgres' ? await openPostgres(folder) : openSqlite(folder);

/** Ids and times differ from run to run, and only their lengths must agree; cursors are each program's own. */
const plain = (text: string): string =>
  text
    .replaceAll(/"next_cursor\\?":\\?"[^"]*"/g, 'cursor')
    .replaceAll(/\b[tcnmu]_\w+/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'time');

async function call(port: number, actors: Actors): Promise<Record<string, string>> {
  const steps = scenarios(actors);
  const one = async (calls: Parameters<typeof runLoad>[1]): Promise<void> => {
    const { failures, firstFailure } = await runLoad(port, calls, 1, 0);
    if (failures > 0) throw new Error(firstFailure);
  };
  for (const name of ['dispatch by REST', 'dispatch by tool', 'lifecycle', 'heartbeat', 'lifecycle'])
    await one(steps[name]!);
  await one([() => request('POST', '/api/broadcast', actors.user, { message: 'hello' })]);
  const { user, nodes, taskId } = actors;
  const asked: Record<string, string> = {
    get_inbox: toolCall(nodes[0]!, 'get_inbox', { alias: aliasOf(0), limit: 2 }),
    get_task: toolCall(user, 'get_task', { task_id: taskId }),
    list_tasks: toolCall(user, 'list_tasks', { limit: 2 }),
    get_all_status: toolCall(user, 'get_all_status', {}),
    send_task: toolCall(user, 'send_task', { alias: aliasOf(2), task: 'x' }),
    'GET /api/status': request('GET', '/api/status', user),
    'GET /api/tasks': request('GET', '/api/tasks?limit=2', user),
  };
  const answers: Record<string, string> = {};
  for (const [name, text] of Object.entries(asked)) answers[name] = plain(await askOnce(port, text));
  return answers;
}

/** The body of one answer. */
async function askOnce(port: number, text: string): Promise<string> {
  const [head = '', body] = text.split('\r\n\r\n');
  const [method = '', path = ''] = head.split(' ');
  const authorization = /Authorization: (.*)/.exec(head)?.[1] ?? '';
  const headers = { authorization, 'content-type': 'application/json' };
  const init = method === 'GET' ? { headers } : { method, headers, body: body ?? '' };
  return (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
}

const tables = ['tasks', 'inbox', 'inboxes', 'task_events', 'stream_events', 'completions', 'sessions'];
const sums = {
  ...Object.fromEntries(tables.map((table) => [table, `select count(*) as n from ${table}`])),
  boxes: 'select sum(last_seq) as a, sum(unread) as b from inboxes',
  counters:
    'select event_seq, last_row, tasks_delivered, tasks_acked, tasks_running, tasks_replied from network_counters',
  deliveries: 'select sum(acked) as a, count(acked_at) as b, sum(rank) as c from inbox',
  stamps: 'select count(task) as a, count(progress) as b, sum(progress) as c from sessions',
  ...Object.fromEntries(
    ['new_task', 'broadcast'].map((type) => [
      `event ${type}`,
      `select count(*) as n, max(length(payload)) as a, max(length(summary)) as b, max(channel_kind) as c from stream_events where type = '${type}'`,
    ]),
  ),
  // The hub tells the time and the queue with these, which the design's does not.
  ...Object.fromEntries(
    ['task_status', 'status_update'].map((type) => [
      `event ${type}`,
      `select count(*) as n, count(payload) as a, count(summary) as b, max(channel_kind) as c from stream_events where type = '${type}'`,
    ]),
  ),
};

async function rowsOf(place: Place): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const [name, sql] of Object.entries(sums))
    rows[name] = Object.values(await engine.first(place, sql))
      .map(String)
      .join(' ');
  return rows;
}

let differs = false;

function compare(name: string, hub: Record<string, string>, other: Record<string, string>): void {
  for (const [what, expected] of Object.entries(hub)) {
    if (other[what] === expected) continue;
    console.log(`${name}, ${what}:\n  the hub ${expected.slice(0, 2_000)}\n  it ${other[what]?.slice(0, 2_000)}`);
    differs = true;
  }
}

try {
  const base = await engine.create('base');
  const first = await startHubAt(base);
  const actors = await fill(first.port, 3);
  await stop(first.child);
  const run = async (name: string, begin: (place: Place) => Promise<Side>) => {
    const place = await engine.copy(base, name);
    const side = await begin(place);
    const answers = await call(side.port, actors);
    await stop(side.child);
    return { answers, rows: await rowsOf(place) };
  };
  const hub = await run('hub', (place) => startHubAt(place));
  const design = await run('design', (place) => startLimit('design', place));
  await run('mission', (place) => startLimit('mission', place));
  compare('answers of the design', hub.answers, design.answers);
  compare('rows of the design', hub.rows, design.rows);
  if (!differs) console.log(`${engine.name}: the same rows and answers`);
} finally {
  await stopAll();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
}
// Left to end by itself, the process ends with 0: the package of Postgres sees to that.
process.exit(differs ? 1 : 0);
