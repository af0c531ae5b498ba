/** The most rows whose reads wait to be written; further reads are not counted until the next write. */
const maxWaiting = 10_000;

/** A delivery and how often it was handed out. */
export interface Reads {
  readonly network_id: string;
  readonly id: string;
  count: number;
}

/** Counts in memory how often rows were handed out since the last write (rule inbox-reads-counted). */
export class ReadCounts {
  readonly #waiting = new Map<string, Reads>();

  /** Counts that rows were handed out. */
  note(rows: readonly Omit<Reads, 'count'>[]): void {
    for (const { network_id, id } of rows) {
      const key = `${network_id} ${id}`;
      const known = this.#waiting.get(key);
      if (known !== undefined) known.count += 1;
      else if (this.#waiting.size < maxWaiting) this.#waiting.set(key, { network_id, id, count: 1 });
    }
  }

  /** Hands over the counts and starts anew. */
  take(): Reads[] {
    const reads = [...this.#waiting.values()];
    this.#waiting.clear();
    return reads;
  }
}
