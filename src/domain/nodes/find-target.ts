import type { LifecycleState, SessionStatus } from '../../../generated/enums.ts';
import { prepareLookup } from '../../platform/db/prepared-sets.ts';
import { selectAlias } from '../access/select-alias.ts';
import type { Queries } from '../ctx.ts';
import { liveStatus } from '../sessions/live-status.ts';

/** What the hub last heard from an alias. */
export interface TargetSession {
  readonly status: SessionStatus;
  readonly lastSeenAt: number;
  readonly healthJson: string | null;
  readonly healthAt: number | null;
  /** The alias has at some time sent evidence of its runtime (rule tasks-diagnostic). */
  readonly runtimeEvidence: boolean;
}

/** An address that work can be sent to. */
export interface Target {
  readonly alias: string;
  /** Null for an alias that only ever reported, without a node record. */
  readonly nodeId: string | null;
  readonly lifecycleState: LifecycleState;
  readonly session: TargetSession | null;
}

/**
 * The target behind an alias of a network: known when it has a node record or a session (rule tasks-offline-target).
 * One query.
 *
 * @returns undefined for an unknown alias
 */
export async function findTarget(db: Queries, networkId: string, alias: string): Promise<Target | undefined> {
  const [row] = await selectTarget(db, { networkId, alias });
  if (!row || (row.node_id === null && row.status === null)) return undefined;
  return {
    alias,
    nodeId: row.node_id ?? row.session_node_id,
    lifecycleState: row.lifecycle_state ?? 'active',
    session:
      row.status === null || row.last_seen_at === null
        ? null
        : {
            status: row.status,
            lastSeenAt: row.last_seen_at,
            healthJson: row.health_json,
            healthAt: row.health_at,
            runtimeEvidence: row.runtime_evidence === 1,
          },
  };
}

const selectTarget = prepareLookup<{ networkId: string; alias: string }>({ networkId: 'text', alias: 'text' })(
  (db, slot) =>
    selectAlias(db, slot).select([
      'nodes.node_id',
      'nodes.lifecycle_state',
      'sessions.status',
      'sessions.node_id as session_node_id',
      'sessions.last_seen_at',
      'sessions.health_json',
      'sessions.health_at',
      'sessions.runtime_evidence',
    ]),
);

/** The status of a target right now; `offline` as well when it never reported. */
export function sessionState(target: Pick<Target, 'session'>, now: number): SessionStatus {
  return liveStatus(target.session, now);
}
