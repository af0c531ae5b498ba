import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTo } from '../support/members.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

/** The hub remembers a person's memberships with the token; every change of them binds with the next call. */
let hub: TestHub;
let mia: TestUser;
let bob: TestUser;

beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser();
});
beforeEach(async () => {
  [mia, bob] = [await hub.registerUser(), await hub.registerUser()];
  await remember();
});
afterAll(() => hub.close());

const nodes = async (networkId?: string): Promise<[number, string | number]> => {
  const query = networkId === undefined ? '' : `?network_id=${networkId}`;
  const { status, body } = await hub.api('GET', `/api/nodes${query}`, { token: bob.token });
  return [status, body.error ?? body.nodes.length];
};
const broadcast = async (): Promise<[number, string | undefined]> => {
  const { status, body } = await hub.api('POST', '/api/broadcast', { token: bob.token, body: { message: 'x' } });
  return [status, body.error];
};
/** Everything that a call of Bob looks up is known from now on. */
const remember = async (): Promise<void> => void [await nodes(), await nodes(mia.networkId), await broadcast()];
const asMia = async (method: string, path: string, body?: unknown): Promise<void> => {
  const { status } = await hub.api(method, `/api/networks/${mia.networkId}${path}`, { token: mia.token, body });
  expect(status).toBe(200);
};
const tooMany = [400, expect.stringMatching(/^network_id required/)];

describe('what is remembered', () => {
  test('costs no statement again', async () => {
    const statements: string[] = [];
    const stop = hub.hub.database.watchStatements((text) => statements.push(text));
    await nodes();
    await nodes(bob.networkId);
    stop();
    expect(statements.filter((text) => text.includes('memberships'))).toEqual([]);
  });

  test('a network that it lacks is looked for', async () => {
    expect(await nodes(mia.networkId)).toEqual([403, 'access_denied']);
    expect(await nodes('net_none')).toEqual([403, 'access_denied']);
  });
});

describe('binds with the next call', () => {
  test('joining a network', async () => {
    await hub.mintNode(mia, 'bee');
    await addTo(hub, mia, bob);
    expect(await nodes(mia.networkId)).toEqual([200, 1]);
    expect(await nodes()).toEqual([200, 1]);
    expect(await broadcast()).toEqual(tooMany);
  });

  test('making a network', async () => {
    const made = await hub.api('POST', '/api/networks', { token: bob.token, body: { name: 'second' } });
    expect(made.status).toBe(200);
    expect(await nodes(made.body.network_id)).toEqual([200, 0]);
    expect(await broadcast()).toEqual(tooMany);
  });

  test('leaving a network', async () => {
    await addTo(hub, mia, bob);
    await remember();
    await asMia('DELETE', `/members/${bob.userId}`);
    expect(await nodes(mia.networkId)).toEqual([403, 'access_denied']);
    expect(await broadcast()).toEqual([200, undefined]);
  });

  test('the end of a network', async () => {
    await addTo(hub, mia, bob);
    await remember();
    await asMia('DELETE', '');
    expect(await nodes(mia.networkId)).toEqual([403, 'access_denied']);
    expect(await broadcast()).toEqual([200, undefined]);
  });

  test('another role, and access to granted agents only', async () => {
    await hub.mintNode(mia, 'bee');
    await addTo(hub, mia, bob);
    await asMia('PUT', `/members/${bob.userId}`, { role: 'viewer' });
    const send = () =>
      hub.api('POST', '/api/broadcast', { token: bob.token, body: { message: 'x', network_id: mia.networkId } });
    expect((await send()).body.error).toBe('permission_denied');
    await asMia('PUT', `/members/${bob.userId}`, { role: 'member' });
    expect((await send()).status).toBe(200);
    expect(await nodes(mia.networkId)).toEqual([200, 1]);
    await asMia('PUT', `/members/${bob.userId}`, { role: 'member', agent_access: 'granted' });
    expect(await nodes(mia.networkId)).toEqual([200, 0]);
  });

  test('not a change that failed', async () => {
    const { body } = await hub.api('POST', '/api/networks', { token: bob.token, body: { name: 'second' } });
    await remember();
    const again = await hub.api('POST', '/api/networks', { token: bob.token, body: { name: 'second' } });
    expect(again.status).toBe(400);
    expect(await nodes(body.network_id)).toEqual([200, 0]);
  });
});
