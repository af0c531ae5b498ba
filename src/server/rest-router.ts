import { OpenAPIBackend } from 'openapi-backend';
import type { Context, Handler, Operation } from 'openapi-backend';
import { DomainError } from '../domain/domain-error.ts';
import { authRefusal } from './authenticate.ts';
import type { Authenticator } from './authenticate.ts';
import type { Exchange } from './exchange.ts';
import { sendFailure, toFailure } from './fail.ts';
import { IndexedRouter } from './indexed-router.ts';
import { createOperation, refuse } from './rest-operation.ts';
import type { OperationSpec, RestServices } from './rest-operation.ts';
import { admit, admitBearer, securityHandlers, takesBearer } from './rest-security.ts';
import { createSpecs } from './rest-specs.ts';
import type { RestParts } from './rest-specs.ts';
import { routingDocument } from './routing-document.ts';

type Serve = (exchange: Exchange) => Promise<void>;

/** Serves an exchange; never rejects. */
export type RestRouter = Serve;

/**
 * The operations of the OpenAPI document behind openapi-backend, which owns the document and its security. Closed by default:
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
  const specs = createSpecs(parts, services);
  const serving = new Map<string, Serve>();
  const handlers: Record<string, Handler> = {};
  for (const [operationId, spec] of specs) {
    const serve = parts.rawHandlers[operationId] ?? createOperation(spec, services);
    serving.set(operationId, serve);
    handlers[operationId] = async ({ operation }: Context, exchange: Exchange) => {
      // A public operation may answer more to a known caller; an invalid token counts as no token there.
      if (isPublic(operation) && spec.access.callers.includes('user')) {
        admit(exchange, await auth.byHeader(exchange.headers));
      }
      await serve(exchange);
    };
  }
  const refuseCaller = (operationId: string, exchange: Exchange): void => {
    const spec = specs.get(operationId) as OperationSpec;
    refuse(spec, services, exchange, exchange.failure ?? authRefusal(exchange.refusal));
  };
  const definition = routingDocument(parts.definition, parts.routes);
  const api = new OpenAPIBackend({
    definition,
    strict: true,
    quick: true,
    validate: false,
    handlers: {
      ...handlers,
      unauthorizedHandler: ({ operation }: Context, exchange: Exchange) =>
        refuseCaller(operation.operationId ?? '', exchange),
      notFound: (_context: Context, exchange: Exchange) => fallback(exchange),
      methodNotAllowed: (_context: Context, exchange: Exchange) => refuseMethod(services, exchange),
    },
    securityHandlers: securityHandlers(definition, auth),
  });
  await api.init();
  const router = new IndexedRouter(api.definition, parts.routes);
  api.router = router;
  // The exchange has the fields that openapi-backend reads of a request.
  const requestOf = (exchange: Exchange) => exchange as unknown as Parameters<typeof api.handleRequest>[0];
  const serveAny: Serve = (exchange) => api.handleRequest(requestOf(exchange), exchange);
  const serveDirectly = byBearer({ serving, router, auth, refuseCaller, serveAny });
  for (const operation of router.getOperations()) {
    const spec = specs.get(operation.operationId ?? '');
    const serve = serveDirectly.get(operation) ?? serveAny;
    if (spec?.ownPage !== undefined) serveDirectly.set(operation, forOwnPages(spec, spec.ownPage, services, serve));
  }
  return async (exchange) => {
    try {
      const operation = router.matchOperation(requestOf(exchange));
      exchange.operationId = operation?.operationId;
      await (serveDirectly.get(operation) ?? serveAny)(exchange);
    } catch (error) {
      answerFault(services, exchange, error);
    }
  };
}

/** Serves pages of the hub itself, and refuses other pages before any credential is looked at. */
function forOwnPages(spec: OperationSpec, rule: 'required' | 'checked', services: RestServices, serve: Serve): Serve {
  const isOwnPage = services.ownPages.check[rule];
  return async (exchange) => {
    if (isOwnPage(exchange.req)) await serve(exchange);
    else refuse(spec, services, exchange, new DomainError('origin_not_allowed'));
  };
}

/** For what is thrown outside an operation, or instead of its answer. */
function answerFault({ log, onViolation }: RestServices, exchange: Exchange, error: unknown): void {
  const { requestId, method, path, res } = exchange;
  sendFailure(res, toFailure(error, { place: `${method} ${path}`, requestId, log, onBug: onViolation }), requestId);
}

/** Whether an operation answers a caller without any credential. */
function isPublic({ security }: Pick<Operation, 'security'>): boolean {
  return security?.every((requirement) => Object.keys(requirement).length > 0) === false || security?.length === 0;
}

interface BearerParts {
  readonly serving: ReadonlyMap<string, Serve>;
  readonly router: IndexedRouter;
  readonly auth: Authenticator;
  readonly refuseCaller: (operationId: string, exchange: Exchange) => void;
  /** Asks all schemes of an operation. */
  readonly serveAny: Serve;
}

/**
 * The operations that a bearer lets in, as the document says. They are served without the promises that openapi-backend
 * makes for each requirement of a request; it gets every other request, and those that another scheme may let in.
 */
function byBearer({ serving, router, auth, refuseCaller, serveAny }: BearerParts) {
  const direct = new Map<Operation | undefined, Serve>();
  for (const operation of router.getOperations()) {
    const { operationId = '' } = operation;
    const serve = serving.get(operationId);
    const bearer = takesBearer(operation, router.definition);
    if (serve === undefined || bearer === undefined) continue;
    direct.set(operation, async (exchange) => {
      const admitted = admitBearer(exchange, auth);
      if (admitted instanceof Promise ? await admitted : admitted) await serve(exchange);
      else if (bearer === 'only') refuseCaller(operationId, exchange);
      else await serveAny(exchange);
    });
  }
  return direct;
}

function refuseMethod({ log, onViolation }: RestServices, exchange: Exchange): void {
  const { requestId, method, path } = exchange;
  const context = { place: `${method} ${path}`, requestId, log, onBug: onViolation };
  const failure = toFailure(new DomainError('method_not_allowed'), context);
  sendFailure(exchange.res, { ...failure, headers: { allow: exchange.allow } }, requestId);
}
