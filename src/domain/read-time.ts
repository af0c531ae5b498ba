import { parseSince } from '../platform/clock.ts';
import { DomainError } from './domain-error.ts';

/**
 * Reads a parameter that is a time.
 *
 * @param field its name, for the refusal
 * @returns epoch milliseconds; undefined when none was given
 * @throws invalid_input the text has the form of a time but names none, such as 30 February
 */
export function readTime(text: string | undefined, field: string): number | undefined {
  if (text === undefined) return undefined;
  const time = parseSince(text);
  if (time === undefined) {
    throw new DomainError('invalid_input', { details: [{ path: `/${field}`, message: 'is not a valid time' }] });
  }
  return time;
}
