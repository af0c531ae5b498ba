import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from './platform-errors.ts';

/**
 * Makes a directory for the hub's own user alone, unless it is there.
 *
 * @param setting what names it, for the message
 * @throws CannotStart when it is not there afterwards or cannot be written to
 */
export function openPrivateDirectory(setting: string, path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new CannotStart(
      `The directory ${path} cannot be used (${codeOf(error)}): make it writable for the user that runs the hub, or name ` +
        `another one with ${setting}.`,
      error,
    );
  }
}

/**
 * Makes a file that only the hub's own user may read, unless it is there; what SQLite puts beside it gets the
 * same mode.
 *
 * @param setting what names it, for the message
 * @throws CannotStart when it cannot be written to
 */
export function openPrivateFile(setting: string, path: string): void {
  openPrivateDirectory(setting, dirname(path));
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    throw new CannotStart(
      `The file ${path} cannot be written (${codeOf(error)}): make it writable for the user that runs the hub, or name ` +
        `another one with ${setting}.`,
      error,
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
