import type { Document } from 'openapi-backend';
import type { RestAccess } from '../../generated/access.ts';
import type { Route } from '../../generated/routes.ts';
import type { RequestValidators } from '../../generated/validators.js';
import type { Exchange } from './exchange.ts';
import type { DeclaredErrors } from './fail.ts';
import type { TextMarks } from './mend-texts.ts';
import type { OperationSpec, RestServices } from './rest-operation.ts';
import type { OperationHandler } from './rest-kinds.ts';
import { boundedHeaders } from './rest-input.ts';
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

/**
 * Joins what the contract says of each operation with its handler, by operationId.
 *
 * @throws Error when an operation has no handler, access rule or errors, or a handler no operation
 */
export function createSpecs(
  parts: RestParts,
  services: Pick<RestServices, 'limits'>,
): ReadonlyMap<string, OperationSpec> {
  const specs = new Map<string, OperationSpec>(
    parts.routes.map((route) => [route.operationId, specOf(route, parts, services)]),
  );
  const strangers = [parts.handlers, parts.rawHandlers]
    .flatMap((handlers) => Object.keys(handlers))
    .filter((operationId) => !specs.has(operationId));
  if (strangers.length > 0) throw new Error(`handlers without an operation: ${strangers.join(', ')}`);
  return specs;
}

function specOf(route: Route, parts: RestParts, services: Pick<RestServices, 'limits'>): OperationSpec {
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
    tagged: '304' in responsesOf(parts.definition, route),
    queryNames: new Map(
      parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema?.type === 'array']),
    ),
    headers: boundedHeaders(parameters.filter((one) => one.in === 'header').map(({ name }) => name)),
    tokenParameter: route.tokenParameter,
    ownPage: route.ownPage,
    limit: rateLimit && services.limits.forOperation(operationId, rateLimit),
    handle: handle ?? (() => Promise.reject(new Error(`${operationId} answers raw requests`))),
  };
}

/**
 * The answer of a call that hands out a secret is neither kept nor repeated (rule http-no-key-for-secrets); its 200
 * declares the header that says so.
 */
function answersSecret(definition: Document, route: Route): boolean {
  const headers = responsesOf(definition, route)['200']?.['headers'] as Loose | undefined;
  return headers?.['Idempotency-Key-Ignored'] !== undefined;
}

function responsesOf({ paths }: Document, { method, path }: Route): Loose {
  const operation = (paths as Loose | undefined)?.[path]?.[method.toLowerCase()] as Loose | undefined;
  return (operation?.['responses'] as Loose | undefined) ?? {};
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
