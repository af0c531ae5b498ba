import type { Expression, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import type { Queries } from '../ctx.ts';
import { behind, readMerged } from './key-order.ts';
import { definePages } from './page-cursor.ts';
import type { Pages } from './page-cursor.ts';
import { inScope } from './in-scope.ts';
import type { Scope } from './resolve-scope.ts';

/** Time, network and number of a row: its place in the order of `newestFirst`. */
export type NewestKey = readonly [number, string, number];

/** The pages of a list in the order of `newestFirst`. */
export const defineNewestPages = (list: string): Pages<NewestKey> => definePages(list, 'number', 'text', 'number');

/**
 * The order of rows that their network numbers (`seq`), the newest first: within one network its own count, over
 * several the time and, among rows of one millisecond, network and number. Both orders are total and walk an index.
 *
 * @param table the table or its alias in the query
 * @param time the column with the time of the row's beginning
 */
export function newestFirst(scope: Scope, table: string, time = 'created_at'): RawBuilder<unknown> {
  const [at, network, seq] = [time, 'network_id', 'seq'].map((column) => sql.ref(`${table}.${column}`));
  return isOneNetwork(scope) ? sql`${seq} desc` : sql`${at} desc, ${network} desc, ${seq} desc`;
}

/** A condition that keeps what `newestFirst` sorts after a row; undefined keeps all. */
export function behindNewest(
  scope: Scope,
  table: string,
  key: NewestKey | undefined,
  time = 'created_at',
): RawBuilder<SqlBool> {
  if (key === undefined || !isOneNetwork(scope)) {
    return behind([`${table}.${time}`, `${table}.network_id`, `${table}.seq`], key, 'desc');
  }
  return behind([`${table}.seq`], [key[2]], 'desc');
}

/** Networks that a list asks one by one. */
const mostNetworks = 100;

/** Whether a scope has more networks than a list asks one by one. */
export function isWide({ networkIds }: Scope): boolean {
  return networkIds === 'all' || networkIds.length > mostNetworks;
}

/**
 * A scope as conditions of the parts of a list (`readMerged`): one for each network, so that a page costs what these
 * networks have of it, however much others have. A wide scope is one part.
 *
 * @param table the table or its alias in the query
 */
export function networkParts(scope: Scope, table: string): RawBuilder<SqlBool>[] {
  const { networkIds } = scope;
  if (networkIds === 'all' || networkIds.length < 2 || isWide(scope)) return [inScope(scope, `${table}.network_id`)];
  return networkIds.map((id) => isNetwork(table, id));
}

const isNetwork = (table: string, id: string) => sql<SqlBool>`${sql.ref(`${table}.network_id`)} = ${id}`;

/** The networks that a page is read from. */
export interface NewestParts {
  /** Conditions, as those of `networkParts`. */
  readonly parts: readonly RawBuilder<SqlBool>[];
  /** Further networks may have rows, none of them newer than the newest of the last part. */
  readonly isCut: boolean;
}

/** The networks that one search over a wide scope looks into. */
export const mostSearched = mostNetworks;

/**
 * As `networkParts`, and of a wide scope the networks alone whose newest rows are the newest of all: of as many as it has rows,
 * a page has rows of no others. One query for a wide scope.
 *
 * @param table the table or its alias in the query
 * @param most networks of a wide scope
 * @param newest the time of the newest row that the list has of a network, whose condition it is given
 */
export async function findNewestParts(
  db: Queries,
  scope: Scope,
  { table, most }: { readonly table: string; readonly most: number },
  newest: (network: RawBuilder<SqlBool>) => Expression<unknown>,
): Promise<NewestParts> {
  if (!isWide(scope)) return { parts: networkParts(scope, table), isCut: false };
  const isOfNetwork = sql<SqlBool>`${sql.ref(`${table}.network_id`)} = networks.network_id`;
  const dated = db
    .selectFrom('networks')
    .where(inScope(scope))
    .select(['network_id', sql<number | null>`${newest(isOfNetwork)}`.as('newest')]);
  const found = await db
    .selectFrom(dated.as('dated'))
    .select('network_id')
    .where('newest', 'is not', null)
    .orderBy('newest', 'desc')
    .orderBy('network_id', 'desc')
    .limit(most)
    .execute();
  return { parts: found.map(({ network_id: id }) => isNetwork(table, id)), isCut: found.length === most };
}

interface NewestPage {
  readonly after?: NewestKey | undefined;
  readonly reads: number;
}

/**
 * A page of a list in the order of `newestFirst` that only its scope narrows. One query; over a wide scope another before
 * it (`findNewestParts`).
 *
 * @param table with an index on network, time and number
 * @param select its rows
 */
export async function readNewest<T extends keyof HubTables, R>(
  db: Queries,
  scope: Scope,
  table: T,
  select: SelectQueryBuilder<HubTables, T, R>,
  { after, reads }: NewestPage,
): Promise<R[]> {
  const newest = (network: RawBuilder<SqlBool>) =>
    sql`(select created_at from ${sql.table(table)} where ${network} and ${behindNewest(scope, table, after)}
      order by created_at desc, seq desc limit 1)`;
  const { parts } = await findNewestParts(db, scope, { table, most: reads }, newest);
  const cut = parts.map((network) =>
    select
      .where(network)
      .where(behindNewest(scope, table, after))
      .orderBy(newestFirst(scope, table))
      .limit(reads),
  );
  return readMerged(db, cut, sql`created_at desc, network_id desc, seq desc`, reads);
}

function isOneNetwork({ networkIds }: Scope): boolean {
  return networkIds !== 'all' && networkIds.length === 1;
}
