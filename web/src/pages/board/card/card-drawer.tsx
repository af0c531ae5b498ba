import { useEffect, useRef } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { useBoard } from '../board-context.ts';
import { ConflictBar } from '../conflict-bar.tsx';
import { conflict, useChangeCard } from '../use-change-card.ts';
import { CardActions } from './card-actions.tsx';
import { CardChecklist } from './card-checklist.tsx';
import { CardContext, type OpenCard } from './card-context.ts';
import { CardDescription } from './card-description.tsx';
import { CardFields } from './card-fields.tsx';
import { CardHistory } from './card-history.tsx';
import { CardParts } from './card-parts.tsx';
import { CardTitle } from './card-title.tsx';
import { useCard } from './use-card.ts';
import { cardWords } from './words.ts';
import style from './card-drawer.module.css';

/** All of a card, beside the board: its fields, description, checklist, comments and history. */
export function CardDrawer({ id, onClose }: { readonly id: string | undefined; readonly onClose: () => void }) {
  // While it closes it goes on to show what it showed.
  const last = useRef(id);
  useEffect(() => {
    if (id !== undefined) last.current = id;
  });
  const shown = id ?? last.current;
  const close = (): void => {
    conflict.set(undefined);
    onClose();
  };
  return shown === undefined ? null : <Drawer key={shown} id={shown} isOpen={id !== undefined} onClose={close} />;
}

function Drawer({
  id,
  isOpen,
  onClose,
}: {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const words = useWords(cardWords);
  const { mayWrite, open } = useBoard();
  const change = useChangeCard();
  const { card, isComplete, isGone, error, retry } = useCard(id, isOpen);
  const title = card === undefined ? words.loading : words.card(card.seq);
  const value: OpenCard | undefined = card && {
    card,
    mayWrite,
    open,
    edit: (fields, wanted, seen = card) =>
      void change({ seen, change: fields, wanted: wanted ?? (fields as Partial<typeof card>) }),
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} place="side" size="wide">
      {isGone && (
        <Empty icon="board" title={words.gone}>
          <p>{words.goneNext}</p>
        </Empty>
      )}
      {error !== null && !isGone && !isComplete && <Failure error={error} onRetry={retry} />}
      {value === undefined && error === null && !isGone && <Skeleton rows={6} />}
      {value !== undefined && !isGone && (
        <CardContext value={value}>
          <div className={style['card']}>
            <div className={style['main']}>
              <ConflictBar cardId={value.card.id} />
              <CardTitle />
              <CardActions onClose={onClose} />
            </div>
            <CardFields />
            <div className={style['rest']}>
              {isComplete ? (
                <>
                  <CardDescription />
                  <CardChecklist />
                  <CardParts />
                  <CardHistory />
                </>
              ) : (
                error === null && <Skeleton rows={5} />
              )}
            </div>
          </div>
        </CardContext>
      )}
    </Dialog>
  );
}
