import type { LifecycleState } from '../../../../generated/enums.ts';
import type { NodeRow } from '../../../entities/rows.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { countLiveTasks, requestLifecycle, requireManaged } from './request-lifecycle.ts';

/** How a node is to be stopped. */
export interface StopInput {
  readonly nodeId: string;
  /** Stop although tasks are live on it. */
  readonly force: boolean;
  /** 5 to 60. */
  readonly graceSeconds: number;
}

/** A stop that the daemon was told of. */
export interface RequestedStop {
  readonly requestId: string;
  readonly lifecycleState: LifecycleState;
  readonly inFlight: number;
}

const stoppable: readonly LifecycleState[] = ['active', 'stop_failed'];

/**
 * What stopping and deleting a node have in common.
 *
 * @throws node_not_managed, node_busy_in_flight, node_not_active
 */
export async function requestStop(
  tx: Tx,
  node: NodeRow,
  { force, graceSeconds }: StopInput,
  what: { readonly action: 'stop' | 'delete'; readonly deleteConfig: boolean },
): Promise<RequestedStop> {
  requireManaged(node);
  const inFlight = await countLiveTasks(tx, node);
  if (inFlight > 0 && !force) throw new DomainError('node_busy_in_flight', { in_flight_count: inFlight });
  const from = what.action === 'stop' ? stoppable : [...stoppable, 'stopped' as const];
  const requested = await requestLifecycle(tx, node, from, { ...what, force, graceSeconds });
  if (requested === undefined) {
    throw new DomainError('node_not_active', { alias: node.alias, lifecycle_state: node.lifecycle_state });
  }
  return { ...requested, inFlight };
}
