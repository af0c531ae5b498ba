import { capturePane, TmuxError } from '../../platform/tmux.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireTerminalAccess } from './require-terminal-access.ts';

/**
 * The last lines of a terminal (rule terminals-opt-in).
 *
 * @throws tmux_disabled, tmux_ip_denied, admin_required; tmux_failed with the terminal's own text
 */
export async function getTerminal(
  ctx: Ctx,
  { name, lines }: { readonly name: string; readonly lines: number },
): Promise<string> {
  requireTerminalAccess(ctx);
  return refusedByTmux(capturePane(name, lines));
}

/** Passes a result on. @throws tmux_failed for a refusal of the terminal */
export async function refusedByTmux<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TmuxError) throw new DomainError('tmux_failed', { terminal_error: error.message });
    throw error;
  }
}
