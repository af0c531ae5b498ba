import Database from 'better-sqlite3';
import { createCheckpoints } from '../../src/platform/db/sqlite-checkpoints.ts';
import { createLog } from '../../src/platform/log.ts';
import {
  adviceSince,
  adviseOn,
  answerAllStatus,
  answerInbox,
  answerSent,
  answerStatus,
  answerTask,
  answerTasks,
} from './design-answers.ts';
import { callersSql, countedStatuses, prepareStatements, reportedColumns } from './design-statements.ts';
import { groupCommit, type Group } from './group-sqlite.ts';
import { newId, ranks, ttlMs } from './store.ts';
import type { Caller, Completion, NewTask, Push, Report, Row, Store } from './store.ts';

interface Event {
  readonly type: string;
  /** An alias. */
  readonly channel: string | null;
  /** The user id, where it is a person's. */
  readonly person?: string;
  readonly payload: Row | null;
  readonly summary: Row | null;
}

/** Opens the file of a hub with the hub's own pragmas; `committed` is for the thread that writes checkpoints. */
export function openSqlite(file: string): { db: Database.Database; committed: () => void } {
  const db = new Database(file);
  for (const setting of [
    'journal_mode = wal',
    'synchronous = full',
    'wal_autocheckpoint = 8000',
    'cache_size = -8192',
    'mmap_size = 268435456',
  ])
    db.pragma(setting);
  const checkpoints = createCheckpoints(file, createLog({ logLevel: 'error', logRing: 1 }));
  return { db, committed: () => checkpoints.committed() };
}

/**
 * The calls on the tables of today's design, each as few prepared statements as its durable effects need, on a SQLite
 * file that the hub has migrated and filled.
 */
export class DesignOnSqlite implements Store {
  readonly network: string;
  readonly callers: readonly Caller[];
  readonly #sql: ReturnType<typeof prepareStatements>;
  readonly #group: Group;
  readonly #rows: ((seq: number) => unknown)[] = [];
  readonly #pushes: (() => void)[] = [];
  readonly #push: Push;

  constructor(file: string, push: Push) {
    const { db, committed } = openSqlite(file);
    this.network = (db.prepare('select network_id as id from networks').get() as { id: string }).id;
    this.callers = db.prepare(callersSql).all() as Caller[];
    this.#sql = prepareStatements(db);
    this.#push = push;
    this.#group = groupCommit(db, () => {
      for (const pushed of this.#pushes.splice(0)) pushed();
      committed();
    });
  }

  sendTask(caller: Caller, args: NewTask, byTool: boolean): Promise<Row> {
    return this.#group(() => this.#send(caller, args, byTool));
  }

  getInbox({ alias, limit = 10 }: { alias: string; limit?: number }): Row {
    const box = [this.network, alias];
    return answerInbox(this.#sql.inbox.all(...box, ...box, limit + 1) as Row[], limit);
  }

  ackInbox(caller: Caller, { alias, message_id: taskId }: { alias: string; message_id: string }): Promise<Row> {
    return this.#group(() => {
      const now = Date.now();
      const moved = this.#sql.toAcked.get(taskId, this.network, alias) as Row | undefined;
      const events = moved ? [this.#step(caller, taskId, moved, 'delivered', 'acked', now)] : [];
      if (!this.#sql.ack.get(now, taskId, this.network, alias)) return { ok: false, error: 'message not found' };
      this.#sql.unreadLess.run(this.network, alias);
      this.#emit(events, now, moved && { delivered: -1, acked: 1 });
      return { ok: true };
    });
  }

  reportStatus(caller: Caller, report: Report): Promise<Row> {
    return this.#group(() => {
      const now = Date.now();
      const { resume_id, alias, status, task } = report;
      const optional = reportedColumns.map((name) => report[name] ?? null);
      const stored = this.#sql.session.get(this.network, alias, resume_id, status, now, now, ...optional) as Row;
      const moved =
        task !== undefined && status === 'working'
          ? (this.#sql.toRunning.get(now, task, this.network, alias) as Row | undefined)
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

  reportCompletion(caller: Caller, { alias, task, result }: Completion): Promise<Row> {
    return this.#group(() => {
      const now = Date.now();
      const moved = this.#sql.toReplied.get(result.slice(0, 4000), now, task, this.network, alias) as Row | undefined;
      if (!moved) return { ok: false, error: 'task not found' };
      const step = this.#step(caller, task, moved, 'running', 'replied', now);
      const completion = newId('c_');
      this.#rows.push((seq) =>
        this.#sql.completion.run(seq, completion, task, this.network, alias, task, result, null, null, null, now),
      );
      this.#sql.idle.run(now, now, this.network, alias);
      const change = { alias, status: 'idle', progress: 0 };
      this.#emit([step, { type: 'status_update', channel: alias, payload: change, summary: change }], now, {
        running: -1,
        replied: 1,
      });
      return { ok: true, completion_id: completion };
    });
  }

  getTask({ task_id }: { task_id: string }): Row {
    return answerTask(this.#sql.task.get(task_id, this.network) as Row);
  }

  listTasks({ limit = 20 }: { limit?: number }): Row {
    const counts = this.#sql.counts.get(this.network) as Row;
    return answerTasks(this.#sql.tasks.all(this.network, limit + 1) as Row[], limit, counts, 'brief');
  }

  listWholeTasks(limit: number): Row {
    const counts = this.#sql.counts.get(this.network) as Row;
    return answerTasks(this.#sql.wholeTasks.all(this.network, limit + 1) as Row[], limit, counts, 'whole');
  }

  getAllStatus(): Row {
    const open = this.#sql.open.all(this.network, adviceSince()) as Row[];
    return answerAllStatus(this.#sql.sessions.all(this.network) as Row[], open);
  }

  getStatus(): Row {
    return answerStatus(this.#sql.shortSessions.all(this.network) as Row[]);
  }

  broadcast(caller: Caller, { message }: { message: string }): Promise<Row> {
    return this.#group(() => {
      const now = Date.now();
      const ids: string[] = [];
      const events = (this.#sql.aliases.all(this.network) as string[]).map((alias) => {
        const id = newId('m_');
        ids.push(id);
        const unread = this.#deliver(caller, {
          id,
          alias,
          type: 'broadcast',
          priority: 'normal',
          content: message,
          from: 'api',
          now,
        });
        return { type: 'broadcast', channel: alias, payload: { inbox_count: unread }, summary: null };
      });
      this.#emit(events, now);
      return { ok: true, recipients: ids.length, message_ids: ids };
    });
  }

  #send(caller: Caller, { alias, task, priority = 'normal' }: NewTask, byTool: boolean): Row {
    const target = this.#sql.target.get(this.network, alias) as Row | undefined;
    if (!target) return { ok: false, error: 'alias_not_found' };
    const now = Date.now();
    const [network, taskId, from] = [this.network, newId('t_'), byTool ? 'hub' : 'api'];
    const advice = byTool ? this.#advise(alias, target) : {};
    const kind = caller.node_id === null ? 'user' : 'node';
    const sender = caller.node_id ?? caller.user_id;
    this.#rows.push((seq) =>
      this.#sql.insertTask.run(
        ...[seq, taskId, network, caller.node_id, target['node_id'], from, alias, kind, sender, priority, 'delivered'],
        ...[task, null, 'reply', 'single', null, 0, null, now, now, now + ttlMs],
      ),
    );
    const unread = this.#deliver(caller, { id: taskId, alias, type: 'task', priority, content: task, from, now });
    this.#rows.push((seq) =>
      this.#sql.taskEvent.run(seq, taskId, network, null, 'delivered', caller.node_id ?? 'hub', null, now),
    );
    if (target['status'] !== null) this.#sql.stamp.run(task.slice(0, 200), network, alias);
    const payload = { inbox_count: unread, priority, from, task_id: taskId };
    const summary = { task_id: taskId, from, to: alias, status: 'delivered', priority };
    this.#emit([{ type: 'new_task', channel: alias, payload, summary }], now, { delivered: 1 });
    return answerSent({ taskId, alias, nodeId: target['node_id'], network }, advice);
  }

  /** Puts a row into an inbox. Returns how many are unread there now. */
  #deliver(
    caller: Caller,
    row: { id: string; alias: string; type: string; priority: string; content: string; from: string; now: number },
  ): number {
    const { id, alias, type, priority, content, from, now } = row;
    const box = this.#sql.box.get(this.network, alias) as { last_seq: number; unread: number; inbox_number: number };
    const kind = caller.node_id === null ? 'user' : 'node';
    this.#sql.delivery.run(
      ...[id, id, this.network, 'alias', alias, alias, box.last_seq, ranks[priority], type, priority, content, null],
      ...[from, kind, caller.node_id ?? caller.user_id, null, 'reply', null, 0, null, 0, now, box.inbox_number],
    );
    return box.unread;
  }

  #advise(alias: string, target: Row): Row {
    const since = adviceSince();
    const { n: ahead } = this.#sql.ahead.get(this.network, alias, since) as { n: number };
    const done = ahead > 0 ? (this.#sql.durations.all(this.network, alias, since) as { ms: number }[]) : [];
    return adviseOn(
      alias,
      target,
      ahead,
      done.map(({ ms }) => ms),
    );
  }

  /** A move of a task in its log, and the event that tells its sender and the network. */
  #step(caller: Caller, taskId: string, moved: Row, from: string, to: string, now: number): Event {
    const actor = caller.node_id ?? 'hub';
    this.#rows.push((seq) => this.#sql.taskEvent.run(seq, taskId, this.network, from, to, actor, null, now));
    const facts = { task_id: taskId, from_status: from, to_status: to, actor };
    return { type: 'task_status', person: moved['sender_id'] as string, channel: null, payload: facts, summary: facts };
  }

  /** Stores what needs the counter of the network: the rows that wait for their numbers, and the events. */
  #emit(events: readonly Event[], now: number, tasks?: Record<string, number>): void {
    const changes = tasks && countedStatuses.map((status) => tasks[status] ?? 0);
    const last = changes
      ? this.#sql.nextEventsAndTasks.get(events.length, this.#rows.length, ...changes, this.network)
      : this.#sql.nextEvents.get(events.length, this.#rows.length, this.network);
    const { n, row } = last as { n: number; row: number };
    const rows = this.#rows.splice(0);
    rows.forEach((insert, index) => insert(row - rows.length + 1 + index));
    events.forEach(({ type, person, channel, payload, summary }, index) => {
      const number = n - events.length + 1 + index;
      const data = payload && JSON.stringify({ type, ...payload });
      const [kind, key] = person === undefined ? ['alias', channel] : ['user', person];
      const told = summary && JSON.stringify({ type, ...summary });
      this.#sql.event.run(this.network, number, type, kind, key, data, told, now);
      if (channel !== null && data !== null) this.#pushes.push(() => this.#push(channel, type, number, data));
    });
  }
}
