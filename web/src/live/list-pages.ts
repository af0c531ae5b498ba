import type { Page } from '@agent-collaboration-hub/client';
import type { Query, QueryClient } from '@tanstack/react-query';

/** The rows of a list that were loaded, and where the next page begins. */
export type Loaded<Row> = Page<Row>;

/** How many rows are asked for. */
export interface PageSizes {
  readonly pageSize: number;
  /** Most rows of one call. */
  readonly most: number;
}

const againMs = 5_000;

/** Reads as many rows as are loaded, in as few pages as the hub allows; pages may be added while it reads. */
export async function readPages<Row>(
  loaded: () => number,
  { pageSize, most }: PageSizes,
  read: (cursor: string | undefined, limit: number) => Promise<Page<Row>>,
): Promise<Loaded<Row>> {
  const wanted = (): number => Math.max(pageSize, loaded());
  const first = await read(undefined, Math.min(most, wanted()));
  let [rows, next] = [first.rows, first.next];
  while (next !== undefined && rows.length < wanted()) {
    const page = await read(next, Math.min(most, wanted() - rows.length));
    [rows, next] = [[...rows, ...page.rows], page.next];
  }
  return { rows, next, answer: withoutRows(first) };
}

/** The rows stand in the list itself; the answer keeps what it says besides. */
function withoutRows<Row>({ answer, rows }: Page<Row>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== rows));
}

/**
 * Adds the next page behind what is loaded. A list that was read anew meanwhile may end elsewhere, and is gone on with
 * from there. A page that cannot be read is asked for again while somebody looks at the list.
 */
export async function addPage<Row>(
  client: QueryClient,
  key: readonly unknown[],
  read: (cursor: string) => Promise<Page<Row>>,
): Promise<void> {
  const query = client.getQueryCache().find<Loaded<Row>>({ queryKey: key, exact: true });
  while (query?.isActive() === true) {
    const behind = query.state.data?.next;
    if (behind === undefined) return;
    const page = await read(behind).catch(() => undefined);
    if (page === undefined) await new Promise((resolve) => setTimeout(resolve, againMs));
    else if (append(client, query, behind, page)) return;
  }
}

/** @returns whether the page stands behind the rows; it does not when the list ends elsewhere by now */
function append<Row>(client: QueryClient, query: Query<Loaded<Row>>, behind: string, page: Page<Row>): boolean {
  const { data, dataUpdatedAt } = query.state;
  if (data?.next !== behind) return false;
  const next = { ...data, rows: [...data.rows, ...page.rows], next: page.next };
  client.setQueryData<Loaded<Row>>(query.queryKey, next, { updatedAt: dataUpdatedAt });
  return true;
}
