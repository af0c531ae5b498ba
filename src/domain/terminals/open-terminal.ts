import type { Ctx } from '../ctx.ts';
import type { SocketPlan } from '../streams/socket-plan.ts';
import { getTerminal } from './get-terminal.ts';
import { pushLines, pushMs } from './limits.ts';

/**
 * Snapshots of a terminal, one per second, each as JSON `{type: "pane", tmux_name, output}`. The first one is taken at
 * once, so that an unknown terminal is refused before the socket opens. The plan ends with the terminal, the caller's
 * token or the caller's rights.
 *
 * @throws tmux_disabled, tmux_ip_denied, admin_required, tmux_failed
 */
export async function openTerminal(ctx: Ctx, name: string): Promise<SocketPlan> {
  let first: string | undefined = await getTerminal(ctx, { name, lines: pushLines });
  return {
    everyMs: pushMs,
    async next() {
      const output = first ?? (await getTerminal(ctx, { name, lines: pushLines }));
      first = undefined;
      return JSON.stringify({ type: 'pane', tmux_name: name, output });
    },
    isAllowed: () => isStillAdmin(ctx),
  };
}

/** The token lives and its user is a system admin. In open development mode there is no token. */
async function isStillAdmin({ db, caller }: Ctx): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .leftJoin('tokens', (join) =>
      join.onRef('tokens.user_id', '=', 'users.user_id').on('tokens.token_id', '=', caller.tokenId ?? ''),
    )
    .select(['users.role', 'tokens.token_id', 'tokens.revoked_at'])
    .where('users.user_id', '=', caller.userId ?? '')
    .executeTakeFirst();
  if (user?.role !== 'admin') return false;
  return caller.tokenId === null || (user.token_id !== null && user.revoked_at === null);
}
