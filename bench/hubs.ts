import { alternate, type Stretch } from './alternate.ts';
import type { Engine } from './engines.ts';
import { fillNetworks } from './fill.ts';
import { holdToShare } from './hold-to-share.ts';
import { request, type Step } from './load.ts';
import { cores, pinDriver } from './machine.ts';
import { aliasOf, text } from './scenarios.ts';
import { startHubAt, stop, type Side } from './sides.ts';

/** One figure, then what it was made from. */
export type Report = (name: string, figure: number, ...from: string[]) => void;

const networks = 64;
const agents = 4;
/** Two callers a network: with two hubs one through each. */
const connections = 2 * networks;
/**
 * Two hubs, a database and a driver keep four cores busy. With fewer the rate says nothing about the hubs, so that they are
 * also held to a share of a core each, which leaves enough for the others.
 */
const [enoughCores, heldShare] = [4, 0.25];

/**
 * Dispatches into many networks through one hub and through two on the same database, free to use every core. Callers
 * of each network come through both hubs.
 */
export async function measureHubs(engine: Engine, stretch: Stretch, report: Report): Promise<void> {
  const place = await engine.create('networks');
  const alone = await startHubAt(place, { name: 'one', spread: true });
  const users = await fillNetworks(alone.port, networks, agents);
  const other = await startHubAt(place, { name: 'two', spread: true });
  engine.spread(true);
  pinDriver(true);
  const dispatch: Step = (worker, turn) => {
    const user = users[(worker >> 1) % networks]!;
    return request('POST', '/api/task', user, { alias: aliasOf((worker + turn) % agents), task: text });
  };
  const contenders = [
    { name: 'one hub', sides: [alone] },
    { name: 'two hubs', sides: [alone, other] },
  ];
  const measure = () => alternate('two hubs', [dispatch], contenders, engine, { ...stretch, connections });
  const [one, two] = await measure();
  const busy = (figures: { perSecond: number; cpu: number }): string =>
    ((figures.perSecond * figures.cpu) / 1000).toFixed(2);
  const name = cores >= enoughCores ? 'two hubs' : `two hubs, on ${cores} cores only`;
  report(name, two!.perSecond / one!.perSecond, one!.perSecond.toFixed(0), two!.perSecond.toFixed(0));
  report('cores busy with hubs and database', Number(busy(two!)) / Number(busy(one!)), busy(one!), busy(two!));
  const micros = [one!, two!].map(({ cpu }) => (1000 * cpu).toFixed(0));
  report('CPU of a dispatch in µs', two!.cpu / one!.cpu, ...micros);
  const letGo = cores < enoughCores ? holdToShare([pidOf(alone), pidOf(other)], heldShare) : undefined;
  if (letGo !== undefined) {
    const [heldOne, heldTwo] = await measure();
    const rates = [heldOne!, heldTwo!].map(({ perSecond }) => perSecond.toFixed(0));
    report('two hubs, each a quarter of a core', heldTwo!.perSecond / heldOne!.perSecond, ...rates);
  }
  engine.spread(false);
  pinDriver();
  for (const { child } of [alone, other]) await stop(child);
  letGo?.();
}

const pidOf = ({ child }: Side): number => child.pid ?? 0;
