import { toWireTime } from '../../src/platform/clock.ts';
import type { Memory } from './mission-memory.ts';
import { newId, ranks, ttlMs } from './store.ts';
import type { Caller, Completion, NewTask, Push, Report, Row, Store } from './store.ts';

/** The values of one row, in the order of its columns. */
export type Values = readonly unknown[];

/** What a task was before it moved; undefined when it did not. */
export type Moved = { readonly from: string; readonly createdAt: string } | undefined;

/** What the mission writes and reads, on one engine; writes are answered after their commit. */
export interface Tables {
  send(task: Values, delivery: Values, step: Values, stamp: { alias: string; task: string }): Promise<void>;
  deliver(deliveries: readonly Values[]): Promise<void>;
  /** Acknowledges a delivery; `found` is false when it was not unread. */
  acknowledge(id: string, alias: string, actor: string, at: string): Promise<{ found: boolean; moved: Moved }>;
  report(session: Values, start: { task: string; alias: string } | undefined, at: string): Promise<Moved>;
  complete(task: string, alias: string, result: string, completion: Values, at: string): Promise<Moved>;
  unread(alias: string, limit: number): Row[] | Promise<Row[]>;
  task(id: string): (Row | undefined) | Promise<Row | undefined>;
  tasks(limit: number, form: 'whole' | 'brief'): Row[] | Promise<Row[]>;
}

/**
 * The calls as the mission needs them: a dispatch is a task, a delivery, a task event and a stamp on a session, and
 * nothing else is stored. One process writes, so that it may remember all counts.
 */
export class MissionStore implements Store {
  readonly network: string;
  readonly callers: readonly Caller[];
  readonly #tables: Tables;
  readonly #memory: Memory;
  readonly #push: Push;

  constructor(network: string, callers: readonly Caller[], tables: Tables, memory: Memory, push: Push) {
    this.network = network;
    this.callers = callers;
    this.#tables = tables;
    this.#memory = memory;
    this.#push = push;
  }

  async sendTask(caller: Caller, { alias, task, priority = 'normal' }: NewTask, byTool: boolean): Promise<Row> {
    const target = this.#memory.of(alias);
    const nodeId = target.nodeId;
    const [now, taskId, from] = [Date.now(), newId('t_'), byTool ? 'hub' : 'api'];
    const at = toWireTime(now);
    const { network } = this;
    const [kind, sender] = senderOf(caller);
    const advice = byTool ? this.#memory.advise(alias) : {};
    const values = [
      ...[taskId, caller.node_id, nodeId, from, alias, kind, sender, priority, 'delivered', task, null, null, null],
      ...['reply', 'single', null, null, at, at, null, null, null, null, toWireTime(now + ttlMs), network],
    ];
    const step = [taskId, null, 'delivered', caller.node_id ?? 'hub', at, network];
    const row = { id: taskId, alias, type: 'task', priority, content: task, from, at };
    await this.#tables.send(values, this.#delivery(caller, row), step, { alias, task: task.slice(0, 200) });
    target.unread += 1;
    target.open += 1;
    if (target.session) target.session['task'] = task.slice(0, 200);
    this.#memory.count('delivered', 1);
    const payload = { type: 'new_task', inbox_count: target.unread, priority, from, task_id: taskId };
    this.#push(alias, 'new_task', undefined, JSON.stringify(payload));
    const actual_to = { alias, to_node_id: nodeId, network_id: network };
    return { ok: true, task_id: taskId, message_id: taskId, actual_to, ...advice };
  }

  async getInbox({ alias, limit = 10 }: { alias: string; limit?: number }): Promise<Row> {
    return { ok: true, messages: await this.#tables.unread(alias, limit) };
  }

  async ackInbox(caller: Caller, { alias, message_id: id }: { alias: string; message_id: string }): Promise<Row> {
    const acked = await this.#tables.acknowledge(id, alias, caller.node_id ?? 'hub', toWireTime(Date.now()));
    if (!acked.found) return { ok: false, error: 'message not found or already acknowledged' };
    this.#memory.of(alias).unread -= 1;
    this.#moved(acked.moved, 'acked');
    return { ok: true };
  }

  async reportStatus(_caller: Caller, report: Report): Promise<Row> {
    const { resume_id, alias, status, task, progress } = report;
    const at = toWireTime(Date.now());
    const session = this.#memory.report(report, at);
    const start = status === 'working' && task !== undefined ? { task, alias } : undefined;
    this.#moved(await this.#tables.report(Object.values(session), start, at), 'running');
    this.#push(alias, 'status_update', undefined, JSON.stringify({ type: 'status_update', alias, status, progress }));
    return { ok: true, resume_id, alias, inbox_count: this.#memory.of(alias).unread };
  }

  async reportCompletion(_caller: Caller, { alias, task, result }: Completion): Promise<Row> {
    const [now, id] = [Date.now(), newId('c_')];
    const at = toWireTime(now);
    const completion = [id, this.network, alias, task, result, at];
    const moved = await this.#tables.complete(task, alias, result.slice(0, 4000), completion, at);
    if (!moved) return { ok: false, error: 'task not found' };
    this.#moved(moved, 'replied');
    const target = this.#memory.of(alias);
    target.finished(Math.max(0, now - Date.parse(`${moved.createdAt.replace(' ', 'T')}Z`)));
    if (target.session) Object.assign(target.session, { status: 'idle', task: null, progress: 0 });
    return { ok: true, completion_id: id };
  }

  async getTask({ task_id: id }: { task_id: string }): Promise<Row> {
    const task = await this.#tables.task(id);
    return task ? { ok: true, task } : { ok: false, error: 'task not found' };
  }

  listTasks({ limit = 20 }: { limit?: number }): Promise<Row> {
    return this.#list(limit, 'brief');
  }

  listWholeTasks(limit: number): Promise<Row> {
    return this.#list(limit, 'whole');
  }

  async #list(limit: number, form: 'whole' | 'brief'): Promise<Row> {
    const tasks = await this.#tables.tasks(limit, form);
    return { ok: true, tasks, count: tasks.length, stats: this.#memory.stats() };
  }

  getAllStatus(): Row {
    return this.#memory.allStatus();
  }

  getStatus(): Row {
    return this.#memory.status();
  }

  async broadcast(caller: Caller, { message }: { message: string }): Promise<Row> {
    const at = toWireTime(Date.now());
    const rows = this.#memory.sessions.map((session) => {
      const alias = session['alias'] as string;
      return { id: newId('m_'), alias, type: 'broadcast', priority: 'normal', content: message, from: 'api', at };
    });
    await this.#tables.deliver(rows.map((row) => this.#delivery(caller, row)));
    for (const { alias } of rows) {
      const target = this.#memory.of(alias);
      target.unread += 1;
      this.#push(alias, 'broadcast', undefined, `{"type":"broadcast","inbox_count":${target.unread}}`);
    }
    return { ok: true, recipients: rows.length, message_ids: rows.map(({ id }) => id) };
  }

  #delivery(
    caller: Caller,
    row: { id: string; alias: string; type: string; priority: string; content: string; from: string; at: string },
  ): Values {
    const { id, alias, type, priority, content, from, at } = row;
    return [
      ...[id, id, type, priority, content, null, from, ...senderOf(caller), null, 'reply', null, 0, at, this.network],
      ...[alias, ranks[priority]],
    ];
  }

  #moved(moved: Moved, to: string): void {
    if (!moved) return;
    this.#memory.count(moved.from, -1);
    this.#memory.count(to, 1);
  }
}

const senderOf = (caller: Caller): [string, string] =>
  caller.node_id === null ? ['user', caller.user_id] : ['node', caller.node_id];
