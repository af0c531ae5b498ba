import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { AttentionCounts, AttentionItem } from '@agent-collaboration-hub/client';
import { useMemo, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { useList } from '../../live/use-list.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { ActionDialog, type Asked } from './action-dialog.tsx';
import { severities, type Severity } from './attention-search.ts';
import { AttentionRow } from './attention-row.tsx';
import { attentionWords } from './words.ts';

const keyOf = ({ key }: AttentionItem): string => key;

/** What needs a person: the most severe first, the oldest first within a severity, each with what mends it. */
export function AttentionPage() {
  const words = useWords(attentionWords);
  const { severity } = useSearch({ from: '/signed-in/' });
  const navigate = useNavigate({ from: '/' });
  const list = useList('listAttention', { severity });
  const [asked, setAsked] = useState<Asked>();
  const isFirst = useMemo(() => firstOfEach(list.rows), [list.rows]);
  const choose = (next: string): void => void navigate({ search: next === '' ? {} : { severity: next as Severity } });
  return (
    <>
      <PageHeader title={words.title}>
        <Choice
          label={words.filter}
          value={severity ?? ''}
          onChange={choose}
          options={optionsOf(words, list.answer?.['counts'] as AttentionCounts | undefined)}
        />
      </PageHeader>
      {list.isPending && <Skeleton rows={7} />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {!list.isPending && list.error === null && list.rows.length === 0 && (
        <NothingWaits isFiltered={severity !== undefined} onShowAll={() => choose('')} />
      )}
      <VirtualList label={words.list} rows={list.rows} list={list} keyOf={keyOf} rowHeight={76}>
        {(item: AttentionItem) => (
          <AttentionRow
            item={item}
            heading={isFirst.has(item) ? severityName(words, item) : undefined}
            onAsk={setAsked}
          />
        )}
      </VirtualList>
      {asked !== undefined && <ActionDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type Texts = ReturnType<typeof useWords<(typeof attentionWords)['en']>>;

function optionsOf(words: Texts, counts: AttentionCounts | undefined) {
  const total = counts === undefined ? undefined : counts.now + counts.soon + counts.note;
  return [
    { value: '', label: words.all, count: total },
    ...severities.map((value) => ({ value, label: words.severity[value], count: counts?.[value] })),
  ];
}

/** The items with which the severities begin. */
function firstOfEach(rows: readonly AttentionItem[]): ReadonlySet<AttentionItem> {
  const firsts = new Map<string, AttentionItem>();
  for (const item of rows) if (!firsts.has(item.severity)) firsts.set(item.severity, item);
  return new Set(firsts.values());
}

function severityName({ severity: names }: Texts, { severity }: AttentionItem): string {
  return names[severity as Severity] ?? severity;
}

/** The best state of this page: nothing to do, and the fleet in one line. */
function NothingWaits({ isFiltered, onShowAll }: { readonly isFiltered: boolean; readonly onShowAll: () => void }) {
  const words = useWords(attentionWords);
  const status = useCall('getStatus', { fields: 'light', limit: 1 }, { everyMs: 10_000 });
  const summary = status.data?.summary;
  if (isFiltered) {
    return (
      <Empty icon="check" title={words.nothingOf}>
        <Button onClick={onShowAll}>{words.showAll}</Button>
      </Empty>
    );
  }
  return (
    <Empty icon="check" title={words.nothing}>
      {summary?.total === 0 && (
        <p>
          {words.noAgents} <Link to="/start">{words.connect}</Link>
        </p>
      )}
      {summary !== undefined && summary.total > 0 && (
        <p>{words.fleet(summary.working, summary.idle, summary.offline)}</p>
      )}
    </Empty>
  );
}
