import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { closure } from './components.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { mapSchema } from './schema-walk.ts';

/** A schema that stands for "no value": printed as `undefined`. */
export const nothing: JsonObject = { 'x-nothing': true };

/** One interface to print: a member for each schema. */
export interface Group {
  readonly name: string;
  readonly comment: string;
  readonly members: Readonly<Record<string, Json>>;
}

/**
 * TypeScript source of one exported interface per group. Members refer to `schemas` by name; those that are needed
 * are printed as the interface `Schemas` before them (all of them when `all` is set).
 */
export async function printSchemaTypes(
  groups: readonly Group[],
  schemas: JsonObject,
  options: { all: boolean; comment: string },
): Promise<string> {
  const roots = groups.map((group) => group.members as JsonObject);
  const needed = options.all ? schemas : (closure(roots, { schemas })['schemas'] ?? {});
  const keyed: JsonObject = {};
  groups.forEach((group, index) => {
    for (const [name, schema] of Object.entries(group.members)) keyed[`g${index}.${name}`] = schema;
  });
  const printed = await printMembers({ ...needed, ...keyed });
  const named = Object.keys(needed).sort();
  const parts = groups.map((group, index) => {
    const names = Object.keys(group.members);
    return printInterface(group.name, group.comment, names, (name) => printed.get(`g${index}.${name}`));
  });
  if (named.length === 0) return parts.join('\n');
  return [printInterface('Schemas', options.comment, named, (name) => printed.get(name)), ...parts].join('\n');
}

function printInterface(
  name: string,
  comment: string,
  names: readonly string[],
  printed: (name: string) => string | undefined,
): string {
  return `/** ${comment} */\nexport interface ${name} {\n${names.map((member) => printed(member) ?? '').join('\n')}\n}\n`;
}

async function printMembers(schemas: JsonObject): Promise<Map<string, string>> {
  const components = { schemas: Object.fromEntries(Object.entries(schemas).map(([name, s]) => [name, readable(s)])) };
  const document = { openapi: '3.1.0', info: { title: 'shapes', version: '1' }, paths: {}, components };
  const nodes = await openapiTS(JSON.stringify(document), {
    emptyObjectsUnknown: true,
    defaultNonNullable: false,
    silent: true,
    transform: (schema) =>
      'x-nothing' in schema ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword) : undefined,
  });
  const members = new Map<string, string>();
  for (const member of schemaMembers(nodes)) {
    const key = memberKey(member);
    const text = astToString(ts.factory.createTypeLiteralNode([member]));
    const inner = text.slice(text.indexOf('{') + 1, text.lastIndexOf('}')).trim();
    members.set(key, shorten(inner, key));
  }
  return members;
}

function schemaMembers(nodes: readonly ts.Node[]): ts.TypeElement[] {
  for (const node of nodes) {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') continue;
    for (const member of node.members) {
      const isSchemas = memberKey(member) === 'schemas' && ts.isPropertySignature(member);
      if (isSchemas && member.type !== undefined && ts.isTypeLiteralNode(member.type)) return [...member.type.members];
    }
  }
  return [];
}

function memberKey(member: ts.TypeElement): string {
  const name = member.name;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}

/** References by the short name, and the member itself without its group's prefix. */
function shorten(text: string, key: string): string {
  const referring = text.replaceAll(/components\["schemas"\]\["([^"]+)"\]/g, "Schemas['$1']");
  return referring.replace(`"${key}"`, `'${key.replace(/^g\d+\./, '')}'`);
}

/** Drops what would only make the comments noisy; text in them must not end the comment. */
function readable(schema: Json): Json {
  return mapSchema(schema, (found) => {
    const copy: JsonObject = {};
    for (const [key, value] of Object.entries(found)) {
      if (key === 'x-nothing' || !(key.startsWith('x-') || ignored.includes(key))) copy[key] = value;
    }
    const description = copy['description'];
    if (typeof description === 'string') copy['description'] = description.trim().replaceAll('*/', '* /');
    return copy;
  });
}

const ignored = ['example', 'examples', 'title', 'format', 'pattern'];

/** Whether `schema` holds a default anywhere, references followed. */
export function hasDefault(schema: Json, schemas: JsonObject): boolean {
  const all = [schema, ...Object.values(closure(schema, { schemas })['schemas'] ?? {})];
  return all.some((entry) => {
    let found = false;
    mapSchema(entry, (part) => {
      found ||= 'default' in part;
      return part;
    });
    return found;
  });
}

/** `schema` as a handler receives it: what has a default is always there. */
export function withDefaultsFilled(schema: Json): Json {
  return mapSchema(schema, (found) => {
    if (!isObject(found['properties'])) return found;
    const required = Array.isArray(found['required']) ? found['required'] : [];
    const filled = Object.entries(found['properties']).flatMap(([name, entry]) =>
      isObject(entry) && entry['default'] !== undefined && !required.includes(name) ? [name] : [],
    );
    return filled.length === 0 ? found : { ...found, required: [...required, ...filled] };
  });
}
