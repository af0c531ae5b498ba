import type { NodeRow } from '../../../entities/rows.ts';
import { managers, requireRole } from '../../access/require-role.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { DaemonFacts } from '../../nodes/daemon-facts.ts';
import { findOnlyNodeById } from '../../nodes/find-node-by-id.ts';
import { defaultMaxChildren } from '../limits.ts';
import { daemonOnlineMs } from '../list-host-supervisors.ts';
import { roleIn } from '../require-managed-node.ts';

/**
 * Takes the daemon's row for this unit, so that two requests cannot both get its last place.
 *
 * @param withSecrets the request hands secrets of the network over
 * @throws daemon_not_found, permission_denied, agent_access_restricted
 */
export async function lockDaemon(tx: Tx, daemonNodeId: string, withSecrets: boolean): Promise<NodeRow> {
  const known = await findOnlyNodeById(tx, daemonNodeId);
  const role = known === undefined ? undefined : await roleIn(tx, known.network_id);
  if (known === undefined || role === undefined) throw new DomainError('daemon_not_found');
  requireRole(role, managers, 'permission_denied');
  // A system admin may administer any node, but the secrets of a network are its own managers'.
  if (withSecrets && role === 'system') throw new DomainError('permission_denied');
  const daemon = await tx.db
    .updateTable('nodes')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('network_id', '=', known.network_id)
    .where('node_id', '=', daemonNodeId)
    .where('daemon_json', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (daemon === undefined) throw new DomainError('daemon_not_found');
  return daemon;
}

/**
 * Lets a daemon pass that is online and may create nodes.
 *
 * @throws daemon_offline, daemon_cannot_create_nodes
 */
export async function requireReady(tx: Tx, daemon: NodeRow, facts: DaemonFacts): Promise<void> {
  const session = await tx.db
    .selectFrom('sessions')
    .select('last_seen_at')
    .where('network_id', '=', daemon.network_id)
    .where('alias', '=', daemon.alias)
    .executeTakeFirst();
  const online = session !== undefined && session.last_seen_at >= tx.platform.clock.now() - daemonOnlineMs;
  if (!online) throw new DomainError('daemon_offline');
  if (facts.can_create_nodes === false) {
    throw new DomainError('daemon_cannot_create_nodes', { blocked_reason: facts.create_nodes_blocked_reason ?? '' });
  }
}

/** @throws daemon_max_children the daemon runs as many nodes as it takes */
export async function requireRoom(tx: Tx, daemon: NodeRow, facts: DaemonFacts): Promise<void> {
  const limit = facts.max_children ?? defaultMaxChildren;
  const { count } = await tx.db
    .selectFrom('nodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('network_id', '=', daemon.network_id)
    .where('daemon_node_id', '=', daemon.node_id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limit) throw new DomainError('daemon_max_children', { limit });
}
