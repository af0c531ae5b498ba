import { parseSince } from '../../platform/clock.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Reads a `since` parameter.
 *
 * @returns epoch milliseconds; undefined when none was given
 * @throws invalid_input the text has the form of a time but names none, such as 30 February
 */
export function readSince(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const since = parseSince(text);
  if (since === undefined) {
    throw new DomainError('invalid_input', { details: [{ path: '/since', message: 'is not a valid time' }] });
  }
  return since;
}
