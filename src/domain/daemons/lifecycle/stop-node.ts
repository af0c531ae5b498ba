import type { LifecycleState } from '../../../../generated/enums.ts';
import type { NodeRow } from '../../../entities/rows.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import { findOwnedNode } from '../require-managed-node.ts';
import { countLiveTasks, orderLifecycle, requireManaged } from './request-lifecycle.ts';
import { freshNode } from '../require-fresh-node.ts';

/** How a node is to be stopped. */
export interface StopOrder {
  readonly nodeId: string;
  /** Stop although tasks are live on it. */
  readonly force: boolean;
  /** 5 to 60. */
  readonly graceSeconds: number;
}

/** A stop that the daemon was told of. */
export interface OrderedStop {
  readonly requestId: string;
  readonly lifecycleState: LifecycleState;
  readonly inFlight: number;
}

/**
 * Has a daemon stop a child (decisions F): no work goes to it from now on. For its owner and the network's managers.
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, node_permission_denied
 * @throws node_not_managed, node_busy_in_flight live tasks and no `force`
 * @throws node_not_active it is stopped, or another order is under way
 */
export async function stopNode(ctx: Ctx, order: StopOrder): Promise<OrderedStop> {
  requireNodeMode(ctx, 'stop_node');
  return ctx.transaction(async (tx) => {
    const { node } = await findOwnedNode(tx, order.nodeId);
    return stop(tx, await freshNode(tx, node), order, { action: 'stop', deleteConfig: false });
  });
}

/**
 * As `stopNode`, and the daemon removes what it keeps of the child, after a backup by default; when it has done so the
 * hub revokes the child's tokens and removes its record. A stopped child can be deleted too.
 *
 * @throws confirm_alias_mismatch
 */
export async function deleteNode(
  ctx: Ctx,
  order: StopOrder & { readonly confirmAlias: string; readonly deleteConfig: boolean },
): Promise<OrderedStop> {
  requireNodeMode(ctx, 'delete_node');
  return ctx.transaction(async (tx) => {
    const { node } = await findOwnedNode(tx, order.nodeId);
    if (order.confirmAlias !== node.alias) throw new DomainError('confirm_alias_mismatch');
    return stop(tx, await freshNode(tx, node), order, { action: 'delete', deleteConfig: order.deleteConfig });
  });
}

const stoppable: readonly LifecycleState[] = ['active', 'stop_failed'];

async function stop(
  tx: Tx,
  node: NodeRow,
  { force, graceSeconds }: StopOrder,
  what: { readonly action: 'stop' | 'delete'; readonly deleteConfig: boolean },
): Promise<OrderedStop> {
  requireManaged(node);
  const inFlight = await countLiveTasks(tx, node);
  if (inFlight > 0 && !force) throw new DomainError('node_busy_in_flight', { in_flight_count: inFlight });
  const from = what.action === 'stop' ? stoppable : [...stoppable, 'stopped' as const];
  const ordered = await orderLifecycle(tx, node, from, { ...what, force, graceSeconds });
  if (ordered === undefined) {
    throw new DomainError('node_not_active', { alias: node.alias, lifecycle_state: node.lifecycle_state });
  }
  return { ...ordered, inFlight };
}
