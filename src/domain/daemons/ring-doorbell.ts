import type { EventType } from '../../../generated/events.ts';
import { aliasAddress } from '../address.ts';
import type { Tx } from '../ctx.ts';
import type { NodeKey } from '../nodes/list-nodes.ts';

/** Events that only announce that something waits. */
type Doorbell = Extract<
  EventType,
  'create_node' | 'stop_node' | 'start_node' | 'config_update' | 'restart' | 'rules_file' | 'probe_provider'
>;

/** Sends an event with ids only to the stream of one alias, never the request itself (rule daemons-doorbells). */
export function ringDoorbell(
  tx: Tx,
  at: { readonly networkId: string; readonly alias: string },
  type: Doorbell,
  ids: Readonly<Record<string, string>>,
): void {
  tx.emit({ networkId: at.networkId, type, channel: aliasAddress(at.alias), payload: { ...ids }, summary: null });
}

/** As `ringDoorbell`, to the node itself and, if a daemon runs it, to the daemon; the first to come answers. */
export async function ringNode(
  tx: Tx,
  node: { readonly network_id: string; readonly alias: string; readonly daemon_node_id: string | null },
  type: Doorbell,
  ids: Readonly<Record<string, string>>,
): Promise<void> {
  ringDoorbell(tx, { networkId: node.network_id, alias: node.alias }, type, ids);
  if (node.daemon_node_id === null) return;
  const daemon = await findDaemonAlias(tx, { network_id: node.network_id, node_id: node.daemon_node_id });
  if (daemon !== undefined) ringDoorbell(tx, { networkId: node.network_id, alias: daemon }, type, ids);
}

/** The alias of a daemon as it is now; undefined when its record is gone. */
export async function findDaemonAlias(tx: Tx, key: NodeKey): Promise<string | undefined> {
  const daemon = await tx.db
    .selectFrom('nodes')
    .select('alias')
    .where('network_id', '=', key.network_id)
    .where('node_id', '=', key.node_id)
    .executeTakeFirst();
  return daemon?.alias;
}
