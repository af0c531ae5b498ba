/** The columns of the rows that the mission itself needs, in the order of the answers. Times are texts of the wire. */
export const taskColumns = [
  ...['task_id', 'from_node_id', 'to_node_id', 'from_name', 'to_name', 'sender_kind', 'sender_id', 'priority'],
  ...['status', 'content', 'context', 'result', 'in_reply_to', 'requires_response', 'scope', 'parent_task_id'],
  ...['meta_json', 'created_at', 'delivered_at', 'started_at', 'runtime_submitted_at', 'consumed_at'],
  ...['completed_at', 'expires_at', 'network_id'],
];
export const deliveryColumns = [
  ...['id', 'task_id', 'type', 'priority', 'content', 'context', 'from_session', 'sender_kind', 'sender_id'],
  ...['in_reply_to', 'requires_response', 'meta_json', 'acked', 'created_at', 'network_id'],
];
export const sessionColumns = [
  ...['resume_id', 'alias', 'status', 'task', 'output', 'score', 'progress', 'server', 'hostname', 'agent'],
  ...['project_dir', 'version', 'tmux_name', 'node_id', 'session_id', 'config_path', 'channels', 'model'],
  ...['last_seen_at', 'updated_at', 'network_id'],
];
export const stepColumns = ['task_id', 'from_status', 'to_status', 'actor', 'created_at', 'network_id'];
export const completionColumns = ['id', 'network_id', 'session_name', 'task', 'result', 'completed_at'];
export const summaryColumns = [
  ...['task_id', 'from_name', 'to_name', 'priority', 'status', 'content', 'result', 'created_at'],
  ...['runtime_submitted_at', 'consumed_at', 'completed_at'],
];

const times = new Set([
  ...['created_at', 'delivered_at', 'started_at', 'runtime_submitted_at', 'consumed_at', 'completed_at'],
  ...['expires_at', 'last_seen_at', 'updated_at'],
]);
const numbers: Readonly<Record<string, string>> = { acked: 'int', score: 'float8', progress: 'float8' };

/** How an engine spells a growing key and the text of a stored time. */
export interface Dialect {
  readonly key: string;
  readonly wireTime: (column: string) => string;
}
export const sqlite: Dialect = {
  key: 'seq integer primary key',
  wireTime: (column) => `datetime(${column} / 1000, 'unixepoch')`,
};
export const postgres: Dialect = {
  key: 'seq bigint generated always as identity primary key',
  wireTime: (column) => `to_char(to_timestamp(${column} / 1000) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`,
};

const typed = (columns: readonly string[]): string =>
  columns.map((column) => `${column} ${numbers[column] ?? 'text'}`).join(', ');

/** The tables, with no more indexes than the calls walk. */
export function tablesSql({ key }: Dialect, schema: string): string {
  return `
    create table ${schema}.tasks (${key}, ${typed(taskColumns)});
    create table ${schema}.inbox (${key}, ${typed(deliveryColumns)}, alias text, rank int);
    create table ${schema}.task_events (${key}, ${typed(stepColumns)});
    create table ${schema}.completions (${key}, ${typed(completionColumns)});
    create table ${schema}.sessions (${typed(sessionColumns)}, primary key (alias));`;
}
export function indexesSql(prefix: string, on: string): string {
  return `
    create unique index ${prefix}mission_task on ${on}tasks (task_id);
    create unique index ${prefix}mission_delivery on ${on}inbox (id);
    create index ${prefix}mission_unread on ${on}inbox (alias, rank, seq) where acked = 0;
    create index ${prefix}mission_steps on ${on}task_events (task_id);`;
}

/** Takes over what the hub has stored; `from` and `to` are schemas. */
export function copySql({ wireTime }: Dialect, from: string, to: string): string[] {
  const read = (columns: readonly string[]): string =>
    columns.map((column) => (times.has(column) ? wireTime(column) : column)).join(', ');
  return [
    `insert into ${to}.tasks (${taskColumns.join(', ')}) select ${read(taskColumns)} from ${from}.tasks order by seq`,
    `insert into ${to}.inbox (${deliveryColumns.join(', ')}, alias, rank) select ${read(deliveryColumns)}, to_key, rank from ${from}.inbox where to_kind = 'alias' order by inbox_seq`,
    `insert into ${to}.sessions (${sessionColumns.join(', ')}) select ${read(sessionColumns)} from ${from}.sessions`,
  ];
}
