import { describe, expect, test } from '@jest/globals';
import type { Requirement } from '@agent-collaboration-hub/client';
import { filtersOf, fits, questionOf, readBoardSearch } from '../../web/src/pages/board/board-search.ts';
import { placeCard } from '../../web/src/pages/board/place-card.ts';
import { findConflicts } from '../../web/src/pages/board/read-field.ts';

/** A card of which a test says only what matters to it. */
const cardOf = (fields: Partial<Requirement>): Requirement =>
  ({
    ...{ id: 'req_1', column: 'pool', priority: 'normal', archived: false, tags: [], participants: [] },
    ...{ owner: null, agent_owner: null, project_id: null, created_at: '2026-03-01T10:00:00.000Z' },
    ...fields,
  }) as unknown as Requirement;

describe('the address of the board', () => {
  test('is read with what it does not know left out', () => {
    const raw = { q: 42, tag: ' ', priority: 'urgent', archived: true, card: 'req_1', colour: 'red' };
    expect(readBoardSearch(raw)).toEqual({ q: '42', archived: true, card: 'req_1' });
  });

  test('gives its filters alone to the columns', () => {
    const raw = { tag: 'ui', card: 'req_1', network: 'net_1' };
    expect(filtersOf(readBoardSearch(raw))).toEqual({ tag: 'ui' });
  });
});

describe('a card fits', () => {
  const question = questionOf('doing', { owner: 'Mira', tag: 'ui' });
  const mira = { kind: 'user', id: 'u_1', username: 'mira' } as const;

  test('its column and all filters, user names in any case', () => {
    expect(fits(cardOf({ column: 'doing', tags: ['ui'], owner: mira }), question)).toBe(true);
    expect(fits(cardOf({ column: 'done', tags: ['ui'], owner: mira }), question)).toBe(false);
    expect(fits(cardOf({ column: 'doing', tags: ['UI'], owner: mira }), question)).toBe(false);
    expect(fits(cardOf({ column: 'doing', tags: ['ui'] }), question)).toBe(false);
    expect(fits(cardOf({ column: 'doing', tags: ['ui'], owner: mira, archived: true }), question)).toBe(false);
  });

  test('a search only as the hub says, where nothing else speaks against it', () => {
    const search = questionOf('pool', { q: 'cache' });
    expect(fits(cardOf({}), search)).toBeUndefined();
    expect(fits(cardOf({ column: 'done' }), search)).toBe(false);
  });
});

describe('a card is placed', () => {
  const question = questionOf('pool', {});
  const at = (minute: number): string => `2026-03-01T10:0${minute}:00.000Z`;
  const rows = [4, 2].map((minute) => cardOf({ id: `req_${minute}`, created_at: at(minute) }));
  const idsOf = (list: readonly Requirement[]): string[] => list.map(({ id }) => id);

  test('by the time when it was made, the newest first', () => {
    const place = (minute: number, hasMore = false): string[] =>
      idsOf(placeCard({ rows, hasMore }, cardOf({ id: 'req_new', created_at: at(minute) }), question));
    expect(place(5)).toEqual(['req_new', 'req_4', 'req_2']);
    expect(place(3)).toEqual(['req_4', 'req_new', 'req_2']);
    expect(place(1)).toEqual(['req_4', 'req_2', 'req_new']);
    expect(place(1, true)).toEqual(['req_4', 'req_2']);
  });

  test('out of the column that it has left, and once', () => {
    const moved = cardOf({ id: 'req_4', created_at: at(4), column: 'doing' });
    expect(idsOf(placeCard({ rows, hasMore: false }, moved, question))).toEqual(['req_2']);
    const renamed = cardOf({ id: 'req_4', created_at: at(4), name: 'Other' });
    expect(idsOf(placeCard({ rows, hasMore: false }, renamed, question))).toEqual(['req_4', 'req_2']);
  });

  test('without a change the rows stay the same object', () => {
    const other = cardOf({ id: 'req_9', column: 'done' });
    expect(placeCard({ rows, hasMore: false }, other, question)).toBe(rows);
  });
});

describe('a change meets another', () => {
  const seen = cardOf({ name: 'Old', column: 'pool' });

  test('in the same field, to another value', () => {
    const now = cardOf({ name: 'Theirs', column: 'pool' });
    expect(findConflicts(seen, now, { ...seen, name: 'Mine' }, { name: 'Mine' })).toEqual(['name']);
  });

  test('not in another field, and not with the same wish', () => {
    const now = cardOf({ name: 'Theirs', column: 'pool' });
    expect(findConflicts(seen, now, { ...seen, column: 'done' }, { column: 'done' })).toEqual([]);
    expect(findConflicts(seen, now, { ...seen, name: 'Theirs' }, { name: 'Theirs' })).toEqual([]);
  });

  test('not in a text that a list does not tell', () => {
    const now = cardOf({ description: 'Written meanwhile' });
    const wish = { description: 'Mine' };
    expect(findConflicts(seen, now, { ...seen, ...wish }, wish)).toEqual([]);
  });
});
