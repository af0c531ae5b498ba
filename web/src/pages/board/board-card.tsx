import type { Requirement } from '@agent-collaboration-hub/client';
import { memo, useRef } from 'react';
import { language } from '../../i18n/language.ts';
import { useWords } from '../../i18n/language.ts';
import { useNow } from '../../parts/age.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { Badge } from '../../parts/badge.tsx';
import { classes } from '../../parts/classes.ts';
import { Icon } from '../../parts/icon.tsx';
import { useBoard } from './board-context.ts';
import { useDraggable } from './drag-cards.ts';
import { MoveMenu } from './move-menu.tsx';
import { isOverdue, nameOf, shortDay } from './names.ts';
import { Tag } from './tag.tsx';
import { boardWords } from './words.ts';
import style from './board-card.module.css';

/** A card of the board: what it is, where it belongs, who does it, by when. */
export const BoardCard = memo(function BoardCard({ card }: { readonly card: Requirement }) {
  const words = useWords(boardWords);
  const board = useBoard();
  const element = useRef<HTMLElement>(null);
  const isDragged = useDraggable(element, card, board.mayWrite && !card.archived);
  const project = card.project_id === null ? undefined : board.projects.get(card.project_id);
  return (
    <article ref={element} data-card={card.id} className={classes(style['card'], isDragged && style['dragged'])}>
      <div className={style['top']}>
        <span className={style['number']}>#{card.seq}</span>
        {project !== undefined && (
          <span className={style['project']}>
            <span className={style['swatch']} style={{ background: project.color }} />
            <span className={style['short']}>{project.name}</span>
          </span>
        )}
        {board.mayWrite && (
          <span className={style['menu']}>
            <MoveMenu card={card} />
          </span>
        )}
      </div>
      <h3 className={style['name']}>
        <button type="button" data-open className={style['open']} onClick={() => board.open(card.id)}>
          {card.name}
        </button>
      </h3>
      {(card.tags.length > 0 || card.priority !== 'normal' || card.archived) && (
        <div className={style['tags']}>
          {card.priority !== 'normal' && (
            <Badge tone={card.priority === 'high' ? 'now' : 'quiet'}>
              {words.priority[card.priority as 'low'] ?? card.priority}
            </Badge>
          )}
          {card.archived && <Badge>{words.isArchived}</Badge>}
          {card.tags.map((tag) => (
            <Tag key={tag} name={tag} />
          ))}
        </div>
      )}
      <CardFoot card={card} />
    </article>
  );
});

function CardFoot({ card }: { readonly card: Requirement }) {
  const words = useWords(boardWords);
  const { total, done } = card.checklist_progress;
  const { owner, agent_owner: agent, children, due } = card;
  if (owner === null && agent === null && due === null && total === 0 && children.total === 0) return null;
  return (
    <div className={style['foot']}>
      {due !== null && <Due card={card} due={due} />}
      {total > 0 && (
        <span className={style['fact']} title={words.steps(done, total)}>
          <Icon name="tasks" size={14} />
          {done}/{total}
        </span>
      )}
      {children.total > 0 && (
        <span className={style['fact']} title={words.parts(children.done, children.total)}>
          <Icon name="board" size={14} />
          {children.done}/{children.total}
        </span>
      )}
      <span className={style['people']}>
        {agent !== null && (
          <span className={style['agent']} title={words.agentOwner(nameOf(agent, words))}>
            <Icon name="agent" size={14} />
            <span className={style['short']}>{nameOf(agent, words)}</span>
          </span>
        )}
        {owner !== null && (
          <span title={words.owner(nameOf(owner, words))}>
            <Avatar name={nameOf(owner, words)} />
            <span className="for-readers">{words.owner(nameOf(owner, words))}</span>
          </span>
        )}
      </span>
    </div>
  );
}

function Due({ card, due }: { readonly card: Requirement; readonly due: string }) {
  const words = useWords(boardWords);
  const day = shortDay(due, language.use());
  const isLate = isOverdue(card, useNow());
  return (
    <span
      className={classes(style['fact'], isLate && style['late'])}
      title={isLate ? words.overdue(day) : words.dueOn(day)}
    >
      <Icon name="calendar" size={14} />
      {isLate ? words.overdue(day) : day}
    </span>
  );
}
