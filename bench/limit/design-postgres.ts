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
import { statements as sql } from './design-postgres-statements.ts';
import { callersSql, reportedColumns } from './design-statements.ts';
import { openPostgres, type Ask } from './group-postgres.ts';
import { newId, ranks, ttlMs } from './store.ts';
import type { Caller, Completion, NewTask, Push, Report, Row, Store } from './store.ts';

/** The calls on the tables of today's design, each one statement, on a Postgres database that the hub has filled. */
export class DesignOnPostgres implements Store {
  readonly #write: Ask;
  readonly #read: Ask;
  readonly #push: Push;
  readonly network: string;
  readonly callers: readonly Caller[];

  private constructor(asks: { write: Ask; read: Ask }, push: Push, network: string, callers: readonly Caller[]) {
    this.#write = asks.write;
    this.#read = asks.read;
    this.#push = push;
    this.network = network;
    this.callers = callers;
  }

  static async open(url: string, push: Push): Promise<DesignOnPostgres> {
    const asks = await openPostgres(url);
    const [{ network_id: network } = {}] = await asks.read('select network_id from networks', []);
    const callers = (await asks.read(callersSql, [])) as unknown as Caller[];
    return new DesignOnPostgres(asks, push, String(network), callers);
  }

  async sendTask(caller: Caller, args: NewTask, byTool: boolean): Promise<Row> {
    const { alias, task, priority = 'normal' } = args;
    const now = Date.now();
    const [network, taskId, from] = [this.network, newId('t_'), byTool ? 'hub' : 'api'];
    const queue = byTool ? await this.#read(sql.advice, [network, alias, adviceSince()]) : undefined;
    const [sent] = await this.#write(sql.sendTask, [
      ...[network, alias, taskId, task, priority, ranks[priority], from, ...this.#sender(caller), caller.node_id],
      ...[caller.node_id ?? 'hub', now, now + ttlMs],
    ]);
    if (!sent) return { ok: false, error: 'alias_not_found' };
    const payload = { type: 'new_task', inbox_count: sent['unread'], priority, from, task_id: taskId };
    this.#push(alias, 'new_task', sent['n'] as number, JSON.stringify(payload));
    const [{ n: ahead = 0, durations } = {}] = queue ?? [];
    const advice = queue ? adviseOn(alias, sent, ahead as number, (durations ?? []) as number[]) : {};
    return answerSent({ taskId, alias, nodeId: sent['node_id'], network }, advice);
  }

  async getInbox({ alias, limit = 10 }: { alias: string; limit?: number }): Promise<Row> {
    return answerInbox(await this.#read(sql.inbox, [this.network, alias, limit + 1]), limit);
  }

  async ackInbox(caller: Caller, { alias, message_id: id }: { alias: string; message_id: string }): Promise<Row> {
    const values = [this.network, alias, id, caller.node_id ?? 'hub', Date.now()];
    const [acked] = await this.#write(sql.ackInbox, values);
    return acked?.['n'] ? { ok: true } : { ok: false, error: 'message not found' };
  }

  async reportStatus(caller: Caller, report: Report): Promise<Row> {
    const { resume_id, alias, status, task } = report;
    const starts = status === 'working' && task !== undefined;
    const [stored] = await this.#write(starts ? sql.start : sql.report, [
      ...[this.network, alias, task ?? null, caller.node_id ?? 'hub', Date.now(), resume_id, status],
      ...reportedColumns.map((name) => report[name] ?? null),
    ]);
    this.#push(alias, 'status_update', stored!['n'] as number, stored!['text'] as string);
    return { ok: true, resume_id, alias, inbox_count: stored!['unread'] ?? 0 };
  }

  async reportCompletion(caller: Caller, { alias, task, result }: Completion): Promise<Row> {
    const id = newId('c_');
    const actor = caller.node_id ?? 'hub';
    const [done] = await this.#write(sql.complete, [
      ...[this.network, alias, task, actor, Date.now(), result, id, result.slice(0, 4000)],
    ]);
    if (!done) return { ok: false, error: 'task not found' };
    this.#push(alias, 'status_update', done['n'] as number, done['text'] as string);
    return { ok: true, completion_id: id };
  }

  async getTask({ task_id }: { task_id: string }): Promise<Row> {
    const [row] = await this.#read(sql.task, [this.network, task_id]);
    return row ? answerTask(row) : { ok: false, error: 'task not found' };
  }

  listTasks({ limit = 20 }: { limit?: number }): Promise<Row> {
    return this.#list(sql.tasks, limit, 'brief');
  }

  listWholeTasks(limit: number): Promise<Row> {
    return this.#list(sql.wholeTasks, limit, 'whole');
  }

  async #list(text: string, limit: number, form: 'whole' | 'brief'): Promise<Row> {
    const [rows, [counts]] = await Promise.all([
      this.#read(text, [this.network, limit + 1]),
      this.#read(sql.counts, [this.network]),
    ]);
    return answerTasks(rows, limit, counts ?? {}, form);
  }

  async getAllStatus(): Promise<Row> {
    const [sessions, open] = await Promise.all([
      this.#read(sql.sessions, [this.network]),
      this.#read(sql.open, [this.network, adviceSince()]),
    ]);
    return answerAllStatus(sessions, open);
  }

  async getStatus(): Promise<Row> {
    return answerStatus(await this.#read(sql.shortSessions, [this.network]));
  }

  async broadcast(caller: Caller, { message }: { message: string }): Promise<Row> {
    const aliases = (await this.#read(sql.aliases, [this.network])).map((row) => row['alias']);
    const ids = aliases.map(() => newId('m_'));
    const values = [this.network, aliases, ids, message, ...this.#sender(caller), Date.now()];
    for (const { alias, unread, n } of await this.#write(sql.broadcast, values))
      this.#push(alias as string, 'broadcast', n as number, `{"type":"broadcast","inbox_count":${String(unread)}}`);
    return { ok: true, recipients: ids.length, message_ids: ids };
  }

  #sender(caller: Caller): [string, string] {
    return caller.node_id === null ? ['user', caller.user_id] : ['node', caller.node_id];
  }
}
