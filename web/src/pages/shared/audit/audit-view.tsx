import type { AuditRow, Hub } from '@agent-collaboration-hub/client';
import { useMemo } from 'react';
import { language, useWords } from '../../../i18n/language.ts';
import type { List } from '../../../live/use-list.ts';
import { Button } from '../../../parts/button.tsx';
import { DataTable } from '../../../parts/data-table.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters, type AuditPerson } from './audit-filters.tsx';
import type { AuditSearch } from './audit-search.ts';
import style from './audit-view.module.css';
import { useCsv, useFoundRows, type FoundRows } from './use-audit.ts';
import { auditWords } from './words.ts';

/** An audit log with its filters, as a table and as a file. */
export function AuditView({
  title,
  list,
  read,
  people,
  asked,
  onAsk,
}: {
  readonly title: string;
  readonly list: List<AuditRow>;
  /** Walks the whole log, newest first. */
  readonly read: (hub: Hub) => AsyncIterable<AuditRow>;
  readonly people: readonly AuditPerson[];
  readonly asked: AuditSearch;
  readonly onAsk: (next: AuditSearch) => void;
}) {
  const words = useWords(auditWords);
  const current = language.use();
  const found = useFoundRows(list, asked);
  const csv = useCsv(read, asked);
  const columns = useMemo(() => auditColumns(words, current), [words, current]);
  const keys = useMemo(() => keysOf(found.rows), [found.rows]);
  const paging = { ...list, hasMore: found.hasMore };
  const isFiltered = Object.keys(asked).length > 0;
  const isEmpty = !list.isPending && list.error === null && found.rows.length === 0 && !found.hasMore;
  return (
    <>
      <PageHeader title={title}>
        <Button icon="download" isBusy={csv.isActing} onClick={() => void csv.act(undefined)}>
          {csv.isActing ? words.gathering : words.csv}
        </Button>
      </PageHeader>
      <AuditFilters asked={asked} people={people} onAsk={onAsk} />
      {list.isPending && <Skeleton rows={8} />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {isEmpty && (
        <Empty icon="clock" title={isFiltered ? words.nothingOf : words.nothing}>
          {isFiltered && <Button onClick={() => onAsk({})}>{words.clear}</Button>}
        </Empty>
      )}
      {found.rows.length > 0 && (
        <DataTable
          label={words.list}
          columns={columns}
          rows={found.rows}
          keyOf={(row) => keys.get(row) ?? ''}
          rowHeight={52}
          list={paging}
        />
      )}
      <Foot found={found} seen={list.rows.length} isPending={list.isPending} />
    </>
  );
}

/** How the search goes, where the filters leave little. */
function Foot({
  found: { hasMore, isSearching, further, rows },
  seen,
  isPending,
}: {
  readonly found: FoundRows;
  readonly seen: number;
  readonly isPending: boolean;
}) {
  const words = useWords(auditWords);
  if (isPending || !hasMore) return null;
  return (
    <div className={style['foot']} role="status">
      {isSearching && words.searching(seen)}
      {!isSearching && rows.length < seen && <Button onClick={further}>{words.further}</Button>}
    </div>
  );
}

/** The log numbers no row, and two may be alike: the key counts those. */
function keysOf(rows: readonly AuditRow[]): ReadonlyMap<AuditRow, string> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const text = [row.created_at, row.user_id, row.action, row.target_id, row.detail].join('\n');
      const count = (counts.get(text) ?? 0) + 1;
      counts.set(text, count);
      return [row, `${text}\n${count}`];
    }),
  );
}
