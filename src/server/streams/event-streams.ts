import type { ServerResponse } from 'node:http';
import type { Address } from '../../domain/address.ts';
import type { LiveStreams, Queries } from '../../domain/ctx.ts';
import type { Clock } from '../../platform/clock.ts';
import { findAliasAt } from '../../domain/streams/follow-rename.ts';
import { getHistory, listEvents, replayLimit } from '../../domain/streams/list-events.ts';
import type { StreamPlan } from '../../domain/streams/stream-plan.ts';
import type { StoredEvent } from '../../domain/streams/record-events.ts';
import { isGone, whenOver } from '../when-over.ts';
import { frame, parseEventId, type FrameStyle } from './frame.ts';
import { NetworkFeed } from './network-feed.ts';
import { OpenStream } from './open-stream.ts';

const keepAliveMs = 30_000;
const maxAgeMs = 600_000;
const page = 500;

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
  readonly #counts = new Map<string, StreamCount>();
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

  /** How many streams are open in this process. */
  get size(): number {
    return this.#live.size;
  }

  /** Open streams by `<network_id>:<alias or user name>`. */
  get counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { label, count } of this.#counts.values()) counts.set(label, (counts.get(label) ?? 0) + count);
    return counts;
  }

  /** See {@link LiveStreams}. */
  countOf(networkId: string, channel: Address): number {
    return this.#counts.get(keyOf(networkId, channel))?.count ?? 0;
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
    const resume = await this.#resumePoint(plan.networkId, upTo, request.lastEventId);
    this.#begin(stream, plan, request.style, resume, upTo);
    if (resume.after !== undefined) {
      await this.#beginAt(stream, plan, resume.after);
      await this.#replay(stream, plan.networkId, resume.after, upTo);
    }
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
    let key = keyOf(networkId, selection.channel);
    this.#live.set(stream, live);
    this.#count(key, 1, `${networkId}:${selection.observer ? `network/${session}` : session}`);
    stream.onMove = (to) => {
      this.#count(key, -1);
      key = keyOf(networkId, to);
      this.#count(key, 1, `${networkId}:${to.key}`);
    };
    whenOver(stream.response, () => {
      feed.readers.delete(stream);
      this.#live.delete(stream);
      this.#count(key, -1);
      this.#dropUnread(networkId, feed);
    });
  }

  #count(key: string, by: 1 | -1, name = ''): void {
    const { label, count } = this.#counts.get(key) ?? { label: name, count: 0 };
    if (count + by > 0) this.#counts.set(key, { label, count: count + by });
    else this.#counts.delete(key);
  }

  /** What was missed may lie before a rename: the replay begins under the old name and follows as it goes. */
  async #beginAt(stream: OpenStream, { networkId, formerAliases = [] }: StreamPlan, after: number): Promise<void> {
    if (formerAliases.length === 0) return;
    const alias = await findAliasAt(this.#db, networkId, formerAliases, after);
    if (alias !== undefined) stream.move(alias);
  }

  #begin(stream: OpenStream, plan: StreamPlan, style: FrameStyle, resume: ResumePoint, upTo: number): void {
    const at = `${this.#epoch}-${resume.after ?? upTo}`;
    stream.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
      ...(resume.oldestId === undefined ? {} : { 'X-Resync': resume.oldestId }),
    });
    const connected = { type: 'connected', ...plan.connected, last_event_id: `${this.#epoch}-${upTo}` };
    stream.write(`retry: ${retryMs()}\n${frame('connected', JSON.stringify(connected), style, at)}`);
    if (resume.oldestId === undefined) return;
    stream.write(frame('resync', JSON.stringify({ type: 'resync', oldest_id: resume.oldestId }), style));
  }

  async #resumePoint(networkId: string, upTo: number, text: string | undefined): Promise<ResumePoint> {
    const id = parseEventId(text, this.#epoch);
    if (id === undefined) return {};
    const { oldest } = await getHistory(this.#db, networkId);
    const whole = id !== 'foreign' && id <= upTo && id + 1 >= oldest && upTo - id <= replayLimit;
    return whole ? { after: id } : { oldestId: `${this.#epoch}-${oldest}` };
  }

  async #replay(stream: OpenStream, networkId: string, from: number, upTo: number): Promise<void> {
    for (let after = from; after < upTo && !stream.response.writableEnded && !isGone(stream.response);) {
      const events = await listEvents(this.#db, networkId, after, Math.min(page, upTo - after));
      if (events.length === 0) return;
      stream.send(events);
      after = events.at(-1)!.n;
      await stream.drained();
    }
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
    const read = (id: string, after: number) => listEvents(this.#db, id, after, page);
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

/** The open streams of one channel. */
interface StreamCount {
  /** The name of the channel in figures. */
  readonly label: string;
  readonly count: number;
}

/** A person and an agent of one name are two channels; all observers of a network are one. */
function keyOf(networkId: string, channel: Address | null): string {
  return channel === null ? networkId : `${networkId} ${channel.kind} ${channel.key}`;
}

interface ResumePoint {
  /** Replay begins after this number; undefined when there is nothing to resume. */
  readonly after?: number;
  /** Set when the history no longer reaches back: the id of the oldest event that is left. */
  readonly oldestId?: string;
}

/**
 * 2 to 5 seconds, spread so that clients of a stopped hub do not come back in one moment (rule streams-spread-return).
 */
function retryMs(): number {
  return 2_000 + Math.floor(Math.random() * 3_000);
}
