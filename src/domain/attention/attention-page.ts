import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { definePages } from '../access/page-cursor.ts';
import type { FoundRow, Part } from './part.ts';
import { partAt } from './read-parts.ts';
import type { PageColumns } from './read-parts.ts';
import { rankOf } from './severities.ts';

/** Severity, beginning, part, network and row: the most severe first, the oldest first within a severity. */
export type AttentionPlace = readonly [number, number, number, string, string];

export const attentionPages = definePages('attention', 'number', 'number', 'number', 'text', 'text');

/** When the item of a row began, epoch milliseconds. */
export function sinceOf({ part, occurrence }: Pick<FoundRow, 'part' | 'occurrence'>): number {
  const { sinceOf: read } = partAt(part);
  return read === undefined ? Number(occurrence) : read(occurrence);
}

/** Where a row stands in the list. */
export const placeOf = (row: FoundRow): AttentionPlace => [
  rankOf(partAt(row.part).kind),
  sinceOf(row),
  row.part,
  row.network_id,
  row.id,
];

/** The rows of several parts in the order of the list; the order within a part is the database's. */
export function inOrder(rows: readonly FoundRow[]): FoundRow[] {
  const placed = rows.map((row) => ({ row, place: placeOf(row) }));
  placed.sort((x, y) => x.place[0] - y.place[0] || x.place[1] - y.place[1] || x.place[2] - y.place[2]);
  return placed.map(({ row }) => row);
}

/** Whether rows of a part may stand behind a place. */
export const mayFollow = (at: number, after: AttentionPlace | undefined): boolean =>
  after === undefined || rankOf(partAt(at).kind) >= after[0];

/** A condition that keeps the rows of a part behind a place. */
export function behindPlace(part: Part, columns: PageColumns, after: AttentionPlace): RawBuilder<SqlBool> {
  const [rank, since, place, network, id] = after;
  if (rankOf(part.kind) > rank) return sql<SqlBool>`1 = 1`;
  const { shiftMs = 0, stepMs = 1, toColumn = Number } = part;
  const time = since - shiftMs;
  const onStep = time % stepMs === 0;
  // Parts before that one have had all of the moment, those behind it nothing.
  const had = columns.at < place;
  const from = onStep && !had ? time : (Math.floor(time / stepMs) + 1) * stepMs;
  const [fromNetwork, fromId] = onStep && columns.at === place ? [network, id] : ['', ''];
  const column = sql.ref(columns.column);
  const value = toColumn(from);
  return sql<SqlBool>`(${column} >= ${value} and (${column} > ${value}
    or (${sql.ref(columns.network)}, ${sql.ref(columns.id)}) > (${fromNetwork}, ${fromId})))`;
}
