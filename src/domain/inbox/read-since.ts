import { parseSince } from '../../platform/clock.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Reads a `since` parameter.
 *
 * @returns epoch milliseconds; undefined when none was given
 * @throws invalid_input the text has the shape of a time but there is no such time
 */
export function readSince(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const since = parseSince(text);
  if (since === undefined) {
    throw new DomainError('invalid_input', { details: [{ path: '/since', message: 'is no such time' }] });
  }
  return since;
}
