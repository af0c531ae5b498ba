import { useEffect, useRef } from 'react';
import type { IconName } from '../parts/icon.tsx';
import { createStore } from './store.ts';

/** An action that the palette offers. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** The keys that do the same, to learn them by. */
  readonly keys?: string;
  readonly run: () => void;
}

/** The actions of what is shown now. */
export const commands = createStore<readonly Command[]>([]);

/** Offers actions in the palette while the component is shown. */
export function useCommands(own: readonly Command[]): void {
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  const signature = own.map(({ id, label }) => `${id}\n${label}`).join('\r');
  useEffect(() => {
    const mine = latest.current.map((command) => ({
      ...command,
      run: () => latest.current.find(({ id }) => id === command.id)?.run(),
    }));
    commands.set([...commands.get(), ...mine]);
    return () => commands.set(commands.get().filter((one) => !mine.includes(one as (typeof mine)[number])));
  }, [signature]);
}
