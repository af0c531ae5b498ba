import type { Engine } from './engines.ts';
import { runLoad, type Step } from './load.ts';
import { cpuOfSides, type Side } from './sides.ts';

/** What one side reached in a scenario: medians over the rounds. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time of a unit, those of the database server included. */
  readonly cpu: number;
}

/** One program, or several that share a load. */
export interface Contender {
  readonly name: string;
  readonly sides: readonly Side[];
}

export interface Stretch {
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
  /** How long each contender is loaded before the first round; half a round, at most 0.5 s, when absent. */
  readonly warmUpSeconds?: number;
}

/** The middle of some numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/**
 * Loads the contenders in turns, the order turned round from round to round, so that all meet the same weather.
 *
 * @param steps what each does; a function where they do not act for the same people
 * @throws Error when an answer was not the expected one: figures of failures mean nothing
 */
export async function alternate(
  scenario: string,
  steps: readonly Step[] | ((contender: Contender) => readonly Step[]),
  contenders: readonly Contender[],
  engine: Engine,
  { connections, seconds, rounds, warmUpSeconds }: Stretch,
): Promise<Figures[]> {
  const run = async (contender: Contender, length: number) => {
    const { name, sides } = contender;
    const ports = sides.map(({ port }) => port);
    const own = typeof steps === 'function' ? steps(contender) : steps;
    const load = await runLoad(ports, own, connections, length);
    if (load.failures > 0)
      throw new Error(`${name}, ${scenario}: ${load.failures} failures, first: ${load.firstFailure}`);
    return load;
  };
  const warmUp = warmUpSeconds ?? Math.min(0.5, Math.max(0.3, seconds / 2));
  for (const contender of contenders) await run(contender, warmUp);
  const loads = contenders.map(() => [] as (Awaited<ReturnType<typeof run>> & { cpu: number })[]);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...contenders.keys()];
    for (const at of round % 2 ? order : order.toReversed()) {
      const { sides } = contenders[at]!;
      const before = cpuOfSides(sides) + engine.cpu();
      const load = await run(contenders[at]!, seconds);
      loads[at]!.push({ ...load, cpu: cpuOfSides(sides) + engine.cpu() - before });
    }
  }
  return loads.map((rows) => {
    const units = rows.reduce((sum, row) => sum + row.units, 0);
    const cpu = rows.reduce((sum, row) => sum + row.cpu, 0);
    const of = (figure: 'perSecond' | 'p50' | 'p99'): number => median(rows.map((row) => row[figure]));
    return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: cpu / units };
  });
}
