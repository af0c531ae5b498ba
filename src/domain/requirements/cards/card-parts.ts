import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { ofReachedAgents } from '../../access/agent-access.ts';
import type { Queries } from '../../ctx.ts';
import { selectEvents } from '../history/select-events.ts';
import type { CardEventRow } from '../history/select-events.ts';
import type { Board } from '../resolve-board.ts';
import type { ListedRow } from './card-columns.ts';

/** Somebody on a card; names are undefined when it is gone. */
export interface CardPerson {
  readonly kind: 'user' | 'node';
  readonly id: string;
  readonly username?: string | undefined;
  readonly displayName?: string | null | undefined;
  readonly alias?: string | undefined;
}

/** Cards by their networks and ids. An id is that of one card, so both lists together name no other. */
export interface Cards {
  readonly networks: readonly string[];
  readonly ids: readonly string[];
}

/** Who takes part in cards, in the order in which they were added. */
export function selectParticipants(db: Queries, { networks, ids }: Cards) {
  return db
    .selectFrom('requirement_people')
    .select(['requirement_id', 'kind', 'person_id'])
    .where('network_id', 'in', networks)
    .where('requirement_id', 'in', ids)
    .orderBy('position')
    .execute();
}

/** The tags of cards, in their order. */
export function selectTags(db: Queries, { networks, ids }: Cards) {
  return db
    .selectFrom('requirement_tags')
    .select(['requirement_id', 'tag'])
    .where('network_id', 'in', networks)
    .where('requirement_id', 'in', ids)
    .orderBy('position')
    .orderBy('tag')
    .execute();
}

/** How many cards are directly below each card, and how many of them are done. */
export function countChildren(db: Queries, { networks, ids }: Cards) {
  return db
    .selectFrom('requirements')
    .select([
      'parent_id',
      sql<number>`count(*)`.as('total'),
      sql<number>`sum(case when board_column = 'done' then 1 else 0 end)`.as('done'),
    ])
    .where('network_id', 'in', networks)
    .where('parent_id', 'in', ids)
    .groupBy('parent_id')
    .execute();
}

/** The newest event of each card that has one. */
export function selectLastEvents(db: Queries, board: Board, { networks, ids }: Cards): Promise<CardEventRow[]> {
  const latest = db
    .selectFrom('requirement_events')
    .select((eb) => ['network_id', eb.fn.max('seq').as('seq')])
    .where('network_id', 'in', networks)
    .where('requirement_id', 'in', ids)
    .groupBy(['network_id', 'requirement_id']);
  return selectEvents(db, board)
    .where('e.network_id', 'in', networks)
    .where(sql<SqlBool>`(e.network_id, e.seq) in ${latest}`)
    .execute();
}

type Participants = Awaited<ReturnType<typeof selectParticipants>>;

/** The names of everybody on these cards, with two queries. */
export async function loadNames(db: Queries, board: Board, rows: readonly ListedRow[], parts: Participants) {
  const idsOf = (kind: 'user' | 'node', column: 'owner_id' | 'agent_owner_id'): string[] => [
    // Never empty: the number of queries must not depend on what is on the cards.
    ...new Set([
      '',
      ...parts.filter((part) => part.kind === kind).map((part) => part.person_id),
      ...rows.map((row) => row[column] ?? ''),
    ]),
  ];
  const users = await db
    .selectFrom('users')
    .select(['user_id', 'username', 'display_name'])
    .where('user_id', 'in', idsOf('user', 'owner_id'))
    .execute();
  const nodes = await db
    .selectFrom('nodes')
    .select(['network_id', 'node_id', 'alias'])
    .where('network_id', 'in', [...new Set(rows.map((row) => row.network_id))])
    .where('node_id', 'in', idsOf('node', 'agent_owner_id'))
    .where(ofReachedAgents(board.scope, 'nodes', 'alias'))
    .execute();
  const userOf = new Map(users.map((user) => [user.user_id, user]));
  // A node id identifies a node only together with its network.
  const aliasOf = new Map(nodes.map((node) => [`${node.network_id} ${node.node_id}`, node.alias]));
  return ({ network_id: networkId }: ListedRow, kind: 'user' | 'node', id: string): CardPerson => {
    if (kind === 'node') return { kind, id, alias: aliasOf.get(`${networkId} ${id}`) };
    const user = userOf.get(id);
    return { kind, id, username: user?.username, displayName: user?.display_name };
  };
}
