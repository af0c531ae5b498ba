import type { ListRows, OperationInputs, Page } from '@agent-collaboration-hub/client';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { hubOf } from '../app/hub.ts';
import { useNetworkId } from '../app/network.ts';
import type { Paging } from '../parts/paging.ts';
import { callKey } from './call-key.ts';
import { addPage, readPages, type Loaded } from './list-pages.ts';
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
      readPages(
        () => client.getQueryData<Loaded<Row>>(key)?.rows.length ?? 0,
        { pageSize, most },
        (...at) => read(...at, signal),
      ),
    enabled: isWanted,
  });
  const loading = useRef<string>(undefined);
  const loadMore = (): void => {
    if (loading.current === hash || query.data?.next === undefined) return;
    loading.current = hash;
    void addPage<Row>(client, key, (cursor) => read(cursor, pageSize)).finally(() => {
      if (loading.current === hash) loading.current = undefined;
    });
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
