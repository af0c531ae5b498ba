import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject, objectEntries, textOf, type Json, type JsonObject } from './json.ts';
import type { Operation } from './operations.ts';
import { visitSchemas } from './schema-walk.ts';

/** Problems of an operation whose body, success or parameter shows no example; bytes and forms need none. */
export function lintGivenExamples({ place, source, parameters }: Operation): string[] {
  const answers = objectEntries(source['responses'], place).filter(([status]) => Number(status) < 400);
  const holders: [string, JsonObject][] = answers.map(([status, answer]) => [`${place} ${status}`, answer]);
  if (isObject(source['requestBody'])) holders.push([`${place} body`, source['requestBody']]);
  const bare = holders.flatMap(([at, { content }]) =>
    objectEntries(content, at).flatMap(([media, described]) =>
      shown.includes(media) && besideSchema(described).length === 0 ? [`${at}: ${media} has no example`] : [],
    ),
  );
  const silent = parameters.filter((parameter) => besideSchema(parameter).length === 0);
  return [...bare, ...silent.map(({ name }) => `${place} parameter ${textOf(name)}: has no example`)];
}

const shown = ['application/json', 'text/event-stream'];

/**
 * Problems of every example and default in the document that does not fit the schema it stands beside or in.
 * `document` is dereferenced; what is named twice is one object and checked once.
 */
export function lintExamples(document: JsonObject): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false, logger: false });
  addFormats.default(ajv);
  const problems: string[] = [];
  const check = (schema: Json, value: Json, place: string): void => {
    const validate = ajv.compile(schema as AnySchema);
    if (validate(value)) return;
    const fault = validate.errors?.[0];
    problems.push(`${place}: example does not fit: ${fault?.instancePath ?? ''} ${fault?.message ?? ''}`);
  };
  visit(document, '', { check, seen: new Set() });
  return problems;
}

interface Visit {
  readonly check: (schema: Json, value: Json, place: string) => void;
  readonly seen: Set<Json>;
}

function visit(node: Json, place: string, work: Visit): void {
  if (typeof node !== 'object' || node === null || work.seen.has(node)) return;
  work.seen.add(node);
  if (Array.isArray(node)) return node.forEach((entry, index) => visit(entry, `${place}/${index}`, work));
  const { schema } = node;
  if (isObject(schema)) {
    for (const [name, value] of besideSchema(node)) work.check(schema, value, `${place}/${name}`);
    insideSchema(schema, `${place}/schema`, work);
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'schemas' && isObject(value)) {
      for (const [name, entry] of Object.entries(value)) insideSchema(entry, `${place}/schemas/${name}`, work);
    } else if (!['schema', 'example', 'examples', 'value'].includes(key)) {
      visit(value, `${place}/${key}`, work);
    }
  }
}

function besideSchema(node: JsonObject): [string, Json][] {
  const found: [string, Json][] = node['example'] === undefined ? [] : [['example', node['example']]];
  if (!isObject(node['examples'])) return found;
  for (const [name, example] of Object.entries(node['examples'])) {
    if (isObject(example) && example['value'] !== undefined) found.push([`examples/${name}`, example['value']]);
  }
  return found;
}

function insideSchema(schema: Json, place: string, { check, seen }: Visit): void {
  visitSchemas(
    schema,
    (found, at) => {
      if (seen.has(found)) return false;
      seen.add(found);
      const examples = Array.isArray(found['examples']) ? found['examples'] : [];
      const all = [...examples, ...(found['example'] === undefined ? [] : [found['example']])];
      for (const value of all) check(found, value, at);
      if (found['default'] !== undefined) check(found, found['default'], `${at} default`);
      return true;
    },
    place,
  );
}
