import { useVirtualizer } from '@tanstack/react-virtual';
import type { Requirement } from '@agent-collaboration-hub/client';
import { useCallback, useEffect, useId, useRef } from 'react';
import { useWords } from '../../i18n/language.ts';
import type { List } from '../../live/use-list.ts';
import { IconButton } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { Failure } from '../../parts/failure.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { BoardCard } from './board-card.tsx';
import { sought, useBoard } from './board-context.ts';
import type { BoardFilters, Column } from './board-search.ts';
import { useAnchor } from './use-anchor.ts';
import { useDropTarget } from './drag-cards.ts';
import { NewCard } from './new-card.tsx';
import { boardWords } from './words.ts';
import style from './board-column.module.css';

export interface BoardColumnProps {
  readonly column: Column;
  readonly list: List<Requirement>;
  readonly rows: readonly Requirement[];
  readonly filters: BoardFilters;
  readonly isWriting: boolean;
  readonly onWrite: (isWriting: boolean) => void;
}

const cardHeight = 108;
const overscan = 6;

/** A column of any length: only the cards in sight are in the page, and it loads on near its end. */
export function BoardColumn({ column, list, rows, filters, isWriting, onWrite }: BoardColumnProps) {
  const { move } = useBoard();
  const section = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  const isOver = useDropTarget(section, column, move);
  // With another function the places of all cards are counted anew.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current,
    estimateSize: () => cardHeight,
    getItemKey,
    gap: 8,
    overscan,
  });
  const { hasMore } = list;
  useAnchor(body, virtual, rows);
  useNextPage(list, rows.length, virtual.getVirtualItems().at(-1)?.index);
  useSoughtCard(rows, section, (index) => virtual.scrollToIndex(index));
  return (
    <section
      ref={section}
      aria-labelledby={heading}
      data-column={column}
      className={classes(style['column'], isOver && style['over'])}
    >
      <ColumnHead {...{ column, list, rows, filters, onWrite, heading }} />
      {isWriting && <NewCard column={column} filters={filters} onClose={() => onWrite(false)} />}
      <div
        ref={body}
        className={style['body']}
        // Whoever reads further down is not moved by a new list; cards that change are patched all the same.
        onScroll={({ currentTarget }) => list.hold(currentTarget.scrollTop > 0)}
      >
        {rows.length === 0 && <InsteadOfCards list={list} />}
        <ul aria-labelledby={heading} className={style['cards']} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={hasMore ? -1 : rows.length}
              aria-posinset={index + 1}
              className={style['place']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <BoardCard card={rows[index] as Requirement} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ColumnHeadProps extends Omit<BoardColumnProps, 'isWriting'> {
  /** The id of the heading. */
  readonly heading: string;
}

function ColumnHead({ column, list, rows, filters, onWrite, heading }: ColumnHeadProps) {
  const words = useWords(boardWords);
  const { mayWrite } = useBoard();
  const count = list.hasMore ? `${rows.length}+` : String(rows.length);
  return (
    <div className={style['head']}>
      <h2 id={heading}>{words.column[column]}</h2>
      {!list.isPending && (
        <span className={style['count']} title={words.cards(count)}>
          {count}
        </span>
      )}
      {mayWrite && filters.archived !== true && (
        <IconButton icon="plus" label={words.newCardIn(words.column[column])} onClick={() => onWrite(true)} />
      )}
    </div>
  );
}

/** Loads on when the last card in the page is near the end of what is loaded. */
function useNextPage({ hasMore, loadMore }: BoardColumnProps['list'], loaded: number, last = 0): void {
  useEffect(() => {
    if (hasMore && last >= loaded - overscan) loadMore();
  });
}

function InsteadOfCards({ list }: Pick<BoardColumnProps, 'list'>) {
  const words = useWords(boardWords);
  if (list.isPending) return <Skeleton rows={5} />;
  if (list.error !== null) return <Failure error={list.error} onRetry={list.retry} />;
  return <p className={style['empty']}>{words.emptyColumn}</p>;
}

const tries = 10;

/** Brings the card that is sought into sight when it is of this column, and gives it the focus. */
function useSoughtCard(
  rows: readonly Requirement[],
  section: { readonly current: HTMLElement | null },
  scrollTo: (index: number) => void,
): void {
  const wanted = sought.use();
  const index = wanted === undefined ? -1 : rows.findIndex(({ id }) => id === wanted.id);
  const latest = useRef(scrollTo);
  useEffect(() => {
    latest.current = scrollTo;
  });
  useEffect(() => {
    if (wanted === undefined || index < 0) return undefined;
    latest.current(index);
    let left = tries;
    const focus = (): void => {
      const card = section.current?.querySelector(`[data-card="${wanted.id}"]`);
      const button = card?.querySelector<HTMLElement>('[data-open]');
      if (button === null || button === undefined) {
        if ((left -= 1) > 0) frame = requestAnimationFrame(focus);
        return;
      }
      section.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      button.focus({ preventScroll: true });
      if (sought.get() === wanted) sought.set(undefined);
    };
    let frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [wanted, index, section]);
}
