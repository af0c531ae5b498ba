import type { TestUser } from '../../../support/start-hub.ts';
import type { ConsoleHub } from '../start-console-hub.ts';
import { createHands } from './hands.ts';
import type { Hands } from './hands.ts';

/** A person of each kind; all are members of the owner's network but `newcomer` and `reset`, who are alone. */
export interface People {
  /** The first user of the hub, who is a member of the network too. */
  readonly admin: TestUser;
  readonly owner: TestUser;
  /** Has the role `admin` in the network. */
  readonly manager: TestUser;
  readonly member: TestUser;
  readonly viewer: TestUser;
  /** Sees granted agents and own cards and tasks alone. */
  readonly restricted: TestUser;
  /** Has a network without anything in it. */
  readonly newcomer: TestUser;
  /** Signs in with a one-time password, and has chosen none yet. */
  readonly reset: TestUser;
}

/** Registers the people and makes them members, with invites that wait and a token of the owner. */
export async function makePeople(hub: ConsoleHub): Promise<{ people: People; hands: Hands }> {
  const admin = await hub.registerUser('root-ada');
  const owner = await hub.registerUser('mira');
  const manager = await hub.registerUser('tomas');
  const member = await hub.registerUser('yuki');
  const viewer = await hub.registerUser('olu');
  const restricted = await hub.registerUser('pia');
  const newcomer = await hub.registerUser('noor');
  const hands = createHands(hub, owner);
  const { networkId } = owner;
  const add = (user: TestUser, role: string, more: object = {}) =>
    hands.rest('POST', `/api/networks/${networkId}/members`, { user_id: user.userId, role, ...more });
  await add(admin, 'member');
  await add(manager, 'admin', { department: 'Platform' });
  await add(member, 'member', { department: 'Search' });
  await add(viewer, 'viewer');
  await add(restricted, 'member', { agent_access: 'granted', task_access: 'scoped' });
  await hands.rest('PUT', `/api/networks/${networkId}`, {
    name: 'orchard',
    description: 'Builds, reviews and ships the shop.',
  });
  await hands.rest('PUT', '/api/auth/me', { display_name: 'Mira Okafor', email: 'mira@orchard.example' });
  for (const [display_name, { token }] of [
    ['Tomás Vidal', manager],
    ['雪 Yuki', member],
  ] as const) {
    await hands.rest('PUT', '/api/auth/me', { display_name }, token);
  }
  for (const more of [
    { role: 'member', max_uses: 5, expires_days: 7 },
    { role: 'viewer', max_uses: -1 },
  ]) {
    await hands.rest('POST', `/api/networks/${networkId}/invite`, more);
  }
  await hands.rest('POST', '/api/auth/tokens', { name: 'deploy script' });
  const reset = await hub.registerUser('lena');
  const { password } = await hands.rest('POST', `/api/users/${reset.userId}/reset-password`, undefined, admin.token);
  const left = await hub.registerUser('kofi');
  await hands.rest('POST', `/api/users/${left.userId}/disable`, undefined, admin.token);
  return {
    people: { admin, owner, manager, member, viewer, restricted, newcomer, reset: { ...reset, password } },
    hands,
  };
}
