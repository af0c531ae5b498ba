import { closure, lookUp, refOf } from './components.ts';
import { isObject, mapValues, objectAt, without, type Json, type JsonObject } from './json.ts';
import { mapSchema } from './schema-walk.ts';

const dropped = ['$schema', '$id', '$comment', '$defs', 'if', 'then', 'else', 'propertyNames', 'patternProperties'];
const unknownTo30 = [
  ...dropped,
  'contains',
  'dependentRequired',
  'dependentSchemas',
  'contentEncoding',
  'contentMediaType',
];

/** The bundle as OpenAPI 3.0.3, for tools that know no newer one; extensions are left out, but for a few. */
export function deriveOpenApi30(bundle: JsonObject): JsonObject {
  const schemas = objectAt(objectAt(bundle['components'], 'components')['schemas'], 'components/schemas');
  const plain = objectAt(convert(stripExtensions(bundle), schemas), 'the bundle');
  const info = without(objectAt(plain['info'], 'info'), 'summary');
  if (isObject(info['license'])) info['license'] = license30(info['license']);
  const paths = objectAt(plain['paths'], 'paths');
  const components = usedOnly(objectAt(plain['components'], 'components'), paths);
  const rest = without(plain, 'jsonSchemaDialect', 'webhooks', 'openapi', 'info', 'paths', 'components');
  const document = { ...rest, info, paths, components };
  return { openapi: '3.0.3', ...document };
}

/** A shape that is referred to only where it may be null was copied there, and its own name leads nowhere now. */
function usedOnly(components: JsonObject, paths: JsonObject): JsonObject {
  const used = closure(paths, components as Record<string, JsonObject>);
  return mapValues(components, (section, name) => (name === 'schemas' ? (used['schemas'] ?? {}) : section));
}

/** 3.0 has no licence identifiers, only addresses. */
function license30(license: JsonObject): JsonObject {
  const { identifier, ...kept } = license;
  return typeof identifier === 'string' ? { ...kept, url: `https://spdx.org/licenses/${identifier}.html` } : kept;
}

function stripExtensions(node: Json): Json {
  if (Array.isArray(node)) return node.map(stripExtensions);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      isDropped(key) ? [] : [[key, isData(key) ? value : stripExtensions(value)]],
    ),
  );
}

/** Generators read the names and the meanings of constants in 3.0 too, and clients the codes of an answer. */
const kept = ['x-enum-varnames', 'x-enum-descriptions', 'x-error-codes'];

function isDropped(key: string): boolean {
  return key.startsWith('x-') && !kept.includes(key);
}

function isData(key: string): boolean {
  return ['example', 'examples', 'default', 'enum', 'const', 'value'].includes(key);
}

/** Converts schemas wherever the document holds them: under `schema` and in `components.schemas`. */
function convert(node: Json, schemas: JsonObject): Json {
  if (Array.isArray(node)) return node.map((entry) => convert(entry, schemas));
  if (!isObject(node)) return node;
  return mapValues(node, (value, key) => {
    if (key === 'schema') return schema30(value, schemas);
    if (key === 'schemas') return mapValues(objectAt(value, 'schemas'), (entry) => schema30(entry, schemas));
    return isData(key) ? value : convert(value, schemas);
  });
}

function schema30(schema: Json, schemas: JsonObject): Json {
  return mapSchema(schema, (found) => oneSchema(found, schemas));
}

function oneSchema(source: JsonObject, schemas: JsonObject): JsonObject {
  if (refOf(source) !== undefined) return besideRef(source);
  const extensions = Object.keys(source).filter(isDropped);
  let schema = without(source, ...unknownTo30, ...extensions);
  if (schema['const'] !== undefined) schema = { ...without(schema, 'const'), enum: [schema['const']] };
  if (Array.isArray(schema['examples'])) {
    schema = {
      ...without(schema, 'examples'),
      ...(schema['examples'].length > 0 ? { example: schema['examples'][0] ?? null } : {}),
    };
  }
  schema = exclusive(exclusive(schema, 'exclusiveMinimum', 'minimum'), 'exclusiveMaximum', 'maximum');
  schema = singleType(schema);
  schema = anyScalar(nullableBranch(schema, schemas));
  if (schema['type'] === 'array' && schema['items'] === undefined) schema = { ...schema, items: {} };
  if (source['contentMediaType'] !== undefined) schema = { ...schema, format: 'binary' };
  return schema;
}

function besideRef(source: JsonObject): JsonObject {
  const beside = without(source, '$ref');
  const matters = Object.keys(beside).some((key) => key !== 'description');
  return matters ? { ...beside, allOf: [{ $ref: source['$ref'] ?? null }] } : { $ref: source['$ref'] ?? null };
}

function exclusive(schema: JsonObject, keyword: string, bound: string): JsonObject {
  if (typeof schema[keyword] !== 'number') return schema;
  return { ...schema, [bound]: schema[keyword], [keyword]: true };
}

function singleType(schema: JsonObject): JsonObject {
  if (schema['type'] === 'null') return { ...schema, type: 'string', nullable: true, enum: [null] };
  if (!Array.isArray(schema['type'])) return schema;
  const types = schema['type'].filter((type) => type !== 'null');
  const nullable = types.length < schema['type'].length ? { nullable: true } : {};
  if (types.length === 1) return { ...schema, type: types[0] ?? null, ...nullable };
  const branches = types.map((type, index) => ({ type, ...(index === 0 ? nullable : {}) }));
  return { ...without(schema, 'type'), anyOf: branches };
}

/** `anyOf: [X, null]` becomes X that may be null. */
function nullableBranch(schema: JsonObject, schemas: JsonObject): JsonObject {
  const keyword = Array.isArray(schema['anyOf']) ? 'anyOf' : 'oneOf';
  const branches = schema[keyword];
  if (!Array.isArray(branches)) return schema;
  const others = branches.filter((branch) => !isNull(branch));
  if (others.length === branches.length) return schema;
  const rest = without(schema, keyword);
  const [first] = others;
  if (!isObject(first)) return rest;
  if (others.length === 1) return { ...orNull(first, schemas), ...rest };
  return { ...rest, [keyword]: [orNull(first, schemas), ...others.slice(1)] };
}

/**
 * A named shape stays named: generators then make one type of it, where a copy would become another one. In 3.0
 * `nullable` counts only beside `type`.
 */
function orNull(schema: JsonObject, schemas: JsonObject): JsonObject {
  const ref = refOf(schema);
  if (ref !== undefined) {
    const { type } = lookUp({ schemas }, ref[0], ref[1]);
    return { ...(type === undefined ? {} : { type }), allOf: [schema], nullable: true };
  }
  if (schema['type'] !== undefined) {
    const choice = Array.isArray(schema['enum']) ? { enum: [...schema['enum'], null] } : {};
    return { ...schema, ...choice, nullable: true };
  }
  const [first, ...others] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  return isObject(first) ? { ...schema, anyOf: [orNull(first, schemas), ...others] } : schema;
}

/** Text or number becomes any value: many of the generators that want 3.0 have no unions of plain values. */
function anyScalar(schema: JsonObject): JsonObject {
  const branches = Array.isArray(schema['oneOf']) ? schema['oneOf'] : [];
  const isUnion = branches.length > 0 && branches.every((branch) => isObject(branch) && isScalarType(branch['type']));
  return isUnion ? without(schema, 'oneOf') : schema;
}

function isScalarType(type: Json | undefined): boolean {
  return type === 'string' || type === 'integer' || type === 'number';
}

function isNull(branch: Json): boolean {
  return isObject(branch) && branch['nullable'] === true && Array.isArray(branch['enum']) && branch['enum'][0] === null;
}
