import { refOf } from '../components.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { descriptionOf, fieldsOf, isNamed, neededNames, target, typesOf } from './named.ts';

/** How choices of strings are printed: an answer may hold a value that this version of the client does not know. */
export type Openness = 'open' | 'closed';

/** TypeScript of the named schemas that `roots` need. */
export function printNamedTypes(roots: readonly Json[], schemas: JsonObject, openness: Openness): string {
  const print = typePrinter(schemas, openness);
  return neededNames(roots, schemas)
    .map(([name, schema]) => {
      const head = comment(schema);
      const isShape = isObject(schema['properties']) && !Array.isArray(schema['anyOf']);
      return isShape
        ? `${head}export interface ${name} ${print(schema)}`
        : `${head}export type ${name} = ${print(schema)};`;
    })
    .join('\n\n');
}

/** A function that prints the type of a schema. */
export function typePrinter(schemas: JsonObject, openness: Openness): (schema: Json) => string {
  const print = (schema: Json): string => {
    if (!isObject(schema)) return 'unknown';
    const ref = refOf(schema);
    if (ref !== undefined) {
      const found = target(ref, schemas);
      return isNamed(found) ? ref[1] : print(found);
    }
    if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
    if (Array.isArray(schema['enum'])) return printEnum(schema['enum'], openness);
    const choices = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(choices)) return [...new Set(choices.map(print))].join(' | ');
    return typesOf(schema).length === 0
      ? printUntyped(schema)
      : typesOf(schema)
          .map((type) => printType(type, schema))
          .join(' | ');
  };
  const printUntyped = (schema: JsonObject): string =>
    isObject(schema['properties']) ? printObject(schema) : 'unknown';
  const printType = (type: string, schema: JsonObject): string => {
    if (type === 'array') return `readonly (${print(schema['items'] ?? {})})[]`;
    if (type === 'object') return printObject(schema);
    return type === 'integer' ? 'number' : type;
  };
  const printObject = (schema: JsonObject): string => {
    const fields = fieldsOf(schema);
    const more = schema['additionalProperties'];
    if (fields.length === 0) return `{ readonly [name: string]: ${isObject(more) ? print(more) : 'unknown'} }`;
    const lines = fields.map(({ name, schema: entry, required }) => {
      const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
      return `${comment(entry)}readonly ${key}${required ? '' : '?'}: ${print(entry)}${required ? '' : ' | undefined'};`;
    });
    return `{\n${lines.join('\n')}\n}`;
  };
  return print;
}

function printEnum(values: readonly Json[], openness: Openness): string {
  const known = values.map((value) => JSON.stringify(value)).join(' | ');
  return openness === 'open' && values.every((value) => typeof value === 'string') ? `Open<${known}>` : known;
}

function comment(schema: Json): string {
  const text = descriptionOf(schema);
  return text === '' ? '' : `/** ${text} */\n`;
}
