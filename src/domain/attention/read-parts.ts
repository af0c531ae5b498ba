import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { attentionKinds } from '../../../generated/enums.ts';
import type { AttentionKind } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Queries } from '../ctx.ts';
import type { CountRow } from './attention-memory.ts';
import { agentParts } from './agent-parts.ts';
import { cardParts } from './card-parts.ts';
import { deliveryParts } from './delivery-parts.ts';
import { plainFrame } from './frame.ts';
import type { Frame, Values } from './frame.ts';
import { mostCounted } from './limits.ts';
import type { FoundRow, Part } from './part.ts';
import { requestParts } from './request-parts.ts';
import { taskParts } from './task-parts.ts';

/** Every part of every kind; the place in this list is the part's number. */
export const parts: readonly Part[] = [...taskParts, ...agentParts, ...deliveryParts, ...requestParts, ...cardParts];

/** The part of a number that a row carries. */
export const partAt = (at: number): Part => parts[at] as Part;

/** Which rows of a part a page has; all of them without conditions. */
export type PageOf = (part: Part, columns: PageColumns) => RawBuilder<SqlBool>;

/** What a page is cut by. */
export interface PageColumns {
  /** In `parts`. */
  readonly at: number;
  readonly network: string;
  readonly id: string;
  readonly column: string;
  readonly occurrence: RawBuilder<string>;
}

const allRows: PageOf = () => sql<SqlBool>`1 = 1`;

/** What a statement reads. */
export interface Look {
  readonly frame: Frame;
  /** Numbers of parts, at least one. */
  readonly of: readonly number[];
  readonly page?: PageOf;
}

/** Rows of the parts, each part in its order and cut to `reads`. One statement. */
export async function readRows(db: Queries, look: Look): Promise<FoundRow[]> {
  return (await selectRows(look).execute(db)).rows;
}

/** How many items the kinds have, 1,000 of a part at most. One statement. */
export async function countRows(db: Queries, look: Look): Promise<CountRow[]> {
  return (await selectCounts(look).execute(db)).rows;
}

const all = parts.map((_part, at) => at);
const shared = all.filter((at) => !partAt(at).personal);

const selectRows = ({ frame, of, page = allRows }: Look): RawBuilder<FoundRow> => {
  const each = of.map((at) => sql`select * from (${rowsOf(frame, at, page)}) as ${sql.ref(`part_${at}`)}`);
  return sql<FoundRow>`${sql.join(each, sql` union all `)}`;
};

function rowsOf(frame: Frame, at: number, page: PageOf): RawBuilder<unknown> {
  const { source, columns, where } = open(frame, at, page);
  const { subject = source.id, a, b, c, n } = source;
  return sql`select ${sql.lit(at)} as part, ${sql.ref(columns.network)} as network_id, ${sql.ref(columns.id)} as id,
    ${columns.occurrence} as occurrence, ${sql.ref(subject)} as subject, ${source.label} as label,
    ${a ?? noText} as a, ${b ?? noText} as b, ${c ?? noText} as c, ${n ?? noNumber} as n
    from ${source.from(where)}
    order by ${sql.ref(columns.column)}, ${sql.ref(columns.network)}, ${sql.ref(columns.id)} limit ${frame.value('reads')}`;
}

const noText = sql`cast(null as text)`;
const noNumber = sql`cast(null as bigint)`;

const selectCounts = ({ frame, of, page = allRows }: Look): RawBuilder<CountRow> => {
  const each = of.map((at) => {
    const { source, where } = open(frame, at, page);
    return sql`select ${sql.lit(at)} as part, count(*) as count
      from (select 1 from ${source.from(where)} limit ${sql.lit(mostCounted)}) as ${sql.ref(`part_${at}`)}`;
  });
  return sql<CountRow>`${sql.join(each, sql` union all `)}`;
};

function open(frame: Frame, at: number, page: PageOf) {
  const part = partAt(at);
  const source = part.read(frame);
  const { network, id, column } = source;
  const occurrence = sql<string>`cast(${source.occurrence ?? sql.ref(column)} as text)`;
  const columns: PageColumns = { at, network, id, column, occurrence };
  return { source, columns, where: page(part, columns) };
}

/** A first page of one whole network, as dashboards ask for it. */
const prepareRows = (of: readonly number[]) =>
  prepareQuery<Values>()((db, slot) => {
    const frame = plainFrame((name) => slot(name) as never as RawBuilder<never>, false);
    return { compile: () => selectRows({ frame, of }).compile(db) };
  }) as unknown as (db: Queries, values: Values) => Promise<FoundRow[]>;

/** As `readRows`, for one whole network without a page before: what everybody in it sees. */
export const readShared = prepareRows(shared);

/** The same for what is about the caller alone. */
export const readPersonal = prepareRows(all.filter((at) => partAt(at).personal));

/** As `countRows`, for one whole network with the messages of all its people. */
export const countNetwork = prepareQuery<Values>()((db, slot) => {
  const frame = plainFrame((name) => slot(name) as never as RawBuilder<never>, true);
  return { compile: () => selectCounts({ frame, of: all }).compile(db) };
}) as unknown as (db: Queries, values: Values) => Promise<CountRow[]>;

/** The numbers of the parts of these kinds. @param personal also what is about the caller */
export const partsOf = (kinds: readonly AttentionKind[], personal: boolean): number[] =>
  all.filter((at) => kinds.includes(partAt(at).kind) && (personal || !partAt(at).personal));

/** What parts count to, by kind; 1,000 of a kind at most. */
export function byKind(rows: readonly CountRow[]): ReadonlyMap<AttentionKind, number> {
  const counts = new Map<AttentionKind, number>(attentionKinds.map((kind) => [kind, 0]));
  for (const { part, count } of rows) {
    const { kind } = partAt(part);
    counts.set(kind, Math.min(mostCounted, (counts.get(kind) ?? 0) + Number(count)));
  }
  return counts;
}
