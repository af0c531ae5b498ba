import type { Ctx, Tx } from '../ctx.ts';
import { eachNetwork } from '../each-network.ts';
import { endConfigUpdate } from './configuration/end-config-update.ts';
import { endCreation } from './creation/end-creation.ts';
import { endLifecycle } from './lifecycle/end-lifecycle.ts';
import { sweepSize } from './limits.ts';
import { isOpenFileRequest, isOpenRequest, isOpenUpdate } from './open-requests.ts';
import { announceRequest } from './announce-request.ts';

/**
 * Ends every request of daemons and nodes that nobody answered in time (rule daemons-silence): no request stays open
 * for ever. Nodes get their former state back, tokens of children that never started are revoked. At most 200 of a kind
 * per call.
 *
 * @returns how many ended
 */
export async function expireRequests(ctx: Ctx): Promise<number> {
  const creations = await endEach(ctx, await findOverdue(ctx, 'create_requests'), (tx, request) =>
    endCreation(tx, request, 'failed', 'timeout'),
  );
  const lifecycles = await endEach(ctx, await findOverdue(ctx, 'lifecycle_requests'), (tx, request) =>
    endLifecycle(tx, request, 'timeout'),
  );
  const updates = await endEach(ctx, await findOverdueUpdates(ctx), (tx, update) =>
    endConfigUpdate(tx, update, 'timeout', null),
  );
  return creations + lifecycles + updates + (await expireFileRequests(ctx));
}

function endEach<R extends { readonly network_id: string }>(
  ctx: Ctx,
  due: readonly R[],
  end: (tx: Tx, request: R) => Promise<unknown>,
): Promise<number> {
  return eachNetwork(ctx, due, async (tx, _networkId, own) => {
    for (const request of own) await end(tx, request);
    return own.length;
  });
}

function findOverdue(ctx: Ctx, table: 'create_requests' | 'lifecycle_requests' | 'file_requests') {
  return ctx.db
    .selectFrom(table)
    .select(['network_id', 'request_id'])
    .where(table === 'file_requests' ? isOpenFileRequest : isOpenRequest)
    .where('deadline_at', '<=', ctx.platform.clock.now())
    .orderBy('deadline_at')
    .limit(sweepSize)
    .execute();
}

function findOverdueUpdates(ctx: Ctx) {
  return ctx.db
    .selectFrom('config_updates')
    .select(['network_id', 'update_id'])
    .where(isOpenUpdate)
    .where('deadline_at', '<=', ctx.platform.clock.now())
    .orderBy('deadline_at')
    .limit(sweepSize)
    .execute();
}

async function expireFileRequests(ctx: Ctx): Promise<number> {
  return eachNetwork(ctx, await findOverdue(ctx, 'file_requests'), async (tx, networkId, due) => {
    const ended = await tx.db
      .updateTable('file_requests')
      .set({ status: 'timeout', acked_at: tx.platform.clock.now() })
      .where('network_id', '=', networkId)
      .where(
        'request_id',
        'in',
        due.map((request) => request.request_id),
      )
      .where(isOpenFileRequest)
      .returning('request_id')
      .execute();
    for (const { request_id: requestId } of ended) {
      announceRequest(tx, { networkId, requestId, kind: 'file' }, 'timeout');
    }
    return ended.length;
  });
}
