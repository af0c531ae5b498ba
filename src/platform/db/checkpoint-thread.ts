import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { isBusy } from './sqlite-faults.ts';

const lookEveryMs = 250;
/** Below this size a checkpoint is not worth its sync. */
const worthwhileBytes = 4 * 1024 * 1024;

const { file } = workerData as { file: string };
const database = new Sqlite(file, { timeout: 0 });
database.pragma('synchronous = full');
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');

// PASSIVE never waits for readers or the writer, nor lets them wait.
const timer = setInterval(() => {
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) <= worthwhileBytes) return;
  try {
    checkpoint.all();
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
