import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { isBusy } from './sqlite-faults.ts';

const lookEveryMs = 500;
/**
 * A shorter log is left alone: each move costs syncs, and on a machine of one core it holds up requests. Half of the
 * length at which a commit moves the log itself: what comes until the next look fits into the rest.
 */
const longLogBytes = 24 * 1024 * 1024;
/** A log begins anew when all of it has been moved; what was committed meanwhile is moved at once while it is short. */
const shortRestBytes = longLogBytes / 4;
const mostTurns = 8;

const { file } = workerData as { file: string };
const database = new Sqlite(file, { timeout: 0 });
database.pragma('synchronous = full');
const pageBytes = database.pragma('page_size', { simple: true }) as number;
// PASSIVE never waits for readers or the writer, nor lets them wait.
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');
// The log's file keeps its size when the log begins anew: only this tells how much of it waits to be moved.
const look = database.prepare<[], { readonly log: number; readonly checkpointed: number }>(
  'pragma wal_checkpoint(noop)',
);

/** Bytes of the log and of what is not in the file yet. A checkpoint does not see what is committed meanwhile. */
function readLog(): { readonly length: number; readonly rest: number } {
  const { log, checkpointed } = look.get() ?? { log: 0, checkpointed: 0 };
  return { length: log * pageBytes, rest: (log - checkpointed) * pageBytes };
}

function moveLog(): void {
  let turns = 0;
  do {
    checkpoint.get();
    turns += 1;
  } while (turns < mostTurns && isShort(readLog().rest));
}

const isShort = (rest: number): boolean => rest > 0 && rest < shortRestBytes;

const timer = setInterval(() => {
  try {
    const { length, rest } = readLog();
    if (length > longLogBytes && rest > 0) moveLog();
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
