import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../ctx.ts';

/** What a host supervisor says of itself in its report (rule daemons-by-token); names are the wire's. */
export interface DaemonFacts {
  readonly runtimes_supported: readonly string[];
  /** Names of vault entries that it may be handed. */
  readonly allowed_secret_keys: readonly string[];
  /** Absent means unknown. */
  readonly can_create_nodes?: boolean;
  readonly create_nodes_blocked_reason?: string;
  readonly max_children?: number;
}

/** The facts of a stored daemon column. */
export function parseDaemon(daemonJson: string): DaemonFacts {
  return JSON.parse(daemonJson) as DaemonFacts;
}

/**
 * Keeps what a daemon says of itself on its node record, which makes the node a daemon. Writes only what changed; the
 * first time is audited as `daemon_declared`.
 *
 * @returns false when the alias has no node record
 */
export async function recordDaemon(
  tx: Tx,
  { networkId, alias, facts }: { readonly networkId: string; readonly alias: string; readonly facts: DaemonFacts },
): Promise<boolean> {
  const daemonJson = JSON.stringify(facts);
  const stored = await tx.db
    .selectFrom('nodes')
    .select(['node_id', 'daemon_json'])
    .where('network_id', '=', networkId)
    .where('alias', '=', alias)
    .executeTakeFirst();
  if (stored === undefined) return false;
  if (stored.daemon_json === daemonJson) return true;
  await tx.db
    // eslint-disable-next-line no-restricted-syntax -- a report of status brings it
    .updateTable('nodes')
    .set({ daemon_json: daemonJson, updated_at: tx.platform.clock.now() })
    .where('network_id', '=', networkId)
    .where('alias', '=', alias)
    .execute();
  if (stored.daemon_json === null) {
    await recordAudit(tx, {
      action: 'daemon_declared',
      targetType: 'node',
      targetId: stored.node_id,
      detail: `${alias}: takes ${facts.allowed_secret_keys.join(', ') || 'no secrets'}`,
      networkId,
    });
  }
  return true;
}
