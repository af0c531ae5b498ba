import { isObject, type Json, type JsonObject } from './json.ts';

const single = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];

/**
 * A copy of `schema` in which `change` has seen every schema below it, then itself (children first). Only places
 * that hold schemas are visited: examples, defaults and enum values stay untouched.
 */
export function mapSchema(
  schema: Json,
  change: (schema: JsonObject, pointer: string) => JsonObject,
  pointer = '',
): Json {
  if (!isObject(schema)) return schema;
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    copy[key] = mapKeyword(key, value, change, pointer);
  }
  return change(copy, pointer);
}

function mapKeyword(
  key: string,
  value: Json,
  change: (schema: JsonObject, pointer: string) => JsonObject,
  pointer: string,
): Json {
  if (single.includes(key)) return mapSchema(value, change, `${pointer}/${key}`);
  if (lists.includes(key) && Array.isArray(value)) {
    return value.map((entry, index) => mapSchema(entry, change, `${pointer}/${key}/${index}`));
  }
  if (maps.includes(key) && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, mapSchema(entry, change, `${pointer}/${key}/${name}`)]),
    );
  }
  return value;
}

/** Shows `see` the schema, then every schema below those for which it returns true. */
export function visitSchemas(schema: Json, see: (schema: JsonObject, pointer: string) => boolean, pointer = ''): void {
  if (!isObject(schema) || !see(schema, pointer)) return;
  for (const key of single) visitSchemas(schema[key] ?? null, see, `${pointer}/${key}`);
  for (const key of [...lists, ...maps]) {
    const held = schema[key];
    if (typeof held !== 'object' || held === null) continue;
    for (const [name, entry] of Object.entries(held)) visitSchemas(entry, see, `${pointer}/${key}/${name}`);
  }
}
