import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { findAddressee } from '../../nodes/find-addressee.ts';
import type { Addressee } from '../../nodes/find-addressee.ts';
import { degradedLayers } from '../../sessions/degraded-layers.ts';

/**
 * Refuses `force` from a node: only people may send work to a node that says it cannot do it
 * (rule tasks-refusing-targets).
 *
 * @throws node_token_cannot_force
 */
export function requireForceAllowed(ctx: Ctx, force: boolean | undefined): void {
  if (force && ctx.caller.kind === 'node') throw new DomainError('node_token_cannot_force');
}

/**
 * The target of a dispatch, if it takes work now (rule tasks-offline-target, rule tasks-refusing-targets). An offline
 * one does, and an alias that was just renamed leads to the new one. One query where nothing was renamed.
 *
 * @param force overrides a degraded target, nothing else
 * @throws alias_not_found, node_not_active, node_degraded
 */
export async function resolveTarget(
  tx: Tx,
  networkId: string,
  alias: string,
  force: boolean | undefined,
): Promise<Addressee> {
  const target = await findAddressee(tx, networkId, alias);
  if (!target) throw new DomainError('alias_not_found', { alias });
  if (target.lifecycleState !== 'active') {
    throw new DomainError('node_not_active', { alias, lifecycle_state: target.lifecycleState });
  }
  if (force) return target;
  const layers = degradedLayers(target.session, tx.platform.clock.now());
  if (layers.length === 0) return target;
  throw new DomainError('node_degraded', {
    alias,
    layers: layers.map(({ layer, reason, hint }) => ({ layer, reason, hint })),
    force_allowed: tx.caller.kind !== 'node',
  });
}
