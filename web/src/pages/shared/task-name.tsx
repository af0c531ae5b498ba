import { Link } from '@tanstack/react-router';
import { useTaskTitle } from '../../live/use-task-title.ts';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { firstLine } from '../../parts/first-line.ts';
import style from './task-name.module.css';

/** What an agent calls its task: the name of the task whose id it says, as a link, else its own words. */
export function TaskName({ text }: { readonly text: string }) {
  const taskId = /^t_\w+$/.test(text) ? text : undefined;
  const title = useTaskTitle(taskId) ?? text;
  if (taskId === undefined) return <AgentSaid isInline>{firstLine(text)}</AgentSaid>;
  return (
    <Link to="/tasks/$taskId" params={{ taskId }} title={title} className={style['name']}>
      {title}
    </Link>
  );
}
