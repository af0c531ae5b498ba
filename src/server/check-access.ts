import type { ErrorCode } from '../../generated/errors.ts';
import type { Caller, CallerKind } from '../domain/caller.ts';
import { DomainError } from '../domain/domain-error.ts';

/** Who may call an operation or a tool at all, by kind of credential. */
export interface AccessRule {
  readonly callers: readonly string[];
  /** What the rules of the domain check further; only `system_admin` is decided here. */
  readonly scope: string;
  /** The refusal for a kind that is not listed; `caller_not_allowed` otherwise. */
  readonly deny: Readonly<Partial<Record<string, ErrorCode>>>;
}

/** What the generator says of a tool's audience (tool-door 6.3). */
export interface ToolAudience {
  readonly audience: Readonly<Record<'user' | 'node', { readonly list: string; readonly deny?: string }>>;
}

/**
 * Lets a caller pass by its kind; what it may do to which network is decided by the domain.
 *
 * @throws DomainError token_required for nobody, auth_master_read_only for the master token where it may not call
 *   (decision B2), and what the rule names, else caller_not_allowed, for the rest
 */
export function checkAccess(rule: AccessRule, caller: Caller): void {
  const { kind } = caller;
  if (kind === 'system') return;
  if (!rule.callers.includes(kind)) throw refusalOf(rule, kind);
  if (rule.scope === 'system_admin' && !caller.systemAdmin) throw refusalOf(rule, kind);
}

/** The rule behind a tool's audience: people and their legacy tokens are `user`, nodes are `node`. */
export function toolRule({ audience }: ToolAudience): AccessRule {
  const callers: CallerKind[] = [];
  if (audience.user.list !== 'never') callers.push('user', 'legacy');
  if (audience.node.list !== 'never') callers.push('node');
  const deny: Partial<Record<CallerKind, ErrorCode>> = {};
  const { user, node } = audience;
  if (user.deny !== undefined) deny.user = deny.legacy = user.deny as ErrorCode;
  if (node.deny !== undefined) deny.node = node.deny as ErrorCode;
  return { callers, scope: 'none', deny };
}

function refusalOf(rule: AccessRule, kind: CallerKind): DomainError {
  if (kind === 'anonymous') return refusal('token_required');
  const named = rule.deny[kind];
  if (named !== undefined) return refusal(named);
  return refusal(kind === 'master' ? 'auth_master_read_only' : 'caller_not_allowed');
}

/** The codes of a rule carry no fields; the generator's lint holds that. */
function refusal(code: ErrorCode): DomainError {
  return new DomainError(code as 'permission_denied');
}
