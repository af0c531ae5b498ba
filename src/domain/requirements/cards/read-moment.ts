import { parseSince } from '../../../platform/clock.ts';
import { DomainError } from '../../domain-error.ts';

/**
 * `due` and `start` as they are stored: a day stays a day, an instant becomes UTC to the second
 * (rule requirements-moments).
 *
 * @throws invalid_due, invalid_start
 */
export function readMoment(field: 'due' | 'start', text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && parseSince(text) !== undefined) return text;
  const ms = /(?:z|[+-]\d{2}:?\d{2})$/i.test(text) ? parseSince(text) : undefined;
  const instant = ms === undefined ? '' : new Date(Math.floor(ms / 1000) * 1000).toISOString();
  // Years beyond 9999, which an offset can reach, have another form.
  if (/^\d{4}-/.test(instant)) return instant.replace('.000Z', 'Z');
  throw new DomainError(field === 'due' ? 'invalid_due' : 'invalid_start', { field });
}
