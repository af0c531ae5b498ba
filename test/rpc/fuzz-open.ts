import type { Schema } from './fuzz-schema.ts';

export type Args = Readonly<Record<string, unknown>>;

/** Stands for a number that JSON can spell and no double holds; `toText` of `fuzz-calls.ts` puts it in. */
export const hugeNumber = '@huge-number@';

/** One of each kind, and what is on the edge of its kind. */
const strangers = [null, true, 0, -1, 1.5, hugeNumber, '', 'x', [], [null], {}, { a: null }];

/** True where the schema says nothing, so that the tool itself has to look at what came. */
export const isOpen = ({ type, anyOf, enum: allowed, properties }: Schema): boolean =>
  type === undefined ? !anyOf && !allowed : type === 'object' && !properties;

/**
 * The working call with one part of what its schema leaves open replaced, for every such part and every kind of value.
 */
export function openVariants(schema: Schema, example: Args): Args[] {
  return variantsOf(schema, example) as Args[];
}

function variantsOf(schema: Schema, value: unknown): unknown[] {
  if (isOpen(schema)) return replaced(value);
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => variantsOf(schema.items ?? {}, item).map((other) => value.with(at, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    variantsOf(property, (value as Args)[name]).map((other) => ({ ...value, [name]: other })),
  );
}

function replaced(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return [...strangers, ...value.flatMap((item, at) => replaced(item).map((other) => value.with(at, other)))];
  }
  if (typeof value !== 'object' || value === null) return strangers;
  const inside = Object.entries(value).flatMap(([name, part]) =>
    replaced(part).map((other) => ({ ...value, [name]: other })),
  );
  return [...strangers, ...inside];
}
