import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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
