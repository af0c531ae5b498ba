import { refOf } from '../components.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { descriptionOf, fieldsOf, isNamed, neededNames, target, typesOf } from './named.ts';
import { pascal } from './names.ts';
import type { Openness } from './print-types.ts';

/** Words that cannot be the name of a field in a class. */
const keywords = new Set([
  'from',
  'class',
  'def',
  'pass',
  'in',
  'is',
  'not',
  'or',
  'and',
  'import',
  'global',
  'lambda',
]);

/** A name that Python takes for a parameter. */
export function parameterName(name: string): string {
  return keywords.has(name) ? `${name}_` : name;
}

/** Prints types and collects the classes that they need on the way. */
export interface DictPrinter {
  /** The type of a schema; an object without a name of its own becomes a class named `hint`. */
  print(schema: Json, hint: string): string;
  /** Makes a class of an object, under this name. */
  declare(name: string, schema: JsonObject): void;
  /** All classes so far, in an order that reads well. */
  readonly text: () => string;
}

/** @param roots whose named schemas are declared first */
export function dictPrinter(roots: readonly Json[], schemas: JsonObject, openness: Openness): DictPrinter {
  const parts: string[] = [];
  const taken = new Set<string>();
  const print = (schema: Json, hint: string): string => {
    if (!isObject(schema)) return 'Any';
    const ref = refOf(schema);
    if (ref !== undefined) {
      const found = target(ref, schemas);
      return isNamed(found) ? ref[1] : print(found, hint);
    }
    if (schema['const'] !== undefined) return `Literal[${py(schema['const'])}]`;
    if (Array.isArray(schema['enum'])) {
      const known = `Literal[${schema['enum'].map(py).join(', ')}]`;
      return openness === 'open' && typesOf(schema).includes('string') ? `Union[${known}, str]` : known;
    }
    const choices = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(choices)) return union(choices.map((entry) => print(entry, hint)));
    const types = typesOf(schema);
    if (types.length === 0) return isObject(schema['properties']) ? printType('object', schema, hint) : 'Any';
    return union(types.map((type) => printType(type, schema, hint)));
  };
  const printType = (type: string, schema: JsonObject, hint: string): string => {
    if (type === 'array') return `List[${print(schema['items'] ?? {}, `${hint}Item`)}]`;
    if (type !== 'object') return scalars[type] ?? 'Any';
    if (fieldsOf(schema).length === 0) {
      const more = schema['additionalProperties'];
      return `Dict[str, ${isObject(more) ? print(more, `${hint}Value`) : 'Any'}]`;
    }
    declare(hint, schema);
    return hint;
  };
  const declare = (name: string, schema: JsonObject): void => {
    if (taken.has(name)) return;
    taken.add(name);
    const fields = fieldsOf(schema).map((field) => ({
      ...field,
      type: print(field.schema, `${name}${pascal(field.name)}`),
    }));
    parts.push(printClass(name, descriptionOf(schema), fields));
  };
  const alias = (name: string, schema: JsonObject): void => {
    const text = descriptionOf(schema);
    parts.push(`${name} = ${print(schema, name)}${text === '' ? '' : `\n"""${text}"""`}`);
  };
  const named = neededNames(roots, schemas);
  const isAlias = (schema: JsonObject): boolean => Array.isArray(schema['enum']) || Array.isArray(schema['anyOf']);
  for (const [name, schema] of named) if (Array.isArray(schema['enum'])) alias(name, schema);
  for (const [name, schema] of named) if (!isAlias(schema)) declare(name, schema);
  for (const [name, schema] of named) if (Array.isArray(schema['anyOf'])) alias(name, schema);
  return { print, declare, text: () => parts.join('\n\n') };
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly schema: Json;
}

/** Fields that may be absent stand in a class of their own: Python 3.10 has no NotRequired. */
function printClass(name: string, description: string, fields: readonly Field[]): string {
  const doc = `    """${description === '' ? `${name}.` : description}"""`;
  const isPlain = fields.every((field) => /^[A-Za-z_]\w*$/.test(field.name) && !keywords.has(field.name));
  const must = fields.filter(({ required }) => required);
  const may = fields.filter(({ required }) => !required);
  if (!isPlain) {
    const one = (suffix: string, some: readonly Field[], total: string): string =>
      `_${name}${suffix} = TypedDict("_${name}${suffix}", {${some.map((f) => `"${f.name}": '${f.type}'`).join(', ')}}${total})`;
    return [
      one('Must', must, ''),
      one('May', may, ', total=False'),
      `\nclass ${name}(_${name}Must, _${name}May):\n${doc}`,
    ].join('\n');
  }
  const lines = (some: readonly Field[]): string =>
    some.map((field) => `\n    ${field.name}: ${field.type}${docOf(field)}`).join('');
  if (may.length === 0) return `class ${name}(TypedDict):\n${doc}\n${lines(must)}`;
  if (must.length === 0) return `class ${name}(TypedDict, total=False):\n${doc}\n${lines(may)}`;
  return `class _${name}Must(TypedDict):${lines(must)}\n\n\nclass ${name}(_${name}Must, total=False):\n${doc}\n${lines(may)}`;
}

function docOf({ schema }: Field): string {
  const text = descriptionOf(schema);
  return text === '' ? '' : `\n    """${text.replaceAll('\\', '\\\\')}"""`;
}

function union(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  if (distinct.length === 2 && distinct.includes('None'))
    return `Optional[${distinct.find((t) => t !== 'None') ?? 'Any'}]`;
  return distinct.length === 1 ? (distinct[0] ?? 'Any') : `Union[${distinct.join(', ')}]`;
}

const scalars: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** A JSON scalar as Python writes it. */
export function py(value: Json): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  return value === null ? 'None' : JSON.stringify(value);
}
