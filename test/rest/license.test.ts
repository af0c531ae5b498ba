import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

let hub: TestHub;
beforeEach(async () => {
  hub = await startTestHub({ settings: { HUB_TRUSTED_PROXIES: '127.0.0.1', HUB_AUTH_TOKEN: 'master-secret' } });
});
afterEach(() => hub.close());

describe('getLicense', () => {
  test('200: a fresh hub is on trial for 14 days', async () => {
    const { status, body } = await hub.api('GET', '/api/license');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: true,
      license: { type: 'trial', days_left: 14, expired: false },
      limits: { max_agents: 5, max_networks: 3, max_tasks_day: 500 },
    });
  });

  test('200: an expired trial says so', async () => {
    hub.clock.advance(15 * 86_400_000);
    expect((await hub.api('GET', '/api/license')).body.license).toMatchObject({ days_left: 0, expired: true });
  });

  test('200: a hub without a licence row', async () => {
    await hub.hub.database.transaction((unit) => unit.db.deleteFrom('licenses').execute());
    expect((await hub.api('GET', '/api/license')).body).toEqual({ ok: true, status: 'no_license' });
  });
});

describe('activateLicense', () => {
  const activate = (body: unknown, ip = '203.0.113.1') =>
    hub.api('POST', '/api/license/activate', { body, headers: { 'x-forwarded-for': ip } });

  test('200: a key makes the hub pro for a year', async () => {
    const { status, body } = await activate({ key: 'anet-0123456789a' });
    expect([status, body]).toEqual([200, { ok: true, type: 'pro', expires_in_days: 365 }]);
    expect((await hub.api('GET', '/api/license')).body).toMatchObject({
      license: { type: 'pro', days_left: 365 },
      limits: { max_agents: 50, max_networks: 10, max_tasks_day: 10_000 },
    });
  });

  test.each([
    ['400 license_key_required: absent', {}, 'key required'],
    ['400 license_key_required: empty', { key: '' }, 'key required'],
    ['400 invalid_license_key: another prefix', { key: 'bnet-0123456789abcdef' }, 'invalid license key'],
    ['400 invalid_license_key: too short', { key: 'anet-012345678' }, 'invalid license key'],
  ])('%s', async (_title, fields, error) => {
    const { status, body } = await activate(fields);
    expect([status, body.error]).toEqual([400, error]);
    expect((await hub.api('GET', '/api/license')).body.license.type).toBe('trial');
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    const call = { token: 'master-secret', body: { key: 'anet-0123456789a' } };
    const { status, body } = await hub.api('POST', '/api/license/activate', call);
    expect([status, body.error]).toEqual([401, 'invalid token']);
  });
});
