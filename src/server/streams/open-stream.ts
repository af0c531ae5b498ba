import type { ServerResponse } from 'node:http';
import type { Caller } from '../../domain/caller.ts';
import { aliasAddress } from '../../domain/address.ts';
import type { Address } from '../../domain/address.ts';
import { endsChannel } from '../../domain/streams/ends-channel.ts';
import type { Listener } from '../../domain/streams/find-lapsed.ts';
import { aliasAfter } from '../../domain/streams/follow-rename.ts';
import type { StoredEvent } from '../../domain/streams/stored-event.ts';
import type { Selection, StreamPlan } from '../../domain/streams/stream-plan.ts';
import type { FeedReader } from './feed-readers.ts';
import { eventFrame, type FrameStyle } from './frame.ts';
import type { NetworkFeed } from './network-feed.ts';
import { sendChunk } from './send-chunk.ts';
import type { StreamEnd } from './stream-watch.ts';
import type { WriteQueue } from './write-queue.ts';

/** How long a client may take over what is left when its stream ends. */
const lastWordsMs = 1_000;
/** What a stream may hold back for a slow reader before it is closed (rule streams-slow-readers). */
const bufferLimits = { events: 1_000, bytes: 1_048_576 };

/** What all streams of a process share. */
export interface StreamHost {
  readonly epoch: string;
  readonly writes: WriteQueue;
}

/** Where a stream gets its events from and how its client reads them. */
export interface StreamParts {
  readonly feed: NetworkFeed;
  readonly style: FrameStyle;
  /** On the clock that only goes forward. */
  readonly closesAt: number;
}

/**
 * One open stream: writes frames as they come and disconnects a reader that falls behind. A hub has thousands of them
 * for hours: what only the opening needs is not kept.
 */
export class OpenStream implements FeedReader, Listener {
  readonly response: ServerResponse;
  readonly caller: Caller;
  readonly networkId: string;
  readonly selection: Selection;
  readonly feed: NetworkFeed;
  readonly style: FrameStyle;
  readonly closesAt: number;
  /** Whether the guard has seen its right since it opened, and since anybody may have lost one. */
  isRightKnown = false;
  /** Why the hub ended it; undefined while it has not. */
  endedBy: StreamEnd | undefined;
  readonly #host: StreamHost;
  readonly #session: string;
  #channel: Address | null;
  /** What it takes of the feed: everything while it replays, as it may go by another name then; undefined when it left. */
  #place: Address | null | undefined = null;
  /** Events that came while older ones are replayed; undefined on a live stream. */
  #waiting: StoredEvent[] | undefined = [];
  #lapsed = false;
  /** What the end of the turn writes, and of how many frames it is. */
  #due = '';
  #dueFrames = 0;
  #unsent = 0;

  constructor(response: ServerResponse, plan: StreamPlan, { feed, style, closesAt }: StreamParts, host: StreamHost) {
    this.response = response;
    this.caller = plan.caller;
    this.networkId = plan.networkId;
    this.selection = plan.selection;
    this.feed = feed;
    this.style = style;
    this.closesAt = closesAt;
    this.#host = host;
    this.#session = plan.session;
    this.#channel = plan.selection.channel;
    feed.readers.enter(this, null);
  }

  /** Whose events it carries now; null for those of the whole network. */
  get channel(): Address | null {
    return this.#channel;
  }

  /** What figures call it, within its network. */
  get label(): string {
    if (this.selection.observer) return `network/${this.#session}`;
    return this.#channel?.kind === 'alias' ? this.#channel.key : this.#session;
  }

  /** A live event; held back until `goLive` while the stream still replays older ones. */
  take(event: StoredEvent): void {
    if (this.#waiting === undefined) return this.send(event);
    this.#waiting.push(event);
    if (this.#waiting.length > bufferLimits.events * 10) this.cut();
  }

  /** Ends the replay: sends what arrived meanwhile and everything from now on. */
  goLive(): void {
    const waiting = this.#stopWaiting();
    for (const event of waiting) this.send(event);
  }

  /** Gets no further events; for the end of the connection. */
  leave(): void {
    this.#standAt(undefined);
  }

  /** Writes an event if this stream has selected it. */
  send(event: StoredEvent): void {
    const text = this.#textOf(event);
    if (text === undefined) return;
    this.write(text);
    if (this.#channel?.kind !== 'alias') return;
    // Nothing comes after the end of the agent whose stream it is.
    if (endsChannel(event)) return this.end();
    this.move(aliasAfter(this.#channel.key, event));
  }

  /** Goes on with the events of another alias. */
  move(alias: string): void {
    if (alias === this.#channel?.key) return;
    this.#channel = aliasAddress(alias);
    if (this.#waiting === undefined) this.#standAt(this.#channel);
  }

  /** Writes a ready frame or comment at the end of this turn, with all else that it writes until then. */
  write(text: string): void {
    if (this.#dueFrames === 0) this.#host.writes.add(this);
    this.#due += text;
    this.#dueFrames += 1;
  }

  /** Writes at once what waits for the end of the turn; a reader that lags behind the limits is cut off. */
  flush(): void {
    const { response } = this;
    const text = this.#due;
    const frames = this.#dueFrames;
    this.#due = '';
    this.#dueFrames = 0;
    if (frames === 0 || response.destroyed || response.writableEnded) return;
    const held = response.writableLength === 0 ? 0 : this.#unsent;
    this.#unsent = sendChunk(response, text) ? 0 : held + frames;
    if (this.#unsent > bufferLimits.events || response.writableLength > bufferLimits.bytes) this.cut();
  }

  /** Resolves when the client has taken what was written; used between the pages of a replay. */
  async drained(): Promise<void> {
    this.flush();
    const { response } = this;
    const written = response.socket ?? response;
    if (!written.writableNeedDrain || response.destroyed) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        written.off('drain', end);
        written.off('close', end);
        resolve();
      };
      written.on('drain', end);
      written.on('close', end);
    });
  }

  /** The right to listen has ended: from now on only the news that the agent itself is gone passes. */
  lapse(): void {
    this.#lapsed = true;
  }

  /** Ends the stream behind what has been written, and soon whatever the client does. */
  end(): void {
    const waiting = this.#stopWaiting();
    // What came while the stream still replays stays behind a place that the client resumes from, unless none is left.
    this.endedBy ??= this.#lapsed ? 'right' : 'agent';
    if (this.#lapsed) for (const event of waiting) this.send(event);
    this.flush();
    if (this.response.writableEnded) return;
    this.response.end();
    setTimeout(() => this.cut(), lastWordsMs).unref();
  }

  /** Closes the connection at once: what is buffered is not waited for, the client resumes by its last id. */
  cut(): void {
    this.endedBy ??= 'slow';
    this.response.destroy();
  }

  #stopWaiting(): readonly StoredEvent[] {
    const waiting = this.#waiting ?? [];
    if (this.#waiting !== undefined) this.#standAt(this.#channel);
    this.#waiting = undefined;
    return waiting;
  }

  /** Once it has left, it stays away. */
  #standAt(place: Address | null | undefined): void {
    const { readers } = this.feed;
    if (this.#place === undefined) return;
    readers.leave(this, this.#place);
    this.#place = place;
    if (place !== undefined) readers.enter(this, place);
  }

  #textOf(event: StoredEvent): string | undefined {
    const { observer, only } = this.selection;
    const { epoch } = this.#host;
    if (this.#lapsed && !endsChannel(event)) return undefined;
    if (only !== undefined && event.type !== only) return undefined;
    if (observer) return event.summary === null ? undefined : eventFrame(event, 'summary', epoch, this.style);
    const own = this.#channel;
    if (own === null || event.channel !== own.key || event.channelKind !== own.kind) return undefined;
    return event.payload === null ? undefined : eventFrame(event, 'payload', epoch, this.style);
  }
}
