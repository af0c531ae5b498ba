import { isNativeError } from 'node:util/types';
import { DatabaseUnavailable } from '../platform-errors.ts';

// The disk is full or fails, another process holds the file too long, or the file is damaged.
const awayCodes = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|NOMEM|CORRUPT|NOTADB|PROTOCOL)(_|$)/;

function codeOf(error: unknown): string {
  return isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether another process or connection holds the lock: the same statement may succeed a moment later. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED|PROTOCOL)(_|$)/.test(codeOf(error));
}

/** What SQLite threw, or `DatabaseUnavailable` when it could not do its part. */
export function asSqliteFault(error: unknown): unknown {
  return awayCodes.test(codeOf(error)) ? new DatabaseUnavailable(error) : error;
}
