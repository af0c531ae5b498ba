import type { Address } from '../../domain/address.ts';
import type { StoredEvent } from '../../domain/streams/stored-event.ts';

/** What a feed needs of one open stream. */
export interface FeedReader {
  /** Takes events in order; each event once. */
  take(event: StoredEvent): void;
}

/** Few streams share a channel. A list is replaced, never changed: a reader that moves does so while it is walked. */
type Readers = readonly FeedReader[];

/** The readers of one network's events, found by the channel of an event. */
export class FeedReaders {
  readonly #ofAll = new Set<FeedReader>();
  readonly #ofChannel = { alias: new Map<string, Readers>(), user: new Map<string, Readers>() };
  #size = 0;

  /** How many there are. */
  get size(): number {
    return this.#size;
  }

  /** @param channel whose events the reader takes; null for the events of the whole network */
  enter(reader: FeedReader, channel: Address | null): void {
    this.#size += 1;
    if (channel === null) {
      this.#ofAll.add(reader);
      return;
    }
    const byKey = this.#ofChannel[channel.kind];
    byKey.set(channel.key, [...(byKey.get(channel.key) ?? []), reader]);
  }

  /** @param channel what it entered with */
  leave(reader: FeedReader, channel: Address | null): void {
    this.#size -= 1;
    if (channel === null) {
      this.#ofAll.delete(reader);
      return;
    }
    const byKey = this.#ofChannel[channel.kind];
    const left = (byKey.get(channel.key) ?? []).filter((other) => other !== reader);
    if (left.length > 0) byKey.set(channel.key, left);
    else byKey.delete(channel.key);
  }

  /** Gives an event to those who take its channel or everything. */
  give(event: StoredEvent): void {
    for (const reader of this.#ofAll) reader.take(event);
    const { channelKind, channel } = event;
    if (channelKind === null || channel === null) return;
    for (const reader of this.#ofChannel[channelKind].get(channel) ?? []) reader.take(event);
  }
}
