import type { Hub, Node } from '@agent-collaboration-hub/client';
import type { May } from '../../app/use-may.ts';

/** What a person may have a supervisor do with a node. */
export type Deed = 'start' | 'stop' | 'restart' | 'delete';

/** A deed with what belongs to it. */
export interface Order {
  readonly node: Node;
  readonly deed: Deed;
  /** Goes on although the node has live tasks. */
  readonly force?: boolean;
  /** Leaves the files of a deleted node where they are. */
  readonly keepsConfig?: boolean;
}

const deedsOf: Readonly<Record<string, readonly Deed[]>> = {
  active: ['restart', 'stop', 'delete'],
  stopped: ['start', 'delete'],
  stop_failed: ['stop', 'delete'],
};

/** The state of a node while a deed is under way. */
const during: Readonly<Record<Deed, string>> = {
  start: 'starting',
  stop: 'stopping',
  restart: 'active',
  delete: 'deleting',
};

/** The deeds that make sense now and that the hub would not refuse this person. */
export function listDeeds(node: Node, may: May, userId: string): readonly Deed[] {
  if (!may.manage && !(may.write && node.owner_id === userId)) return [];
  return deedsOf[node.lifecycle_state ?? 'active'] ?? [];
}

/** Sends an order. @throws HubError the hub refuses */
export function sendOrder(hub: Hub, { node, deed, force, keepsConfig }: Order): Promise<unknown> {
  const { node_id, alias } = node;
  if (deed === 'start') return hub.tool('start_node', { node_id });
  if (deed === 'restart') return hub.tool('restart_node', { node_id });
  if (deed === 'stop') return hub.tool('stop_node', { node_id, force });
  return hub.tool('delete_node', { node_id, confirm_alias: alias, force, delete_config: keepsConfig !== true });
}

/** The row as the order will leave it. */
export function foreseeOrder({ node, deed }: Order) {
  const fields = { lifecycle_state: during[deed] };
  return deed === 'restart' ? [] : [{ calls: ['listNodes'], key: 'node_id', id: node.node_id, fields }];
}
