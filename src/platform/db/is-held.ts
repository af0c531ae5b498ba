import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { isBusy } from './sqlite-faults.ts';

/** Whether another process has a SQLite file open. A file that is absent, or none of SQLite's, is held by nobody. */
export function isHeld(file: string): boolean {
  if (!existsSync(file)) return false;
  const own = new Sqlite(file, { timeout: 0 });
  try {
    // In this mode the file is locked whole, which no other connection may have open then.
    own.pragma('locking_mode = exclusive');
    own.exec('begin exclusive; rollback');
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    own.close();
  }
}
