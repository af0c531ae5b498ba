import type { Hub, UnknownEvent } from '@agent-collaboration-hub/client';
import type { QueryClient } from '@tanstack/react-query';
import { applyEffects, type Cache } from './apply-effects.ts';
import { connection } from './connection.ts';
import { effectsOf, effectsOfMine } from './effects.ts';
import { splitFeed, type FeedEvent, type FeedName, type TabMessage } from './messages.ts';
import { isBehind } from './position.ts';
import { StaleMarks } from './stale-marks.ts';
import { Tabs } from './tabs.ts';

/** What the live data of a page works with. */
export interface LiveOptions {
  readonly hub: Hub;
  readonly client: QueryClient;
  /** Names the hub among those of one origin. */
  readonly name: string;
}

type Listener = (event: FeedEvent) => void;

/** How often what is looked at is asked for again where only the person's own stream tells of changes. */
const roundMs = 10_000;

/** Keeps the query cache of one page equal to what the hub tells. */
export class Live {
  readonly marks: StaleMarks;
  readonly #cache: Cache;
  readonly #tabs: Tabs;
  readonly #positions = new Map<FeedName, string>();
  readonly #lost = new Set<FeedName>();
  /** The feeds that were heard to be live since the page shows its network. */
  readonly #heard = new Set<FeedName>();
  readonly #listeners = new Set<Listener>();
  readonly #stop = new AbortController();
  #shown: FeedName | undefined;
  #round: ReturnType<typeof setInterval> | undefined;

  constructor({ hub, client, name }: LiveOptions) {
    this.marks = new StaleMarks(client);
    this.#cache = { client, marks: this.marks };
    const positionOf = (feed: FeedName): string | undefined => this.#positions.get(feed);
    this.#tabs = new Tabs({ hub, name, positionOf, onMessage: (message) => this.#hear(message) });
    const { signal } = this.#stop;
    const offline = (): void => {
      if (this.#shown !== undefined) this.#setState(this.#shown, 'lost');
    };
    const look = (): void => {
      if (!document.hidden) void client.refetchQueries({ type: 'active', predicate: (query) => query.isStale() });
    };
    window.addEventListener('offline', offline, { signal });
    document.addEventListener('visibilitychange', look, { signal });
  }

  /**
   * Shows a network from now on; undefined when the person has none. A restricted member may not hear the stream of the
   * whole network, only that of the person: what they look at is asked for again every ten seconds.
   */
  show(networkId: string | undefined, isRestricted: boolean): void {
    const feeds: FeedName[] = networkId === undefined ? [] : [`network:${networkId}`, `me:${networkId}`];
    const heard = isRestricted ? feeds.slice(1) : feeds;
    [this.#shown] = heard;
    this.#heard.clear();
    connection.set('connecting');
    this.#tabs.want(heard);
    clearInterval(this.#round);
    if (isRestricted) this.#round = setInterval(() => this.marks.markAll(), roundMs);
  }

  /** Calls back with each event of the network that is shown, and of the person, after the cache knows it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Closes the streams that this page holds, and follows the browser no more. */
  close(): void {
    this.#stop.abort();
    clearInterval(this.#round);
    this.#tabs.close();
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'events') this.#take(message.feed, message.events);
    if (message.kind === 'state') {
      if (message.at !== undefined && !this.#positions.has(message.feed)) this.#positions.set(message.feed, message.at);
      this.#setState(message.feed, message.state);
    }
  }

  #take(feed: FeedName, events: readonly FeedEvent[]): void {
    const news = events.filter((event) => this.#isNew(feed, event));
    if (news.length === 0) return;
    if (news.some(({ type }) => type === 'resync')) this.#catchUp();
    const [kind, networkId] = splitFeed(feed);
    const effects = kind === 'me' ? effectsOfMine : effectsOf;
    applyEffects(
      this.#cache,
      news.map((event) => effects(event as UnknownEvent)),
      networkId,
    );
    if (kind === 'network' && feed !== this.#shown) return;
    for (const event of news) for (const listener of this.#listeners) listener(event);
  }

  /** Each event counts once, also when a new leader begins a little before where the last one was. */
  #isNew(feed: FeedName, event: FeedEvent): boolean {
    if (event.type !== 'resync' && isBehind(event.id, this.#positions.get(feed))) return false;
    this.#positions.set(feed, event.id);
    return true;
  }

  #setState(feed: FeedName, state: 'live' | 'lost'): void {
    const wasLost = this.#lost.has(feed);
    if (state === 'lost') this.#lost.add(feed);
    else this.#begin(feed);
    if (feed !== this.#shown) return;
    if (state === 'lost') connection.set('lost');
    else if (wasLost || connection.get() === 'lost') this.#catchUp();
    else if (connection.get() === 'connecting') connection.set('live');
  }

  /** What was read before its feed is live may lack what came between: the feed begins behind that. */
  #begin(feed: FeedName): void {
    this.#lost.delete(feed);
    if (this.#heard.has(feed)) return;
    this.#heard.add(feed);
    this.marks.markAll();
  }

  /** Reads everything anew that is looked at, and forgets that the rest is young. */
  #catchUp(): void {
    connection.set('catching-up');
    void this.#readAnew().finally(() => {
      if (connection.get() === 'catching-up') connection.set('live');
    });
  }

  async #readAnew(): Promise<void> {
    const { client } = this.#cache;
    const queries = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
    // The cache waits for a first answer that is under way, which may be older than the gap, instead of asking anew.
    const first = new Set(queries.filter(({ state }) => state.data === undefined));
    await client.invalidateQueries();
    if (first.size > 0) await client.invalidateQueries({ predicate: (query) => first.has(query) });
  }
}
