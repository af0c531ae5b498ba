import { expect } from '@jest/globals';
import type { Answer, Loose, TestHub } from './start-hub.ts';

/** What a test asks of one page. */
export interface PageWish {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** One list through one door: the body of its answer for a page, whatever the status. */
export type AskPage = (token: string, wish?: PageWish) => Promise<Loose>;

/** A list of REST, by its path, which may have a query. */
export function restList(hub: () => TestHub, path: string): AskPage {
  return async (token, wish = {}) => (await askRest(hub(), path, token, wish)).body;
}

/** A list of a tool. */
export function toolList(hub: () => TestHub, name: string, args: object = {}): AskPage {
  return (token, { limit, cursor } = {}) =>
    hub().tool(
      name,
      { ...args, ...(limit === undefined ? {} : { limit }), ...(cursor === undefined ? {} : { cursor }) },
      token,
    );
}

/** Asks a page of a REST path. */
export function askRest(hub: TestHub, path: string, token: string, { limit, cursor }: PageWish): Promise<Answer> {
  const url = new URL(path, 'http://hub.invalid');
  if (limit !== undefined) url.searchParams.set('limit', String(limit));
  if (cursor !== undefined) url.searchParams.set('cursor', cursor);
  return hub.api('GET', `${url.pathname}${url.search}`, { token });
}

/**
 * Follows the cursors of a list from its first page to its last. Each page but the last is full, and only the last
 * says that nothing follows.
 *
 * @param between runs before each page but the first
 */
export async function walkPages(
  ask: AskPage,
  list: string,
  { token, limit, between }: { token: string; limit: number; between?: (page: number) => Promise<unknown> },
): Promise<Loose[]> {
  const rows: Loose[] = [];
  let cursor: string | undefined;
  for (let page = 0; ; page += 1) {
    if (page > 0) await between?.(page);
    const body = await ask(token, { limit, cursor });
    expect(body).toMatchObject({ has_more: body.next_cursor !== null, next_cursor: body.next_cursor });
    rows.push(...body[list]);
    if (body.next_cursor === null) return rows;
    expect(body[list]).toHaveLength(limit);
    cursor = body.next_cursor;
  }
}

/** Cursors that no list made: broken, of another form, with values that no key has. */
export const madeUpCursors: readonly string[] = [
  'x',
  '!',
  'c'.repeat(1_501),
  encode('no json'),
  encode('{}'),
  encode('[1,"12345678"]'),
  encode('[1,"12345678","a","b"]'),
  encode('[2,"12345678",1]'),
];

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** Sees made-up cursors, and those of other lists, refused by name. */
export async function expectCursorsRefused(ask: AskPage, token: string, others: readonly string[]): Promise<void> {
  expect(others).not.toContain(null);
  for (const cursor of [...madeUpCursors, ...others]) {
    const { error, field } = await ask(token, { cursor });
    expect([cursor, error, field]).toEqual([cursor, 'invalid_cursor', 'cursor']);
  }
}

/** The cursor of a page of one row. */
export async function cursorOf(ask: AskPage, token: string): Promise<string> {
  const { next_cursor: cursor } = await ask(token, { limit: 1 });
  expect(typeof cursor).toBe('string');
  return cursor as string;
}
