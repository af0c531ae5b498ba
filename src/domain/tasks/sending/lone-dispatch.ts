import type { SessionStatus } from '../../../../generated/enums.ts';
import type { Ring } from '../../inbox/leave-delivery.ts';
import type { StoredEvent } from '../../streams/stored-event.ts';
import type { NewTaskRow } from './new-task-row.ts';

/** How the session of a target stands. */
export type SeenSession = { readonly status: SessionStatus; readonly lastSeenAt: number } | null;

/** A dispatch whose unit has a transaction to itself. */
export interface LoneDispatch {
  readonly row: NewTaskRow;
  /** The event that tells of it. */
  readonly ring: Ring;
  /** Who sends, for the log of the task. */
  readonly actor: string;
  /** What the session of the target shows as its task. */
  readonly stamp: string;
  /** The target was not looked for now: nothing is stored unless it would take work. */
  readonly isRecalled: boolean;
  /** Hears of what was stored, ahead of the commit. */
  readonly stored: (event: StoredEvent, session: SeenSession) => void;
}

/** The texts of the event that tells of a dispatch; the count of the unread deliveries goes between the halves of its payload. */
export interface RingWords {
  readonly type: Ring['type'];
  readonly before: string;
  readonly after: string;
  readonly summary: string;
}

/** Writes the event, all but its count, as `emit` would. */
export function wordsOf({ type, payload, summary }: Ring): RingWords {
  return {
    type,
    before: `{"type":${JSON.stringify(type)},"inbox_count":`,
    after: `,${JSON.stringify(payload).slice(1)}`,
    summary: JSON.stringify({ type, ...summary }),
  };
}

/** The stored event of a dispatch. @param given its number, and the unread deliveries of the inbox with this one */
export function eventOf(
  row: NewTaskRow,
  { type, before, after, summary }: RingWords,
  { n, unread }: { readonly n: number; readonly unread: number },
): StoredEvent {
  return {
    networkId: row.network_id,
    n,
    type,
    channelKind: 'alias',
    channel: row.to_name,
    payload: `${before}${unread}${after}`,
    summary,
    createdAt: row.created_at,
  };
}
