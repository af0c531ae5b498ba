import { language, useWords } from '../../i18n/language.ts';
import type { Language } from '../../i18n/words.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useBoard, type Board } from './board-context.ts';
import { nameOf, shortDay } from './names.ts';
import type { CardField } from './read-field.ts';
import { conflict, useChangeCard, type Conflict } from './use-change-card.ts';
import { boardWords, type BoardWords } from './words.ts';
import style from './conflict-bar.module.css';

/** Says who changed a card before this person could, what it is now, and lets the person decide. */
export function ConflictBar({ cardId }: { /** Only a conflict of this card. */ readonly cardId?: string }) {
  const words = useWords(boardWords);
  const board = useBoard();
  const change = useChangeCard();
  const current = language.use();
  const found = conflict.use();
  if (found === undefined || (cardId !== undefined && found.now.id !== cardId)) return null;
  const { mine, now, fields, who } = found;
  const again = (): void => {
    conflict.set(undefined);
    void change({ ...mine, seen: now, isForced: true });
  };
  return (
    <div role="alert" className={style['bar']}>
      <Icon name="warning" />
      <div className={style['text']}>
        <p className={style['title']}>{words.conflict(who ?? words.hidden, now.name)}</p>
        {fields.map((field) => (
          <p key={field}>
            {words.conflictNow(
              (words.field as Readonly<Record<string, string>>)[field] ?? field,
              describeField({ field, now, words, board, language: current }),
            )}
          </p>
        ))}
      </div>
      <div className={style['buttons']}>
        <Button onClick={() => conflict.set(undefined)}>{words.keepTheirs}</Button>
        <Button look="main" onClick={again}>
          {words.mineAgain}
        </Button>
      </div>
    </div>
  );
}

interface Described {
  readonly field: CardField;
  readonly now: Conflict['now'];
  readonly words: BoardWords;
  readonly board: Board;
  readonly language: Language;
}

/** What a field of a card says now, in words. */
function describeField({ field, now, words, board, language: current }: Described): string {
  if (field === 'column') return words.column[now.column as 'done'] ?? now.column;
  if (field === 'priority') return words.priority[now.priority as 'low'] ?? now.priority;
  if (field === 'owner' || field === 'agent_owner') {
    const person = now[field];
    return person === null ? words.nothing : nameOf(person, words);
  }
  if (field === 'project_id') return board.projects.get(now.project_id ?? '')?.name ?? words.nothing;
  if (field === 'due' || field === 'start') return now[field] === null ? words.nothing : shortDay(now[field], current);
  if (field === 'tags') return now.tags.join(', ') || words.nothing;
  if (field === 'name') return now.name;
  if (field === 'external_url') return now.external_url ?? words.nothing;
  return words.changedText;
}
