/** Rows that are remembered at most, over all networks. */
const maxRows = 5_000;

/** What was read of a network, and how long it says the same while nothing is written. */
export interface Snapshot<V extends object> {
  readonly value: V;
  readonly rows: number;
  /** The last moment at which it reads so, epoch milliseconds; undefined when it is not to be remembered. */
  readonly until: number | undefined;
}

/** Where the counter of a network stands. */
export interface Counter {
  readonly event_seq: number;
  readonly last_row: number;
}

/** A snapshot that is kept. */
export interface Known extends Snapshot<object> {
  /** Where the counter of the network stood before the rows were read, or until when they have stayed the same. */
  readonly counter: Counter;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly until: number;
}

/** The last answers about the sessions of whole networks; those that nobody asked for longest are forgotten first. */
export class StatusMemory {
  readonly #known = new Map<string, Known>();
  #rows = 0;

  /** What was read last, unless time may have changed it. */
  get(key: string, now: number): Known | undefined {
    const known = this.#known.get(key);
    if (known === undefined || now < known.from || now > known.until) return undefined;
    this.#known.delete(key);
    this.#known.set(key, known);
    return known;
  }

  put(key: string, known: Known): void {
    this.#forget(key);
    if (known.rows > maxRows) return;
    this.#known.set(key, known);
    this.#rows += known.rows;
    for (const oldest of this.#known.keys()) {
      if (this.#rows <= maxRows) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#rows -= this.#known.get(key)?.rows ?? 0;
    this.#known.delete(key);
  }
}
