import { isObject, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';

/** Codes that are answered before a call is counted: their answers tell no budget. */
const beforeCounting = new Set([
  ...['host_not_allowed', 'origin_not_allowed'],
  ...['token_required', 'invalid_token', 'token_expired'],
]);

/** The headers that the root document describes, by name. */
export function describedHeaders({ openapi }: Pick<Spec, 'openapi'>): JsonObject {
  const { components } = openapi;
  return isObject(components) && isObject(components['headers']) ? components['headers'] : {};
}

/**
 * A response with the headers that the hub adds to answers of its status, besides its own; only those that the root
 * document describes.
 *
 * @param codes of a refusal; none for a success
 */
export function withAnswerHeaders(
  status: number,
  response: JsonObject,
  described: JsonObject,
  codes: readonly string[] = [],
): JsonObject {
  const isCounted = status < 500 && (codes.length === 0 || codes.some((code) => !beforeCounting.has(code)));
  const names = [
    'Access-Control-Allow-Origin',
    ...(isCounted ? ['RateLimit', 'RateLimit-Policy'] : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
  ].filter((name) => name in described);
  if (names.length === 0) return response;
  const added = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  const own = isObject(response['headers']) ? response['headers'] : {};
  const { description, headers: _, ...rest } = response;
  return { ...(description === undefined ? {} : { description }), headers: { ...own, ...added }, ...rest };
}
