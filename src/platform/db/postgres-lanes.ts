import { setTimeout as pause } from 'node:timers/promises';
import { gatherUnits, type Before } from './gather-units.ts';
import { runGroup } from './postgres-group.ts';
import type { LaneJob } from './postgres-lane-unit.ts';
import type { LaneSource } from './postgres-lane-source.ts';
import { runUnit, type LoneJob } from './postgres-unit.ts';
import type { Unit, UnitPlace } from './unit.ts';

/**
 * Units of one network that wait at the same time share a transaction. A lane runs one group at a time and gives its
 * connection back after each, so that lanes and lone units take turns at the connections of the pool.
 */
export class PostgresLanes {
  readonly #source: LaneSource;
  readonly #waiting = new Map<string, LaneJob[]>();
  readonly #running = new Set<Promise<void>>();
  /** When a lane was last done, by the monotonic clock in milliseconds. */
  #endedAt = -Infinity;

  constructor(source: LaneSource) {
    this.#source = source;
  }

  /** Runs `work` as one unit; resolves when it is durable, rejects when nothing of it is stored. */
  run<T>(work: (unit: Unit) => Promise<T>, place?: UnitPlace): Promise<T> {
    if (place === undefined) return this.#runAlone({ work, onlyLeaves: false });
    const { networkId: lane, onlyLeaves = false, endsTogether = onlyLeaves, about } = place;
    return new Promise<T>((resolve, reject) => {
      const job: LaneJob = {
        work,
        endsTogether,
        onlyLeaves,
        about,
        resolve: resolve as (value: unknown) => void,
        reject,
      };
      const queue = this.#waiting.get(lane);
      if (queue !== undefined) {
        queue.push(job);
        return;
      }
      this.#waiting.set(lane, [job]);
      this.#follow(this.#drain(lane));
    });
  }

  /** Resolves when no unit waits or runs in a lane. */
  async whenIdle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async #drain(lane: string): Promise<void> {
    const { limits } = this.#source;
    const queue = this.#waiting.get(lane) ?? [];
    let before: Before = this.#isQuiet() ? 'nothing' : 'several';
    while (queue.length > 0) {
      await gatherUnits(queue, limits, before);
      before = queue.length === 1 ? 'one' : 'several';
      await this.#next(lane, queue);
    }
    this.#waiting.delete(lane);
    this.#endedAt = performance.now();
  }

  /** Whether nothing runs or waits in a lane, and nothing has for a while. */
  #isQuiet(): boolean {
    const isAlone = this.#waiting.size === 1 && this.#running.size === 0;
    return isAlone && performance.now() - this.#endedAt > this.#source.limits.quietMs;
  }

  /** Never rejects: whatever happens is told to the units. */
  async #next(lane: string, queue: LaneJob[]): Promise<void> {
    if (queue.length === 1) {
      const [job] = queue.splice(0) as [LaneJob];
      const alone = this.#runAlone(job).then(job.resolve, job.reject);
      this.#follow(alone);
      await this.#patience(alone);
      return;
    }
    const again = await runGroup(this.#source, lane, queue);
    // A unit that waits for a row must not hold up the lane that may have to free it.
    for (const job of again) this.#follow(this.#runAgain(job));
  }

  /** A unit that is alone and waits, for a row or for a connection that hangs, does not hold up the others for long. */
  async #patience(alone: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, this.#source.limits.lockMs);
    await Promise.race([alone, late.promise]);
    clearTimeout(timer);
  }

  async #runAgain(job: LaneJob): Promise<void> {
    await pause(10 * (1 + Math.random()));
    await this.#runAlone(job, 2).then(job.resolve, job.reject);
  }

  #runAlone<T>(job: LoneJob<T>, run = 1): Promise<T> {
    return runUnit(this.#source, job, run);
  }

  #follow(running: Promise<void>): void {
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }
}
