import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { TaskPriority } from '../../../generated/enums.ts';
import type { HubTables } from '../../entities/index.ts';
import type { Tx } from '../ctx.ts';
import { foldText } from '../fold-text.ts';
import { priorityRank } from '../inbox/create-delivery.ts';
import type { CheckedExport } from './checked-export.ts';
import { bytesPerTurn, partBytes } from './limits.ts';
import { rowKinds, toColumns } from './line-kinds.ts';
import type { Line, RowKind, RowKindName } from './line-kinds.ts';
import { readLines } from './read-export.ts';

type StoredRow = Record<string, unknown>;
type Table = keyof HubTables;

/** Lines whose rows are stored together, and their characters. */
const together = { lines: 300, characters: 2_097_152 };

/** Values of one statement: SQLite takes 32,766 of them, Postgres twice as many. */
const maxValues = 30_000;

/**
 * Stores the rows of a checked file in a network that was made for them: one statement for some hundred rows of a
 * table. On SQLite other writers wait meanwhile; between the statements everything else has its turn of the loop.
 */
export async function storeRows(
  tx: Tx,
  { path, networkId, found }: { readonly path: string; readonly networkId: string; readonly found: CheckedExport },
): Promise<void> {
  let kind = '';
  let waiting = new Map<Table, StoredRow[]>();
  let lines = 0;
  let characters = 0;
  const flush = async (): Promise<void> => {
    for (const [table, rows] of waiting) await insert(tx, table, rows);
    waiting = new Map();
    lines = characters = 0;
    await turn();
  };
  let sinceTurn = 0;
  let parts = 0;
  for (const raw of readLines(path)) {
    sinceTurn += raw.bytes.length;
    if (sinceTurn > bytesPerTurn) {
      sinceTurn = 0;
      await turn();
    }
    // Every part but the last of a file is full, so they are counted and not read again.
    if (parts > 0) {
      parts -= 1;
      continue;
    }
    const { text } = raw;
    const line = JSON.parse(text) as Line;
    if (!Object.hasOwn(rowKinds, line.kind)) continue;
    if (line.kind !== kind || lines === together.lines || characters > together.characters) await flush();
    if (line.kind === 'file') parts = Math.ceil((line['size'] as number) / partBytes);
    kind = line.kind;
    lines += 1;
    characters += text.length;
    for (const [table, row] of rowsOf(tx, line, { networkId, found })) {
      const alike = waiting.get(table);
      if (alike === undefined) waiting.set(table, [row]);
      else alike.push(row);
    }
    found.requireRoom(raw.number);
  }
  await flush();
}

/** A line becomes up to a hundred rows and more, so their count says nothing about the values of the statement. */
async function insert(tx: Tx, table: Table, rows: readonly StoredRow[]): Promise<void> {
  const size = Math.floor(maxValues / Object.keys(rows[0] ?? {}).length);
  for (let at = 0; at < rows.length; at += size) {
    // The tables differ in their columns, which a list of them cannot express.
    await tx.db
      .insertInto(table as 'tasks')
      .values(rows.slice(at, at + size) as never)
      .execute();
  }
}

interface Target {
  readonly networkId: string;
  readonly found: CheckedExport;
}

/** The rows that a line becomes, in the order in which they refer to one another. */
function rowsOf(tx: Tx, line: Line, { networkId, found }: Target): [Table, StoredRow][] {
  const kind = line.kind as RowKindName;
  const { table, refs }: RowKind = rowKinds[kind];
  const row = toColumns(kind, line);
  // Ids in what a card was and became stand in these fields; a name that reads like an id stays.
  const skips = kind === 'card_event' && !refFields.includes(String(row['field']));
  for (const [column, ref] of Object.entries(refs)) {
    if (!(skips && 'json' in ref)) row[column] = found.ids.replace(ref, row[column], line);
  }
  const own = { ...row, network_id: networkId };
  if (kind === 'member') return memberOf(tx, line, own, found);
  if (kind === 'grant') return isMade(tx, found, line) ? [[table, own]] : [];
  if (kind === 'card') return cardOf(own, { networkId, found });
  return [[table, { ...own, ...derived[kind]?.(row) }]];
}

const refFields = ['owner', 'agent_owner', 'participants', 'project_id', 'parent_id'];

/** Columns that follow from others. */
const derived: Readonly<Partial<Record<RowKindName, (row: StoredRow) => StoredRow>>> = {
  skill: ({ content }) => ({
    content_hash: createHash('sha256')
      .update(content as string)
      .digest('hex'),
  }),
  project: ({ name }) => ({ name_key: foldText(name as string) }),
  delivery: ({ priority }) => ({ to_kind: 'alias', rank: priorityRank[priority as TaskPriority] }),
};

/** The caller is the owner; a known person who owned the network helps as an admin. */
function memberOf(tx: Tx, line: Line, row: StoredRow, found: CheckedExport): [Table, StoredRow][] {
  if (!isMade(tx, found, line)) return [];
  return [['memberships', { ...row, role: row['role'] === 'owner' ? 'admin' : row['role'] }]];
}

/** Whether a row about a member is made: for people whom the hub knows, and not for the caller, who is the owner. */
function isMade(tx: Tx, { ids }: CheckedExport, line: Line): boolean {
  const old = line['user_id'] as string;
  return ids.isKnown(old) && ids.find('person', old) !== tx.caller.userId;
}

function cardOf(
  { tags, participants, parent_id: _parent, ...row }: StoredRow,
  { networkId, found }: Target,
): [Table, StoredRow][] {
  const card = { network_id: networkId, requirement_id: row['requirement_id'] };
  const items = JSON.parse(row['checklist_json'] as string) as readonly { readonly done: boolean }[];
  const people = (participants as readonly { readonly kind: 'user' | 'node'; readonly id: string }[]).filter(
    ({ kind, id }) => kind === 'node' || found.ids.isKnown(id),
  );
  return [
    [
      'requirements',
      {
        ...row,
        // Set when all cards are there.
        parent_id: null,
        checklist_total: items.length,
        checklist_done: items.filter((item) => item.done).length,
        search_text: foldText(`${row['name'] as string}\n${row['description'] as string}`),
      },
    ],
    ...(tags as readonly string[]).map((tag, position): [Table, StoredRow] => [
      'requirement_tags',
      { ...card, tag, tag_key: foldText(tag), position },
    ]),
    ...people.map(({ kind, id }, position): [Table, StoredRow] => [
      'requirement_people',
      { ...card, kind, person_id: found.ids.of(kind === 'node' ? 'node' : 'person', id), position },
    ]),
  ];
}
