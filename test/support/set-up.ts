import { systemCaller } from '../../src/domain/caller.ts';
import type { Tx } from '../../src/domain/ctx.ts';
import { hashToken } from '../../src/platform/token-hash.ts';
import { createCtx } from '../../src/domain/call-ctx.ts';
import type { MemberRole, NodeMode } from '../../generated/enums.ts';
import type { TestHub, TestUser } from './start-hub.ts';

/** Runs rules or SQL of a test inside the hub's own database, as the hub itself. */
export function inUnit<T>(hub: TestHub, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { platform, database } = hub.hub;
  const source = { platform, database, publish: () => undefined };
  const ctx = createCtx(source, { caller: systemCaller, requestId: platform.ids.request() });
  return ctx.transaction(work);
}

/** Makes a registered user a member of the owner's network. */
export async function addMember(hub: TestHub, owner: TestUser, user: TestUser, role: MemberRole): Promise<void> {
  await inUnit(hub, (tx) =>
    tx.db
      .insertInto('memberships')
      .values({ network_id: owner.networkId, user_id: user.userId, role, joined_at: hub.clock.now() })
      .execute(),
  );
}

/** A new user who only reads in the owner's network. */
export async function addViewer(hub: TestHub, owner: TestUser): Promise<TestUser> {
  const viewer = await hub.registerUser();
  await addMember(hub, owner, viewer, 'viewer');
  return viewer;
}

/** Leaves the owner, and with it the nodes of its tokens, only the right to read. */
export async function demoteOwner(hub: TestHub, owner: TestUser): Promise<void> {
  await inUnit(hub, (tx) =>
    tx.db
      .updateTable('memberships')
      .set({ role: 'viewer' })
      .where('network_id', '=', owner.networkId)
      .where('user_id', '=', owner.userId)
      .execute(),
  );
  hub.hub.platform.memory.tokens.drop({ userId: owner.userId });
}

/** Sets the permission mode of a node token. */
export async function setNodeMode(hub: TestHub, token: string, mode: NodeMode): Promise<void> {
  const changed = await inUnit(hub, (tx) =>
    tx.db
      .updateTable('tokens')
      .set({ mode })
      .where('token_hash', '=', hashToken(token))
      .returning('token_id')
      .executeTakeFirstOrThrow(),
  );
  hub.hub.platform.memory.tokens.drop({ tokenId: changed.token_id });
}

/** Ends the trial of the hub. */
export async function expireTrial(hub: TestHub): Promise<void> {
  await inUnit(hub, (tx) => tx.db.updateTable('licenses').set({ expires_at: 1 }).execute());
  hub.hub.platform.memory.license.forget();
}

/** Gives a person as many live tokens as the hub allows, of which `logins` are logins beside those that are there. */
export async function fillTokens(hub: TestHub, { userId }: TestUser, logins = 0): Promise<void> {
  const most = hub.hub.platform.settings.tokensPerPerson;
  const now = hub.clock.now();
  await inUnit(hub, async ({ db, platform }) => {
    const live = await db
      .selectFrom('tokens')
      .select('token_id')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', 'is', null)
      .execute();
    const rows = Array.from({ length: most - live.length }, (_, at) => ({
      token_id: platform.ids.token(),
      token_hash: `hash-of-${userId}-${at}`,
      scope: at < logins ? ('user' as const) : ('full' as const),
      user_id: userId,
      name: `filler ${at}`,
      created_at: now,
    }));
    await db.insertInto('tokens').values(rows).execute();
  });
}
