import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addTo, expectConflict, expectInFlight } from '../support/members.ts';
import { openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { CallOptions, TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
let hub: TestHub;
let root: TestUser;
let owner: TestUser;
let bee: string;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
});
afterAll(() => hub.close());

const report = (token: string, alias: string, more: Record<string, unknown> = {}) =>
  hub.tool('report_status', { resume_id: 'r', alias, status: 'idle', ...more }, token);

const remove = (ref: string, token: string | undefined = owner.token, options: CallOptions = {}, query = '') =>
  hub.api('DELETE', `/api/nodes/${encodeURIComponent(ref)}${query}`, { token, ...options });

const picture = 'https://img.example/bee.png';
const setAvatar = (
  avatarUrl: unknown,
  token: string | undefined = owner.token,
  query = '',
  options: CallOptions = {},
) => hub.api('PUT', `/api/nodes/bee/avatar${query}`, { token, body: { avatar_url: avatarUrl }, ...options });

const listAliases = async (): Promise<string[]> => {
  const { body } = await hub.api('GET', `/api/nodes?network_id=${owner.networkId}`, { token: owner.token });
  return body.nodes.map((node: { alias: string }) => node.alias);
};

/** A member of the owner's network. */
const join = async (fields: Record<string, unknown>): Promise<TestUser> => {
  const user = await hub.registerUser();
  await addTo(hub, owner, user, fields);
  return user;
};

const setMode = (mode: string) =>
  hub.api('PUT', '/api/nodes/bee/permission-mode', { token: owner.token, body: { mode } });

describe('deleteNodeRecord', () => {
  test('200: record and session go; tokens and other nodes stay; the alias can report again, under a new id', async () => {
    await report(bee, 'bee', { node_id: 'node_bee', node_name: 'Bee' });
    await hub.mintNode(owner, 'cat');
    const { status, body } = await remove('node_bee');
    expect([status, body]).toEqual([
      200,
      {
        ...{ ok: true, deleted: true, node_id: 'node_bee', node_name: 'Bee', alias: 'bee' },
        network_id: owner.networkId,
      },
    ]);
    expect(await listAliases()).toEqual(['cat']);
    expect((await hub.api('GET', '/api/status', { token: owner.token })).body.sessions).toEqual([]);
    const again = await report(bee, 'bee', { node_id: 'node_bee' });
    expect(again).toMatchObject({ ok: true, warnings: ['node_id: belongs to another node'] });
    expect(await listAliases()).toEqual(['cat']);
    expect(await report(bee, 'bee', { node_id: 'node_new' })).not.toHaveProperty('warnings');
    expect(await listAliases()).toEqual(['bee', 'cat']);
  });

  test('200: by alias, by name, by the node itself; the audit log tells', async () => {
    await report(bee, 'bee', { node_id: 'node_1', node_name: 'Worker Bee' });
    expect((await remove('Worker Bee')).body).toMatchObject({ alias: 'bee' });
    await report(bee, 'bee', { node_id: 'node_2' });
    expect((await remove('bee', bee)).body).toMatchObject({ deleted: true });
    const rows = await hub.hub.database.reader
      .selectFrom('audit_log')
      .select(['action', 'target_id', 'detail'])
      .where('network_id', '=', owner.networkId)
      .where('action', '=', 'node_deleted')
      .execute();
    const deleted = (id: string) => ({ action: 'node_deleted', target_id: id, detail: 'bee' });
    expect(rows).toEqual([deleted('node_1'), deleted('node_2')]);
  });

  test('200: the stream of that alias is told, no other one', async () => {
    const cat = await hub.mintNode(owner, 'cat');
    const [own, other, network] = await Promise.all([
      openSse(hub.url, '/events/bee', bee),
      openSse(hub.url, '/events/cat', cat),
      openSse(hub.url, `/events/network/${owner.networkId}`, owner.token),
    ]);
    const { node_id: nodeId } = (await remove('bee')).body;
    const { data } = await own.until((frame) => frame.event === 'node_deleted');
    expect(data).toEqual({
      ...{ type: 'node_deleted', node_id: nodeId, node_name: 'bee', alias: 'bee', network_id: owner.networkId },
    });
    await own.ended;
    expect(own.frames.at(-1)?.event).toBe('node_deleted');
    await report(cat, 'cat');
    for (const stream of [other, network]) {
      await stream.until((frame) => frame.event === 'status_update');
      expect(stream.frames.map((frame) => frame.event)).not.toContain('node_deleted');
    }
    for (const stream of [other, network]) stream.close();
  });

  test('200: a system admin may, in any network', async () => {
    expect((await remove('bee', root.token, {}, `?network_id=${owner.networkId}`)).status).toBe(200);
  });

  test('404 node_not_found: absent, gone, or another network’s', async () => {
    const stranger = await hub.registerUser();
    await report(bee, 'bee', { node_id: `own-${owner.userId}` });
    const answers = [
      await remove('nobody'),
      await remove('bee', stranger.token),
      await remove(`own-${owner.userId}`, stranger.token),
    ];
    await remove('bee');
    for (const { status, body } of [...answers, await remove('bee')]) {
      expect([status, body.error]).toEqual([404, 'node not found']);
    }
  });

  test('404 node_not_found: a name that two nodes share names none', async () => {
    const cat = await hub.mintNode(owner, 'cat');
    await report(bee, 'bee', { node_id: 'nb', node_name: 'twin' });
    await report(cat, 'cat', { node_id: 'nc', node_name: 'twin' });
    expect((await remove('twin')).status).toBe(404);
    expect(await listAliases()).toEqual(['bee', 'cat']);
  });

  test('403 permission_denied: a viewer', async () => {
    const viewer = await join({ role: 'viewer' });
    const { status, body } = await remove('bee', viewer.token);
    expect([status, body.error]).toEqual([403, 'permission_denied']);
    expect(await listAliases()).toEqual(['bee']);
  });

  test('403 permission_denied: a network token that is pinned to another network', async () => {
    await report(bee, 'bee', { node_id: `pin-${owner.userId}` });
    const stranger = await hub.registerUser();
    const named = `?network_id=${owner.networkId}`;
    const { status, body } = await remove(`pin-${owner.userId}`, stranger.networkToken, {}, named);
    expect([status, body.error]).toEqual([403, 'permission_denied']);
    // Whether such a node exists elsewhere or nowhere: the answer is the same.
    const node = await hub.mintNode(stranger, 'ant');
    for (const token of [stranger.networkToken, node]) {
      for (const ref of [`pin-${owner.userId}`, 'bee', 'nowhere']) {
        const refused = await remove(ref, token);
        expect([refused.status, refused.body.error]).toEqual([403, 'permission_denied']);
      }
    }
    expect(await listAliases()).toEqual(['bee']);
  });

  test('403 node_permission_denied: a read-only node', async () => {
    await setMode('readonly');
    const { status, body } = await remove('bee', bee);
    expect([status, body.error, body.reason]).toEqual([403, 'node_permission_denied', 'mode_readonly']);
  });

  test('403 access_denied: a foreign network is named', async () => {
    const stranger = await hub.registerUser();
    const { status, body } = await remove('bee', stranger.token, {}, `?network_id=${owner.networkId}`);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    const member = await join({ role: 'member', agent_access: 'granted' });
    const { status, body } = await remove('bee', member.token, {}, `?network_id=${owner.networkId}`);
    expect([status, body.error]).toEqual([403, 'agent_access_restricted']);
  });

  test('400 network_id_required: an alias of two own networks', async () => {
    const member = await join({ role: 'member' });
    await hub.mintNode(member, 'bee');
    const { status, body } = await remove('bee', member.token);
    expect([status, body.error]).toEqual([400, 'network_id_required']);
    expect((await remove('bee', member.token, {}, `?network_id=${owner.networkId}`)).status).toBe(200);
  });

  test('401 auth_master_read_only: the master token', async () => {
    expect(await remove('bee', master)).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  test('422 idempotency_conflict: the key with another payload', () =>
    expectConflict((headers, other) => remove(other ? 'cat' : 'bee', owner.token, { headers })));

  test('409 idempotency_in_flight: no answer yet', () =>
    expectInFlight(hub, owner, 'deleteNodeRecord', (headers) => remove('bee', owner.token, { headers })));
});

describe('updateNodeAvatar', () => {
  test('200: the normalized address is stored; null and the empty text clear it', async () => {
    const { status, body } = await setAvatar('HTTPS://IMG.Example:443/a/../bee.png?x=ü');
    expect([status, body]).toEqual([
      200,
      { ok: true, node_id: expect.any(String), alias: 'bee', avatar_url: 'https://img.example/bee.png?x=%C3%BC' },
    ]);
    const stored = async () =>
      (await hub.api('GET', '/api/nodes', { token: owner.token })).body.nodes[0].avatar_url as string | null;
    expect(await stored()).toBe(body.avatar_url);
    for (const empty of [null, '']) {
      await setAvatar(picture);
      expect((await setAvatar(empty)).body.avatar_url).toBeNull();
      expect(await stored()).toBeNull();
    }
  });

  test.each([
    ['400 invalid_avatar_url: a number', 5, 'not_a_string'],
    ['400 invalid_avatar_url: absent', undefined, 'not_a_string'],
    ['400 invalid_avatar_url: 2049 characters, whatever they are', ' '.repeat(2_049), 'too_long'],
    [
      '400 invalid_avatar_url: a space, before the scheme is looked at',
      'ftp://a b',
      'whitespace_or_control_characters',
    ],
    ['400 invalid_avatar_url: a control character', 'https://a/\u0007', 'whitespace_or_control_characters'],
    ['400 invalid_avatar_url: relative', '/bee.png', 'not_an_absolute_url'],
    ['400 invalid_avatar_url: another scheme, before the credentials', 'ftp://u:p@a/b', 'scheme_not_allowed'],
    ['400 invalid_avatar_url: a script', 'javascript:alert(1)', 'scheme_not_allowed'],
    ['400 invalid_avatar_url: credentials', 'https://u:p@a/b', 'embedded_credentials'],
    ['400 invalid_avatar_url: too long once it is normalized', `https://a/${'ü'.repeat(1_000)}`, 'too_long'],
  ])('%s', async (_title, avatarUrl, reason) => {
    await setAvatar(picture);
    const { status, body } = await setAvatar(avatarUrl);
    expect([status, body.error, body.reason]).toEqual([400, 'invalid_avatar_url', reason]);
    expect((await hub.api('GET', '/api/nodes', { token: owner.token })).body.nodes[0].avatar_url).toBe(picture);
  });

  test('200: 2048 characters', async () => {
    const longest = `https://a/${'x'.repeat(2_038)}`;
    expect((await setAvatar(longest)).body.avatar_url).toBe(longest);
  });

  test('200: a member, the node itself and a system admin may', async () => {
    const member = await join({ role: 'member' });
    for (const token of [member.token, bee, root.token]) {
      expect((await setAvatar(picture, token, `?network_id=${owner.networkId}`)).status).toBe(200);
    }
  });

  test('404 node_not_found: absent or another network’s', async () => {
    const stranger = await hub.registerUser();
    for (const token of [stranger.token, stranger.networkToken]) {
      const { status, body } = await setAvatar(picture, token);
      expect([status, body.error]).toEqual([404, 'node not found']);
    }
  });

  test('403 permission_denied: a viewer, before the address is looked at', async () => {
    const viewer = await join({ role: 'viewer' });
    const { status, body } = await setAvatar(5, viewer.token);
    expect([status, body.error]).toEqual([403, 'permission_denied']);
  });

  test('403 node_permission_denied: a restricted node', async () => {
    await setMode('restricted');
    const { status, body } = await setAvatar(picture, bee);
    expect([status, body.reason]).toEqual([403, 'mode_restricted_not_assigned']);
  });

  test('403 access_denied: a foreign network is named', async () => {
    const stranger = await hub.registerUser();
    const { status, body } = await setAvatar(picture, stranger.token, `?network_id=${owner.networkId}`);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    const member = await join({ role: 'member', agent_access: 'granted' });
    const { status, body } = await setAvatar(picture, member.token, `?network_id=${owner.networkId}`);
    expect([status, body.error]).toEqual([403, 'agent_access_restricted']);
  });

  test('400 network_id_required: an alias of two own networks', async () => {
    const member = await join({ role: 'member' });
    await hub.mintNode(member, 'bee');
    const { status, body } = await setAvatar(picture, member.token);
    expect([status, body.error]).toEqual([400, 'network_id_required']);
  });

  test('401 auth_master_read_only: the master token', async () => {
    expect(await setAvatar(picture, master)).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  test('422 idempotency_conflict: the key with another payload', () =>
    expectConflict((headers, other) => setAvatar(other ? null : picture, owner.token, '', { headers })));

  test('409 idempotency_in_flight: no answer yet', () =>
    expectInFlight(hub, owner, 'updateNodeAvatar', (headers) => setAvatar(picture, owner.token, '', { headers })));
});
