import type { Ctx, Platform, ReadCtx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';

const windowSeconds = 60;
/** The most pairs of sender and target that are watched; the pair that was silent longest makes room. */
const maxPairs = 20_000;

/** Sends of one pair by second, a ring of a minute. */
interface Pace {
  readonly counts: Uint32Array;
  /** The second that the ring was last brought up to. */
  second: number;
  total: number;
}

/** In memory and for each process: what it forgets at a restart is a minute of pace. */
const paces = new WeakMap<Platform, Map<string, Pace>>();

/**
 * Counts a send from the caller to an alias, unless the pair has had its sends of this minute (rule tasks-loop-guard).
 *
 * @returns takes the count back, for a send that comes to nothing
 * @throws loop_guard
 */
export function reserveSend(ctx: Ctx, networkId: string, alias: string): () => void {
  const { caller, platform } = ctx;
  const now = platform.clock.elapsed();
  const second = Math.floor(now / 1000);
  const pace = paceOf(
    platform,
    JSON.stringify([networkId, caller.nodeId ?? caller.userId ?? caller.kind, alias]),
    second,
  );
  advance(pace, second);
  if (pace.total >= platform.settings.loopSendsPerMinute) {
    throw new DomainError('loop_guard', { retry_after_ms: waitMs(pace, now) });
  }
  pace.counts[second % windowSeconds]! += 1;
  pace.total += 1;
  return () => {
    advance(pace, Math.floor(platform.clock.elapsed() / 1000));
    const slot = second % windowSeconds;
    if (pace.second - second >= windowSeconds || pace.counts[slot] === 0) return;
    pace.counts[slot]! -= 1;
    pace.total -= 1;
  };
}

/**
 * Refuses a chain of parents that is deeper than the limit (rule tasks-loop-guard). Waiting does not shorten it; the
 * pause it asks for is the window of the other rule.
 *
 * @throws loop_guard
 */
export function requireShallow(ctx: ReadCtx, depth: number): void {
  if (depth > ctx.platform.settings.loopDepth) {
    throw new DomainError('loop_guard', { retry_after_ms: windowSeconds * 1000 });
  }
}

function paceOf(platform: Platform, pair: string, second: number): Pace {
  const known = paces.get(platform) ?? new Map<string, Pace>();
  paces.set(platform, known);
  const pace = known.get(pair) ?? { counts: new Uint32Array(windowSeconds), second, total: 0 };
  // Entered again at each use, so that the first entry is the one that was silent longest.
  known.delete(pair);
  if (known.size >= maxPairs) for (const oldest of known.keys()) if (known.delete(oldest)) break;
  known.set(pair, pace);
  return pace;
}

/** Empties the seconds that have left the window. */
function advance(pace: Pace, second: number): void {
  const passed = Math.min(second - pace.second, windowSeconds);
  for (let step = 1; step <= passed; step += 1) {
    const slot = (pace.second + step) % windowSeconds;
    pace.total -= pace.counts[slot] ?? 0;
    pace.counts[slot] = 0;
  }
  if (second > pace.second) pace.second = second;
}

/** Milliseconds until the oldest counted second leaves the window. */
function waitMs(pace: Pace, now: number): number {
  for (let second = pace.second - windowSeconds + 1; second <= pace.second; second += 1) {
    if (pace.counts[second % windowSeconds]) return Math.max(1, (second + windowSeconds) * 1000 - now);
  }
  return windowSeconds * 1000;
}
