import type { AuditRow, Hub } from '@agent-collaboration-hub/client';
import { useEffect, useMemo, useState } from 'react';
import { useAct } from '../../../live/use-act.ts';
import { useWords } from '../../../i18n/language.ts';
import type { List } from '../../../live/use-list.ts';
import { saveFile } from '../../../parts/save-file.ts';
import { auditCsv, isAsked, isPast } from './audit-rows.ts';
import type { AuditSearch } from './audit-search.ts';
import { auditWords } from './words.ts';

/** Rows of a page; the hub gives 200 at most. */
export const auditPage = { pageSize: 200, most: 200 };

const enough = 40;
const stepRows = 2_000;
const mostCsvRows = 20_000;

/** The rows of a log that are asked for, and how the search for them goes on. */
export interface FoundRows {
  readonly rows: readonly AuditRow[];
  /** The log has more behind what was looked through. */
  readonly hasMore: boolean;
  readonly isSearching: boolean;
  /** Looks through some thousand rows more. */
  readonly further: () => void;
}

/**
 * Filters a log where the hub does not: it loads on until there are rows to fill a screen, the days asked for are
 * past, or some thousand rows were looked through.
 */
export function useFoundRows(list: List<AuditRow>, asked: AuditSearch): FoundRows {
  const [budget, setBudget] = useState(stepRows);
  const rows = useMemo(() => list.rows.filter((row) => isAsked(row, asked)), [list.rows, asked]);
  const last = list.rows.at(-1);
  const isOver = !list.hasMore || (last !== undefined && isPast(last, asked));
  const isSearching = !isOver && rows.length < enough && list.rows.length < budget;
  const { loadMore } = list;
  useEffect(() => {
    // Once for each page that came.
    if (isSearching && list.rows.length > 0) loadMore();
  }, [isSearching, list.rows.length]);
  return { rows, hasMore: !isOver, isSearching, further: () => setBudget(list.rows.length + stepRows) };
}

/** Saves all rows that are asked for as a file. `read` walks the log, newest first. */
export function useCsv(read: (hub: Hub) => AsyncIterable<AuditRow>, asked: AuditSearch) {
  const words = useWords(auditWords);
  return useAct(
    async (hub) => {
      const rows: AuditRow[] = [];
      for await (const row of read(hub)) {
        if (isPast(row, asked) || rows.length === mostCsvRows) break;
        if (isAsked(row, asked)) rows.push(row);
      }
      saveFile(new Blob([auditCsv(rows)], { type: 'text/csv;charset=utf-8' }), 'audit-log.csv');
      return rows.length;
    },
    { done: (_input, count) => (count === mostCsvRows ? words.cut(count) : words.saved(count)) },
  );
}
