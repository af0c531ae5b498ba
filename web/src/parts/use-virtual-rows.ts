import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { Paging } from './paging.ts';
import { useScroller } from './scroller.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Rows of any number in a frame that scrolls with the page. */
export interface VirtualRowsOptions<Row> {
  readonly rows: readonly Row[];
  /** Make it once: the places of all rows are counted again when it changes. */
  readonly keyOf: (row: Row) => string;
  /** Height of a row before it is measured. */
  readonly rowHeight: number;
  readonly list?: Paging | undefined;
  /** `o` on the current row. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** `x` on the current row. */
  readonly onSelect?: ((row: Row) => void) | undefined;
}

/** What draws the rows. */
export interface VirtualRows {
  readonly virtual: Virtualizer<HTMLElement, Element>;
  /** Where the rows begin in the scrolled page. */
  readonly margin: number;
  /** The row on which the keyboard is; -1 for none. */
  readonly current: number;
  /** For the frame: the list does not move under the pointer. */
  readonly pointer: { readonly onPointerEnter: () => void; readonly onPointerLeave: () => void };
}

const overscan = 8;

/**
 * The rows in sight of a long list: it loads on near its end, and new rows wait while the person points at it or has
 * scrolled into it.
 */
export function useVirtualRows<Row>(
  frame: RefObject<HTMLElement | null>,
  { rows, keyOf, rowHeight, list, onOpen, onSelect }: VirtualRowsOptions<Row>,
): VirtualRows {
  const scroller = useScroller();
  const margin = useMargin(frame, [rows.length > 0]);
  // With another function the places of all rows are counted anew.
  const getItemKey = useCallback((index: number) => keyOf(rows[index] as Row), [rows, keyOf]);
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey,
    overscan,
    scrollMargin: margin,
  });
  const last = virtual.getVirtualItems().at(-1)?.index ?? 0;
  useEffect(() => {
    if (list?.hasMore === true && last >= rows.length - overscan) list.loadMore();
  }, [list, last, rows.length]);
  const [isPointed, setPointed] = useState(false);
  const isHeld = isPointed || (virtual.scrollOffset ?? 0) > margin + rowHeight;
  const hold = list?.hold;
  useEffect(() => hold?.(isHeld), [hold, isHeld]);
  const current = useRowKeys({
    count: rows.length,
    frame,
    onMove: (index) => virtual.scrollToIndex(index),
    onOpen: onOpen && ((index) => onOpen(rows[index] as Row)),
    onSelect: onSelect && ((index) => onSelect(rows[index] as Row)),
  });
  const pointer = { onPointerEnter: () => setPointed(true), onPointerLeave: () => setPointed(false) };
  return { virtual, margin, current, pointer };
}

/** How far below the beginning of the scrolled page the frame begins; measured again when `causes` change. */
function useMargin(frame: RefObject<HTMLElement | null>, causes: readonly unknown[]): number {
  const scroller = useScroller();
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const page = scroller.current;
    if (page === null || frame.current === null) return undefined;
    const measure = (): void => {
      if (frame.current === null) return;
      const distance = frame.current.getBoundingClientRect().top - page.getBoundingClientRect().top;
      setMargin(Math.round(distance + page.scrollTop));
    };
    measure();
    // What stands above the rows grows and shrinks: a filter wraps, a failure appears.
    const observer = new ResizeObserver(measure);
    observer.observe(page.firstElementChild ?? page);
    return () => observer.disconnect();
  }, [scroller, frame, ...causes]);
  return margin;
}
