import type { Selectable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { ofReachedAgents } from '../access/agent-access.ts';
import { inScope, resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { readSince } from '../inbox/read-since.ts';

/** A completion as it is stored. */
export type CompletionRow = Selectable<HubTables['completions']>;

const defaultWindowMs = 24 * 3_600_000;

/**
 * What was completed since a time in the readable networks, newest first (seed 000, GET /api/completions; seed 001,
 * get_completions). One query besides the scope's own.
 *
 * @param query.since ISO 8601; 24 hours ago when absent
 * @throws invalid_input `since` is no time; access_denied
 */
export async function getCompletions(
  ctx: Ctx,
  query: {
    readonly alias?: string | undefined;
    readonly since?: string | undefined;
    readonly networkId?: string | undefined;
    readonly limit: number;
  },
): Promise<CompletionRow[]> {
  const scope = await resolveReadScope(ctx, query.networkId, 'narrow');
  let list = ctx.db
    .selectFrom('completions')
    .selectAll()
    .where(inScope(scope))
    .where(ofReachedAgents(scope, 'completions', 'session_name'))
    .where('completed_at', '>=', readSince(query.since) ?? ctx.platform.clock.now() - defaultWindowMs);
  if (query.alias !== undefined) list = list.where('session_name', '=', query.alias);
  return list
    .orderBy('completed_at', 'desc')
    .orderBy('network_id', 'desc')
    .orderBy('seq', 'desc')
    .limit(query.limit)
    .execute();
}
