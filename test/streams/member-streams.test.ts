import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTo } from '../support/members.ts';
import { ofType, openSse } from '../support/sse.ts';
import type { SseClient } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let admin: TestUser;
let mia: TestUser;
let bob: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
  admin = await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
  bob = await hub.registerUser();
  await hub.mintNode(mia, 'builder');
  await addTo(hub, mia, bob);
});
afterAll(() => hub.close());

const member = () => `/api/networks/${mia.networkId}/members/${bob.userId}`;
const send = () => hub.api('POST', '/api/task', { token: mia.token, body: { alias: 'builder', task: 'look' } });

async function openAll(paths: readonly string[], token = bob.token): Promise<SseClient[]> {
  const streams = await Promise.all(paths.map((path) => openSse(hub.url, path, token)));
  for (const stream of streams) await stream.until(ofType('connected'));
  return streams;
}

const agentStreams = () => [`/events/builder?network_id=${mia.networkId}`, `/events/network/${mia.networkId}`];
const ownStreams = () => [
  `/events/${bob.username}?network_id=${mia.networkId}`,
  `/events/users/me?network_id=${mia.networkId}`,
];

describe('open streams', () => {
  test('of a removed member end at once and carry nothing after; those in other networks stay', async () => {
    const gone = await openAll([...agentStreams(), ...ownStreams()]);
    const bobs = await hub.mintNode(bob, 'bobs', mia.networkId);
    const node = await openAll(['/events/bobs'], bobs);
    const [stays] = await openAll([`/events/network/${bob.networkId}`]);
    expect((await hub.api('DELETE', member(), { token: mia.token })).status).toBe(200);
    await Promise.all([...gone, ...node].map((stream) => stream.ended));
    await send();
    for (const stream of gone) expect(stream.frames.some(ofType('new_task'))).toBe(false);
    expect(stays?.response.destroyed).toBe(false);
    stays?.close();
  });

  test('of agents end when a member becomes restricted; the own ones stay', async () => {
    const gone = await openAll(agentStreams());
    const stay = await openAll(ownStreams());
    const body = { role: 'member', agent_access: 'granted' };
    expect((await hub.api('PUT', member(), { token: mia.token, body })).status).toBe(200);
    await Promise.all(gone.map((stream) => stream.ended));
    for (const stream of stay) {
      expect(stream.response.destroyed).toBe(false);
      stream.close();
    }
  });

  test('stay when only the role changes', async () => {
    const stay = await openAll(agentStreams());
    const body = { role: 'viewer' };
    expect((await hub.api('PUT', member(), { token: mia.token, body })).status).toBe(200);
    await send();
    for (const stream of stay) {
      await stream.until(ofType('new_task'));
      stream.close();
    }
  });

  test('of a deleted network end at once, also those of its owner and of an admin', async () => {
    const gone = [
      ...(await openAll([`/events/network/${mia.networkId}`], admin.token)),
      ...(await openAll([...agentStreams(), ...ownStreams()])),
      ...(await openAll(agentStreams(), mia.token)),
    ];
    expect((await hub.api('DELETE', `/api/networks/${mia.networkId}`, { token: mia.token })).status).toBe(200);
    const asked = performance.now();
    await Promise.all(gone.map((stream) => stream.ended));
    // The guard would find it in four seconds.
    expect(performance.now() - asked).toBeLessThan(2_000);
  });
});
