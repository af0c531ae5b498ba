import type { NetworkEvent, UnknownEvent, UserEvent } from '@agent-collaboration-hub/client';

/** The feed of a network, or of the person in it. */
export type FeedName = `network:${string}` | `me:${string}`;

export type FeedEvent = NetworkEvent | UserEvent | UnknownEvent;

/** What the tabs of one browser tell each other. */
export type TabMessage =
  /** A tab says which feeds it needs. */
  | { readonly kind: 'want'; readonly tab: string; readonly feeds: readonly FeedName[] }
  /** A tab closes. */
  | { readonly kind: 'gone'; readonly tab: string }
  /** A new leader asks who is there. */
  | { readonly kind: 'who' }
  /** The leader passes events on, in their order. */
  | { readonly kind: 'events'; readonly feed: FeedName; readonly events: readonly FeedEvent[] }
  /** The leader tells how a feed is, and the id of its newest event when it was opened. */
  | { readonly kind: 'state'; readonly feed: FeedName; readonly state: 'live' | 'lost'; readonly at?: string };

/** What a feed tells of, and the network. */
export function splitFeed(feed: FeedName): readonly [kind: 'network' | 'me', networkId: string] {
  const cut = feed.indexOf(':');
  return [feed.slice(0, cut) as 'network' | 'me', feed.slice(cut + 1)];
}
