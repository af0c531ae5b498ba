import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { systemCaller } from '../../src/domain/caller.ts';
import { resolveNamedScope, resolveReadScope, resolveScope } from '../../src/domain/access/resolve-scope.ts';
import { inScope } from '../../src/domain/access/in-scope.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { createNetwork } from '../../src/domain/networks/create-network.ts';
import { issueApiToken } from '../../src/domain/tokens/issue-api-token.ts';
import type { MemberRole } from '../../generated/enums.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

let hub: DomainHub;
let admin: Awaited<ReturnType<DomainHub['register']>>;
let bob: typeof admin;
let bobCtx: Ctx;

beforeEach(async () => {
  hub = await openDomainHub({ authToken: 'master-secret' });
  admin = await hub.register('root');
  bob = await hub.register('bob');
  bobCtx = await hub.ctxOf(bob.token);
});
afterEach(() => hub.close());

async function join(userId: string, networkId: string, role: MemberRole): Promise<void> {
  await hub.database.transaction((unit) =>
    unit.db
      .insertInto('memberships')
      .values({ network_id: networkId, user_id: userId, role, joined_at: hub.clock.now() + 1 })
      .onConflict((conflict) => conflict.columns(['network_id', 'user_id']).doUpdateSet({ role }))
      .execute(),
  );
  hub.platform.memory.tokens.drop({ userId, networkId });
}

describe('a user', () => {
  test('with one membership needs no network_id', async () => {
    expect(await resolveScope(bobCtx, undefined, 'write')).toMatchObject({ networkId: bob.networkId, role: 'owner' });
    expect((await resolveReadScope(bobCtx)).networkIds).toEqual([bob.networkId]);
  });

  test('with two memberships reads both and must name one to write', async () => {
    await join(bob.user.userId, admin.networkId, 'member');
    const read = await resolveReadScope(bobCtx);
    expect(read.networkIds).toEqual([bob.networkId, admin.networkId]);
    expect(read.role).toBe('viewer');
    expect(() => read.networkId).toThrow('exactly one');
    await expect(resolveScope(bobCtx, undefined, 'write')).rejects.toMatchObject({ code: 'network_id_required' });
    expect(await resolveScope(bobCtx, admin.networkId, 'write')).toMatchObject({ role: 'member' });
  });

  test('without memberships reads nothing and cannot write', async () => {
    await hub.database.transaction((unit) =>
      unit.db.deleteFrom('memberships').where('user_id', '=', bob.user.userId).execute(),
    );
    expect((await resolveReadScope(bobCtx)).networkIds).toEqual([]);
    await expect(resolveScope(bobCtx, undefined, 'write')).rejects.toMatchObject({ code: 'network_id_required' });
  });

  test('gets the same refusal for a foreign and an absent network', async () => {
    for (const networkId of [admin.networkId, 'net_absent']) {
      await expect(resolveScope(bobCtx, networkId, 'read')).rejects.toMatchObject({
        code: 'access_denied',
        fields: {},
      });
      await expect(resolveReadScope(bobCtx, networkId)).rejects.toMatchObject({ code: 'access_denied', fields: {} });
    }
  });

  test('who is a viewer reads and does not write', async () => {
    await join(bob.user.userId, admin.networkId, 'viewer');
    expect(await resolveScope(bobCtx, admin.networkId, 'read')).toMatchObject({ role: 'viewer' });
    await expect(resolveScope(bobCtx, admin.networkId, 'write')).rejects.toMatchObject({ code: 'permission_denied' });
  });

  test('who is system admin reads any network that exists and writes only in own ones', async () => {
    const ctx = await hub.ctxOf(admin.token);
    expect(await resolveScope(ctx, bob.networkId, 'read')).toMatchObject({ networkId: bob.networkId, role: 'system' });
    await expect(resolveScope(ctx, bob.networkId, 'write')).rejects.toMatchObject({ code: 'access_denied' });
    await expect(resolveScope(ctx, 'net_absent', 'read')).rejects.toMatchObject({ code: 'access_denied' });
    expect((await resolveReadScope(ctx)).networkIds).toEqual([admin.networkId]);
  });

  test('costs one statement as long as its token is remembered; inside a transaction each look is one', async () => {
    let statements = 0;
    const stop = hub.database.watchStatements(() => (statements += 1));
    await resolveScope(bobCtx, bob.networkId, 'write');
    await resolveScope(bobCtx, undefined, 'write');
    expect(statements).toBe(1);
    await bobCtx.transaction(async (tx) => {
      await resolveScope(tx, bob.networkId, 'write');
      await resolveScope(tx, undefined, 'write');
    });
    stop();
    expect(statements).toBe(3);
  });
});

describe('a bound token', () => {
  test('always gets its own network without a statement, whatever it asks for', async () => {
    const ctx = await hub.ctxOf(bob.networkToken);
    let statements = 0;
    const stop = hub.database.watchStatements(() => (statements += 1));
    for (const networkId of [undefined, admin.networkId, 'net_absent']) {
      expect(await resolveScope(ctx, networkId, 'write')).toMatchObject({ networkId: bob.networkId, role: 'owner' });
      expect((await resolveReadScope(ctx, networkId)).networkIds).toEqual([bob.networkId]);
    }
    expect(statements).toBe(0);
    stop();
  });

  test('is refused where the path names another network', async () => {
    const ctx = await hub.ctxOf(bob.networkToken);
    await expect(resolveNamedScope(ctx, admin.networkId, 'read')).rejects.toMatchObject({ code: 'access_denied' });
    expect(await resolveNamedScope(ctx, bob.networkId, 'read')).toMatchObject({ networkId: bob.networkId });
  });

  test('cannot write once its user is a viewer', async () => {
    await join(bob.user.userId, bob.networkId, 'viewer');
    const ctx = await hub.ctxOf(bob.networkToken);
    await expect(resolveScope(ctx, undefined, 'write')).rejects.toMatchObject({ code: 'permission_denied' });
    expect(await resolveScope(ctx, undefined, 'read')).toMatchObject({ role: 'viewer' });
  });

  test('of the legacy kind stays in the network it was made for; without one it acts as its user', async () => {
    await createNetwork(bobCtx, { name: 'second' });
    const bound = await hub.ctxOf((await issueApiToken(bobCtx, { name: 'a', networkId: bob.networkId })).token);
    expect(await resolveScope(bound, undefined, 'write')).toMatchObject({ networkId: bob.networkId });
    const free = await hub.ctxOf((await issueApiToken(bobCtx, { name: 'b' })).token);
    await expect(resolveScope(free, undefined, 'write')).rejects.toMatchObject({ code: 'network_id_required' });
    expect((await resolveReadScope(free)).networkIds).toHaveLength(2);
  });
});

describe('callers above the roles', () => {
  test('the master token reads all networks and writes none', async () => {
    const ctx = await hub.ctxOf('master-secret');
    expect((await resolveReadScope(ctx)).networkIds).toBe('all');
    expect(await resolveReadScope(ctx, bob.networkId)).toMatchObject({ networkId: bob.networkId });
    await expect(resolveScope(ctx, bob.networkId, 'write')).rejects.toMatchObject({ code: 'permission_denied' });
  });

  test('the hub itself reads and writes every network that it names', async () => {
    const ctx = hub.ctx(systemCaller);
    expect((await resolveReadScope(ctx)).networkIds).toBe('all');
    expect(await resolveScope(ctx, bob.networkId, 'write')).toMatchObject({ role: 'system' });
    await expect(resolveScope(ctx, undefined, 'write')).rejects.toMatchObject({ code: 'network_id_required' });
  });

  test('nobody gets no scope', async () => {
    await expect(resolveScope(hub.ctx(), undefined, 'read')).rejects.toMatchObject({ code: 'token_required' });
    await expect(resolveReadScope(hub.ctx())).rejects.toMatchObject({ code: 'token_required' });
  });
});

describe('inScope', () => {
  test('keeps the rows of none, one, several and all networks', async () => {
    const rows = async (ctx: Ctx) =>
      (
        await hub.database.reader
          .selectFrom('memberships as m')
          .select('network_id')
          .where(inScope(await resolveReadScope(ctx), 'm.network_id'))
          .execute()
      ).length;
    expect(await rows(bobCtx)).toBe(1);
    expect(await rows(hub.ctx(systemCaller))).toBe(2);
    await createNetwork(bobCtx, { name: 'second' });
    expect(await rows(await hub.ctxOf(bob.token))).toBe(2);
    await hub.database.transaction((unit) =>
      unit.db.deleteFrom('memberships').where('user_id', '=', bob.user.userId).execute(),
    );
    hub.platform.memory.tokens.drop({ userId: bob.user.userId });
    expect(await rows(await hub.ctxOf(bob.token))).toBe(0);
  });
});
