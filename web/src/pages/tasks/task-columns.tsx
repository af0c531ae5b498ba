import { Link } from '@tanstack/react-router';
import type { Task } from '@agent-collaboration-hub/client';
import { useMemo } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { Badge } from '../../parts/badge.tsx';
import type { Column } from '../../parts/data-table.tsx';
import { TaskState } from '../../parts/dot.tsx';
import { AgentLink } from '../shared/agent-link.tsx';
import { moveWords } from '../shared/move-words.ts';
import { titleOf } from '../shared/task-moves.ts';
import { useSenderNames } from '../shared/use-sender-names.ts';
import { tasksWords } from './words.ts';
import style from './task-columns.module.css';

/** The columns of the list of tasks; phones show state and agent below the text. */
export function useTaskColumns(): readonly Column<Task>[] {
  const words = useWords(tasksWords);
  const senderOf = useSenderNames();
  return useMemo(() => {
    const { columns: titles } = words;
    const status: Column<Task> = {
      ...{ id: 'status', title: titles.status, width: '84px', from: 'tablet' },
      cell: (task) => <TaskState status={task.status} />,
    };
    const title: Column<Task> = {
      ...{ id: 'task', title: titles.task, width: 'minmax(0, 1fr)' },
      cell: (task) => <TitleCell task={task} />,
    };
    const priority: Column<Task> = {
      ...{ id: 'priority', title: titles.priority, width: '68px', from: 'desktop' },
      cell: (task) => <Priority task={task} />,
    };
    const to: Column<Task> = {
      ...{ id: 'to', title: titles.to, width: '140px', from: 'tablet' },
      cell: (task) => <AgentLink alias={task.to_name} />,
    };
    const from: Column<Task> = {
      ...{ id: 'from', title: titles.from, width: '128px', from: 'desktop' },
      cell: (task) => (
        <span className={style['quiet']} title={words.label(task.from_name)}>
          {senderOf(task)}
        </span>
      ),
    };
    const sent: Column<Task> = {
      ...{ id: 'sent', title: titles.sent, width: '64px', isNumber: true },
      cell: (task) => (
        <span className={style['quiet']}>
          <Age at={task.created_at} isShort />
        </span>
      ),
    };
    return [status, title, priority, to, from, sent];
  }, [words, senderOf]);
}

function TitleCell({ task }: { readonly task: Task }) {
  const words = useWords(tasksWords);
  return (
    <span className={style['task']}>
      <Link to="/tasks/$taskId" params={{ taskId: task.task_id }} className={style['title']}>
        {titleOf(task)}
      </Link>
      <span className={style['below']}>
        <TaskState status={task.status} />
        <span className={style['to']}>{words.toAlias(task.to_name)}</span>
        {task.priority === 'high' && <Priority task={task} />}
      </span>
    </span>
  );
}

/** A usual priority is not worth a word. */
function Priority({ task: { priority } }: { readonly task: Task }) {
  const { priority: names } = useWords(moveWords);
  if (priority === 'high') return <Badge tone="soon">{names.high}</Badge>;
  return <span className={style['quiet']}>{priority === 'low' ? names.low : ''}</span>;
}
