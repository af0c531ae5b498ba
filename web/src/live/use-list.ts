import type { ListRows, OperationInputs, Page } from '@agent-collaboration-hub/client';
import { hashKey, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { hubOf } from '../app/hub.ts';
import { useNetworkId } from '../app/network.ts';
import type { Paging } from '../parts/paging.ts';
import { callKey } from './call-key.ts';
import { useLive } from './live-context.tsx';

/** A list, as far as it was loaded. */
export interface List<Row> extends Paging {
  readonly rows: readonly Row[];
  /** What the answer says besides the rows, such as counts; undefined before the first answer. */
  readonly answer: Readonly<Record<string, unknown>> | undefined;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** How a list is loaded. */
export interface ListSettings {
  /** Rows of a page; 100 by default, at most 1,000. */
  readonly pageSize?: number;
  /** Most rows of one call, where the operation allows fewer than 1,000. */
  readonly most?: number;
  readonly isWanted?: boolean;
}

type Loaded<Row> = Page<Row>;

const mostRows = 1_000;

/**
 * A list of the network that is shown, page by page. It is asked for again as one list of what is loaded, at most once
 * a second; rows that did not change stay the same objects.
 */
export function useList<Id extends keyof ListRows>(
  id: Id,
  input: Omit<OperationInputs[Id], 'limit' | 'cursor'>,
  { pageSize = 100, most = mostRows, isWanted = true }: ListSettings = {},
): List<ListRows[Id]> {
  type Row = ListRows[Id];
  const networkId = useNetworkId();
  const client = useQueryClient();
  const live = useLive();
  // The same question as a plain call has an answer of another shape.
  const key = [...callKey(id, input, networkId), 'rows'];
  const hash = hashKey(key);
  const read = (cursor: string | undefined, limit: number, signal?: AbortSignal): Promise<Page<Row>> =>
    hubOf(networkId).page(id, { ...input, limit, ...(cursor !== undefined && { cursor }) } as OperationInputs[Id], {
      signal,
    });
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      readAgain(client.getQueryData<Loaded<Row>>(key), { pageSize, most }, (...at) => read(...at, signal)),
    enabled: isWanted,
  });
  const isLoading = useRef(false);
  const loadMore = (): void => {
    const next = query.data?.next;
    if (isLoading.current || next === undefined) return;
    isLoading.current = true;
    void read(next, pageSize)
      .then((page) => append(client, key, next, page))
      .catch(() => undefined)
      .finally(() => (isLoading.current = false));
  };
  useEffect(() => () => live.marks.hold(hash, false), [live, hash]);
  return {
    rows: query.data?.rows ?? [],
    answer: query.data?.answer,
    isPending: query.isPending,
    error: query.error,
    hasMore: query.data?.next !== undefined,
    loadMore,
    freshCount: live.marks.fresh.use().get(hash) ?? 0,
    showFresh: useCallback(() => live.marks.show(hash), [live, hash]),
    hold: useCallback((isHeld: boolean) => live.marks.hold(hash, isHeld), [live, hash]),
    retry: () => void query.refetch(),
  };
}

/** Reads as many rows as are loaded, in as few pages as the hub allows. */
async function readAgain<Row>(
  loaded: Loaded<Row> | undefined,
  { pageSize, most }: { readonly pageSize: number; readonly most: number },
  read: (cursor: string | undefined, limit: number) => Promise<Page<Row>>,
): Promise<Loaded<Row>> {
  const wanted = Math.max(pageSize, loaded?.rows.length ?? 0);
  const first = await read(undefined, Math.min(most, wanted));
  let [rows, next] = [first.rows, first.next];
  while (next !== undefined && rows.length < wanted) {
    const page = await read(next, Math.min(most, wanted - rows.length));
    [rows, next] = [[...rows, ...page.rows], page.next];
  }
  return { rows, next, answer: withoutRows(first) };
}

/** The rows stand in the list itself; the answer keeps what it says besides. */
function withoutRows<Row>({ answer, rows }: Page<Row>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== rows));
}

/** Adds a page behind the rows, unless the list was read anew meanwhile. */
function append<Row>(client: QueryClient, key: readonly unknown[], behind: string | undefined, page: Page<Row>): void {
  const { dataUpdatedAt = Date.now() } = client.getQueryState(key) ?? {};
  client.setQueryData<Loaded<Row>>(
    key,
    (loaded) =>
      loaded === undefined || loaded.next !== behind
        ? loaded
        : { ...loaded, rows: [...loaded.rows, ...page.rows], next: page.next },
    { updatedAt: dataUpdatedAt },
  );
}
