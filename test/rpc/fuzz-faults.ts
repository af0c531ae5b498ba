import fc from 'fast-check';
import type { Schema } from './fuzz-schema.ts';
import { brokenTexts } from './fuzz-texts.ts';
import { hugeNumber } from './fuzz-open.ts';
import type { Args } from './fuzz-open.ts';
import { valueOf } from './fuzz-values.ts';
import type { Names } from './fuzz-values.ts';

/** One way to break a schema. */
export interface Fault {
  /** Where and which keyword: `checklist[].text maxLength`. */
  readonly label: string;
  readonly value: fc.Arbitrary<unknown>;
}

/** Every keyword of the arguments' schema broken once, inside arguments that would be a working call otherwise. */
export function argumentFaults(schema: Schema, example: Args, names: Names): Fault[] {
  const roots = fc.constantFrom<unknown>([], [example], 'text', 1, true);
  return [{ label: '(arguments) type', value: roots }, ...objectFaults(schema, fc.constant(example), names)];
}

const textsOf = (example: Args) => {
  const places = Object.keys(example).filter((name) => typeof example[name] === 'string');
  return fc.constantFrom(...(places.length > 0 ? places : ['extra']));
};

/** Texts that no engine keeps, in otherwise working arguments: mended where agents write at length, refused elsewhere. */
export function textFaults(example: Args): Fault[] {
  const inText = (bad: string) =>
    fc
      .tuple(textsOf(example), fc.constantFrom(bad, `a${bad}`, `${bad}z`))
      .map(([name, text]) => ({ ...example, [name]: text }));
  return [
    { label: '(text) NUL', value: inText('\0') },
    { label: '(text) high surrogate', value: inText('\ud800') },
    { label: '(text) low surrogate', value: inText('\udfff') },
  ];
}

/** What breaks a limit of bodies, whatever the schema says, put into otherwise working arguments. */
export function bodyFaults(example: Args): Fault[] {
  const place = textsOf(example);
  const asKey = (key: string) =>
    fc.constant(Object.fromEntries([...Object.entries(example), [key, { polluted: true }]]));
  const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ inner }), 1);
  const wide = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`k${n}`, n]));
  return [
    { label: '(body) NUL in a name', value: asKey('a\0') },
    ...['__proto__', 'constructor', 'prototype'].map((key) => ({ label: `(body) ${key}`, value: asKey(key) })),
    { label: '(body) depth', value: place.map((name) => ({ ...example, [name]: deep })) },
    { label: '(body) keys', value: fc.constant({ ...example, ...wide }) },
  ];
}

function faultsOf(schema: Schema, name: string, names: Names): Fault[] {
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => faultsOf(branch, name, names));
  const own = [...typeFaults(schema), ...enumFaults(schema), ...boundFaults(schema)];
  if (schema.type === 'string' && !schema.enum) own.push(...listed(brokenTexts(schema)));
  if (schema.type === 'array') own.push(...arrayFaults(schema, name, names));
  if (schema.type === 'object') {
    own.push(...objectFaults(schema, valueOf(schema, name, names) as fc.Arbitrary<Args>, names));
  }
  return own;
}

const listed = (values: Readonly<Record<string, fc.Arbitrary<unknown>>>): Fault[] =>
  Object.entries(values).map(([label, value]) => ({ label, value }));

function typeFaults({ type }: Schema): Fault[] {
  if (type === undefined) return [];
  const typeOf = (value: unknown): string =>
    value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'number' ? 'number' : typeof value;
  const others = [null, true, 0, 1.5, '', '1', 'text', [], ['text'], {}, { id: 'x' }].filter((value) => {
    if (type === 'integer') return typeOf(value) !== 'number' || !Number.isInteger(value);
    return typeOf(value) !== type;
  });
  return [{ label: 'type', value: fc.constantFrom<unknown>(...others) }];
}

function enumFaults({ enum: allowed }: Schema): Fault[] {
  if (!allowed) return [];
  const near = allowed.flatMap((one) => [one.toUpperCase(), `${one} `, `${one}\u200b`, one.slice(1), `${one}s`, '']);
  return [{ label: 'enum', value: fc.constantFrom(...near.filter((text) => !allowed.includes(text))) }];
}

function boundFaults({ minimum, maximum }: Schema): Fault[] {
  return listed({
    ...(minimum !== undefined && { minimum: fc.constantFrom(minimum - 1, -1e308, -(2 ** 53)) }),
    ...(maximum !== undefined && {
      maximum: fc.constantFrom(maximum < 2 ** 53 - 1 ? maximum + 1 : 2 ** 53, 1e308, hugeNumber),
    }),
  });
}

function arrayFaults({ items = {}, minItems = 0, maxItems }: Schema, name: string, names: Names): Fault[] {
  const item = valueOf(items, name, names);
  const ofLength = (length: number) => item.map((one) => Array.from({ length }, () => one));
  const inside = faultsOf(items, name, names).map(({ label, value }) => ({
    label: `[] ${label}`,
    value: fc.tuple(item, value).map(([good, bad]) => [good, bad]),
  }));
  return [
    ...listed({
      ...(minItems > 0 && { minItems: ofLength(minItems - 1) }),
      ...(maxItems !== undefined && { maxItems: ofLength(maxItems + 1) }),
    }),
    ...inside,
  ];
}

function objectFaults(schema: Schema, base: fc.Arbitrary<Args>, names: Names): Fault[] {
  const { properties = {}, required = [], additionalProperties, minProperties = 0, maxProperties } = schema;
  const without = (absent: string) =>
    base.map((value) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== absent)));
  const strangers = fc.constantFrom('extra', 'hasOwnProperty', 'ID', '\u200bid', '');
  const many = Object.fromEntries(Array.from({ length: (maxProperties ?? 0) + 1 }, (_, n) => [`p${n}`, n]));
  const inside = Object.entries(properties).flatMap(([name, property]) =>
    faultsOf(property, name, names).map(({ label, value }) => ({
      label: `${name} ${label}`,
      value: fc.tuple(base, value).map(([good, bad]) => ({ ...good, [name]: bad })),
    })),
  );
  return [
    ...required.map((name) => ({ label: `required ${name}`, value: without(name) })),
    ...listed({
      ...(additionalProperties === false && {
        additionalProperties: fc.tuple(base, strangers).map(([good, name]) => ({ ...good, [name]: 'x' })),
      }),
      ...(minProperties > 0 && { minProperties: fc.constant({}) }),
      ...(maxProperties !== undefined && { maxProperties: fc.constant(many) }),
    }),
    ...inside,
  ];
}
