import { dirname, join } from 'node:path';
import { callersSql } from './design-statements.ts';
import { openSqlite } from './design-sqlite.ts';
import { groupCommit } from './group-sqlite.ts';
import { Memory } from './mission-memory.ts';
import * as schema from './mission-schema.ts';
import { MissionStore, type Moved, type Tables, type Values } from './mission-store.ts';
import type { Caller, Push, Row } from './store.ts';

const insert = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
const { taskColumns, deliveryColumns, sessionColumns, stepColumns, completionColumns, summaryColumns } = schema;

/** Opens the mission's limit program on a SQLite file of its own, filled from a hub's. */
export function openMission(hubFile: string, push: Push): MissionStore {
  const { db, committed } = openSqlite(join(dirname(hubFile), 'mission.sqlite'));
  db.exec(`${schema.tablesSql(schema.sqlite, 'main')}; attach '${hubFile}' as hub`);
  for (const copy of schema.copySql(schema.sqlite, 'hub', 'main')) db.exec(copy);
  const { id } = db.prepare('select network_id as id from hub.networks').get() as { id: string };
  const callers = db.prepare(callersSql).all() as Caller[];
  db.exec(`detach hub; ${schema.indexesSql('', '')}`);
  const memory = new Memory();
  for (const row of db.prepare(`select ${sessionColumns.join(', ')} from sessions order by alias`).all() as Row[])
    memory.addSession(row, Date.now());
  const counts = (sql: string): [string, number][] => db.prepare(sql).raw().all() as [string, number][];
  for (const [alias, n] of counts('select alias, count(*) from inbox where acked = 0 group by 1'))
    memory.of(alias).unread = memory.of(alias).open = n;
  for (const [status, n] of counts('select status, count(*) from tasks group by 1')) memory.count(status, n);
  return new MissionStore(id, callers, tablesOf(db, committed), memory, push);
}

function tablesOf(db: ReturnType<typeof openSqlite>['db'], committed: () => void): Tables {
  const group = groupCommit(db, committed);
  const sql = (text: string) => db.prepare<unknown[]>(text);
  const move = (to: string, from: string, set: string) =>
    sql(
      `update tasks set status = '${to}'${set} where task_id = ? and to_name = ? and status in (${from}) returning created_at as createdAt`,
    );
  const addTask = sql(insert('tasks', taskColumns));
  const addDelivery = sql(insert('inbox', [...deliveryColumns, 'alias', 'rank']));
  const addStep = sql(insert('task_events', stepColumns));
  const addCompletion = sql(insert('completions', completionColumns));
  const kept = sessionColumns.filter((column) => column !== 'alias').map((column) => `${column} = excluded.${column}`);
  const keepSession = sql(`${insert('sessions', sessionColumns)} on conflict (alias) do update set ${kept.join(', ')}`);
  const stamp = sql('update sessions set task = ? where alias = ?');
  const idle = sql("update sessions set status = 'idle', task = null, progress = 0, updated_at = ? where alias = ?");
  const ack = sql('update inbox set acked = 1 where id = ? and alias = ? and acked = 0');
  const toAcked = move('acked', "'delivered'", '');
  const toRunning = move('running', "'delivered', 'acked'", ', started_at = ?');
  const toReplied = move('replied', "'delivered', 'acked', 'running'", ', result = ?, completed_at = ?');
  const unread = sql(
    `select ${deliveryColumns.join(', ')} from inbox where alias = ? and acked = 0 order by rank, seq limit ? + 0`,
  );
  const task = sql(`select ${taskColumns.join(', ')} from tasks where task_id = ?`);
  const pageOf = (columns: readonly string[]) =>
    sql(`select ${columns.join(', ')} from tasks order by seq desc limit ? + 0`);
  const pages = { whole: pageOf(taskColumns), brief: pageOf(summaryColumns) };
  /** The step of a move that happened. */
  const stepOf = (row: unknown, from: string, values: Values): Moved => {
    if (row === undefined) return undefined;
    addStep.run(...values);
    return { from, createdAt: (row as { createdAt: string }).createdAt };
  };
  return {
    send: (row, delivery, step, { alias, task: text }) =>
      group(() => {
        addTask.run(...row);
        addDelivery.run(...delivery);
        addStep.run(...step);
        stamp.run(text, alias);
      }),
    deliver: (deliveries) => group(() => deliveries.forEach((row) => addDelivery.run(...row))),
    acknowledge: (id, alias, actor, at) =>
      group(() => {
        const found = ack.run(id, alias).changes === 1;
        if (!found) return { found, moved: undefined };
        return {
          found,
          moved: stepOf(toAcked.get(id, alias), 'delivered', [id, 'delivered', 'acked', actor, at, null]),
        };
      }),
    report: (session, start, at) =>
      group(() => {
        keepSession.run(...session);
        if (start === undefined) return undefined;
        const { task: id, alias } = start;
        return stepOf(toRunning.get(at, id, alias), 'acked', [id, 'acked', 'running', alias, at, null]);
      }),
    complete: (id, alias, result, completion, at) =>
      group(() => {
        const row = toReplied.get(result, at, id, alias);
        idle.run(at, alias);
        addCompletion.run(...completion);
        return stepOf(row, 'running', [id, 'running', 'replied', alias, at, null]);
      }),
    unread: (alias, limit) => unread.all(alias, limit) as Row[],
    task: (id) => task.get(id) as Row | undefined,
    tasks: (limit, form) => pages[form].all(limit) as Row[],
  };
}
