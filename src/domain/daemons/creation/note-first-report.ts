import type { Tx } from '../../ctx.ts';
import { endCreation } from './end-creation.ts';
import { isOpenRequest } from '../open-requests.ts';

/** A child that reports for the first time has started, whatever its daemon says later (rule daemons-create). */
export async function noteFirstReport(tx: Tx, networkId: string, alias: string): Promise<void> {
  const request = await tx.db
    .selectFrom('create_requests')
    .innerJoin('nodes', (join) =>
      join
        .onRef('nodes.network_id', '=', 'create_requests.network_id')
        .onRef('nodes.node_id', '=', 'create_requests.child_node_id'),
    )
    .select(['create_requests.network_id', 'create_requests.request_id'])
    .where('nodes.network_id', '=', networkId)
    .where('nodes.alias', '=', alias)
    .where(isOpenRequest)
    .where('create_requests.status', '=', 'delivered')
    .executeTakeFirst();
  if (request !== undefined) await endCreation(tx, request, 'started', null);
}
