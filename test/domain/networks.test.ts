import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { activateLicense } from '../../src/domain/license/activate-license.ts';
import { requireLicense } from '../../src/domain/license/check-license.ts';
import { createTrial } from '../../src/domain/license/create-trial.ts';
import { getLicense } from '../../src/domain/license/get-license.ts';
import { createNetwork } from '../../src/domain/networks/create-network.ts';
import { getNetwork } from '../../src/domain/networks/get-network.ts';
import { listNetworks } from '../../src/domain/networks/list-networks.ts';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

let hub: DomainHub;
beforeEach(async () => {
  hub = await openDomainHub();
});
afterEach(() => hub.close());

describe('createNetwork', () => {
  test('trims the name, makes the caller owner and writes no audit row', async () => {
    const { token, networkId } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    hub.clock.advance(1000);
    const created = await createNetwork(ctx, { name: '  lab ', description: 'where things are tried' });
    expect(created.networkName).toBe('lab');
    const networks = (await listNetworks(ctx)).rows;
    expect(networks.map((network) => network.network_id)).toEqual([networkId, created.networkId]);
    expect(networks[1]).toMatchObject({ member_role: 'owner', description: 'where things are tried', max_members: 50 });
    const counters = await hub.database.reader.selectFrom('network_counters').selectAll().execute();
    expect(counters).toHaveLength(2);
    const audit = await hub.database.reader.selectFrom('audit_log').select('action').execute();
    expect(audit).toEqual([{ action: 'register' }]);
  });

  test('a taken name wins over a used-up quota; names are unique for each owner only', async () => {
    await hub.register('root');
    const [ann, bob] = [await hub.register('ann'), await hub.register('bob')];
    const ctx = await hub.ctxOf(ann.token);
    await createNetwork(ctx, { name: 'lab' });
    await createNetwork(await hub.ctxOf(bob.token), { name: 'lab' });
    await expect(createNetwork(ctx, { name: ' lab' })).rejects.toMatchObject({ code: 'network_name_taken' });
    await expect(createNetwork(ctx, { name: 'third' })).rejects.toMatchObject({
      code: 'network_quota_exceeded',
      fields: { max: 2 },
    });
    await expect(createNetwork(ctx, { name: ' \t' })).rejects.toMatchObject({ code: 'name_required' });
    expect((await listNetworks(ctx)).rows).toHaveLength(2);
  });

  test('of ten creations at once the quota lets one through; admins are exempt', async () => {
    const root = await hub.register('root');
    const ann = await hub.register('ann');
    const create = async (token: string) => {
      const ctx = await hub.ctxOf(token);
      const settled = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) => createNetwork(ctx, { name: `net ${index}` })),
      );
      return settled.filter((one) => one.status === 'fulfilled').length;
    };
    expect(await create(ann.token)).toBe(1);
    expect(await create(root.token)).toBe(10);
  });
});

describe('listNetworks', () => {
  test('owned networks come first, a bound token sees only its own', async () => {
    const root = await hub.register('root');
    hub.clock.advance(1000);
    const ann = await hub.register('ann');
    await hub.database.transaction((unit) =>
      unit.db
        .insertInto('memberships')
        .values({ network_id: root.networkId, user_id: ann.user.userId, role: 'viewer', joined_at: 1 })
        .execute(),
    );
    const own = (await listNetworks(await hub.ctxOf(ann.token))).rows;
    expect(own.map(({ network_id, member_role }) => [network_id, member_role])).toEqual([
      [ann.networkId, 'owner'],
      [root.networkId, 'viewer'],
    ]);
    const bound = (await listNetworks(await hub.ctxOf(ann.networkToken))).rows;
    expect(bound.map(({ network_id }) => network_id)).toEqual([ann.networkId]);
  });
});

describe('getNetwork', () => {
  test('counts what is in the network and only there', async () => {
    const root = await hub.register('root');
    const ann = await hub.register('ann');
    const ctx = await hub.ctxOf(ann.token);
    await issueNodeToken(ctx, { networkId: ann.networkId, nodeName: 'builder' });
    expect(await getNetwork(ctx, ann.networkId)).toMatchObject({
      network: { network_id: ann.networkId, network_name: 'ann' },
      nodes: 1,
      sessions: 0,
      tasks: [],
    });
    expect(await getNetwork(await hub.ctxOf(root.token), ann.networkId)).toMatchObject({ nodes: 1 });
    for (const networkId of [root.networkId, 'net_absent']) {
      await expect(getNetwork(ctx, networkId)).rejects.toMatchObject({ code: 'access_denied' });
    }
    await expect(getNetwork(await hub.ctxOf(root.networkToken), ann.networkId)).rejects.toMatchObject({
      code: 'access_denied',
    });
  });
});

describe('license', () => {
  const dayMs = 86_400_000;

  test('the trial holds 14 days and is made once; then dispatch is refused until a key is activated', async () => {
    const ctx = hub.ctx();
    expect(await getLicense(ctx)).toBeUndefined();
    await createTrial(ctx);
    await requireLicense(ctx);
    expect(await getLicense(ctx)).toMatchObject({
      daysLeft: 14,
      expired: false,
      license: { type: 'trial', maxAgents: 5 },
    });
    hub.clock.advance(13 * dayMs + 1);
    await createTrial(ctx);
    expect(await getLicense(ctx)).toMatchObject({ daysLeft: 1, expired: false });
    hub.clock.advance(dayMs);
    await createTrial(ctx);
    expect(await getLicense(ctx)).toMatchObject({ daysLeft: 0, expired: true });
    await expect(requireLicense(ctx)).rejects.toMatchObject({ code: 'license_expired' });
    expect(await activateLicense(ctx, 'anet-0123456789a')).toEqual({ type: 'pro', expiresInDays: 365 });
    await requireLicense(ctx);
    expect(await getLicense(ctx)).toMatchObject({ daysLeft: 365, license: { type: 'pro', maxTasksDay: 10_000 } });
    const audit = await hub.database.reader.selectFrom('audit_log').selectAll().execute();
    expect(audit).toMatchObject([{ action: 'license_activated', user_id: null }]);
    expect(JSON.stringify(audit)).not.toContain('0123456789a');
  });

  test.each([
    ['', 'license_key_required'],
    ['anet-0123456789', 'invalid_license_key'],
    ['bnet-0123456789abcdef', 'invalid_license_key'],
  ])('refuses the key %j with %s', async (key, code) => {
    await expect(activateLicense(hub.ctx(), key)).rejects.toMatchObject({ code });
    expect(await getLicense(hub.ctx())).toBeUndefined();
  });

  test('activations at once leave one licence', async () => {
    await createTrial(hub.ctx());
    await Promise.all(Array.from({ length: 5 }, () => activateLicense(hub.ctx(), 'anet-0123456789abcdef')));
    expect(await hub.database.reader.selectFrom('licenses').select('type').execute()).toEqual([{ type: 'pro' }]);
  });
});
