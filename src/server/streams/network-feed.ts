import type { StoredEvent } from '../../domain/streams/stored-event.ts';
import { FeedReaders } from './feed-readers.ts';

/** Reads the stored events of a network after a number, oldest first, at most one page. */
export type ReadAfter = (networkId: string, after: number) => Promise<readonly StoredEvent[]>;

/**
 * The live end of one network's events in this process. Events come from the units that this process commits and,
 * when a number is missing, from the stored rows: whatever wakes the feed, its readers get every number once and in
 * order.
 */
export class NetworkFeed {
  readonly readers = new FeedReaders();
  readonly #networkId: string;
  readonly #readAfter: ReadAfter;
  readonly #onError: (error: unknown) => void;
  readonly #onDeliver: ((event: StoredEvent) => void) | undefined;
  #last: number;
  #catchingUp = false;
  #run: Promise<void> | undefined;
  #stale = false;

  /** @param onDeliver hears of each event that the readers were given */
  constructor(
    networkId: string,
    last: number,
    readAfter: ReadAfter,
    onError: (error: unknown) => void,
    onDeliver?: (event: StoredEvent) => void,
  ) {
    this.#networkId = networkId;
    this.#last = last;
    this.#readAfter = readAfter;
    this.#onError = onError;
    this.#onDeliver = onDeliver;
  }

  /** The number of the newest event that the readers were given. */
  get last(): number {
    return this.#last;
  }

  /** Hands on an event that this process has just committed. */
  push(event: StoredEvent): void {
    if (event.n <= this.#last) return;
    if (this.#catchingUp || event.n !== this.#last + 1) return this.wake();
    this.#deliver(event);
  }

  /** Looks for stored events that did not come by `push`: another process wrote, or a wake-up was lost. */
  wake(): void {
    this.#stale = true;
    if (!this.#catchingUp) this.#run = this.#catchUp().catch(this.#onError);
  }

  /** As `wake`; resolves when the readers were given all that is stored by now, or when that could not be read. */
  async settle(): Promise<void> {
    this.wake();
    await this.#run;
  }

  async #catchUp(): Promise<void> {
    this.#catchingUp = true;
    try {
      while (this.#stale) {
        this.#stale = false;
        const page = await this.#readAfter(this.#networkId, this.#last);
        if (page.length === 0) continue;
        for (const event of page) this.#deliver(event);
        this.#stale = true;
      }
    } finally {
      this.#catchingUp = false;
    }
  }

  #deliver(event: StoredEvent): void {
    this.#last = event.n;
    this.readers.give(event);
    this.#onDeliver?.(event);
  }
}
