import { randomUUID } from 'node:crypto';

type Body = Record<string, unknown>;

/** What the hub said to a call; undefined when the connection broke before it said anything. */
type Said = { readonly ok: boolean; readonly body: Body } | undefined;

const senders = 6;
const workers = 3;

/**
 * Clients that write as fast as the hub answers, and a ledger of what it acknowledged. Each task is sent with a key of
 * its own, each completion twice at once with results that differ.
 */
export class Storm {
  /** Contents of all tasks that were sent, with their key. */
  readonly attempted = new Map<string, string>();
  /** Contents of acknowledged tasks → id. */
  readonly sent = new Map<string, string>();
  /** Ids of tasks whose acknowledgement, or completion, was confirmed. */
  readonly acked = new Set<string>();
  readonly completed = new Set<string>();
  readonly #results = new Map<string, string[]>();
  readonly #open: string[] = [];
  readonly #unknown = new Set<string>();
  readonly #owner: string;
  readonly #worker: string;
  #cutOff = 0;

  private constructor(owner: string, worker: string) {
    this.#owner = owner;
    this.#worker = worker;
  }

  /** Registers the sender and the node `worker` at a fresh hub. */
  static async begin(url: string): Promise<Storm> {
    const registered = await post(url, '/api/auth/register', { username: 'ann', password: 'correct-horse-battery' });
    const { token, network_id } = registered?.body ?? {};
    const minted = await post(url, '/api/auth/node-token', { network_id, node_name: 'worker' }, String(token));
    return new Storm(String(token), String(minted?.body['token']));
  }

  /** Writes until the hub is gone. */
  async blow(url: string): Promise<void> {
    await Promise.all([
      ...Array.from({ length: senders }, () => this.#keep(() => this.#send(url, `task ${randomUUID()}`))),
      ...Array.from({ length: workers }, () => this.#keep(() => this.#work(url))),
    ]);
  }

  /** Sends again, with the same keys, what was cut off. */
  async retryUnknown(url: string): Promise<void> {
    for (const content of [...this.#unknown]) await this.#send(url, content);
  }

  /** The results that were sent for a task. */
  resultsOf(taskId: string): readonly string[] {
    return this.#results.get(taskId) ?? [];
  }

  /** How many writes were acknowledged, by kind, and how many sends were cut off. */
  counts(): { sent: number; acked: number; completed: number; unknown: number } {
    const { sent, acked, completed } = this;
    return { sent: sent.size, acked: acked.size, completed: completed.size, unknown: this.#cutOff };
  }

  async #keep(step: () => Promise<boolean>): Promise<void> {
    while (await step());
  }

  /** @returns false when the hub is gone */
  async #send(url: string, content: string): Promise<boolean> {
    const key = this.attempted.get(content) ?? randomUUID();
    this.attempted.set(content, key);
    const said = await post(url, '/api/task', { alias: 'worker', task: content }, this.#owner, key);
    if (said === undefined) {
      this.#unknown.add(content);
      this.#cutOff += 1;
      return false;
    }
    if (!said.ok) throw new Error(`send: ${JSON.stringify(said.body)}`);
    const id = String(said.body['task_id']);
    this.#unknown.delete(content);
    this.sent.set(content, id);
    this.#open.push(id);
    return true;
  }

  async #work(url: string): Promise<boolean> {
    const id = this.#open.shift();
    if (id === undefined)
      return (await post(url, '/mcp', call('get_inbox', { alias: 'worker' }), this.#worker)) !== undefined;
    const acked = await post(url, '/mcp', call('ack_inbox', { alias: 'worker', message_id: id }), this.#worker);
    if (acked === undefined) return false;
    if (toolSaid(acked)['ok'] === true) this.acked.add(id);
    const results = [`first of ${id} `.repeat(20), `second of ${id} `.repeat(20)];
    this.#results.set(id, results);
    const said = await Promise.all(
      results.map((result) =>
        post(url, '/mcp', call('report_completion', { alias: 'worker', task: id, result }), this.#worker),
      ),
    );
    if (said.some((one) => one !== undefined && toolSaid(one)['ok'] === true)) this.completed.add(id);
    return said.every((one) => one !== undefined);
  }
}

function call(name: string, args: Body): Body {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
}

/** The object in the text of a tool's answer. */
function toolSaid(said: NonNullable<Said>): Body {
  const { result } = said.body as { result: { content: [{ text: string }] } };
  return JSON.parse(result.content[0].text) as Body;
}

async function post(url: string, path: string, body: Body, token = '', key?: string): Promise<Said> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  try {
    const response = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
    return { ok: response.ok, body: (await response.json()) as Body };
  } catch {
    return undefined;
  }
}
