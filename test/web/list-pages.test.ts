import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Page } from '@agent-collaboration-hub/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { addPage, readPages } from '../../web/src/live/list-pages.ts';
import type { Loaded } from '../../web/src/live/list-pages.ts';

const key = ['getStatus', {}, 'net_1', 'rows'];
const total = 5;

/** Two rows from a place on; the hub has five. */
function pageFrom(cursor = '0', limit = 2): Page<number> {
  const from = Number(cursor);
  const rows = Array.from({ length: Math.min(limit, total - from) }, (_none, at) => from + at);
  return { rows, next: from + limit < total ? String(from + limit) : undefined, answer: {} };
}

describe('the pages of a list', () => {
  let client: QueryClient;
  let leave: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    client = new QueryClient();
    client.setQueryData<Loaded<number>>(key, pageFrom());
    leave = new QueryObserver(client, { queryKey: key, queryFn: () => pageFrom(), staleTime: Infinity }).subscribe(
      () => undefined,
    );
  });
  afterEach(() => {
    client.clear();
    jest.useRealTimers();
  });

  const loaded = (): Loaded<number> | undefined => client.getQueryData(key);
  const read = async (cursor?: string): Promise<Page<number>> => pageFrom(cursor);

  test('stay when they were added while the list was read anew', async () => {
    const first = Promise.withResolvers<Page<number>>();
    const again = readPages<number>(
      () => loaded()?.rows.length ?? 0,
      { pageSize: 2, most: 2 },
      (cursor) => (cursor === undefined ? first.promise : read(cursor)),
    );
    await addPage<number>(client, key, read);
    first.resolve(pageFrom());
    expect(await again).toEqual({ rows: [0, 1, 2, 3], next: '4', answer: {} });
  });

  test('go on where the list ends by now, when it was read anew meanwhile', async () => {
    const asked: string[] = [];
    await addPage<number>(client, key, async (cursor) => {
      if (asked.push(cursor) === 1) client.setQueryData<Loaded<number>>(key, pageFrom('0', 3));
      return read(cursor);
    });
    expect(asked).toEqual(['2', '3']);
    expect(loaded()).toEqual({ rows: [0, 1, 2, 3, 4], next: undefined, answer: {} });
  });

  test('are asked for again when the hub did not answer, while somebody looks', async () => {
    const asked = jest.fn(read).mockRejectedValueOnce(new Error('gone'));
    const added = addPage<number>(client, key, asked);
    await jest.advanceTimersByTimeAsync(5_000);
    await added;
    expect(asked).toHaveBeenCalledTimes(2);
    expect(loaded()?.rows).toEqual([0, 1, 2, 3]);
  });

  test('are given up when nobody looks any more', async () => {
    const asked = jest.fn(read).mockRejectedValue(new Error('gone'));
    const added = addPage<number>(client, key, asked);
    await jest.advanceTimersByTimeAsync(0);
    leave();
    await jest.advanceTimersByTimeAsync(5_000);
    await added;
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
