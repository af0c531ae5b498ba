import { createPersonalStore } from './store.ts';

/** What a new text begins with. */
export interface ComposeStart {
  readonly kind: 'task' | 'message' | 'broadcast';
  /** Whom it is for. */
  readonly alias?: string;
  readonly text?: string;
  /** The task that the new one serves. */
  readonly parentTaskId?: string;
}

/** What the person is about to write; undefined while nothing is open. `{}` goes on with the draft. */
export const composing = createPersonalStore<Partial<ComposeStart> | undefined>(undefined);

/** Opens the dialog in which tasks, messages and broadcasts are written, over whatever is shown. */
export function openCompose(start: Partial<ComposeStart> = {}): void {
  composing.set(start);
}
