import type { Server } from '@agent-collaboration-hub/client';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useList } from '../../live/use-list.ts';
import { Age } from '../../parts/age.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { serverWords } from './words.ts';
import style from './servers-page.module.css';

/** No event tells of measures: they are looked up as often as agents report them. */
const everyMs = 60_000;

/** The hosts on which agents run, with their load and memory. */
export function ServersPage() {
  const words = useWords(serverWords);
  const navigate = useNavigate();
  const list = useList('listServers', {});
  const { retry } = list;
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && retry(), everyMs);
    return () => clearInterval(timer);
  }, [retry]);
  const columns = useMemo(() => columnsOf(words), [words]);
  const isEmpty = !list.isPending && list.error === null && list.rows.length === 0;
  return (
    <>
      <PageHeader title={words.title} />
      {list.isPending && <Skeleton rows={5} />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {isEmpty && (
        <Empty icon="servers" title={words.nothing}>
          <p>{words.nothingNext}</p>
        </Empty>
      )}
      {list.rows.length > 0 && (
        <DataTable
          label={words.list}
          columns={columns}
          rows={list.rows}
          list={list}
          keyOf={keyOf}
          rowHeight={48}
          onOpen={({ hostname }) => void navigate({ to: '/servers/$host', params: { host: hostname } })}
        />
      )}
    </>
  );
}

function keyOf({ hostname, ip }: Server): string {
  return `${hostname} ${ip ?? ''}`;
}

type Words = (typeof serverWords)['en'];

function columnsOf(words: Words): readonly Column<Server>[] {
  const { columns } = words;
  return [
    {
      id: 'host',
      title: columns.host,
      width: 'minmax(0, 1.6fr)',
      cell: ({ hostname, ip }) => (
        <span className={style['host']}>
          <Link to="/servers/$host" params={{ host: hostname }} className={style['name']}>
            {hostname === 'unknown' && ip === null ? words.unknown : hostname}
          </Link>
          {ip !== null && <span className={style['ip']}>{ip}</span>}
        </span>
      ),
    },
    { id: 'agents', title: columns.agents, width: '76px', isNumber: true, cell: ({ agent_count: count }) => count },
    {
      id: 'load',
      title: columns.load,
      width: 'minmax(0, 1fr)',
      cell: (server) => <Load server={server} words={words} />,
    },
    {
      id: 'memory',
      title: columns.memory,
      width: 'minmax(0, 1.2fr)',
      from: 'tablet',
      cell: (server) => <Memory server={server} words={words} />,
    },
    { id: 'seen', title: columns.seen, width: '92px', from: 'tablet', cell: ({ last_seen: at }) => <Age at={at} /> },
  ];
}

interface CellProps {
  readonly server: Server;
  readonly words: Words;
}

/** The load beside the cores that carry it, as a bar that is full when every core is busy. */
function Load({ server: { cpu_load_1min: load, cpu_cores: cores }, words }: CellProps) {
  if (load === null) return <span className={style['none']}>–</span>;
  const text = cores === null ? load.toFixed(1) : words.load(load.toFixed(1), cores);
  return <Measure text={text} share={cores === null ? undefined : load / cores} />;
}

function Memory({ server: { mem_used_gb: used, mem_avail_gb: free }, words }: CellProps) {
  if (used === null) return <span className={style['none']}>–</span>;
  const total = free === null ? undefined : used + free;
  const text = total === undefined ? `${used.toFixed(0)} GB` : words.memory(used.toFixed(0), total.toFixed(0));
  return <Measure text={text} share={total === undefined || total === 0 ? undefined : used / total} />;
}

/** A figure with the share that it is of its whole. */
function Measure({ text, share }: { readonly text: string; readonly share: number | undefined }) {
  const level = share === undefined || share < 0.75 ? 'calm' : share < 0.9 ? 'busy' : 'full';
  return (
    <span className={style['measure']}>
      {share !== undefined && (
        <meter
          className={`${style['meter']} ${style[level]}`}
          min={0}
          max={1}
          value={Math.min(1, share)}
          aria-label={text}
        />
      )}
      <span>{text}</span>
    </span>
  );
}
