import { once } from 'node:events';
import { BoundedText } from './bounded-text.ts';
import { startGroup } from './process-group.ts';
import type { GroupOptions, ProcessGroup } from './process-group.ts';

/** How a program is run. */
export interface RunOptions extends GroupOptions {
  /** Stops it. */
  readonly signal: AbortSignal;
  /** How long it may take; no limit by default. */
  readonly timeoutMs?: number | undefined;
  /** From SIGTERM to SIGKILL. */
  readonly graceMs: number;
  /** Called when it has begun, with a function that tells the last line that it wrote. */
  readonly onStart?: (lastLine: () => string) => void;
  /** Hears what it writes, as it comes. */
  readonly onData?: ((chunk: Buffer, stream: 'stdout' | 'stderr') => void) | undefined;
}

/** How a program ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Why it was stopped, where it was. */
  readonly stopped: 'aborted' | 'timeout' | undefined;
  /** The last MiB of it. */
  readonly stdout: string;
  /** The last 64 KiB of it. */
  readonly stderr: string;
}

const keptStdout = 1_048_576;
const keptStderr = 65_536;
/** What a program that has ended may still have on its way. */
const flushMs = 500;

/**
 * Runs a program to its end; nothing that it started outlives it. When it is stopped, all of it gets SIGTERM, and SIGKILL
 * after the grace.
 *
 * @throws Error it cannot be started
 */
export async function runProgram(argv: readonly string[], options: RunOptions): Promise<Ended> {
  const { signal, timeoutMs, graceMs } = options;
  const group = startGroup(argv, options);
  const { child } = group;
  const [stdout, stderr] = [new BoundedText(keptStdout), new BoundedText(keptStderr)];
  child.stdout.on('data', (chunk: Buffer) => (stdout.add(chunk), options.onData?.(chunk, 'stdout')));
  child.stderr.on('data', (chunk: Buffer) => (stderr.add(chunk), options.onData?.(chunk, 'stderr')));
  const closed = once(child, 'close').catch(() => undefined);
  let stopped: Ended['stopped'];
  let kill: NodeJS.Timeout | undefined;
  const stop = (why: Ended['stopped']): void => {
    if (stopped !== undefined) return;
    stopped = why;
    group.signal('SIGTERM');
    kill = setTimeout(() => group.signal('SIGKILL'), graceMs);
  };
  const abort = (): void => stop('aborted');
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  const limit = timeoutMs === undefined ? undefined : setTimeout(() => stop('timeout'), timeoutMs);
  try {
    options.onStart?.(() => stdout.lastLine || stderr.lastLine);
    const [code, by] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    await endRest(group, closed);
    return { code, signal: by, stopped, stdout: stdout.text, stderr: stderr.text };
  } finally {
    clearTimeout(limit);
    clearTimeout(kill);
    signal.removeEventListener('abort', abort);
    group.release();
  }
}

/** What the program left running would go on with a task that has been answered. */
async function endRest(group: ProcessGroup, closed: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, flushMs)));
  await Promise.race([closed, late]);
  clearTimeout(timer);
  group.signal('SIGKILL');
}
