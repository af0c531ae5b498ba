import type { Caller } from '../caller.ts';
import type { Scope } from '../access/resolve-scope.ts';

/**
 * Whether the caller publishes and rejects skills here: people who own or administer the network
 * (rule skills-reviewers).
 */
export function isReviewer(caller: Caller, scope: Scope): boolean {
  return caller.kind !== 'node' && (scope.role === 'owner' || scope.role === 'admin');
}
