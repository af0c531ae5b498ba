import type { RequirementEvent } from '@agent-collaboration-hub/client';
import { useList, type List } from '../../../live/use-list.ts';
import { useOpenCard } from './card-context.ts';

const pageSize = 50;
/** Events of one call. */
const most = 500;

/** What happened to the open card, and what was said about it, the newest first. */
export function useCardEvents(): List<RequirementEvent> {
  const { card } = useOpenCard();
  return useList('listCardEvents', { requirement_id: card.id }, { pageSize, most });
}

/** Whether a person or an agent wrote the description that is shown. */
export function useDescriptionAuthor(): 'user' | 'node' {
  const { card } = useOpenCard();
  const { rows } = useCardEvents();
  const last = rows.find(({ field, kind }) => field === 'description' || kind === 'created');
  return (last === undefined ? card.created_by : last.actor)?.kind === 'node' ? 'node' : 'user';
}
