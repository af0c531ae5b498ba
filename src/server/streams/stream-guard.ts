import type { Queries } from '../../domain/ctx.ts';
import { findLapsed } from '../../domain/streams/find-lapsed.ts';
import type { TokenCache } from '../../domain/tokens/token-cache.ts';
import type { EventStreams, LiveStream } from './event-streams.ts';

const recheckMs = 4_000;

/**
 * Closes the streams of callers whose right has ended: at once when this process revoked it, within five seconds when
 * another one did (rule streams-end-with-right).
 *
 * @returns the function that ends the guard
 */
export function guardStreams(
  streams: EventStreams,
  db: Queries,
  cache: TokenCache,
  onError: (error: unknown) => void,
): () => void {
  const recheck = (): void => {
    const listeners = [...streams.live].map((live) => ({ live, ...live.plan }));
    if (listeners.length === 0) return;
    findLapsed(db, listeners).then((lapsed) => close(lapsed.map(({ live }) => live)), onError);
  };
  const endDrop = cache.onDrop(recheck);
  const timer = setInterval(recheck, recheckMs).unref();
  return () => {
    endDrop();
    clearInterval(timer);
  };
}

/** What ended the right may have told the stream why: that news still goes out, and nothing else. */
function close(lapsed: readonly LiveStream[]): void {
  for (const { stream, feed } of lapsed) {
    stream.lapse();
    void feed.settle().then(() => stream.end());
  }
}
