import { textOf, isObject, mapValues, type Json, type JsonObject } from './json.ts';

/** A value that fits a simple schema: its example, default, first enum value, or the plainest one of its type. */
export function exampleValue(schema: Json | undefined, name: string): Json {
  if (!isObject(schema)) return name;
  const given = schema['const'] ?? schema['example'] ?? firstOf(schema['examples']) ?? schema['default'];
  if (given !== undefined) return given;
  const choice = firstOf(schema['enum']);
  if (choice !== undefined) return choice;
  const branch = firstOf(schema['anyOf'] ?? schema['oneOf']);
  if (branch !== undefined) return exampleValue(branch, name);
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  return plainest(textOf(type), schema, name);
}

function plainest(type: string, schema: JsonObject, name: string): Json {
  if (type === 'integer' || type === 'number') return typeof schema['minimum'] === 'number' ? schema['minimum'] : 1;
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  if (type === 'array') return arrayOf(schema, name);
  if (type === 'object') return mapValues(requiredProperties(schema), (entry, key) => exampleValue(entry, key));
  return `some_${name}`;
}

function arrayOf(schema: JsonObject, name: string): Json {
  return typeof schema['minItems'] === 'number' && schema['minItems'] > 0 ? [exampleValue(schema['items'], name)] : [];
}

function requiredProperties(schema: JsonObject): JsonObject {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.fromEntries(Object.entries(properties).filter(([key]) => required.includes(key)));
}

function firstOf(value: Json | undefined): Json | undefined {
  return Array.isArray(value) ? value[0] : undefined;
}
