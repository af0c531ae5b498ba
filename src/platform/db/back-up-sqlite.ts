import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { BackupWatch, Queries } from './database.ts';
import { openSqliteReader } from './sqlite-language.ts';
import { StatementWatch } from './statement-watch.ts';

/** Pages of one step: the loop serves others after each. 128 KiB at the usual size, a fraction of a millisecond. */
const pagesPerStep = 64;
/**
 * Bytes that may be written ahead of the disk. The last step syncs what is left, and the loop waits for that: without
 * this bound, for the sync of the whole file.
 */
const unsyncedBytes = 4 * 1024 * 1024;

/**
 * Copies what is committed from `raw` into the empty file `path`, and runs `read` on the copy. From the writing handle
 * writes of the hub go on into the copy and never begin it anew, and no snapshot is held, so that the write-ahead log
 * does not grow.
 *
 * @throws what `read` throws, the reason of the signal, or an error of SQLite
 */
export async function backUpSqlite<T>(
  raw: Sqlite.Database,
  path: string,
  read: (db: Queries) => Promise<T>,
  watch: BackupWatch,
): Promise<T> {
  const file = await open(path, 'r+');
  try {
    while (!(await copyPages(raw, path, file, watch))) {
      watch.signal.throwIfAborted();
      await nextTurn();
    }
  } finally {
    await file.close();
  }
  leaveLog(path);
  const { handle, reader } = openSqliteReader(path, new StatementWatch());
  try {
    return await read(reader);
  } finally {
    handle.close();
  }
}

/** False when a unit held the handle at the very beginning: the library takes that for an empty database. */
async function copyPages(
  raw: Sqlite.Database,
  path: string,
  file: FileHandle,
  { signal, onProgress }: BackupWatch,
): Promise<boolean> {
  const pageBytes = raw.pragma('page_size', { simple: true }) as number;
  const disk = followDisk(file);
  let before = 0;
  const { totalPages } = await raw.backup(path, {
    progress: ({ totalPages: total, remainingPages: remaining }) => {
      signal.throwIfAborted();
      const copied = total - remaining;
      disk.wrote((copied - before) * pageBytes);
      before = copied;
      onProgress(copied * pageBytes, total * pageBytes);
      // Nothing is copied in the turns that wait for the disk; before the last step it has to have all.
      const mayGoOn = remaining <= pagesPerStep ? disk.hasAll() : !disk.isBehind();
      return mayGoOn ? pagesPerStep : 0;
    },
  });
  await disk.whenSynced();
  onProgress(totalPages * pageBytes, totalPages * pageBytes);
  return totalPages > 0;
}

/** Syncs a file beside the loop, again and again, as it is written. */
function followDisk(file: FileHandle): {
  wrote(bytes: number): void;
  isBehind(): boolean;
  /** Sees to it that everything is synced; whether it is. */
  hasAll(): boolean;
  whenSynced(): Promise<void>;
} {
  let unsynced = 0;
  let fault: Error | undefined;
  let syncing: Promise<void> | undefined;
  const sync = (): void => {
    unsynced = 0;
    syncing = file.datasync().then(
      () => void (syncing = undefined),
      (error: Error) => {
        fault = error;
        syncing = undefined;
      },
    );
  };
  const demandDisk = (): void => {
    if (fault !== undefined) throw fault;
  };
  return {
    wrote(bytes) {
      demandDisk();
      unsynced += Math.max(0, bytes);
      if (syncing === undefined && unsynced > unsyncedBytes / 2) sync();
    },
    hasAll() {
      if (syncing === undefined && unsynced > 0) sync();
      return syncing === undefined;
    },
    isBehind: () => syncing !== undefined && unsynced > unsyncedBytes / 2,
    async whenSynced() {
      await syncing;
      demandDisk();
    },
  };
}

/** The copy has the mode of its source: without this every later look at it would lay files beside it. */
function leaveLog(path: string): void {
  const copy = new Sqlite(path);
  try {
    copy.pragma('journal_mode = delete');
  } finally {
    copy.close();
  }
}
