/** A source of chance that repeats itself: the same seed gives the same choices. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = hash(seed);
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(values: readonly T[]): T {
    return values[this.whole(0, values.length - 1)] as T;
  }

  /** The values in another order. */
  shuffle<T>(values: readonly T[]): T[] {
    const left = [...values];
    return values.map(() => left.splice(this.whole(0, left.length - 1), 1)[0] as T);
  }
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return value;
}
