import fc from 'fast-check';
import type { Schema } from './fuzz-schema.ts';
import { judgeOf } from './fuzz-schema.ts';
import { hugeNumber, isOpen } from './fuzz-open.ts';
import type { Args } from './fuzz-open.ts';
import { isCarried, oddTexts, textOf } from './fuzz-texts.ts';

/** Real values by the name of the property that takes them. */
export interface Names {
  readonly real: ReadonlyMap<string, readonly unknown[]>;
  /** What was built of these names for a schema, to be built once. */
  readonly built: Map<Schema, fc.Arbitrary<unknown>>;
}

/** The values of working calls by the name of their property, at every depth; the items of a list stand under its name. */
export function namesIn(objects: readonly Args[]): Names {
  const real = new Map<string, unknown[]>();
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) return value.forEach((item) => add(name, item));
    real.set(name, [...(real.get(name) ?? []), value]);
    if (typeof value === 'object' && value !== null) addAll(value as Args);
  };
  const addAll = (object: Args): void => Object.entries(object).forEach(([name, value]) => add(name, value));
  objects.forEach(addAll);
  return { real, built: new Map() };
}

/** Valid arguments of a tool: some properties of a working call changed or added, or all made from the schema. */
export function argumentsOf(schema: Schema, example: Args, names: Names): fc.Arbitrary<Args> {
  const properties = Object.keys(schema.properties ?? {});
  const changed = fc.subarray(properties, { maxLength: Math.min(3, properties.length) }).chain((chosen) => {
    const values = chosen.map((name) => [name, valueOf(schema.properties?.[name] ?? {}, name, names)] as const);
    return fc.record(Object.fromEntries(values)).map((more) => ({ ...example, ...more }));
  });
  return fc.oneof({ weight: 3, arbitrary: changed }, { weight: 2, arbitrary: objectOf(schema, names) });
}

/** Values that fit a schema; for a property that real values are known of, more often one of those. */
export function valueOf(schema: Schema, name: string, names: Names): fc.Arbitrary<unknown> {
  const built = names.built.get(schema) ?? buildValue(schema, name, names);
  names.built.set(schema, built);
  return built;
}

function buildValue(schema: Schema, name: string, names: Names): fc.Arbitrary<unknown> {
  const made = madeOf(schema, name, names);
  const fits = judgeOf(schema);
  const real = (names.real.get(name) ?? []).filter((value) => fits(value));
  if (real.length === 0) return made;
  const pool = fc.constantFrom(...real);
  const near = isOpen(schema) ? [pool.chain(mutationsOf).filter((value) => fits(value))] : [];
  return fc.oneof({ weight: 3, arbitrary: pool }, { weight: 2, arbitrary: fc.oneof(made, ...near) });
}

function madeOf(schema: Schema, name: string, names: Names): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => valueOf(branch, name, names)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema, name, names);
    case 'object':
      return objectOf(schema, names);
    default:
      return anything;
  }
}

function numberOf({ type, minimum = -1e9, maximum = 1e9 }: Schema): fc.Arbitrary<number> {
  const edges = fc.constantFrom(minimum, maximum);
  if (type === 'integer') return fc.oneof(edges, fc.integer({ min: minimum, max: maximum }));
  const fractions = fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(edges, fractions, fc.constantFrom(...[-0, 5e-324, 0.1 + 0.2].filter((n) => n >= minimum)));
}

/** More than this in one list meets the cap of keys of a body before the list's own. */
const longestList = 100;

function arrayOf({ items = {}, minItems = 0, maxItems = 10 }: Schema, name: string, names: Names) {
  const item = valueOf(items, name, names);
  const short = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
  if (maxItems > longestList) return short;
  const full = fc.array(item, { minLength: maxItems, maxLength: maxItems, size: 'max' });
  return fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: full });
}

function objectOf(schema: Schema, names: Names): fc.Arbitrary<Args> {
  const { properties = {}, required = [], minProperties = 0, maxProperties = Infinity, additionalProperties } = schema;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const some = fc.subarray(optional, { minLength: Math.max(0, minProperties - required.length) });
  const few = fc.subarray(optional, { minLength: Math.min(minProperties, 1), maxLength: Math.min(2, optional.length) });
  const isOpen = additionalProperties !== false;
  const extra = isOpen ? fc.dictionary(fc.string({ minLength: 1 }), anything, { maxKeys: 2 }) : fc.constant({});
  return fc.oneof({ weight: 3, arbitrary: few }, some).chain((chosen) => {
    const wanted = [...required, ...chosen].map(
      (name) => [name, valueOf(properties[name] ?? {}, name, names)] as const,
    );
    return fc
      .tuple(fc.record(Object.fromEntries(wanted)), fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, extra))
      .map(([own, more]) => ({ ...more, ...own }))
      .filter((value) => Object.keys(value).length <= maxProperties && isCarriedValue(value));
  });
}

const scalars = fc.constantFrom(
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, '', 'x'.repeat(11_000), [], {}, [[]], hugeNumber],
  ...oddTexts,
);
/** Any JSON that a body may carry. */
const anything: fc.Arbitrary<unknown> = fc.oneof(scalars, fc.jsonValue({ maxDepth: 2 }).filter(isCarriedValue));

/** A value with one of its parts, or the whole, replaced by something else. */
function mutationsOf(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return anything;
  return fc.constantFrom(...Object.keys(value)).chain((key) => {
    const part = (value as Args)[key];
    return fc.oneof(anything, mutationsOf(part)).map((other) => {
      if (Array.isArray(value)) return value.with(Number(key), other);
      return { ...value, [key]: other };
    });
  });
}

/**
 * What a body may carry (rule http-json-limits): no NUL, no half of a character, no name that reaches into prototypes.
 */
export function isCarriedValue(value: unknown): boolean {
  if (typeof value === 'string') return isCarried(value);
  if (typeof value !== 'object' || value === null) return true;
  const reserved = ['__proto__', 'constructor', 'prototype'];
  return Object.entries(value).every(
    ([key, part]) => isCarried(key) && !reserved.includes(key) && isCarriedValue(part),
  );
}
