import type { Address } from '../../domain/address.ts';

/** The open streams of one channel. */
interface StreamCount {
  /** What the figures call the channel. */
  readonly label: string;
  readonly count: number;
}

/** How many streams of each channel are open. */
export class StreamCounts {
  readonly #counts = new Map<string, StreamCount>();

  /** Open streams by label; channels of one label count together. */
  get byLabel(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { label, count } of this.#counts.values()) counts.set(label, (counts.get(label) ?? 0) + count);
    return counts;
  }

  /** @param channel null for the observers of the network */
  of(networkId: string, channel: Address | null): number {
    return this.#counts.get(keyOf(networkId, channel))?.count ?? 0;
  }

  /** Counts a stream of a channel until the returned function is called. */
  add(networkId: string, channel: Address | null, label: string): () => void {
    const key = keyOf(networkId, channel);
    this.#change(key, 1, label);
    return () => this.#change(key, -1, label);
  }

  #change(key: string, by: 1 | -1, name: string): void {
    const { label, count } = this.#counts.get(key) ?? { label: name, count: 0 };
    if (count + by > 0) this.#counts.set(key, { label, count: count + by });
    else this.#counts.delete(key);
  }
}

/** A person and an agent of one name are two channels; all observers of a network are one. */
function keyOf(networkId: string, channel: Address | null): string {
  return channel === null ? networkId : `${networkId} ${channel.kind} ${channel.key}`;
}
