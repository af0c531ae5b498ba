/** How long a value is told again, and how many are kept. */
export interface RecentLimits {
  /** Unless whoever keeps a value says otherwise. */
  readonly freshMs: number;
  /** The value that was kept longest ago makes room. */
  readonly most: number;
}

/** Values by key that are told again for a short while, so that what is asked often is not read each time. */
export class RecentValues<T> {
  readonly #limits: RecentLimits;
  readonly #kept = new Map<string, { readonly value: T; readonly until: number }>();

  constructor(limits: RecentLimits) {
    this.#limits = limits;
  }

  /** @param now milliseconds of a clock that only goes forward @returns undefined when there is none that is fresh */
  get(key: string, now: number): T | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined || now < kept.until) return kept?.value;
    this.#kept.delete(key);
    return undefined;
  }

  /** As `get`, and forgets it. */
  take(key: string, now: number): T | undefined {
    const value = this.get(key, now);
    this.#kept.delete(key);
    return value;
  }

  keep(key: string, value: T, now: number, freshMs = this.#limits.freshMs): void {
    this.#kept.delete(key);
    if (this.#kept.size >= this.#limits.most)
      for (const oldest of this.#kept.keys()) if (this.#kept.delete(oldest)) break;
    this.#kept.set(key, { value, until: now + freshMs });
  }
}
