import { lookUp, refOf } from './components.ts';
import { arrayAt, isObject, objectAt, objectEntries, textOf, type Json, type JsonObject } from './json.ts';
import type { Operation } from './operations.ts';
import { visitSchemas } from './schema-walk.ts';
import type { Spec } from './spec.ts';

/**
 * Problems of everything in the REST contract that does not say what it means: schemas, their properties and the
 * values of their choices, parameters, answers, headers and tags. A property that refers to a shape says it through
 * that shape, unless properties of several names share it: `Id` says nothing about a `parent_task_id`.
 */
export function lintDescriptions(spec: Spec, operations: readonly Operation[]): string[] {
  const shared = sharedShapes(spec.schemas);
  return [
    ...objectEntries(spec.schemas, 'schemas').flatMap(([name, schema]) => lintSchema(name, schema, shared)),
    ...objectEntries(spec.parameters, 'parameters').flatMap(([name, entry]) => lintText(entry, `parameters/${name}`)),
    ...arrayAt(spec.openapi['tags'], 'tags').flatMap((tag) => lintText(tag, `tag ${nameOf(tag)}`)),
    ...headersOf(spec.openapi['components'], 'openapi.yaml#/components'),
    ...operations.flatMap(lintOperation),
  ];
}

function lintSchema(name: string, schema: JsonObject, shared: ReadonlySet<string>): string[] {
  const problems = [...lintText(schema, `schemas/${name}`), ...lintChoice(schema, `schemas/${name}`)];
  visitSchemas(
    schema,
    (found, place) => {
      for (const [key, property] of objectEntries(found['properties'], place)) {
        const refers = refOf(property);
        if (refers !== undefined && !shared.has(refers[1]) && property['description'] === undefined) continue;
        problems.push(...lintText(property, `${place}/${key}`));
      }
      return true;
    },
    `schemas/${name}`,
  );
  return problems;
}

function lintChoice({ enum: values, 'x-enum-descriptions': meanings }: JsonObject, place: string): string[] {
  if (!Array.isArray(values)) return [];
  const explained = Object.keys(isObject(meanings) ? meanings : {}).sort();
  const known = values.map(textOf).sort();
  return explained.join('\n') === known.join('\n')
    ? []
    : [`${place}: x-enum-descriptions must explain each value and no other`];
}

function lintOperation({ place, source }: Operation): string[] {
  const inline = arrayAt(source['parameters'], place).filter((entry) => refOf(entry) === undefined);
  return [
    ...lintText(source, place),
    ...inline.flatMap((entry) => lintText(entry, `${place} parameter ${nameOf(entry)}`)),
    ...objectEntries(source['responses'], place).flatMap(([status, response]) => [
      ...lintText(response, `${place} ${status}`),
      ...headersOf(response, `${place} ${status}`),
    ]),
  ];
}

function headersOf(holder: Json | undefined, place: string): string[] {
  const headers = isObject(holder) ? holder['headers'] : undefined;
  return objectEntries(headers, place).flatMap(([name, header]) =>
    refOf(header) === undefined ? lintText(header, `${place} header ${name}`) : [],
  );
}

function lintText(node: Json, place: string): string[] {
  const text = isObject(node) ? node['description'] : undefined;
  if (typeof text !== 'string') return [`${place}: has no description`];
  return text.trim().endsWith('.') ? [] : [`${place}: its description is not a sentence`];
}

function nameOf(node: Json): string {
  return isObject(node) ? textOf(node['name']) : '';
}

/** Plain texts, numbers and flags, null or not, that properties of several names refer to. */
function sharedShapes(schemas: JsonObject): ReadonlySet<string> {
  const users = new Map<string, Set<string>>();
  for (const [name, schema] of Object.entries(schemas)) {
    visitSchemas(
      schema,
      (found) => {
        for (const [key, property] of objectEntries(found['properties'], name)) {
          const refers = refOf(property)?.[1];
          if (refers !== undefined) users.set(refers, (users.get(refers) ?? new Set()).add(key));
        }
        return true;
      },
      name,
    );
  }
  const plain = [...users].filter(([name, keys]) => keys.size > 1 && isPlain(objectAt(schemas[name], name), schemas));
  return new Set(plain.map(([name]) => name));
}

function isPlain(schema: JsonObject, schemas: JsonObject): boolean {
  const ref = refOf(schema);
  if (ref !== undefined) return isPlain(lookUp({ schemas }, ref[0], ref[1]), schemas);
  if (schema['enum'] !== undefined) return false;
  const branches = schema['anyOf'];
  if (Array.isArray(branches)) return branches.every((branch) => isObject(branch) && isPlain(branch, schemas));
  return ['string', 'integer', 'number', 'boolean', 'null'].includes(textOf(schema['type']));
}
