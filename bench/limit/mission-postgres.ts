import { callersSql } from './design-statements.ts';
import { openPostgres, type Ask } from './group-postgres.ts';
import { Memory } from './mission-memory.ts';
import * as schema from './mission-schema.ts';
import { MissionStore, type Moved, type Tables } from './mission-store.ts';
import type { Caller, Push, Row } from './store.ts';

const { taskColumns, deliveryColumns, sessionColumns, stepColumns, completionColumns, summaryColumns } = schema;
const inboxColumns = [...deliveryColumns, 'alias', 'rank'];
const kinds: Readonly<Record<string, string>> = {
  acked: '::int',
  rank: '::int',
  score: '::float8',
  progress: '::float8',
};
/** An insert whose values are the parameters from `$first` on. */
const insert = (table: string, columns: readonly string[], first: number): string =>
  `insert into mission.${table} (${columns.join(', ')}) values (${columns.map((name, at) => `$${first + at}${kinds[name] ?? ''}`).join(', ')})`;
const stepsOf = (values: string): string =>
  `insert into mission.task_events (task_id, from_status, to_status, actor, created_at) select ${values}`;

const behindTask = taskColumns.length + 1;
const behindInbox = behindTask + inboxColumns.length;
const behindStep = behindInbox + stepColumns.length;
const send = `with task as (${insert('tasks', taskColumns, 1)}), delivery as (${insert('inbox', inboxColumns, behindTask)}),
stamp as (update mission.sessions set task = $${behindStep} where alias = $${behindStep + 1}) ${insert('task_events', stepColumns, behindInbox)}`;
const deliver = `insert into mission.inbox (${inboxColumns.join(', ')}) select ${inboxColumns.join(', ')} from json_populate_recordset(null::mission.inbox, $1)`;
const acknowledge = `with ack as (update mission.inbox set acked = 1 where id = $1 and alias = $2 and acked = 0 returning id),
moved as (update mission.tasks set status = 'acked' from ack where task_id = ack.id and status = 'delivered' returning task_id, created_at),
step as (${stepsOf("task_id, 'delivered', 'acked', $3, $4 from moved")})
select (select count(*)::int from ack) as found, (select created_at from moved) as at`;
const kept = sessionColumns.filter((column) => column !== 'alias').map((column) => `${column} = excluded.${column}`);
const report = `${insert('sessions', sessionColumns, 1)} on conflict (alias) do update set ${kept.join(', ')}`;
const behind = sessionColumns.length + 1;
const start = `with session as (${report}),
moved as (update mission.tasks set status = 'running', started_at = $${behind + 1} where task_id = $${behind} and to_name = $2 and status in ('delivered', 'acked') returning task_id, created_at),
step as (${stepsOf(`task_id, 'acked', 'running', $2, $${behind + 1} from moved`)}) select created_at as at from moved`;
const complete = `with moved as (update mission.tasks set status = 'replied', result = $3, completed_at = $4 where task_id = $1 and to_name = $2 and status in ('delivered', 'acked', 'running') returning task_id, created_at),
step as (${stepsOf("task_id, 'running', 'replied', $2, $4 from moved")}), done as (${insert('completions', completionColumns, 5)}),
idle as (update mission.sessions set status = 'idle', task = null, progress = 0, updated_at = $4 where alias = $2) select created_at as at from moved`;
const unread = `select ${deliveryColumns.join(', ')} from mission.inbox where alias = $1 and acked = 0 order by rank, seq limit $2`;
const task = `select ${taskColumns.join(', ')} from mission.tasks where task_id = $1`;
const pages = {
  whole: `select ${taskColumns.join(', ')} from mission.tasks order by seq desc limit $1`,
  brief: `select ${summaryColumns.join(', ')} from mission.tasks order by seq desc limit $1`,
};

/** Opens the mission's limit program on tables of its own, in the schema `mission` of a database that a hub filled. */
export async function openMission(url: string, push: Push): Promise<MissionStore> {
  const { write, read } = await openPostgres(url);
  await prepareSchema(url);
  const [{ network_id: network } = {}] = await read('select network_id from networks', []);
  const memory = new Memory();
  const sessions = await read(
    `select ${sessionColumns.join(', ')} from mission.sessions order by alias collate "C"`,
    [],
  );
  for (const row of sessions) memory.addSession(row, Date.now());
  for (const { alias, n } of await read(
    'select alias, count(*)::int as n from mission.inbox where acked = 0 group by 1',
    [],
  ))
    memory.of(alias as string).unread = memory.of(alias as string).open = n as number;
  for (const { status, n } of await read('select status, count(*)::int as n from mission.tasks group by 1', []))
    memory.count(status as string, n as number);
  const callers = (await read(callersSql, [])) as unknown as Caller[];
  return new MissionStore(String(network), callers, tablesOf(write, read), memory, push);
}

async function prepareSchema(url: string): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create schema mission; ${schema.tablesSql(schema.postgres, 'mission')}`);
  for (const copy of schema.copySql(schema.postgres, 'public', 'mission')) await client.query(copy);
  await client.query(schema.indexesSql('', 'mission.'));
  await client.query('analyze');
  await client.end();
}

function tablesOf(write: Ask, read: Ask): Tables {
  const movedOf = (row: Row | undefined, from: string): Moved =>
    row?.['at'] ? { from, createdAt: row['at'] as string } : undefined;
  return {
    send: async (values, delivery, step, stamp) =>
      void (await write(send, [...values, ...delivery, ...step, stamp.task, stamp.alias])),
    deliver: async (deliveries) => {
      const rows = deliveries.map((row) => Object.fromEntries(inboxColumns.map((name, at) => [name, row[at]])));
      await write(deliver, [JSON.stringify(rows)]);
    },
    acknowledge: async (id, alias, actor, at) => {
      const [row] = await write(acknowledge, [id, alias, actor, at]);
      return { found: row?.['found'] === 1, moved: movedOf(row, 'delivered') };
    },
    report: async (session, begun, at) => {
      if (begun === undefined) return void (await write(report, [...session]));
      const [row] = await write(start, [...session, begun.task, at]);
      return movedOf(row, 'acked');
    },
    complete: async (id, alias, result, completion, at) => {
      const [row] = await write(complete, [id, alias, result, at, ...completion]);
      return movedOf(row, 'running');
    },
    unread: (alias, limit) => read(unread, [alias, limit]),
    task: async (id) => (await read(task, [id]))[0],
    tasks: (limit, form) => read(pages[form], [limit]),
  };
}
