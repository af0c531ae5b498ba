/** What one payer has used in the window that runs. */
interface Window {
  used: number;
  readonly endsAt: number;
}

/**
 * A budget of points for each payer in windows of one length, counted in this process and decided at once. A window
 * begins with the first call in it; what is refused counts too.
 */
export class CallBudget {
  readonly #windows = new Map<string, Window>();
  readonly #points: number;
  readonly #windowMs: number;
  #sweepAt = 0;

  /** @param windowMs length of a window in milliseconds */
  constructor(points: number, windowMs: number) {
    this.#points = points;
    this.#windowMs = windowMs;
  }

  /** How many payers it knows. */
  get size(): number {
    return this.#windows.size;
  }

  /**
   * Takes points from the budget of a payer.
   *
   * @returns whole milliseconds until the window ends when the budget is used up, else 0
   */
  take(payer: string, points: number): number {
    const now = performance.now();
    const window = this.#windowOf(payer, now);
    window.used += points;
    return window.used > this.#points ? Math.ceil(window.endsAt - now) : 0;
  }

  /** What is left to a payer in its window, and whole seconds until that ends. */
  leftTo(payer: string): { readonly points: number; readonly seconds: number } {
    const now = performance.now();
    const { used, endsAt } = this.#windowOf(payer, now);
    return { points: Math.max(0, this.#points - used), seconds: Math.ceil((endsAt - now) / 1000) };
  }

  #windowOf(payer: string, now: number): Window {
    const known = this.#windows.get(payer);
    if (known !== undefined && known.endsAt > now) return known;
    if (now >= this.#sweepAt) this.#forgetEnded(now);
    const fresh = { used: 0, endsAt: now + this.#windowMs };
    this.#windows.set(payer, fresh);
    return fresh;
  }

  /** Once a window at most, so that a payer who never comes again is not kept. */
  #forgetEnded(now: number): void {
    this.#sweepAt = now + this.#windowMs;
    for (const [payer, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(payer);
  }
}
