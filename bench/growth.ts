import { alternate, type Stretch } from './alternate.ts';
import type { Engine } from './engines.ts';
import { fill } from './fill.ts';
import { historySql } from './history.ts';
import { scenarios } from './scenarios.ts';
import { startHubAt, stop } from './sides.ts';

/** What growth cost a scenario: the p50 with few tasks stored and with many. */
export type Report = (scenario: string, few: number, many: number) => void;

/** Two hubs in turns: the same people and agents, few tasks lived through by one and many by the other. */
export async function measureGrowth(
  engine: Engine,
  { few, many }: { readonly few: number; readonly many: number },
  stretch: Stretch,
  wanted: (name: string) => boolean,
  report: Report,
): Promise<void> {
  const fewPlace = await engine.create('few');
  const first = await startHubAt(fewPlace);
  const actors = await fill(first.port, 0);
  await stop(first.child);
  const manyPlace = await engine.copy(fewPlace, 'many');
  for (const [place, tasks] of [
    [fewPlace, few],
    [manyPlace, many],
  ] as const) {
    const { network_id: network, owner_id: owner } = await engine.first(
      place,
      'select network_id, owner_id from networks',
    );
    await engine.run(place, historySql(engine.name, tasks, String(network), String(owner)));
  }
  const sides = [await startHubAt(fewPlace, { name: 'few' }), await startHubAt(manyPlace, { name: 'many' })];
  const contenders = sides.map((side) => ({ name: side.name, sides: [side] }));
  for (const [name, steps] of Object.entries(scenarios(actors))) {
    if (!wanted(name)) continue;
    const [early, late] = await alternate(name, steps, contenders, engine, stretch);
    report(name, early!.p50, late!.p50);
  }
  for (const { child } of sides) await stop(child);
}
