import type { Project, Requirement } from '@agent-collaboration-hub/client';
import { createContext, useContext } from 'react';
import { createStore } from '../../app/store.ts';
import type { Column } from './board-search.ts';

/** What all parts of the board know and can do. */
export interface Board {
  readonly projects: ReadonlyMap<string, Project>;
  readonly tags: readonly string[];
  /** Colours of tags, `#rrggbb`, where one is set. */
  readonly tagColors: Readonly<Record<string, string>>;
  readonly tagCounts: Readonly<Record<string, number>>;
  /** Whether the person may change cards. */
  readonly mayWrite: boolean;
  /** Whether the person may change tags and projects. */
  readonly mayManage: boolean;
  readonly open: (id: string) => void;
  readonly move: (card: Requirement, to: Column) => void;
}

export const BoardContext = createContext<Board | undefined>(undefined);

/** The board around a part. @throws Error outside of the board */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === undefined) throw new Error('useBoard needs a BoardContext above it');
  return board;
}

/** The card that comes into sight and takes the focus, where its column shows it. */
export const sought = createStore<{ readonly id: string } | undefined>(undefined);

const seekMs = 2_000;

/** Brings a card into sight and gives it the focus; a card that no column shows by then is not waited for. */
export function seek(id: string): void {
  const wanted = { id };
  sought.set(wanted);
  setTimeout(() => sought.get() === wanted && sought.set(undefined), seekMs);
}
