import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { miniParts, miniRoutes, miniToken, serveParts } from '../support/mini-router.ts';
import type { MiniServer } from '../support/mini-router.ts';

let server: MiniServer;
const authorized = { authorization: `Bearer ${miniToken}` };

beforeAll(async () => {
  server = await serveParts(miniParts);
});
afterAll(() => server.close());

async function call(method: string, path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, { method, headers: authorized, ...init });
  return { status: response.status, headers: response.headers, body: JSON.parse((await response.text()) || 'null') };
}

describe('indexed routing', () => {
  test('200: every operation of the document is found at its path', async () => {
    for (const { operationId, method, path } of miniRoutes) {
      if (operationId === 'getLocked') continue;
      const { status, body } = await call(method, path.replaceAll(/\{\w+\}/g, 'x'));
      expect([status, body.operation]).toEqual([200, operationId]);
    }
  });

  test('200: a literal path wins over a template; parameters are decoded', async () => {
    expect((await call('GET', '/things/special')).body.operation).toBe('getSpecial');
    const { body } = await call('GET', '/things/a%2Fb%20c/parts/%C3%A4');
    expect(body).toEqual({ operation: 'getPart', path: { id: 'a/b c', part: 'ä' } });
  });

  test.each([
    '/',
    '/thing',
    '/things/',
    '/things/x/',
    '/things//parts/y',
    '/things/x/parts',
    '/things/x/parts/y/z',
    '/THINGS',
    '//things',
    '/things/%',
    '/things/%zz',
    '/things/%00',
    '/things/%ff',
  ])('404 not_found: %s is no path of the document', async (path) => {
    expect((await call('GET', path)).status).toBe(404);
  });

  test.each([
    ['PUT', '/things', 'GET, POST'],
    ['POST', '/things/x', 'GET, DELETE'],
    ['DELETE', '/things/special', 'GET'],
    ['PATCH', '/things/x/parts/y', 'GET'],
    ['OPTIONS', '/open', 'GET'],
  ])('405 method_not_allowed: %s %s names %s', async (method, path, allow) => {
    const { status, headers, body } = await call(method, path);
    expect([status, headers.get('allow'), body.error]).toEqual([405, allow, 'method_not_allowed']);
  });

  test('200: HEAD answers as GET without a body', async () => {
    const { status, headers, body } = await call('HEAD', '/open');
    expect([status, Number(headers.get('content-length')) > 0, body]).toEqual([200, true, null]);
  });
});

describe('security fails closed', () => {
  test.each([
    ['no header', {}, 'token required'],
    ['another scheme', { authorization: 'Basic YTpi' }, 'token required'],
    ['an empty token', { authorization: 'Bearer ' }, 'token required'],
    ['an unknown token', { authorization: 'Bearer bad' }, 'invalid token'],
  ])('401: %s reaches no handler', async (_name, headers, error) => {
    const { status, body, headers: answered } = await call('GET', '/things', { headers });
    expect([status, body.error, answered.get('www-authenticate')]).toEqual([401, error, 'Bearer']);
  });

  test('401 before 400: the body of an unauthorized call is not looked at', async () => {
    const init = { headers: { 'content-type': 'application/json' }, body: '{' };
    expect((await call('POST', '/things', init)).status).toBe(401);
    expect((await call('POST', '/things', { ...init, headers: { ...init.headers, ...authorized } })).status).toBe(400);
  });

  test('401: a scheme without a security handler lets nobody in', async () => {
    expect((await call('GET', '/locked')).status).toBe(401);
    expect((await call('GET', '/locked', { headers: { 'x-key': 'anything' } })).status).toBe(401);
  });

  test('200: an optional requirement takes a bad token for none', async () => {
    expect((await call('GET', '/optional', { headers: { authorization: 'Bearer bad' } })).status).toBe(200);
  });

  test.each([
    ['a handler', { handlers: { ...miniParts.handlers, getThing: undefined } }, /no handler for getThing/],
    ['an access rule', { access: { ...miniParts.access, getThing: undefined } }, /no access rule/],
    ['declared errors', { errors: { ...miniParts.errors, getThing: undefined } }, /no access rule or errors/],
    [
      'a route',
      { routes: miniParts.routes.slice(1), handlers: { ...miniParts.handlers, getOpen: undefined } },
      /without a route/,
    ],
    [
      'an operation',
      { handlers: { ...miniParts.handlers, stranger: async () => ({ status: 200, body: {} }) } },
      /stranger/,
    ],
  ])('the server does not start without %s', async (_name, change, message) => {
    const handlers = Object.entries({ ...miniParts, ...change }.handlers).filter(
      ([, handler]) => handler !== undefined,
    );
    const parts = { ...miniParts, ...change, handlers: Object.fromEntries(handlers) } as typeof miniParts;
    await expect(serveParts(parts)).rejects.toThrow(message);
  });
});
