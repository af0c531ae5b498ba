import { isObject, type Json, type JsonObject } from '../json.ts';
import { resolve } from '../clients/calls.ts';
import type { Spec } from '../spec.ts';

/** A field with what it takes, as data for the command line. */
export function describeField(name: string, schema: Json, required: boolean, spec: Spec): JsonObject {
  const own = isObject(schema) && typeof schema['description'] === 'string' ? schema['description'] : undefined;
  const about = own ?? resolve(schema, spec)['description'];
  return {
    name,
    ...typeOf(schema, spec),
    about: typeof about === 'string' ? about.trim().replaceAll(/\s+/g, ' ') : '',
    ...(required ? { required } : {}),
  };
}

const everyKind = ['string', 'number', 'boolean', 'null', 'object', 'array'];

function typeOf(schema: Json, spec: Spec): JsonObject {
  const held = resolve(schema, spec);
  if (held['format'] === 'binary' || held['contentMediaType'] !== undefined) return { kinds: ['file'] };
  const union = held['anyOf'] ?? held['oneOf'];
  if (Array.isArray(union)) return merge(union.map((entry) => typeOf(entry, spec)));
  const choices = Array.isArray(held['enum']) ? held['enum'].filter((entry) => typeof entry === 'string') : undefined;
  const kinds = kindsOf(held);
  return {
    kinds,
    ...(choices === undefined ? {} : { choices }),
    ...(kinds.includes('array') && held['items'] !== undefined ? { items: typeOf(held['items'], spec) } : {}),
  };
}

function kindsOf(schema: JsonObject): Json[] {
  const type = schema['type'];
  if (Array.isArray(type)) return type;
  if (typeof type === 'string') return [type];
  if (Array.isArray(schema['enum'])) return ['string'];
  return everyKind;
}

/** A choice among types; its texts are a closed list only where each type with texts has one. */
function merge(types: readonly JsonObject[]): JsonObject {
  const kindsOfType = (type: JsonObject): Json[] => (Array.isArray(type['kinds']) ? type['kinds'] : []);
  const withTexts = types.filter((type) => kindsOfType(type).includes('string'));
  const isClosed = withTexts.length > 0 && withTexts.every((type) => Array.isArray(type['choices']));
  const items = types.find((type) => type['items'] !== undefined)?.['items'];
  return {
    kinds: [...new Set(types.flatMap(kindsOfType))],
    ...(isClosed ? { choices: withTexts.flatMap((type) => (type['choices'] as Json[]) ?? []) } : {}),
    ...(items === undefined ? {} : { items }),
  };
}
