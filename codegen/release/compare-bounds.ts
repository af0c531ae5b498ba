import type { JsonObject } from '../json.ts';

/** Who writes the value: what a client sends must stay accepted, what it receives must stay readable. */
export type Direction = 'sent' | 'received';

/** Keywords that bound from above and from below. */
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
/** Keywords that say all or nothing. */
const exact = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

/**
 * Bounds that refuse what was accepted before; of what is received only another format is a break, because clients read
 * values by it.
 */
export function boundBreaks(before: JsonObject, after: JsonObject, direction: Direction): string[] {
  const changed = exact.filter((key) => after[key] !== before[key]);
  if (direction === 'received') {
    const isOther = changed.includes('format') && before['format'] !== undefined;
    return isOther ? [`format is now ${JSON.stringify(after['format'] ?? null)}`] : [];
  }
  const narrower = (key: string, sign: 1 | -1): boolean => {
    const [old, now] = [before[key], after[key]];
    if (typeof now !== 'number') return false;
    return typeof old !== 'number' ? !isFree(key, now) : (now - old) * sign > 0;
  };
  return [
    ...upper.filter((key) => narrower(key, -1)),
    ...lower.filter((key) => narrower(key, 1)),
    ...changed.filter((key) => after[key] !== undefined && after[key] !== false),
  ].map((key) => `${key} is now ${JSON.stringify(after[key])}, was ${JSON.stringify(before[key] ?? null)}`);
}

/** A lowest length of nothing refuses nothing. */
function isFree(key: string, bound: number): boolean {
  return bound === 0 && ['minLength', 'minItems', 'minProperties'].includes(key);
}
