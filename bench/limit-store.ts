import { createHash, randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';

type Row = Record<string, unknown>;

/** The measured calls of the hub, each as few prepared statements as its durable effects need. */
export interface Store {
  /** Whether a bearer header is a token of this hub; remembered after the first look. */
  knows(header: string): boolean;
  sendTask(args: { alias: string; task: string; priority?: string }, advice: boolean): Promise<Row>;
  getInbox(args: { alias: string; limit?: number }): Row;
  ackInbox(args: { alias: string; message_id: string }): Promise<Row>;
  reportStatus(args: { resume_id: string; alias: string; status: string; task?: string }): Promise<Row>;
  reportCompletion(args: { alias: string; task: string; result: string }): Promise<Row>;
  getTask(args: { task_id: string }): Row;
  listTasks(args: { limit?: number }): Row;
}

interface Unit {
  run(): Row;
  resolve(row: Row): void;
}

const id = (prefix: string): string => prefix + randomBytes(16).toString('base64url');
const live = "status in ('created', 'delivered', 'acked', 'running')";

/** Opens a database file that the hub has migrated and filled; there is one network in it. */
export function openStore(file: string): Store {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const network = (db.prepare('select network_id as id from networks').get() as { id: string }).id;
  const group = groupCommit(db);
  const prepared = statements(db);
  const emit = (type: string, channel: string | null, payload: Row | null, summary: Row | null): void => {
    const { n } = prepared.nextEvent.get(network) as { n: number };
    prepared.event.run(
      network,
      n,
      type,
      channel,
      payload && JSON.stringify(payload),
      summary && JSON.stringify(summary),
      Date.now(),
    );
  };
  const move = (taskId: string, from: string | null, to: string, actor: string): void => {
    prepared.taskEvent.run(taskId, network, from, to, actor, Date.now());
  };
  const known = new Set<string>();
  return {
    knows: (header) => {
      const hash = createHash('sha256').update(header.slice(7)).digest('hex');
      if (!known.has(hash) && prepared.token.get(hash)) known.add(hash);
      return known.has(hash);
    },
    sendTask: (args, advice) => group(() => sendTask(args, advice)),
    getInbox: ({ alias, limit = 10 }) => ({ ok: true, messages: prepared.inbox.all(network, alias, limit) }),
    ackInbox: ({ alias, message_id }) =>
      group(() => {
        const acked = prepared.ack.get(Date.now(), message_id, alias) as { task_id: string } | undefined;
        if (!acked) return { ok: false, error: 'message not found or already acknowledged' };
        prepared.unreadLess.run(network, alias);
        if (prepared.toAcked.run(acked.task_id).changes === 1) {
          move(acked.task_id, 'delivered', 'acked', alias);
          emit('task_status', null, null, {
            task_id: acked.task_id,
            from_status: 'delivered',
            to_status: 'acked',
            actor: alias,
          });
        }
        return { ok: true };
      }),
    reportStatus: ({ resume_id, alias, status, task }) =>
      group(() => {
        prepared.session.run(network, alias, resume_id, status, task ?? null, Date.now(), Date.now());
        if (task !== undefined && status === 'working' && prepared.toRunning.run(Date.now(), task).changes === 1) {
          move(task, 'acked', 'running', alias);
          emit('task_status', null, null, { task_id: task, from_status: 'acked', to_status: 'running', actor: alias });
        }
        emit('status_update', alias, { alias, status }, { alias, status });
        const { unread } = (prepared.unread.get(network, alias) as { unread: number } | undefined) ?? { unread: 0 };
        return { ok: true, resume_id, alias, inbox_count: unread };
      }),
    reportCompletion: ({ alias, task, result }) =>
      group(() => {
        const completion = id('c_');
        if (prepared.toReplied.run(result.slice(0, 4000), Date.now(), task).changes !== 1)
          return { ok: false, error: 'task not found' };
        move(task, 'running', 'replied', alias);
        emit('task_status', null, null, { task_id: task, from_status: 'running', to_status: 'replied', actor: alias });
        prepared.completion.run(completion, task, network, alias, task, result, Date.now());
        prepared.idle.run(Date.now(), network, alias);
        return { ok: true, completion_id: completion };
      }),
    getTask: ({ task_id }) => ({ ok: true, task: prepared.task.get(task_id) }),
    listTasks: ({ limit = 20 }) => {
      const tasks = prepared.tasks.all(network, limit);
      return { ok: true, tasks, count: tasks.length, stats: prepared.stats.all(network) };
    },
  };

  function sendTask(
    { alias, task, priority = 'normal' }: { alias: string; task: string; priority?: string },
    advice: boolean,
  ): Row {
    const target = prepared.target.get(network, alias) as { node_id: string; status: string | null } | undefined;
    if (!target) return { ok: false, error: 'alias_not_found' };
    const now = Date.now();
    const taskId = id('t_');
    const ahead = advice ? (prepared.ahead.get(network, alias, now - 86_400_000) as { n: number }).n : 0;
    const durations = ahead > 0 ? prepared.durations.all(network, alias, now - 86_400_000) : [];
    const box = prepared.box.get(network, alias) as { last_seq: number; unread: number };
    prepared.insertTask.run(taskId, network, target.node_id, 'api', alias, priority, task, now, now, now + 3_600_000);
    prepared.delivery.run(taskId, taskId, network, alias, box.last_seq, priority, task, now);
    move(taskId, null, 'delivered', 'hub');
    const summary = { type: 'new_task', task_id: taskId, from: 'api', to: alias, status: 'delivered', priority };
    emit('new_task', alias, { type: 'new_task', inbox_count: box.unread, priority, from: 'api' }, summary);
    prepared.stamp.run(task.slice(0, 200), network, alias);
    const actual = { alias, to_node_id: target.node_id, network_id: network };
    const base = { ok: true, task_id: taskId, message_id: taskId, actual_to: actual };
    if (!advice) return base;
    return {
      ...base,
      session_status: target.status,
      queue_ahead: ahead,
      target_busy: ahead > 0,
      est_wait_minutes: durations.length < 3 ? null : 1,
    };
  }
}

function statements(db: Database.Database) {
  const sql = (text: string): Database.Statement<unknown[]> => db.prepare(text);
  const to = (status: string, from: string, set: string) =>
    sql(`update tasks set status = '${status}'${set} where task_id = ? and status in (${from})`);
  return {
    token: sql('select token_id from tokens where token_hash = ? and revoked_at is null'),
    target: sql(
      'select n.node_id, s.status from nodes n left join sessions s on s.network_id = n.network_id and s.alias = n.alias where n.network_id = ? and n.alias = ?',
    ),
    ahead: sql(`select count(*) as n from tasks where network_id = ? and to_name = ? and delivered_at > ? and ${live}`),
    durations: sql(
      "select completed_at - coalesce(started_at, delivered_at) as ms from tasks where network_id = ? and to_name = ? and completed_at > ? and status = 'replied' order by completed_at desc limit 200",
    ),
    box: sql(
      'insert into inboxes (network_id, alias, last_seq, unread) values (?, ?, 1, 1) on conflict (network_id, alias) do update set last_seq = last_seq + 1, unread = unread + 1 returning last_seq, unread',
    ),
    insertTask: sql(
      "insert into tasks (task_id, network_id, to_node_id, from_name, to_name, sender_kind, sender_id, priority, status, content, requires_response, scope, depth, created_at, delivered_at, expires_at) values (?, ?, ?, ?, ?, 'user', 'u', ?, 'delivered', ?, 'reply', 'single', 0, ?, ?, ?)",
    ),
    delivery: sql(
      "insert into inbox (id, task_id, network_id, to_name, inbox_seq, rank, type, priority, content, from_session, sender_kind, sender_id, acked, read_count, created_at) values (?, ?, ?, ?, ?, 1, 'task', ?, ?, 'api', 'user', 'u', 0, 0, ?)",
    ),
    taskEvent: sql(
      'insert into task_events (task_id, network_id, from_status, to_status, actor, created_at) values (?, ?, ?, ?, ?, ?)',
    ),
    nextEvent: sql(
      'update network_counters set event_seq = event_seq + 1 where network_id = ? returning event_seq as n',
    ),
    event: sql(
      'insert into stream_events (network_id, n, type, channel, payload, summary, created_at) values (?, ?, ?, ?, ?, ?, ?)',
    ),
    stamp: sql('update sessions set task = ? where network_id = ? and alias = ?'),
    inbox: sql(
      'select id, task_id, type, priority, content, context, from_session, created_at, network_id from inbox where network_id = ? and to_name = ? and acked = 0 order by rank, inbox_seq limit ?',
    ),
    ack: sql(
      'update inbox set acked = 1, acked_at = ? where task_id = ? and to_name = ? and acked = 0 returning task_id',
    ),
    unreadLess: sql('update inboxes set unread = unread - 1 where network_id = ? and alias = ?'),
    unread: sql('select unread from inboxes where network_id = ? and alias = ?'),
    toAcked: to('acked', "'delivered'", ''),
    toRunning: to('running', "'delivered', 'acked'", ', started_at = ?'),
    toReplied: to('replied', "'delivered', 'acked', 'running'", ', result = ?, completed_at = ?'),
    session: sql(
      'insert into sessions (network_id, alias, resume_id, status, task, runtime_evidence, last_seen_at, updated_at) values (?, ?, ?, ?, ?, 0, ?, ?) on conflict (network_id, alias) do update set resume_id = excluded.resume_id, status = excluded.status, task = excluded.task, last_seen_at = excluded.last_seen_at, updated_at = excluded.updated_at',
    ),
    idle: sql(
      "update sessions set status = 'idle', task = null, progress = 0, updated_at = ? where network_id = ? and alias = ?",
    ),
    completion: sql(
      'insert into completions (id, task_id, network_id, session_name, task, result, completed_at) values (?, ?, ?, ?, ?, ?, ?)',
    ),
    task: sql('select * from tasks where task_id = ?'),
    tasks: sql(
      'select task_id, from_name, to_name, priority, status, content, result, created_at, runtime_submitted_at, consumed_at, completed_at from tasks where network_id = ? order by seq desc limit ?',
    ),
    stats: sql('select status, count(*) as count from tasks where network_id = ? group by status'),
  };
}

/** Collects the units of one turn of the loop into one durable commit. */
function groupCommit(db: Database.Database): (run: () => Row) => Promise<Row> {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  let waiting: Unit[] = [];
  const flush = (): void => {
    const units = waiting;
    waiting = [];
    begin.run();
    const rows = units.map((unit) => unit.run());
    commit.run();
    units.forEach((unit, index) => unit.resolve(rows[index]!));
  };
  return (run) =>
    new Promise((resolve) => {
      if (waiting.push({ run, resolve }) === 1) setImmediate(flush);
    });
}
