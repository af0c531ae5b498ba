import { alternate, type Stretch } from './alternate.ts';
import type { Engine } from './engines.ts';
import { fill, post, register } from './fill.ts';
import { historySql } from './history.ts';
import { request, type Step } from './load.ts';
import { scenarios } from './scenarios.ts';
import { startHubAt, stop } from './sides.ts';

/** What growth cost a scenario: the p50 with few tasks stored and with many. */
export type Report = (scenario: string, few: number, many: number) => void;

/** Somebody of two networks that stay empty. Returns the token. */
async function addGuest(port: number): Promise<string> {
  const { user } = await register(port, 'guest');
  await post(port, '/api/networks', { name: 'second' }, user);
  return user;
}

/** Looks at lists that no dashboard polls, by who has the long history and by somebody who has no part in it. */
function lookBack(user: string, guest: string): Record<string, readonly Step[]> {
  const since = `since=${encodeURIComponent('2020-01-01T00:00:00Z')}`;
  const get = (path: string, token: string): readonly Step[] => [() => request('GET', path, token)];
  return {
    attention: get('/api/attention', user),
    'tasks of two networks': get('/api/tasks?limit=50', guest),
    'failed tasks of two networks': get('/api/tasks?status=failed', guest),
    'steps of two networks': get('/api/task_events?limit=50', guest),
    'messages of two networks': get(`/api/messages?${since}`, guest),
    'completions of two networks': get(`/api/completions?${since}`, guest),
    'stats of two networks': get('/api/stats', guest),
  };
}

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
  const guest = await addGuest(first.port);
  await stop(first.child);
  const manyPlace = await engine.copy(fewPlace, 'many');
  for (const [place, tasks] of [
    [fewPlace, few],
    [manyPlace, many],
  ] as const) {
    const { network_id: network, owner_id: owner } = await engine.first(
      place,
      "select network_id, owner_id from networks join users on user_id = owner_id where username = 'bench'",
    );
    await engine.run(place, historySql(engine.name, tasks, String(network), String(owner)));
  }
  const sides = [await startHubAt(fewPlace, { name: 'few' }), await startHubAt(manyPlace, { name: 'many' })];
  const contenders = sides.map((side) => ({ name: side.name, sides: [side] }));
  for (const [name, steps] of Object.entries({ ...scenarios(actors), ...lookBack(actors.user, guest) })) {
    if (!wanted(name)) continue;
    const [early, late] = await alternate(name, steps, contenders, engine, stretch);
    report(name, early!.p50, late!.p50);
  }
  for (const { child } of sides) await stop(child);
}
