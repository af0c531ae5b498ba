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
  readonly #ofToken = new Map<string, number>();
  readonly #ofAddress = new Map<string, number>();

  /**
   * Takes a place that is given back when the answer is over.
   *
   * @throws too_many_streams
   */
  take({ tokenId }: Caller, ip: string, response: ServerResponse): void {
    const byToken = tokenId === null ? 0 : (this.#ofToken.get(tokenId) ?? 0);
    const byAddress = this.#ofAddress.get(ip) ?? 0;
    if (byToken >= maxPerToken || byAddress >= maxPerAddress) {
      throw new DomainError('too_many_streams', { retry_after_ms: retryMs });
    }
    if (tokenId !== null) this.#ofToken.set(tokenId, byToken + 1);
    this.#ofAddress.set(ip, byAddress + 1);
    whenOver(response, () => {
      if (tokenId !== null) giveBack(this.#ofToken, tokenId);
      giveBack(this.#ofAddress, ip);
    });
  }
}

function giveBack(held: Map<string, number>, key: string): void {
  const left = (held.get(key) ?? 0) - 1;
  if (left > 0) held.set(key, left);
  else held.delete(key);
}
