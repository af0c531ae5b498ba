import { textOf, isObject, type Json, type JsonObject } from './json.ts';

/**
 * Which error code a broken schema keyword stands for, by `<pointer>|<keyword>`. The pointer names the value
 * (`/body/username`, list items as `*`); `required` under a value's pointer means that the value is missing.
 */
export type Violations = Record<string, string>;

/** Collects the `x-violation` marks of a flat schema whose value stands at `pointer`. */
export function collectViolations(schema: Json, pointer: string, found: Violations = {}): Violations {
  if (!isObject(schema)) return found;
  const marks = schema['x-violation'];
  if (isObject(marks)) {
    for (const [keyword, code] of Object.entries(marks)) found[`${pointer}|${keyword}`] = textOf(code);
  }
  for (const [name, entry] of propertiesOf(schema)) collectViolations(entry, `${pointer}/${name}`, found);
  if (isObject(schema['items'])) collectViolations(schema['items'], `${pointer}/*`, found);
  for (const list of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = schema[list];
    if (Array.isArray(branches)) for (const branch of branches) collectViolations(branch, pointer, found);
  }
  return found;
}

function propertiesOf(schema: JsonObject): [string, Json][] {
  const named = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const others = schema['additionalProperties'];
  return isObject(others) ? [...named, ['*', others]] : named;
}
