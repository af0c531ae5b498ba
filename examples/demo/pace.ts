import { setTimeout as sleep } from 'node:timers/promises';
import type { Refusals } from './refusals.ts';

/** The demo's time: seconds of a story, made shorter by the pace. */
export class Pace {
  readonly #factor: number;
  readonly #end: AbortSignal;
  readonly #refusals: Refusals;

  /** @param end aborted when the demo ends */
  constructor(factor: number, end: AbortSignal, refusals: Refusals) {
    this.#factor = factor;
    this.#end = end;
    this.#refusals = refusals;
  }

  /** Real milliseconds of so many seconds of a story. */
  ms(seconds: number): number {
    return (seconds * 1_000) / this.#factor;
  }

  /** Resolves after so many seconds of the story. @throws the reason of the signal, or of the demo's end */
  async pause(seconds: number, signal?: AbortSignal): Promise<void> {
    const until = signal === undefined ? this.#end : AbortSignal.any([signal, this.#end]);
    await sleep(this.ms(seconds), undefined, { signal: until });
  }

  /** Does something again and again until the demo ends; one failure is noted and does not end it. */
  async every(seconds: number, place: string, work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      await this.tryOnce(place, work);
      try {
        await this.pause(seconds);
      } catch {
        return;
      }
    }
  }

  /** Does it once; a failure is noted. */
  async tryOnce(place: string, work: () => Promise<unknown>): Promise<void> {
    if (this.#end.aborted) return;
    await work().catch((error: unknown) => {
      if (!this.#end.aborted) this.#refusals.note(error, place);
    });
  }
}
