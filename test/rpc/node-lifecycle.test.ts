import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { createChild, nodeIdOf, startDaemon } from '../support/daemon.ts';
import type { TestChild, TestDaemon } from '../support/daemon.ts';
import { addMember, fillTokens, inUnit } from '../support/set-up.ts';
import { openSse, ofType } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let daemon: TestDaemon;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  daemon = await startDaemon(hub, owner);
});
afterAll(() => hub.close());

const asOwner = (tool: string, args: Readonly<Record<string, unknown>>): Promise<Loose> =>
  hub.tool(tool, args, owner.token);
const stateOf = async (alias: string) => {
  const { body } = await hub.api('GET', `/api/nodes?alias=${alias}`, { token: owner.token });
  return body.nodes[0]?.lifecycle_state;
};
const nodes = (alias: string, change: object) =>
  inUnit(hub, (tx) =>
    tx.db
      .updateTable('nodes')
      .set(change)
      .where('network_id', '=', owner.networkId)
      .where('alias', '=', alias)
      .execute(),
  );
const minute = 60_000;

describe('create_node', () => {
  const create = (spec: object = {}, token = owner.token, daemonNodeId = daemon.nodeId): Promise<Loose> => {
    const order = { daemon_node_id: daemonNodeId, node_spec: { name: 'kid', runtime: 'custom', ...spec } };
    return hub.tool('create_node', order, token);
  };

  test('ok: the alias is reserved, the doorbell rings with the id alone', async () => {
    const stream = await openSse(hub.url, '/events/host', daemon.token);
    const flags = { maxTurns: 9_999, budget: 1_000, timeout: 0, permissionMode: 'plan' };
    const ordered = await create({ model: 'small', flags, workdir: 'a/b' });
    expect(ordered).toMatchObject({ ok: true, status: 'pending', request_id: expect.stringMatching(/^cr_/) });
    const { data } = await stream.until(ofType('create_node'));
    expect(data).toEqual({ type: 'create_node', request_id: ordered.request_id });
    stream.close();
    expect(await stateOf('kid')).toBe('starting');
    expect(await asOwner('send_task', { alias: 'kid', task: 'x' })).toEqual(refused('node_not_active'));
  });

  test('daemon_not_found: absent, foreign, or no daemon', async () => {
    expect(await create({}, owner.token, 'n_x')).toEqual(refused('daemon_not_found'));
    const stranger = await hub.registerUser();
    expect(await create({}, stranger.token)).toEqual(refused('daemon_not_found'));
    await hub.mintNode(owner, 'bee');
    expect(await create({}, owner.token, await nodeIdOf(hub, owner, 'bee'))).toEqual(refused('daemon_not_found'));
  });

  test('daemon_offline: not heard for five minutes', async () => {
    hub.clock.advance(5 * minute + 1);
    expect(await create()).toEqual(refused('daemon_offline'));
    await daemon.report();
    expect(await create()).toMatchObject({ ok: true });
  });

  test('daemon_cannot_create_nodes: as it says itself', async () => {
    await daemon.report({ can_create_nodes: false, create_nodes_blocked_reason: 'disk full' });
    expect(await create()).toEqual(refused('daemon_cannot_create_nodes', { blocked_reason: 'disk full' }));
  });

  test('daemon_max_children: one more than it takes', async () => {
    await daemon.report({ max_children: 2 });
    expect([(await create({ name: 'one' })).ok, (await create({ name: 'two' })).ok]).toEqual([true, true]);
    expect(await create({ name: 'three' })).toEqual(refused('daemon_max_children', { limit: 2 }));
  });

  test('daemon_max_children: 20 by default', async () => {
    for (let n = 0; n < 20; n += 1) expect((await create({ name: `kid${n}` })).ok).toBe(true);
    expect(await create({ name: 'kid20' })).toEqual(refused('daemon_max_children', { limit: 20 }));
  });

  test('too_many_tokens: the person has no room for the token of the child', async () => {
    await fillTokens(hub, owner);
    const limit = hub.hub.platform.settings.tokensPerPerson;
    expect(await create()).toEqual(refused('too_many_tokens', { limit }));
  });

  test('ok: an order whose token found no room at the hand-over ends as failed', async () => {
    const { request_id } = await create();
    await fillTokens(hub, owner);
    const fetched = await hub.tool('get_create_request', { request_id }, daemon.token);
    expect(fetched.child_token).toBeUndefined();
    const { body } = await hub.api('GET', `/api/node-create-requests?request_id=${request_id}`, { token: owner.token });
    expect(JSON.stringify(body)).toContain('too_many_tokens');
  });

  test('daemon_max_children: parallel orders for the last place', async () => {
    await daemon.report({ max_children: 1 });
    const answers = await Promise.all([1, 2, 3, 4].map((n) => create({ name: `p${n}` })));
    expect(answers.filter(({ ok }) => ok === true)).toHaveLength(1);
  });

  test.each(['.hidden', 'a/b', '..', 'two words', 'x'.repeat(65)])('node_name_invalid: %p', async (name) => {
    expect(await create({ name })).toEqual(refused('node_name_invalid'));
  });

  test('node_name_conflict: a member of the network is called so', async () => {
    expect(await create({ name: owner.username })).toEqual(refused('node_name_conflict'));
  });

  test('node_name_conflict: the alias is taken', async () => {
    expect((await create({ name: 'x'.repeat(64) })).ok).toBe(true);
    expect(await create({ name: 'x'.repeat(64) })).toEqual(refused('node_name_conflict'));
  });

  test('runtime_invalid: unknown, or not of this daemon', async () => {
    expect(await create({ runtime: 'gemini-cli' })).toEqual(
      refused('runtime_invalid', { allowed: ['codex-sdk', 'custom'] }),
    );
  });

  test('flag_key_unknown: no such flag', async () => {
    expect(await create({ flags: { verbose: true } })).toEqual(refused('flag_key_unknown', { flag: 'verbose' }));
  });

  test.each([
    [{ maxTurns: 0 }],
    [{ maxTurns: 10_000 }],
    [{ maxTurns: 1.5 }],
    [{ budget: -1 }],
    [{ budget: 1_001 }],
    [{ timeout: 999 }],
    [{ timeout: 3_600_001 }],
    [{ dangerouslySkipPermissions: 'yes' }],
    [{ sandboxMode: 'none' }],
  ])('flag_value_invalid: %j', async (flags) => {
    expect(await create({ flags })).toEqual(refused('flag_value_invalid', { flag: Object.keys(flags)[0] }));
  });

  test('workdir_invalid: outside of the daemon', async () => {
    expect(await create({ workdir: '../up' })).toEqual(refused('workdir_invalid'));
  });

  test('secret_not_in_vault: no such entry', async () => {
    expect(await create({ env_refs: ['NOWHERE'] })).toEqual(refused('secret_not_in_vault', { key: 'NOWHERE' }));
  });

  test('secret_not_in_daemon_allowlist: the daemon does not take it', async () => {
    await asOwner('upsert_network_secret', { key: 'OTHER', value: 'v' });
    expect(await create({ env_refs: ['OTHER'] })).toEqual(refused('secret_not_in_daemon_allowlist', { key: 'OTHER' }));
  });

  test('permission_denied: a plain member', async () => {
    const member = await hub.registerUser();
    await addMember(hub, owner, member, 'member');
    expect(await create({}, member.token)).toEqual(refused('permission_denied'));
  });

  test('agent_access_restricted: a restricted admin', async () => {
    const admin = await hub.registerUser();
    await addMember(hub, owner, admin, 'admin');
    const restricted = { agent_access: 'granted' } as const;
    await inUnit(hub, (tx) =>
      tx.db
        .updateTable('memberships')
        .set(restricted)
        .where('user_id', '=', admin.userId)
        .where('network_id', '=', owner.networkId)
        .execute(),
    );
    expect(await create({}, admin.token)).toEqual(refused('agent_access_restricted'));
  });
});

describe('get_create_request ack_create_request list_my_pending_create_requests', () => {
  const order = (more: object = {}): Promise<Loose> =>
    asOwner('create_node', { daemon_node_id: daemon.nodeId, node_spec: { name: 'kid', runtime: 'custom', ...more } });
  const status = async (id: string) =>
    (await hub.api('GET', `/api/node-create-requests?request_id=${id}`, { token: owner.token })).body.request;

  test('ok: the token and the secrets are handed over once', async () => {
    await asOwner('upsert_network_secret', { key: 'API_KEY', value: 'canary-value' });
    const { request_id: id, child_node_id: nodeId } = await order({ env_refs: ['API_KEY'] });
    expect(await daemon.call('list_my_pending_create_requests')).toMatchObject({
      count: 1,
      requests: [{ request_id: id, child_name: 'kid', status: 'pending' }],
    });
    const first = await daemon.call('get_create_request', { request_id: id });
    expect(first).toMatchObject({ status: 'delivered', child_node_id: nodeId, secrets: { API_KEY: 'canary-value' } });
    const again = await daemon.call('get_create_request', { request_id: id });
    expect([again.status, again.child_token, again.secrets]).toEqual(['delivered', undefined, undefined]);
    expect((await daemon.call('list_my_pending_create_requests')).count).toBe(0);
    const report = { resume_id: 'r', alias: 'kid', status: 'idle' };
    expect(await hub.tool('report_status', report, first.child_token)).toMatchObject({ ok: true });
    expect([(await status(id)).status, await stateOf('kid')]).toEqual(['started', 'active']);
    expect(await daemon.call('ack_create_request', { request_id: id, status: 'started' })).toMatchObject({ ok: true });
  });

  test('ok: parallel fetches give the token to one', async () => {
    const { request_id: id } = await order();
    const answers = await Promise.all([1, 2, 3, 4].map(() => daemon.call('get_create_request', { request_id: id })));
    expect(answers.filter((answer) => answer.child_token !== undefined)).toHaveLength(1);
  });

  test('ok: started makes the node active, a failure takes it back with its token', async () => {
    const { request_id: id } = await order();
    const { child_token: token } = await daemon.call('get_create_request', { request_id: id });
    const failed = { request_id: id, status: 'failed', error: `no disk, password=hunter2 ${'x'.repeat(2_000)}` };
    expect(await daemon.call('ack_create_request', failed)).toEqual({ ok: true, request_id: id, status: 'failed' });
    const ended = await status(id);
    expect([ended.status, ended.error.length, ended.error.includes('hunter2')]).toEqual(['failed', 1_000, false]);
    expect(await stateOf('kid')).toBeUndefined();
    expect((await hub.api('GET', '/api/nodes', { token })).status).toBe(401);
    expect(await order()).toMatchObject({ ok: true });
  });

  test('ok: nobody fetches it for 60 seconds, or nobody answers for 60 more', async () => {
    const { request_id: id } = await order();
    hub.clock.advance(minute - 1);
    expect((await status(id)).status).toBe('pending');
    const { child_token: token } = await daemon.call('get_create_request', { request_id: id });
    hub.clock.advance(minute - 1);
    await hub.runJob('expire_requests');
    expect((await status(id)).status).toBe('delivered');
    hub.clock.advance(1);
    await hub.runJob('expire_requests');
    expect(await status(id)).toMatchObject({ status: 'failed', error: 'timeout' });
    expect((await hub.api('GET', '/api/nodes', { token })).status).toBe(401);
  });

  test('ok: a read ends an overdue order without the job', async () => {
    const { request_id: id } = await order();
    hub.clock.advance(minute);
    expect((await daemon.call('list_my_pending_create_requests')).count).toBe(0);
    expect(await status(id)).toMatchObject({ status: 'failed', error: 'timeout' });
    const late = await daemon.call('get_create_request', { request_id: id });
    expect([late.status, late.child_token]).toEqual(['failed', undefined]);
  });

  test('ok: a secret that went from the vault fails the order', async () => {
    await asOwner('upsert_network_secret', { key: 'API_KEY', value: 'v' });
    const { request_id: id } = await order({ env_refs: ['API_KEY'] });
    await inUnit(hub, (tx) => tx.db.deleteFrom('vault_secrets').where('network_id', '=', owner.networkId).execute());
    const fetched = await daemon.call('get_create_request', { request_id: id });
    expect(fetched).toMatchObject({ status: 'failed', error: 'secret_not_in_vault: API_KEY' });
    expect(fetched.child_token).toBeUndefined();
  });

  test('ok: an order whose child was removed before it was fetched has failed, and no token is minted', async () => {
    const { request_id: id, child_node_id: nodeId } = await order();
    expect((await hub.api('DELETE', '/api/nodes/kid', { token: owner.token })).status).toBe(200);
    const fetched = await daemon.call('get_create_request', { request_id: id });
    expect(fetched).toMatchObject({ ok: true, status: 'failed', error: 'node_not_found' });
    expect([fetched.child_token, fetched.secrets]).toEqual([undefined, undefined]);
    expect(await status(id)).toMatchObject({ status: 'failed', error: 'node_not_found' });
    const minted = await inUnit(hub, (tx) =>
      tx.db.selectFrom('tokens').select('token_id').where('node_id', '=', nodeId).execute(),
    );
    expect(minted).toEqual([]);
    expect(await daemon.call('ack_create_request', { request_id: id, status: 'started' })).toEqual(
      refused('request_already_ended', { status: 'failed' }),
    );
    expect(await order()).toMatchObject({ ok: true });
  });

  test('ok: the token of a child that was removed after it was fetched ends with the failed order', async () => {
    const { request_id: id } = await order();
    const { child_token: token } = await daemon.call('get_create_request', { request_id: id });
    await hub.api('DELETE', '/api/nodes/kid', { token: owner.token });
    expect((await hub.api('GET', '/api/nodes', { token })).status).toBe(200);
    expect(await daemon.call('get_create_request', { request_id: id })).not.toHaveProperty('child_token');
    await daemon.call('ack_create_request', { request_id: id, status: 'failed', error: 'gone' });
    expect((await hub.api('GET', '/api/nodes', { token })).status).toBe(401);
  });

  test('request_already_ended: started cannot fail later', async () => {
    const { request_id: id } = await order();
    await daemon.call('get_create_request', { request_id: id });
    await daemon.call('ack_create_request', { request_id: id, status: 'started' });
    expect(await daemon.call('ack_create_request', { request_id: id, status: 'rejected' })).toEqual(
      refused('request_already_ended', { status: 'started' }),
    );
    expect(await stateOf('kid')).toBe('active');
  });
});

describe('with a child', () => {
  let child: TestChild;
  beforeEach(async () => {
    child = await createChild(hub, owner, daemon);
  });
  const stop = (args: object = {}) => asOwner('stop_node', { node_id: child.nodeId, ...args });
  const remove = (args: object = {}) =>
    asOwner('delete_node', { node_id: child.nodeId, confirm_alias: 'child', ...args });
  const start = () => asOwner('start_node', { node_id: child.nodeId });
  const restart = () => asOwner('restart_node', { node_id: child.nodeId });
  const update = (args: object = {}) =>
    asOwner('update_node_config', { node_id: child.nodeId, base_revision: 0, patch: { model: 'small' }, ...args });
  const stopped = async () => {
    const { request_id: id } = await stop();
    await daemon.call('ack_stop_request', { request_id: id, status: 'stopped' });
  };

  describe('stop_node', () => {
    test('ok: stopping, then stopped; the daemon reads what to do', async () => {
      const ordered = await stop({ grace_seconds: 5 });
      expect(ordered).toMatchObject({ ok: true, lifecycle_state: 'stopping', in_flight_at_dispatch: 0 });
      expect(await asOwner('send_task', { alias: 'child', task: 'x' })).toEqual(
        refused('node_not_active', { lifecycle_state: 'stopping' }),
      );
      expect(await daemon.call('get_stop_request', { request_id: ordered.request_id })).toEqual({
        ...{ ok: true, request_id: ordered.request_id, status: 'delivered', child_node_id: child.nodeId },
        ...{ child_alias: 'child', action: 'stop', delete_config: false, grace_seconds: 5, force: false },
      });
      const answer = { request_id: ordered.request_id, status: 'stopped', exit_signal: 'SIGTERM' };
      expect(await daemon.call('ack_stop_request', answer)).toMatchObject({ ok: true, status: 'stopped' });
      expect(await stateOf('child')).toBe('stopped');
    });

    test('node_busy_in_flight: live work, unless forced', async () => {
      await asOwner('send_task', { alias: 'child', task: 'x' });
      expect(await stop()).toEqual(refused('node_busy_in_flight', { in_flight_count: 1 }));
      expect(await stop({ force: true })).toMatchObject({ ok: true, in_flight_at_dispatch: 1 });
    });

    test('node_not_active: an order is under way', async () => {
      await stop();
      expect(await stop()).toEqual(refused('node_not_active', { lifecycle_state: 'stopping' }));
    });

    test('node_not_managed: no daemon runs it', async () => {
      await hub.mintNode(owner, 'bee');
      const nodeId = await nodeIdOf(hub, owner, 'bee');
      for (const tool of ['stop_node', 'start_node', 'restart_node']) {
        expect([tool, await asOwner(tool, { node_id: nodeId })]).toEqual([tool, refused('node_not_managed')]);
      }
    });

    test('ok: silence brings the node back', async () => {
      await stop();
      hub.clock.advance(minute);
      await hub.runJob('expire_requests');
      expect(await stateOf('child')).toBe('active');
    });

    test('ok: an overdue stop does not stand in the way of the next one', async () => {
      await stop();
      hub.clock.advance(minute);
      expect(await stop()).toMatchObject({ ok: true });
    });

    test('ok: of parallel stops one passes', async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => stop()));
      expect(answers.filter(({ ok }) => ok === true)).toHaveLength(1);
    });
  });

  describe('delete_node', () => {
    test('ok: record, session and token go, the alias stream hears of it', async () => {
      await hub.tool('report_status', { resume_id: 'r', alias: 'child', status: 'idle' }, child.token);
      const streams = await Promise.all(
        [owner.token, child.token].map((token) =>
          openSse(hub.url, `/events/child?network_id=${owner.networkId}`, token),
        ),
      );
      for (const stream of streams) await stream.until(ofType('connected'));
      const { request_id: id, lifecycle_state: state } = await remove();
      expect(state).toBe('deleting');
      expect(await daemon.call('get_stop_request', { request_id: id })).toMatchObject({
        ...{ action: 'delete', delete_config: true, grace_seconds: 10 },
      });
      await daemon.call('ack_stop_request', { request_id: id, status: 'stopped', backup_path: 'backup/child' });
      for (const stream of streams) {
        await stream.ended;
        expect(stream.frames.at(-1)?.data).toMatchObject({
          ...{ type: 'node_deleted', alias: 'child', node_id: child.nodeId },
        });
      }
      expect(await stateOf('child')).toBeUndefined();
      expect((await asOwner('get_session_status', { alias: 'child' })).session).toBeNull();
      expect((await hub.api('GET', '/api/nodes', { token: child.token })).status).toBe(401);
    });

    test('confirm_alias_mismatch: another alias', async () => {
      expect(await remove({ confirm_alias: 'Child' })).toEqual(refused('confirm_alias_mismatch'));
      expect(await stateOf('child')).toBe('active');
    });

    test('node_busy_in_flight: live work, unless forced', async () => {
      await asOwner('send_task', { alias: 'child', task: 'x' });
      expect(await remove()).toEqual(refused('node_busy_in_flight', { in_flight_count: 1 }));
      expect(await remove({ force: true })).toMatchObject({ ok: true });
    });

    test('node_not_active: an order is under way; a stopped node can go', async () => {
      await stop();
      expect(await remove()).toEqual(refused('node_not_active', { lifecycle_state: 'stopping' }));
      hub.clock.advance(minute);
      await stopped();
      expect(await remove()).toMatchObject({ ok: true });
    });

    test('node_not_managed: no daemon runs it', async () => {
      await hub.mintNode(owner, 'bee');
      const nodeId = await nodeIdOf(hub, owner, 'bee');
      expect(await remove({ node_id: nodeId, confirm_alias: 'bee' })).toEqual(refused('node_not_managed'));
    });
  });

  describe('start_node get_start_request ack_start_request', () => {
    test('ok: a stopped node starts again', async () => {
      await stopped();
      const ordered = await start();
      expect(ordered).toMatchObject({ lifecycle_state: 'starting', request_id: expect.stringMatching(/^str_/) });
      expect((await daemon.call('list_my_pending_lifecycle_requests')).start_requests).toHaveLength(1);
      expect(await daemon.call('get_start_request', { request_id: ordered.request_id })).toEqual({
        ...{ ok: true, request_id: ordered.request_id, status: 'delivered', child_node_id: child.nodeId },
        child_alias: 'child',
      });
      const answer = { request_id: ordered.request_id, status: 'started', child_pid: 4_242 };
      expect(await daemon.call('ack_start_request', answer)).toMatchObject({ ok: true, status: 'started' });
      expect(await stateOf('child')).toBe('active');
      expect(await daemon.call('ack_start_request', answer)).toMatchObject({ ok: true });
    });

    test('ok: start_failed and silence leave it stopped', async () => {
      await stopped();
      const { request_id: id } = await start();
      await daemon.call('ack_start_request', { request_id: id, status: 'start_failed', error: 'no' });
      expect(await stateOf('child')).toBe('stopped');
      await start();
      hub.clock.advance(minute);
      await hub.runJob('expire_requests');
      expect(await stateOf('child')).toBe('stopped');
    });

    test('node_not_stopped: it runs', async () => {
      expect(await start()).toEqual(refused('node_not_stopped', { lifecycle_state: 'active' }));
    });

    test('node_not_managed: no daemon runs it', async () => {
      await nodes('child', { daemon_node_id: null });
      expect(await start()).toEqual(refused('node_not_managed'));
    });

    test('request_already_ended: it failed before', async () => {
      await stopped();
      const { request_id: id } = await start();
      await daemon.call('ack_start_request', { request_id: id, status: 'start_failed' });
      expect(await daemon.call('ack_start_request', { request_id: id, status: 'started' })).toEqual(
        refused('request_already_ended', { status: 'start_failed' }),
      );
    });
  });

  describe('get_stop_request ack_stop_request list_my_pending_lifecycle_requests list_my_children', () => {
    test('ok: stop_failed shows, a stranger child goes back', async () => {
      const first = await stop();
      expect((await daemon.call('list_my_pending_lifecycle_requests')).stop_requests).toMatchObject([
        { request_id: first.request_id, action: 'stop', child_alias: 'child' },
      ]);
      await daemon.call('ack_stop_request', { request_id: first.request_id, status: 'stop_failed' });
      expect(await daemon.call('list_my_children')).toEqual({
        ...{ ok: true, has_more: false, next_cursor: null },
        children: [{ node_id: child.nodeId, alias: 'child', lifecycle_state: 'stop_failed' }],
      });
      const second = await stop();
      await daemon.call('ack_stop_request', { request_id: second.request_id, status: 'noop_not_my_child' });
      expect(await stateOf('child')).toBe('stop_failed');
    });

    test('request_already_ended: the daemon comes too late', async () => {
      const { request_id: id } = await stop();
      hub.clock.advance(minute);
      await hub.runJob('expire_requests');
      expect(await daemon.call('ack_stop_request', { request_id: id, status: 'stopped' })).toEqual(
        refused('request_already_ended', { status: 'timeout' }),
      );
      expect(await stateOf('child')).toBe('active');
    });
  });

  describe('restart_node', () => {
    test('ok: an update without a patch; the revision stays', async () => {
      const stream = await openSse(hub.url, '/events/host', daemon.token);
      const ordered = await restart();
      expect(ordered).toMatchObject({ apply_mode: 'restart', update_id: expect.stringMatching(/^cu_/) });
      expect((await stream.until(ofType('restart'))).data).toEqual({
        ...{ type: 'restart', update_id: ordered.update_id, node_id: child.nodeId },
      });
      stream.close();
      const { update: waiting } = await daemon.call('get_config_update', { node_id: child.nodeId });
      expect(waiting).toMatchObject({ action: 'restart', patch: {}, status: 'pending' });
      const answer = { update_id: ordered.update_id, status: 'applied' };
      expect(await daemon.call('ack_config_update', answer)).toMatchObject({ config_revision: 0 });
    });

    test('node_not_active: it is stopped', async () => {
      await stopped();
      expect(await restart()).toEqual(refused('node_not_active', { lifecycle_state: 'stopped' }));
    });

    test('update_in_flight: one at a time', async () => {
      const { update_id: id } = await restart();
      expect(await restart()).toEqual(refused('update_in_flight', { update_id: id }));
      hub.clock.advance(minute);
      expect(await restart()).toMatchObject({ ok: true });
    });

    test('node_not_managed: no daemon runs it', async () => {
      await nodes('child', { daemon_node_id: null });
      expect(await restart()).toEqual(refused('node_not_managed'));
    });
  });

  describe('update_node_config get_config_update ack_config_update', () => {
    test('ok: the node takes a hot change on and its revision rises', async () => {
      const ordered = await update({ patch: { model: 'big', flags: { maxTurns: 3 } } });
      expect(ordered).toMatchObject({ apply_mode: 'hot' });
      const own = await hub.tool('get_config_update', {}, child.token);
      expect(own.update).toMatchObject({ update_id: ordered.update_id, base_revision: 0, action: 'update' });
      const answer = { update_id: ordered.update_id, status: 'applied', new_revision: 1 };
      expect(await hub.tool('ack_config_update', answer, child.token)).toMatchObject({ config_revision: 1 });
      const { body } = await hub.api('GET', '/api/nodes?alias=child', { token: owner.token });
      expect(body.nodes[0]).toMatchObject({ model: 'big', config_revision: 1 });
      expect((await hub.tool('get_config_update', {}, child.token)).update).toBeNull();
    });

    test('ok: restarting gives 60 more seconds, once; then it times out', async () => {
      const { update_id: id, apply_mode: mode } = await update({ patch: { flags: { sandboxMode: 'read-only' } } });
      expect(mode).toBe('restart');
      hub.clock.advance(minute - 1);
      expect(await daemon.call('ack_config_update', { update_id: id, status: 'restarting' })).toMatchObject({
        ok: true,
      });
      hub.clock.advance(minute - 1);
      expect(await daemon.call('ack_config_update', { update_id: id, status: 'restarting' })).toMatchObject({
        ok: true,
      });
      hub.clock.advance(1);
      await hub.runJob('expire_requests');
      expect(await daemon.call('ack_config_update', { update_id: id, status: 'applied' })).toEqual(
        refused('request_already_ended', { status: 'timeout' }),
      );
    });

    test('revision_conflict: somebody was faster', async () => {
      expect(await update({ base_revision: 7 })).toEqual(refused('revision_conflict', { current_revision: 0 }));
    });

    test.each([
      [{}, 'patch'],
      [{ workdir: '/' }, 'workdir'],
      [{ model: '' }, 'model'],
      [{ flags: [] }, 'flags'],
      [{ flags: { nope: 1 } }, 'flags.nope'],
      [{ flags: { budget: 1_001 } }, 'flags.budget'],
      [{ channels: 'x' }, 'channels'],
    ])('invalid_patch: %j', async (patch, field) => {
      expect(await update({ patch })).toEqual(refused('invalid_patch', { field }));
    });

    test('update_in_flight: one at a time, also of parallel ones', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => update()));
      expect(answers.filter(({ error }) => error === 'update_in_flight')).toHaveLength(2);
    });

    test('insufficient_role_for_security_flag: the owner of the node is a plain member', async () => {
      const member = await hub.registerUser();
      await addMember(hub, owner, member, 'member');
      await nodes('child', { owner_user_id: member.userId });
      const patch = { flags: { dangerouslySkipPermissions: true } };
      const asMember = (change: object) =>
        hub.tool('update_node_config', { node_id: child.nodeId, base_revision: 0, patch: change }, member.token);
      expect(await asMember(patch)).toEqual(
        refused('insufficient_role_for_security_flag', { flag: 'dangerouslySkipPermissions' }),
      );
      expect(await asMember({ flags: { maxTurns: 2 } })).toMatchObject({ ok: true });
    });

    test('node_not_active: it is stopped', async () => {
      await stopped();
      expect(await update()).toEqual(refused('node_not_active', { lifecycle_state: 'stopped' }));
    });

    test('node_not_found: a daemon asks for a node that is not its child', async () => {
      const other = await startDaemon(hub, owner, 'other');
      expect(await other.call('get_config_update', { node_id: child.nodeId })).toEqual(refused('node_not_found'));
    });

    test('request_already_ended: rejected before', async () => {
      const { update_id: id } = await update();
      await daemon.call('ack_config_update', { update_id: id, status: 'rejected', error: 'no such model' });
      expect(await daemon.call('ack_config_update', { update_id: id, status: 'applied' })).toEqual(
        refused('request_already_ended', { status: 'rejected' }),
      );
    });
  });
});

describe('list_host_supervisors', () => {
  test('ok: as over REST', async () => {
    const { body } = await hub.api('GET', '/api/host-supervisors', { token: owner.token });
    expect(await asOwner('list_host_supervisors', {})).toEqual(body);
    expect(body.daemons).toMatchObject([{ daemon_node_id: daemon.nodeId, online: true }]);
  });

  test('network_id_required_multi: a user of two networks', async () => {
    await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } });
    expect(await asOwner('list_host_supervisors', {})).toEqual(
      refused('network_id_required_multi', { memberships: 2 }),
    );
  });

  test('missing_network_id: a user of none', async () => {
    const loner = await hub.registerUser();
    await inUnit(hub, (tx) => tx.db.deleteFrom('memberships').where('user_id', '=', loner.userId).execute());
    expect(await hub.tool('list_host_supervisors', {}, loner.token)).toEqual(refused('missing_network_id'));
  });

  test('access_denied: a foreign network', async () => {
    const stranger = await hub.registerUser();
    expect(await hub.tool('list_host_supervisors', { network_id: owner.networkId }, stranger.token)).toEqual(
      refused('access_denied'),
    );
  });

  test('agent_access_restricted: a restricted member', async () => {
    const member = await hub.registerUser();
    await addMember(hub, owner, member, 'member');
    await inUnit(hub, (tx) =>
      tx.db
        .updateTable('memberships')
        .set({ agent_access: 'granted' })
        .where('user_id', '=', member.userId)
        .where('network_id', '=', owner.networkId)
        .execute(),
    );
    expect(await hub.tool('list_host_supervisors', { network_id: owner.networkId }, member.token)).toEqual(
      refused('agent_access_restricted'),
    );
  });
});
