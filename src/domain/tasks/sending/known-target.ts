import { takesSets } from '../../../platform/db/prepared-rows.ts';
import type { Tx } from '../../ctx.ts';
import type { Addressee } from '../../nodes/find-addressee.ts';
import { degradedLayers } from '../../sessions/degraded-layers.ts';

/**
 * The target that took the last dispatch to this alias, for a unit that is alone on Postgres: the statement that stores
 * its dispatch asks again (`storeLoneDispatch`). It is forgotten until that one has stored something. How its session
 * stands is not known.
 */
export function recallTarget({ isAlone, db, platform }: Tx, networkId: string, alias: string): Addressee | undefined {
  const { memory, clock } = platform;
  const known = isAlone && takesSets(db) ? memory.targets.take(keyOf(networkId, alias), clock.elapsed()) : undefined;
  return known && { alias, nodeId: known.nodeId, lifecycleState: 'active', session: null };
}

/** Remembers a target that has taken work now, unless it is known by another name or was degraded by its last health. */
export function rememberTarget({ platform }: Tx, networkId: string, target: Addressee): void {
  const { memory, clock } = platform;
  const { alias, nodeId, renamedFrom, session } = target;
  if (renamedFrom !== undefined || degradedLayers(session, session?.healthAt ?? 0).length > 0) return;
  memory.targets.keep(keyOf(networkId, alias), { nodeId }, clock.elapsed());
}

const keyOf = (networkId: string, alias: string): string => `${networkId} ${alias}`;
