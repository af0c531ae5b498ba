import { refOf } from './components.ts';
import { isObject, objectAt, type Json, type JsonObject } from './json.ts';
import { listOperations } from './operations.ts';
import type { Spec } from './spec.ts';

/**
 * Makes `x-strict` visible to every reader of the contract: the body schema of such an operation refuses unknown
 * keys by `additionalProperties: false`, in the bundle as in the validators.
 */
export function applyStrict(spec: Spec): Spec {
  const closed = new Set<string>();
  for (const operation of listOperations(spec)) {
    const media = jsonMedia(operation.source['requestBody']);
    if (operation.source['x-strict'] !== true || media === undefined) continue;
    const ref = refOf(media['schema']);
    if (ref === undefined) media['schema'] = close(objectAt(media['schema'], operation.place));
    else closed.add(ref[1]);
  }
  const schemas = Object.fromEntries(
    Object.entries(spec.schemas).map(([name, schema]) => [name, closed.has(name) ? close(schema) : schema]),
  );
  return { ...spec, schemas };
}

function close(schema: Json): JsonObject {
  return { ...objectAt(schema, 'x-strict'), additionalProperties: false };
}

function jsonMedia(body: Json | undefined): JsonObject | undefined {
  const content = isObject(body) ? body['content'] : undefined;
  const media = isObject(content) ? content['application/json'] : undefined;
  return isObject(media) ? media : undefined;
}
