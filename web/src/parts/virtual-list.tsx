import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import type { List } from '../live/use-list.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { partWords } from './part-words.ts';
import { useScroller } from './scroller.ts';
import { useRowKeys } from './use-row-keys.ts';
import style from './virtual-list.module.css';

/** What a row is told of itself. */
export interface RowState {
  /** The keyboard is on it (`j`, `k`). */
  readonly isCurrent: boolean;
}

export interface VirtualListProps<Row> {
  /** Names the list for assistive technology. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Height of a row before it is measured. */
  readonly rowHeight: number;
  readonly children: (row: Row, state: RowState) => ReactNode;
  /** Paging, new rows and holding, of the list that the rows come from. */
  readonly list?: Pick<List<unknown>, 'hasMore' | 'loadMore' | 'freshCount' | 'showFresh' | 'hold'>;
  /** `Enter` on the current row. */
  readonly onOpen?: (row: Row) => void;
  /** `x` on the current row. */
  readonly onSelect?: (row: Row) => void;
}

const overscan = 8;

/**
 * A list of any length of which only the rows in sight are in the page. It scrolls with the page, loads on by itself,
 * and does not move under the pointer: new rows wait behind "12 new rows" while the person points at it or has
 * scrolled.
 */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { label, rows, keyOf, rowHeight, children, list, onOpen, onSelect } = props;
  const scroller = useScroller();
  const frame = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    const start = scroller.current?.getBoundingClientRect().top ?? 0;
    setMargin(top - start + (scroller.current?.scrollTop ?? 0));
  }, [scroller, rows.length > 0, (list?.freshCount ?? 0) > 0]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(rows[index] as Row),
    overscan,
    scrollMargin: margin,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (list?.hasMore === true && last >= rows.length - overscan) list.loadMore();
  }, [list, last, rows.length]);
  useHold(list?.hold, (virtual.scrollOffset ?? 0) > margin + rowHeight);
  const current = useRowKeys({
    count: rows.length,
    frame,
    onMove: (index) => virtual.scrollToIndex(index),
    onOpen: onOpen && ((index) => onOpen(rows[index] as Row)),
    onSelect: onSelect && ((index) => onSelect(rows[index] as Row)),
  });
  return (
    <div
      ref={frame}
      onPointerEnter={() => list?.hold(true)}
      onPointerLeave={() => list?.hold((scroller.current?.scrollTop ?? 0) > margin)}
    >
      {list !== undefined && <Fresh list={list} />}
      <ul aria-label={label} className={style['list']} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={list?.hasMore === true ? -1 : rows.length}
            aria-posinset={index + 1}
            className={classes(style['row'], index === current && style['current'])}
            style={{ transform: `translateY(${start - margin}px)` }}
          >
            {children(rows[index] as Row, { isCurrent: index === current })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** New rows that wait for the person to want them. */
function Fresh({ list }: { readonly list: Pick<List<unknown>, 'freshCount' | 'showFresh'> }) {
  const words = useWords(partWords);
  if (list.freshCount === 0) return null;
  return (
    <div className={style['fresh']}>
      <Button icon="arrow-up" onClick={list.showFresh}>
        {words.fresh(list.freshCount)}
      </Button>
    </div>
  );
}

/** Holds the list while the person has scrolled into it. */
function useHold(hold: ((isHeld: boolean) => void) | undefined, isScrolled: boolean): void {
  useEffect(() => {
    hold?.(isScrolled);
  }, [hold, isScrolled]);
}
