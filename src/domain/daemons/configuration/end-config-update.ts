import type { ConfigUpdateRow } from '../../../entities/rows.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../ctx.ts';
import { isOpenUpdate } from '../open-requests.ts';
import { announceRequest } from '../announce-request.ts';
import { announceNode } from '../../nodes/announce-node.ts';

/** How an update ends. */
export type ConfigUpdateEnd = 'applied' | 'rejected' | 'timeout';

/** What names an update. */
export type ConfigUpdateKey = Pick<ConfigUpdateRow, 'network_id' | 'update_id'>;

/**
 * Ends an open update, once; an applied one becomes the configuration of the node and raises its revision (a mere
 * restart changes neither). Audited as `node_config_update_<status>` or `node_restart_<status>`.
 *
 * @param error what went wrong, already clean
 * @returns the update as it is now, or undefined when it had ended already
 */
export async function endConfigUpdate(
  tx: Tx,
  { network_id: networkId, update_id: updateId }: ConfigUpdateKey,
  status: ConfigUpdateEnd,
  error: string | null,
): Promise<ConfigUpdateRow | undefined> {
  const update = await tx.db
    .updateTable('config_updates')
    .set({ status, error, acked_at: tx.platform.clock.now() })
    .where('network_id', '=', networkId)
    .where('update_id', '=', updateId)
    .where(isOpenUpdate)
    .returningAll()
    .executeTakeFirst();
  if (update === undefined) return undefined;
  const kind = update.action === 'restart' ? 'restart' : 'configure';
  announceRequest(tx, { networkId, requestId: updateId, kind }, status);
  if (status === 'applied' && update.action === 'update') await applyPatch(tx, update);
  await recordAudit(tx, {
    action: `${update.action === 'restart' ? 'node_restart' : 'node_config_update'}_${status}`,
    targetType: 'node',
    targetId: update.node_id,
    detail: error,
    networkId,
  });
  return update;
}

/** The model, flags and channels that a node applied. */
interface Patch {
  readonly model?: string;
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly channels?: readonly string[];
}

async function applyPatch(tx: Tx, update: ConfigUpdateRow): Promise<void> {
  const node = await tx.db
    .selectFrom('nodes')
    .select('config_json')
    .where('network_id', '=', update.network_id)
    .where('node_id', '=', update.node_id)
    .executeTakeFirst();
  if (node === undefined) return;
  const { model, flags, channels } = JSON.parse(update.patch) as Patch;
  const stored = JSON.parse(node.config_json ?? '{}') as Patch;
  const changed = await tx.db
    .updateTable('nodes')
    .set((eb) => ({
      config_json: JSON.stringify({ ...stored, flags: { ...stored.flags, ...flags }, ...(channels && { channels }) }),
      ...(model === undefined ? {} : { model }),
      ...(channels === undefined ? {} : { channels: JSON.stringify(channels) }),
      config_revision: eb('config_revision', '+', 1),
      updated_at: tx.platform.clock.now(),
    }))
    .where('network_id', '=', update.network_id)
    .where('node_id', '=', update.node_id)
    .returning(['network_id', 'node_id', 'alias', 'config_revision'])
    .executeTakeFirst();
  if (changed === undefined) return;
  announceNode(tx, changed, 'updated');
  await tx.db
    .updateTable('config_updates')
    .set({ new_revision: changed.config_revision })
    .where('network_id', '=', update.network_id)
    .where('update_id', '=', update.update_id)
    .execute();
}
