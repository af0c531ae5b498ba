import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Document } from 'openapi-backend';
import { anonymousCaller } from '../../src/domain/caller.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { BlobStore } from '../../src/platform/blob-store.ts';
import { randomIds } from '../../src/platform/ids.ts';
import { BodyDeadline } from '../../src/server/body-deadline.ts';
import { createAddressReader } from '../../src/server/client-address.ts';
import { sendJson } from '../../src/server/answer.ts';
import { createExecutor } from '../../src/server/execute.ts';
import { Exchange } from '../../src/server/exchange.ts';
import { HubRequest } from '../../src/server/hub-request.ts';
import { createOwnPages } from '../../src/server/own-pages.ts';
import { createRestRouter } from '../../src/server/rest-router.ts';
import type { RestParts } from '../../src/server/rest-specs.ts';
import { bearerOf } from '../../src/server/authenticate.ts';
import type { Authenticator } from '../../src/server/authenticate.ts';
import type { RestServices } from '../../src/server/rest-operation.ts';
import { testLog } from './database.ts';

/** The only token that the authenticator of `serveParts` accepts. */
export const miniToken = 'good';

const caller = { ...anonymousCaller, kind: 'user' as const, userId: 'u_1', username: 'ann', tokenId: 'tok_1' };

const miniAuthenticator: Authenticator = {
  byHeader: async ({ authorization }) => {
    const token = bearerOf(authorization);
    if (token === undefined) return { refused: 'missing' };
    return token === miniToken ? caller : { refused: 'invalid' };
  },
  byQuery: async () => ({ refused: 'missing' }),
  byCookie: async () => ({ refused: 'signed out' }),
};

/** The pipeline of the REST door over parts that a test makes, without database. */
export interface MiniServer {
  readonly url: string;
  /** Bugs that the pipeline reported. */
  readonly violations: string[];
  close(): Promise<void>;
}

export async function serveParts(parts: RestParts): Promise<MiniServer> {
  const violations: string[] = [];
  const log = { ...testLog, error: () => undefined };
  const onViolation = (text: string): void => void violations.push(text);
  const services: RestServices = {
    log,
    execute: createExecutor({
      log,
      limits: { take: async () => 0 },
      // The handlers of these tests look at nothing but their input.
      createCtx: () => ({}) as Ctx,
      onViolation,
    }),
    bodyDeadline: new BodyDeadline(),
    limits: { charge: () => undefined, forOperation: () => async () => undefined },
    openStream: async () => undefined,
    openSocket: () => undefined,
    ownPages: createOwnPages({
      host: '127.0.0.1',
      corsOrigins: [],
      publicOrigin: '',
      devOpen: false,
      trustedProxies: [],
      basePath: '',
    }),
    blobs: new BlobStore('/nonexistent'),
    checkResponse: undefined,
    onViolation,
  };
  const rest = await createRestRouter(parts, services, miniAuthenticator, (exchange) =>
    sendJson(exchange.res, 404, { ok: false, error: 'not_found' }, exchange.requestId),
  );
  const addressOf = createAddressReader([]);
  const server = createServer(
    { IncomingMessage: HubRequest },
    (req, res) => void rest(new Exchange(req, res, randomIds.request(), addressOf(req))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    violations,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const operation = (operationId: string, more: object = {}): object => ({
  operationId,
  responses: { 200: { description: 'ok' } },
  ...more,
});

/** A small document with every kind of path and security. */
const miniDefinition = {
  openapi: '3.1.0',
  info: { title: 'mini', version: '1' },
  security: [{ bearer: [] }],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      unknownKind: { type: 'apiKey', in: 'header', name: 'x-key' },
    },
  },
  paths: {
    '/open': { get: operation('getOpen', { security: [] }) },
    '/things': { get: operation('listThings'), post: operation('createThing', { requestBody: {} }) },
    '/things/special': { get: operation('getSpecial') },
    '/things/{id}': { get: operation('getThing'), delete: operation('deleteThing') },
    '/things/{id}/parts/{part}': { get: operation('getPart') },
    '/locked': { get: operation('getLocked', { security: [{ unknownKind: [] }] }) },
    '/optional': { get: operation('getOptional', { security: [{}, { bearer: [] }] }) },
  },
} as unknown as Document;

const routeOf = (operationId: string, method: string, path: string, hasBody = false) => ({
  operationId,
  method,
  path,
  segments: path
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith('{') ? { param: part.slice(1, -1) } : part)),
  hasBody,
});

export const miniRoutes = [
  routeOf('getOpen', 'GET', '/open'),
  routeOf('listThings', 'GET', '/things'),
  routeOf('createThing', 'POST', '/things', true),
  routeOf('getSpecial', 'GET', '/things/special'),
  routeOf('getThing', 'GET', '/things/{id}'),
  routeOf('deleteThing', 'DELETE', '/things/{id}'),
  routeOf('getPart', 'GET', '/things/{id}/parts/{part}'),
  routeOf('getLocked', 'GET', '/locked'),
  routeOf('getOptional', 'GET', '/optional'),
];

const everyError = {
  token_required: { status: 401, error: 'token required' },
  invalid_token: { status: 401, error: 'invalid token' },
  invalid_input: { status: 400, error: 'invalid input' },
  invalid_json: { status: 400, error: 'invalid JSON' },
  unsupported_media_type: { status: 415, error: 'unsupported_media_type' },
  payload_too_large: { status: 413, error: 'payload_too_large' },
};

const forAll = <T>(value: (operationId: string) => T): Record<string, T> =>
  Object.fromEntries(miniRoutes.map(({ operationId }) => [operationId, value(operationId)]));

/** Parts in which every operation answers its own id and what it was given. */
export const miniParts: RestParts = {
  definition: miniDefinition,
  routes: miniRoutes as unknown as RestParts['routes'],
  access: forAll(() => ({ callers: ['anonymous', 'user'], scope: 'none', deny: {} })),
  errors: forAll(() => everyError),
  validators: {},
  violations: {},
  texts: {},
  handlers: forAll((operation) => async (_ctx, { path, body }) => ({ status: 200, body: { operation, path, body } })),
  rawHandlers: {},
};
