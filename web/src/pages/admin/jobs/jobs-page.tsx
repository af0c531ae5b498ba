import type { Job } from '@agent-collaboration-hub/client';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Language, TextsOf } from '../../../i18n/words.ts';
import { language, useWords } from '../../../i18n/language.ts';
import { useCall } from '../../../live/use-call.ts';
import { Age } from '../../../parts/age.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { DataTable, type Column } from '../../../parts/data-table.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import line from '../../shared/lines.module.css';
import { adminWords } from '../words.ts';
import { jobName } from './job-names.ts';
import { jobWords } from './words.ts';

const everyMs = 5_000;
const tones = { done: 'good', failed: 'now', elsewhere: 'quiet' } as const;

/** What the hub does by itself, and how it went. */
export function JobsPage() {
  const words = useWords(jobWords);
  const texts = useWords(adminWords);
  const current = language.use();
  const jobs = useCall('listJobs', {}, { everyMs });
  const rows = jobs.data?.jobs ?? [];
  const failed = rows.filter(({ last_result }) => last_result === 'failed').length;
  const columns = useMemo(() => columnsOf(words, texts.never, current), [words, texts.never, current]);
  return (
    <>
      <PageHeader
        title={texts.jobs}
        detail={
          failed > 0 && (
            <Link to="/admin/log" search={{ level: 'error' }}>{`${words.failed(failed)} · ${words.toLog}`}</Link>
          )
        }
      />
      <p className={line['lead']}>{words.lead}</p>
      {jobs.isPending && <Skeleton />}
      {jobs.isError && <Failure error={jobs.error} onRetry={() => void jobs.refetch()} />}
      {rows.length > 0 && (
        <DataTable label={words.list} columns={columns} rows={rows} keyOf={({ name }) => name} rowHeight={52} />
      )}
    </>
  );
}

function columnsOf(words: TextsOf<typeof jobWords>, never: string, current: Language): readonly Column<Job>[] {
  return [
    {
      id: 'job',
      title: words.job,
      width: 'minmax(0, 2fr)',
      cell: ({ name, every_process }) => (
        <div className={line['names']}>
          <span className={line['strong']}>{jobName(name, current)}</span>
          <span className={line['quiet']}>
            <span translate="no">{name}</span> · {every_process ? words.each : words.one}
          </span>
        </div>
      ),
    },
    {
      id: 'every',
      title: words.every,
      width: '72px',
      from: 'tablet',
      cell: ({ every_seconds: one }) => words.seconds(one),
    },
    {
      id: 'result',
      title: words.result,
      width: '104px',
      cell: ({ running, last_result: result }) =>
        running ? (
          <Badge tone="accent">{words.running}</Badge>
        ) : result === null ? (
          ''
        ) : (
          <Result result={result} words={words} />
        ),
    },
    {
      id: 'last',
      title: words.last,
      width: '92px',
      cell: ({ last_started_at: at }) => (at === null ? never : <Age at={at} />),
    },
    {
      id: 'took',
      title: words.took,
      width: '72px',
      from: 'tablet',
      cell: ({ last_duration_ms: ms }) => (ms === null ? '' : words.ms(Math.round(ms))),
    },
    { id: 'next', title: words.next, width: '92px', from: 'desktop', cell: ({ next_at: at }) => <Age at={at} /> },
  ];
}

function Result({ result, words }: { readonly result: string; readonly words: TextsOf<typeof jobWords> }) {
  const known = result in tones ? (result as keyof typeof tones) : undefined;
  return (
    <Badge tone={known === undefined ? 'quiet' : tones[known]}>
      {known === undefined ? result : words.results[known]}
    </Badge>
  );
}
