import type { MemberRole } from '../../generated/enums.ts';
import { inUnit } from './set-up.ts';
import type { TestHub, TestUser } from './start-hub.ts';

/** A board on which everything is that a refusal needs. */
export interface TestBoard {
  readonly owner: TestUser;
  /** A node; another one has the user name of the owner as its alias. */
  readonly bee: string;
  /** The card `#1` has the item `i` and the tag `old`. */
  readonly cardId: string;
  /** The card `#6` stands five levels deep, under `#2` to `#5`. */
  readonly deepId: string;
  readonly archivedProject: string;
  readonly project: string;
}

/** Fills the board of a new user. */
export async function setUpBoard(hub: TestHub): Promise<TestBoard> {
  const owner = await hub.registerUser();
  const bee = await hub.mintNode(owner, 'bee');
  await plantNamesake(hub, owner);
  const post = async (path: string, body: object) => (await hub.api('POST', path, { token: owner.token, body })).body;
  const card = { name: 'first', checklist: [{ id: 'i', text: 'item' }], tags: ['old'], external_ref: 'TAKEN' };
  const cardId: string = (await post('/api/requirements', card)).requirement.id;
  let deepId: string | null = null;
  for (let level = 1; level <= 5; level += 1) {
    deepId = (await post('/api/requirements', { name: `level ${level}`, parent_id: deepId })).requirement.id;
  }
  const archived = (await post('/api/requirements/projects', { name: 'past' })).project.id;
  const project = (await post('/api/requirements/projects', { name: 'open' })).project.id;
  const path = `/api/requirements/projects/${archived}`;
  await hub.api('PATCH', path, { token: owner.token, body: { archived: true } });
  return { owner, bee, cardId, deepId: deepId ?? '', archivedProject: archived, project };
}

/** A node that is called like the owner: no door makes one, but a person may join under the name of a node. */
async function plantNamesake(hub: TestHub, { networkId, userId, username }: TestUser): Promise<void> {
  const now = hub.clock.now();
  const node = { network_id: networkId, node_id: `n_${username}`, alias: username, node_name: username };
  await inUnit(hub, (tx) =>
    tx.db
      .insertInto('nodes')
      .values({ ...node, owner_user_id: userId, created_at: now, updated_at: now })
      .execute(),
  );
}

/** A new member of the owner's network, restricted or not. */
export async function joinBoard(
  hub: TestHub,
  owner: TestUser,
  access: { agent_access?: 'granted'; task_access?: 'scoped' } = {},
  role: MemberRole = 'member',
): Promise<TestUser> {
  const user = await hub.registerUser();
  const membership = { network_id: owner.networkId, user_id: user.userId, role, joined_at: hub.clock.now(), ...access };
  await inUnit(hub, (tx) => tx.db.insertInto('memberships').values(membership).execute());
  return user;
}

/** Everything that is stored of a network's board, to see that a refusal changed nothing. */
export function readBoard(hub: TestHub, owner: TestUser): Promise<unknown> {
  return inUnit(hub, async ({ db }) => {
    const of = (table: 'requirements' | 'requirement_events' | 'projects' | 'requirement_tags') =>
      db
        .selectFrom(table as 'requirements')
        .selectAll()
        .where('network_id', '=', owner.networkId)
        .execute();
    return [
      await of('requirements'),
      await of('requirement_events'),
      await of('projects'),
      await of('requirement_tags'),
    ];
  });
}
