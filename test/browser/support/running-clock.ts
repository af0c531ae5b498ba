import { systemClock } from '../../../src/platform/clock.ts';
import type { Clock } from '../../../src/platform/clock.ts';

/** A clock that runs as the machine's, behind it at first. */
export interface RunningClock extends Clock {
  /** Goes forward at once, never past the machine's time. */
  advance(milliseconds: number): void;
  /** Goes forward until it is this far behind the machine; stays where it is nearer already. */
  leave(milliseconds: number): void;
}

/** Starts a clock behind the machine's, so that what a test makes has a past. @param behind milliseconds */
export function createRunningClock(behind = 0): RunningClock {
  let left = behind;
  return {
    now: () => systemClock.now() - left,
    elapsed: () => systemClock.elapsed() + behind - left,
    advance: (milliseconds) => void (left = Math.max(0, left - milliseconds)),
    leave: (milliseconds) => void (left = Math.min(left, milliseconds)),
  };
}
