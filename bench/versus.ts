import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { alternate, type Contender } from './alternate.ts';
import { openPostgres, openSqlite } from './engines.ts';
import { fill } from './fill.ts';
import type { Step } from './load.ts';
import { pinDriver } from './machine.ts';
import { scenarios } from './scenarios.ts';
import { startHubAt, stop, stopAll } from './sides.ts';

/**
 * Loads the hub of another checkout and this one's in turns, each on a database that it has filled itself:
 * `node bench/versus.ts <folder>`. Prints the rate, the processor time of a unit and the p99 of both, and what this one
 * takes of the other's processor time.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'sqlite' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '9' },
    connections: { type: 'string', default: '32' },
  },
});
const [other] = positionals;
if (other === undefined) throw new Error('name the folder of the other checkout');
const stretch = {
  connections: Number(values.connections),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
};

interface Rival extends Contender {
  readonly scenarios: Readonly<Record<string, readonly Step[]>>;
}

pinDriver();
const root = mkdtempSync(join(tmpdir(), 'hub-versus-'));
const engine = values.engine === 'postgres' ? await openPostgres(root) : openSqlite(root);

async function startRival(cwd: string, name: string): Promise<Rival> {
  const place = await engine.create(name);
  const first = await startHubAt(place, { cwd });
  const actors = await fill(first.port);
  await stop(first.child);
  await engine.run(place, []);
  return { name, sides: [await startHubAt(place, { cwd })], scenarios: scenarios(actors) };
}

try {
  const rivals = [await startRival(resolve(other), 'other'), await startRival(process.cwd(), 'this')] as const;
  for (const name of Object.keys(rivals[1].scenarios)) {
    if (!new RegExp(values.only).test(name)) continue;
    const steps = (contender: Contender): readonly Step[] => (contender as Rival).scenarios[name]!;
    const [before, after] = await alternate(name, steps, rivals, engine, stretch);
    const told = (figure: 'perSecond' | 'cpu' | 'p99', unit: string, factor = 1): string =>
      `${[before, after].map((side) => (side![figure] * factor).toFixed(1)).join(' → ')} ${unit}`;
    const part = `${((100 * after!.cpu) / before!.cpu).toFixed(1)} %`;
    console.log(
      [name.padEnd(26), told('perSecond', '/s'), told('cpu', 'µs', 1_000), part, told('p99', 'ms')].join('   '),
    );
  }
} finally {
  await stopAll();
  await engine.stop();
  rmSync(root, { recursive: true, force: true });
}
