import { setTimeout as sleep } from 'node:timers/promises';
import type { ToolName, ToolParams, ToolResult } from '../../generated/tools.ts';

/** A refusal of the hub: `code` is its `error`. */
export class HubRefusal extends Error {
  readonly code: string;

  constructor(tool: string, code: string) {
    super(`${tool}: ${code}`);
    this.name = 'HubRefusal';
    this.code = code;
  }
}

/** One event of a stream. */
export interface HubEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What a call may leave out: fields with a default and optional ones. */
type Arguments<T extends ToolName> = Partial<ToolParams[T]>;

/** A thin client of the tool door and the event streams, typed by the published contract. */
export class HubClient {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /**
   * Calls a tool.
   *
   * @throws HubRefusal the hub says no
   * @throws Error the hub cannot be reached, or does not answer within 15 seconds
   */
  async call<T extends ToolName>(name: T, args: Arguments<T>): Promise<ToolResult[T]> {
    const response = await fetch(new URL('/mcp', this.#url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
      signal: AbortSignal.timeout(15_000),
    });
    const { result } = (await response.json()) as { result?: { content: { text: string }[] } };
    const text = result?.content[0]?.text;
    if (text === undefined) throw new HubRefusal(name, `http ${response.status}`);
    const answer = JSON.parse(text) as { ok: boolean; error?: string };
    if (!answer.ok) throw new HubRefusal(name, answer.error ?? 'unknown');
    return answer as unknown as ToolResult[T];
  }

  /**
   * The events of an alias, over as many connections as it takes: a new one resumes where the last one ended. Ends when
   * `signal` does, or when the token is no longer good. Tells the console what it waits for.
   *
   * @throws HubRefusal the token was no good from the beginning
   */
  async *events(alias: string, signal: AbortSignal): AsyncGenerator<HubEvent> {
    let lastId: string | undefined;
    let told = '';
    while (!signal.aborted) {
      try {
        for await (const { id, event } of this.#connect(alias, lastId, signal)) {
          lastId = id ?? lastId;
          yield event;
        }
      } catch (error) {
        if (error instanceof HubRefusal && lastId === undefined) throw error;
        if (error instanceof HubRefusal) return;
        const text = String(error);
        if (!signal.aborted && told !== text) console.error(`waiting for the hub: ${text}`);
        told = text;
      }
      await sleep(500, undefined, { signal }).catch(() => undefined);
    }
  }

  async *#connect(alias: string, lastId: string | undefined, signal: AbortSignal) {
    const response = await fetch(new URL(`/events/${encodeURIComponent(alias)}`, this.#url), {
      headers: { authorization: `Bearer ${this.#token}`, ...(lastId !== undefined && { 'last-event-id': lastId }) },
      signal,
    });
    if (response.status === 401 || response.status === 403) throw new HubRefusal('events', `http ${response.status}`);
    if (!response.ok || response.body === null) return;
    let held = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const frames = (held + chunk).split('\n\n');
      held = frames.pop() ?? '';
      for (const frame of frames) {
        const data = fieldOf(frame, 'data');
        if (data !== undefined) yield { id: fieldOf(frame, 'id'), event: JSON.parse(data) as HubEvent };
      }
    }
  }
}

function fieldOf(frame: string, field: string): string | undefined {
  const line = frame.split('\n').find((candidate) => candidate.startsWith(`${field}:`));
  return line?.slice(field.length + 1).trimStart();
}
