import { isNativeError } from 'node:util/types';

/** Whether Postgres refused a row that lacks a value. */
export function lacksValue(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === '23502';
}
