import { createIpList } from '../../platform/ip-list.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** The addresses that count when `HUB_TMUX_ALLOWLIST` is not set. */
const defaultList = ['localhost'];
const isLoopback = createIpList('localhost', defaultList);

/**
 * Lets a system admin at an allowed address pass where terminals are switched on (rule terminals-opt-in). A node token
 * never counts as a person. A loopback address counts only when the call was not forwarded: behind a proxy on the same
 * machine everybody seems to be local.
 *
 * @throws tmux_disabled, tmux_ip_denied, admin_required in this order
 */
export function requireTerminalAccess(ctx: Ctx): void {
  const { enableTmux, tmuxAllowlist } = ctx.platform.settings;
  if (!enableTmux) throw new DomainError('tmux_disabled');
  const isAllowed = createIpList('HUB_TMUX_ALLOWLIST', tmuxAllowlist.length === 0 ? defaultList : tmuxAllowlist);
  const ip = ctx.ip ?? '';
  if (!isAllowed(ip) || (isLoopback(ip) && !ctx.local)) throw new DomainError('tmux_ip_denied');
  const { kind, systemAdmin } = ctx.caller;
  if (!systemAdmin || (kind !== 'user' && kind !== 'legacy')) throw new DomainError('admin_required');
}
