import { Link, useParams } from '@tanstack/react-router';
import type { GetTaskAnswer, Task } from '@agent-collaboration-hub/client';
import type { ReactNode } from 'react';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { refusalOf } from '../../live/refusal.ts';
import { useCall } from '../../live/use-call.ts';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { TaskState } from '../../parts/dot.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { Markdown } from '../../parts/markdown.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { isLive, titleOf } from '../shared/task-moves.ts';
import { readAttachments } from './read-attachments.ts';
import { TaskActions } from './task-actions.tsx';
import { TaskAttachments } from './task-attachments.tsx';
import { TaskDiagnostic } from './task-diagnostic.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskChildren, TaskParents } from './task-relatives.tsx';
import { TaskTimeline } from './task-timeline.tsx';
import { taskWords } from './words.ts';
import style from './task-page.module.css';

/** One task: where it stands and why, what happened when, what came of it, and what can be done. */
export function TaskPage() {
  const words = useWords(taskWords);
  const { taskId } = useParams({ from: '/signed-in/tasks/$taskId' });
  const { data, error, refetch } = useCall('getTask', { task_id: taskId });
  if (data !== undefined) return <ShownTask key={taskId} answer={data} />;
  if (error === null) return <Skeleton rows={8} />;
  if (refusalOf(error).status !== 404) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={words.task} />
      <Empty icon="tasks" title={words.notFound}>
        <p>{words.notFoundNext}</p>
        <Link to="/tasks">{words.toList}</Link>
      </Empty>
    </>
  );
}

/** The result of a task is kept up to so many characters. */
const cutAt = 4_000;

function ShownTask({ answer }: { readonly answer: GetTaskAnswer }) {
  const words = useWords(taskWords);
  const may = useMay();
  const { task } = answer;
  const attachments = readAttachments(task.meta_json);
  return (
    <article className={style['page']}>
      <TaskParents task={task} />
      <PageHeader title={titleOf(task)} detail={<TaskState status={task.status} />}>
        {may.write && <TaskActions task={task} hint={answer.diagnostic.action_hint} />}
      </PageHeader>
      <TaskDiagnostic answer={answer} />
      <div className={style['columns']}>
        <div className={style['main']}>
          {task.result !== null && (
            <Section title={words.result}>
              <AgentSaid>
                <Markdown text={task.result} />
              </AgentSaid>
              {[...task.result].length >= cutAt && <p className={style['quiet']}>{words.resultCut}</p>}
            </Section>
          )}
          {task.result === null && isLive(task) && (
            <Section title={words.result}>
              <p className={style['none']}>{words.noResult(task.to_name)}</p>
            </Section>
          )}
          <Section title={words.task}>
            <TaskText task={task} />
          </Section>
          {attachments.length > 0 && (
            <Section title={words.attachments}>
              <TaskAttachments attachments={attachments} />
            </Section>
          )}
          <TaskChildren task={task} />
        </div>
        <aside className={style['aside']} aria-label={words.facts}>
          <Section title={words.timeline}>
            <TaskTimeline task={task} isOpen={may.reachAll} />
          </Section>
          <Section title={words.facts}>
            <TaskFacts task={task} />
          </Section>
        </aside>
      </div>
    </article>
  );
}

/** What is to be done, and what the sender told beside it; marked where an agent wrote it. */
function TaskText({ task: { content, context, sender_kind: kind } }: { readonly task: Task }) {
  const words = useWords(taskWords);
  const text = <Markdown text={content} />;
  return (
    <>
      {kind === 'node' ? <AgentSaid>{text}</AgentSaid> : text}
      {typeof context === 'string' && context !== '' && (
        <details className={style['context']}>
          <summary>{words.context}</summary>
          <Markdown text={context} />
        </details>
      )}
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={style['section']}>
      <h2 className={style['heading']}>{title}</h2>
      {children}
    </section>
  );
}
