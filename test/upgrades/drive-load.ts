import { randomUUID } from 'node:crypto';

/** What callers met who went on during an upgrade. */
export interface Met {
  /** Calls that were answered well, by the version that answered. */
  readonly answered: Map<string, number>;
  /** Tasks that a hub has acknowledged. */
  readonly sent: Set<string>;
  /** Refusals with 503, each followed by a call that succeeded. */
  retried: number;
  /** Anything else. */
  readonly failures: string[];
}

interface Asked {
  readonly hubs: readonly string[];
  readonly token: string;
  readonly alias: string;
}

const mostTries = 20;

/**
 * Callers that go on until `end` is called: each sends a task, reads it and lists what is there, through the hubs in
 * turns. A hub that takes no connection is passed over, as a proxy does; a call may be tried again only after a declared 503.
 */
export function driveLoad(asked: Asked, callers = 6): { readonly met: Met; end(): Promise<void> } {
  const met: Met = { answered: new Map(), sent: new Set(), retried: 0, failures: [] };
  const state = { on: true };
  const call = async (turn: number): Promise<void> => {
    for (let at = 0; state.on; at += 1) {
      const key = randomUUID();
      const sent = await ask(
        asked,
        met,
        turn + at,
        'POST',
        '/api/task',
        { alias: asked.alias, task: `task ${key}` },
        key,
      );
      if (sent === undefined) return;
      met.sent.add(String(sent['task_id']));
      await ask(asked, met, turn + at, 'GET', `/api/task/${String(sent['task_id'])}`);
      await ask(asked, met, turn + at + 1, 'GET', '/api/tasks?limit=20');
      await ask(asked, met, turn + at + 1, 'GET', '/api/nodes');
      await ask(asked, met, turn + at, 'GET', '/api/networks');
    }
  };
  const running = Array.from({ length: callers }, (_, turn) => call(turn));
  return {
    met,
    async end() {
      state.on = false;
      await Promise.all(running);
    },
  };
}

/** One call; undefined when it failed. */
async function ask(
  { hubs, token }: Asked,
  met: Met,
  turn: number,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<Record<string, unknown> | undefined> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  for (let tried = 0; tried < mostTries; tried += 1) {
    const hub = hubs[(turn + tried) % hubs.length]!;
    try {
      const answer = await fetch(`${hub}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const text = await answer.text();
      if (answer.status === 503 && answer.headers.has('retry-after')) {
        met.retried += 1;
        continue;
      }
      if (!answer.ok) throw new Error(`${answer.status} ${text}`);
      met.answered.set(hub, (met.answered.get(hub) ?? 0) + 1);
      return JSON.parse(text) as Record<string, unknown>;
    } catch (error) {
      const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {};
      if (code === 'ECONNREFUSED') continue;
      met.failures.push(`${method} ${path}: ${String(error)} ${code}`);
      return undefined;
    }
  }
  met.failures.push(`${method} ${path}: no hub answered in ${mostTries} tries`);
  return undefined;
}
