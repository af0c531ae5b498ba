import { isObject, type Json, type JsonObject } from './json.ts';

/**
 * What becomes of NUL and half surrogate pairs in the texts of a request, by pointer (list items as `*`): `long` ones
 * are mended, `open` values are left to the rules of the feature, as are those without a declared type. All others
 * are refused.
 */
export type TextMarks = Record<string, 'long' | 'open'>;

/** Names of the long texts that agents write: such a field must say `x-text: long`. */
const longNames = ['task', 'context', 'result', 'output', 'text', 'content', 'description', 'comment', 'note'];

const typing = ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', 'properties', '$ref'];

/** Collects the marks of a flat schema whose value stands at `pointer`. */
export function collectTexts(schema: Json, pointer: string, found: TextMarks = {}): TextMarks {
  eachPlace(schema, pointer, (place, at) => {
    const mark = place['x-text'];
    if (mark === 'long' || mark === 'open') found[at] = mark;
    else if (!typing.some((key) => key in place)) found[at] ??= 'open';
  });
  return found;
}

/** Problems of the marks of a flat request schema: one on what is no text, or none on a long text. */
export function lintTexts(schema: Json, place: string): string[] {
  const problems: string[] = [];
  eachPlace(schema, '', (found, pointer) => {
    const mark = found['x-text'];
    const types = found['type'] === undefined ? undefined : [found['type']].flat();
    const isText = types?.includes('string') === true;
    if (mark !== undefined && types !== undefined && !isText) {
      problems.push(`${place} ${pointer}: x-text stands on a text`);
    }
    const name = pointer.split('/').at(-1) ?? '';
    if (mark !== 'long' && isText && found['enum'] === undefined && longNames.includes(name)) {
      problems.push(`${place} ${pointer}: a long text that agents write must say x-text: long`);
    }
  });
  return problems;
}

function eachPlace(schema: Json, pointer: string, visit: (schema: JsonObject, pointer: string) => void): void {
  if (!isObject(schema)) return;
  visit(schema, pointer);
  const { properties, items, additionalProperties } = schema;
  if (isObject(properties)) {
    for (const [name, inner] of Object.entries(properties)) eachPlace(inner, `${pointer}/${name}`, visit);
  }
  if (isObject(items)) eachPlace(items, `${pointer}/*`, visit);
  if (isObject(additionalProperties)) eachPlace(additionalProperties, `${pointer}/*`, visit);
  for (const list of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = schema[list];
    if (Array.isArray(branches)) for (const branch of branches) eachPlace(branch, pointer, visit);
  }
}
