import { Link } from '@tanstack/react-router';
import type { Task } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { useList } from '../../live/use-list.ts';
import { AgentLink } from '../shared/agent-link.tsx';
import { Button } from '../../parts/button.tsx';
import { TaskState } from '../../parts/dot.tsx';
import { Icon } from '../../parts/icon.tsx';
import { partWords } from '../../parts/part-words.ts';
import { titleOf } from '../shared/task-moves.ts';
import { taskWords } from './words.ts';
import style from './task-relatives.module.css';

/** So many tasks above this one are named. */
const most = 5;

/** The way from the list through the tasks that this one serves. */
export function TaskParents({ task }: { readonly task: Task }) {
  const words = useWords(taskWords);
  return (
    <nav aria-label={words.parents} className={style['path']}>
      <Link to="/tasks">{words.back}</Link>
      {task.parent_task_id !== null && <Parent id={task.parent_task_id} depth={1} />}
    </nav>
  );
}

/** A parent, behind its own parents. */
function Parent({ id, depth }: { readonly id: string; readonly depth: number }) {
  const { data } = useCall('getTask', { task_id: id });
  const above = data?.task.parent_task_id ?? null;
  return (
    <>
      {above !== null && depth < most && <Parent id={above} depth={depth + 1} />}
      <Icon name="chevron-right" size={12} />
      <Link to="/tasks/$taskId" params={{ taskId: id }}>
        {data === undefined ? id : titleOf(data.task)}
      </Link>
    </>
  );
}

/** The tasks that serve this one. */
export function TaskChildren({ task }: { readonly task: Task }) {
  const words = useWords(taskWords);
  const parts = useWords(partWords);
  const list = useList('listTasks', { parent_task_id: task.task_id }, { pageSize: 50 });
  if (list.rows.length === 0) return null;
  return (
    <section>
      <h2 className={style['heading']}>{words.children}</h2>
      <ul>
        {list.rows.map((child) => (
          <li key={child.task_id} className={style['child']}>
            <TaskState status={child.status} />
            <Link to="/tasks/$taskId" params={{ taskId: child.task_id }} className={style['title']}>
              {titleOf(child)}
            </Link>
            <AgentLink alias={child.to_name} />
          </li>
        ))}
      </ul>
      {list.hasMore && <Button onClick={list.loadMore}>{parts.loadMore}</Button>}
    </section>
  );
}
