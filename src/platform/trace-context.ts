/** The identity of a step in a trace, as `traceparent` of W3C Trace Context writes it in 55 characters. */
export type Traceparent = string;

const pattern = /^(?!ff)([\da-f]{2})-((?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2})(-.*)?$/;

/**
 * What a caller said of its trace, as version 00 of the form: a later version may go on behind it. Whatever is
 * malformed counts as not said, as W3C asks.
 */
export function readTraceparent(given: unknown): Traceparent | null {
  if (typeof given !== 'string') return null;
  const [, version, known, rest] = pattern.exec(given) ?? [];
  return known === undefined || (version === '00' && rest !== undefined) ? null : `00-${known}`;
}
