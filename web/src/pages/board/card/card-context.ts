import type { Requirement } from '@agent-collaboration-hub/client';
import { createContext, useContext } from 'react';
import type { CardChange } from '../read-field.ts';

/** The card that is open, and what changes it. */
export interface OpenCard {
  readonly card: Requirement;
  /** Whether the person may change it. */
  readonly mayWrite: boolean;
  /** Sends a change; `wanted` is how the card looks then, the change itself where the two look alike. */
  readonly edit: (change: CardChange, wanted?: Partial<Requirement>, seen?: Requirement) => void;
  /** Opens another card in its place. */
  readonly open: (id: string) => void;
}

export const CardContext = createContext<OpenCard | undefined>(undefined);

/** The open card around a part. @throws Error outside of the drawer */
export function useOpenCard(): OpenCard {
  const open = useContext(CardContext);
  if (open === undefined) throw new Error('useOpenCard needs a CardContext above it');
  return open;
}
