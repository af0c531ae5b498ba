import type { ChecklistItem } from '@agent-collaboration-hub/client';
import { useState, type SubmitEvent } from 'react';
import { useNetworkId } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { classes } from '../../../parts/classes.ts';
import { useChangeCard } from '../use-change-card.ts';
import { useOpenCard } from './card-context.ts';
import { cardWords } from './words.ts';
import drawer from './card-drawer.module.css';
import style from './card-checklist.module.css';

const longest = 500;
const most = 100;

/** The steps of the card: tick, add and remove them. */
export function CardChecklist() {
  const words = useWords(cardWords);
  const { card, mayWrite, edit } = useOpenCard();
  const items = card.checklist ?? [];
  const { total, done } = card.checklist_progress;
  const write = (next: readonly ChecklistItem[]): void => edit({ checklist: next }, withProgress(next));
  if (total === 0 && !mayWrite) return null;
  return (
    <section className={drawer['section']}>
      <div className={drawer['sectionHead']}>
        <h3>{words.checklist}</h3>
        {total > 0 && (
          <span className={drawer['quiet']}>
            {done}/{total}
          </span>
        )}
      </div>
      {total > 0 && <progress className={style['progress']} aria-label={words.checklist} max={total} value={done} />}
      <ul>
        {items.map((item) => (
          <Step key={item.id} item={item} onRemove={() => write(items.filter(({ id }) => id !== item.id))} />
        ))}
      </ul>
      {mayWrite && items.length < most && (
        <NewStep onAdd={(text) => write([...items, { id: crypto.randomUUID(), text, done: false }])} />
      )}
    </section>
  );
}

function Step({ item, onRemove }: { readonly item: ChecklistItem; readonly onRemove: () => void }) {
  const words = useWords(cardWords);
  const { card, mayWrite } = useOpenCard();
  const networkId = useNetworkId();
  const change = useChangeCard();
  const tick = (done: boolean): void => {
    const next = (card.checklist ?? []).map((one) => (one.id === item.id ? { ...one, done } : one));
    void change({
      seen: card,
      change: {},
      wanted: withProgress(next),
      // One step alone: what others tick at the same time stays.
      send: (hub) =>
        hub.call('updateChecklistItem', { requirement_id: card.id, item_id: item.id, network_id: networkId, done }),
    });
  };
  return (
    <li className={style['step']}>
      <label className={classes(style['label'], item.done && style['done'])}>
        <input
          type="checkbox"
          checked={item.done}
          disabled={!mayWrite}
          onChange={(event) => tick(event.target.checked)}
        />
        <span>{item.text}</span>
      </label>
      {mayWrite && (
        <span className={style['remove']}>
          <IconButton icon="close" label={words.removeStep(item.text)} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}

function NewStep({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const words = useWords(cardWords);
  const [text, setText] = useState('');
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <form className={style['new']} onSubmit={add}>
      <input
        className={drawer['input']}
        aria-label={words.addStep}
        placeholder={words.stepHint}
        maxLength={longest}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {words.add}
      </Button>
    </form>
  );
}

function withProgress(checklist: readonly ChecklistItem[]) {
  return {
    checklist,
    checklist_progress: { total: checklist.length, done: checklist.filter(({ done }) => done).length },
  };
}
