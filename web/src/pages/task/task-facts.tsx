import type { Task } from '@agent-collaboration-hub/client';
import type { ReactNode } from 'react';
import { language, useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { AgentLink } from '../shared/agent-link.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { describeSpan } from '../../parts/describe-span.ts';
import { useNameOf } from '../shared/use-name-of.ts';
import { wireTime } from '../../parts/wire-time.ts';
import { moveWords } from '../shared/move-words.ts';
import { isLive } from '../shared/task-moves.ts';
import { taskWords } from './words.ts';
import style from './task-facts.module.css';

/** Who, for whom, how urgent and how long; the label of the sender beside who it really was. */
export function TaskFacts({ task }: { readonly task: Task }) {
  const words = useWords(taskWords);
  const { priority } = useWords(moveWords);
  const current = language.use();
  const { fact } = words;
  const end = task.completed_at;
  return (
    <dl className={style['facts']}>
      <Fact name={fact.to}>
        <AgentLink alias={task.to_name} />
      </Fact>
      <Fact name={fact.sender}>
        <Sender task={task} />
      </Fact>
      <Fact name={fact.from}>
        <span title={words.labelDiffers}>{task.from_name}</span>
      </Fact>
      <Fact name={fact.priority}>{(priority as Readonly<Record<string, string>>)[task.priority] ?? task.priority}</Fact>
      <Fact name={fact.sent}>
        <Age at={task.created_at} />
      </Fact>
      {end !== null && <Fact name={fact.took}>{describeSpan(wireTime(end) - wireTime(task.created_at), current)}</Fact>}
      {task.expires_at !== null && isLive(task) && (
        <Fact name={fact.expires}>
          <Age at={task.expires_at} />
        </Fact>
      )}
      <Fact name={fact.id}>
        <code className={style['id']}>{task.task_id}</code>
        <CopyButton text={task.task_id} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={style['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sender({ task: { sender_kind: kind, sender_id: id } }: { readonly task: Task }) {
  const words = useWords(taskWords);
  const name = useNameOf(kind, id);
  const kindName = (words.kind as Readonly<Record<string, string>>)[kind] ?? kind;
  if (kind === 'system') return <>{kindName}</>;
  return (
    <>
      {kind === 'node' && name !== undefined ? <AgentLink alias={name} /> : (name ?? <code>{id}</code>)}
      <span className={style['kind']}>{kindName}</span>
    </>
  );
}
