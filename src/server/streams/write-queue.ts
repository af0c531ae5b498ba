/** A stream that has something to write. */
export interface Writer {
  /** Writes all of it. */
  flush(): void;
}

/** A write costs some ten microseconds: so many hold up the others for a few milliseconds. */
const writersPerTurn = 256;

/**
 * Writes of one turn of the loop: what a stream gets within the turn goes out together, and where many streams have
 * something, other work comes between some of them and the next.
 */
export class WriteQueue {
  #due: Writer[] = [];
  #next = 0;

  /** Flushes `writer` soon. It asks again only after that. */
  add(writer: Writer): void {
    this.#due.push(writer);
    if (this.#due.length === 1) queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    const end = Math.min(this.#due.length, this.#next + writersPerTurn);
    for (; this.#next < end; this.#next += 1) this.#due[this.#next]?.flush();
    if (end < this.#due.length) {
      setImmediate(() => this.#flush());
      return;
    }
    this.#due = [];
    this.#next = 0;
  }
}
