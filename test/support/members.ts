import { expect } from '@jest/globals';
import { openKey } from './open-key.ts';
import type { Answer, TestHub, TestUser } from './start-hub.ts';

/** Makes `user` a member of `owner`'s network; `fields` are those of addMember. */
export async function addTo(
  hub: TestHub,
  owner: TestUser,
  user: TestUser,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const body = { user_id: user.userId, ...fields };
  const { status } = await hub.api('POST', `/api/networks/${owner.networkId}/members`, { token: owner.token, body });
  expect(status).toBe(200);
}

/** Registers a user whose only membership is the one in `owner`'s network. */
export async function registerMember(
  hub: TestHub,
  owner: TestUser,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<TestUser> {
  const user = await hub.registerUser();
  const gone = await hub.api('DELETE', `/api/networks/${user.networkId}`, { token: user.token });
  expect(gone.status).toBe(200);
  await addTo(hub, owner, user, fields);
  return user;
}

/** The ids of nodes by alias. */
export async function nodeId(hub: TestHub, owner: TestUser, alias: string): Promise<string> {
  const { body } = await hub.api('GET', `/api/nodes?alias=${alias}&network_id=${owner.networkId}`, {
    token: owner.token,
  });
  return body.nodes[0].node_id;
}

/** A call of a keyed operation, with other headers and, for the second payload, something else in its place. */
export type KeyedCall = (headers: Record<string, string>, other: boolean) => Promise<Answer>;

/** The same key and payload give the first answer again; another payload is refused. */
export async function expectConflict(call: KeyedCall): Promise<void> {
  const headers = { 'idempotency-key': 'once' };
  const first = await call(headers, false);
  expect(first.status).toBe(200);
  expect((await call(headers, false)).body).toEqual({ ...first.body, idempotent_replay: true });
  expect(await call(headers, true)).toMatchObject({ status: 422, body: { error: 'idempotency_conflict' } });
}

/** A key whose first call has no answer yet is refused. */
export async function expectInFlight(hub: TestHub, user: TestUser, operation: string, call: KeyedCall): Promise<void> {
  await openKey(hub, user, operation, 'open');
  expect(await call({ 'idempotency-key': 'open' }, false)).toMatchObject({
    status: 409,
    body: { error: 'idempotency_in_flight' },
  });
}
