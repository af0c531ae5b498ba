import { alternate, type Figures, type Stretch } from './alternate.ts';
import type { Engine, Place } from './engines.ts';
import { fill } from './fill.ts';
import { startHubAt, startLimit, stop, type Side } from './sides.ts';
import { scenarios } from './scenarios.ts';

/** The hub and both limit programs on copies of one database that the hub has filled. */
export async function startAll(
  engine: Engine,
  name: string,
  fillHub: (port: number) => Promise<unknown>,
  { flags = [], prepare }: { flags?: readonly string[]; prepare?: (place: Place) => Promise<void> } = {},
): Promise<Side[]> {
  const hubPlace = await engine.create(name);
  const first = await startHubAt(hubPlace);
  await fillHub(first.port);
  await stop(first.child);
  await (prepare ? prepare(hubPlace) : engine.run(hubPlace, []));
  const limits = ['design', 'mission'] as const;
  const places = [];
  for (const limit of limits) places.push(await engine.copy(hubPlace, `${name}-${limit}`));
  const sides = [await startHubAt(hubPlace, { flags })];
  for (const [at, limit] of limits.entries()) sides.push(await startLimit(limit, places[at]!));
  return sides;
}

/** What a scenario yielded, in the order hub, design, mission. */
export type Report = (scenario: string, figures: readonly Figures[]) => void;

/** Measures each scenario on the hub and both limit programs, which are started on databases named `name`. */
export async function measureShares(
  engine: Engine,
  name: string,
  stretch: Stretch,
  wanted: (name: string) => boolean,
  report: Report,
  flags: readonly string[] = [],
): Promise<void> {
  let actors: Awaited<ReturnType<typeof fill>> | undefined;
  const sides = await startAll(engine, name, async (port) => (actors = await fill(port)), { flags });
  const contenders = sides.map((side) => ({ name: side.name, sides: [side] }));
  for (const [scenario, steps] of Object.entries(scenarios(actors!))) {
    if (wanted(scenario)) report(scenario, await alternate(scenario, steps, contenders, engine, stretch));
  }
  const many = 'dispatch, 1,000 connections';
  if (wanted(many)) {
    const steps = scenarios(actors!)['dispatch by REST']!;
    report(many, await alternate(many, steps, contenders, engine, { ...stretch, connections: 1_000 }));
  }
  for (const { child } of sides) await stop(child);
}
