import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';

/** Commits after which the thread starts: a hub that hardly writes needs none. */
const commitsBeforeStart = 100;
/** Bytes of the log with which it starts sooner: a few broadcasts or one import write as much as a thousand tasks. */
const longLogBytes = 8 * 1024 * 1024;

/** Keeps the write-ahead log short. */
export interface Checkpoints {
  /** To be called after each commit. */
  committed(): void;
  /** Resolves when the thread has closed its connection. */
  stop(): Promise<void>;
}

/**
 * Moves committed pages from the write-ahead log into the file on a thread of its own, so that no request waits for
 * that sync. If the thread dies, commits do it themselves (`wal_autocheckpoint`).
 */
export function createCheckpoints(file: string, log: Log): Checkpoints {
  let commits = 0;
  let stop: (() => Promise<void>) | undefined;
  return {
    committed() {
      if (stop !== undefined) return;
      commits += 1;
      if (commits >= commitsBeforeStart || isLong(`${file}-wal`)) stop = startThread(file, log);
    },
    stop: async () => stop?.(),
  };
}

function isLong(logFile: string): boolean {
  return (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > longLogBytes;
}

function startThread(file: string, log: Log): () => Promise<void> {
  const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: { file } });
  worker.unref();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('error', (error) => log.warn({ err: error }, 'the checkpoint thread ended'));
  return async () => {
    worker.ref();
    worker.postMessage('stop');
    await ended;
  };
}
