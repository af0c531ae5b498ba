import type { Hub } from '@agent-collaboration-hub/client';
import { splitFeed, type FeedEvent, type FeedName, type TabMessage } from './messages.ts';

interface Open {
  readonly stop: AbortController;
  held: FeedEvent[];
  /** What was told of it last. */
  state: TabMessage | undefined;
}

/** What the leader needs. */
export interface FeedOptions {
  readonly hub: Hub;
  /** The id behind which a feed goes on. */
  readonly positionOf: (feed: FeedName) => string | undefined;
  readonly tell: (message: TabMessage) => void;
}

/** Events are passed on in bundles, so that a storm costs the tabs few messages. */
const bundleMs = 100;
const firstPauseMs = 300;
const longestPauseMs = 3_000;

/** The streams that the leading tab holds for all tabs of the browser: one for each feed that some tab wants. */
export class StreamFeeds {
  readonly #options: FeedOptions;
  readonly #open = new Map<FeedName, Open>();

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /** Opens the feeds that are wanted and not open, and closes those that nobody wants any more. */
  want(feeds: ReadonlySet<FeedName>): void {
    for (const [feed, { stop }] of this.#open) {
      if (feeds.has(feed)) continue;
      stop.abort();
      this.#open.delete(feed);
    }
    for (const feed of feeds) if (!this.#open.has(feed)) this.#follow(feed);
  }

  /** Closes all feeds. */
  close(): void {
    this.want(new Set());
  }

  /** Tells again how the feeds are: a tab has come that did not hear it, or shows another feed than before. */
  retell(): void {
    for (const { state } of this.#open.values()) if (state !== undefined) this.#options.tell(state);
  }

  /** Opens all feeds anew: the network of the machine came back, or it slept. */
  reopen(): void {
    const feeds = new Set(this.#open.keys());
    this.close();
    this.want(feeds);
  }

  #follow(feed: FeedName): void {
    const one: Open = { stop: new AbortController(), held: [], state: undefined };
    this.#open.set(feed, one);
    void this.#read(feed, one).catch(() => {
      // The hub refuses the stream, or was never reached: the next tab that wants it tries again.
      if (this.#open.get(feed) !== one) return;
      this.#say(one, { kind: 'state', feed, state: 'lost' });
      setTimeout(() => {
        if (this.#open.get(feed) === one) this.#follow(feed);
      }, longestPauseMs);
    });
  }

  async #read(feed: FeedName, one: Open): Promise<void> {
    const { hub, positionOf } = this.#options;
    const options = {
      since: positionOf(feed),
      signal: one.stop.signal,
      reconnectMs: firstPauseMs,
      longestPauseMs,
      onOpen: ({ last_event_id: at }: Readonly<Record<string, unknown>>) =>
        this.#say(one, { kind: 'state', feed, state: 'live', ...(typeof at === 'string' && { at }) }),
      onLost: () => this.#say(one, { kind: 'state', feed, state: 'lost' }),
    };
    const [kind, networkId] = splitFeed(feed);
    const events = kind === 'me' ? hub.events.me({ ...options, networkId }) : hub.events.network(networkId, options);
    for await (const event of events) this.#hold(feed, one, event);
  }

  #say(one: Open, state: TabMessage): void {
    if (one.stop.signal.aborted) return;
    one.state = state;
    this.#options.tell(state);
  }

  #hold(feed: FeedName, one: Open, event: FeedEvent): void {
    if (one.held.push(event) > 1) return;
    setTimeout(() => {
      const events = one.held;
      one.held = [];
      if (!one.stop.signal.aborted) this.#options.tell({ kind: 'events', feed, events });
    }, bundleMs);
  }
}
