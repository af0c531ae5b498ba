import type { Task } from '@agent-collaboration-hub/client';
import { language, useWords } from '../../i18n/language.ts';
import { useList } from '../../live/use-list.ts';
import { AgentLink } from '../shared/agent-link.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { useNow } from '../../parts/age.tsx';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { exactTime } from '../../parts/describe-age.ts';
import { describeSpan } from '../../parts/describe-span.ts';
import { useNameOf } from '../shared/use-name-of.ts';
import { isLive } from '../shared/task-moves.ts';
import { gapHeights, stepsOf, type Step } from './timeline-steps.ts';
import { taskWords } from './words.ts';
import style from './task-timeline.module.css';

/** What happened to a task and when, the gaps drawn to scale. The last gap of a live task grows. */
export function TaskTimeline({
  task,
  isOpen,
}: {
  readonly task: Task;
  /** The reader may see each step. */ readonly isOpen: boolean;
}) {
  const words = useWords(taskWords);
  const now = useNow();
  const list = useList('listTaskEvents', { task_id: task.task_id }, { isWanted: isOpen });
  const steps = stepsOf(task, isOpen ? list.rows : undefined);
  const marks = withNow(steps, task, now);
  const heights = gapHeights(marks.map(({ at }) => at));
  return (
    <>
      {list.hasMore && <Button onClick={list.loadMore}>{words.earlier}</Button>}
      <ol className={style['timeline']}>
        {marks.map((step, index) => (
          <li key={step.key} className={style['step']}>
            <span aria-hidden="true" className={classes(style['dot'], style[step.what])} />
            <StepText step={step} task={task} />
            {heights[index] !== undefined && (
              <Gap height={heights[index]} span={(marks[index + 1]?.at ?? 0) - step.at} isAhead={step.at >= now} />
            )}
          </li>
        ))}
      </ol>
      {!isOpen && <p className={style['outline']}>{words.noSteps}</p>}
    </>
  );
}

type Mark = Step | (Omit<Step, 'what'> & { readonly what: 'now' });

/** The present stands among the steps of a task that goes on. */
function withNow(steps: readonly Step[], task: Task, now: number): Mark[] {
  if (!isLive(task)) return [...steps];
  return [...steps, { key: 'now', at: now, what: 'now' as const }].sort((a, b) => a.at - b.at);
}

function Gap({ height, span, isAhead }: { readonly height: number; readonly span: number; readonly isAhead: boolean }) {
  const current = language.use();
  return (
    <>
      <span aria-hidden="true" className={classes(style['line'], isAhead && style['ahead'])} />
      <span className={style['gap']} style={{ height }}>
        {span > 0 && describeSpan(span, current)}
      </span>
    </>
  );
}

function StepText({ step, task }: { readonly step: Mark; readonly task: Task }) {
  const words = useWords(taskWords);
  const current = language.use();
  return (
    <div className={style['text']}>
      <span className={step.what === 'now' ? style['now'] : style['what']}>
        {step.what === 'now' ? words.now : words.step[step.what]}
      </span>
      {step.actor !== undefined && <Actor actor={step.actor} task={task} isFirst={step.what === 'sent'} />}
      <time dateTime={new Date(step.at).toISOString()} title={exactTime(step.at, current)} className={style['at']}>
        {clockTime(step.at, current)}
      </time>
      {step.detail !== undefined && (
        <span className={style['detail']}>
          {step.what === 'cancelled' && step.actor !== 'hub' ? (
            <AgentSaid isInline>{step.detail}</AgentSaid>
          ) : (
            step.detail
          )}
        </span>
      )}
    </div>
  );
}

/** Who caused a step: a node by its alias, the sender of the task by name, any other person without one. */
function Actor({ actor, task, isFirst }: { readonly actor: string; readonly task: Task; readonly isFirst: boolean }) {
  const words = useWords(taskWords);
  const isNode = actor !== 'hub' && actor !== 'system';
  const alias = actor === task.to_node_id ? task.to_name : undefined;
  const kind = isFirst ? task.sender_kind : isNode && alias === undefined ? 'node' : undefined;
  const name = useNameOf(kind, isFirst ? task.sender_id : actor);
  const shown = alias ?? name;
  if (isNode) return <span className={style['by']}>{shown === undefined ? actor : <AgentLink alias={shown} />}</span>;
  if (actor === 'system') return <span className={style['by']}>{words.hub}</span>;
  return <span className={style['by']}>{shown ?? words.person}</span>;
}

/** The year stands in the exact time on hover. */
const dayAndTime = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

function clockTime(at: number, current: 'en' | 'zh'): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const format = isToday ? ({ timeStyle: 'medium' } as const) : dayAndTime;
  return new Intl.DateTimeFormat(current === 'zh' ? 'zh-CN' : 'en-GB', format).format(at);
}
