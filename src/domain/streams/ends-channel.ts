import type { StoredEvent } from './stored-event.ts';

/** Whether an event is the last of its channel: the agent itself is gone. */
export function endsChannel({ type }: Pick<StoredEvent, 'type'>): boolean {
  return type === 'node_deleted';
}
