import { lookUp, refOf } from './components.ts';
import { isObject, mapValues, without, type Json, type JsonObject } from './json.ts';
import { mapSchema } from './schema-walk.ts';

/** Keywords that draft-07 (OpenRPC) and 2020-12 (OpenAPI, MCP) read alike. */
const allowed = new Set([
  ...[
    'type',
    'enum',
    'const',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'pattern',
    'format',
    'default',
  ],
  ...['description', 'title', 'anyOf', '$ref', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
]);

/** Annotations that tool documents leave out. */
const annotations = ['examples', 'example', 'deprecated', 'readOnly', 'writeOnly'];

/**
 * A schema in the subset that every reader of tools understands: no extensions, `[X, null]` as `anyOf`, keys beside a
 * reference merged into a copy of its target.
 */
export function toolSchema(schema: Json, schemas: JsonObject): Json {
  return mapSchema(schema, (found) => {
    const kept = without(found, ...annotations, ...Object.keys(found).filter((key) => key.startsWith('x-')));
    return splitNull(mergeBesideRef(kept, schemas));
  });
}

/** The named schemas in the same subset. */
export function toolSchemas(schemas: JsonObject): JsonObject {
  return mapValues(schemas, (schema) => toolSchema(schema, schemas));
}

function mergeBesideRef(schema: JsonObject, schemas: JsonObject): JsonObject {
  const ref = refOf(schema);
  if (ref === undefined || Object.keys(schema).length === 1) return schema;
  const target = toolSchema(lookUp({ schemas }, ref[0], ref[1]), schemas);
  return isObject(target) ? { ...target, ...without(schema, '$ref') } : schema;
}

/** `type: [X, 'null']` with X's keywords → `anyOf: [{type: X, …}, {type: 'null'}]`. */
function splitNull(schema: JsonObject): JsonObject {
  const types = schema['type'];
  if (!Array.isArray(types) || types.length !== 2 || !types.includes('null')) return schema;
  const type = types.find((entry) => entry !== 'null') ?? null;
  const outer = ['description', 'title', 'default'];
  const inner = without(schema, 'type', ...outer);
  const around = Object.fromEntries(outer.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
  return { ...around, anyOf: [{ type, ...inner }, { type: 'null' }] };
}

/** What breaks the subset in a tool's schema (already through `toolSchema`), each with its place. */
export function lintToolSchema(schema: Json, place: string, side: 'input' | 'output'): string[] {
  const problems: string[] = [];
  mapSchema(
    schema,
    (found, at) => {
      for (const key of Object.keys(found)) {
        if (!allowed.has(key) || (key === 'const' && side === 'input'))
          problems.push(`${at}: ${key} is outside the tool subset`);
      }
      if (Array.isArray(found['type'])) problems.push(`${at}: type must be a single one`);
      if (Array.isArray(found['items'])) problems.push(`${at}: items must be one schema`);
      if (Array.isArray(found['enum']) && found['enum'].includes(null)) problems.push(`${at}: null inside enum`);
      return found;
    },
    place,
  );
  if (isObject(schema) && schema['type'] !== 'object') problems.push(`${place}: the root must be type object`);
  if (isObject(schema) && schema['anyOf'] !== undefined)
    problems.push(`${place}: anyOf at the root; say it in x-tool.check`);
  return problems;
}
