import { useMemo } from 'react';
import { usePlace } from '../../../app/network.ts';
import { language, useWords } from '../../../i18n/language.ts';
import { useCall } from '../../../live/use-call.ts';
import { DataTable, type Column } from '../../../parts/data-table.tsx';
import { describeAge } from '../../../parts/describe-age.ts';
import { Empty } from '../../../parts/empty.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import line from '../../shared/lines.module.css';
import common from '../admin.module.css';
import { adminWords } from '../words.ts';
import { streamWords } from './words.ts';

interface Row {
  readonly key: string;
  readonly channel: string;
  readonly network: string;
  readonly count: number;
}

const everyMs = 5_000;

/** Who listens now, and how the process is. */
export function StreamsPage() {
  const words = useWords(streamWords);
  const { streams } = useWords(adminWords);
  const { me } = usePlace();
  const stats = useCall('getStreamStats', {}, { everyMs });
  const rows = useMemo((): readonly Row[] => {
    const names = new Map(me.networks.map(({ network_id, network_name }) => [network_id, network_name]));
    return Object.entries(stats.data?.sessions ?? {})
      .map(([key, count]) => {
        const cut = key.indexOf(':');
        const network = key.slice(0, cut);
        return { key, channel: key.slice(cut + 1), network: names.get(network) ?? network, count };
      })
      .sort((a, b) => b.count - a.count || a.channel.localeCompare(b.channel));
  }, [stats.data, me.networks]);
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        id: 'channel',
        title: words.channel,
        width: 'minmax(0, 2fr)',
        cell: ({ channel }) => (channel.startsWith('network/') ? words.whole : channel),
      },
      { id: 'network', title: words.network, width: 'minmax(0, 2fr)', cell: ({ network }) => network },
      { id: 'count', title: words.count, width: '80px', isNumber: true, cell: ({ count }) => count },
    ],
    [words],
  );
  return (
    <>
      <PageHeader title={streams} />
      <p className={line['lead']}>{words.lead}</p>
      <Figures total={stats.data?.total} />
      {stats.isPending && <Skeleton />}
      {stats.isError && <Failure error={stats.error} onRetry={() => void stats.refetch()} />}
      {stats.data !== undefined && rows.length === 0 && (
        <Empty icon="bolt" title={words.nothing}>
          <p>{words.nothingNext}</p>
        </Empty>
      )}
      {rows.length > 0 && (
        <DataTable label={words.list} columns={columns} rows={rows} keyOf={({ key }) => key} rowHeight={40} />
      )}
    </>
  );
}

function Figures({ total }: { readonly total: number | undefined }) {
  const words = useWords(streamWords);
  const current = language.use();
  const health = useCall('getHealth', {}, { everyMs }).data;
  if (health === undefined || total === undefined) return null;
  const figures = [
    [words.total, total],
    [words.sessions, health.sessions_count],
    [words.uptime, describeAge(0, health.uptime * 1000, current, true)],
    [words.version, health.version],
  ] as const;
  return (
    <dl className={common['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
