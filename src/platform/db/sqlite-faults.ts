import { isNativeError } from 'node:util/types';
import { DatabaseUnavailable } from '../platform-errors.ts';

// The disk is full or fails, another process holds the file too long, or the file is damaged.
const awayCodes = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|NOMEM|CORRUPT|NOTADB|PROTOCOL)(_|$)/;

/** What SQLite threw, or `DatabaseUnavailable` when it could not do its part. */
export function asSqliteFault(error: unknown): unknown {
  const code = isNativeError(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && awayCodes.test(code) ? new DatabaseUnavailable(error) : error;
}
