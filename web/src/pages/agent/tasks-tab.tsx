import type { ListRows } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { useList } from '../../live/use-list.ts';
import { Age } from '../../parts/age.tsx';
import { TaskState } from '../../parts/dot.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { useNameOf } from '../shared/use-name-of.ts';
import { ListState } from './list-state.tsx';
import { TaskLink } from './message-row.tsx';
import { tabWords } from './tab-words.ts';
import style from './rows.module.css';

type Task = ListRows['listTasks'];
const waiting = ['created', 'delivered', 'acked', 'running'] as const;

/** The live tasks of the agent: what it works on and what waits for it. */
export function QueueTab({ alias }: { readonly alias: string }) {
  const words = useWords(tabWords);
  const list = useList('listTasks', { to_name: alias, status: waiting });
  return (
    <ListState list={list} icon="tasks" title={words.noQueue} next={words.noQueueNext}>
      <VirtualList label={words.tabs.queue} rows={list.rows} list={list} keyOf={keyOf} rowHeight={48}>
        {(task: Task) => <TaskRow task={task} />}
      </VirtualList>
    </ListState>
  );
}

const keyOf = ({ task_id }: Task): string => task_id;

function TaskRow({ task }: { readonly task: Task }) {
  const words = useWords(tabWords);
  const { task_id: taskId, status, content, priority, created_at: at } = task;
  const sender = useNameOf(task.sender_kind, task.sender_id);
  const rank = (words.priority as Readonly<Record<string, string>>)[priority];
  return (
    <div className={style['taskRow']}>
      <span>
        <TaskState status={status} />
      </span>
      <span className={style['title']}>
        <TaskLink taskId={taskId}>{content.split('\n')[0]}</TaskLink>
      </span>
      <span className={style['end']}>
        {rank !== undefined && <span className={style['rank']}>{rank}</span>}
        <span className={style['other']}>{words.fromWhom(sender ?? task.from_name)}</span>
        <Age at={at} isShort />
      </span>
    </div>
  );
}
