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

const report = async (alias: string, status: string) => {
  const token = await hub.mintNode(owner, alias);
  return hub.tool('report_status', { resume_id: `r-${alias}`, alias, status, model: 'm1' }, token);
};

describe('getStatus', () => {
  const get = (query = '', token: string | undefined = owner.token) => hub.api('GET', `/api/status${query}`, { token });

  test('200: short sessions, three buckets', async () => {
    await report('bee', 'waiting_input');
    await report('cat', 'idle');
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body.sessions).toEqual([
      {
        resume_id: 'r-bee',
        alias: 'bee',
        status: 'waiting_input',
        agent: null,
        model: 'm1',
        task: null,
        progress: null,
        last_seen_at: expect.any(String),
      },
      expect.objectContaining({ alias: 'cat', status: 'idle' }),
    ]);
    expect(body.summary).toEqual({ working: 1, idle: 1, offline: 0, total: 2 });
    expect((await get('?status=idle')).body.sessions).toHaveLength(1);
  });

  test('200: ten minutes of silence are offline, for everyone from then on', async () => {
    await report('bee', 'working');
    hub.clock.advance(600_001);
    expect((await get()).body).toMatchObject({ sessions: [{ status: 'offline' }], summary: { offline: 1, total: 1 } });
    expect((await get('?status=offline')).body.sessions).toHaveLength(1);
  });

  test('200: a network token sees its own network, whatever it names', async () => {
    await report('bee', 'idle');
    const stranger = await hub.registerUser();
    const { body } = await get(`?network_id=${owner.networkId}`, stranger.networkToken);
    expect(body.sessions).toEqual([]);
  });

  test('403 access_denied: a foreign network', async () => {
    const stranger = await hub.registerUser();
    const { status, body } = await get(`?network_id=${owner.networkId}`, stranger.token);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });

  test('401 token_required: no token', async () => {
    const { status, body } = await hub.api('GET', '/api/status');
    expect([status, body.error]).toEqual([401, 'token required']);
  });

  test('400 invalid_input: an unknown status', async () => {
    const { status, body } = await get('?status=asleep');
    expect([status, body.error]).toEqual([400, 'invalid input']);
  });
});
