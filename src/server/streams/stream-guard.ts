import type { Platform, Queries } from '../../domain/ctx.ts';
import { findLapsed, mayConcern } from '../../domain/streams/find-lapsed.ts';
import type { EventStreams } from './event-streams.ts';
import type { OpenStream } from './open-stream.ts';

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
  { clock, memory: { tokens: cache } }: Pick<Platform, 'clock' | 'memory'>,
  onError: (error: unknown) => void,
): () => void {
  const recheck = (listeners: readonly OpenStream[]): void => {
    if (listeners.length > 0) findLapsed(db, listeners, clock.now()).then(close, onError);
  };
  const endDrop = cache.onDrop((ended) => recheck([...streams.live].filter((stream) => mayConcern(stream, ended))));
  const timer = setInterval(() => recheck([...streams.live]), recheckMs).unref();
  return () => {
    endDrop();
    clearInterval(timer);
  };
}

/** What ended the right may have told the stream why: that news still goes out, and nothing else. */
function close(lapsed: readonly OpenStream[]): void {
  for (const stream of lapsed) {
    stream.lapse();
    void stream.feed.settle().then(() => stream.end());
  }
}
