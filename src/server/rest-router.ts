import { OpenAPIBackend } from 'openapi-backend';
import type { Context, Document, Handler } from 'openapi-backend';
import type { RestAccess } from '../../generated/access.ts';
import type { Route } from '../../generated/routes.ts';
import type { RequestValidators } from '../../generated/validators.js';
import { DomainError } from '../domain/domain-error.ts';
import { authRefusal } from './authenticate.ts';
import type { Authenticator, Identity } from './authenticate.ts';
import type { Exchange } from './exchange.ts';
import { sendFailure, toFailure } from './fail.ts';
import type { DeclaredErrors } from './fail.ts';
import { IndexedRouter } from './indexed-router.ts';
import type { TextMarks } from './mend-texts.ts';
import { createOperation, refuse } from './rest-operation.ts';
import type { OperationSpec, RestServices } from './rest-operation.ts';
import type { OperationHandler } from './rest-kinds.ts';
import { routingDocument } from './routing-document.ts';
import type { Violations } from './violations.ts';

/** What the generator and the handlers give; every record is keyed by operationId. */
export interface RestParts {
  readonly definition: Document;
  readonly routes: readonly Route[];
  readonly access: Readonly<Record<string, RestAccess>>;
  readonly errors: Readonly<Record<string, DeclaredErrors>>;
  readonly validators: Readonly<Record<string, RequestValidators>>;
  readonly violations: Readonly<Record<string, Violations>>;
  readonly texts: Readonly<Record<string, TextMarks>>;
  readonly handlers: Readonly<Record<string, OperationHandler>>;
  /** Operations that have their own door: they answer the raw request. */
  readonly rawHandlers: Readonly<Record<string, (exchange: Exchange) => Promise<void>>>;
}

/** Serves an exchange; never rejects. */
export type RestRouter = (exchange: Exchange) => Promise<void>;

/**
 * The operations of the OpenAPI document behind openapi-backend, which owns routing and security. Closed by default:
 * an operation without handler or access rule, or a handler without operation, refuses to start; a request whose
 * security is not satisfied never reaches a handler, also when a scheme has no security handler.
 *
 * @param fallback serves paths that are not in the document
 * @throws Error naming what is missing
 */
export async function createRestRouter(
  parts: RestParts,
  services: RestServices,
  auth: Authenticator,
  fallback: (exchange: Exchange) => void,
): Promise<RestRouter> {
  const specs = new Map<string, OperationSpec>(
    parts.routes.map((route) => [route.operationId, specOf(route, parts, services)]),
  );
  const handlers: Record<string, Handler> = {};
  for (const [operationId, spec] of specs) {
    const serve = parts.rawHandlers[operationId] ?? createOperation(spec, services);
    handlers[operationId] = async ({ operation }: Context, exchange: Exchange) => {
      // A public operation may answer more to a known caller; an invalid token counts as no token there.
      if (operation.security?.length === 0 && spec.access.callers.includes('user')) {
        admit(exchange, await auth.byHeader(exchange.headers));
      }
      await serve(exchange);
    };
  }
  refuseStrangers(parts, specs);
  const api = new OpenAPIBackend({
    definition: routingDocument(parts.definition),
    strict: true,
    quick: true,
    validate: false,
    handlers: {
      ...handlers,
      unauthorizedHandler: ({ operation }: Context, exchange: Exchange) =>
        refuse(
          specs.get(operation.operationId ?? '') as OperationSpec,
          services,
          exchange,
          exchange.failure ?? authRefusal(exchange.refusal),
        ),
      notFound: (_context: Context, exchange: Exchange) => fallback(exchange),
      methodNotAllowed: (_context: Context, exchange: Exchange) => refuseMethod(services, exchange),
    },
    securityHandlers: securityHandlers(parts.definition, auth),
  });
  await api.init();
  api.router = new IndexedRouter(api.definition, parts.routes);
  return async (exchange) => {
    try {
      // The exchange has the fields that openapi-backend reads of a request.
      await api.handleRequest(exchange as unknown as Parameters<typeof api.handleRequest>[0], exchange);
    } catch (error) {
      const place = `${exchange.method} ${exchange.path}`;
      const { requestId } = exchange;
      const onBug = (text: string): void => services.onViolation(text);
      sendFailure(exchange.res, toFailure(error, { place, requestId, log: services.log, onBug }), requestId);
    }
  };
}

function specOf(route: Route, parts: RestParts, services: RestServices): OperationSpec {
  const { operationId, rateLimit } = route;
  const access = parts.access[operationId];
  const errors = parts.errors[operationId];
  const handle = parts.handlers[operationId];
  if (access === undefined || errors === undefined) throw new Error(`no access rule or errors for ${operationId}`);
  if (handle === undefined && parts.rawHandlers[operationId] === undefined)
    throw new Error(`no handler for ${operationId}`);
  const parameters = parametersOf(parts.definition, route);
  const { input, body } = parts.validators[operationId] ?? {};
  const rules = { violations: parts.violations[operationId] ?? {}, texts: parts.texts[operationId] ?? {} };
  return {
    operationId,
    access,
    errors,
    address: { root: '', validate: input, ...rules },
    body: { root: '/body', validate: body, ...rules },
    hasBody: route.hasBody,
    keyed: parameters.some(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key'),
    ignoresKey: answersSecret(parts.definition, route),
    queryNames: new Map(
      parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema?.type === 'array']),
    ),
    limit: rateLimit && services.limits.forOperation(operationId, rateLimit),
    handle: handle ?? (() => Promise.reject(new Error(`${operationId} answers raw requests`))),
  };
}

/**
 * The answer of a call that hands out a secret is neither kept nor repeated (rule http-no-key-for-secrets); its 200
 * declares the header that says so.
 */
function answersSecret({ paths }: Document, { method, path }: Route): boolean {
  const operation = (paths as Loose | undefined)?.[path]?.[method.toLowerCase()] as Loose | undefined;
  const headers = (operation?.['responses'] as Loose | undefined)?.['200']?.['headers'] as Loose | undefined;
  return headers?.['Idempotency-Key-Ignored'] !== undefined;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly type?: unknown };
}

type Loose = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** The parameters of path item and operation; references point into `components.parameters`. */
function parametersOf({ paths, components }: Document, { method, path }: Route): Parameter[] {
  const item = (paths as Loose | undefined)?.[path] ?? {};
  const operation = (item as Loose)[method.toLowerCase()] ?? {};
  const named = (components?.parameters ?? {}) as Readonly<Record<string, unknown>>;
  const listed = [item['parameters'] ?? [], operation['parameters'] ?? []].flat() as (Parameter & { $ref?: string })[];
  return listed.map((one) => (one.$ref === undefined ? one : (named[one.$ref.split('/').at(-1) ?? ''] as Parameter)));
}

function refuseStrangers(parts: RestParts, specs: ReadonlyMap<string, OperationSpec>): void {
  const strangers = [parts.handlers, parts.rawHandlers]
    .flatMap((handlers) => Object.keys(handlers))
    .filter((operationId) => !specs.has(operationId));
  if (strangers.length > 0) throw new Error(`handlers without an operation: ${strangers.join(', ')}`);
}

function refuseMethod({ log, onViolation }: RestServices, exchange: Exchange): void {
  const { requestId, method, path } = exchange;
  const context = { place: `${method} ${path}`, requestId, log, onBug: onViolation };
  const failure = toFailure(new DomainError('method_not_allowed'), context);
  sendFailure(exchange.res, { ...failure, headers: { allow: exchange.allow } }, requestId);
}

/** One handler a scheme of a kind that the hub knows; openapi-backend refuses what only other schemes would let in. */
function securityHandlers({ components }: Document, auth: Authenticator): Record<string, Handler> {
  const handlers: Record<string, Handler> = {};
  for (const [name, scheme] of Object.entries(components?.securitySchemes ?? {})) {
    if ('$ref' in scheme) continue;
    if (scheme.type === 'http' && scheme.scheme.toLowerCase() === 'bearer') {
      handlers[name] = (_context: Context, exchange: Exchange) =>
        admitSafely(exchange, auth.byHeader(exchange.headers));
    } else if (scheme.type === 'apiKey' && scheme.in === 'query') {
      handlers[name] = (_context: Context, exchange: Exchange) =>
        admitSafely(exchange, auth.byQuery(exchange.headers, exchange.search, scheme.name));
    }
  }
  return handlers;
}

/**
 * openapi-backend treats every error of a security handler as a refusal; an unreachable database must not look like
 * one.
 */
async function admitSafely(exchange: Exchange, found: Promise<Identity>): Promise<boolean> {
  try {
    return admit(exchange, await found);
  } catch (error) {
    exchange.failure = error;
    return false;
  }
}

/** Whether the requirement is satisfied. A better-known reason of refusal is kept over `missing`. */
function admit(exchange: Exchange, identity: Identity): boolean {
  if ('refused' in identity) {
    if (identity.refused !== 'missing') exchange.refusal = identity.refused;
    return false;
  }
  exchange.caller = identity;
  return true;
}
