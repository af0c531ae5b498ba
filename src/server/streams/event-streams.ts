import type { ServerResponse } from 'node:http';
import type { Address } from '../../domain/address.ts';
import type { LiveStreams, Queries } from '../../domain/ctx.ts';
import type { Clock } from '../../platform/clock.ts';
import { getHistory, listEvents } from '../../domain/streams/list-events.ts';
import type { StreamPlan } from '../../domain/streams/stream-plan.ts';
import type { StoredEvent } from '../../domain/streams/stored-event.ts';
import { isGone, whenOver } from '../when-over.ts';
import { beginStream, eventsPerPage, retryMs } from './begin-stream.ts';
import type { StreamOrigin, StreamRequest } from './begin-stream.ts';
import { frame } from './frame.ts';
import { NetworkFeed } from './network-feed.ts';
import { OpenStream } from './open-stream.ts';
import type { StreamHost } from './open-stream.ts';
import type { StreamWatch } from './stream-watch.ts';
import { WriteQueue } from './write-queue.ts';

const keepAliveMs = 30_000;
const maxAgeMs = 600_000;

/**
 * All open event streams of this process: one feed per network, one keep-alive timer for all (rule streams-numbered,
 * rule streams-slow-readers). Nothing here is needed after a restart; the rows are the history.
 */
export class EventStreams implements LiveStreams {
  readonly #db: Queries;
  readonly #origin: StreamOrigin;
  readonly #host: StreamHost;
  readonly #feeds = new Map<string, Promise<NetworkFeed>>();
  readonly #ready = new Map<string, NetworkFeed>();
  readonly #live = new Set<OpenStream>();
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  readonly #watch: StreamWatch | undefined;
  readonly #timer: NodeJS.Timeout;
  #stopping = false;

  constructor(db: Queries, epoch: string, clock: Clock, onError: (error: unknown) => void, watch?: StreamWatch) {
    this.#db = db;
    this.#origin = { db, epoch, watch };
    this.#host = { epoch, writes: new WriteQueue() };
    this.#clock = clock;
    this.#onError = onError;
    this.#watch = watch;
    this.#timer = setInterval(() => this.#keepAlive(), keepAliveMs).unref();
  }

  /** Every open stream, for the guard that closes those whose right is gone. */
  get live(): Iterable<OpenStream> {
    return this.#live;
  }

  /** Open streams by `<network_id>:<alias or user name>`. */
  get counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { networkId, label } of this.#live) {
      const key = `${networkId}:${label}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }

  /** See {@link LiveStreams}. Walks through all streams: for rare questions. */
  countOf(networkId: string, { kind, key }: Address): number {
    let count = 0;
    for (const { networkId: own, channel } of this.#live) {
      if (own === networkId && channel?.key === key && channel.kind === kind) count += 1;
    }
    return count;
  }

  /** See {@link LiveStreams}. */
  observed(): string[] {
    const observed = new Set<string>();
    for (const { networkId, selection } of this.#live) if (selection.observer) observed.add(networkId);
    return [...observed];
  }

  /** Hands the events of a committed unit to the streams of this process. */
  publish(events: readonly StoredEvent[]): void {
    for (const event of events) this.#ready.get(event.networkId)?.push(event);
  }

  /** Another process wrote events of this network, or may have. */
  wake(networkId: string): void {
    this.#ready.get(networkId)?.wake();
  }

  /** Looks at the rows of every network with open streams, in case a wake-up was lost. */
  wakeAll(): void {
    for (const feed of this.#ready.values()) feed.wake();
  }

  /**
   * Opens a stream on `response` and keeps it until the client, the guard or `stop` ends it.
   *
   * @returns undefined when nothing was to be waited for
   */
  open(response: ServerResponse, plan: StreamPlan, request: StreamRequest): Promise<void> | undefined {
    const feed = this.#ready.get(plan.networkId);
    return feed === undefined ? this.#openFirst(response, plan, request) : this.#openOn(feed, response, plan, request);
  }

  /** Sends `bye` to every stream and ends it; new streams get the same at once. */
  stop(): void {
    this.#stopping = true;
    clearInterval(this.#timer);
    for (const stream of this.#live) this.#bye(stream, 'stop');
  }

  async #openFirst(response: ServerResponse, plan: StreamPlan, request: StreamRequest): Promise<void> {
    let feed = await this.#feedOf(plan.networkId);
    // The last reader of a feed may have left while this one waited for it.
    while (this.#ready.get(plan.networkId) !== feed) feed = await this.#feedOf(plan.networkId);
    await this.#openOn(feed, response, plan, request);
  }

  #openOn(
    feed: NetworkFeed,
    response: ServerResponse,
    plan: StreamPlan,
    request: StreamRequest,
  ): Promise<void> | undefined {
    // The client may have left too.
    if (isGone(response)) return void this.#dropUnread(plan.networkId, feed);
    const closesAt = this.#clock.elapsed() + maxAgeMs * (0.8 + Math.random() * 0.4);
    const stream = new OpenStream(response, plan, { feed, style: request.style, closesAt }, this.#host);
    this.#enter(stream);
    const resuming = beginStream(this.#origin, stream, plan, request);
    if (resuming !== undefined) return resuming.then(() => this.#goLive(stream));
    this.#goLive(stream);
    return undefined;
  }

  #goLive(stream: OpenStream): void {
    stream.goLive();
    if (this.#stopping) this.#bye(stream, 'stop');
  }

  #enter(stream: OpenStream): void {
    this.#live.add(stream);
    whenOver(stream.response, () => {
      this.#live.delete(stream);
      this.#watch?.closed(stream.endedBy ?? 'client');
      stream.leave();
      this.#dropUnread(stream.networkId, stream.feed);
    });
  }

  async #feedOf(networkId: string): Promise<NetworkFeed> {
    let opening = this.#feeds.get(networkId);
    if (!opening) {
      opening = this.#openFeed(networkId);
      this.#feeds.set(networkId, opening);
      opening.catch(() => this.#feeds.delete(networkId));
    }
    return opening;
  }

  async #openFeed(networkId: string): Promise<NetworkFeed> {
    const { newest } = await getHistory(this.#db, networkId);
    const read = (id: string, after: number) => listEvents(this.#db, id, after, eventsPerPage);
    const watch = this.#watch;
    const onDeliver =
      watch && (({ createdAt }: StoredEvent) => watch.delivered(Math.max(0, this.#clock.now() - createdAt)));
    const feed = new NetworkFeed(networkId, newest, read, this.#onError, onDeliver);
    this.#ready.set(networkId, feed);
    // What was committed between the read above and this line came by no push.
    feed.wake();
    return feed;
  }

  #dropUnread(networkId: string, feed: NetworkFeed): void {
    if (feed.readers.size > 0 || this.#ready.get(networkId) !== feed) return;
    this.#ready.delete(networkId);
    this.#feeds.delete(networkId);
  }

  #keepAlive(): void {
    const now = this.#clock.elapsed();
    for (const stream of this.#live) {
      if (now > stream.closesAt) this.#bye(stream, 'age');
      else stream.write(': keepalive\n\n');
    }
  }

  #bye(stream: OpenStream, end: 'age' | 'stop'): void {
    stream.endedBy ??= end;
    stream.write(frame('bye', JSON.stringify({ type: 'bye', retry_ms: retryMs() }), stream.style));
    stream.flush();
    stream.response.end();
  }
}
