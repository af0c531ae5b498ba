import type { Requirement } from '@agent-collaboration-hub/client';
import type * as ElementAdapter from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Column } from './board-search.ts';

interface Dragged {
  readonly kind: 'card';
  /** As the person saw it when the drag began. */
  readonly card: Requirement;
}

type Adapter = typeof ElementAdapter;

let adapter: Promise<Adapter> | undefined;

/** The board is drawn before dragging is loaded, and works without it. */
function withAdapter(attach: (adapter: Adapter) => () => void): () => void {
  let detach: (() => void) | undefined;
  let isOver = false;
  adapter ??= import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter');
  adapter
    .then((loaded) => {
      if (!isOver) detach = attach(loaded);
    })
    .catch(() => (adapter = undefined));
  return () => {
    isOver = true;
    detach?.();
  };
}

const cardOf = (data: Record<string | symbol, unknown>): Requirement | undefined =>
  data['kind'] === 'card' ? (data as unknown as Dragged).card : undefined;

/** Lets a card be dragged to another column; answers whether it is on its way. */
export function useDraggable(element: RefObject<HTMLElement | null>, card: Requirement, mayDrag: boolean): boolean {
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(card);
  useEffect(() => {
    latest.current = card;
  });
  useEffect(() => {
    const { current } = element;
    if (current === null || !mayDrag) return undefined;
    return withAdapter(({ draggable }) =>
      draggable({
        element: current,
        getInitialData: () => ({ kind: 'card', card: latest.current }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    );
  }, [element, mayDrag]);
  return isDragged;
}

/** Lets cards of other columns be dropped here; answers whether one is held over it. */
export function useDropTarget(
  element: RefObject<HTMLElement | null>,
  column: Column,
  onDrop: (card: Requirement, to: Column) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    return withAdapter(({ dropTargetForElements }) =>
      dropTargetForElements({
        element: current,
        canDrop: ({ source }) => (cardOf(source.data)?.column ?? column) !== column,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          const card = cardOf(source.data);
          if (card !== undefined) latest.current(card, column);
        },
      }),
    );
  }, [element, column]);
  return isOver;
}
