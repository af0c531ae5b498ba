import type { ServerAgent } from '@agent-collaboration-hub/client';
import { useMemo } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useList } from '../../live/use-list.ts';
import { AgentStatus } from '../../parts/agent-status.tsx';
import { DataTable, type Column } from '../../parts/data-table.tsx';
import { describeBytes } from '../../parts/describe-bytes.ts';
import { Failure } from '../../parts/failure.tsx';
import { AgentLink } from '../shared/agent-link.tsx';
import { serverWords } from './words.ts';
import style from './server-page.module.css';

/** The agents that run on a host, with what is known of their processes. */
export function HostAgents({ host }: { readonly host: string }) {
  const words = useWords(serverWords);
  const list = useList('listServerAgents', { host });
  const columns = useMemo((): readonly Column<ServerAgent>[] => {
    const titles = words.agentColumns;
    return [
      { id: 'alias', title: titles.alias, width: 'minmax(0, 1.2fr)', cell: ({ alias }) => <AgentLink alias={alias} /> },
      {
        id: 'status',
        title: titles.status,
        width: 'minmax(0, 1.4fr)',
        cell: ({ status, last_seen: at }) => <AgentStatus status={status} at={at} />,
      },
      { id: 'task', title: titles.task, width: 'minmax(0, 2fr)', from: 'tablet', cell: ({ task }) => task },
      {
        id: 'process',
        title: titles.process,
        width: '120px',
        isNumber: true,
        from: 'desktop',
        cell: ({ process_telemetry: process }) =>
          process?.rss_bytes === null || process?.rss_bytes === undefined
            ? '–'
            : words.process(describeBytes(process.rss_bytes), String(Math.round(process.cpu_pct ?? 0))),
      },
    ];
  }, [words]);
  return (
    <section className={style['agents']}>
      <h2 className={style['heading']}>{words.agents}</h2>
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      <DataTable label={words.agents} columns={columns} rows={list.rows} list={list} keyOf={keyOf} rowHeight={40} />
    </section>
  );
}

function keyOf({ alias }: ServerAgent): string {
  return alias;
}
