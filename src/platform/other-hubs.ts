/** The other hubs on a database, by when something was last heard of each of them. */
export class OtherHubs {
  readonly #heardAt = new Map<string, number>();
  readonly #rememberMs: number;

  /** @param rememberMs after so many milliseconds of silence a hub counts as gone */
  constructor(rememberMs: number) {
    this.#rememberMs = rememberMs;
  }

  /**
   * Notes that something was heard of a hub.
   *
   * @param now milliseconds of a clock that only goes forward
   * @returns whether it was unknown, or counted as gone
   */
  hear(hub: string, now: number): boolean {
    this.#forgetSilent(now);
    const isNew = !this.#heardAt.has(hub);
    this.#heardAt.set(hub, now);
    return isNew;
  }

  /** Whether there is another hub. @param now as for `hear` */
  areThere(now: number): boolean {
    this.#forgetSilent(now);
    return this.#heardAt.size > 0;
  }

  #forgetSilent(now: number): void {
    for (const [hub, heardAt] of this.#heardAt) if (now - heardAt >= this.#rememberMs) this.#heardAt.delete(hub);
  }
}
