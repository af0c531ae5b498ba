import type { Caller } from '../access/caller.ts';

/** Which events of a network a stream carries. */
export interface Selection {
  /** Whose payloads; for an observer its user name or alias, which only counts streams. */
  readonly channel: string;
  /** Carries the summaries of the whole network instead of a channel's payloads. */
  readonly observer: boolean;
  /** Only this event type; undefined for all. */
  readonly only: string | undefined;
  /** The channel is a person's and stays, also when an agent of that name is renamed. */
  readonly fixed?: boolean;
}

/** What a caller may listen to: made by the rules, carried out by the server. */
export interface StreamPlan {
  readonly caller: Caller;
  readonly networkId: string;
  readonly selection: Selection;
  /** What the agent was called within the last day: a stream that resumes begins under the name of that time. */
  readonly formerChannels?: readonly string[];
  /** The name that `connected` calls the stream. */
  readonly session: string;
  /** The fields of the `connected` frame besides `type` and `last_event_id`. */
  readonly connected: Record<string, unknown>;
}
