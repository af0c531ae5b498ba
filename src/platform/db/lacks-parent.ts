import { isNativeError } from 'node:util/types';

/** The foreign keys of both engines: SQLSTATE and SQLite's extended code. */
const codes: readonly unknown[] = ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'];

/** Whether a statement failed because the row that its row hangs on is not there (any more). */
export function lacksParent(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && codes.includes(error.code);
}
