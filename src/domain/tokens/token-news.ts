/**
 * Other processes learn of a revocation at most this long after it (rule tokens-revoked-elsewhere): a row that was read
 * longer ago counts only while it is known that nothing has changed.
 */
const recheckMs = 800;
/** From this age on of a row and of the last answer there is a new question: who calls all the time never waits for one. */
const askAgainMs = 400;

/** Resolves once everything was heard that had been committed before the call; to false where that cannot be told. */
export type CatchUp = () => Promise<boolean>;

/**
 * What a process knows of the changes that others make to the rows of tokens, and of what a token is looked up by. Times are
 * milliseconds of a clock that only goes forward.
 */
export class TokenNews {
  #catchUp: CatchUp | undefined;
  #asking = false;
  /** The last change that was heard of; rows read before it may differ. */
  #changedAt = Infinity;
  /** All changes until then were heard. */
  #heardUntil = -Infinity;

  /** From `now` on changes are heard. */
  follow(catchUp: CatchUp, now: number): void {
    this.#catchUp = catchUp;
    this.#changedAt = now;
  }

  /** Something has changed, or may have while nothing was heard. */
  changed(now: number): void {
    this.#changedAt = now;
  }

  /** Whether a row that was read at `readAt` may still be gone by. Never waits: it asks for news beside the answer. */
  isCurrent(readAt: number, now: number): boolean {
    const sinceRead = now - readAt;
    if (sinceRead < askAgainMs) return true;
    const sinceHeard = now - this.#heardUntil;
    if (sinceHeard >= askAgainMs) void this.#ask(now);
    return sinceRead < recheckMs || (sinceHeard < recheckMs && readAt > this.#changedAt);
  }

  async #ask(now: number): Promise<void> {
    if (this.#catchUp === undefined || this.#asking) return;
    this.#asking = true;
    const heardAll = await this.#catchUp().catch(() => false);
    this.#asking = false;
    if (heardAll) this.#heardUntil = now;
  }
}
