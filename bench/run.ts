import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addHistory, fill } from './fill.ts';
import { runLoad, type Step } from './load.ts';
import { scenarios } from './scenarios.ts';
import { startHub, startLimit, stop, stopAll, ticksOf, type Side } from './sides.ts';

/** Prints the hub's share of the limit program per scenario, or with `--growth` what history costs; see README.md. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
    growth: { type: 'boolean', default: false },
  },
});
const [seconds, rounds, connections] = [Number(values.seconds), Number(values.rounds), Number(values.connections)];
const folder = mkdtempSync(join(tmpdir(), 'hub-bench-'));
const [little, much] = [1_000, 200_000];

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Loads both sides in turns: the medians of what `figure` says of each stretch, and the processor time of a unit. */
async function compare(
  name: string,
  steps: readonly Step[],
  sides: readonly [Side, Side],
  figure: 'perSecond' | 'p50',
): Promise<{ medians: [number, number]; ticks: [number, number] }> {
  const figures: [number[], number[]] = [[], []];
  const units: [number, number] = [0, 0];
  for (const { port } of sides) await runLoad(port, steps, connections, Math.min(1, seconds));
  const before = sides.map(ticksOf);
  for (let round = 0; round < rounds; round += 1) {
    for (const at of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const load = await runLoad(sides[at].port, steps, connections, seconds);
      if (load.failures)
        throw new Error(`${sides[at].name}, ${name}: ${load.failures} failures, first: ${load.firstFailure}`);
      figures[at].push(load[figure]);
      units[at] += load.units;
    }
  }
  const perUnit = (at: 0 | 1): number => (ticksOf(sides[at]) - (before[at] ?? 0)) / units[at];
  return { medians: [median(figures[0]), median(figures[1])], ticks: [perUnit(0), perUnit(1)] };
}

function print(name: string, ...columns: string[]): void {
  console.log(`${name.padEnd(20)} ${columns.map((column) => column.padStart(9)).join(' ')}`);
}

/** Two programs on copies of one database, the hub's. */
async function measureShares(): Promise<void> {
  const first = await startHub(join(folder, 'hub'));
  const actors = await fill(first.port);
  await stop(first.child);
  cpSync(join(folder, 'hub'), join(folder, 'limit'), { recursive: true });
  const profiler = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const hub = await startHub(join(folder, 'hub'), 'hub', profiler);
  const limit = await startLimit(join(folder, 'limit', 'hub.sqlite'));
  print('scenario', 'hub/s', 'limit/s', 'share', 'cpu');
  for (const [name, steps] of Object.entries(scenarios(actors))) {
    if (!name.includes(values.only)) continue;
    const { medians, ticks } = await compare(name, steps, [hub, limit], 'perSecond');
    const [ours, best] = medians;
    print(name, ours.toFixed(0), best.toFixed(0), (ours / best).toFixed(2), (ticks[1] / ticks[0]).toFixed(2));
  }
}

/** The same hub with little and with much behind it. */
async function measureGrowth(): Promise<void> {
  const first = await startHub(join(folder, 'little'));
  const actors = await fill(first.port, 0);
  await stop(first.child);
  cpSync(join(folder, 'little'), join(folder, 'much'), { recursive: true });
  addHistory(join(folder, 'little', 'hub.sqlite'), little);
  addHistory(join(folder, 'much', 'hub.sqlite'), much);
  const sides = [
    await startHub(join(folder, 'much'), 'much'),
    await startHub(join(folder, 'little'), 'little'),
  ] as const;
  print('p50 in ms', `${much / 1000}k`, `${little / 1000}k`, 'ratio');
  for (const [name, steps] of Object.entries(scenarios(actors))) {
    if (!name.includes(values.only)) continue;
    const [late, early] = (await compare(name, steps, sides, 'p50')).medians;
    print(name, late.toFixed(2), early.toFixed(2), (late / early).toFixed(2));
  }
}

try {
  await (values.growth ? measureGrowth() : measureShares());
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
