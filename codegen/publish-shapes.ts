import { closure, lookUp, refOf } from './components.ts';
import { isObject, mapValues, objectAt, textOf, without, type Json, type JsonObject } from './json.ts';
import { mapSchema } from './schema-walk.ts';

/**
 * The bundle in the words that client generators read alike. It admits the same JSON, but for a flag that is always
 * true or always false, which is any flag here: generators make enums of it that no compiler takes. The hub's own
 * validators and types are made from the source and keep what is said there.
 *
 * - A flag has no type of its own: one named Ok shadows a word of Rust.
 * - An integer has a format, by its bound.
 * - A file has no length in characters; the hub measures its bytes.
 * - What may be null says so at its place: a plain value as `type: [string, 'null']`, a named shape beside `null`.
 * - Text or number is a `oneOf`; where it may also be null it is any value, for which generators have a type.
 * - A union whose members name themselves by a constant is a `oneOf` with a discriminator.
 * - A named choice has its default where it is named; a number of one value is bounded by it.
 * - The body of a link that is more than a text stands in `x-request-body`.
 * - Values of named choices get constants that are unique in the document, for languages without namespaces, and the
 *   description of the choice lists what each means.
 */
export function publishShapes(bundle: JsonObject): JsonObject {
  const components = objectAt(bundle['components'], 'components');
  const source = objectAt(components['schemas'], 'components/schemas');
  const change = (schema: Json): Json => mapSchema(schema, (found) => publish(found, source));
  const plain = objectAt(changeSchemas(bundle, change), 'the bundle');
  const sections = objectAt(plain['components'], 'components');
  const schemas = mapValues(objectAt(sections['schemas'], 'components/schemas'), (schema, name) =>
    isObject(schema) ? withVariableNames(schema, name) : schema,
  );
  const used = closure([plain['paths'] ?? null, without(sections, 'schemas')], { ...sections, schemas });
  return { ...plain, components: { ...sections, schemas: used['schemas'] ?? {} } };
}

/** Schemas stand under `schema` and in `components.schemas`. */
function changeSchemas(node: Json, change: (schema: Json) => Json): Json {
  if (Array.isArray(node)) return node.map((entry) => changeSchemas(entry, change));
  if (!isObject(node)) return node;
  return mapValues(node, (value, key) => {
    if (key === 'schema') return change(value);
    if (key === 'schemas') return mapValues(objectAt(value, key), change);
    if (key === 'links') return mapValues(objectAt(value, key), plainLink);
    return ['example', 'examples', 'value'].includes(key) ? value : changeSchemas(value, change);
  });
}

/** openapi-generator refuses a document with a link whose body is more than a text. */
function plainLink(link: Json): Json {
  if (!isObject(link) || !isObject(link['requestBody'])) return link;
  return { ...without(link, 'requestBody'), 'x-request-body': link['requestBody'] };
}

function publish(schema: JsonObject, schemas: JsonObject): JsonObject {
  const ref = refOf(schema);
  if (ref !== undefined) return published(schema, ref[1], schemas);
  if (typeof schema['const'] === 'boolean') return without(schema, 'const');
  if (typeof schema['const'] === 'number') {
    return sized({ ...without(schema, 'const'), minimum: schema['const'], maximum: schema['const'] });
  }
  if (schema['format'] === 'binary') return without(schema, 'minLength', 'maxLength');
  if (isScalarUnion(schema)) return { ...without(schema, 'anyOf'), oneOf: schema['anyOf'] ?? null };
  return discriminated(sized(orNull(schema, schemas)), schemas);
}

/** A reference; what stands behind it instead, when that is an alias or may be null. */
function published(reference: JsonObject, name: string, schemas: JsonObject): JsonObject {
  const target = lookUp({ schemas }, 'schemas', name);
  const beside = without(reference, '$ref');
  const isPlain = isScalar(target) && Object.keys(beside).some((key) => key !== 'description');
  const isFlag = target['type'] === 'boolean';
  if (!isPlain && !isFlag && refOf(target) === undefined && nullBranch(target) === undefined) {
    return isChoice(target) && target['default'] !== undefined
      ? { default: target['default'], ...reference }
      : reference;
  }
  return publish(
    {
      ...objectAt(
        mapSchema(target, (found) => publish(found, schemas)),
        name,
      ),
      ...beside,
    },
    schemas,
  );
}

/** What else an `anyOf` of something and null holds; undefined for any other schema. */
function nullBranch(schema: JsonObject): JsonObject | undefined {
  const branches = schema['anyOf'];
  if (!Array.isArray(branches) || branches.length !== 2) return undefined;
  const other = branches.find((branch) => !isNull(branch));
  return isObject(other) && branches.some(isNull) ? other : undefined;
}

function orNull(schema: JsonObject, schemas: JsonObject): JsonObject {
  const other = nullBranch(schema);
  if (other === undefined) return schema;
  const ref = refOf(other);
  const target = ref === undefined ? other : lookUp({ schemas }, ref[0], ref[1]);
  if (isScalarUnion(target)) return without(schema, 'anyOf');
  const isNamed = ref !== undefined && !isScalar(target);
  if (isNamed || typeof target['type'] !== 'string') return schema;
  return { ...target, ...without(schema, 'anyOf'), type: [target['type'], 'null'] };
}

/** An integer says how many bits it needs. */
function sized(schema: JsonObject): JsonObject {
  const { type, format, maximum } = schema;
  const isInteger = type === 'integer' || (Array.isArray(type) && type.includes('integer'));
  if (!isInteger || format !== undefined) return schema;
  return { ...schema, format: typeof maximum === 'number' && maximum <= 2_147_483_647 ? 'int32' : 'int64' };
}

function isScalar(schema: JsonObject): boolean {
  return (
    schema['enum'] === undefined && ['string', 'integer', 'number', 'boolean'].includes(textOf(schema['type'] ?? ''))
  );
}

function isChoice(schema: JsonObject): boolean {
  return Array.isArray(schema['enum']);
}

/** Text or number: the branches exclude one another. */
function isScalarUnion({ anyOf }: JsonObject): boolean {
  if (!Array.isArray(anyOf)) return false;
  const types = anyOf.map((branch) => (isObject(branch) && isScalar(branch) ? textOf(branch['type'] ?? '') : ''));
  return !types.includes('') && new Set(types).size === types.length;
}

function isNull(branch: Json): boolean {
  return isObject(branch) && branch['type'] === 'null';
}

function discriminated(schema: JsonObject, schemas: JsonObject): JsonObject {
  const branches = schema['anyOf'];
  if (!Array.isArray(branches) || branches.length < 2) return schema;
  const mapping: JsonObject = {};
  for (const branch of branches) {
    const ref = refOf(branch);
    const properties = ref === undefined ? undefined : lookUp({ schemas }, ref[0], ref[1])['properties'];
    const type = isObject(properties) ? properties['type'] : undefined;
    const value = isObject(type) ? type['const'] : undefined;
    if (typeof value !== 'string' || value in mapping || !isObject(branch)) return schema;
    mapping[value] = branch['$ref'] ?? null;
  }
  return { ...without(schema, 'anyOf'), oneOf: branches, discriminator: { propertyName: 'type', mapping } };
}

/** Names for the constants of a named choice, and of each property that has one value. */
function withVariableNames(schema: JsonObject, name: string): JsonObject {
  const prefix = constantCase(name);
  const values = schema['enum'];
  if (Array.isArray(values)) {
    return {
      ...without(schema, 'default', 'x-enum-descriptions'),
      ...withMeanings(schema),
      'x-enum-varnames': values.map((value) => `${prefix}_${constantCase(textOf(value))}`),
    };
  }
  if (!isObject(schema['properties'])) return schema;
  const properties = mapValues(schema['properties'], (property, key) =>
    isObject(property) && typeof property['const'] === 'string'
      ? { ...property, 'x-enum-varnames': [`${prefix}_${constantCase(key)}`] }
      : property,
  );
  return { ...schema, properties: mapValues(properties, reserved) };
}

/** What a description lists; the meanings of more values stand beside them, as generators read them. */
const mostListed = 50;

/** The description of a choice, with a list of what its values mean. */
function withMeanings({ description, enum: values, 'x-enum-descriptions': meanings }: JsonObject): JsonObject {
  if (!isObject(meanings)) return {};
  if (Array.isArray(values) && values.length > mostListed) {
    return { 'x-enum-descriptions': values.map((value) => meanings[textOf(value)] ?? '') };
  }
  const lines = Object.entries(meanings).map(([value, meaning]) => `- \`${value}\`: ${textOf(meaning)}`);
  return { description: `${textOf(description ?? '')}\n\n${lines.join('\n')}` };
}

/** What is null so far may become an object: generators know no type that has null alone. */
function reserved(property: Json): Json {
  return isNull(property) ? { ...objectAt(property, 'property'), type: ['object', 'null'] } : property;
}

/** `TaskStatus` → `TASK_STATUS`, `dev-open` → `DEV_OPEN`. */
function constantCase(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
}
