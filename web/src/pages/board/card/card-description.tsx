import type { Requirement } from '@agent-collaboration-hub/client';
import { useState, type KeyboardEvent } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { AgentSaid } from '../../../parts/agent-said.tsx';
import { Button, IconButton } from '../../../parts/button.tsx';
import { classes } from '../../../parts/classes.ts';
import { Markdown } from '../../../parts/markdown.tsx';
import { partWords } from '../../../parts/part-words.ts';
import { useOpenCard } from './card-context.ts';
import { useDescriptionAuthor } from './use-card-events.ts';
import { cardWords } from './words.ts';
import style from './card-drawer.module.css';

const longest = 20_000;

/** The description as Markdown, with the mark of an agent where one wrote it. */
export function CardDescription() {
  const words = useWords(cardWords);
  const { card, mayWrite } = useOpenCard();
  const [seen, setSeen] = useState<Requirement>();
  const author = useDescriptionAuthor();
  const text = card.description ?? '';
  const shown = <Markdown text={text} />;
  const begin = (): void => setSeen(card);
  if (seen !== undefined) return <Editor seen={seen} onEnd={() => setSeen(undefined)} />;
  return (
    <section className={style['section']}>
      <div className={style['sectionHead']}>
        <h3>{words.description}</h3>
        {mayWrite && text !== '' && <IconButton icon="edit" label={words.editDescription} onClick={begin} />}
      </div>
      {text === '' && !mayWrite && <p className={style['quiet']}>{words.noDescription}</p>}
      {text === '' && mayWrite && (
        <Button icon="edit" onClick={begin}>
          {words.writeDescription}
        </Button>
      )}
      {text !== '' && (author === 'node' ? <AgentSaid>{shown}</AgentSaid> : shown)}
    </section>
  );
}

function Editor({ seen, onEnd }: { readonly seen: Requirement; readonly onEnd: () => void }) {
  const words = useWords(cardWords);
  const parts = useWords(partWords);
  const { edit } = useOpenCard();
  const [text, setText] = useState(seen.description ?? '');
  const left = longest - [...text].length;
  const save = (): void => {
    if (left < 0) return;
    if (text !== seen.description) edit({ description: text }, undefined, seen);
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    if (event.key !== 'Escape') return;
    // An unsaved text is not thrown away by the key that closes the drawer.
    event.stopPropagation();
    if (text === (seen.description ?? '')) onEnd();
  };
  return (
    <section className={classes(style['section'], style['write'])}>
      <textarea
        autoFocus
        className={classes(style['text'], style['long'])}
        aria-label={words.description}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={style['buttons']}>
        <span className={left < 0 ? style['refusal'] : style['quiet']}>
          {left < 0 ? words.tooLong(left) : words.markdown}
        </span>
        <Button onClick={onEnd}>{parts.cancel}</Button>
        <Button look="main" disabled={left < 0} onClick={save}>
          {words.save}
        </Button>
      </div>
    </section>
  );
}
