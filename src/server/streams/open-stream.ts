import type { ServerResponse } from 'node:http';
import { aliasAddress } from '../../domain/address.ts';
import type { Address } from '../../domain/address.ts';
import { endsChannel } from '../../domain/streams/ends-channel.ts';
import { aliasAfter } from '../../domain/streams/follow-rename.ts';
import type { StoredEvent } from '../../domain/streams/record-events.ts';
import { eventFrame, type FrameStyle } from './frame.ts';
import type { Selection } from '../../domain/streams/stream-plan.ts';
import type { FeedReader } from './network-feed.ts';

/** How long a client may take over what is left when its stream ends. */
const lastWordsMs = 1_000;
/** What a stream may hold back for a slow reader before it is closed (rule streams-slow-readers). */
const bufferLimits = { events: 1_000, bytes: 1_048_576 };

/** One open stream: writes frames as they come and disconnects a reader that falls behind. */
export class OpenStream implements FeedReader {
  readonly response: ServerResponse;
  readonly selection: Selection;
  readonly #epoch: string;
  readonly style: FrameStyle;
  /** Called when the agent of the stream has got another alias. */
  onMove: ((to: Address) => void) | undefined;
  #channel: Address | null;
  #waiting: StoredEvent[] | undefined = [];
  #lapsed = false;
  #unsent = 0;

  constructor(response: ServerResponse, selection: Selection, epoch: string, style: FrameStyle) {
    this.response = response;
    this.selection = selection;
    this.#channel = selection.channel;
    this.#epoch = epoch;
    this.style = style;
    response.on('drain', () => (this.#unsent = 0));
  }

  /** Live events; held back until `goLive` while the stream still replays older ones. */
  take(events: readonly StoredEvent[]): void {
    if (this.#waiting) this.#waiting.push(...events);
    else this.send(events);
    if (this.#waiting && this.#waiting.length > bufferLimits.events * 10) this.cut();
  }

  /** Ends the replay: sends what arrived meanwhile and everything from now on. */
  goLive(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    this.send(waiting);
  }

  /** Writes the events that this stream has selected. */
  send(events: readonly StoredEvent[]): void {
    for (const event of events) {
      const text = this.#textOf(event);
      if (text === undefined) continue;
      this.write(text);
      if (this.#channel?.kind !== 'alias') continue;
      // Nothing comes after the end of the agent whose stream it is.
      if (endsChannel(event)) return this.end();
      this.move(aliasAfter(this.#channel.key, event));
    }
  }

  /** Goes on with the events of another alias. */
  move(alias: string): void {
    if (alias === this.#channel?.key) return;
    this.#channel = aliasAddress(alias);
    this.onMove?.(this.#channel);
  }

  /** Writes a ready frame or comment; a reader that lags behind the limits is cut off. */
  write(text: string): void {
    if (this.response.destroyed || this.response.writableEnded) return;
    this.#unsent = this.response.write(text) ? 0 : this.#unsent + 1;
    if (this.#unsent > bufferLimits.events || this.response.writableLength > bufferLimits.bytes) this.cut();
  }

  /** Resolves when the client has taken what was written; used between the pages of a replay. */
  async drained(): Promise<void> {
    const { response } = this;
    if (!response.writableNeedDrain || response.destroyed) return;
    await new Promise<void>((resolve) => {
      response.once('drain', resolve);
      response.once('close', resolve);
    });
  }

  /** The right to listen has ended: from now on only the news that the agent itself is gone passes. */
  lapse(): void {
    this.#lapsed = true;
  }

  /** Ends the stream behind what has been written, and soon whatever the client does. */
  end(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    // What came while the stream still replays stays behind a place that the client resumes from, unless none is left.
    if (this.#lapsed) this.send(waiting);
    if (this.response.writableEnded) return;
    this.response.end();
    setTimeout(() => this.cut(), lastWordsMs).unref();
  }

  /** Closes the connection at once: what is buffered is not waited for, the client resumes by its last id. */
  cut(): void {
    this.response.destroy();
  }

  #textOf(event: StoredEvent): string | undefined {
    const { observer, only } = this.selection;
    if (this.#lapsed && !endsChannel(event)) return undefined;
    if (only !== undefined && event.type !== only) return undefined;
    if (observer) return event.summary === null ? undefined : eventFrame(event, 'summary', this.#epoch, this.style);
    const own = this.#channel;
    if (own === null || event.channel !== own.key || event.channelKind !== own.kind) return undefined;
    if (event.payload === null) return undefined;
    return eventFrame(event, 'payload', this.#epoch, this.style);
  }
}
