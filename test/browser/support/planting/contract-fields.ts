import { readFileSync } from 'node:fs';
import type { Loose } from '../../../support/start-hub.ts';
import { makeText } from '../hostile-texts.ts';
import type { Room } from '../hostile-texts.ts';

/** A field of a request that may hold any text. */
export interface TextField extends Room {
  /** `createRequirement checklist[].text`: operation or tool, and where in it. */
  readonly key: string;
}

const read = (name: string): Loose =>
  JSON.parse(readFileSync(new URL(`../../../../generated/${name}`, import.meta.url), 'utf8'));

/** Of a field whose length the contract does not tell. */
const usualLength = 200;

/**
 * Every field of a request that writes something and whose schema does not forbid a text that would run: strings without
 * an enumeration or a pattern against it, and values of any kind. Shortest first.
 */
export function listTextFields(): TextField[] {
  const fields = new Map<string, TextField>();
  for (const { name, schema, root } of [...readOperations(), ...readTools()]) {
    for (const field of walk(root, schema, name)) {
      if (makeText(0, 0, field) !== undefined) fields.set(field.key, field);
    }
  }
  return [...fields.values()].sort((one, other) => one.longest - other.longest);
}

interface Request {
  readonly name: string;
  readonly schema: Loose;
  readonly root: Loose;
}

function* readOperations(): Generator<Request> {
  const root = read('openapi.json');
  for (const item of Object.values<Loose>(root.paths)) {
    for (const [method, operation] of Object.entries<Loose>(item)) {
      if (method === 'get' || operation.operationId === undefined) continue;
      const { content = {} } = resolve(root, operation.requestBody) ?? {};
      for (const { schema } of Object.values<Loose>(content)) yield { name: operation.operationId, schema, root };
    }
  }
}

function* readTools(): Generator<Request> {
  for (const { name, annotations, inputSchema } of read('mcp-tools.json') as Loose[]) {
    if (annotations?.readOnlyHint !== true) yield { name, schema: inputSchema, root: inputSchema };
  }
}

function resolve(root: Loose, schema: Loose): Loose {
  let at = schema;
  while (at?.$ref !== undefined) {
    at = String(at.$ref)
      .slice(2)
      .split('/')
      .reduce((part, name) => part[name.replaceAll('~1', '/')], root);
  }
  return at;
}

/** The fields of a schema. `key` ends with the path to it; the first word is the operation. */
function* walk(root: Loose, given: Loose, key: string): Generator<TextField> {
  const schema = resolve(root, given);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  for (const part of parts) yield* walk(root, part, key);
  const types = [schema.type ?? []].flat() as string[];
  const isNamed = schema.enum !== undefined || schema.const !== undefined;
  const holds = schema.properties ?? {};
  // A value of any kind, or an object with whatever in it.
  const isOpen =
    (types.length === 0 && parts.length === 0 && schema.properties === undefined && schema.items === undefined) ||
    (types.includes('object') && Object.keys(holds).length === 0 && schema.additionalProperties !== false);
  if ((types.includes('string') || isOpen) && !isNamed) {
    const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
    yield { key, longest: schema.maxLength ?? usualLength, pattern };
  }
  for (const [name, part] of Object.entries<Loose>(holds)) {
    yield* walk(root, part, key.includes(' ') ? `${key}.${name}` : `${key} ${name}`);
  }
  if (schema.items !== undefined) yield* walk(root, schema.items, `${key}[]`);
}
