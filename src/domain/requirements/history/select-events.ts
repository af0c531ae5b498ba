import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { HubTables } from '../../../entities/index.ts';
import { ofReachedAgents } from '../../access/agent-access.ts';
import type { Queries } from '../../ctx.ts';
import type { Board } from '../resolve-board.ts';

/** An event of a card with what its actor is called now. */
export type CardEventRow = Selectable<HubTables['requirement_events']> & {
  readonly display_name: string | null;
  /** 1 when the actor is an agent that the caller does not reach. */
  readonly hidden: number;
};

/** A query on the events of cards, as `e`. */
export function selectEvents(db: Queries, { scope }: Board) {
  const reached = ofReachedAgents(scope, 'n', 'alias');
  return db
    .selectFrom('requirement_events as e')
    .leftJoin('users as u', (join) => join.onRef('u.user_id', '=', 'e.actor_id').on('e.actor_kind', '=', 'user'))
    .leftJoin('nodes as n', (join) =>
      join
        .onRef('n.network_id', '=', 'e.network_id')
        .onRef('n.node_id', '=', 'e.actor_id')
        .on('e.actor_kind', '=', 'node'),
    )
    .selectAll('e')
    .select([
      sql<string | null>`coalesce(u.display_name, u.username, n.alias, e.actor_name)`.as('display_name'),
      sql<number>`case when e.actor_kind = 'user' or ${reached} then 0 else 1 end`.as('hidden'),
    ]);
}
