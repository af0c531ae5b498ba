import { sql } from 'kysely';
import type { Scope } from '../access/resolve-scope.ts';
import { inScope, plainNetwork } from '../access/in-scope.ts';
import { aliasAddress } from '../address.ts';
import type { Ctx } from '../ctx.ts';
import { toWireTime } from '../../platform/clock.ts';
import { eachNetwork } from '../each-network.ts';
import { queueDepth } from '../live-tasks.ts';
import { offlineAfterMs } from './live-status.ts';

/** Sessions that one call marks; the next call takes the rest. */
const batchSize = 500;

/**
 * Marks sessions that fell silent as offline and tells the streams, in one conditional update for each
 * network: of two racing calls each session is marked, and told, by one. `updated_at` stays the time of the last report.
 *
 * @param scope all networks when absent (the job)
 * @returns how many were marked
 */
export async function markOffline(ctx: Ctx, scope?: Scope): Promise<number> {
  const now = ctx.platform.clock.now();
  const silentBefore = now - offlineAfterMs;
  let select = ctx.db
    .selectFrom('sessions')
    .select(['network_id', 'alias'])
    .where(sql<boolean>`status <> 'offline'`)
    .where('last_seen_at', '<', silentBefore)
    .limit(batchSize);
  if (scope) select = select.where(inScope(scope));
  return eachNetwork(ctx, await select.execute(), async (tx, networkId, silent) => {
    const marked = await tx.db
      .updateTable('sessions')
      .set({ status: 'offline', status_since: sql<number>`last_seen_at + ${offlineAfterMs}` })
      .where('network_id', '=', networkId)
      .where(
        'alias',
        'in',
        silent.map(({ alias }) => alias),
      )
      .where(sql<boolean>`status <> 'offline'`)
      .where('last_seen_at', '<', silentBefore)
      .returning(['alias', 'progress'])
      .returning(
        queueDepth({
          networkId: sql`sessions.network_id`,
          alias: sql`sessions.alias`,
          now: sql`cast(${now} as bigint)`,
        }).as('left'),
      )
      .execute();
    const at = toWireTime(now);
    for (const { alias, progress, left } of marked) {
      const change = { alias, status: 'offline', progress, at, task_id: null, queue_depth: Number(left) };
      tx.emit({ networkId, type: 'status_update', channel: aliasAddress(alias), payload: change, summary: change });
    }
    return marked.length;
  });
}

/**
 * Marks who fell silent in the scope of a look. Whoever looks at the same network meanwhile waits for the same update:
 * after a quiet time many look at once, and each would take a transaction to find that nothing is left to do.
 */
export async function markSilent(ctx: Ctx, scope: Scope): Promise<void> {
  const networkId = plainNetwork(scope);
  const { marking } = ctx.platform.memory;
  const running = networkId === undefined ? undefined : marking.get(networkId);
  const marked = running ?? markOffline(ctx, scope);
  if (networkId !== undefined && running === undefined) {
    marking.set(networkId, marked);
    const end = (): unknown => marking.delete(networkId);
    marked.then(end, end);
  }
  await marked;
}
