import { isObject, textOf, type Json } from './json.ts';
import { isCredential, jsonBody, type Operation } from './operations.ts';
import { literal } from './print-data.ts';
import { printModule } from './print-ts.ts';

/** The text of `generated/routes.ts`: the router's index as data, in the order of the document. */
export async function emitRoutes(operations: readonly Operation[]): Promise<string> {
  const types = `
import type { CodeWith } from './errors.ts';
import type { OperationId } from './rest.ts';

/** A literal segment of a path, or a parameter's name. */
export type Segment = string | { readonly param: string };

/** At most \`limit\` calls in any \`windowSeconds\` from one source. */
export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly per: 'ip' | 'user' | 'token';
  /** The refusal, where it is not the general one. */
  readonly code?: CodeWith<{ retry_after_ms: number }>;
  /** Calls from this machine are not counted. */
  readonly exemptLocal?: true;
  /** The operation whose calls are counted together with these. */
  readonly bucket?: OperationId;
}

export interface Route {
  readonly operationId: OperationId;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  readonly path: string;
  readonly segments: readonly Segment[];
  /** Takes a JSON body. */
  readonly hasBody: boolean;
  /** The query parameter that may carry the token of the caller. */
  readonly tokenParameter?: string;
  readonly rateLimit?: RateLimit;
  /** \`required\`: only pages of the hub's own origin may call; \`checked\`: so do programs, but no other page. */
  readonly ownPage?: 'required' | 'checked';
}
`;
  return printModule(types, [`export const routes: readonly Route[] = ${literal(operations.map(routeOf))};`]);
}

function routeOf(operation: Operation): Json {
  const limit = operation.source['x-rate-limit'];
  const ownPage = operation.source['x-own-page'];
  const credential = operation.parameters.find(isCredential);
  return {
    operationId: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    segments: segmentsOf(operation.path),
    hasBody: jsonBody(operation) !== undefined,
    ...(credential === undefined ? {} : { tokenParameter: textOf(credential['name']) }),
    ...(isObject(limit) ? { rateLimit: rateLimit(limit) } : {}),
    ...(ownPage === undefined ? {} : { ownPage }),
  };
}

function rateLimit(source: { [key: string]: Json }): Json {
  const { limit, window_seconds: windowSeconds, per, code, exempt_local: exemptLocal, bucket } = source;
  return {
    ...{ limit: limit ?? null, windowSeconds: windowSeconds ?? null, per: per ?? null },
    ...(code ? { code } : {}),
    ...(exemptLocal === true ? { exemptLocal } : {}),
    ...(bucket === undefined ? {} : { bucket }),
  };
}

function segmentsOf(path: string): Json[] {
  return path
    .split('/')
    .slice(1)
    .map((segment) => (segment.startsWith('{') ? { param: segment.slice(1, -1) } : segment));
}
