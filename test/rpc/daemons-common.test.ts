import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { createChild, startDaemon } from '../support/daemon.ts';
import type { TestChild, TestDaemon } from '../support/daemon.ts';
import { openKey } from '../support/open-key.ts';
import { addMember, addViewer, inUnit, setNodeMode } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let stranger: TestUser;
let daemon: TestDaemon;
let child: TestChild;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  stranger = await hub.registerUser();
  daemon = await startDaemon(hub, owner);
  child = await createChild(hub, owner, daemon);
});
afterAll(() => hub.close());

/** What each tool needs besides the node. */
const extras: Record<string, object> = {
  delete_node: { confirm_alias: 'child' },
  update_node_config: { base_revision: 0, patch: { model: 'small' } },
  write_node_rules_file: { content: '# rules' },
  read_node_skill: { name: 'review' },
  read_node_file: { path: 'a.txt' },
};
const about = (tool: string, nodeId: string | undefined, token = owner.token): Promise<Loose> =>
  hub.tool(tool, { ...(nodeId !== undefined && { node_id: nodeId }), ...extras[tool] }, token);
const members = (change: object) =>
  inUnit(hub, (tx) => tx.db.updateTable('memberships').set(change).where('network_id', '=', owner.networkId).execute());

describe('delete_node stop_node start_node restart_node update_node_config read_node_rules_file write_node_rules_file list_node_skills read_node_skill list_node_files read_node_file tail_node_logs', () => {
  const tools = [
    ...['delete_node', 'stop_node', 'start_node', 'restart_node', 'update_node_config', 'read_node_rules_file'],
    ...['write_node_rules_file', 'list_node_skills', 'read_node_skill', 'list_node_files', 'read_node_file'],
    'tail_node_logs',
  ];

  test('node_id_required: no node is named', async () => {
    for (const tool of tools) expect([tool, await about(tool, undefined)]).toEqual([tool, refused('node_id_required')]);
  });

  test('node_not_found: absent and foreign nodes answer alike', async () => {
    for (const tool of tools) {
      const absent = await about(tool, 'n_absent');
      expect([tool, absent]).toEqual([tool, refused('node_not_found')]);
      expect([tool, await about(tool, child.nodeId, stranger.token)]).toEqual([tool, absent]);
    }
  });

  test('permission_denied: a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    for (const tool of tools) {
      expect([tool, await about(tool, child.nodeId, viewer.token)]).toEqual([tool, refused('permission_denied')]);
    }
  });

  test('permission_denied: a member who does not own the node may only look at it', async () => {
    const member = await hub.registerUser();
    await addMember(hub, owner, member, 'member');
    const looks = ['read_node_rules_file', 'list_node_skills', 'read_node_skill', 'list_node_files', 'read_node_file'];
    for (const tool of tools.filter((name) => !looks.includes(name))) {
      expect([tool, await about(tool, child.nodeId, member.token)]).toEqual([tool, refused('permission_denied')]);
    }
    expect(await about('read_node_rules_file', child.nodeId, member.token)).toMatchObject({ ok: true });
  });

  test('agent_access_restricted: a restricted member', async () => {
    await members({ role: 'member', agent_access: 'granted' });
    for (const tool of tools) {
      expect([tool, await about(tool, child.nodeId)]).toEqual([tool, refused('agent_access_restricted')]);
    }
  });
});

describe('create_node delete_node stop_node start_node restart_node update_node_config write_node_rules_file', () => {
  const tools = [
    ...['create_node', 'delete_node', 'stop_node', 'start_node', 'restart_node', 'update_node_config'],
    'write_node_rules_file',
  ];
  const argsOf = (tool: string) =>
    tool === 'create_node'
      ? { daemon_node_id: daemon.nodeId, node_spec: { name: 'second', runtime: 'custom' } }
      : { node_id: child.nodeId, ...extras[tool] };

  test('node_permission_denied: a readonly node', async () => {
    const bee = await hub.mintNode(owner, 'bee');
    await setNodeMode(hub, bee, 'readonly');
    for (const tool of tools) {
      const expected = refused('node_permission_denied', { reason: 'mode_readonly', route: tool });
      expect([tool, await hub.tool(tool, argsOf(tool), bee)]).toEqual([tool, expected]);
    }
  });

  test('idempotency_conflict: the same key with other arguments; the same ones are done once', async () => {
    for (const tool of tools.filter((name) => name !== 'start_node')) {
      owner = await hub.registerUser();
      daemon = await startDaemon(hub, owner);
      child = await createChild(hub, owner, daemon);
      const keyed = { ...argsOf(tool), idempotency_key: 'k' };
      const first = await hub.tool(tool, keyed, owner.token);
      expect([tool, first.ok]).toEqual([tool, true]);
      expect(await hub.tool(tool, keyed, owner.token)).toEqual({ ...first, idempotent_replay: true });
      const other = { ...keyed, node_id: 'n_other', daemon_node_id: 'n_other' };
      expect(await hub.tool(tool, other, owner.token)).toEqual(refused('idempotency_conflict'));
    }
  });

  test('idempotency_in_flight: the first call with the key has not ended', async () => {
    for (const tool of tools) {
      await openKey(hub, owner, tool, 'f');
      const keyed = { ...argsOf(tool), idempotency_key: 'f' };
      expect([tool, await hub.tool(tool, keyed, owner.token)]).toEqual([tool, refused('idempotency_in_flight')]);
    }
  });
});

describe('list_node_files read_node_file tail_node_logs', () => {
  test('user_token_required: a node', async () => {
    for (const tool of ['list_node_files', 'read_node_file', 'tail_node_logs']) {
      expect(await about(tool, child.nodeId, daemon.token)).toEqual(refused('user_token_required'));
    }
  });
});

describe('get_config_update ack_config_update get_rules_file_request ack_rules_file_request list_my_pending_create_requests list_my_pending_lifecycle_requests get_create_request ack_create_request get_stop_request ack_stop_request get_start_request ack_start_request list_my_children', () => {
  const calls: Record<string, object> = {
    get_config_update: {},
    ack_config_update: { update_id: 'cu_x', status: 'applied' },
    get_rules_file_request: { request_id: 'rf_x' },
    ack_rules_file_request: { request_id: 'rf_x', status: 'done' },
    list_my_pending_create_requests: {},
    list_my_pending_lifecycle_requests: {},
    get_create_request: { request_id: 'cr_x' },
    ack_create_request: { request_id: 'cr_x', status: 'started' },
    get_stop_request: { request_id: 'sr_x' },
    ack_stop_request: { request_id: 'sr_x', status: 'stopped' },
    get_start_request: { request_id: 'str_x' },
    ack_start_request: { request_id: 'str_x', status: 'started' },
    list_my_children: {},
  };
  const self = ['get_config_update', 'ack_config_update', 'get_rules_file_request', 'ack_rules_file_request'];

  test('caller_not_a_daemon: a person, and a node that never said it is one', async () => {
    for (const [tool, args] of Object.entries(calls)) {
      expect([tool, await hub.tool(tool, { ...args }, owner.token)]).toEqual([tool, refused('caller_not_a_daemon')]);
      if (self.includes(tool)) continue;
      expect([tool, await hub.tool(tool, { ...args }, child.token)]).toEqual([tool, refused('caller_not_a_daemon')]);
    }
  });

  test('request_not_found: an unknown id', async () => {
    for (const [tool, args] of Object.entries(calls)) {
      if (!('request_id' in args || 'update_id' in args)) continue;
      expect([tool, await daemon.call(tool, { ...args })]).toEqual([tool, refused('request_not_found')]);
    }
  });

  test('not_your_request: what another daemon was asked for', async () => {
    const other = await startDaemon(hub, owner, 'other');
    const spec = { name: 'second', runtime: 'custom' };
    const created = await hub.tool('create_node', { daemon_node_id: daemon.nodeId, node_spec: spec }, owner.token);
    const asked = await about('read_node_rules_file', child.nodeId);
    const update = await about('update_node_config', child.nodeId);
    const stop = await about('stop_node', child.nodeId);
    const ids: Record<string, string> = {
      ...{ get_create_request: created.request_id, ack_create_request: created.request_id },
      ...{ get_stop_request: stop.request_id, ack_stop_request: stop.request_id },
      ...{ get_rules_file_request: asked.request_id, ack_rules_file_request: asked.request_id },
    };
    for (const [tool, id] of Object.entries(ids)) {
      const args = { ...calls[tool], request_id: id };
      expect([tool, await other.call(tool, args)]).toEqual([tool, refused('not_your_request')]);
    }
    expect(await other.call('ack_config_update', { update_id: update.update_id, status: 'applied' })).toEqual(
      refused('not_your_request'),
    );
    await daemon.call('ack_stop_request', { request_id: stop.request_id, status: 'stopped' });
    const { request_id: startId } = await about('start_node', child.nodeId);
    for (const tool of ['get_start_request', 'ack_start_request']) {
      expect(await other.call(tool, { ...calls[tool], request_id: startId })).toEqual(refused('not_your_request'));
    }
  });
});
