import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';

/** Commits after which the thread starts: a hub that hardly writes needs none. */
const commitsBeforeStart = 100;

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
  let stop = async (): Promise<void> => undefined;
  return {
    committed() {
      commits += 1;
      if (commits === commitsBeforeStart) stop = startThread(file, log);
    },
    stop: () => stop(),
  };
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
