import type { AttentionItem } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import type { RowPatch } from '../../live/effects.ts';
import { useAct, type Act } from '../../live/use-act.ts';
import { runAction, type Started } from './run-action.ts';
import { attentionWords } from './words.ts';

/** Takes the actions of an item. The item leaves the list at once. */
export function useRunAction(item: AttentionItem): Act<Started, unknown> {
  const words = useWords(attentionWords);
  return useAct(runAction, {
    foresee: () => [goneOf(item)],
    done: ({ action }) => words.done(words.action(action.title)),
  });
}

/** The item leaves the list at once; it comes back when the hub refuses. */
export function goneOf({ key }: AttentionItem): RowPatch {
  return { calls: ['listAttention'], key: 'key', id: key, fields: null };
}
