import { Link } from '@tanstack/react-router';
import { useTaskTitle } from '../../live/use-task-title.ts';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { firstLine } from '../../parts/first-line.ts';
import style from './task-name.module.css';

/** What an agent calls its task: the name of the task whose id it says, as a link, else its own words. */
export function TaskName({ text }: { readonly text: string }) {
  const taskId = /^t_\w+$/.test(text) ? text : undefined;
  const known = useTaskTitle(taskId);
  if (taskId === undefined) return <AgentSaid isInline>{firstLine(text)}</AgentSaid>;
  // An id says nothing to a person, and the name is here in a moment.
  if (known === undefined) return <span className={style['pending']} />;
  const title = known ?? text;
  return (
    <Link to="/tasks/$taskId" params={{ taskId }} title={title} className={style['name']}>
      {title}
    </Link>
  );
}
