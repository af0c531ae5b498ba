import type { GetServerHealthAnswer } from '@agent-collaboration-hub/client';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { Age } from '../../parts/age.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Failure } from '../../parts/failure.tsx';
import { Icon } from '../../parts/icon.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { serverWords } from './words.ts';
import { Chart } from './chart.tsx';
import { HostAgents } from './host-agents.tsx';
import { MeasureTable } from './measure-table.tsx';
import { measuresOf } from './measures.ts';
import { ranges, type Range } from './server-search.ts';
import style from './server-page.module.css';

const everyMs = 60_000;
const tones: Readonly<Record<string, 'good' | 'soon' | 'now'>> = { green: 'good', yellow: 'soon', red: 'now' };

/** A host: its measures as lines and as figures, and the agents that run on it. */
export function ServerPage() {
  const words = useWords(serverWords);
  const { host } = useParams({ from: '/signed-in/servers/$host' });
  const { range = '1h' } = useSearch({ from: '/signed-in/servers/$host' });
  const navigate = useNavigate({ from: '/servers/$host' });
  const { data, error, isPending, refetch } = useCall('getServerHealth', { host }, { everyMs });
  const choose = (next: string): void =>
    void navigate({ search: next === '1h' ? {} : { range: next as Range }, replace: true, resetScroll: false });
  const level = data?.alert_level ?? 'green';
  return (
    <>
      <PageHeader
        title={host === 'unknown' ? words.unknown : host}
        detail={data !== undefined && <Facts health={data} />}
      >
        {data !== undefined && level !== 'green' && (
          <Badge tone={tones[level] ?? 'quiet'}>{words.level[level as 'red'] ?? level}</Badge>
        )}
        <Choice
          label={words.range}
          value={range}
          onChange={choose}
          options={ranges.map((value) => ({ value, label: words.ranges[value] }))}
        />
      </PageHeader>
      {isPending && <Skeleton rows={8} />}
      {error !== null && data === undefined && (
        <>
          <Failure error={error} onRetry={() => void refetch()} />
          <Link to="/servers">{words.back}</Link>
        </>
      )}
      {data !== undefined && <Health health={data} range={range} />}
      {data !== undefined && <HostAgents host={host} />}
    </>
  );
}

/** Where the host is, and when it was last heard of. */
function Facts({ health: { ip, agent_count: count, latest } }: { readonly health: GetServerHealthAnswer }) {
  const words = useWords(serverWords);
  return (
    <span className={style['facts']}>
      {ip !== null && <span>{ip}</span>}
      <span>{words.agentsOf(count)}</span>
      {latest.last_seen !== null && <Age at={latest.last_seen} />}
    </span>
  );
}

function Health({ health, range }: { readonly health: GetServerHealthAnswer; readonly range: Range }) {
  const words = useWords(serverWords);
  const measures = useMemo(() => measuresOf(health, range), [health, range]);
  return (
    <>
      {health.alerts.map(({ metric, level, value, threshold }) => (
        <p key={metric} className={`${style['alert']} ${style[level] ?? ''}`}>
          <Icon name="warning" />
          {words.alert(String(value), String(threshold))}
        </p>
      ))}
      {measures.series.length === 0 ? (
        <p className={style['none']}>{words.noMeasures}</p>
      ) : (
        <div className={style['measures']}>
          <div className={style['charts']}>
            {measures.series.map((series) => (
              <Chart key={series.id} times={measures.times} series={series} />
            ))}
          </div>
          <MeasureTable measures={measures} range={range} />
        </div>
      )}
    </>
  );
}
