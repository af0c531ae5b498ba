import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FollowOptions, NetworkEvent } from '../../clients/typescript/src/index.ts';
import { openWorld, until } from './world.ts';
import type { World } from './world.ts';

const wantedCuts = 1_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => {
  world.proxy.rules = [];
});
afterAll(() => world.close());

/** Collects what a stream carries, in the background. */
function collect(from: 'me' | 'shaky', options: FollowOptions = {}) {
  const seen: NetworkEvent[] = [];
  const stop = new AbortController();
  let opened = 0;
  const run = async (): Promise<void> => {
    const follow = { reconnectMs: 2, ...options, signal: stop.signal, onOpen: () => void (opened += 1) };
    for await (const event of world[from].events.network(world.user.networkId, follow)) seen.push(event);
  };
  const done = run();
  return { seen, opened: () => opened, end: () => (stop.abort(), done) };
}

const ids = (events: readonly NetworkEvent[]): string[] => events.map(({ id }) => id);

test(`${wantedCuts} cuts at random: nothing lost, nothing twice`, async () => {
  const token = await world.hub.mintNode(world.user, 'beta');
  const whole = collect('me');
  await until(() => whole.opened() === 1);
  world.proxy.rules = [{ match: '/events/', bytes: 800 }];
  // The first position must be known before a cut can lose anything.
  const cut = collect('shaky');
  await until(() => cut.opened() > 0);
  const begin = ids(whole.seen).length;
  for (let at = 0; world.proxy.cuts() < wantedCuts; at++) {
    const report = { resume_id: 'r', alias: 'beta', status: 'working', progress: at % 100 };
    await world.hub.tool('report_status', report, token);
    // The hub, the proxy and the client share one process: the stream must have its turn.
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  world.proxy.rules = [];
  await until(() => cut.seen.at(-1)?.id === whole.seen.at(-1)?.id, 20_000);
  const oracle = ids(whole.seen);
  const seen = ids(cut.seen);
  expect(seen.length).toBeGreaterThan(wantedCuts / 4);
  expect(oracle.slice(oracle.length - seen.length)).toEqual(seen);
  expect(oracle.length - seen.length).toBeLessThanOrEqual(begin);
  expect(cut.seen.some(({ type }) => type === 'resync')).toBe(false);
  await Promise.all([whole.end(), cut.end()]);
}, 120_000);

test('a gap is shown, also when the connection breaks right before it would be', async () => {
  world.proxy.rules = [{ match: '/events/', bytes: 600 }];
  const before = world.proxy.cuts();
  for (let round = 0; round < 20; round++) {
    const gap = collect('shaky', { since: 'lost-7' });
    await until(() => gap.seen.length > 0);
    expect(gap.seen[0]).toMatchObject({ type: 'resync', oldest_id: expect.any(String) as unknown });
    await gap.end();
    expect(gap.seen).toHaveLength(1);
  }
  expect(world.proxy.cuts() - before).toBeGreaterThan(10);
});

test('a store takes the next process to where the last one ended, at least once', async () => {
  let kept: string | undefined;
  const store = { get: () => kept, set: (id: string) => void (kept = id) };
  const first = collect('me', { store });
  await until(() => first.opened() === 1 && kept !== undefined);
  await world.me.send('beta', 'heard');
  await until(() => first.seen.length >= 1 && kept === first.seen.at(-1)?.id);
  await first.end();
  const { task } = await world.me.send('beta', 'missed');
  const second = collect('me', { store });
  await until(() => second.seen.length >= 1);
  const [event] = second.seen;
  expect(event?.type).toBe('new_task');
  if (event?.type === 'new_task') expect(event.task_id satisfies string).toBe(task.id);
  await second.end();
});

test('an event of a newer hub passes as it came', async () => {
  const frames = 'id: e-1\ndata: {"type":"connected"}\n\n: hello\n\nid: e-2\ndata: {"type":"sunrise","at":6}\n\n';
  world.proxy.rules = [
    { match: '/events/', times: 1, status: 200, headers: { 'content-type': 'text/event-stream' }, body: frames },
  ];
  const stream = collect('shaky');
  await until(() => stream.seen.length > 0);
  expect(stream.seen[0]).toEqual({ type: 'sunrise', at: 6, id: 'e-2' });
  await stream.end();
});

test('a refusal ends the stream', async () => {
  const stream = world.me.events.network('net_none');
  await expect(stream.next()).rejects.toMatchObject({ status: 403 });
});
