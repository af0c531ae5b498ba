import { SpecError } from './spec-error.ts';

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object; absent keys read as undefined. */
export interface JsonObject {
  [key: string]: Json;
}

/** Whether `value` is an object and not null or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `value` as an object; absent counts as empty. Throws a `SpecError` naming `place` for anything else. */
export function objectAt(value: Json | undefined, place: string): JsonObject {
  if (value === undefined) return {};
  if (!isObject(value)) throw new SpecError([`${place}: must be an object`]);
  return value;
}

/** `value` as an array; absent counts as empty. Throws a `SpecError` naming `place` for anything else. */
export function arrayAt(value: Json | undefined, place: string): Json[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new SpecError([`${place}: must be an array`]);
  return value;
}

/** `value` as text. Throws a `SpecError` naming `place` when it is not. */
export function textAt(value: Json | undefined, place: string): string {
  if (typeof value !== 'string') throw new SpecError([`${place}: must be a string`]);
  return value;
}

/** The entries of an object whose values are objects. Throws a `SpecError` naming the entry that is not. */
export function objectEntries(value: Json | undefined, place: string): [string, JsonObject][] {
  return Object.entries(objectAt(value, place)).map(([key, entry]) => [key, objectAt(entry, `${place}/${key}`)]);
}

/** A new object with every value mapped; key order kept. */
export function mapValues(value: JsonObject, map: (entry: Json, key: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, map(entry, key)]));
}

/** A shallow copy with the keys sorted by name. */
export function sortKeys(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `value` without the keys that `drop` names. */
export function without(value: JsonObject, ...drop: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !drop.includes(key)));
}

/** Any value as text, for messages and look-ups; a string stays as it is. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
