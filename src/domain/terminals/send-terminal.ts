import { typeText } from '../../platform/tmux.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';
import { refusedByTmux } from './get-terminal.ts';
import { requireTerminalAccess } from './require-terminal-access.ts';

/** What is to be typed where. */
export interface TerminalInput {
  readonly name: string;
  /** Typed as it stands. */
  readonly text: string;
  /** Presses Enter behind it. */
  readonly enter: boolean;
}

/**
 * Types into a terminal (rule terminals-opt-in). Audited before it is done, without the text, which may hold a secret.
 *
 * @throws tmux_disabled, tmux_ip_denied, admin_required; tmux_failed with the terminal's own text
 */
export async function sendTerminal(ctx: Ctx, { name, text, enter }: TerminalInput): Promise<void> {
  requireTerminalAccess(ctx);
  await ctx.transaction((tx) =>
    recordAudit(tx, {
      action: 'terminal_input',
      targetType: 'terminal',
      targetId: name,
      detail: `${text.length} characters`,
    }),
  );
  await refusedByTmux(typeText(name, text, enter));
}
