import { useEffect, useState, type RefObject } from 'react';
import { useWords } from '../i18n/language.ts';
import { useKeys, type KeyBinding } from '../app/keys.ts';
import { partWords } from './part-words.ts';

/** What the keyboard does in a list. */
export interface RowKeyOptions {
  readonly count: number;
  readonly frame: RefObject<HTMLElement | null>;
  /** The row with this index comes into sight. */
  readonly onMove: (index: number) => void;
  readonly onOpen?: ((index: number) => void) | undefined;
  readonly onSelect?: ((index: number) => void) | undefined;
}

/**
 * `j` and `k` walk over the rows of a list, `Enter` opens the one that they stand on, `x` selects it. The focus moves
 * into the row, so assistive technology reads it. Answers the index of the current row; -1 before the first step.
 */
export function useRowKeys({ count, frame, onMove, onOpen, onSelect }: RowKeyOptions): number {
  const words = useWords(partWords).rowKeys;
  const [current, setCurrent] = useState(-1);
  const step = (by: number): void => {
    const next = Math.min(count - 1, Math.max(0, current + by));
    if (count === 0) return;
    setCurrent(next);
    onMove(next);
    requestAnimationFrame(() => focusRow(frame.current, next));
  };
  const keys: KeyBinding[] = [
    { keys: 'j', label: words.next, run: () => step(1) },
    { keys: 'k', label: words.previous, run: () => step(-1) },
  ];
  if (onOpen !== undefined) keys.push({ keys: 'o', label: words.open, run: () => current >= 0 && onOpen(current) });
  if (onSelect !== undefined)
    keys.push({ keys: 'x', label: words.select, run: () => current >= 0 && onSelect(current) });
  useKeys(keys);
  useEffect(() => {
    if (current >= count) setCurrent(count - 1);
  }, [count, current]);
  return current;
}

/** The first thing in a row that takes the focus: its link. `Enter` then opens it as the browser does. */
function focusRow(frame: HTMLElement | null, index: number): void {
  const row = frame?.querySelector(`[data-index="${index}"]`);
  row?.querySelector<HTMLElement>('a[href],button')?.focus({ preventScroll: true });
}
