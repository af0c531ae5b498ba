import type { Caller } from '../caller.ts';
import { TokenNews } from './token-news.ts';

/** Which tokens to forget: all that match every given part. */
export interface TokenSelector {
  readonly tokenId?: string;
  readonly userId?: string;
  readonly networkId?: string;
}

/** What the hub remembers of a token that it has looked up. */
export interface CachedToken {
  readonly caller: Caller;
  /** When it ends by itself, in milliseconds; null for all but the tokens of pages. */
  readonly expiresAt: number | null;
  /** From when the token idles, in milliseconds: its last use, or its creation. */
  lastUsedAt: number;
  /** The last use that is written or noted for writing, in milliseconds; null before the first. */
  notedAt: number | null;
  /** When the row was read, in milliseconds of the clock that only goes forward. */
  readonly readAt: number;
  /** When it last went to the end of the order, on the same clock. */
  placedAt: number;
}

const maxTokens = 50_000;

/** Within this time of its last move a token stays where it is in the order: most calls then move nothing. */
const orderMs = 1_000;

/** Bounded memory of token hash → caller, in the order of use to the second; one for each process. */
export class TokenCache {
  readonly #byHash = new Map<string, CachedToken>();
  readonly #hashes = new Map<string, string>();
  readonly #listeners = new Set<(selector: TokenSelector) => void>();
  readonly #used = new Set<string>();
  /** Absent where one process has the database to itself: it drops its own entries, so nothing is read again. */
  readonly news: TokenNews | undefined;
  #generation = 0;

  /** @param shared other processes may change the same rows */
  constructor(shared: boolean) {
    this.news = shared ? new TokenNews() : undefined;
  }

  get size(): number {
    return this.#byHash.size;
  }

  /** Incremented by every drop; rows read before a drop must not be cached after it. */
  get generation(): number {
    return this.#generation;
  }

  get(hash: string, elapsed: number): CachedToken | undefined {
    const entry = this.#byHash.get(hash);
    if (entry === undefined) return undefined;
    if (this.news?.isCurrent(entry.readAt, elapsed) === false) return undefined;
    if (elapsed - entry.placedAt >= orderMs) {
      entry.placedAt = elapsed;
      this.#byHash.delete(hash);
      this.#byHash.set(hash, entry);
    }
    return entry;
  }

  /**
   * Remembers `entry` unless anything was dropped since `generation` was read. Uses of the token that this process
   * noted and did not write yet stay known.
   */
  put(hash: string, entry: CachedToken, generation: number): void {
    if (generation !== this.#generation || entry.caller.tokenId === null) return;
    const known = this.#byHash.get(hash);
    if (known !== undefined) {
      entry.lastUsedAt = Math.max(entry.lastUsedAt, known.lastUsedAt);
      entry.notedAt = known.notedAt === null ? entry.notedAt : Math.max(entry.notedAt ?? 0, known.notedAt);
      this.#byHash.delete(hash);
    }
    this.#byHash.set(hash, entry);
    this.#hashes.set(entry.caller.tokenId, hash);
    if (this.#byHash.size > maxTokens) this.#forgetOldest();
  }

  /** Forgets a token that its row no longer backs. */
  forget(hash: string): void {
    const tokenId = this.#byHash.get(hash)?.caller.tokenId ?? null;
    if (tokenId !== null) this.#forget(tokenId);
  }

  /** Forgets the matching tokens at once and tells the listeners (open streams close themselves). */
  drop(selector: TokenSelector): void {
    this.#generation += 1;
    if (selector.tokenId !== undefined) this.#forget(selector.tokenId);
    else {
      for (const { caller } of [...this.#byHash.values()]) {
        if (caller.tokenId !== null && selects(selector, caller)) this.#forget(caller.tokenId);
      }
    }
    for (const listener of this.#listeners) listener(selector);
  }

  /** Calls `listener` after every drop; returns the function that ends it. */
  onDrop(listener: (selector: TokenSelector) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notes that the use of a token is to be written by `recordTokenUse`. */
  markUsed(tokenId: string): void {
    this.#used.add(tokenId);
  }

  /** Hands over the noted uses and starts a new list. */
  takeUsed(): string[] {
    const used = [...this.#used];
    this.#used.clear();
    return used;
  }

  #forget(tokenId: string): void {
    const hash = this.#hashes.get(tokenId);
    if (hash !== undefined) this.#byHash.delete(hash);
    this.#hashes.delete(tokenId);
  }

  #forgetOldest(): void {
    for (const { caller } of this.#byHash.values()) {
      if (caller.tokenId !== null) this.#forget(caller.tokenId);
      return;
    }
  }
}

/** Whether a caller's token is one of the selected. */
function selects(selector: TokenSelector, caller: Caller): boolean {
  return (
    (selector.tokenId === undefined || selector.tokenId === caller.tokenId) &&
    (selector.userId === undefined || selector.userId === caller.userId) &&
    (selector.networkId === undefined || selector.networkId === caller.networkId)
  );
}
