import { closure, lookUp, refOf } from '../components.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';

/**
 * Which named schemas get a name in a client: objects with fields, choices of strings, and unions of such. Others
 * (an id, a text of some length) say nothing to a compiler and are written out where they are used.
 */
export function isNamed(schema: JsonObject): boolean {
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].filter((entry) => refOf(entry) !== undefined).length > 1;
  return isObject(schema['properties']) || Array.isArray(schema['enum']);
}

/** The named schemas that `roots` need, by name. */
export function neededNames(roots: readonly Json[], schemas: JsonObject): [name: string, schema: JsonObject][] {
  const needed = closure([...roots], { schemas })['schemas'] ?? {};
  return Object.entries(needed).flatMap(([name, schema]) =>
    isObject(schema) && isNamed(schema) ? [[name, schema]] : [],
  );
}

/** The schema behind a reference. */
export function target(ref: readonly [string, string], schemas: JsonObject): JsonObject {
  return lookUp({ schemas }, ref[0], ref[1]);
}

/** The types of a schema as a list. */
export function typesOf(schema: JsonObject): string[] {
  const type = schema['type'];
  return (Array.isArray(type) ? type : [type]).filter((entry) => typeof entry === 'string');
}

/** Fields of an object, each with whether it must be there. */
export function fieldsOf(schema: JsonObject): { name: string; schema: Json; required: boolean }[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).map(([name, entry]) => ({
    name,
    schema: entry,
    required: required.includes(name),
  }));
}

/** The schema's description in one line. */
export function descriptionOf(schema: Json): string {
  const text = isObject(schema) && typeof schema['description'] === 'string' ? schema['description'] : '';
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '* /');
}
