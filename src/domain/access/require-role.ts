import type { MemberRole } from '../../../generated/enums.ts';
import type { PlainCode } from '../../../generated/errors.ts';
import { DomainError } from '../domain-error.ts';

/**
 * What a scope lets its holder do: a role in one network, or `system` for callers above the roles (the hub, system
 * admins).
 */
export type ScopeRole = MemberRole | 'system';

/** Roles that may change what is in a network (rule access-roles). */
export const writers: readonly MemberRole[] = ['member', 'admin', 'owner'];

/** Roles that manage members, invites and shared settings. */
export const managers: readonly MemberRole[] = ['admin', 'owner'];

/**
 * Refuses with `code` unless `role` is one of `allowed`. The hub itself (`system` in a writing scope) always passes;
 * a reading scope of a system admin never gets here, because `resolveScope` builds none for writes.
 */
export function requireRole(role: ScopeRole, allowed: readonly MemberRole[], code: PlainCode): void {
  if (role !== 'system' && !allowed.includes(role)) {
    throw new DomainError(code);
  }
}
