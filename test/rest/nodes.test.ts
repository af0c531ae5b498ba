import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { registerMember } from '../support/members.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
});
afterAll(() => hub.close());

describe('listNodes', () => {
  const get = (query = '', token: string | undefined = owner.token) => hub.api('GET', `/api/nodes${query}`, { token });

  test('200: a node is known from the minting of its token, and by its own id from its first report', async () => {
    const bee = await hub.mintNode(owner, 'bee');
    await hub.mintNode(owner, 'ant');
    const minted = await get('?alias=bee');
    expect(minted.body).toMatchObject({
      count: 1,
      nodes: [{ alias: 'bee', node_name: 'bee', runtime: null, avatar_url: null, lifecycle_state: 'active' }],
    });
    const own = { resume_id: 'r', alias: 'bee', status: 'idle', node_id: 'node_own', agent: 'agent-node:codex-sdk' };
    await hub.tool('report_status', own, bee);
    const { status, body } = await get();
    expect([status, body.count]).toEqual([200, 2]);
    expect(body.nodes).toMatchObject([{ alias: 'ant' }, { alias: 'bee', node_id: 'node_own', runtime: 'codex-sdk' }]);
    expect((await get('?node_id=node_own')).body.count).toBe(1);
    expect((await get(`?node_id=${minted.body.nodes[0].node_id}`)).body.nodes).toEqual([]);
  });

  test('200: whose it is, who runs it, and what its tokens may do', async () => {
    await hub.mintNode(owner, 'bee');
    const facts = { owner_id: owner.userId, owner_name: owner.username, daemon_node_id: null };
    expect((await get()).body.nodes).toMatchObject([{ ...facts, permission_mode: 'normal' }]);
    const mode = { token: owner.token, body: { mode: 'restricted' } };
    await hub.api('PUT', '/api/nodes/bee/permission-mode', mode);
    expect((await get()).body.nodes).toMatchObject([{ ...facts, permission_mode: 'restricted' }]);
    const { tokens } = (await hub.api('GET', '/api/auth/tokens', { token: owner.token })).body;
    const token = tokens.find(({ name }: { name: string }) => name === 'node:bee');
    await hub.api('DELETE', `/api/auth/tokens/${token.token_id}`, { token: owner.token });
    expect((await get()).body.nodes).toMatchObject([{ ...facts, permission_mode: null }]);
  });

  test('200: the daemon of a child, but not to a member who reaches granted agents only', async () => {
    await hub.mintNode(owner, 'child');
    await hub.mintNode(owner, 'host');
    const [child, host] = (await get()).body.nodes;
    await inUnit(hub, (tx) =>
      tx.db
        .updateTable('nodes')
        .set({ daemon_node_id: host.node_id })
        .where('network_id', '=', owner.networkId)
        .where('node_id', '=', child.node_id)
        .execute(),
    );
    const guest = await registerMember(hub, owner, { agent_access: 'granted' });
    const path = `/api/networks/${owner.networkId}/members/${guest.userId}/agent-grants`;
    await hub.api('PUT', path, { token: owner.token, body: { node_ids: [child.node_id] } });
    expect((await get('?alias=child')).body.nodes).toMatchObject([{ daemon_node_id: host.node_id }]);
    expect((await get('', guest.token)).body.nodes).toMatchObject([{ alias: 'child', daemon_node_id: null }]);
  });

  test('403 access_denied: a foreign network', async () => {
    const stranger = await hub.registerUser();
    const { status, body } = await get(`?network_id=${owner.networkId}`, stranger.token);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });

  test('401 token_required: no token', async () => {
    const { status, body } = await hub.api('GET', '/api/nodes');
    expect([status, body.error]).toEqual([401, 'token required']);
  });

  test('400 invalid_input: an alias longer than 200', async () => {
    const { status, body } = await get(`?alias=${'x'.repeat(201)}`);
    expect([status, body.error]).toEqual([400, 'invalid input']);
  });
});
