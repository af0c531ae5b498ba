/* eslint-disable no-restricted-syntax -- the rows of every table go by the name of the network, hot ones among them */
import { sql } from 'kysely';
import { Network } from '../../entities/index.ts';
import { auditRowOf } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { offlineAfterMs } from '../sessions/live-status.ts';
import { networkTables } from './network-tables.ts';
import { lockOwnNetwork } from './update-network.ts';

/**
 * Deletes a network of the caller's with all that is in it, in one unit; its tokens die and its streams close at once
 * (rule networks-deleted-whole). Audited as `network_deleted`; the audit rows stay.
 *
 * @throws network_not_found, not_your_network
 * @throws network_has_active_sessions a session reported within 10 minutes and did not report `offline`
 */
export async function deleteNetwork(ctx: Ctx, networkId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { name } = await lockOwnNetwork(tx, networkId);
    const count = await countActiveSessions(tx, networkId);
    if (count > 0) throw new DomainError('network_has_active_sessions', { count });
    const members = await listMemberIds(tx, networkId);
    await tx.db
      .deleteFrom('idempotency_keys')
      .where('token_id', 'in', tx.db.selectFrom('tokens').select('token_id').where('network_id', '=', networkId))
      .execute();
    // What hangs on the network by a key goes with it. Units that are about to write such a row wait here, and find no
    // network then.
    await tx.em.nativeDelete(Network, networkId);
    await deleteRows(tx, networkId);
    // Units that are under way take the counter's row last of all. From here on they find none and fail; what others
    // committed since the rows above went is found by the second pass.
    const counter = await tx.db
      .deleteFrom('network_counters')
      .where('network_id', '=', networkId)
      .returning('last_row')
      .executeTakeFirstOrThrow();
    await deleteRows(tx, networkId);
    await recordDeletion(tx, { networkId, name, seq: counter.last_row + 1 });
    tx.afterCommit(() => {
      const cache = tx.platform.memory.tokens;
      cache.drop({ networkId });
      for (const userId of members) cache.drop({ userId });
    });
  });
}

/** The last row of the network, which no counter is left to number. */
async function recordDeletion(
  tx: Tx,
  { networkId, name, seq }: { readonly networkId: string; readonly name: string; readonly seq: number },
): Promise<void> {
  const network = { targetType: 'network', targetId: networkId, networkId };
  const row = auditRowOf(tx, { action: 'network_deleted', detail: name, ...network });
  await tx.db
    .insertInto('audit_log')
    .values({ ...row, seq })
    .execute();
}

async function deleteRows(tx: Tx, networkId: string): Promise<void> {
  for (const table of networkTables) {
    // The tables differ in their columns, which a list of them cannot express; all have this one.
    await tx.db
      .deleteFrom(table as 'tasks')
      .where('network_id', '=', networkId)
      .execute();
  }
}

async function listMemberIds(tx: Tx, networkId: string): Promise<string[]> {
  const rows = await tx.db.selectFrom('memberships').select('user_id').where('network_id', '=', networkId).execute();
  return rows.map((row) => row.user_id);
}

async function countActiveSessions(tx: Tx, networkId: string): Promise<number> {
  const { active } = await tx.db
    .selectFrom('sessions')
    .select(sql<number>`count(*)`.as('active'))
    .where('network_id', '=', networkId)
    .where('status', '<>', 'offline')
    .where('last_seen_at', '>=', tx.platform.clock.now() - offlineAfterMs)
    .executeTakeFirstOrThrow();
  return Number(active);
}
