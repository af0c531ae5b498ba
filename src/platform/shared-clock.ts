import type { Clock } from './clock.ts';

/** The machine's time may differ by this much, in milliseconds, before it is logged. */
const toleratedMs = 2_000;

/** Asks the database for its time, in epoch milliseconds. */
export type AskTime = () => Promise<number>;

/**
 * The time of the database that several hubs share: what one of them stores, another one compares with its own time.
 * It is measured now and then and goes on with the machine's steady clock in between, so neither a machine that is an
 * hour ahead nor one whose time is set back stores a wrong time. It never goes backwards in a process.
 */
export class SharedClock implements Clock {
  readonly #machine: Clock;
  #measured: { readonly time: number; readonly elapsed: number };
  #last = 0;

  constructor(machine: Clock) {
    this.#machine = machine;
    this.#measured = { time: machine.now(), elapsed: machine.elapsed() };
  }

  now(): number {
    const { time, elapsed } = this.#measured;
    this.#last = Math.max(this.#last, Math.floor(time + this.#machine.elapsed() - elapsed));
    return this.#last;
  }

  elapsed(): number {
    return this.#machine.elapsed();
  }

  /**
   * Takes the database's time as it was in the middle of the question.
   *
   * @returns by how many milliseconds the machine is ahead of the database, when that is more than is tolerated
   * @throws whatever `ask` throws
   */
  async measure(ask: AskTime): Promise<number | undefined> {
    const before = this.#machine.elapsed();
    const time = await ask();
    const after = this.#machine.elapsed();
    const machineTime = this.#machine.now();
    this.#measured = { time, elapsed: (before + after) / 2 };
    const ahead = Math.round(machineTime - (after - before) / 2 - time);
    return Math.abs(ahead) > toleratedMs ? ahead : undefined;
  }
}
