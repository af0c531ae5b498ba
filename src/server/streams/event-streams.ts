import type { ServerResponse } from 'node:http';
import type { Address } from '../../domain/address.ts';
import type { LiveStreams, Queries } from '../../domain/ctx.ts';
import type { Clock } from '../../platform/clock.ts';
import { getHistory, listEvents } from '../../domain/streams/list-events.ts';
import type { StreamPlan } from '../../domain/streams/stream-plan.ts';
import type { StoredEvent } from '../../domain/streams/record-events.ts';
import { isGone, whenOver } from '../when-over.ts';
import { eventsPerPage, findResumePoint, replay, retryMs, writeBeginning } from './begin-stream.ts';
import { frame, type FrameStyle } from './frame.ts';
import { NetworkFeed } from './network-feed.ts';
import { OpenStream } from './open-stream.ts';
import { StreamCounts } from './stream-counts.ts';

const keepAliveMs = 30_000;
const maxAgeMs = 600_000;

/** A live stream with what decides how long it may stay. */
export interface LiveStream {
  readonly stream: OpenStream;
  readonly plan: StreamPlan;
  readonly feed: NetworkFeed;
  /** On the clock that only goes forward. */
  readonly closesAt: number;
}

/** How a client asked for its stream. */
export interface StreamRequest {
  readonly lastEventId: string | undefined;
  readonly style: FrameStyle;
}

/**
 * All open event streams of this process: one feed per network, one keep-alive timer for all (rule streams-numbered,
 * rule streams-slow-readers). Nothing here is needed after a restart; the rows are the history.
 */
export class EventStreams implements LiveStreams {
  readonly #db: Queries;
  readonly #epoch: string;
  readonly #feeds = new Map<string, Promise<NetworkFeed>>();
  readonly #ready = new Map<string, NetworkFeed>();
  readonly #live = new Map<OpenStream, LiveStream>();
  readonly #counts = new StreamCounts();
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #stopping = false;

  constructor(db: Queries, epoch: string, clock: Clock, onError: (error: unknown) => void) {
    this.#db = db;
    this.#epoch = epoch;
    this.#clock = clock;
    this.#onError = onError;
    this.#timer = setInterval(() => this.#keepAlive(), keepAliveMs).unref();
  }

  /** Every open stream, for health figures and for the guard that closes those whose right is gone. */
  get live(): Iterable<LiveStream> {
    return this.#live.values();
  }

  /** Open streams by `<network_id>:<alias or user name>`. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts.byLabel;
  }

  /** See {@link LiveStreams}. */
  countOf(networkId: string, channel: Address): number {
    return this.#counts.of(networkId, channel);
  }

  /** Hands the events of a committed unit to the streams of this process. */
  publish(events: readonly StoredEvent[]): void {
    for (const event of events) this.#ready.get(event.networkId)?.push([event]);
  }

  /** Another process wrote events of this network, or may have. */
  wake(networkId: string): void {
    this.#ready.get(networkId)?.wake();
  }

  /** Looks at the rows of every network with open streams, in case a wake-up was lost. */
  wakeAll(): void {
    for (const feed of this.#ready.values()) feed.wake();
  }

  /** Opens a stream on `response` and keeps it until the client, the guard or `stop` ends it. */
  async open(response: ServerResponse, plan: StreamPlan, request: StreamRequest): Promise<void> {
    let feed = await this.#feedOf(plan.networkId);
    // The last reader of a feed may have left while this one waited for it.
    while (this.#ready.get(plan.networkId) !== feed) feed = await this.#feedOf(plan.networkId);
    // So may the client.
    if (isGone(response)) return this.#dropUnread(plan.networkId, feed);
    const stream = new OpenStream(response, plan.selection, this.#epoch, request.style);
    feed.readers.add(stream);
    const closesAt = this.#clock.elapsed() + maxAgeMs * (0.8 + Math.random() * 0.4);
    this.#enter({ stream, plan, feed, closesAt });
    const upTo = feed.last;
    const resume = await findResumePoint(this.#db, this.#epoch, plan, upTo, request.lastEventId);
    writeBeginning(stream, plan, this.#epoch, resume, upTo);
    if (resume.after !== undefined) await replay(this.#db, stream, plan, resume.after, upTo);
    stream.goLive();
    if (this.#stopping) this.#bye(stream, request.style);
  }

  /** Sends `bye` to every stream and ends it; new streams get the same at once. */
  stop(): void {
    this.#stopping = true;
    clearInterval(this.#timer);
    for (const { stream } of this.#live.values()) this.#bye(stream, stream.style);
  }

  #enter(live: LiveStream): void {
    const { stream, feed } = live;
    const { networkId, selection, session } = live.plan;
    this.#live.set(stream, live);
    const label = `${networkId}:${selection.observer ? `network/${session}` : session}`;
    let endCount = this.#counts.add(networkId, selection.channel, label);
    stream.onMove = (to) => {
      endCount();
      endCount = this.#counts.add(networkId, to, `${networkId}:${to.key}`);
    };
    whenOver(stream.response, () => {
      feed.readers.delete(stream);
      this.#live.delete(stream);
      endCount();
      this.#dropUnread(networkId, feed);
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
    const feed = new NetworkFeed(networkId, newest, read, this.#onError);
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
    for (const { stream, closesAt } of this.#live.values()) {
      if (now > closesAt) this.#bye(stream, stream.style);
      else stream.write(': keepalive\n\n');
    }
  }

  #bye(stream: OpenStream, style: FrameStyle): void {
    stream.write(frame('bye', JSON.stringify({ type: 'bye', retry_ms: retryMs() }), style));
    stream.response.end();
  }
}
