import { backUpSqlite } from './back-up-sqlite.ts';
import type { BackUp } from './database.ts';
import type { DeferredWrites } from './deferred-writes.ts';
import type { SqliteHandle } from './sqlite-handle.ts';

/** The copies that are made from the writing handle. */
export interface Copies {
  /** Whether one is made now. */
  readonly isRunning: () => boolean;
  readonly backUp: BackUp;
}

/** Counts them, because units end otherwise while there is one: they defer nothing, so that a copy has all rows in their tables. */
export function createCopies(writer: () => SqliteHandle, deferred: DeferredWrites): Copies {
  let running = 0;
  return {
    isRunning: () => running > 0,
    backUp: async (path, read, watch) => {
      while (deferred.areDue) await deferred.settle();
      running += 1;
      try {
        return await backUpSqlite(writer().raw, path, read, watch);
      } finally {
        running -= 1;
      }
    },
  };
}
