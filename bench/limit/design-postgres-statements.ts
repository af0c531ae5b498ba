import { keep, live, reportedColumns, sessionColumns, taskColumns, taskCounts } from './design-statements.ts';

/** Adds to the counters of the network; `by` says what each count changes by. */
const count = (events: string, rows: string, by: string, from = ''): string =>
  `update network_counters c set event_seq = event_seq + ${events}, last_row = last_row + ${rows}${by} ${from} where c.network_id = $1 returning c.event_seq as n, c.last_row as row`;
const events = 'stream_events (network_id, n, type, channel_kind, channel, payload, summary, created_at)';
const steps = 'task_events (network_id, seq, task_id, from_status, to_status, actor, created_at)';
const boxes = `inboxes (network_id, to_kind, to_key, last_seq, unread)`;
const oneMore = `on conflict (network_id, to_kind, to_key) do update set last_seq = inboxes.last_seq + 1, unread = inboxes.unread + 1 returning to_key, last_seq, unread`;
const inbox =
  'inbox (network_id, id, task_id, to_kind, to_key, to_name, inbox_seq, rank, type, priority, content, from_session, sender_kind, sender_id, requires_response, created_at)';

/** $1 network $2 alias $3 task $4 text $5 priority $6 rank $7 label $8 kind $9 sender $10 node $11 actor $12 now $13 expiry */
const sendTask = `with target as (
  select n.node_id, s.status, s.last_seen_at from nodes n left join sessions s on s.network_id = n.network_id and s.alias = n.alias where n.network_id = $1 and n.alias = $2
), box as (insert into ${boxes} select $1, 'alias', $2, 1, 1 from target ${oneMore}),
c as (${count('1', '2', ', tasks_delivered = tasks_delivered + 1')}),
task as (insert into tasks (seq, task_id, network_id, from_node_id, to_node_id, from_name, to_name, sender_kind, sender_id, priority, status, content, requires_response, scope, depth, created_at, delivered_at, expires_at)
  select c.row - 1, $3, $1, $10, target.node_id, $7, $2, $8, $9, $5, 'delivered', $4, 'reply', 'single', 0, $12::bigint, $12::bigint, $13::bigint from c, target),
delivery as (insert into ${inbox} select $1, $3, $3, 'alias', $2, $2, box.last_seq, $6::int, 'task', $5, $4, $7, $8, $9, 'reply', $12::bigint from box),
step as (insert into ${steps} select $1, c.row, $3, null, 'delivered', $11, $12::bigint from c),
event as (insert into ${events} select $1, c.n, 'new_task', 'alias', $2,
  '{"type":"new_task","inbox_count":' || box.unread || ',"priority":"' || $5 || '","from":"' || $7 || '","task_id":"' || $3 || '"}',
  '{"type":"new_task","task_id":"' || $3 || '","from":"' || $7 || '","to":"' || $2 || '","status":"delivered","priority":"' || $5 || '"}', $12::bigint from c, box),
stamp as (update sessions set task = left($4, 200) where network_id = $1 and alias = $2)
select target.*, box.unread, c.n from target, box, c`;

/** $1 network $2 alias $3 since: tasks ahead, and the durations of the last 200 replies when there are any. */
const advice = `with ahead as (select count(*)::int as n from tasks where network_id = $1 and to_name = $2 and delivered_at > $3::bigint and ${live})
select n, case when n > 0 then array(select (completed_at - coalesce(started_at, delivered_at))::float8 from tasks
  where network_id = $1 and to_name = $2 and completed_at > $3::bigint and status = 'replied' order by completed_at desc limit 200) end as durations from ahead`;

/** The move of one task: $1 network $2 alias $3 task $4 actor $5 now; what else a call stores follows. */
const move = (from: string, to: string, set = ''): string =>
  `moved as (update tasks set status = '${to}'${set} where network_id = $1 and task_id = $3 and to_name = $2 and status in (${from}) returning sender_id)`;
/** The step of a moved task in its log, and the event for its sender; `c` says how many events come after that one. */
const tell = (from: string, to: string): string =>
  `facts as (select '{"type":"task_status","task_id":"' || $3 || '","from_status":"${from}","to_status":"${to}","actor":"' || $4 || '"}' as text),
step as (insert into ${steps} select $1, c.row, $3, '${from}', '${to}', $4, $5::bigint from moved, c),
told as (insert into ${events} select $1, c.n - c.later, 'task_status', 'user', moved.sender_id, facts.text, facts.text, $5::bigint from moved, c, facts)`;

const ackInbox = `with ${move("'delivered'", 'acked')},
c as (${count('1', '1', ', tasks_delivered = tasks_delivered - 1, tasks_acked = tasks_acked + 1', 'from moved')}, 0 as later),
${tell('delivered', 'acked')},
delivery as (update inbox set acked = 1, acked_at = $5::bigint where network_id = $1 and id = $3 and to_kind = 'alias' and to_key = $2 and acked = 0 returning id),
box as (update inboxes set unread = unread - 1 from delivery where network_id = $1 and to_kind = 'alias' and to_key = $2)
select count(*)::int as n from delivery`;

const reportValues = reportedColumns.map((column, at) =>
  column === 'score' || column === 'progress'
    ? `$${at + 8}::float8`
    : column === 'health_at'
      ? `$${at + 8}::bigint`
      : `$${at + 8}`,
);
/** The session of a report: $6 resume id, $7 status, from $8 on what else it says. */
const session = `session as (insert into sessions (network_id, alias, resume_id, status, last_seen_at, updated_at, ${reportedColumns.join(', ')})
  values ($1, $2, $6, $7, $5::bigint, $5::bigint, ${reportValues.join(', ')})
  on conflict (network_id, alias) do update set resume_id = excluded.resume_id, status = excluded.status, last_seen_at = excluded.last_seen_at, updated_at = excluded.updated_at, ${reportedColumns.map(keep).join(', ')} returning progress)`;
/** The event that tells the status: `data` is the JSON text, made from `from`. */
const statusEvent = (data: string, from = ''): string =>
  `data as (select ${data} as text ${from}),
event as (insert into ${events} select $1, c.n, 'status_update', 'alias', $2, data.text, data.text, $5::bigint from c, data)`;
const reportEvent = statusEvent(
  `'{"type":"status_update","alias":"' || $2 || '","status":"' || $7 || '","progress":' || coalesce(session.progress::text, 'null') || '}'`,
  'from session',
);
const reported = `select data.text, c.n, (select unread from inboxes where network_id = $1 and to_kind = 'alias' and to_key = $2) as unread from data, c`;

const report = `with ${session}, c as (${count('1', '0', '')}), ${reportEvent}, types as (select $3::text, $4::text) ${reported}`;

/** A report that starts a task. */
const start = `with ${session}, ${move("'delivered', 'acked'", 'running', ', started_at = $5::bigint')},
how as (select count(*)::int as many from moved),
c as (${count('1 + how.many', 'how.many', ', tasks_acked = tasks_acked - how.many, tasks_running = tasks_running + how.many', 'from how')}, 1 as later),
${tell('acked', 'running')}, ${reportEvent} ${reported}`;

/** $6 result, $7 the id of the completion, $8 what the task keeps of the result. */
const complete = `with ${move("'delivered', 'acked', 'running'", 'replied', ', result = $8, completed_at = $5::bigint')},
c as (${count('2', '2', ', tasks_running = tasks_running - 1, tasks_replied = tasks_replied + 1', 'from moved')}, 1 as later),
${tell('running', 'replied')},
done as (insert into completions (network_id, seq, id, task_id, session_name, task, result, completed_at) select $1, c.row - 1, $7, $3, $2, $3, $6, $5::bigint from c),
idle as (update sessions set status = 'idle', task = null, progress = 0, updated_at = $5::bigint, last_seen_at = $5::bigint where network_id = $1 and alias = $2),
${statusEvent(`'{"type":"status_update","alias":"' || $2 || '","status":"idle","progress":0}'`)}
select data.text, c.n from data, c`;

/** $1 network $2 aliases $3 ids $4 text $5 kind $6 sender $7 now. */
const broadcast = `with given as (select * from unnest($2::text[], $3::text[]) with ordinality as g (alias, id, at)),
box as (insert into ${boxes} select $1, 'alias', alias, 1, 1 from given ${oneMore}),
c as (${count('(select count(*) from given)', '0', '')}),
delivery as (insert into ${inbox} select $1, g.id, g.id, 'alias', g.alias, g.alias, b.last_seq, 1, 'broadcast', 'normal', $4, 'api', $5, $6, null, $7::bigint from given g join box b on b.to_key = g.alias),
event as (insert into ${events} select $1, c.n - (select count(*) from given) + g.at, 'broadcast', 'alias', g.alias, '{"type":"broadcast","inbox_count":' || b.unread || '}', null, $7::bigint from c, given g join box b on b.to_key = g.alias)
select g.alias, b.unread, c.n - (select count(*) from given) + g.at as n from c, given g join box b on b.to_key = g.alias`;

/** Every statement of the design's limit program on Postgres: one a call. */
export const statements = {
  ...{ sendTask, advice, ackInbox, report, start, complete, broadcast },
  inbox:
    "select id, task_id, type, priority, content, context, from_session, sender_kind, sender_id, in_reply_to, requires_response, meta_json, acked, created_at, network_id from inbox where network_id = $1 and to_kind = 'alias' and to_key = $2 and acked = 0 order by rank, inbox_seq limit $3",
  task: `select ${taskColumns} from tasks where network_id = $1 and task_id = $2`,
  tasks:
    'select task_id, from_name, to_name, priority, status, content, result, created_at, runtime_submitted_at, consumed_at, completed_at from tasks where network_id = $1 order by seq desc limit $2',
  wholeTasks: `select ${taskColumns} from tasks where network_id = $1 order by seq desc limit $2`,
  counts: `select ${taskCounts.join(', ')} from network_counters where network_id = $1`,
  aliases: 'select alias from sessions where network_id = $1',
  sessions: `select ${sessionColumns} from sessions where network_id = $1 order by alias`,
  shortSessions:
    'select resume_id, alias, status, agent, model, task, progress, last_seen_at from sessions where network_id = $1 order by alias',
  open: `select to_name, count(*)::int as n from tasks where network_id = $1 and delivered_at > $2::bigint and ${live} group by to_name`,
};
