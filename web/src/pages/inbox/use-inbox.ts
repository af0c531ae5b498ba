import { useMemo } from 'react';
import { usePlace } from '../../app/network.ts';
import { useCall, useTool } from '../../live/use-call.ts';
import { useList, type List } from '../../live/use-list.ts';
import { mergeEntries, type InboxEntry } from './inbox-entry.ts';
import type { InboxSearch } from './inbox-search.ts';

/** Deliveries to a person are few; the tool gives at most these. */
const mostDeliveries = 100;

/** What came to the person. */
export interface Inbox {
  readonly entries: readonly InboxEntry[];
  readonly list: List<unknown>;
  /** Unread messages by the label of their sender, the most first. */
  readonly senders: readonly (readonly [label: string, unread: number])[];
  readonly unread: number;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The direct messages of the person, and what was delivered to their user name and waits, as one list. */
export function useInbox({ view, from }: InboxSearch): Inbox {
  const { me, network } = usePlace();
  const list = useList('listMessages', { scope: 'user', ...(view === undefined && { unacked: 1 }) });
  // A look counts as handed out without `peek`.
  const deliveries = useTool(
    'get_inbox',
    { alias: me.user.username, network_id: network?.network_id, peek: true, limit: mostDeliveries },
    { isWanted: network !== undefined },
  );
  const counts = useCall('listMessages', { scope: 'user', unacked: 1, limit: 1 });
  const waiting = deliveries.data?.messages;
  const entries = useMemo(() => {
    const all = mergeEntries(list.rows, waiting ?? [], list.hasMore);
    return all.filter((entry) => (view === 'all' || !entry.isRead) && (from === undefined || entry.from === from));
  }, [list.rows, list.hasMore, waiting, view, from]);
  const byAgent = counts.data?.unread_by_agent ?? {};
  return {
    entries,
    list,
    senders: Object.entries(byAgent).sort(([, one], [, other]) => other - one),
    unread: counts.data?.unread_total ?? 0,
    isPending: list.isPending || deliveries.isLoading,
    error: list.error ?? deliveries.error,
    retry: () => {
      list.retry();
      void deliveries.refetch();
    },
  };
}
