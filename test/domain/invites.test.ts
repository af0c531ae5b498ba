import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { addMember } from '../../src/domain/networks/add-member.ts';
import { createInvite } from '../../src/domain/networks/create-invite.ts';
import type { NewInvite } from '../../src/domain/networks/create-invite.ts';
import { joinNetwork } from '../../src/domain/networks/join-network.ts';
import { removeMember } from '../../src/domain/networks/remove-member.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

let hub: DomainHub;
let ann: Awaited<ReturnType<DomainHub['register']>>;
beforeEach(async () => {
  hub = await openDomainHub();
  ann = await hub.register('ann');
});
afterEach(() => hub.close());

async function invite(fields: Partial<NewInvite> = {}): Promise<string> {
  const ctx = await hub.ctxOf(ann.token);
  return (await createInvite(ctx, { networkId: ann.networkId, role: 'member', maxUses: 1, ...fields })).code;
}

const register = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => hub.register(`user-${index}`)));

async function usesOf(): Promise<number[]> {
  const rows = await hub.database.reader.selectFrom('invites').select('used_count').execute();
  return rows.map((row) => row.used_count);
}

describe('joinNetwork', () => {
  test('of a hundred at once exactly five use a code for five', async () => {
    const code = await invite({ maxUses: 5 });
    const users = await register(100);
    const settled = await Promise.allSettled(users.map(async ({ token }) => joinNetwork(await hub.ctxOf(token), code)));
    expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(5);
    const codes = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['invite_fully_used']));
    expect(await usesOf()).toEqual([5]);
    const members = await hub.database.reader
      .selectFrom('memberships')
      .select('user_id')
      .where('network_id', '=', ann.networkId)
      .execute();
    expect(members).toHaveLength(6);
    const tokens = await hub.database.reader
      .selectFrom('tokens')
      .select('token_id')
      .where('network_id', '=', ann.networkId)
      .where('revoked_at', 'is', null)
      .execute();
    expect(tokens).toHaveLength(6);
  }, 60_000);

  test('-1 is without limit; one person who joins many times at once takes one use', async () => {
    const code = await invite({ maxUses: -1 });
    const [bob, cid] = await register(2);
    const bobCtx = await hub.ctxOf(bob!.token);
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => joinNetwork(bobCtx, code)));
    expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await joinNetwork(await hub.ctxOf(cid!.token), ` ${code} `);
    expect(await usesOf()).toEqual([2]);
  });

  test('a use that was taken does not come back with the removal of the member', async () => {
    const code = await invite();
    const [bob] = await register(1);
    const bobCtx = await hub.ctxOf(bob!.token);
    await joinNetwork(bobCtx, code);
    await removeMember(await hub.ctxOf(ann.token), { networkId: ann.networkId, userId: bob!.user.userId });
    await expect(joinNetwork(bobCtx, code)).rejects.toMatchObject({ code: 'invite_fully_used' });
  });

  test('expires to the millisecond; the code is not stored', async () => {
    const code = await invite({ expiresDays: 1, maxUses: -1 });
    const [bob, cid] = await register(2);
    hub.clock.advance(86_400_000 - 1);
    await joinNetwork(await hub.ctxOf(bob!.token), code);
    hub.clock.advance(1);
    await expect(joinNetwork(await hub.ctxOf(cid!.token), code)).rejects.toMatchObject({ code: 'invite_expired' });
    const [invites, audit] = await Promise.all([
      hub.database.reader.selectFrom('invites').selectAll().execute(),
      hub.database.reader.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(JSON.stringify([invites, audit])).not.toContain(code);
  });

  test('gives what the invite says; who reaches granted agents only gets no network token', async () => {
    const code = await invite({ role: 'viewer', agentAccess: 'granted', taskAccess: 'scoped' });
    const [bob] = await register(1);
    const joined = await joinNetwork(await hub.ctxOf(bob!.token), code);
    expect(joined).toEqual({ networkId: ann.networkId, role: 'viewer', networkToken: null });
    const member = await hub.database.reader
      .selectFrom('memberships')
      .selectAll()
      .where('user_id', '=', bob!.user.userId)
      .where('network_id', '=', ann.networkId)
      .executeTakeFirst();
    expect(member).toMatchObject({ agent_access: 'granted', task_access: 'scoped' });
  });

  test('a member who is added keeps the membership; the use is not taken', async () => {
    const code = await invite();
    const [bob] = await register(1);
    const ctx = await hub.ctxOf(ann.token);
    await addMember(ctx, { networkId: ann.networkId, userId: bob!.user.userId, role: 'admin' });
    const join = joinNetwork(await hub.ctxOf(bob!.token), code);
    await expect(join).rejects.toMatchObject({ code: 'already_member' });
    expect(await usesOf()).toEqual([0]);
  });
});
