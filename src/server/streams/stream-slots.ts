import type { ServerResponse } from 'node:http';
import type { Caller } from '../../domain/caller.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { whenOver } from '../when-over.ts';

const maxPerToken = 100;
const maxPerAddress = 1_000;
/** Streams end by themselves after minutes; a client that is refused has some of its own to close. */
const retryMs = 10_000;

/** How many event streams a token and an address hold open in this process. */
export class StreamSlots {
  readonly #held = new Map<string, number>();

  /**
   * Takes a place that is given back when the answer is over.
   *
   * @throws too_many_streams
   */
  take({ tokenId }: Caller, ip: string, response: ServerResponse): void {
    const token = `token ${tokenId}`;
    const address = `address ${ip}`;
    if ((tokenId !== null && this.#count(token) >= maxPerToken) || this.#count(address) >= maxPerAddress) {
      throw new DomainError('too_many_streams', { retry_after_ms: retryMs });
    }
    const keys = tokenId === null ? [address] : [token, address];
    for (const key of keys) this.#held.set(key, this.#count(key) + 1);
    whenOver(response, () => keys.forEach((key) => this.#giveBack(key)));
  }

  #count(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  #giveBack(key: string): void {
    const left = this.#count(key) - 1;
    if (left > 0) this.#held.set(key, left);
    else this.#held.delete(key);
  }
}
