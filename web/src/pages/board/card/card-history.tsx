import type { RequirementEvent } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { language, useWords } from '../../../i18n/language.ts';
import { Age } from '../../../parts/age.tsx';
import { AgentSaid } from '../../../parts/agent-said.tsx';
import { Avatar } from '../../../parts/avatar.tsx';
import { Button } from '../../../parts/button.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Markdown } from '../../../parts/markdown.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { useBoard } from '../board-context.ts';
import { nameOf } from '../names.ts';
import { boardWords } from '../words.ts';
import { useOpenCard } from './card-context.ts';
import { CommentForm } from './comment-form.tsx';
import { describeEvent, type EventNames } from './describe-event.ts';
import { useCardEvents } from './use-card-events.ts';
import { cardWords } from './words.ts';
import drawer from './card-drawer.module.css';
import style from './card-history.module.css';

/** What was said about the card and what was done to it, the newest first. */
export function CardHistory() {
  const words = useWords(cardWords);
  const { mayWrite } = useOpenCard();
  const [shown, setShown] = useState('all');
  const list = useCardEvents();
  const names = useEventNames(list.rows);
  const rows = shown === 'all' ? list.rows : list.rows.filter(({ kind }) => kind === 'comment');
  const options = [
    { value: 'all', label: words.all },
    { value: 'comments', label: words.comments },
  ];
  return (
    <section className={drawer['section']}>
      <div className={drawer['sectionHead']}>
        <h3>{words.activity}</h3>
        <Choice label={words.show} options={options} value={shown} onChange={setShown} />
      </div>
      {mayWrite && <CommentForm />}
      {list.isPending && <Skeleton rows={3} />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {!list.isPending && rows.length === 0 && list.error === null && (
        <p className={drawer['quiet']}>{words.noComments}</p>
      )}
      <ol className={style['events']}>
        {rows.map((event) => (
          <li key={event.id} className={event.kind === 'comment' ? style['comment'] : style['change']}>
            <Entry event={event} names={names} />
          </li>
        ))}
      </ol>
      {list.hasMore && (
        <Button look="plain" onClick={list.loadMore}>
          {words.older}
        </Button>
      )}
    </section>
  );
}

function Entry({ event, names }: { readonly event: RequirementEvent; readonly names: EventNames }) {
  const isAgent = event.actor?.kind === 'node';
  const who = event.actor?.display_name ?? names.words.someone;
  const mark = isAgent ? <Icon name="agent" /> : <Avatar name={who} />;
  if (event.kind !== 'comment') {
    return (
      <>
        <span className={style['mark']}>{mark}</span>
        <p className={style['line']}>
          <span className={style['who']}>{who}</span> {describeEvent(event, names)} <Age at={event.at} />
        </p>
      </>
    );
  }
  const text = <Markdown text={(event.new as { readonly text: string }).text} />;
  return (
    <>
      <span className={style['mark']}>{mark}</span>
      <div className={style['said']}>
        <p className={style['head']}>
          <span className={style['who']}>{who}</span> <Age at={event.at} />
        </p>
        {isAgent ? <AgentSaid>{text}</AgentSaid> : text}
      </div>
    </>
  );
}

/** Names for the ids in the history, as far as this page knows them. */
function useEventNames(events: readonly RequirementEvent[]): EventNames {
  const words = useWords(cardWords);
  const board = useWords(boardWords);
  const current = language.use();
  const { projects } = useBoard();
  const { card } = useOpenCard();
  const people = [card.owner, card.agent_owner, ...card.participants].filter((one) => one !== null);
  const names = new Map([
    ...events.map(({ actor }) => [actor?.id, actor?.display_name ?? undefined] as const),
    ...people.map((one) => [one.id, nameOf(one, board)] as const),
  ]);
  return { words, board, language: current, nameOf: (id) => projects.get(id)?.name ?? names.get(id) };
}
