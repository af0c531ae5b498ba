import { isObject, mapValues, without, type Json, type JsonObject } from './json.ts';

/** What only bounds or explains a value. The hub checks it all the same, and a refusal names what is wrong. */
const leftOut = [
  ...['description', 'title', 'pattern', 'format', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minProperties', 'maxProperties', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['additionalProperties'],
];

/** Lengths of names, ids and cursors, which no caller comes near by accident. */
const plainLengths = [200, 1500];
/** Bounds beyond it only say that a number is one of JavaScript's. */
const highestBound = 1e9;

/**
 * The arguments of a tool as `tools/list` shows them (rule tools-listed-form): every parameter with its type, its choices,
 * its default, the bounds that a caller may meet and its own description. Where a text or an object may stand, the text
 * alone is shown.
 *
 * @param explained texts that the server's instructions say once for all tools, by parameter
 * @param overrides what is shown in place of a parameter's schema, by parameter
 */
export function listedInput(schema: JsonObject, explained: ReadonlyMap<string, string>, overrides: JsonObject): Json {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return {
    type: 'object',
    properties: mapValues(
      properties,
      (param, name) => overrides[name] ?? (isObject(param) ? listedParam(param, explained.get(name)) : param),
    ),
    ...keep(schema, 'required', 'additionalProperties'),
  };
}

/**
 * The result of a tool as `tools/list` shows it: the types of its members, and of the objects inside the names that are
 * always there. It only leaves conditions out, so every answer that fulfils the contract fulfils it.
 */
export function listedOutput(schema: JsonObject): Json {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return { type: 'object', properties: mapValues(properties, outline), ...keep(schema, 'required') };
}

function listedParam(param: JsonObject, explained: string | undefined): JsonObject {
  const { description, maxLength, minimum, maximum } = param;
  return {
    ...plainForm(param),
    ...(description === undefined || description === explained ? {} : { description }),
    ...(typeof maxLength === 'number' && !plainLengths.includes(maxLength) ? { maxLength } : {}),
    ...(isTelling(minimum) ? { minimum } : {}),
    ...(isTelling(maximum) ? { maximum } : {}),
  };
}

function isTelling(bound: Json | undefined): bound is number {
  return typeof bound === 'number' && Math.abs(bound) < highestBound;
}

function plainForm(schema: Json): JsonObject {
  if (!isObject(schema)) return {};
  const { properties, items, anyOf, ...rest } = without(schema, ...leftOut);
  return {
    ...rest,
    ...(isObject(properties) ? { properties: mapValues(properties, plainForm) } : {}),
    ...(items === undefined ? {} : { items: plainForm(items) }),
    ...(Array.isArray(anyOf) ? plainChoice(anyOf) : {}),
  };
}

function plainChoice(anyOf: readonly Json[]): JsonObject {
  const forms = anyOf.map(plainForm);
  const shown = forms.some(({ type }) => type === 'string') ? forms.filter(({ type }) => type !== 'object') : forms;
  return shown.length === 1 ? (shown[0] as JsonObject) : { anyOf: shown };
}

/** A member of a result: its type, and for an object what it always has. */
function outline(schema: Json): JsonObject {
  if (!isObject(schema)) return {};
  const { type, items } = schema;
  if (type === 'object') return { type, ...keep(schema, 'required') };
  if (type === 'array') return { type, ...(items === undefined ? {} : { items: outline(items) }) };
  return type === undefined ? {} : { type };
}

function keep(schema: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
}
