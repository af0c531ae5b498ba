import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { isBusy } from './sqlite-faults.ts';

const lookEveryMs = 500;
/**
 * Less than this is not worth the syncs of a checkpoint, and what moves the log holds up requests on a machine of one
 * core. Half of the length at which a commit moves the log itself: what comes until the next look fits into the rest.
 */
const worthwhileBytes = 24 * 1024 * 1024;
/** A log begins anew when all of it has been moved; what was committed meanwhile is moved at once while it is short. */
const shortRestBytes = 1024 * 1024;
const mostTurns = 5;

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

/** Bytes of the log that are not in the file yet. A checkpoint itself does not see what is committed meanwhile. */
function readRest(): number {
  const { log, checkpointed } = look.get() ?? { log: 0, checkpointed: 0 };
  return (log - checkpointed) * pageBytes;
}

function moveLog(): void {
  let turns = 0;
  do {
    checkpoint.get();
    turns += 1;
  } while (turns < mostTurns && isShort(readRest()));
}

const isShort = (rest: number): boolean => rest > 0 && rest < shortRestBytes;

const timer = setInterval(() => {
  try {
    if (readRest() > worthwhileBytes) moveLog();
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
