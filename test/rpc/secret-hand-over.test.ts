import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { startDaemon } from '../support/daemon.ts';
import type { TestDaemon } from '../support/daemon.ts';
import { registerMember } from '../support/members.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

const canary = 'canary-77b0-value-of-a-secret';
let hub: TestHub;
let owner: TestUser;
let admin: TestUser;
let daemon: TestDaemon;
let providerId: string;

type Args = Readonly<Record<string, unknown>>;

beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  admin = await registerMember(hub, owner, { role: 'admin' });
  daemon = await startDaemon(hub, { ...admin, networkId: owner.networkId });
  await asOwner('upsert_network_secret', { key: 'API_KEY', value: canary });
  const models = [{ model_name: 'm-1' }];
  const provider = { name: 'Main', vendor: 'acme', base_url: 'https://8.8.8.8', secret_key_ref: 'API_KEY', models };
  providerId = (await asOwner('upsert_provider', provider)).provider.provider_id;
});
afterAll(() => hub.close());

const asOwner = (tool: string, args: Args): Promise<Loose> => hub.tool(tool, args, owner.token);
const order = (token = owner.token, on = daemon.nodeId, more: Args = { env_refs: ['API_KEY'] }): Promise<Loose> =>
  hub.tool('create_node', { daemon_node_id: on, node_spec: { name: 'kid', runtime: 'custom', ...more } }, token);
const probe = (token = owner.token, on = daemon.nodeId): Promise<Loose> =>
  hub.tool('probe_provider_model', { provider_id: providerId, model_name: 'm-1', daemon_node_id: on }, token);
const fetchOrder = (id: string, token = daemon.token): Promise<Loose> =>
  hub.tool('get_create_request', { request_id: id }, token);
const fetchProbe = (id: string, token = daemon.token): Promise<Loose> =>
  hub.tool('get_probe_request', { probe_id: id }, token);
const change = async (user: TestUser, role: string): Promise<void> => {
  const path = `/api/networks/${owner.networkId}/members/${user.userId}`;
  expect((await hub.api('PUT', path, { token: owner.token, body: { role } })).status).toBe(200);
};
const audited = (action: string) =>
  inUnit(hub, (tx) =>
    tx.db
      .selectFrom('audit_log')
      .selectAll()
      .where('network_id', '=', owner.networkId)
      .where('action', '=', action)
      .orderBy('created_at')
      .execute(),
  );
/** A live token of the daemon's node for somebody else, as if it had been minted by earlier rules. */
const tokenOf = async (user: TestUser): Promise<string> => {
  const token = await hub.mintNode({ ...user, networkId: owner.networkId }, `of-${user.username}`);
  await inUnit(hub, (tx) =>
    tx.db
      .updateTable('tokens')
      .set({ node_id: daemon.nodeId, node_name: daemon.alias })
      .where('user_id', '=', user.userId)
      .where('node_name', '=', `of-${user.username}`)
      .execute(),
  );
  return token;
};

describe('create_node probe_provider_model', () => {
  test('user_token_required: a node orders no secrets, not even the one of the owner', async () => {
    const node = await hub.mintNode(owner, 'agent');
    expect(await order(node)).toEqual(refused('user_token_required'));
    expect(await order(daemon.token)).toEqual(refused('user_token_required'));
    expect(await probe(node)).toEqual(refused('user_token_required'));
    expect(await order(owner.networkToken)).toEqual(refused('user_token_required'));
    expect(await order(node, daemon.nodeId, {})).toMatchObject({ ok: true });
  });

  test('user_token_required: a node that declares itself a daemon gets nothing out of the vault', async () => {
    const token = await hub.mintNode(owner, 'agent');
    const facts = { runtimes_supported: ['custom'], allowed_secret_keys: ['API_KEY'] };
    const report = { resume_id: 'r', alias: 'agent', status: 'idle', node_id: 'nid-agent', daemon: facts };
    expect(await hub.tool('report_status', report, token)).toMatchObject({ ok: true });
    expect(await order(token, 'nid-agent')).toEqual(refused('user_token_required'));
    expect(await probe(token, 'nid-agent')).toEqual(refused('user_token_required'));
    expect(await audited('secret_handed_over')).toEqual([]);
  });

  test('daemon_not_trusted: a daemon that a member runs; without secrets it may be ordered from', async () => {
    const member = await registerMember(hub, owner);
    const theirs = await startDaemon(hub, { ...member, networkId: owner.networkId }, 'theirs');
    const answer = await order(owner.token, theirs.nodeId);
    expect(answer).toEqual(refused('daemon_not_trusted'));
    expect(answer.message).toContain('owner or an admin');
    expect(await probe(owner.token, theirs.nodeId)).toEqual(refused('daemon_not_trusted'));
    const { request_id: id } = await order(owner.token, theirs.nodeId, {});
    expect(await fetchOrder(id, theirs.token)).toMatchObject({ status: 'delivered', child_token: expect.any(String) });
  });

  test('permission_denied: a system admin who does not manage the network orders no secrets', async () => {
    const root = await hub.registerUser();
    await inUnit(hub, (tx) =>
      tx.db.updateTable('users').set({ role: 'admin' }).where('user_id', '=', root.userId).execute(),
    );
    const { token } = (
      await hub.api('POST', '/api/auth/login', { body: { username: root.username, password: root.password } })
    ).body;
    expect(await order(token)).toEqual(refused('permission_denied'));
    expect(await order(token, daemon.nodeId, {})).toMatchObject({ ok: true });
  });
});

describe('get_create_request get_probe_request', () => {
  test('ok: each secret that is handed over is audited, by its name alone', async () => {
    const { request_id: id } = await order(admin.token);
    expect(await fetchOrder(id)).toMatchObject({ secrets: { API_KEY: canary } });
    const { probe_id: probeId } = await probe();
    expect(await fetchProbe(probeId)).toMatchObject({ api_key: canary });
    const rows = await audited('secret_handed_over');
    expect(rows).toMatchObject([
      { user_id: admin.userId, target_type: 'secret', target_id: 'API_KEY', detail: expect.stringContaining(id) },
      { user_id: admin.userId, target_type: 'secret', target_id: 'API_KEY', detail: expect.stringContaining(probeId) },
    ]);
    for (const { detail } of rows) expect(detail).toContain(daemon.nodeId);
    expect(JSON.stringify(rows)).not.toContain(canary);
  });

  test('daemon_not_trusted: the token of a member for the daemon itself fetches nothing; the daemon does afterwards', async () => {
    const member = await registerMember(hub, owner);
    const stolen = await tokenOf(member);
    const { request_id: id } = await order();
    const { probe_id: probeId } = await probe();
    for (const answer of [await fetchOrder(id, stolen), await fetchProbe(probeId, stolen)]) {
      expect(answer).toEqual(refused('daemon_not_trusted'));
      expect(JSON.stringify(answer)).not.toContain(canary);
    }
    expect(await fetchOrder(id)).toMatchObject({ secrets: { API_KEY: canary } });
    expect(await fetchProbe(probeId)).toMatchObject({ api_key: canary });
  });

  test('daemon_not_trusted: the token of a child goes to the owner of the daemon and to managers', async () => {
    const member = await registerMember(hub, owner);
    const stolen = await tokenOf(member);
    const { request_id: id } = await order(owner.token, daemon.nodeId, {});
    expect(await fetchOrder(id, stolen)).toEqual(refused('daemon_not_trusted'));
    expect(await fetchOrder(id)).toMatchObject({ child_token: expect.any(String) });
  });

  test('daemon_not_trusted: its person was demoted after the order, until the role is back', async () => {
    const { request_id: id } = await order();
    const { probe_id: probeId } = await probe();
    await change(admin, 'member');
    expect(await fetchOrder(id)).toEqual(refused('daemon_not_trusted'));
    expect(await fetchProbe(probeId)).toEqual(refused('daemon_not_trusted'));
    expect(await order(owner.token)).toEqual(refused('daemon_not_trusted'));
    expect(await audited('secret_handed_over')).toEqual([]);
    await change(admin, 'admin');
    expect(await fetchOrder(id)).toMatchObject({ secrets: { API_KEY: canary } });
    expect(await fetchProbe(probeId)).toMatchObject({ api_key: canary });
  });

  test('not_your_request: another daemon of the same person', async () => {
    const second = await startDaemon(hub, { ...admin, networkId: owner.networkId }, 'second');
    const { request_id: id } = await order();
    const { probe_id: probeId } = await probe();
    expect(await fetchOrder(id, second.token)).toEqual(refused('not_your_request'));
    expect(await fetchProbe(probeId, second.token)).toEqual(refused('not_your_request'));
  });

  test('caller_not_a_daemon: a default token that reports under the name of the daemon', async () => {
    const { request_id: id } = await order();
    const { probe_id: probeId } = await probe();
    expect(await fetchOrder(id, owner.networkToken)).toEqual(refused('caller_not_a_daemon'));
    expect(await fetchProbe(probeId, owner.networkToken)).toEqual(refused('caller_not_a_daemon'));
  });

  test('ok: a daemon that no longer takes the secret is not handed it', async () => {
    const { request_id: id } = await order();
    await daemon.report({ allowed_secret_keys: [] });
    const fetched = await fetchOrder(id);
    expect(fetched).toMatchObject({ status: 'failed', error: 'secret_not_in_daemon_allowlist: API_KEY' });
    expect([fetched.secrets, fetched.child_token]).toEqual([undefined, undefined]);
  });
});

describe('daemon_declared', () => {
  test('the first report that makes a node a daemon is audited, later ones are not', async () => {
    await daemon.report({ allowed_secret_keys: ['API_KEY', 'OTHER'] });
    const rows = await audited('daemon_declared');
    expect(rows).toMatchObject([
      { user_id: admin.userId, target_type: 'node', target_id: daemon.nodeId, detail: expect.stringContaining('host') },
    ]);
  });
});
