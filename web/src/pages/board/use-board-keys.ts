import type { Requirement } from '@agent-collaboration-hub/client';
import type { KeyboardEvent } from 'react';
import { useKeys, type KeyBinding } from '../../app/keys.ts';
import { useWords } from '../../i18n/language.ts';
import { useBoard, seek } from './board-context.ts';
import { columns, type Column } from './board-search.ts';
import { boardWords } from './words.ts';

export interface BoardKeyOptions {
  readonly rows: Readonly<Record<Column, readonly Requirement[]>>;
  readonly onWrite: (column: Column) => void;
}

/**
 * Walks between the cards: `j`, `k`, `h`, `l` from anywhere, the arrow keys from a card; `m` opens "Move to…", `n` a
 * new card. Answers what listens to the arrow keys.
 */
export function useBoardKeys({ rows, onWrite }: BoardKeyOptions): (event: KeyboardEvent) => void {
  const words = useWords(boardWords);
  const { mayWrite } = useBoard();
  const step = (across: number, down: number): void => {
    const next = neighbourOf(rows, across, down);
    if (next !== undefined) seek(next.id);
  };
  const keys: KeyBinding[] = [
    { keys: 'j', label: words.keys.next, run: () => step(0, 1) },
    { keys: 'k', label: words.keys.previous, run: () => step(0, -1) },
    { keys: 'h', label: words.keys.left, run: () => step(-1, 0) },
    { keys: 'l', label: words.keys.right, run: () => step(1, 0) },
  ];
  if (mayWrite) {
    keys.push({ keys: 'm', label: words.moveTo, run: openMoveMenu });
    keys.push({ keys: 'n', label: words.newCard, run: () => onWrite(hereIn(rows)?.column ?? 'pool') });
  }
  useKeys(keys);
  return (event) => {
    if (!(event.target as HTMLElement).matches('[data-open]')) return;
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowDown: [0, 1],
      ArrowUp: [0, -1],
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(...by);
  };
}

function hereIn(rows: BoardKeyOptions['rows']): { readonly column: Column; readonly index: number } | undefined {
  const id = currentCard()?.dataset['card'];
  for (const column of columns) {
    const index = rows[column].findIndex((row) => row.id === id);
    if (index >= 0) return { column, index };
  }
  return undefined;
}

/** The card beside the one that has the focus; the first card when none has it. */
function neighbourOf(rows: BoardKeyOptions['rows'], across: number, down: number): Requirement | undefined {
  const here = hereIn(rows);
  if (here === undefined) return columns.map((column) => rows[column][0]).find((card) => card !== undefined);
  if (across === 0) return rows[here.column][Math.max(0, here.index + down)];
  for (let at = columns.indexOf(here.column) + across; at >= 0 && at < columns.length; at += across) {
    const others = rows[columns[at] as Column];
    if (others.length > 0) return others[Math.min(here.index, others.length - 1)];
  }
  return undefined;
}

function currentCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-card]') ?? null;
}

function openMoveMenu(): void {
  currentCard()?.querySelector<HTMLElement>('[data-move]')?.click();
}
