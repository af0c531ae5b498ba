import { connect, type Socket } from 'node:net';

/** One HTTP exchange of a scenario: the bytes to send, given what the same worker got last. */
export type Step = (worker: number, turn: number, last: string) => string;

/** What a measured stretch yielded. */
export interface Load {
  /** Whole units (all steps once) per second. */
  readonly perSecond: number;
  readonly units: number;
  /** Median time of a unit in milliseconds, and what all but one of a hundred stay below. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not 2xx, with the first of them. */
  readonly failures: number;
  readonly firstFailure: string | undefined;
}

/** A request text for a raw keep-alive connection. */
export function request(method: string, path: string, token: string, body?: unknown): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const length =
    body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n${length}\r\n${text}`;
}

/** The text of one `tools/call`. */
export function toolCall(token: string, name: string, args: Record<string, unknown>): string {
  return request('POST', '/mcp', token, {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  });
}

/**
 * Runs a scenario on `connections` keep-alive connections for `seconds`, each worker walking the steps in order.
 * Raw sockets keep the client far cheaper than what it measures. Several ports take the workers in turns.
 */
export async function runLoad(
  ports: number | readonly number[],
  steps: readonly Step[],
  connections: number,
  seconds: number,
  refusalsToo = false,
): Promise<Load> {
  const state = {
    refusalsToo,
    units: 0,
    failures: 0,
    firstFailure: undefined as string | undefined,
    until: 0,
    times: [] as number[],
  };
  const all = [ports].flat();
  const sockets = await openMany(connections, (worker) => open(all[worker % all.length]!));
  const begin = process.hrtime.bigint();
  state.until = Date.now() + seconds * 1000;
  await Promise.all(sockets.map((socket, worker) => work(socket, worker, steps, state)));
  const elapsed = Number(process.hrtime.bigint() - begin) / 1e9;
  const { units, times, failures, firstFailure } = state;
  const sorted = Float64Array.from(times).sort();
  return { perSecond: units / elapsed, units, ...percentiles(sorted), failures, firstFailure };
}

/** The median and the 99th percentile of sorted times. */
export function percentiles(sorted: Float64Array): { p50: number; p99: number } {
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Opens connections a hundred at a time: a burst of thousands would overflow the queue of the socket. */
export async function openMany<T>(count: number, open: (index: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  while (opened.length < count) {
    const next = Math.min(100, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: next }, (_, at) => open(opened.length + at)))));
  }
  return opened;
}

/** One exchange on a connection of its own. @returns the whole response, which must be ASCII */
export async function exchange(port: number, text: string): Promise<string> {
  const socket = await open(port);
  socket.write(text);
  return new Promise((resolve) => {
    let response = '';
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString('latin1');
      const [head = '', body] = response.split('\r\n\r\n');
      if (body?.length !== Number(/content-length: (\d+)/i.exec(head)?.[1])) return;
      socket.destroy();
      resolve(response);
    });
  });
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

interface State {
  /** A refusal is what the scenario wants. */
  readonly refusalsToo: boolean;
  units: number;
  failures: number;
  firstFailure: string | undefined;
  until: number;
  readonly times: number[];
}

/** Enough of an answer to see whether it succeeded and which id it names; longer ones are only counted. */
const readBytes = 2_000;

function work(socket: Socket, worker: number, steps: readonly Step[], state: State): Promise<void> {
  return new Promise((resolve, reject) => {
    let step = 0;
    let turn = 0;
    let head = '';
    let received = 0;
    let whole = 0;
    let last = '';
    let begun = performance.now();
    const send = (): void => void socket.write(steps[step]!(worker, turn, last));
    const finish = (): void => {
      last = head.slice(head.indexOf('\r\n\r\n') + 4);
      if (state.refusalsToo) last = '';
      else if (
        head[9] !== '2' ||
        last.includes('"ok":false') ||
        last.includes('\\"ok\\":false') ||
        last.includes('"isError":true')
      ) {
        state.failures += 1;
        state.firstFailure ??= head.slice(0, 600);
      }
      head = '';
      received = whole = 0;
      step += 1;
      if (step === steps.length) {
        step = 0;
        turn += 1;
        state.units += 1;
        const now = performance.now();
        state.times.push(now - begun);
        begun = now;
        if (Date.now() >= state.until) return void socket.destroy();
      }
      send();
    };
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (head.length < readBytes) head += chunk.toString('latin1', 0, readBytes);
      if (whole === 0) {
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        whole = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      if (received >= whole) finish();
    });
    send();
  });
}
