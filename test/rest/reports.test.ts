import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let bee: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
});
afterAll(() => hub.close());

const complete = (task: string, more: object = {}) =>
  hub.tool('report_completion', { alias: 'bee', task, result: `did ${task}`, ...more }, bee);

describe('getCompletions', () => {
  const get = (query = '', token: string | undefined = owner.token) =>
    hub.api('GET', `/api/completions${query}`, { token });

  test('200: newest first, of the last day unless since says more', async () => {
    await complete('old');
    hub.clock.advance(25 * 3_600_000);
    await complete('one');
    const { completion_id: id } = await complete('two', { artifacts: ['a.txt'], score: 8, duration_minutes: 2.5 });
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body.completions).toEqual([
      {
        id,
        session_name: 'bee',
        task: 'two',
        result: 'did two',
        artifacts: '["a.txt"]',
        score: 8,
        duration_minutes: 2.5,
        network_id: owner.networkId,
        completed_at: expect.any(String),
      },
      expect.objectContaining({ task: 'one', artifacts: null, score: null, duration_minutes: null }),
    ]);
    expect((await get('?since=2020-01-01T00:00:00Z')).body.completions).toHaveLength(3);
  });

  test('200: never more than 100', async () => {
    for (let n = 0; n < 101; n += 1) await complete(`task ${n}`);
    const { body } = await get();
    expect(body.completions).toHaveLength(100);
    expect(body.completions[0].task).toBe('task 100');
  });

  test('403 access_denied: a foreign network', async () => {
    const stranger = await hub.registerUser();
    const { status, body } = await get(`?network_id=${owner.networkId}`, stranger.token);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });

  test('401 token_required: no token', async () => {
    const { status, body } = await hub.api('GET', '/api/completions');
    expect([status, body.error]).toEqual([401, 'token required']);
  });

  test('400 invalid_input: a since that is no time', async () => {
    for (const since of ['yesterday', '2026-02-30']) {
      const { status, body } = await get(`?since=${since}`);
      expect([status, body.error]).toEqual([400, 'invalid input']);
    }
  });
});
