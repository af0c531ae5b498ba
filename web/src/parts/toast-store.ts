import { createPersonalStore } from '../app/store.ts';
import { refusalOf, type Refusal } from '../live/refusal.ts';

/** A short word on what happened. */
export interface Toast {
  readonly id: number;
  readonly kind: 'done' | 'refused';
  /** Empty for a refusal without a text: no answer came. */
  readonly text: string;
  /** Takes back what was done. */
  readonly undo: (() => void) | undefined;
}

/** The toasts that are shown, the newest last. */
export const toasts = createPersonalStore<readonly Toast[]>([]);

const most = 4;
let last = 0;

/** Shows toasts. */
export const toast = {
  /** Says that something is done; `undo` takes it back. */
  say: (text: string, undo?: () => void): void => add('done', text, undo),
  /** Says why the hub refused, in its own words. */
  refuse: ({ message }: Refusal): void => add('refused', message),
  /** The same for a text alone; empty where no answer came. */
  refuseText: (text: string): void => add('refused', text),
  /** The same for any error. */
  refuseError: (error: unknown): void => add('refused', refusalOf(error).message),
  /** Takes a toast away. */
  dismiss: (id: number): void => toasts.set(toasts.get().filter((one) => one.id !== id)),
};

function add(kind: Toast['kind'], text: string, undo?: () => void): void {
  toasts.set([...toasts.get().slice(1 - most), { id: ++last, kind, text, undo }]);
}
