import type { UnitSource } from './postgres-unit.ts';

/** How much one commit of a lane may carry, and how long. */
export interface LaneLimits {
  /** Units in one commit. A transaction of more than 64 savepoints makes every snapshot of the server dearer. */
  readonly units: number;
  /** Milliseconds that a group waits for units on their way. */
  readonly gatherMs: number;
  /** Milliseconds without a unit in any lane after which one waits for no others. */
  readonly quietMs: number;
  /** Milliseconds after which no further unit joins the running group. */
  readonly groupMs: number;
  /** Milliseconds after which a unit that waits for something else than SQL is given up. */
  readonly unitMs: number;
  /** Milliseconds that a unit of a group waits for a row of another transaction before it goes alone. */
  readonly lockMs: number;
}

/** Limits in use unless a test sets others. */
export const laneLimits: LaneLimits = { units: 32, gatherMs: 4, quietMs: 2, groupMs: 50, unitMs: 10_000, lockMs: 200 };

/** What the lanes need of their database. */
export interface LaneSource extends UnitSource {
  readonly limits: LaneLimits;
}
