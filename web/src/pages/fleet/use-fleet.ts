import { useQueryClient } from '@tanstack/react-query';
import type { SessionSummary } from '@agent-collaboration-hub/client';
import { useEffect, useMemo, useRef } from 'react';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId } from '../../app/network.ts';
import { callKey } from '../../live/call-key.ts';
import { useEvents } from '../../live/live-context.tsx';
import { useCall } from '../../live/use-call.ts';
import { useList } from '../../live/use-list.ts';
import { mergeFleet, type FleetAgent } from './fleet-agents.ts';

/** The whole fleet, as it is known now. */
export interface Fleet {
  readonly agents: ReadonlyMap<string, FleetAgent>;
  readonly isPending: boolean;
  /** All pages are loaded; until then rows are still added. */
  readonly isWhole: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

const page = { pageSize: 1_000 };
const question = { fields: 'fleet' } as const;
/** No event tells that a stream opened. */
const streamsEveryMs = 15_000;

/** Every agent of the network: grouping and counts need them all. Events keep them fresh. */
export function useFleet(): Fleet {
  const sessions = useList('getStatus', question, page);
  const nodes = useList('listNodes', {}, page);
  const streams = useCall('getStreamStats', {}, { everyMs: streamsEveryMs });
  useEffect(() => {
    if (sessions.hasMore) sessions.loadMore();
    if (nodes.hasMore) nodes.loadMore();
  });
  useTexts(sessions.rows);
  const before = useRef<ReadonlyMap<string, FleetAgent>>(new Map());
  const [told, records, open] = [sessions.rows, nodes.rows, streams.data?.sessions];
  const agents = useMemo(() => {
    before.current = mergeFleet({ sessions: told, nodes: records, streams: open }, before.current);
    return before.current;
  }, [told, records, open]);
  return {
    agents,
    isPending: sessions.isPending || nodes.isPending,
    isWhole: !sessions.isPending && !nodes.isPending && !sessions.hasMore && !nodes.hasMore,
    error: sessions.error ?? nodes.error,
    retry: () => {
      sessions.retry();
      nodes.retry();
    },
  };
}

const changedMs = 400;
const beatMs = 5_000;

/**
 * Events carry no texts: what an agent works on, and agents that the list does not have yet, are read a moment after
 * their event, all changed rows in one call.
 */
function useTexts(rows: readonly SessionSummary[]): void {
  const networkId = useNetworkId();
  const client = useQueryClient();
  const known = useRef(new Map<string, string>());
  const timer = useRef<{ readonly due: number; readonly id: ReturnType<typeof setTimeout> }>(undefined);
  const since = useRef<string>(undefined);
  useEffect(() => {
    known.current = new Map(rows.map((row) => [row.alias, row.status]));
  }, [rows]);
  useEffect(() => () => clearTimeout(timer.current?.id), []);
  const read = async (): Promise<void> => {
    const updated_since = since.current;
    timer.current = undefined;
    since.current = undefined;
    const input = { ...question, limit: 1_000, ...(updated_since !== undefined && { updated_since }) };
    const { rows: fresh } = await hubOf(networkId).page('getStatus', input);
    client.setQueryData<{ rows: readonly SessionSummary[] }>(
      [...callKey('getStatus', question, networkId), 'rows'],
      (list) => list && { ...list, rows: withFresh(list.rows, fresh) },
    );
  };
  useEvents((event) => {
    if (event.type !== 'status_update') return;
    const { alias, status, at } = event as { alias: string; status: string; at: string };
    if (since.current === undefined || at < since.current) since.current = at;
    const due = performance.now() + (known.current.get(alias) === status ? beatMs : changedMs);
    known.current.set(alias, status);
    if (timer.current !== undefined && timer.current.due <= due) return;
    clearTimeout(timer.current?.id);
    timer.current = { due, id: setTimeout(() => void read().catch(() => undefined), due - performance.now()) };
  });
}

/** The rows with newer ones in their places; new agents come behind. Rows that are equal stay the same objects. */
function withFresh(rows: readonly SessionSummary[], fresh: readonly SessionSummary[]): readonly SessionSummary[] {
  const byAlias = new Map(fresh.map((row) => [row.alias, row]));
  const next = rows.map((row) => {
    const newer = byAlias.get(row.alias);
    byAlias.delete(row.alias);
    return newer === undefined || newer.last_seen_at < row.last_seen_at || isEqual(row, newer) ? row : newer;
  });
  const isSame = byAlias.size === 0 && next.every((row, index) => row === rows[index]);
  return isSame ? rows : [...next, ...byAlias.values()];
}

function isEqual(a: SessionSummary, b: SessionSummary): boolean {
  return Object.entries(b).every(([name, value]) => a[name as keyof SessionSummary] === value);
}
