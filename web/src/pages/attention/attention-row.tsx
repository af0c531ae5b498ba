import type { AttentionItem } from '@agent-collaboration-hub/client';
import { memo } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { classes } from '../../parts/classes.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import type { Asked } from './action-dialog.tsx';
import { AttentionActions } from './attention-actions.tsx';
import { SubjectLink, TaskLink } from './subject-link.tsx';
import { attentionWords } from './words.ts';
import style from './attention-row.module.css';

const icons: Readonly<Record<string, IconName>> = {
  task: 'tasks',
  agent: 'agent',
  delivery: 'inbox',
  node: 'nodes',
  card: 'board',
  message: 'message',
};

/** One thing that waits: what it is, the cause, since when, what was seen, and what mends it. */
export const AttentionRow = memo(function AttentionRow({
  item,
  heading,
  onAsk,
}: {
  readonly item: AttentionItem;
  /** The name of its severity, above the first of them. */
  readonly heading: string | undefined;
  /** An action needs an answer of the person first. */
  readonly onAsk: (asked: Asked) => void;
}) {
  const words = useWords(attentionWords);
  const { severity, subject, evidence, since } = item;
  const facts = [
    evidence.priority === undefined ? '' : (words.priority[evidence.priority as 'high'] ?? ''),
    evidence.layers === undefined ? '' : words.layers(evidence.layers.join(', ')),
  ].filter((fact) => fact !== '');
  return (
    <article className={style['item']}>
      {heading !== undefined && <h2 className={classes(style['heading'], style[severity])}>{heading}</h2>}
      <div className={style['row']}>
        <span className={classes(style['icon'], style[severity])}>
          <Icon name={icons[subject.type] ?? 'info'} />
        </span>
        <div className={style['what']}>
          <p className={style['subject']}>
            <SubjectLink subject={subject} evidence={evidence} />
          </p>
          <p className={style['reason']}>
            {words.reason(item)} {facts.length > 0 && <span className={style['facts']}>{facts.join(' · ')} </span>}
            {subject.type === 'agent' && evidence.task_id !== undefined && <TaskLink taskId={evidence.task_id} />}
          </p>
          {evidence.detail !== undefined && <AgentSaid isInline>{evidence.detail}</AgentSaid>}
        </div>
        <span className={style['since']}>
          <Age at={since} isShort />
        </span>
        <AttentionActions item={item} onAsk={onAsk} />
      </div>
    </article>
  );
});
