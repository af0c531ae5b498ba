interface Known<T> {
  readonly value: T;
  readonly readAt: number;
}

/**
 * A value that may be read as often as callers like; reading it must neither cost much nor wait for a busy database.
 * It is read again once it is `freshMs` old, by one reader for all who ask. Until it comes they get the last one,
 * unless that is `staleMs` old.
 */
export class StaleWhileReading<T> {
  readonly #freshMs: number;
  readonly #staleMs: number;
  #known: Known<T> | undefined;
  #reading: Promise<T> | undefined;

  constructor({ freshMs, staleMs }: { readonly freshMs: number; readonly staleMs: number }) {
    this.#freshMs = freshMs;
    this.#staleMs = staleMs;
  }

  /**
   * @param now milliseconds of a clock that only goes forward @throws whatever `read` throws, when there is no last
   *   value to give
   */
  async get(now: number, read: () => Promise<T>): Promise<T> {
    const known = this.#known;
    // A clock that was set back does not make a value young.
    const age = known === undefined ? Infinity : Math.abs(now - known.readAt);
    if (known !== undefined && age < this.#freshMs) return known.value;
    const reading = this.#reading ?? this.#begin(now, read);
    if (known === undefined || age >= this.#staleMs) return reading;
    reading.catch(() => undefined);
    return known.value;
  }

  /** The next caller gets what is read from now on. */
  forget(): void {
    this.#known = undefined;
    this.#reading = undefined;
  }

  #begin(now: number, read: () => Promise<T>): Promise<T> {
    const reading = read();
    const end = (known = this.#known): void => {
      // What was forgotten while it was read is not remembered.
      if (this.#reading !== reading) return;
      this.#reading = undefined;
      this.#known = known;
    };
    this.#reading = reading;
    reading.then(
      (value) => end({ value, readAt: now }),
      () => end(),
    );
    return reading;
  }
}
