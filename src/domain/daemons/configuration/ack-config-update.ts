import type { ConfigUpdateRow } from '../../../entities/rows.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { cleanError } from '../clean-error.ts';
import { endConfigUpdate } from './end-config-update.ts';
import { answersFor } from './get-config-update.ts';
import { silenceMs } from '../limits.ts';
import { requireNode } from '../require-daemon.ts';
import { announceRequest } from '../announce-request.ts';

/** What a node or its daemon answers to an update. */
export interface ConfigUpdateAck {
  readonly updateId: string;
  readonly status: 'applied' | 'rejected' | 'restarting';
  readonly error?: string | undefined;
}

/**
 * Takes a node's word on its update (rule daemons-configuration): `restarting` keeps it open for another 60 seconds,
 * once; `applied` raises the revision of the node. Repeating an answer succeeds.
 *
 * @returns the revision that the node has now
 * @throws request_not_found, not_your_request, caller_not_a_daemon
 * @throws request_already_ended it ended in another way
 */
export async function ackConfigUpdate(ctx: Ctx, answer: ConfigUpdateAck): Promise<{ readonly revision: number }> {
  const own = requireNode(ctx);
  return ctx.transaction(async (tx) => {
    const stored = await tx.db
      .selectFrom('config_updates')
      .selectAll()
      .where('network_id', '=', own.networkId)
      .where('update_id', '=', answer.updateId)
      .executeTakeFirst();
    if (stored === undefined) throw new DomainError('request_not_found');
    if (!(await answersFor(tx, own, stored.node_id))) throw new DomainError('not_your_request');
    const moved =
      answer.status === 'restarting'
        ? await markRestarting(tx, stored)
        : (await endConfigUpdate(tx, stored, answer.status, cleanError(answer.error))) !== undefined;
    if (!moved && stored.status !== answer.status) {
      throw new DomainError('request_already_ended', { status: stored.status });
    }
    return { revision: await findRevision(tx, stored) };
  });
}

async function markRestarting(tx: Tx, update: ConfigUpdateRow): Promise<boolean> {
  const moved = await tx.db
    .updateTable('config_updates')
    .set({ status: 'restarting', deadline_at: tx.platform.clock.now() + silenceMs })
    .where('network_id', '=', update.network_id)
    .where('update_id', '=', update.update_id)
    .where('status', '=', 'pending')
    .returning('update_id')
    .executeTakeFirst();
  if (moved === undefined) return false;
  const kind = update.action === 'restart' ? 'restart' : 'configure';
  announceRequest(tx, { networkId: update.network_id, requestId: update.update_id, kind }, 'restarting');
  return true;
}

async function findRevision(tx: Tx, update: ConfigUpdateRow): Promise<number> {
  const node = await tx.db
    .selectFrom('nodes')
    .select('config_revision')
    .where('network_id', '=', update.network_id)
    .where('node_id', '=', update.node_id)
    .executeTakeFirst();
  return node?.config_revision ?? 0;
}
