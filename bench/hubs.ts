import { alternate, type Stretch } from './alternate.ts';
import type { Engine } from './engines.ts';
import { fillNetworks } from './fill.ts';
import { request, type Step } from './load.ts';
import { cores, pinDriver } from './machine.ts';
import { aliasOf, text } from './scenarios.ts';
import { startHubAt, stop } from './sides.ts';

/** One figure, then what it was made from. */
export type Report = (name: string, figure: number, ...from: string[]) => void;

const networks = 16;
const agents = 4;
/** Two hubs, a database and a driver keep four cores busy; with fewer the rate says nothing about the hubs. */
const enoughCores = 4;

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
  const [one, two] = await alternate('two hubs', [dispatch], contenders, engine, stretch);
  const busy = (figures: { perSecond: number; cpu: number }): string =>
    ((figures.perSecond * figures.cpu) / 1000).toFixed(2);
  const name = cores >= enoughCores ? 'two hubs' : `two hubs, on ${cores} cores only`;
  report(name, two!.perSecond / one!.perSecond, one!.perSecond.toFixed(0), two!.perSecond.toFixed(0));
  report('cores busy with hubs and database', Number(busy(two!)) / Number(busy(one!)), busy(one!), busy(two!));
  const micros = [one!, two!].map(({ cpu }) => (1000 * cpu).toFixed(0));
  report('CPU of a dispatch in µs', two!.cpu / one!.cpu, ...micros);
  engine.spread(false);
  pinDriver();
  for (const { child } of [alone, other]) await stop(child);
}
