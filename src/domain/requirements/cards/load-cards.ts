import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { CardRow } from '../../../entities/rows.ts';
import { ofReachedAgents } from '../../access/agent-access.ts';
import type { Queries } from '../../ctx.ts';
import { findHiddenAgents } from '../people/hide-agents.ts';
import { selectEvents } from '../history/select-events.ts';
import type { CardEventRow } from '../history/select-events.ts';
import type { Board } from '../resolve-board.ts';
import { plainNames } from './plain-fields.ts';

/** Columns of a card that every view has. */
export const summaryColumns = [
  'r.requirement_id',
  'r.network_id',
  'r.seq',
  'r.name',
  'r.board_column',
  'r.priority',
  'r.checklist_total',
  'r.checklist_done',
  'r.owner_id',
  'r.agent_owner_id',
  'r.project_id',
  'r.parent_id',
  'r.external_ref',
  'r.archived',
  'r.created_by_kind',
  'r.created_by_id',
  'r.updated_by_kind',
  'r.updated_by_id',
  'r.created_at',
  'r.updated_at',
  ...plainNames.map((name) => `r.${name}` as const),
] as const;

/** And those of the full view. */
export const fullColumns = [...summaryColumns, 'r.description', 'r.checklist_json'] as const;

type Summary = Omit<CardRow, 'search_text' | 'description' | 'checklist_json'>;

/** A card row with or without its long texts. */
export type ListedRow = Summary & Partial<Pick<CardRow, 'description' | 'checklist_json'>>;

/** Somebody on a card; names are undefined when it is gone. */
export interface CardPerson {
  readonly kind: 'user' | 'node';
  readonly id: string;
  readonly username?: string | undefined;
  readonly displayName?: string | null | undefined;
  readonly alias?: string | undefined;
}

/** Who wrote on a card. */
export type CardActor = Pick<CardPerson, 'kind' | 'id'>;

/** A card with what stands in other tables. Agents that the caller does not reach are not on it. */
export interface Card {
  readonly row: ListedRow;
  readonly owner: CardPerson | null;
  readonly agentOwner: CardPerson | null;
  readonly participants: readonly CardPerson[];
  /** Who created it and who changed it last; null for an agent that is hidden from the caller. */
  readonly createdBy: CardActor | null;
  readonly updatedBy: CardActor | null;
  readonly tags: readonly string[];
  readonly children: { readonly total: number; readonly done: number };
  /** Undefined when it was not asked for, null when none is kept. */
  readonly lastEvent: CardEventRow | null | undefined;
}

/** A query on cards, as `r`. */
export function selectCards(db: Queries, columns: typeof summaryColumns | typeof fullColumns) {
  return db
    .selectFrom('requirements as r')
    .select(columns as typeof summaryColumns)
    .$castTo<ListedRow>();
}

/**
 * Adds to cards what stands in other tables: five queries, six with the last events, however many cards; one more for
 * members who reach granted agents only.
 */
export async function loadCards(
  db: Queries,
  board: Board,
  rows: readonly ListedRow[],
  { lastEvent }: { readonly lastEvent: boolean },
): Promise<Card[]> {
  if (rows.length === 0) return [];
  const cards: Cards = {
    networks: [...new Set(rows.map((row) => row.network_id))],
    ids: rows.map((row) => row.requirement_id),
  };
  const parts = await selectParticipants(db, cards);
  const nameOf = await loadNames(db, board, rows, parts);
  const tags = Map.groupBy(await selectTags(db, cards), (tag) => tag.requirement_id);
  const children = new Map((await countChildren(db, cards)).map((row) => [row.parent_id, row]));
  const events = lastEvent ? await selectLastEvents(db, board, cards) : [];
  const lastOf = new Map(events.map((event) => [event.requirement_id, event]));
  const people = Map.groupBy(parts, (part) => part.requirement_id);
  const isHidden = await findHiddenAgents(db, board);
  const shown = ({ network_id: networkId }: ListedRow, { kind, id }: CardActor): boolean =>
    kind === 'user' || !isHidden(networkId, id);
  const actor = (row: ListedRow, kind: CardActor['kind'], id: string): CardActor | null =>
    shown(row, { kind, id }) ? { kind, id } : null;
  return rows.map((row) => {
    const below = children.get(row.requirement_id);
    return {
      row,
      owner: row.owner_id === null ? null : nameOf(row, 'user', row.owner_id),
      agentOwner:
        row.agent_owner_id === null || isHidden(row.network_id, row.agent_owner_id)
          ? null
          : nameOf(row, 'node', row.agent_owner_id),
      participants: (people.get(row.requirement_id) ?? [])
        .filter(({ kind, person_id: id }) => shown(row, { kind, id }))
        .map(({ kind, person_id: id }) => nameOf(row, kind, id)),
      createdBy: actor(row, row.created_by_kind, row.created_by_id),
      updatedBy: actor(row, row.updated_by_kind, row.updated_by_id),
      tags: (tags.get(row.requirement_id) ?? []).map(({ tag }) => tag),
      children: { total: Number(below?.total ?? 0), done: Number(below?.done ?? 0) },
      lastEvent: lastEvent ? (lastOf.get(row.requirement_id) ?? null) : undefined,
    };
  });
}

/** Cards by their networks and ids. An id is that of one card, so both lists together name no other. */
interface Cards {
  readonly networks: readonly string[];
  readonly ids: readonly string[];
}

function selectParticipants(db: Queries, { networks, ids }: Cards) {
  return db
    .selectFrom('requirement_people')
    .select(['requirement_id', 'kind', 'person_id'])
    .where('network_id', 'in', networks)
    .where('requirement_id', 'in', ids)
    .orderBy('position')
    .execute();
}

function selectTags(db: Queries, { networks, ids }: Cards) {
  return db
    .selectFrom('requirement_tags')
    .select(['requirement_id', 'tag'])
    .where('network_id', 'in', networks)
    .where('requirement_id', 'in', ids)
    .orderBy('position')
    .orderBy('tag')
    .execute();
}

function countChildren(db: Queries, { networks, ids }: Cards) {
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

function selectLastEvents(db: Queries, board: Board, { networks, ids }: Cards): Promise<CardEventRow[]> {
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
async function loadNames(db: Queries, board: Board, rows: readonly ListedRow[], parts: Participants) {
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
