import { sql } from 'kysely';
import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { Queries } from '../ctx.ts';
import { inScope } from './in-scope.ts';
import type { Scope } from './resolve-scope.ts';

/**
 * A `where` condition that keeps the rows behind a key, in an order whose columns all run the same way. An index on
 * the columns finds the first of them at once.
 *
 * @param columns qualified if need be
 * @param key their values in the last row of the previous page; undefined keeps all rows
 */
export function behind(
  columns: readonly string[],
  key: readonly (string | number)[] | undefined,
  order: 'asc' | 'desc' = 'asc',
): RawBuilder<SqlBool> {
  if (key === undefined) return sql<SqlBool>`1 = 1`;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join([...key]);
  return order === 'asc' ? sql<SqlBool>`(${names}) > (${values})` : sql<SqlBool>`(${names}) < (${values})`;
}

/** A `where` condition that keeps the rows up to a key and the key itself; the other side of `behind`. */
export function upTo(
  columns: readonly string[],
  key: readonly (string | number)[],
  order: 'asc' | 'desc' = 'asc',
): RawBuilder<SqlBool> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join([...key]);
  return order === 'asc' ? sql<SqlBool>`(${names}) <= (${values})` : sql<SqlBool>`(${names}) >= (${values})`;
}

/**
 * The rows of a scope behind a key, in the order of network and alias, as conditions on `network_id` and `alias`. One
 * condition, or two to be merged: the rest of the key's network and the networks after it, each of which begins where
 * an index leads.
 */
export function behindAlias(scope: Scope, key: readonly [string, string] | undefined, table: string): AliasParts {
  const [network, alias] = [`${table}.network_id`, `${table}.alias`];
  const within = inScope(scope, network);
  if (key === undefined) return [within];
  const [networkId, last] = key;
  const { networkIds } = scope;
  if (networkIds === 'all') return [behind([network, alias], key)];
  const rest = sql<SqlBool>`${sql.ref(network)} = ${networkId} and ${sql.ref(alias)} > ${last}`;
  const later = sql<SqlBool>`${within} and ${sql.ref(network)} > ${networkId}`;
  if (!networkIds.includes(networkId)) return [later];
  return networkIds.length === 1 ? [rest] : [rest, later];
}

type AliasParts = readonly [RawBuilder<SqlBool>, RawBuilder<SqlBool>?];

/**
 * Reads parts of one list, each in the order of the list and cut to a page, as one page in one statement. No parts have no
 * rows.
 *
 * @param order the order of the list, by the columns of the parts
 * @param skips rows of the merged list that are left out first; only where there are several parts
 */
export async function readMerged<Row>(
  db: Queries,
  parts: readonly (Expression<Row> & { execute(): Promise<Row[]> })[],
  order: RawBuilder<unknown>,
  reads: number,
  skips = 0,
): Promise<Row[]> {
  const [only, ...more] = parts;
  if (only === undefined) return [];
  if (more.length === 0) return only.execute();
  return (await mergeParts(parts, order, reads, skips).execute(db)).rows;
}

/** Parts of one `union all`; SQLite takes 500 at most. */
const partsAtOnce = 100;

function mergeParts<Row>(
  parts: readonly Expression<Row>[],
  order: RawBuilder<unknown>,
  reads: number,
  skips: number,
): RawBuilder<Row> {
  const merged: Expression<Row>[] = [];
  for (let at = 0; parts.length > partsAtOnce && at < parts.length; at += partsAtOnce)
    merged.push(sql`(${mergeParts(parts.slice(at, at + partsAtOnce), order, reads + skips, 0)})`);
  const each = (merged.length > 0 ? merged : parts).map(
    (part, at) => sql`select * from ${part} as ${sql.ref(`part_${at}`)}`,
  );
  return sql<Row>`select * from (${sql.join(each, sql` union all `)}) as merged order by ${order} limit ${reads} offset ${skips}`;
}

/** What a part of a list is asked for, before it is cut. */
interface ListPart<Row> extends Expression<Row> {
  limit(rows: number): ListPart<Row>;
  offset(rows: number): ListPart<Row>;
  execute(): Promise<Row[]>;
}

/** The row at a place, counted from 1, of the list that `readMerged` reads; undefined when the list is shorter. */
export async function findMerged<Row>(
  db: Queries,
  parts: readonly ListPart<Row>[],
  order: RawBuilder<unknown>,
  place: number,
): Promise<Row | undefined> {
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) {
    const rows = await only
      .limit(1)
      .offset(place - 1)
      .execute();
    return rows[0];
  }
  const cut = parts.map((part) => part.limit(place));
  return (await readMerged(db, cut, order, 1, place - 1))[0];
}
