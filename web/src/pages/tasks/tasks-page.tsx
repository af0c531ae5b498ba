import { useNavigate, useSearch } from '@tanstack/react-router';
import type { StatusCount, Task } from '@agent-collaboration-hub/client';
import { useMemo } from 'react';
import { openCompose } from '../../app/compose.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { useList } from '../../live/use-list.ts';
import { Button } from '../../parts/button.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useNarrow } from '../../parts/use-narrow.ts';
import { useSelection } from '../../parts/use-selection.ts';
import { BulkActions } from './bulk-actions.tsx';
import { useTaskColumns } from './task-columns.tsx';
import { titleOf } from '../shared/task-moves.ts';
import { TasksFilters } from './tasks-filters.tsx';
import { filtersOf, readTasksSearch, type TasksSearch } from './tasks-search.ts';
import { tasksWords } from './words.ts';

const keyOf = ({ task_id: id }: Task): string => id;

/** All tasks of the network, newest first, narrowed by the address, with moves of many at once. */
export function TasksPage() {
  const words = useWords(tasksWords);
  const may = useMay();
  const found = useSearch({ from: '/signed-in/tasks' });
  const signature = JSON.stringify(readTasksSearch({ ...found }));
  const search = useMemo(() => JSON.parse(signature) as TasksSearch, [signature]);
  const navigate = useNavigate({ from: '/tasks' });
  // "The last hour" is counted from when it was asked for, so the question stays the same while it is shown.
  const filters = useMemo(() => filtersOf(search, Date.now()), [search]);
  const list = useList('listTasks', filters);
  const selection = useSelection(useMemo(() => list.rows.map(keyOf), [list.rows]));
  const columns = useTaskColumns();
  const isNarrow = useNarrow();
  const stats = (list.answer?.['stats'] ?? []) as readonly StatusCount[];
  const change = (next: TasksSearch): void => void navigate({ search: readTasksSearch({ ...next }) });
  const isEmpty = !list.isPending && list.error === null && list.rows.length === 0;
  const canPick = may.write && may.reachAll;
  return (
    <>
      <PageHeader title={words.title} detail={stats.length === 0 ? undefined : words.total(sumOf(stats))}>
        {may.write && (
          <Button look="main" icon="plus" onClick={() => openCompose({ kind: 'task' })}>
            {words.newTask}
          </Button>
        )}
      </PageHeader>
      <TasksFilters search={search} onChange={change} stats={stats} />
      {list.isPending && <Skeleton rows={10} />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {isEmpty && <NoTasks search={search} isLooking={list.hasMore} onClear={() => change({})} />}
      {(list.rows.length > 0 || list.hasMore) && (
        <DataTable
          label={words.list}
          rows={list.rows}
          columns={columns}
          keyOf={keyOf}
          nameOf={titleOf}
          rowHeight={isNarrow ? 60 : 42}
          list={list}
          onOpen={({ task_id: taskId }) => void navigate({ to: '/tasks/$taskId', params: { taskId } })}
          {...(canPick && { selection })}
        />
      )}
      {canPick && <BulkActions tasks={list.rows} selection={selection} />}
    </>
  );
}

function sumOf(stats: readonly StatusCount[]): number {
  return stats.reduce((sum, { count }) => sum + count, 0);
}

/** Why the list is empty, and what to do next. */
function NoTasks({
  search,
  isLooking,
  onClear,
}: {
  readonly search: TasksSearch;
  /** The hub looked at a part of the tasks so far. */
  readonly isLooking: boolean;
  readonly onClear: () => void;
}) {
  const words = useWords(tasksWords);
  const may = useMay();
  if (isLooking) return <Empty icon="search" title={words.looking} />;
  if (Object.keys(search).length > 0) {
    return (
      <Empty icon="filter" title={words.noMatch}>
        <Button onClick={onClear}>{words.clear}</Button>
      </Empty>
    );
  }
  if (!may.write)
    return (
      <Empty icon="tasks" title={words.none}>
        {words.noneRead}
      </Empty>
    );
  return (
    <Empty icon="tasks" title={words.none}>
      <p>{words.noneNext}</p>
      <Button look="main" icon="plus" onClick={() => openCompose({ kind: 'task' })}>
        {words.newTask}
      </Button>
    </Empty>
  );
}
