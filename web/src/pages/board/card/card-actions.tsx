import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNetworkId } from '../../../app/network.ts';
import { useStillHere } from '../../../app/use-still-here.ts';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { Menu } from '../../../parts/menu.tsx';
import { toast } from '../../../parts/toast-store.ts';
import { useBoard } from '../board-context.ts';
import { columns } from '../board-search.ts';
import { dropCard } from '../show-card.ts';
import { boardWords } from '../words.ts';
import { useOpenCard } from './card-context.ts';
import { cardWords } from './words.ts';
import style from './card-drawer.module.css';

/** What is done with the whole card: moved, linked to, archived, deleted. */
export function CardActions({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(cardWords);
  const board = useWords(boardWords);
  const { card, mayWrite, edit } = useOpenCard();
  const { move } = useBoard();
  const [isAsked, setAsked] = useState(false);
  const archived = !card.archived;
  const copy = (): void => {
    // The network stays in the address: whoever opens it may be looking at another one.
    void navigator.clipboard.writeText(location.href).then(
      () => toast.say(words.linkCopied),
      () => undefined,
    );
  };
  if (!mayWrite) {
    return (
      <div className={style['actions']}>
        <Button icon="link" onClick={copy}>
          {words.copyLink}
        </Button>
      </div>
    );
  }
  return (
    <div className={style['actions']}>
      <Menu
        align="start"
        trigger={<Button icon="arrow-right">{board.moveTo}</Button>}
        groups={[
          {
            items: columns.map((column) => ({
              label: board.column[column],
              isChosen: column === card.column,
              onSelect: () => move(card, column),
            })),
          },
        ]}
      />
      <Button icon="link" onClick={copy}>
        {words.copyLink}
      </Button>
      <Menu
        align="start"
        trigger={<IconButton icon="more" label={words.more} />}
        groups={[
          {
            items: [
              { label: archived ? board.archive : board.unarchive, icon: 'inbox', onSelect: () => edit({ archived }) },
            ],
          },
          { items: [{ label: words.remove, icon: 'trash', isDanger: true, onSelect: () => setAsked(true) }] },
        ]}
      />
      <Removal isOpen={isAsked} onEnd={() => setAsked(false)} onRemoved={onClose} />
    </div>
  );
}

function Removal({
  isOpen,
  onEnd,
  onRemoved,
}: {
  readonly isOpen: boolean;
  readonly onEnd: () => void;
  readonly onRemoved: () => void;
}) {
  const words = useWords(cardWords);
  const { card } = useOpenCard();
  const client = useQueryClient();
  const networkId = useNetworkId();
  const stillHere = useStillHere('card');
  const { act, isActing } = useAct(
    (hub, id: string) => hub.call('deleteRequirement', { requirement_id: id, network_id: networkId }),
    { done: () => words.removed(card.name), stale: () => [{ call: 'listTags' }, { call: 'listRequirements' }] },
  );
  const remove = async (): Promise<void> => {
    const isHere = stillHere();
    const answer = await act(card.id);
    onEnd();
    if (answer === undefined) return;
    if (isHere()) onRemoved();
    dropCard({ client, networkId }, card.id);
  };
  return (
    <Confirm
      isOpen={isOpen}
      onClose={onEnd}
      title={words.removeTitle(card.seq)}
      description={words.removeText(card.name)}
      action={words.removeAction}
      isBusy={isActing}
      onConfirm={() => void remove()}
    />
  );
}
