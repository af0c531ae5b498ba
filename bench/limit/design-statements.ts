import type Database from 'better-sqlite3';

export const live = "status in ('created', 'delivered', 'acked', 'running')";
export const taskColumns =
  'task_id, from_node_id, to_node_id, from_name, to_name, sender_kind, sender_id, priority, status, content, context, result, in_reply_to, requires_response, scope, parent_task_id, meta_json, created_at, delivered_at, started_at, runtime_submitted_at, consumed_at, completed_at, expires_at, network_id';
export const sessionColumns =
  'resume_id, alias, status, task, output, score, progress, server, hostname, agent, project_dir, version, tmux_name, node_id, session_id, config_path, channels, model, last_seen_at, updated_at, network_id';
/** The columns that a report may bring besides what every report says. */
export const reportedColumns: readonly string[] =
  'task, output, score, progress, server, hostname, agent, project_dir, version, tmux_name, node_id, session_id, config_path, channels, model, health_json, health_at, telemetry_host, telemetry_ip, process_json'.split(
    ', ',
  );
export const taskCounts = ['created', 'delivered', 'acked', 'running', 'replied', 'failed', 'cancelled', 'expired'].map(
  (status) => `tasks_${status}`,
);

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ');
const insert = (table: string, columns: string): string =>
  `insert into ${table} (${columns}) values (${marks(columns.split(',').length)})`;
/** How a report changes one column of a session. */
export const keep = (column: string): string =>
  `${column} = case when sessions.resume_id = excluded.resume_id then coalesce(excluded.${column}, sessions.${column}) else excluded.${column} end`;

/** The texts that both engines share. */
export const callersSql =
  'select t.token_hash, t.user_id, t.node_id, n.alias from tokens t left join nodes n on n.network_id = t.network_id and n.node_id = t.node_id where t.revoked_at is null';

/** Every statement of the design's limit program on SQLite, prepared once. */
export function prepareStatements(db: Database.Database) {
  const sql = (text: string): Database.Statement<unknown[]> => db.prepare(text);
  const move = (status: string, from: string, set: string) =>
    sql(
      `update tasks set status = '${status}'${set} where task_id = ? and network_id = ? and to_name = ? and status in (${from}) returning sender_kind, sender_id`,
    );
  return {
    target: sql(
      'select n.node_id, s.status, s.last_seen_at, s.health_json, s.health_at from nodes n left join sessions s on s.network_id = n.network_id and s.alias = n.alias where n.network_id = ? and n.alias = ?',
    ),
    ahead: sql(`select count(*) as n from tasks where network_id = ? and to_name = ? and delivered_at > ? and ${live}`),
    durations: sql(
      "select completed_at - coalesce(started_at, delivered_at) as ms from tasks where network_id = ? and to_name = ? and completed_at > ? and status = 'replied' order by completed_at desc limit 200",
    ),
    box: sql(
      "insert into inboxes (network_id, to_kind, to_key, last_seq, unread, inbox_number) values (?, 'alias', ?, 1, 1, abs(random() % 2147483648)) on conflict (network_id, to_kind, to_key) do update set last_seq = last_seq + 1, unread = unread + 1 returning last_seq, unread, inbox_number",
    ),
    insertTask: sql(
      insert(
        'tasks',
        'seq, task_id, network_id, from_node_id, to_node_id, from_name, to_name, sender_kind, sender_id, priority, status, content, context, requires_response, scope, parent_task_id, depth, meta_json, created_at, delivered_at, expires_at',
      ),
    ),
    delivery: sql(
      insert(
        'inbox',
        'id, task_id, network_id, to_kind, to_key, to_name, inbox_seq, rank, type, priority, content, context, from_session, sender_kind, sender_id, in_reply_to, requires_response, meta_json, acked, acked_at, read_count, created_at, inbox_number',
      ),
    ),
    taskEvent: sql(
      insert('task_events', 'seq, task_id, network_id, from_status, to_status, actor, detail, created_at'),
    ),
    nextEvents: sql(
      'update network_counters set event_seq = event_seq + ?, last_row = last_row + ? where network_id = ? returning event_seq as n, last_row as row',
    ),
    nextEventsAndTasks: sql(
      `update network_counters set event_seq = event_seq + ?, last_row = last_row + ?, ${taskCounts.map((name) => `${name} = ${name} + ?`).join(', ')} where network_id = ? returning event_seq as n, last_row as row`,
    ),
    event: sql(insert('stream_events', 'network_id, n, type, channel_kind, channel, payload, summary, created_at')),
    stamp: sql('update sessions set task = ? where network_id = ? and alias = ?'),
    inbox: sql(
      "select id, task_id, type, priority, content, context, from_session, sender_kind, sender_id, in_reply_to, requires_response, meta_json, acked, created_at, network_id from inbox where inbox_number = (select inbox_number from inboxes where network_id = ? and to_kind = 'alias' and to_key = ?) and network_id = ? and to_kind = 'alias' and to_key = ? and acked = 0 order by rank, inbox_seq limit ? + 0",
    ),
    ack: sql(
      "update inbox set acked = 1, acked_at = ? where task_id = ? and network_id = ? and to_kind = 'alias' and to_key = ? and acked = 0 returning id",
    ),
    unreadLess: sql("update inboxes set unread = unread - 1 where network_id = ? and to_kind = 'alias' and to_key = ?"),
    toAcked: move('acked', "'delivered'", ''),
    toRunning: move('running', "'delivered', 'acked'", ', started_at = ?'),
    toReplied: move('replied', "'delivered', 'acked', 'running'", ', result = ?, completed_at = ?'),
    session: sql(
      `${insert('sessions', `network_id, alias, resume_id, status, last_seen_at, updated_at, ${reportedColumns.join(', ')}`)} on conflict (network_id, alias) do update set resume_id = excluded.resume_id, status = excluded.status, last_seen_at = excluded.last_seen_at, updated_at = excluded.updated_at, ${reportedColumns.map(keep).join(', ')} returning progress, (select unread from inboxes i where i.network_id = sessions.network_id and i.to_kind = 'alias' and i.to_key = sessions.alias) as unread`,
    ),
    idle: sql(
      "update sessions set status = 'idle', task = null, progress = 0, updated_at = ?, last_seen_at = ? where network_id = ? and alias = ?",
    ),
    completion: sql(
      insert(
        'completions',
        'seq, id, task_id, network_id, session_name, task, result, artifacts, score, duration_minutes, completed_at',
      ),
    ),
    task: sql(`select ${taskColumns} from tasks where task_id = ? and network_id = ?`),
    tasks: sql(
      'select task_id, from_name, to_name, priority, status, content, result, created_at, runtime_submitted_at, consumed_at, completed_at from tasks where network_id = ? order by seq desc limit ? + 0',
    ),
    wholeTasks: sql(`select ${taskColumns} from tasks where network_id = ? order by seq desc limit ? + 0`),
    counts: sql(`select ${taskCounts.join(', ')} from network_counters where network_id = ?`),
    aliases: sql('select alias from sessions where network_id = ?').pluck(),
    sessions: sql(`select ${sessionColumns} from sessions where network_id = ? order by alias`),
    shortSessions: sql(
      'select resume_id, alias, status, agent, model, task, progress, last_seen_at from sessions where network_id = ? order by alias',
    ),
    open: sql(
      `select to_name, count(*) as n from tasks where network_id = ? and delivered_at > ? and ${live} group by to_name`,
    ),
  };
}

/** Statuses in the order in which `nextEventsAndTasks` takes their changes. */
export const countedStatuses: readonly string[] = taskCounts.map((name) => name.slice('tasks_'.length));
