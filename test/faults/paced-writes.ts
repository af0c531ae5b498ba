import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** So many dispatches a second. */
const perSecond = 100;

/** A person and an agent who write at a steady pace, whatever the hub takes, and a ledger of what it acknowledged. */
export class PacedWrites {
  /** Ids of acknowledged tasks, by their content. */
  readonly sent = new Map<string, string>();
  /** Ids of tasks whose completion was acknowledged. */
  readonly completed = new Set<string>();
  readonly #url: string;
  readonly #owner: string;
  readonly #worker: string;

  private constructor(url: string, owner: string, worker: string) {
    this.#url = url;
    this.#owner = owner;
    this.#worker = worker;
  }

  /** Registers both at a fresh hub. */
  static async begin(url: string): Promise<PacedWrites> {
    const registered = await post(url, '/api/auth/register', { username: 'ann', password: 'correct-horse-battery' });
    const { token, network_id } = registered as Record<string, string>;
    const minted = await post(url, '/api/auth/node-token', { network_id, node_name: 'worker' }, token);
    return new PacedWrites(url, String(token), String((minted as Record<string, string>)['token']));
  }

  /**
   * Dispatches until `until` is over, and waits for all answers.
   *
   * @returns milliseconds of each dispatch, from when it should have gone out
   * @throws Error when the hub refuses one
   */
  async keepPace(until: Promise<unknown>): Promise<number[]> {
    let isOver = false;
    void until.finally(() => (isOver = true)).catch(() => undefined);
    const begin = performance.now();
    const calls: Promise<number>[] = [];
    while (!isOver) {
      const due = ((performance.now() - begin) / 1000) * perSecond;
      while (calls.length < due) calls.push(this.#send(begin + (calls.length * 1000) / perSecond, calls.length));
      await pause(2);
    }
    return Promise.all(calls);
  }

  async #send(due: number, number: number): Promise<number> {
    const content = `task ${randomUUID()}`;
    const answered = await post(this.#url, '/api/task', { alias: 'worker', task: content }, this.#owner);
    const tookMs = performance.now() - due;
    const id = String((answered as Record<string, string>)['task_id']);
    this.sent.set(content, id);
    if (number % 4 > 0) return tookMs;
    const args = { alias: 'worker', task: id, result: `result of ${id}` };
    const params = { name: 'report_completion', arguments: args };
    await post(this.#url, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, this.#worker);
    this.completed.add(id);
    return tookMs;
  }
}

async function post(url: string, path: string, body: object, token = ''): Promise<object> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
  const said = (await response.json()) as object;
  if (!response.ok || 'error' in said) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said;
}
