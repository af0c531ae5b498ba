import type { DeclaredError } from './declared-errors.ts';
import type { Violations } from './violations.ts';

/** What the schema says in part only: of the texts that could be a cursor, the hub made few. */
const alsoBySchema = new Set(['invalid_cursor']);

/**
 * The refusals that a request may get which keeps every rule of its schema, because they depend on what the hub holds:
 * a taken name, a key used before, a password that is not the right one; and what is marked `by_state`. By code, as the operation spells them.
 */
export function refusalsBeyondSchema(
  errors: readonly DeclaredError[],
  violations: Violations,
): Readonly<Record<string, string>> {
  const bySchema = new Set(Object.values(violations));
  const beyond = errors.filter(
    ({ own, byState, code }) => own && (byState || alsoBySchema.has(code) || !bySchema.has(code)),
  );
  return Object.fromEntries(beyond.map(({ code, error }) => [code, error]));
}
