import { ConnectionError, HubError } from './hub-error.ts';
import { refusalOf } from './refusals.ts';

/** How a hub is reached. */
export interface TransportOptions {
  readonly url: string;
  readonly token?: string | undefined;
  /** The step of a trace that all calls are part of, as W3C Trace Context writes it. */
  readonly traceparent?: string | undefined;
  /** How long one attempt may take; 30 seconds by default. */
  readonly timeoutMs?: number | undefined;
  /** Repetitions after the first attempt; 6 by default, which bridges about half a minute. */
  readonly retries?: number | undefined;
  /** Stands for the global fetch. */
  readonly fetch?: typeof fetch | undefined;
}

/** One call, as it goes on the wire. */
export interface Call {
  /** For errors. */
  readonly operation: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  /** Whether the call may be repeated when it is not known what became of it: it reads, or carries a key. */
  readonly repeatable: boolean;
  readonly signal?: AbortSignal | undefined;
  /** How long one attempt may take, where that is not the usual time. */
  readonly timeoutMs?: number | undefined;
}

const firstPauseMs = 250;
const longestPauseMs = 10_000;

/** Carries calls to the hub and repeats those that may be repeated. */
export class Transport {
  readonly url: string;
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.url = options.url.replace(/\/+$/, '');
    this.#options = options;
  }

  /**
   * Resolves with the answer and its parsed JSON. Repeats on 429, on 502 to 504 and when the connection breaks, and
   * while an earlier attempt with the same key is still running.
   *
   * @throws HubError the hub refused; ConnectionError no answer came; the signal's reason when it was aborted
   */
  async json(call: Call): Promise<{ readonly body: unknown; readonly headers: Headers }> {
    const attempts = 1 + (this.#options.retries ?? 6);
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await this.open(
          call,
          AbortSignal.timeout(call.timeoutMs ?? this.#options.timeoutMs ?? 30_000),
        );
        return { body: await readJson(response, call), headers: response.headers };
      } catch (error) {
        call.signal?.throwIfAborted();
        if (attempt >= attempts || !(error instanceof HubError) || !mayRepeat(error, call)) throw error;
        await pause(error.retryAfterMs ?? backoff(attempt), call.signal);
      }
    }
  }

  /**
   * One attempt; resolves when the head of a good answer is there.
   *
   * @throws HubError the hub refused; ConnectionError no answer came; the signal's reason when it was aborted
   */
  async open(call: Call, deadline?: AbortSignal): Promise<Response> {
    const { token, traceparent, fetch: given = fetch } = this.#options;
    const signals = [call.signal, deadline].filter((signal) => signal !== undefined);
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(traceparent === undefined ? {} : { traceparent }),
      ...(typeof call.body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...call.headers,
    };
    const init: RequestInit = {
      method: call.method,
      headers,
      body: call.body ?? null,
      signal: AbortSignal.any(signals),
    };
    let response: Response;
    try {
      response = await given(`${this.url}${call.path}`, init);
    } catch (error) {
      throw brokenOff(call, error);
    }
    if (response.ok) return response;
    const text = await response.text().catch(() => '');
    throw refusalOf(call.operation, response, parsed(text));
  }
}

async function readJson(response: Response, call: Call): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw brokenOff(call, error, response.headers.get('x-request-id') ?? undefined);
  }
  const body = parsed(text);
  if (typeof body === 'object' && body !== null && 'jsonrpc' in body && 'error' in body) {
    throw refusalOf(call.operation, response, body);
  }
  return body;
}

/**
 * The body of an answer as it comes. Reading it fails with a ConnectionError when it breaks off, and with the reason of
 * the call's signal when that was aborted.
 */
export function bodyOf(call: Call, { body, headers }: Response): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = ((body ?? new Blob([]).stream()) as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        call.signal?.throwIfAborted();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(brokenOff(call, error, headers.get('x-request-id') ?? undefined));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** What a call ends with whose answer does not come, or not whole. */
function brokenOff({ operation, signal }: Call, cause: unknown, requestId?: string): Error {
  if (signal?.aborted === true) return signal.reason as Error;
  const message =
    cause instanceof Error ? (cause.cause instanceof Error ? cause.cause.message : cause.message) : 'no answer';
  return new ConnectionError({ code: 'connection_failed', status: 0, message, operation, requestId, cause });
}

/** Whether trying again may help. */
export function isPassing(error: unknown): boolean {
  return error instanceof HubError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function mayRepeat(error: HubError, { repeatable }: Call): boolean {
  if (error.status === 429 || error.code === 'idempotency_in_flight') return true;
  return repeatable && [0, 502, 503, 504].includes(error.status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The pause before the next attempt: doubling, with half of it left to chance so that clients spread. */
export function backoff(attempt: number, first = firstPauseMs, longest = longestPauseMs): number {
  const full = Math.min(longest, first * 2 ** (attempt - 1));
  return full / 2 + Math.random() * (full / 2);
}

/** Resolves after a while. @throws the signal's reason when it is aborted meanwhile */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason as Error);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
