import type { RestAccess, ToolAccess } from '../../generated/access.ts';
import type { PlainCode } from '../../generated/errors.ts';
import type { Caller, CallerKind } from '../domain/caller.ts';
import { DomainError } from '../domain/domain-error.ts';

/** The kinds of callers that can come from outside; the hub itself is not one. */
type Bearer = Exclude<CallerKind, 'system'>;

/**
 * Lets a caller pass by its kind; what it may do to which network is decided by the domain.
 *
 * @throws DomainError token_required without a token, auth_master_read_only for the master token where it may not call
 *   (rule access-master-token), and what the rule names, else caller_not_allowed, for the rest;
 *   password_change_required for who signed in with a one-time password (rule accounts-password-reset)
 */
export function checkAccess(rule: RestAccess, caller: Caller): void {
  const { kind } = caller;
  if (kind === 'system') return;
  if (!rule.callers.includes(kind)) throw refusalOf(rule, kind);
  if (rule.scope === 'system_admin' && !caller.systemAdmin) throw refusalOf(rule, kind);
  const isOpen = rule.beforePasswordChange === true || rule.callers.includes('anonymous');
  if (caller.mustChangePassword && !isOpen) throw new DomainError('password_change_required');
}

/** The rule behind a tool's audience: people and their legacy tokens are `user`, nodes are `node`. */
export function toolRule({ audience: { user, node } }: Pick<ToolAccess, 'audience'>): RestAccess {
  const callers: Bearer[] = [];
  const deny: Partial<Record<Bearer, PlainCode>> = {};
  if (user.list === 'never') deny.user = deny.legacy = user.deny;
  else callers.push('user', 'legacy');
  if (node.list === 'never') deny.node = node.deny;
  else callers.push('node');
  return { callers, scope: 'none', deny };
}

function refusalOf(rule: RestAccess, kind: Bearer): DomainError {
  if (kind === 'anonymous') return new DomainError('token_required');
  return new DomainError(rule.deny[kind] ?? (kind === 'master' ? 'auth_master_read_only' : 'caller_not_allowed'));
}
