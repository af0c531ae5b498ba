import { flatten } from './flatten.ts';
import { textOf, isObject, objectAt, textAt, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';
import { isCredential, type Operation } from './operations.ts';

/**
 * The path or query parameters of an operation as one flat object schema. Header parameters and those that carry the
 * caller's token belong to the server.
 */
export function parametersSchema(operation: Operation, place: 'path' | 'query', spec: Spec): JsonObject {
  const found = parametersIn(operation, place);
  const properties: JsonObject = {};
  for (const parameter of found) {
    const name = textAt(parameter['name'], `${operation.place} parameter`);
    const at = `${operation.place} parameter ${name}`;
    const schema = objectAt(flatten(objectAt(parameter['schema'], at), { schemas: spec.schemas }), at);
    properties[name] = { ...describe(parameter), ...schema, ...violationOf(parameter, schema) };
  }
  const required = found
    .filter((parameter) => parameter['required'] === true)
    .map((parameter) => textOf(parameter['name']));
  if (found.length === 0) return { type: 'object', additionalProperties: false };
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

/** Path and query together, the shape that the input validator sees; undefined when an operation has neither. */
export function inputSchema(operation: Operation, spec: Spec): JsonObject | undefined {
  const places = (['path', 'query'] as const).filter((place) => parametersIn(operation, place).length > 0);
  if (places.length === 0) return undefined;
  const properties = Object.fromEntries(places.map((place) => [place, parametersSchema(operation, place, spec)]));
  return { type: 'object', properties, required: places };
}

function parametersIn(operation: Operation, place: 'path' | 'query'): JsonObject[] {
  return operation.parameters.filter((parameter) => parameter['in'] === place && !isCredential(parameter));
}

function describe(parameter: JsonObject): JsonObject {
  return typeof parameter['description'] === 'string' ? { description: parameter['description'] } : {};
}

/** `x-violation` may stand on the parameter or on its schema; the parameter's wins. */
function violationOf(parameter: JsonObject, schema: JsonObject): JsonObject {
  const own = parameter['x-violation'];
  const inner = schema['x-violation'];
  if (!isObject(own)) return {};
  return { 'x-violation': isObject(inner) ? { ...inner, ...own } : own };
}
