import { adviseOn } from './design-answers.ts';
import type { Report, Row } from './store.ts';

const remembered = 200;

/** A target: what the answers need to know of it without asking the database. */
export class Target {
  unread = 0;
  open = 0;
  session: Row | undefined;
  /** When it was last heard, in milliseconds. */
  heard = 0;
  nodeId: string | null = null;
  /** Milliseconds of its last replies. */
  readonly durations: number[] = [];

  finished(ms: number): void {
    this.open -= 1;
    if (this.durations.push(ms) > remembered) this.durations.shift();
  }
}

/**
 * What one process may remember, because it alone writes: sessions, unread and open tasks by alias, tasks by status.
 * Every count and the whole of both status answers come from here.
 */
export class Memory {
  readonly targets = new Map<string, Target>();
  readonly sessions: Row[] = [];
  readonly #counts = new Map<string, number>();

  of(alias: string): Target {
    let target = this.targets.get(alias);
    if (target === undefined) this.targets.set(alias, (target = new Target()));
    return target;
  }

  count(status: string, by: number): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + by);
  }

  stats(): Row[] {
    return [...this.#counts].filter(([, count]) => count > 0).map(([status, count]) => ({ status, count }));
  }

  addSession(session: Row, heard: number): void {
    const target = this.of(session['alias'] as string);
    target.session = session;
    target.heard = heard;
    target.nodeId = session['node_id'] as string | null;
    this.sessions.push(session);
  }

  /** The session after a report: what the report leaves out stays. */
  report({ alias, resume_id, status, task, progress }: Report, at: string): Row {
    const target = this.of(alias);
    const session = target.session!;
    target.heard = Date.now();
    session['resume_id'] = resume_id;
    session['status'] = status;
    session['task'] = task ?? session['task'];
    session['progress'] = progress ?? session['progress'];
    session['last_seen_at'] = session['updated_at'] = at;
    return session;
  }

  /** `GET /api/status`. */
  status(): Row {
    const summary = { idle: 0, working: 0, offline: 0, total: this.sessions.length };
    const sessions = this.sessions.map((row) => {
      const { resume_id, alias, status, agent, model, task, progress, last_seen_at } = row;
      summary[status === 'idle' || status === 'offline' ? status : 'working'] += 1;
      return { resume_id, alias, status, agent, model, task, progress, last_seen_at };
    });
    return { ok: true, sessions, summary };
  }

  /** `get_all_status`. */
  allStatus(): Row {
    const counts = new Map<string, number>();
    const sessions = this.sessions.map((row) => {
      const status = row['status'] as string;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      return { ...row, queue_depth: this.of(row['alias'] as string).open };
    });
    return { ok: true, sessions, summary: [...counts].map(([status, count]) => ({ status, count })) };
  }

  /** What `send_task` tells about the queue of a target. */
  advise(alias: string): Row {
    const { session, open, durations, heard } = this.of(alias);
    return adviseOn(alias, { status: session?.['status'] ?? null, last_seen_at: heard }, open, durations);
  }
}
