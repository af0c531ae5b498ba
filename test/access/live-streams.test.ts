import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openSse } from '../support/sse.ts';
import type { SseClient } from '../support/sse.ts';
import type { MatrixCaller } from './callers.ts';
import { objectsOf } from './objects.ts';
import { buildWorld } from './world.ts';
import type { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await buildWorld();
}, 60_000);
afterAll(() => world.close());

interface Listener {
  readonly caller: MatrixCaller;
  readonly kind: 'agent' | 'observer' | 'person';
  readonly network: 'home' | 'abroad';
  readonly stream: SseClient;
}

/**
 * Every stream that a caller may open in a network; a bound token would get that of its own (rule access-bound-token).
 */
async function listen(caller: MatrixCaller, network: 'home' | 'abroad'): Promise<Listener[]> {
  if (caller.standing[network].startsWith('stray')) return [];
  const { networkId, alias } = objectsOf(network);
  const paths = [
    ['agent', `/events/${alias}?network_id=${networkId}`],
    ['observer', `/events/network/${networkId}`],
    ['person', `/events/users/me?network_id=${networkId}`],
  ] as const;
  const opened = await Promise.all(
    paths.map(async ([kind, path]) => ({
      ...{ caller, kind, network },
      stream: await openSse(world.hub.url, path, caller.token),
    })),
  );
  return opened.filter(({ stream }) => stream.status === 200);
}

/** Something of every kind that streams tell of, in one network; the last one is the direct message to `username`. */
async function stir(network: 'home' | 'abroad', usernames: readonly string[]): Promise<void> {
  const { networkId: network_id, alias, otherAlias } = objectsOf(network);
  const owner = world.callers.find(({ standing }) => standing[network] === 'owner');
  const act = async (tool: string, args: object): Promise<void> => {
    const answer = await world.hub.tool(tool, { ...args, network_id }, owner?.token ?? '');
    expect(answer).toMatchObject({ ok: true });
  };
  await act('send_task', { alias, task: 'look' });
  await act('send_message', { alias: otherAlias, message: 'look' });
  await act('requirements_create', { name: `card-${network}` });
  await act('broadcast', { message: 'all' });
  for (const to_username of usernames) await act('send_desktop_message', { to_username, message: `to-${to_username}` });
}

test('a stream carries what happens meanwhile in its own network, and nothing else', async () => {
  const listeners: Listener[] = [];
  for (const caller of world.callers) {
    for (const network of ['home', 'abroad'] as const) listeners.push(...(await listen(caller, network)));
  }
  for (const { stream } of listeners) await stream.until(({ data }) => data?.type === 'connected');
  const namesIn = (network: 'home' | 'abroad'): string[] => [
    ...new Set(
      listeners
        .filter(
          ({ kind, caller, network: where }) => kind === 'person' && where === network && caller.base !== undefined,
        )
        .map(({ caller }) => caller.username),
    ),
  ];
  await stir('abroad', namesIn('abroad'));
  await stir('home', namesIn('home'));

  const heard = new Set<string>();
  for (const { caller, kind, network, stream } of listeners) {
    const wanted = { agent: 'broadcast', observer: 'requirement_changed', person: 'desktop_message' }[kind];
    // A system admin is no member, so that nobody can write to it.
    if (kind !== 'person' || caller.base !== undefined) await stream.until(({ data }) => data?.type === wanted);
    const text = stream.text();
    const where = `${caller.name}, ${kind}, ${network}`;
    const seen = [...caller.forbidden, ...(network === 'home' ? ['zebraabroad'] : ['zebrahome'])];
    expect({ where, shows: seen.filter((word) => text.includes(word)) }).toEqual({ where, shows: [] });
    const others = namesIn(network).filter((name) => name !== caller.username);
    expect({ where, reads: others.filter((name) => text.includes(`"to-${name}"`)) }).toEqual({ where, reads: [] });
    heard.add(`${kind} ${network}`);
    stream.close();
  }
  expect([...heard].sort()).toEqual(
    ['agent', 'observer', 'person'].flatMap((kind) => [`${kind} abroad`, `${kind} home`]),
  );
  expect(listeners.length).toBeGreaterThan(40);
}, 60_000);
