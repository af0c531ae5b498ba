import type { Caller } from '../caller.ts';
import type { Address } from '../address.ts';

/** Which events of a network a stream carries. */
export interface Selection {
  /** Whose payloads; null for an observer. An agent's stream follows its renames, a person's stays. */
  readonly channel: Address | null;
  /** Carries the summaries of the whole network instead of a channel's payloads. */
  readonly observer: boolean;
  /** Only this event type; undefined for all. */
  readonly only: string | undefined;
}

/** What a caller may listen to: made by the rules, carried out by the server. */
export interface StreamPlan {
  readonly caller: Caller;
  readonly networkId: string;
  readonly selection: Selection;
  /** What the agent was called within the last day: a stream that replays begins under the name of that time. */
  readonly listFormerAliases?: (() => Promise<string[]>) | undefined;
  /** The name that `connected` calls the stream. */
  readonly session: string;
  /** The fields of the `connected` frame besides `type` and `last_event_id`. */
  readonly connected: Record<string, unknown>;
}
