import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button } from '../../parts/button.tsx';
import { partWords } from '../../parts/part-words.ts';
import { Refused } from '../../parts/refused.tsx';
import type { BoardFilters, Column } from './board-search.ts';
import { sought } from './board-context.ts';
import { keep } from './pins.ts';
import { showCard } from './show-card.ts';
import { boardWords } from './words.ts';
import style from './new-card.module.css';

const longest = 80;

interface NewCardProps {
  readonly column: Column;
  readonly filters: BoardFilters;
  readonly onClose: () => void;
}

/** Writes cards into a column, one after the other; they begin with what the board is filtered by. */
export function NewCard({ column, filters, onClose }: NewCardProps) {
  const words = useWords(boardWords);
  const parts = useWords(partWords);
  const networkId = useNetworkId();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const { act, isActing, refusal, forget } = useAct(
    (hub, title: string) =>
      hub.call('createRequirement', { network_id: networkId, name: title, column, ...beginningsOf(filters) }),
    { showsRefusal: true, stale: () => [{ call: 'listTags' }] },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '' || isActing) return;
    const answer = await act(name);
    if (answer === undefined) return;
    keep(answer.requirement);
    showCard({ client, networkId }, answer.requirement);
    setName('');
  };
  const leave = (): void => {
    onClose();
    sought.set(undefined);
  };
  return (
    <form className={style['form']} onSubmit={(event) => void submit(event)}>
      <input
        autoFocus
        className={style['input']}
        aria-label={words.newCardIn(words.column[column])}
        aria-invalid={refusal !== undefined || undefined}
        placeholder={words.newCardHint}
        maxLength={longest}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          if (refusal !== undefined) forget();
        }}
        onKeyDown={(event) => event.key === 'Escape' && leave()}
      />
      <Refused text={refusal?.message} />
      <div className={style['buttons']}>
        <Button look="plain" onClick={leave}>
          {parts.close}
        </Button>
        <Button type="submit" look="main" isBusy={isActing}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}

/** What a new card has from the filters, so that it is seen where it was written. */
function beginningsOf({ tag, project, priority, owner, agent }: BoardFilters) {
  return {
    ...(tag !== undefined && { tags: [tag] }),
    ...(project !== undefined && { project_id: project }),
    ...(priority !== undefined && { priority }),
    ...(owner !== undefined && { owner: { username: owner } }),
    ...(agent !== undefined && { agent_owner: { alias: agent } }),
  };
}
