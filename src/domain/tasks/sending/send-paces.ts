/** The window in which the sends of a pair are counted. */
export const windowSeconds = 60;
/** Pairs of sender and target that are watched at once; the one that was silent longest makes room. */
const maxPairs = 20_000;

/** How often each sender sent to each target in the last minute, in memory. */
export class SendPaces {
  readonly #paces = new Map<string, Pace>();

  /** The pace of a pair, brought up to now. @param elapsedMs of a clock that only goes forward */
  of(pair: string, elapsedMs: number): Pace {
    const known = this.#paces.get(pair);
    if (known?.isAt(elapsedMs)) return known;
    const pace = known ?? new Pace(elapsedMs);
    // Entered again at its first use in a second, so that the first entry is the one that was silent longest.
    this.#paces.delete(pair);
    if (this.#paces.size >= maxPairs) for (const oldest of this.#paces.keys()) if (this.#paces.delete(oldest)) break;
    this.#paces.set(pair, pace);
    pace.advance(elapsedMs);
    return pace;
  }
}

/** Sends of one pair by second, a ring of a minute. Times are milliseconds of a clock that only goes forward. */
export class Pace {
  readonly #counts = new Uint32Array(windowSeconds);
  /** The second that the ring was last brought up to. */
  #second: number;
  #total = 0;

  constructor(elapsedMs: number) {
    this.#second = Math.floor(elapsedMs / 1000);
  }

  /** Whether it was brought up to this second. */
  isAt(elapsedMs: number): boolean {
    return Math.floor(elapsedMs / 1000) === this.#second;
  }

  /** Sends in the window. */
  get total(): number {
    return this.#total;
  }

  /** Counts a send at `elapsedMs`, to which the pace has been brought up. */
  add(elapsedMs: number): void {
    this.#counts[Math.floor(elapsedMs / 1000) % windowSeconds]! += 1;
    this.#total += 1;
  }

  /** Takes a send at `sentMs` back, unless it has left the window. */
  remove(sentMs: number, elapsedMs: number): void {
    this.advance(elapsedMs);
    const second = Math.floor(sentMs / 1000);
    const slot = second % windowSeconds;
    if (this.#second - second >= windowSeconds || this.#counts[slot] === 0) return;
    this.#counts[slot]! -= 1;
    this.#total -= 1;
  }

  /** Empties the seconds that have left the window. */
  advance(elapsedMs: number): void {
    const second = Math.floor(elapsedMs / 1000);
    const passed = Math.min(second - this.#second, windowSeconds);
    for (let step = 1; step <= passed; step += 1) {
      const slot = (this.#second + step) % windowSeconds;
      this.#total -= this.#counts[slot] ?? 0;
      this.#counts[slot] = 0;
    }
    if (second > this.#second) this.#second = second;
  }

  /** Milliseconds until the oldest counted second leaves the window. */
  waitMs(elapsedMs: number): number {
    for (let second = this.#second - windowSeconds + 1; second <= this.#second; second += 1) {
      if (this.#counts[second % windowSeconds]) return Math.max(1, (second + windowSeconds) * 1000 - elapsedMs);
    }
    return windowSeconds * 1000;
  }
}
