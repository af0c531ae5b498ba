import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { isBusy } from './sqlite-faults.ts';

const lookEveryMs = 500;
/** Less than this is not worth the syncs of a checkpoint. */
const worthwhileBytes = 4 * 1024 * 1024;

const { file } = workerData as { file: string };
const database = new Sqlite(file, { timeout: 0 });
database.pragma('synchronous = full');
const pageBytes = database.pragma('page_size', { simple: true }) as number;
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');
// The log's file keeps its size when the log begins anew: only this tells how much of it waits to be moved.
const look = database.prepare<[], { readonly log: number; readonly checkpointed: number }>(
  'pragma wal_checkpoint(noop)',
);

function isWorthwhile(): boolean {
  const { log, checkpointed } = look.get() ?? { log: 0, checkpointed: 0 };
  return (log - checkpointed) * pageBytes > worthwhileBytes;
}

// PASSIVE never waits for readers or the writer, nor lets them wait.
const timer = setInterval(() => {
  try {
    if (isWorthwhile()) checkpoint.all();
  } catch (error) {
    // Another process holds the file; a later attempt may find it free.
    if (!isBusy(error)) throw error;
  }
}, lookEveryMs);

parentPort?.on('message', () => {
  clearInterval(timer);
  database.close();
  parentPort?.close();
});
