import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figures } from './alternate.ts';
import { measureBroadcasts } from './crowds.ts';
import { openPostgres, openSqlite, type Engine } from './engines.ts';
import { measureGrowth } from './growth.ts';
import { measureHubs } from './hubs.ts';
import { describeMachine, pinDriver } from './machine.ts';
import { heading, missed, printFigure, printShares, printUnder, shareColumns } from './print.ts';
import { measureShares, type Report } from './shares.ts';
import { stopAll } from './sides.ts';
import { measureLatency } from './streams.ts';

/** Measures the hub against both limit programs on both engines; see README.md. */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'sqlite,postgres' },
    parts: { type: 'string', default: 'shares,streams,growth,hubs' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    starts: { type: 'string', default: '1' },
    connections: { type: 'string', default: '32' },
    profile: { type: 'string' },
  },
});
const quick = {
  ...{ seconds: 0.4, shareWarmUpSeconds: 0.4, growthSeconds: 0.2, rounds: 3, many: 100_000 },
  ...{ streamSeconds: 1, warmUpSeconds: 3, broadcasts: 3 },
};
const nightly = {
  ...{ seconds: 2, shareWarmUpSeconds: 5, growthSeconds: 1, rounds: 7, many: 500_000 },
  ...{ streamSeconds: 2, warmUpSeconds: 75, broadcasts: 7 },
};
const form = values.quick ? quick : nightly;
const stretch = {
  connections: Number(values.connections),
  seconds: Number(values.seconds ?? form.seconds),
  rounds: Number(values.rounds ?? form.rounds),
};
/** Rounds of streams for one of the rest: short ones in quick turns, because the machine is not equally fast for long. */
const streamRounds = 3;
/** Programs that are started again compile and lay out their memory anew: dispatches are not equally fast in all of them. */
const starts = Number(values.starts);
const few = 1_000;
const parts = new Set(values.parts.split(','));
const only = new RegExp(values.only);
const wanted = (name: string): boolean => only.test(name);
const flags = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];

async function measureStarts(engine: Engine): Promise<void> {
  heading(engine.name, 'Shares of both limit programs', ...shareColumns);
  const warm = { ...stretch, warmUpSeconds: form.shareWarmUpSeconds };
  const found = new Map<string, (readonly Figures[])[]>();
  for (let start = 1; start <= starts; start += 1) {
    const report: Report = (scenario, figures) => {
      const all = [...(found.get(scenario) ?? []), figures];
      found.set(scenario, all);
      if (start === starts) printShares(engine.name, scenario, all);
    };
    await measureShares(engine, `shares-${start}`, warm, wanted, report, flags);
  }
}

async function measure(engine: Engine): Promise<void> {
  const { name } = engine;
  if (parts.has('shares')) await measureStarts(engine);
  if (parts.has('streams')) {
    heading(name, 'Streams', 'hub', 'design', 'mission', '× mission', 'bar');
    const pace = {
      seconds: form.streamSeconds,
      warmUpSeconds: form.warmUpSeconds,
      rounds: streamRounds * stretch.rounds,
    };
    await measureLatency(engine, pace, (...row) => printFigure(name, ...row));
    const crowds = { rounds: stretch.rounds, broadcasts: form.broadcasts };
    await measureBroadcasts(engine, crowds, (...row) => printFigure(name, ...row));
  }
  if (parts.has('growth')) {
    heading(name, `Growth, p50 in ms with ${few} and ${form.many} tasks stored`, 'few', 'many', 'ratio', 'bar');
    const loads = { ...stretch, connections: 8, seconds: Number(values.seconds ?? form.growthSeconds) };
    await measureGrowth(engine, { few, many: form.many }, loads, wanted, (scenario, early, late) =>
      printUnder(name, 'growth', scenario, late / early, early.toFixed(2), late.toFixed(2)),
    );
  }
  if (parts.has('hubs') && name === 'postgres') {
    heading(name, 'Two hubs on one database, many networks', 'one/s', 'two/s', 'ratio', 'bar');
    await measureHubs(engine, stretch, (...row) => printFigure(name, ...row));
  }
}

pinDriver();
console.log(
  `${describeMachine()}; ${stretch.rounds} rounds of ${stretch.seconds} s, ${stretch.connections} connections`,
);
for (const name of values.engine.split(',')) {
  const folder = mkdtempSync(join(tmpdir(), 'hub-bench-'));
  const engine = name === 'postgres' ? await openPostgres(folder) : openSqlite(folder);
  try {
    await measure(engine);
  } finally {
    await stopAll();
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
if (missed.length > 0) console.log(`\nBelow their bars:\n${missed.join('\n')}`);
// Left to end by itself, the process ends with 0: the package of Postgres sees to that.
process.exit(values.check && missed.length > 0 ? 1 : 0);
