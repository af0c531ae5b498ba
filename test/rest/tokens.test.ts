import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
let hub: TestHub;
let root: TestUser;
let mia: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
});
afterAll(() => hub.close());

describe('issueNodeToken', () => {
  const mint = (token: string | undefined, body: unknown) => hub.api('POST', '/api/auth/node-token', { token, body });

  test('200: the token speaks for a registered node of the network', async () => {
    const { status, body } = await mint(mia.token, { network_id: mia.networkId, node_name: 'builder' });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^ntok_[0-9A-Za-z]{28}$/);
    const nodes = await hub.api('GET', '/api/nodes', { token: body.token });
    expect(nodes.body.nodes).toMatchObject([{ alias: 'builder', node_name: 'builder', network_id: mia.networkId }]);
  });

  test.each([
    ['400 node_token_fields_required: no network', { node_name: 'builder' }],
    ['400 node_token_fields_required: no name', { network_id: 'net_1' }],
    ['400 node_token_fields_required: an empty name', { network_id: 'net_1', node_name: '' }],
    ['400 node_token_fields_required: a blank name', { network_id: 'net_1', node_name: '  ' }],
  ])('%s', async (_title, body) => {
    const answer = await mint(mia.token, body);
    expect([answer.status, answer.body.error]).toEqual([400, 'network_id and node_name required']);
  });

  test('400 not_a_member: a foreign and an absent network answer alike', async () => {
    const answers = [
      await mint(mia.token, { network_id: root.networkId, node_name: 'builder' }),
      await mint(mia.token, { network_id: 'net_absent', node_name: 'builder' }),
      await mint(root.token, { network_id: mia.networkId, node_name: 'builder' }),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([400, answers[0]?.body]);
      expect(body.error).toBe('not a member of this network');
    }
  });

  test('400 no_write_access: a viewer', async () => {
    await hub.hub.database.transaction((unit) =>
      unit.db
        .insertInto('memberships')
        .values({ network_id: root.networkId, user_id: mia.userId, role: 'viewer', joined_at: 1 })
        .execute(),
    );
    const { status, body } = await mint(mia.token, { network_id: root.networkId, node_name: 'builder' });
    expect([status, body.error]).toEqual([400, 'no write access to this network']);
  });

  test('401 token_required: the operation has its own text', async () => {
    expect(await mint(undefined, {})).toMatchObject({ status: 401, body: { error: 'auth required' } });
  });

  test('401 invalid_token: unknown', async () => {
    expect(await mint('ntok_x', {})).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  test('403 user_token_required: a node', async () => {
    const { status, body } = await mint(mia.networkToken, { network_id: mia.networkId, node_name: 'x' });
    expect([status, body.error]).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await mint(master, { network_id: mia.networkId, node_name: 'x' })).toMatchObject({
      status: 401,
      body: { error: 'invalid token' },
    });
  });
});

describe('issueApiToken', () => {
  const mint = (token: string | undefined, body: unknown) => hub.api('POST', '/api/auth/tokens', { token, body });

  test('200: a legacy token acts as its user', async () => {
    const { status, body } = await mint(mia.token, { name: 'cli' });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^atok_/);
    const me = await hub.api('GET', '/api/auth/me', { token: body.token });
    expect(me.body.user.user_id).toBe(mia.userId);
    const { tokens } = (await hub.api('GET', '/api/auth/tokens', { token: mia.token })).body;
    expect(tokens).toContainEqual(expect.objectContaining({ token_id: body.token_id, name: 'cli', scope: 'full' }));
  });

  test('200: bound to a network it stays there', async () => {
    await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'lab' } });
    const { body } = await mint(mia.token, { name: 'cli', network_id: mia.networkId });
    const { networks } = (await hub.api('GET', '/api/networks', { token: body.token })).body;
    expect(networks).toMatchObject([{ network_id: mia.networkId }]);
  });

  test('403 access_denied: a foreign and an absent network answer alike', async () => {
    for (const network_id of [root.networkId, 'net_absent']) {
      const { status, body } = await mint(mia.token, { name: 'cli', network_id });
      expect([status, body.error]).toEqual([403, 'access_denied']);
    }
  });

  test('400 invalid_input: a number as name', async () => {
    expect(await mint(mia.token, { name: 1 })).toMatchObject({ status: 400, body: { error: 'invalid input' } });
  });

  test('403 user_token_required: a node', async () => {
    const { status, body } = await mint(mia.networkToken, { name: 'x' });
    expect([status, body.error]).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await mint(master, { name: 'x' })).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });
});

describe('listTokens', () => {
  test('200: own tokens, newest first, never the secret', async () => {
    const { status, body } = await hub.api('GET', '/api/auth/tokens', { token: mia.token });
    expect(status).toBe(200);
    expect(body.tokens.map((token: { scope: string }) => token.scope).sort()).toEqual(['network', 'user']);
    expect(JSON.stringify(body)).not.toContain(mia.token);
    hub.clock.advance(1000);
    await hub.api('POST', '/api/auth/tokens', { token: mia.token, body: { name: 'newest' } });
    const again = await hub.api('GET', '/api/auth/tokens', { token: mia.token });
    expect(again.body.tokens[0].name).toBe('newest');
  });

  test('401 auth_master_read_only: nobody stands behind the master token', async () => {
    const { status, body } = await hub.api('GET', '/api/auth/tokens', { token: master });
    expect([status, body.error]).toEqual([401, 'invalid token']);
  });
});

describe('revokeToken', () => {
  const revoke = (token: string | undefined, id: string) => hub.api('DELETE', `/api/auth/tokens/${id}`, { token });

  test('200: the next use is 401; the end is audited', async () => {
    const { body } = await hub.api('POST', '/api/auth/tokens', { token: mia.token, body: { name: 'cli' } });
    const use = () => hub.api('GET', '/api/networks', { token: body.token });
    expect((await use()).status).toBe(200);
    expect(await revoke(mia.token, body.token_id)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await use()).toMatchObject({ status: 401, body: { error: 'invalid token' } });
    const audit = await hub.hub.database.reader
      .selectFrom('audit_log')
      .selectAll()
      .where('target_id', '=', body.token_id)
      .where('action', '=', 'token_revoked')
      .execute();
    expect(audit).toHaveLength(1);
  });

  test("404 token_not_found: unknown, revoked and another's answer alike", async () => {
    const mine = (await hub.api('POST', '/api/auth/tokens', { token: mia.token, body: {} })).body;
    const hers = (await hub.api('POST', '/api/auth/tokens', { token: root.token, body: {} })).body;
    await revoke(mia.token, mine.token_id);
    for (const id of ['tok_absent', mine.token_id, hers.token_id]) {
      const { status, body } = await revoke(mia.token, id);
      expect([status, body.error]).toEqual([404, 'token not found']);
    }
    expect((await hub.api('GET', '/api/networks', { token: hers.token })).status).toBe(200);
  });

  test('403 user_token_required: a node', async () => {
    const { status, body } = await revoke(mia.networkToken, 'tok_1');
    expect([status, body.error]).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await revoke(master, 'tok_1')).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });
});

describe('a token that is bound to a network ends there', () => {
  let bound: string;
  let elsewhere: string;
  let otherNode: string;
  beforeEach(async () => {
    const lab = await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'lab' } });
    elsewhere = lab.body.network_id;
    const body = { name: 'bound', network_id: mia.networkId };
    bound = (await hub.api('POST', '/api/auth/tokens', { token: mia.token, body })).body.token;
    otherNode = await hub.mintNode(mia, 'far', elsewhere);
  });
  const list = async (token: string): Promise<{ token_id: string; name: string; network_id: string | null }[]> =>
    (await hub.api('GET', '/api/auth/tokens', { token })).body.tokens;
  const namesOf = async (token: string) => (await list(token)).map(({ name }) => name).sort();

  test('200: it lists the tokens of its network alone, a node its own, neither a login', async () => {
    const node = await hub.mintNode(mia, 'near');
    expect(await namesOf(mia.token)).toEqual(['bound', 'network-default', 'node:far', 'node:near', 'user-login']);
    expect(await namesOf(bound)).toEqual(['bound', 'network-default', 'node:near']);
    expect(await namesOf(mia.networkToken)).toEqual(['bound', 'network-default', 'node:near']);
    expect(await namesOf(node)).toEqual(['node:near']);
    expect(await namesOf(otherNode)).toEqual(['node:far']);
    for (const token of [bound, node, mia.networkToken]) {
      const { networks } = (await hub.api('GET', '/api/networks', { token })).body;
      expect(networks).toMatchObject([{ network_id: mia.networkId }]);
      const me = (await hub.api('GET', `/api/auth/me?network_id=${elsewhere}`, { token })).body;
      expect([me.networks.length, me.current_network]).toEqual([1, mia.networkId]);
    }
  });

  test('404 token_not_found: it revokes no login and nothing of another network', async () => {
    const all = await list(mia.token);
    const idOf = (name: string) => all.find((token) => token.name === name)?.token_id ?? '';
    const revoke = (name: string) => hub.api('DELETE', `/api/auth/tokens/${idOf(name)}`, { token: bound });
    for (const name of ['user-login', 'node:far']) {
      expect(await revoke(name)).toMatchObject({ status: 404, body: { error: 'token not found' } });
    }
    expect((await hub.api('GET', '/api/nodes', { token: otherNode })).status).toBe(200);
    expect((await revoke('network-default')).status).toBe(200);
    expect((await hub.api('GET', '/api/nodes', { token: mia.networkToken })).status).toBe(401);
  });

  test('403 user_token_required: it makes and joins no network, and changes neither profile nor password', async () => {
    const invite = await hub.api('POST', `/api/networks/${root.networkId}/invite`, { token: root.token, body: {} });
    const calls = [
      ['POST', '/api/networks', { name: 'third' }],
      ['POST', '/api/networks/join', { invite_code: invite.body.invite_code }],
      ['PUT', '/api/auth/me', { display_name: 'M' }],
      ['POST', '/api/auth/password', { old_password: mia.password, new_password: 'fern-Comet-91' }],
    ] as const;
    for (const [method, path, body] of calls) {
      const refused = await hub.api(method, path, { token: bound, body });
      expect([path, refused.status, refused.body.error]).toEqual([path, 403, 'user_token_required']);
    }
    const outside = await hub.api('POST', '/api/auth/tokens', { token: bound, body: { network_id: elsewhere } });
    expect([outside.status, outside.body.error]).toEqual([403, 'access_denied']);
    const inside = await hub.api('POST', '/api/auth/tokens', { token: bound, body: { name: 'second' } });
    expect((await list(bound)).map(({ token_id }) => token_id)).toContain(inside.body.token_id);
    expect((await hub.api('GET', '/api/auth/me', { token: mia.token })).body.networks).toHaveLength(2);
  });

  test('403 admin_required: a bound token of a system admin has no rights over the hub', async () => {
    const body = { network_id: root.networkId };
    const { token } = (await hub.api('POST', '/api/auth/tokens', { token: root.token, body })).body;
    expect((await hub.api('GET', '/api/users', { token })).body.error).toBe('admin required');
    expect((await hub.api('GET', '/api/server-logs', { token })).body.error).toBe('admin only');
    expect((await hub.api('GET', '/api/users', { token: root.token })).status).toBe(200);
  });
});
