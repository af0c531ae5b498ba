import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { restAccess } from '../../generated/access.ts';
import { routes } from '../../generated/routes.ts';
import { ownPage, signIn } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let user: TestUser;
let browser: Browser;
beforeAll(async () => {
  hub = await startTestHub();
  user = await hub.registerUser();
  browser = await signIn(hub, user);
});
afterAll(() => hub.close());

const own = ['issueBrowserToken', 'deleteBrowserSession'];
const others = routes.filter(({ operationId }) => !own.includes(operationId));
const ask = async (method: string, path: string, headers: Record<string, string>): Promise<[number, string]> => {
  const url = new URL(path.replaceAll(/\{[^}]+\}/g, 'absent'), hub.url);
  const body = method === 'GET' ? {} : { body: '{}' };
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json', ...headers }, ...body });
  const text = await response.text();
  return [response.status, text.replaceAll(/"request_id":"[^"]+"/g, '')];
};

describe('the cookie of a browser session', () => {
  test.each(others.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    'admits nobody to %s',
    async (operationId, method, path) => {
      const sent = { ...ownPage(hub), cookie: browser.cookie };
      const withCookie = await ask(method, path, sent);
      if (restAccess[operationId].callers.includes('anonymous')) {
        // Whatever it answers to everybody, as health does.
        expect(withCookie[0]).toBe((await ask(method, path, ownPage(hub)))[0]);
      } else expect(withCookie[0]).toBe(401);
      expect(withCookie[1]).not.toContain(user.userId);
    },
  );

  test('is no bearer, and none in a query', async () => {
    const secret = browser.cookie.slice('hub_browser='.length);
    for (const { method, path, operationId } of others) {
      const [status] = await ask(method, path, { authorization: `Bearer ${secret}` });
      if (!restAccess[operationId].callers.includes('anonymous'))
        expect([operationId, status]).toEqual([operationId, 401]);
    }
    expect((await ask('GET', `/events/network/${user.networkId}?token=${secret}`, {}))[0]).toBe(401);
  });
});
