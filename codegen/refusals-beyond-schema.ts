import type { DeclaredError } from './declared-errors.ts';
import type { Violations } from './violations.ts';

/**
 * The refusals that a request may get which keeps every rule of its schema. Most depend on what the hub holds: a taken
 * name, a key used before, a password that is not the right one, and what is marked `by_state`. The others depend on
 * the input alone and go further than a schema can: the catalogue marks them `beyond_schema`. By code, as the operation
 * spells them.
 */
export function refusalsBeyondSchema(
  errors: readonly DeclaredError[],
  violations: Violations,
): Readonly<Record<string, string>> {
  const bySchema = new Set(Object.values(violations));
  const beyond = errors.filter(
    ({ own, byState, beyondSchema, code }) => own && (byState || beyondSchema || !bySchema.has(code)),
  );
  return Object.fromEntries(beyond.map(({ code, error }) => [code, error]));
}
