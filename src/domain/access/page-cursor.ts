import { createHash } from 'node:crypto';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

type Part = 'text' | 'number';

/** The values of a key, in the order of its parts. */
export type KeyOf<P extends readonly Part[]> = { readonly [I in keyof P]: P[I] extends 'number' ? number : string };

/** What a caller asks of a list that comes in pages. */
export interface Paging {
  /** Rows of a page; 1,000 when undefined. */
  readonly limit?: number | undefined;
  /** `nextCursor` of the previous page; the first page when undefined. */
  readonly cursor?: string | undefined;
}

/** Some rows of a list, in its order. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** One page before its rows are read. */
export interface OpenPage<Key> {
  /** The key of the last row of the previous page. */
  readonly after: Key | undefined;
  /** Rows to read: one more than the page holds, to know whether another page follows. */
  readonly reads: number;
  /**
   * Makes the page of the rows that were read behind `after`.
   *
   * @param seenUpTo where the look at rows ended, if it ended before the list did: another page begins behind it,
   *   however few rows this one has
   */
  cut<Row>(rows: readonly Row[], keyOf: (row: Row) => Key, seenUpTo?: Key): Page<Row>;
}

/** A list that comes in pages. */
export interface Pages<Key> {
  /**
   * @param asked.networkId the network that the call named, if any
   * @throws invalid_cursor the cursor belongs to another list, network or caller, or is not a cursor
   */
  open(ctx: Ctx, asked: Paging & { readonly networkId?: string | undefined }): OpenPage<Key>;
}

/** Rows per page by default, and the most. */
export const maxPage = 1_000;

/** The first part of every cursor; a new form of cursor takes a new number. */
const version = 1;

/**
 * Defines the cursors of one list. A cursor holds the key of the last row of its page: the next page begins behind
 * that key, whether or not the row still exists. The key must order the rows totally, by columns that do not change;
 * then a row that stays is on exactly one page, whatever is written between two of them. A cursor carries no right:
 * each page resolves its scope anew.
 *
 * @param list a name that no other list has
 * @param parts the kinds of the key's values, in order
 */
export function definePages<const P extends readonly Part[]>(list: string, ...parts: P): Pages<KeyOf<P>> {
  return {
    open(ctx, { limit = maxPage, cursor, networkId }) {
      const mark = markOf(list, ctx, networkId);
      const after = cursor === undefined ? undefined : (readKey(cursor, mark, parts) as KeyOf<P>);
      return {
        after,
        reads: limit + 1,
        cut(rows, keyOf, seenUpTo) {
          const last = rows[limit - 1];
          if (rows.length > limit && last !== undefined) {
            return { rows: rows.slice(0, limit), nextCursor: writeKey(mark, keyOf(last)) };
          }
          return { rows, nextCursor: seenUpTo === undefined ? null : writeKey(mark, seenUpTo) };
        },
      };
    },
  };
}

/** Distinguishes the cursors of one list and one network, or one person over several networks, from all others. */
function markOf(list: string, { caller }: Ctx, networkId: string | undefined): string {
  const owner = caller.networkId ?? networkId ?? caller.userId ?? caller.kind;
  return createHash('sha256').update(`${list}\n${owner}`).digest('base64url').slice(0, 8);
}

function writeKey(mark: string, key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([version, mark, ...key])).toString('base64url');
}

function readKey(cursor: string, mark: string, parts: readonly Part[]): unknown[] {
  const [given, owner, ...key] = parseList(cursor);
  const fits = key.length === parts.length && parts.every((part, at) => isOfKind(key[at], part));
  if (given !== version || owner !== mark || !fits) throw new DomainError('invalid_cursor', { field: 'cursor' });
  return key;
}

function parseList(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Whether an engine accepts the value where a key of this kind is compared. */
function isOfKind(value: unknown, part: Part): boolean {
  if (part === 'number') return Number.isSafeInteger(value);
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
}
