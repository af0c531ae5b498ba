import type { FeedName, TabMessage } from './messages.ts';
import { StreamFeeds, type FeedOptions } from './stream-feeds.ts';

/** How the tabs of a browser find each other. */
export interface TabOptions extends Pick<FeedOptions, 'hub' | 'positionOf'> {
  /** Names the hub: tabs of other hubs under the same origin are others. */
  readonly name: string;
  /** Hears what the leader tells; also in the leading tab. */
  readonly onMessage: (message: TabMessage) => void;
}

/** A tab that says nothing for so long is gone; a tab in the background wakes once a minute. */
const silentMs = 150_000;
const roundMs = 45_000;

/**
 * The tabs of one browser. One of them leads: it holds the streams and passes on what they carry. When it closes, the
 * browser hands its lock to the next tab, which opens the streams behind the last event that it saw.
 */
export class Tabs {
  readonly #id = crypto.randomUUID();
  readonly #options: TabOptions;
  readonly #channel: BroadcastChannel;
  readonly #stop = new AbortController();
  readonly #wanted = new Map<string, { readonly feeds: readonly FeedName[]; readonly at: number }>();
  #mine: readonly FeedName[] = [];
  #feeds: StreamFeeds | undefined;

  constructor(options: TabOptions) {
    this.#options = options;
    this.#channel = new BroadcastChannel(`hub-live:${options.name}`);
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#hear(data);
    const { signal } = this.#stop;
    window.addEventListener('pagehide', () => this.#leave(), { signal });
    window.addEventListener('online', () => this.#feeds?.reopen(), { signal });
    this.#wait();
  }

  /** The feeds that this tab needs from now on. */
  want(feeds: readonly FeedName[]): void {
    this.#mine = feeds;
    this.#say();
  }

  /** Leaves: closes the streams if this tab leads. */
  close(): void {
    this.#send({ kind: 'gone', tab: this.#id });
    this.#stop.abort();
    this.#feeds?.close();
    this.#channel.close();
  }

  /** A page that the browser keeps for the back button may still hold the lock: it leaves, and comes anew. */
  #leave(): void {
    this.close();
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  }

  #wait(): void {
    const lead = (): Promise<void> => this.#lead();
    navigator.locks
      .request(`hub-live:${this.#options.name}`, { signal: this.#stop.signal }, lead)
      .catch(() => undefined);
    const round = setInterval(() => this.#say(), roundMs);
    this.#stop.signal.addEventListener('abort', () => clearInterval(round));
  }

  /** Holds the lock until this tab leaves. */
  #lead(): Promise<void> {
    const { hub, positionOf } = this.#options;
    this.#feeds = new StreamFeeds({ hub, positionOf, tell: (message) => this.#tell(message) });
    this.#say();
    this.#send({ kind: 'who' });
    return new Promise((resolve) => this.#stop.signal.addEventListener('abort', () => resolve()));
  }

  /** Tells the leader, which may be this tab, what this tab needs. */
  #say(): void {
    const message: TabMessage = { kind: 'want', tab: this.#id, feeds: this.#mine };
    if (this.#feeds !== undefined) this.#hear(message);
    else this.#send(message);
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'who') this.#say();
    else if (message.kind === 'want' || message.kind === 'gone') this.#count(message);
    else this.#options.onMessage(message);
  }

  #count(message: Extract<TabMessage, { kind: 'want' | 'gone' }>): void {
    if (this.#feeds === undefined) return;
    const now = Date.now();
    if (message.kind === 'gone') this.#wanted.delete(message.tab);
    else this.#wanted.set(message.tab, { feeds: message.feeds, at: now });
    for (const [tab, { at }] of this.#wanted) if (now - at > silentMs) this.#wanted.delete(tab);
    this.#feeds.want(new Set([...this.#wanted.values()].flatMap(({ feeds }) => feeds)));
    if (message.kind === 'want') this.#feeds.retell();
  }

  #tell(message: TabMessage): void {
    this.#send(message);
    this.#options.onMessage(message);
  }

  #send(message: TabMessage): void {
    if (!this.#stop.signal.aborted) this.#channel.postMessage(message);
  }
}
