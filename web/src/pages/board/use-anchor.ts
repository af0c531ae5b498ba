import type { Requirement } from '@agent-collaboration-hub/client';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the first card in sight where it is when others come or go above it. */
export function useAnchor(
  body: RefObject<HTMLElement | null>,
  virtual: Virtualizer<HTMLDivElement, Element>,
  rows: readonly Requirement[],
): void {
  const anchor = useRef<{ readonly id: string; readonly start: number }>(undefined);
  useLayoutEffect(() => {
    const [element, held] = [body.current, anchor.current];
    if (element === null || held === undefined || element.scrollTop === 0) return;
    const start = virtual.measurementsCache[rows.findIndex(({ id }) => id === held.id)]?.start;
    if (start !== undefined && start !== held.start) element.scrollTop += start - held.start;
  }, [rows]);
  useEffect(() => {
    const top = virtual.scrollOffset ?? 0;
    const first = virtual.getVirtualItems().find(({ end }) => end > top);
    const id = first === undefined ? undefined : rows[first.index]?.id;
    anchor.current = first === undefined || id === undefined ? undefined : { id, start: first.start };
  });
}
