import { isNativeError } from 'node:util/types';
import { DatabaseUnavailable } from '../platform-errors.ts';

// Connection exceptions, insufficient resources, operator intervention (shutdown, timeout), system errors.
const awayClasses = ['08', '53', '57', '58'];
const awayCodes = new Set(['55P03', '25P03']);
const brokenSessionCodes = new Set(['26000', '25P02', '0A000']);
/** The server has ended the connection: connection exceptions, shutdown by an administrator or a crash. */
const lostConnection = /^(08...|57P0[1-3])$/;
const retryCodes = new Set(['40001', '40P01']);
/** Another unit made a conflicting row or removed the parent: unique and foreign keys. */
const collisionCodes = new Set(['23505', '23503']);

function sqlState(error: unknown): string | undefined {
  const code = isNativeError(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** What the driver threw, or `DatabaseUnavailable` when the database could not do its part. */
export function asFault(error: unknown): unknown {
  if (!isFromDriver(error)) return error;
  const state = sqlState(error);
  if (state === undefined) return new DatabaseUnavailable(error, { connectionLost: true });
  if (!awayClasses.includes(state.slice(0, 2)) && !awayCodes.has(state)) return error;
  return new DatabaseUnavailable(error, { connectionLost: lostConnection.test(state) });
}

/** Whether the server itself reported this; then it is alive. */
export function hasSqlState(error: unknown): boolean {
  return sqlState(error) !== undefined;
}

/** Whether the unit may run once more: nothing of it was stored, and the fault is temporary. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && (retryCodes.has(state) || isStalePlan(error));
}

/**
 * Whether a prepared statement met other columns than it was prepared for: a newer hub has migrated the database. The
 * code alone says less, and the text comes in the server's language.
 */
export function isStalePlan(error: unknown): boolean {
  return sqlState(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';
}

/** Whether the unit waited too long for a row of another one. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error instanceof DatabaseUnavailable ? error.cause : error) === '55P03';
}

/**
 * Whether the unit collided with one that has committed since it looked. Run once more it sees what the other left, and
 * refuses by its own rules.
 */
export function isCollision(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && collisionCodes.has(state);
}

/** Whether the connection must not be used again: it is lost, or its prepared statements are in doubt. */
export function spoilsConnection(error: unknown): boolean {
  if (!isFromDriver(error)) return false;
  const state = sqlState(error);
  return state === undefined || awayClasses.includes(state.slice(0, 2)) || brokenSessionCodes.has(state);
}

// The driver's own errors (no connection, no answer) carry no SQLSTATE, but a system code or one of its fixed texts.
const driverTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered|Client was closed|Cannot use a pool after)/;

function isFromDriver(error: unknown): error is Error {
  if (!isNativeError(error)) return false;
  if (sqlState(error) !== undefined) return true;
  // Several addresses of one host were tried in vain.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isFromDriver);
  const isSystem = 'syscall' in error || ('code' in error && /^E[A-Z]+$/.test(String(error.code)));
  return isSystem || driverTexts.test(error.message);
}
