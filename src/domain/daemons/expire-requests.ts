import { ofKeys } from '../access/of-keys.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { endCreation } from './creation/end-creation.ts';
import { endUpdate } from './configuration/end-config-update.ts';
import { sweepSize } from './limits.ts';
import { isOpenOrder, isOpenQuestion, isOpenUpdate } from './open-requests.ts';
import { settleLifecycle } from './lifecycle/end-lifecycle.ts';

/**
 * Ends every request of daemons and nodes that nobody answered in time (decisions F): no request stays open for ever.
 * Nodes get their former state back, tokens of children that never started are revoked. At most 200 of a kind.
 *
 * @returns how many ended
 */
export async function expireRequests(ctx: Ctx): Promise<number> {
  const creations = await ctx.transaction((tx) => expireCreations(tx));
  const orders = await ctx.transaction((tx) => expireOrders(tx));
  const updates = await ctx.transaction((tx) => expireUpdates(tx));
  return creations + orders + updates + (await ctx.transaction((tx) => expireQuestions(tx)));
}

async function expireCreations(tx: Tx): Promise<number> {
  const due = await tx.db
    .selectFrom('create_requests')
    .select(['network_id', 'request_id'])
    .where(isOpenOrder)
    .where('deadline_at', '<=', tx.platform.clock.now())
    .orderBy('deadline_at')
    .limit(sweepSize)
    .execute();
  for (const request of due) await endCreation(tx, request, 'failed', 'timeout');
  return due.length;
}

async function expireOrders(tx: Tx): Promise<number> {
  const due = await tx.db
    .selectFrom('lifecycle_requests')
    .select(['network_id', 'request_id'])
    .where(isOpenOrder)
    .where('deadline_at', '<=', tx.platform.clock.now())
    .orderBy('deadline_at')
    .limit(sweepSize)
    .execute();
  for (const request of due) await settleLifecycle(tx, request, 'timeout');
  return due.length;
}

async function expireUpdates(tx: Tx): Promise<number> {
  const due = await tx.db
    .selectFrom('config_updates')
    .select(['network_id', 'update_id'])
    .where(isOpenUpdate)
    .where('deadline_at', '<=', tx.platform.clock.now())
    .orderBy('deadline_at')
    .limit(sweepSize)
    .execute();
  for (const update of due) await endUpdate(tx, update, 'timeout', null);
  return due.length;
}

async function expireQuestions(tx: Tx): Promise<number> {
  const now = tx.platform.clock.now();
  const due = await tx.db
    .selectFrom('file_requests')
    .select(['network_id', 'request_id'])
    .where(isOpenQuestion)
    .where('deadline_at', '<=', now)
    .orderBy('deadline_at')
    .limit(sweepSize)
    .execute();
  if (due.length === 0) return 0;
  const ended = await tx.db
    .updateTable('file_requests')
    .set({ status: 'timeout', acked_at: now })
    .where(ofKeys(due, 'request_id'))
    .where(isOpenQuestion)
    .returning('request_id')
    .execute();
  return ended.length;
}
