import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { restAccess } from '../../generated/access.ts';
import { restErrors } from '../../generated/errors.ts';
import { routes } from '../../generated/routes.ts';
import { anonymousCaller } from '../../src/domain/caller.ts';
import type { CallerKind } from '../../src/domain/caller.ts';
import type { DomainError } from '../../src/domain/domain-error.ts';
import { createLog } from '../../src/platform/log.ts';
import { checkAccess } from '../../src/server/check-access.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let user: TestUser;

beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_CORS_ORIGINS: 'https://desk.example', HUB_AUTH_TOKEN: 'master-secret' } });
  user = await hub.registerUser();
});
afterAll(() => hub.close());

const filled = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x');
const isTools = (operationId: string): boolean => operationId === 'callTool';
const callersOf = (operationId: (typeof routes)[number]['operationId']): readonly string[] =>
  restAccess[operationId].callers;
/** test/access/browser-sessions proves what the cookie of a browser opens. */
const byBearer = routes.filter(({ operationId }) => !callersOf(operationId).includes('browser'));
const secured = byBearer.filter(({ operationId }) => !callersOf(operationId).includes('anonymous'));

describe('every operation of the contract', () => {
  test.each(
    secured.filter(({ operationId }) => !isTools(operationId)).map((route) => [route.operationId, route] as const),
  )('401: %s without a token and with tokens that are none', async (operationId, { method, path }) => {
    const tokens = [undefined, 'x', 'utok_AAAAAAAAAAAAAAAAAAAAAAAAAAAA', `${user.token}x`, user.token.slice(0, -1)];
    for (const token of tokens) {
      const { status, body } = await hub.api(method, filled(path), { token, body: method === 'GET' ? undefined : '{' });
      const { error } = restErrors[operationId][token === undefined ? 'token_required' : 'invalid_token'] ?? {};
      expect([status, body.error]).toEqual([401, error]);
    }
  });

  test('405: undeclared methods are refused with Allow, whoever asks', async () => {
    for (const { path } of routes) {
      const known = routes.filter((route) => route.path === path).map(({ method }) => method as string);
      for (const method of ['PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS'].filter((name) => !known.includes(name))) {
        const { status, headers } = await hub.api(method, filled(path));
        expect([method, path, status, headers.get('allow')?.split(', ').sort()]).toEqual([
          method,
          path,
          405,
          known.sort(),
        ]);
      }
    }
  });

  test('400, 413, 415: bad bodies are refused before any handler', async () => {
    const behindProxy = await startTestHub({ settings: { HUB_TRUSTED_PROXIES: '127.0.0.1' } });
    const { token } = await behindProxy.registerUser();
    const withBody = routes.filter(({ hasBody, operationId }) => hasBody && !isTools(operationId));
    for (const [nth, { operationId, method, path }] of withBody.entries()) {
      const send = async (body: string, type = 'application/json') => {
        const answer = await behindProxy.api(method, filled(path), {
          token,
          body,
          // Each from an address of its own: operations may share what an address can ask for in a minute.
          headers: { 'content-type': type, 'x-forwarded-for': `198.51.100.${nth}` },
        });
        return [operationId, answer.status, answer.body.error];
      };
      expect(await send('{"a":')).toEqual([operationId, 400, restErrors[operationId].invalid_json?.error]);
      expect(await send('{"__proto__":{}}')).toEqual([operationId, 400, restErrors[operationId].invalid_input?.error]);
      expect((await send('[1]'))[1]).toBe(400);
      expect((await send('a=b', 'application/x-www-form-urlencoded'))[1]).toBe(415);
      expect((await send(`{"x":"${'x'.repeat(1_048_576)}"}`))[1]).toBe(413);
    }
    await behindProxy.close();
  });

  test('the refusal of every kind of caller that may not call is declared', () => {
    const kinds: CallerKind[] = ['anonymous', 'user', 'legacy', 'node', 'master'];
    const undeclared = byBearer.flatMap(({ operationId }) =>
      kinds.flatMap((kind) => {
        try {
          // The master token always is a system admin's.
          checkAccess(restAccess[operationId], { ...anonymousCaller, kind, systemAdmin: kind === 'master' });
          return [];
        } catch (error) {
          const { code } = error as DomainError;
          return restErrors[operationId][code] === undefined ? [`${operationId}: ${code} for ${kind}`] : [];
        }
      }),
    );
    expect(undeclared).toEqual([]);
  });
});

describe('headers of every answer', () => {
  test.each([
    ['GET', '/health'],
    ['GET', '/api/auth/me'],
    ['GET', '/nowhere'],
    ['PUT', '/health'],
    ['POST', '/mcp'],
    ['GET', '/.well-known/oauth-authorization-server'],
  ])('%s %s is not stored, not sniffed and has a request id', async (method, path) => {
    const { headers } = await hub.api(method, path);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^r_\w+$/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('etag')).toBeNull();
  });

  test('only listed origins may read answers', async () => {
    const ask = (origin: string, method = 'GET', more = {}) =>
      hub.api(method, '/health', { headers: { origin, ...more } });
    expect((await ask('https://desk.example')).headers.get('access-control-allow-origin')).toBe('https://desk.example');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const preflight = { 'access-control-request-method': 'POST' };
    const { status, headers } = await ask('https://desk.example', 'OPTIONS', preflight);
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'GET, POST, PUT, PATCH, DELETE']);
    expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(headers.get('x-request-id')).toMatch(/^r_/);
    expect((await ask('https://evil.example', 'OPTIONS', preflight)).status).toBe(403);
  });
});

describe('paths outside the contract', () => {
  test.each(['/', '/api', '/api/nope', '/health/', '/Health', '/.well-known/oauth-protected-resource', '/events'])(
    '404 not_found: %s',
    async (path) => {
      const { status, body } = await hub.api('GET', path, { token: user.token });
      expect([status, body.ok, body.error]).toEqual([404, false, 'not_found']);
    },
  );

  test('414: an URL of more than 8 KiB', async () => {
    expect((await hub.api('GET', `/health?x=${'y'.repeat(9000)}`)).status).toBe(414);
  });

  test.each(['/validators.js', '/OpenAPI.json', '/openapi.json/', '/openapi.json/..', '/%2e%2e/package.json'])(
    '404 not_found: %s is no published document',
    async (path) => {
      const { status, body } = await hub.api('GET', path);
      expect([status, body.error]).toEqual([404, 'not_found']);
    },
  );
});

describe('getHealth', () => {
  test('200: anonymous callers get counts, others the streams of their networks', async () => {
    const anonymous = (await hub.api('GET', '/health')).body;
    expect(anonymous).toMatchObject({ ok: true, api_version: 'v3', transport: 'streamable-http', auth: 'token' });
    expect(anonymous.sse_sessions).toBeUndefined();
    expect((await hub.api('GET', '/health', { token: 'bad' })).body.sse_sessions).toBeUndefined();
    for (const token of [user.token, user.networkToken, 'master-secret']) {
      expect((await hub.api('GET', '/health', { token })).body.sse_sessions).toEqual({});
    }
  });
});

describe('getLiveness and getReadiness', () => {
  test('200: both answer; HEAD too', async () => {
    expect((await hub.api('GET', '/livez')).body).toEqual({ ok: true });
    expect((await hub.api('GET', '/readyz')).body).toEqual({ ok: true });
    expect((await hub.api('HEAD', '/readyz')).status).toBe(200);
  });
});

describe('the master token', () => {
  test('200: reads; 401: writes nothing', async () => {
    expect((await hub.api('GET', '/api/networks', { token: 'master-secret' })).status).toBe(200);
    const write = { token: 'master-secret', body: { name: 'x' } };
    expect((await hub.api('POST', '/api/networks', write)).status).toBe(401);
  });

  test('401 auth_master_read_only: every operation that does not list it', async () => {
    for (const { operationId, method, path } of secured) {
      if (callersOf(operationId).includes('master')) continue;
      const { status, body } = await hub.api(method, filled(path), {
        token: 'master-secret',
        body: method === 'GET' ? undefined : {},
      });
      expect([operationId, status, body.error]).toEqual([operationId, 401, 'invalid token']);
    }
  });
});

describe('rate limits', () => {
  test('429 rate_limited: the budget of a person, told with Retry-After; others are not touched', async () => {
    const small = await startTestHub({ settings: { HUB_REQUESTS_PER_MINUTE: '5' } });
    try {
      const one = await small.registerUser();
      const statuses: number[] = [];
      for (let call = 0; call < 6; call += 1)
        statuses.push((await small.api('GET', '/api/auth/me', { token: one.token })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const { headers, body } = await small.api('GET', '/api/auth/me', { token: one.token });
      expect([body.error, Number(headers.get('retry-after')) > 0]).toEqual(['rate_limited', true]);
      expect(body.retry_after_ms).toBeLessThanOrEqual(60_000);
      const { token } = await small.registerUser();
      expect((await small.api('GET', '/api/networks', { token })).status).toBe(200);
    } finally {
      await small.close();
    }
  });

  test('429: ten logins a minute from one address; registration from this machine has no limit', async () => {
    const login = { body: { username: 'nobody', password: 'wrong-password' } };
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1) statuses.push((await hub.api('POST', '/api/auth/login', login)).status);
    expect(statuses.at(-1)).toBe(429);
    const names = Array.from({ length: 31 }, (_, index) => `reg${index}`);
    for (const name of names) await hub.registerUser(name);
    const forwarded = { headers: { 'x-forwarded-for': '127.0.0.1' }, body: { username: 'x', password: 'y' } };
    for (let call = 0; call < 31; call += 1)
      statuses.push((await hub.api('POST', '/api/auth/register', forwarded)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([400, 429]);
  });
});

describe('checking answers', () => {
  const log = createLog({ logLevel: 'silent', logRing: 10 });

  test('500 internal_error: an answer that breaks the contract is caught and reported', async () => {
    const small = await startTestHub({ overrides: { log } });
    await small.hub.database.transaction((unit) => unit.db.updateTable('licenses').set({ max_agents: -5 }).execute());
    const { status, body } = await small.api('GET', '/api/license');
    expect([status, body.error, Object.keys(body).sort()]).toEqual([
      500,
      'internal_error',
      ['code', 'error', 'message', 'ok', 'request_id'],
    ]);
    await expect(small.close()).rejects.toThrow(/getLicense 200: .*max_agents/);
  });
});
