import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { restAccess } from '../../generated/access.ts';
import { routes } from '../../generated/routes.ts';
import { openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

/** The operations below `/api`, with a path in which nothing is there. */
const operations = routes
  .filter(({ path }) => path.startsWith('/api/'))
  .map(({ operationId, method, path, hasBody }) => ({
    operationId,
    method,
    path: path.replaceAll(/\{[^}]+\}/g, 'absent'),
    body: hasBody ? {} : undefined,
  }));

/** 401 of an operation that judges a password and not the caller. */
const judgesPassword = ['loginUser'];
/** What the cookie of a browser opens, and nothing else. */
const takesCookie = ['issueBrowserToken', 'deleteBrowserSession'];

describe('open development mode', () => {
  let hub: TestHub;
  let root: TestUser;
  beforeAll(async () => {
    hub = await startTestHub({ settings: { HUB_DEV_OPEN: '1' } });
  });
  afterAll(() => hub.close());

  test('a fresh hub has no admin yet whom nobody could act as; registration is open', async () => {
    expect((await hub.api('GET', '/api/networks')).status).toBe(401);
    root = await hub.registerUser('root');
    await hub.registerUser('mia');
    expect((await hub.api('GET', '/api/auth/me')).body.user).toMatchObject({ username: 'root', role: 'admin' });
  });

  test('nobody acts as the system admin: reads, writes, logs, tools, streams', async () => {
    expect((await hub.api('GET', '/api/server-logs')).status).toBe(200);
    expect((await hub.api('POST', '/api/networks', { body: { name: 'lab' } })).status).toBe(200);
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_all_status', arguments: {} } };
    const { body } = await hub.api('POST', '/mcp', { body: call });
    expect(JSON.parse(body.result.content[0].text)).toMatchObject({ ok: true });
    const stream = await openSse(hub.url, `/events/root?network_id=${root.networkId}`);
    await stream.until((frame) => frame.event === 'connected');
    const health = (await hub.api('GET', '/health')).body;
    expect(health).toMatchObject({ auth: 'dev-open', security: 'open' });
    expect(health.sse_sessions).toEqual({ [`${root.networkId}:root`]: 1 });
    expect((await hub.api('GET', '/api/stats/sse')).body).toMatchObject({ total: 1 });
    stream.close();
  });

  test('a token still counts: a user is no admin, a wrong one nobody', async () => {
    const user = await hub.registerUser();
    expect((await hub.api('GET', '/api/server-logs', { token: user.token })).status).toBe(403);
    expect((await hub.api('GET', '/api/networks', { token: 'utok_wrong' })).status).toBe(401);
  });

  test.each(operations)('$operationId asks nobody for a token', async ({ operationId, method, path, body }) => {
    const { status } = await hub.api(method, path, { body });
    expect(status).toBeLessThan(500);
    if (![...judgesPassword, ...takesCookie].includes(operationId)) expect(status).not.toBe(401);
  });
});

describe('the master token', () => {
  const token = 'master-secret';
  let hub: TestHub;
  let user: TestUser;
  beforeAll(async () => {
    hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: token } });
    user = await hub.registerUser();
  });
  afterAll(() => hub.close());

  const forBearers = operations.filter(({ operationId }) => !takesCookie.includes(operationId));
  test.each(forBearers)('$operationId: it reads what it may and writes nothing', async (operation) => {
    const { operationId, method, path, body } = operation;
    const mayCall = restAccess[operationId].callers.includes('master');
    expect([operationId, mayCall && method !== 'GET']).toEqual([operationId, false]);
    const { status, body: answer } = await hub.api(method, path, { token, body });
    expect(status).toBeLessThan(500);
    if (mayCall) expect(status).not.toBe(401);
    else expect([status, answer.error]).toEqual([401, 'invalid token']);
  });

  test('HEAD reads as GET does', async () => {
    expect((await hub.api('HEAD', '/api/networks', { token })).status).toBe(200);
  });

  describe('openChannelStream and openNetworkStream', () => {
    test('401 auth_master_read_only: it hears no events', async () => {
      for (const path of [
        `/events/${user.username}?network_id=${user.networkId}`,
        `/events/network/${user.networkId}`,
      ]) {
        expect(await hub.api('GET', path, { token })).toMatchObject({ status: 401, body: { error: 'invalid token' } });
      }
    });
  });

  test('it is no key to the tools', async () => {
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_all_status', arguments: {} } };
    expect((await hub.api('POST', '/mcp', { token, body: call })).status).toBe(401);
  });
});
