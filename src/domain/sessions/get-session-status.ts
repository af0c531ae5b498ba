import type { CompletionRow, SessionRow } from '../../entities/rows.ts';
import { ofReachedAgents, requireReachedAgent } from '../access/agent-access.ts';
import { resolveAddress } from '../access/resolve-address.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Ctx } from '../ctx.ts';
import { liveStatus } from './live-status.ts';

const recentCompletions = 5;

export interface SessionReport {
  /** Null for an alias that never reported. */
  readonly session: SessionRow | null;
  /** Unread rows of its inbox; a person's only for that person. */
  readonly inboxPending: number;
  /** At most 5, newest first. */
  readonly recentCompletions: CompletionRow[];
}

/**
 * One alias: its session, its unread inbox and its last completions. Where several readable networks know the alias,
 * the session that reported last counts. Three queries besides the scope's own.
 *
 * @throws agent_not_granted a restricted member asked for another agent than the granted ones
 */
export async function getSessionStatus(
  ctx: Ctx,
  query: { readonly alias: string; readonly networkId?: string | undefined },
): Promise<SessionReport> {
  const scope = await resolveReadScope(ctx, query.networkId, 'narrow');
  await requireReachedAgent(ctx.db, scope, query.alias);
  const session = await ctx.db
    .selectFrom('sessions')
    .selectAll()
    .where(inScope(scope))
    .where(ofReachedAgents(scope, 'sessions', 'alias'))
    .where('alias', '=', query.alias)
    .orderBy('last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const address = resolveAddress(ctx.caller, query.alias);
  const inboxes = await ctx.db
    .selectFrom('inboxes')
    .select(['network_id', 'unread'])
    .where(inScope(scope))
    .where(ofReachedAgents(scope, 'inboxes', 'to_key'))
    .where('to_kind', '=', address.kind)
    .where('to_key', '=', address.key)
    .execute();
  let completions = ctx.db.selectFrom('completions').selectAll().where('session_name', '=', query.alias);
  completions = session
    ? completions.where('network_id', '=', session.network_id)
    : completions.where(inScope(scope)).where(ofReachedAgents(scope, 'completions', 'session_name'));
  const now = ctx.platform.clock.now();
  return {
    session: session
      ? { ...session, status: liveStatus({ status: session.status, lastSeenAt: session.last_seen_at }, now) }
      : null,
    inboxPending: inboxes
      .filter((inbox) => !session || inbox.network_id === session.network_id)
      .reduce((sum, inbox) => sum + inbox.unread, 0),
    recentCompletions: await completions
      .orderBy('completed_at', 'desc')
      .orderBy('network_id', 'desc')
      .orderBy('seq', 'desc')
      .limit(recentCompletions)
      .execute(),
  };
}
