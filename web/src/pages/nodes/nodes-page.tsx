import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { useCommands } from '../../app/commands.ts';
import { useKeys } from '../../app/keys.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { useList, type List } from '../../live/use-list.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { groupNodes, type NodesRow } from './group-nodes.ts';
import { HostRow, LostRow, NoneRow } from './host-row.tsx';
import { NodeRow } from './node-row.tsx';
import { nodesWords } from './words.ts';

const pageSize = 1_000;

/** The supervisors with what they can do, and the nodes that each runs. */
export function NodesPage() {
  const words = useWords(nodesWords);
  const may = useMay();
  const { q = '' } = useSearch({ from: '/signed-in/nodes' });
  const navigate = useNavigate();
  const search = useCallback(
    (text: string) => void navigate({ to: '/nodes', search: text === '' ? {} : { q: text }, replace: true }),
    [navigate],
  );
  const create = (host?: string): void =>
    void navigate({ to: '/nodes/new', search: host === undefined ? {} : { host, step: 'runtime' } });
  const { hosts, nodes, rows, children } = useNodes(q);
  useKeys(may.manage ? [{ keys: 'n', label: words.create, run: () => create() }] : []);
  useCommands(
    may.manage ? [{ id: 'new-node', label: words.create, icon: 'plus', keys: 'n', run: () => create() }] : [],
  );
  const error = hosts.error ?? nodes.error;
  const isPending = hosts.isPending || nodes.isPending;
  const hasNone = !isPending && error === null && rows.length === 0;
  return (
    <>
      <PageHeader title={words.title} detail={isPending ? undefined : words.counts(hosts.rows.length, children)}>
        {(hosts.rows.length > 0 || children > 0) && <SearchField value={q} onSearch={search} label={words.search} />}
        {may.manage && hosts.rows.length > 0 && (
          <Button look="main" icon="plus" onClick={() => create()}>
            {words.create}
          </Button>
        )}
      </PageHeader>
      {isPending && error === null && <Skeleton rows={7} />}
      {error !== null && rows.length === 0 && (
        <Failure
          error={error}
          onRetry={() => {
            hosts.retry();
            nodes.retry();
          }}
        />
      )}
      {hasNone && q === '' && (
        <Empty icon="nodes" title={words.noHosts}>
          <p>{words.noHostsNext}</p>
          {may.write && (
            <Button look="main" icon="key" onClick={() => void navigate({ to: '/settings/tokens' })}>
              {words.makeToken}
            </Button>
          )}
        </Empty>
      )}
      {hasNone && q !== '' && (
        <Empty icon="search" title={words.nothingFound}>
          <Button onClick={() => search('')}>{words.showAll}</Button>
        </Empty>
      )}
      <VirtualList label={words.list} rows={rows} keyOf={({ key }) => key} rowHeight={56}>
        {(row: NodesRow) => <Row row={row} onCreate={create} />}
      </VirtualList>
    </>
  );
}

function Row({ row, onCreate }: { readonly row: NodesRow; readonly onCreate: (host: string) => void }) {
  if (row.kind === 'host') return <HostRow host={row.host} count={row.count} onCreate={onCreate} />;
  if (row.kind === 'lost') return <LostRow />;
  if (row.kind === 'none') return <NoneRow host={row.host} onCreate={onCreate} />;
  return <NodeRow node={row.node} session={row.session} />;
}

/** Everything that the page shows: both lists whole, and of the sessions as many as its nodes need. */
function useNodes(q: string) {
  const hosts = useList('listHostSupervisors', {}, { pageSize });
  const nodes = useList('listNodes', {}, { pageSize });
  const sessions = useList('getStatus', { fields: 'fleet' }, { pageSize });
  const managed = useMemo(
    () => nodes.rows.filter(({ daemon_node_id: daemon }) => typeof daemon === 'string'),
    [nodes.rows],
  );
  const known = useMemo(() => new Set(sessions.rows.map(({ alias }) => alias)), [sessions.rows]);
  useWholeList(hosts, true);
  useWholeList(nodes, true);
  useWholeList(
    sessions,
    managed.some(({ alias }) => !known.has(alias)),
  );
  const rows = useMemo(
    () => groupNodes({ hosts: hosts.rows, nodes: managed, sessions: sessions.rows, q }),
    [hosts.rows, managed, sessions.rows, q],
  );
  return { hosts, nodes, rows, children: managed.length };
}

/** Loads a list to its end while that is wanted. */
function useWholeList(list: List<unknown>, isWanted: boolean): void {
  const { hasMore, loadMore } = list;
  // After each drawing: a page that came asks for the one behind it, and one at a time is loaded.
  useEffect(() => {
    if (isWanted && hasMore) loadMore();
  });
}
