import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTo } from '../support/members.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let root: TestUser;
let owner: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: 'master-secret' } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  owner = await hub.registerUser();
});
afterAll(() => hub.close());

const host = { hostname: 'rack-1', ip: '10.1.0.1', cpu_cores: 16, mem_total_gb: 64 };

const startDaemon = async (daemon: Record<string, unknown>, alias = 'keeper') => {
  const token = await hub.mintNode(owner, alias);
  const report = { resume_id: 'r', alias, status: 'idle', agent: 'agent-node:host-supervisor' };
  await hub.tool('report_status', { ...report, daemon, host_telemetry: host }, token);
  return token;
};

describe('listHostSupervisors', () => {
  const get = (token?: string, query = '') => hub.api('GET', `/api/host-supervisors${query}`, { token });

  test('200: the owner sees the measures of the host', async () => {
    await startDaemon({ runtimes_supported: ['codex-sdk'], allowed_secret_keys: ['API_KEY'] });
    await hub.mintNode(owner, 'plain');
    const { status, body } = await get(owner.token);
    expect([status, body.ok, body.count]).toEqual([200, true, 1]);
    expect(body.daemons).toEqual([
      {
        ...{ daemon_node_id: expect.any(String), alias: 'keeper', hostname: 'rack-1', online: true },
        ...{ last_seen_at: expect.any(String), runtimes_supported: ['codex-sdk'], allowed_secret_keys: ['API_KEY'] },
        host_telemetry: { alert_level: 'green', cpu_cores: 16, mem_gb: 64, ip_internal: '10.1.0.1' },
      },
    ]);
  });

  test('200: a member and a viewer see the alert level only, a network token all', async () => {
    await startDaemon({});
    const network = `?network_id=${owner.networkId}`;
    for (const role of ['member', 'viewer']) {
      const person = await hub.registerUser();
      await addTo(hub, owner, person, { role });
      const { body } = await get(person.token, network);
      expect(body.daemons[0].host_telemetry).toEqual({ alert_level: 'green' });
    }
    const admin = await hub.registerUser();
    await addTo(hub, owner, admin, { role: 'admin' });
    for (const token of [admin.token, owner.networkToken]) {
      expect((await get(token, network)).body.daemons[0].host_telemetry.ip_internal).toBe('10.1.0.1');
    }
    expect((await get('master-secret', network)).body.daemons[0].host_telemetry).toEqual({ alert_level: 'green' });
  });

  test('200: online for five minutes after the last heartbeat, then gray', async () => {
    await startDaemon({});
    hub.clock.advance(300_000);
    expect((await get(owner.token)).body.daemons[0]).toMatchObject({ online: true });
    hub.clock.advance(1);
    expect((await get(owner.token)).body.daemons[0]).toMatchObject({
      online: false,
      host_telemetry: { alert_level: 'gray' },
    });
  });

  test('200: what a daemon says of creating nodes; the reason only when it cannot', async () => {
    await startDaemon({}, 'a');
    await startDaemon({ can_create_nodes: true, create_nodes_blocked_reason: 'old' }, 'b');
    await startDaemon({ can_create_nodes: false, create_nodes_blocked_reason: 'disk full' }, 'c');
    const { daemons } = (await get(owner.token)).body;
    expect(daemons[0]).not.toHaveProperty('can_create_nodes');
    expect(daemons[1]).toMatchObject({ can_create_nodes: true });
    expect(daemons[1]).not.toHaveProperty('create_nodes_blocked_reason');
    expect(daemons[2]).toMatchObject({ can_create_nodes: false, create_nodes_blocked_reason: 'disk full' });
  });

  test('200: a daemon whose tokens are revoked is not listed', async () => {
    await startDaemon({});
    const { tokens } = (await hub.api('GET', '/api/auth/tokens', { token: owner.token })).body;
    const { token_id: tokenId } = tokens.find(({ name }: { name: string }) => name === 'node:keeper');
    await hub.api('DELETE', `/api/auth/tokens/${tokenId}`, { token: owner.token });
    expect((await get(owner.token)).body).toMatchObject({ daemons: [], count: 0 });
  });

  test('400 network_id_required_multi: in two networks and none named', async () => {
    await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } });
    const { status, body } = await get(owner.token);
    expect([status, body.error, body.memberships]).toEqual([400, 'network_id_required_multi', 2]);
    expect((await get(owner.token, `?network_id=${owner.networkId}`)).status).toBe(200);
  });

  test('400 missing_network_id: in no network', async () => {
    const { status, body } = await get('master-secret');
    expect([status, body.error, body.memberships]).toEqual([400, 'missing_network_id', 0]);
    const lone = await hub.registerUser();
    await hub.api('DELETE', `/api/networks/${lone.networkId}`, { token: lone.token });
    expect((await get(lone.token)).body).toMatchObject({ error: 'missing_network_id', memberships: 0 });
  });

  test('403 access_denied: a foreign network; a system admin reads any', async () => {
    const stranger = await hub.registerUser();
    const network = `?network_id=${owner.networkId}`;
    const { status, body } = await get(stranger.token, network);
    expect([status, body.error]).toEqual([403, 'access_denied']);
    expect((await get(root.token, network)).status).toBe(200);
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    const member = await hub.registerUser();
    await addTo(hub, owner, member, { role: 'member', agent_access: 'granted' });
    const { status, body } = await get(member.token, `?network_id=${owner.networkId}`);
    expect([status, body.error]).toEqual([403, 'agent_access_restricted']);
  });

  test('401 token_required: no token', async () => {
    expect(await get()).toMatchObject({ status: 401, body: { error: 'token required' } });
  });
});

describe('getNodeCreateRequest', () => {
  const get = (token: string | undefined, query: string) =>
    hub.api('GET', `/api/node-create-requests${query}`, { token });

  const request = async (): Promise<string> => {
    const requestId = `cr_${owner.userId}`;
    await hub.hub.database.transaction(({ db }) =>
      db
        .insertInto('create_requests')
        .values({
          ...{ request_id: requestId, network_id: owner.networkId, daemon_node_id: 'n_d', child_name: 'kid' },
          ...{ runtime: 'codex-sdk', node_spec: '{"name":"kid"}', created_at: hub.clock.now() },
        })
        .execute(),
    );
    return requestId;
  };

  test('200: the request, without what it asks for in detail', async () => {
    const id = await request();
    for (const token of [owner.token, owner.networkToken, 'master-secret']) {
      const { status, body } = await get(token, `?request_id=${id}`);
      expect(status).toBe(200);
      expect(body).toEqual({
        ok: true,
        request: {
          ...{ request_id: id, daemon_node_id: 'n_d', child_name: 'kid', network_id: owner.networkId },
          ...{ runtime: 'codex-sdk', model: null, status: 'pending', error: null },
          ...{ created_at: expect.any(String), delivered_at: null, acked_at: null },
        },
      });
    }
  });

  test.each([
    ['400 request_id_required: absent', ''],
    ['400 request_id_required: empty', '?request_id='],
  ])('%s', async (_title, query) => {
    expect(await get(owner.token, query)).toMatchObject({ status: 400, body: { error: 'request_id_required' } });
  });

  test('404 request_not_found: absent, or outside the caller’s scope', async () => {
    const id = await request();
    const stranger = await hub.registerUser();
    for (const answer of [await get(owner.token, '?request_id=cr_x'), await get(stranger.token, `?request_id=${id}`)]) {
      expect(answer).toMatchObject({ status: 404, body: { error: 'request_not_found' } });
    }
  });

  test('401 token_required: auth_required', async () => {
    expect(await get(undefined, '?request_id=cr_x')).toMatchObject({ status: 401, body: { error: 'auth_required' } });
  });

  test('403 access_denied: a foreign network is named', async () => {
    const stranger = await hub.registerUser();
    const { status, body } = await get(stranger.token, `?request_id=x&network_id=${owner.networkId}`);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    const member = await hub.registerUser();
    await addTo(hub, owner, member, { role: 'member', agent_access: 'granted' });
    const { status, body } = await get(member.token, `?request_id=x&network_id=${owner.networkId}`);
    expect([status, body.error]).toEqual([403, 'agent_access_restricted']);
  });
});
