import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Badge } from '../../parts/badge.tsx';
import { TaskState } from '../../parts/dot.tsx';
import { AgentLink } from '../shared/agent-link.tsx';
import { useNameOf } from '../shared/use-name-of.ts';
import { tabWords } from './tab-words.ts';
import style from './rows.module.css';

/** Something that was sent: a task, a message, a reply, a broadcast. */
export interface Sent {
  readonly type: string;
  readonly sender: Sender;
  /** Left out where everything is for the agent of the page. */
  readonly to?: string | undefined;
  readonly text: string;
  readonly at: string;
  /** Of a task, and of a reply to one. */
  readonly taskId?: string | undefined;
  /** What became of the task, where it is known. */
  readonly status?: string | undefined;
  /** Nobody has taken it yet. */
  readonly isWaiting: boolean;
}

/** Who sent it: the token tells, whatever the label says. */
export interface Sender {
  readonly kind: string | undefined;
  readonly id: string;
  readonly label: string;
}

/** Who sent what to whom, and when; the whole text stands on the page of its task. */
export function MessageRow({ sent }: { readonly sent: Sent }) {
  const { type, sender, to, text, at, taskId, status, isWaiting } = sent;
  const words = useWords(tabWords);
  const name = (words.type as Readonly<Record<string, string>>)[type] ?? type;
  const body = <span className={style['text']}>{text}</span>;
  return (
    <article className={style['message']}>
      <p className={style['line']}>
        <span className={style['type']}>{name}</span>
        <span className={style['who']}>
          <span className="for-readers">{words.from} </span>
          <SenderName sender={sender} />
          {to !== undefined && (
            <>
              <span aria-hidden="true"> → </span>
              <span className="for-readers"> {words.to} </span>
              {to}
            </>
          )}
        </span>
        {status !== undefined && <TaskState status={status} />}
        {isWaiting && <Badge>{words.waits}</Badge>}
        <span className={style['end']}>
          {taskId !== undefined && <TaskLink taskId={taskId}>{words.openTask}</TaskLink>}
          <Age at={at} />
        </span>
      </p>
      {sender.kind === 'node' ? <AgentSaid>{body}</AgentSaid> : body}
    </article>
  );
}

function SenderName({ sender: { kind, id, label } }: { readonly sender: Sender }) {
  const name = useNameOf(kind, id);
  if (kind === 'node' && name !== undefined) return <AgentLink alias={name} />;
  return <span>{name ?? label}</span>;
}

/** Leads to the page of a task. */
export function TaskLink({ taskId, children }: { readonly taskId: string; readonly children: ReactNode }) {
  return (
    <Link to="/tasks/$taskId" params={{ taskId }}>
      {children}
    </Link>
  );
}
