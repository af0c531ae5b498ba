import { createHash, randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { createCheckpoints } from '../src/platform/db/sqlite-checkpoints.ts';
import { createLog } from '../src/platform/log.ts';
import { groupCommit } from './limit-commit.ts';
import { countedStatuses, prepareStatements, reportedColumns } from './limit-statements.ts';
import { statusOf, viewDelivery, viewSessions, viewTask, viewTaskSummary, type Row } from './limit-views.ts';

/** Who calls: one user, or a node of theirs. */
export interface Caller {
  readonly user_id: string;
  readonly node_id: string | null;
  readonly username: string;
  readonly alias: string | null;
}

interface NewTask {
  readonly alias: string;
  readonly task: string;
  readonly priority?: string;
}

interface Event {
  readonly type: string;
  /** An alias. */
  readonly channel: string | null;
  /** The user id, where it is a person's. */
  readonly person?: string;
  readonly payload: Row | null;
  readonly summary: Row;
}

const dayMs = 86_400_000;
const id = (prefix: string): string => prefix + randomBytes(15).toString('base64url');
const ranks: Record<string, number> = { high: 0, normal: 1, low: 2 };

/**
 * The measured calls of the hub, each as few prepared statements as its durable effects need, on a database file that
 * the hub has migrated and filled. There is one network in it.
 */
export class LimitStore {
  readonly #sql: ReturnType<typeof prepareStatements>;
  readonly #group: (run: () => Row) => Promise<Row>;
  readonly #network: string;
  readonly #callers = new Map<string, Caller>();
  readonly #rows: ((seq: number) => unknown)[] = [];

  constructor(file: string) {
    const db = new Database(file);
    for (const setting of [
      'journal_mode = wal',
      'synchronous = full',
      'wal_autocheckpoint = 8000',
      'cache_size = -65536',
      'mmap_size = 268435456',
    ])
      db.pragma(setting);
    const checkpoints = createCheckpoints(file, createLog({ logLevel: 'error', logRing: 1 }));
    this.#network = (db.prepare('select network_id as id from networks').get() as { id: string }).id;
    this.#sql = prepareStatements(db);
    this.#group = groupCommit(db, () => checkpoints.committed());
  }

  /** Whose token a bearer header carries; remembered after the first look. */
  callerOf(header: string): Caller | undefined {
    const hash = createHash('sha256').update(header.slice(7)).digest('hex');
    const known = this.#callers.get(hash) ?? (this.#sql.caller.get(hash) as Caller | undefined);
    if (known) this.#callers.set(hash, known);
    return known;
  }

  sendTask(caller: Caller, args: NewTask, byTool: boolean): Promise<Row> {
    return this.#group(() => this.#send(caller, args, byTool));
  }

  getInbox({ alias, limit = 10 }: { alias: string; limit?: number }): Row {
    return { ok: true, messages: (this.#sql.inbox.all(this.#network, alias, limit) as Row[]).map(viewDelivery) };
  }

  ackInbox(caller: Caller, { alias, message_id: taskId }: { alias: string; message_id: string }): Promise<Row> {
    return this.#group(() => {
      const now = Date.now();
      const moved = this.#sql.toAcked.get(taskId, this.#network, alias) as Row | undefined;
      const events = moved ? [this.#step(caller, taskId, moved, 'delivered', 'acked', now)] : [];
      if (!this.#sql.ack.get(now, taskId, this.#network, alias)) return { ok: false, error: 'message not found' };
      this.#sql.unreadLess.run(this.#network, alias);
      this.#emit(events, now, moved && { delivered: -1, acked: 1 });
      return { ok: true };
    });
  }

  reportStatus(
    caller: Caller,
    report: { resume_id: string; alias: string; status: string; task?: string } & Row,
  ): Promise<Row> {
    return this.#group(() => {
      const now = Date.now();
      const { resume_id, alias, status, task } = report;
      const optional = reportedColumns.map((name) => (name === 'node_id' ? caller.node_id : (report[name] ?? null)));
      const stored = this.#sql.session.get(this.#network, alias, resume_id, status, now, now, ...optional) as Row;
      const moved =
        task !== undefined && status === 'working'
          ? (this.#sql.toRunning.get(now, task, this.#network, alias) as Row | undefined)
          : undefined;
      const change = { alias, status, progress: stored['progress'] };
      const reported = { type: 'status_update', channel: alias, payload: change, summary: change };
      this.#emit(
        moved ? [this.#step(caller, task!, moved, 'acked', 'running', now), reported] : [reported],
        now,
        moved && { acked: -1, running: 1 },
      );
      return { ok: true, resume_id, alias, inbox_count: stored['unread'] ?? 0 };
    });
  }

  reportCompletion(
    caller: Caller,
    { alias, task, result }: { alias: string; task: string; result: string },
  ): Promise<Row> {
    return this.#group(() => {
      const now = Date.now();
      const moved = this.#sql.toReplied.get(result.slice(0, 4000), now, task, this.#network, alias) as Row | undefined;
      if (!moved) return { ok: false, error: 'task not found' };
      const step = this.#step(caller, task, moved, 'running', 'replied', now);
      const completion = id('c_');
      this.#rows.push((seq) =>
        this.#sql.completion.run(seq, completion, task, this.#network, alias, task, result, null, null, null, now),
      );
      this.#sql.idle.run(now, now, this.#network, alias);
      const change = { alias, status: 'idle', progress: 0 };
      this.#emit([step, { type: 'status_update', channel: alias, payload: change, summary: change }], now, {
        running: -1,
        replied: 1,
      });
      return { ok: true, completion_id: completion };
    });
  }

  getTask({ task_id }: { task_id: string }): Row {
    return { ok: true, task: viewTask(this.#sql.task.get(task_id, this.#network) as Row) };
  }

  listTasks({ limit = 20 }: { limit?: number }): Row {
    const rows = this.#sql.tasks.all(this.#network, limit + 1) as Row[];
    const more = rows.length > limit;
    if (more) rows.pop();
    const cursor = more ? Buffer.from(`t${rows.at(-1)!['seq'] as number}`).toString('base64url') : null;
    for (const row of rows) delete row['seq'];
    const counts = this.#sql.counts.get(this.#network) as Record<string, number>;
    const stats = countedStatuses
      .map((status) => ({ status, count: counts[`tasks_${status}`]! }))
      .filter(({ count }) => count > 0);
    stats.sort((a, b) => (a.status < b.status ? -1 : 1));
    return {
      ok: true,
      tasks: rows.map(viewTaskSummary),
      count: rows.length,
      stats,
      has_more: more,
      next_cursor: cursor,
    };
  }

  getAllStatus(): Row {
    const now = Date.now();
    const open = this.#sql.open.all(this.#network, now - dayMs) as { to_name: string; n: number }[];
    const sessions = this.#sql.sessions.all(this.#network) as Row[];
    const counts = viewSessions(sessions, now, new Map(open.map(({ to_name, n }) => [to_name, n])));
    return { ok: true, sessions, summary: [...counts].map(([status, count]) => ({ status, count })) };
  }

  getStatus(): Row {
    const sessions = this.#sql.shortSessions.all(this.#network) as Row[];
    const counts = viewSessions(sessions, Date.now());
    const [idle, offline] = [counts.get('idle') ?? 0, counts.get('offline') ?? 0];
    const total = sessions.length;
    return { ok: true, sessions, summary: { idle, working: total - idle - offline, offline, total } };
  }

  #send(caller: Caller, { alias, task, priority = 'normal' }: NewTask, byTool: boolean): Row {
    const target = this.#sql.target.get(this.#network, alias) as Row | undefined;
    if (!target) return { ok: false, error: 'alias_not_found' };
    const now = Date.now();
    const [network, taskId, from] = [this.#network, id('t_'), byTool ? 'hub' : 'api'];
    const advice = byTool ? this.#advise(alias, target, now) : {};
    const kind = caller.node_id === null ? 'user' : 'node';
    const sender = caller.node_id ?? caller.user_id;
    const box = this.#sql.box.get(network, alias) as { last_seq: number; unread: number };
    this.#rows.push((seq) =>
      this.#sql.insertTask.run(
        seq,
        taskId,
        network,
        caller.node_id,
        target['node_id'],
        from,
        alias,
        kind,
        sender,
        priority,
        'delivered',
        task,
        null,
        'reply',
        'single',
        null,
        0,
        null,
        now,
        now,
        now + 3_600_000,
      ),
    );
    this.#sql.delivery.run(
      taskId,
      taskId,
      network,
      'alias',
      alias,
      alias,
      box.last_seq,
      ranks[priority],
      'task',
      priority,
      task,
      null,
      from,
      kind,
      sender,
      null,
      'reply',
      null,
      0,
      null,
      0,
      now,
    );
    this.#rows.push((seq) =>
      this.#sql.taskEvent.run(seq, taskId, network, null, 'delivered', caller.node_id ?? 'hub', null, now),
    );
    if (target['status'] !== null) this.#sql.stamp.run(task.slice(0, 200), network, alias);
    const payload = { inbox_count: box.unread, priority, from, task_id: taskId };
    const summary = { task_id: taskId, from, to: alias, status: 'delivered', priority };
    this.#emit([{ type: 'new_task', channel: alias, payload, summary }], now, { delivered: 1 });
    const actual_to = { alias, to_node_id: target['node_id'], network_id: network };
    return { ok: true, task_id: taskId, message_id: taskId, actual_to, ...advice };
  }

  #advise(alias: string, target: Row, now: number): Row {
    const since = now - dayMs;
    const { n: ahead } = this.#sql.ahead.get(this.#network, alias, since) as { n: number };
    const done = ahead > 0 ? (this.#sql.durations.all(this.#network, alias, since) as { ms: number }[]) : [];
    const sorted = done.map(({ ms }) => ms).sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const wait = ahead === 0 ? 0 : done.length < 3 ? null : Math.min(1440, Math.round((middle * ahead) / 60_000));
    const status = statusOf(target, now);
    const warning =
      ahead < 3 ? {} : { warning: `${alias} has ${ahead} open tasks before this one; consider another agent.` };
    return {
      session_status: status,
      queue_ahead: ahead,
      target_busy: status === 'working',
      est_wait_minutes: wait,
      ...warning,
    };
  }

  /** A move of a task in its log, and the event that tells its sender and the network. */
  #step(caller: Caller, taskId: string, moved: Row, from: string, to: string, now: number): Event {
    const actor = caller.node_id ?? 'hub';
    this.#rows.push((seq) => this.#sql.taskEvent.run(seq, taskId, this.#network, from, to, actor, null, now));
    const facts = { task_id: taskId, from_status: from, to_status: to, actor };
    return { type: 'task_status', person: moved['sender_id'] as string, channel: null, payload: facts, summary: facts };
  }

  /** Stores what needs the counter of the network: the rows that wait for their numbers, and the events. */
  #emit(events: readonly Event[], now: number, tasks?: Record<string, number>): void {
    const changes = tasks && countedStatuses.map((status) => tasks[status] ?? 0);
    const last = changes
      ? this.#sql.nextEventsAndTasks.get(events.length, this.#rows.length, ...changes, this.#network)
      : this.#sql.nextEvents.get(events.length, this.#rows.length, this.#network);
    const { n, row } = last as { n: number; row: number };
    const rows = this.#rows.splice(0);
    rows.forEach((insert, index) => insert(row - rows.length + 1 + index));
    events.forEach(({ type, person, channel, payload, summary }, index) => {
      this.#sql.event.run(
        this.#network,
        n - events.length + 1 + index,
        type,
        person === undefined ? 'alias' : 'user',
        person ?? channel,
        payload && JSON.stringify({ type, ...payload }),
        JSON.stringify({ type, ...summary }),
        now,
      );
    });
  }
}
