import { backUpSqlite } from './back-up-sqlite.ts';
import type { BackUp } from './database.ts';
import type { SqliteHandle } from './sqlite-handle.ts';

/** The copies that are made from the writing handle. */
export interface Copies {
  /** Whether one is made now. */
  readonly isRunning: () => boolean;
  readonly backUp: BackUp;
}

/** Counts them, because units end otherwise while there is one. */
export function createCopies(writer: () => SqliteHandle): Copies {
  let running = 0;
  return {
    isRunning: () => running > 0,
    backUp: async (path, read, watch) => {
      running += 1;
      try {
        return await backUpSqlite(writer().raw, path, read, watch);
      } finally {
        running -= 1;
      }
    },
  };
}
