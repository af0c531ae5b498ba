import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Queries } from '../../ctx.ts';
import type { Board } from '../resolve-board.ts';
import type { CardEventRow } from '../history/select-events.ts';

/** Whether an agent on a card of a network is hidden from the caller. */
export type IsHidden = (networkId: string, nodeId: string) => boolean;

const nobodyHidden: IsHidden = () => false;

/**
 * Which agents the caller must not see on cards: where a member reaches granted agents only, all that are not granted,
 * gone ones too. One query, and only for such members.
 */
export async function findHiddenAgents(db: Queries, { scope: { restricted } }: Board): Promise<IsHidden> {
  if (restricted === undefined) return nobodyHidden;
  const grants = await db
    .selectFrom('agent_grants')
    .select(['network_id', 'node_id'])
    .where('network_id', 'in', restricted.networkIds)
    .where('user_id', '=', restricted.userId)
    .execute();
  const granted = new Set(grants.map((grant) => `${grant.network_id} ${grant.node_id}`));
  const narrowed = new Set(restricted.networkIds);
  return (networkId, nodeId) => narrowed.has(networkId) && !granted.has(`${networkId} ${nodeId}`);
}

/** A condition on `requirements as r`: the agent owner is not hidden from the caller. */
export function ofShownAgentOwner({ scope: { restricted } }: Board): RawBuilder<SqlBool> {
  if (restricted === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(r.network_id not in (${sql.join(restricted.networkIds)}) or exists (
    select 1 from agent_grants where agent_grants.user_id = ${restricted.userId}
      and agent_grants.network_id = r.network_id and agent_grants.node_id = r.agent_owner_id))`;
}

/** The events without the hidden agents in their old and new values; their actors are hidden by `selectEvents`. */
export function hideAgents(events: readonly CardEventRow[], isHidden: IsHidden): CardEventRow[] {
  if (isHidden === nobodyHidden) return [...events];
  return events.map((event) => ({
    ...event,
    old_json: hideIn(event.old_json, (nodeId) => isHidden(event.network_id, nodeId)),
    new_json: hideIn(event.new_json, (nodeId) => isHidden(event.network_id, nodeId)),
  }));
}

function hideIn(json: string | null, isHidden: (nodeId: string) => boolean): string | null {
  if (json === null) return null;
  const shown = withoutHidden(JSON.parse(json), isHidden);
  return shown === undefined ? null : JSON.stringify(shown);
}

/** Undefined for a hidden agent, which leaves the list or the field that it stands in. */
function withoutHidden(value: unknown, isHidden: (nodeId: string) => boolean): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => withoutHidden(item, isHidden)).filter((item) => item !== undefined);
  }
  if (value === null || typeof value !== 'object') return value;
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  return kind === 'node' && typeof id === 'string' && isHidden(id) ? undefined : value;
}
