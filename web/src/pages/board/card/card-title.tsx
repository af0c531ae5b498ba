import { useState, type SubmitEvent } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { classes } from '../../../parts/classes.ts';
import { partWords } from '../../../parts/part-words.ts';
import { useOpenCard } from './card-context.ts';
import { cardWords } from './words.ts';
import style from './card-drawer.module.css';

const longest = 80;

/** The title of the card, and the field that changes it. */
export function CardTitle() {
  const words = useWords(cardWords);
  const parts = useWords(partWords);
  const { card, mayWrite, edit } = useOpenCard();
  // The card as it was when the person began: what others change meanwhile is not overwritten.
  const [seen, setSeen] = useState<typeof card>();
  const [name, setName] = useState('');
  if (seen === undefined) {
    const begin = (): void => {
      setSeen(card);
      setName(card.name);
    };
    return (
      <div className={style['title']}>
        <h3>{card.name}</h3>
        {mayWrite && <IconButton icon="edit" label={words.editTitle} onClick={begin} />}
      </div>
    );
  }
  const end = (): void => setSeen(undefined);
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    if (wanted !== seen.name) edit({ name: wanted }, undefined, seen);
    end();
  };
  return (
    <form className={style['write']} onSubmit={save}>
      <input
        autoFocus
        required
        className={classes(style['input'], style['titleInput'])}
        aria-label={words.title}
        maxLength={longest}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          end();
        }}
      />
      <div className={style['buttons']}>
        <Button onClick={end}>{parts.cancel}</Button>
        <Button type="submit" look="main">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
