import type { Queries } from '../../domain/ctx.ts';
import type { Memory } from '../../domain/memory.ts';
import { findLapsed, mayConcern, mayLapseUnheard } from '../../domain/streams/find-lapsed.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EventStreams } from './event-streams.ts';
import type { OpenStream } from './open-stream.ts';

const recheckMs = 4_000;

/**
 * Closes the streams of callers whose right has ended: at once when this process revoked it, within five seconds when
 * another one did (rule streams-end-with-right). A process that has the database to itself hears of every revocation, so it
 * looks at a stream once after its opening and then only at what ends by itself.
 *
 * @returns the function that ends the guard
 */
export function guardStreams(
  streams: Pick<EventStreams, 'live'>,
  db: Queries,
  { clock, memory: { tokens: cache } }: { readonly clock: Clock; readonly memory: Pick<Memory, 'tokens'> },
  onError: (error: unknown) => void,
): () => void {
  const isShared = cache.news !== undefined;
  const check = async (listeners: readonly OpenStream[]): Promise<void> => {
    const { generation } = cache;
    for (const stream of listeners) stream.isRightKnown = false;
    close(await findLapsed(db, listeners, clock.now()));
    // A right that ended meanwhile may have been read before.
    const isKnown = generation === cache.generation;
    for (const stream of listeners) stream.isRightKnown = isKnown;
  };
  const recheck = (isDue: (stream: OpenStream) => boolean): void => {
    const due = [...streams.live].filter(isDue);
    if (due.length > 0) check(due).catch(onError);
  };
  const endDrop = cache.onDrop((ended) => recheck((stream) => mayConcern(stream, ended)));
  const timer = setInterval(
    () => recheck((stream) => isShared || !stream.isRightKnown || mayLapseUnheard(stream)),
    recheckMs,
  ).unref();
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
