import { Ajv2020, type AnySchema, type Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { isObject, mapValues, type Json, type JsonObject } from './json.ts';
import { SpecError } from './spec-error.ts';
import type { Entry } from './validator-schemas.ts';

/** The schema document that holds the named ones while compiling. */
const namedId = 'hub';

/** Functions are printed as modules. */
const modules = { source: true, esm: true, lines: true } as const;

/** Checks schemas against the meta-schema; the instances that compile leave that out, for it is most of their cost. */
const checker = new Ajv2020({ strict: false });

/**
 * The text of one function each for the schemas of requests, by its name. ajv numbers what a function needs
 * (`schema0`, `pattern3`) across everything that it compiles, so each is compiled and enclosed by itself: a change of
 * one schema changes the text of one function.
 * Throws a `SpecError` naming every schema that ajv refuses in strict mode.
 */
export function compileApart(entries: ReadonlyMap<string, Entry>): string {
  return refusingAll(entries, (name, entry) => {
    const ajv = createAjv({ useDefaults: true, coerceTypes: entry.coerce, code: { ...modules, optimize: 1 } });
    add(ajv, name, entry);
    return enclose(name, standalone.default(ajv, { [name]: name }));
  }).join('\n');
}

/**
 * The text of the functions of answers: each of the named schemas becomes one function, which the others call.
 * Throws a `SpecError` naming every schema that ajv refuses in strict mode.
 */
export function compileTogether(entries: ReadonlyMap<string, Entry>, named: JsonObject): string {
  const ajv = createAjv({ code: { ...modules, optimize: false } });
  ajv.addVocabulary(['components']);
  ajv.addSchema({ $id: namedId, components: { schemas: absoluteRefs(named) } });
  refusingAll(entries, (name, entry) => add(ajv, name, entry));
  const names = Object.fromEntries([...entries.keys()].map((name) => [name, name]));
  return standalone.default(ajv, names).replaceAll(/^export const /gm, 'const ');
}

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: false,
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    ...options,
  });
  addFormats.default(ajv);
  return ajv;
}

function add(ajv: Ajv2020, name: string, { schema }: Entry): void {
  const absolute = absoluteRefs(schema) as AnySchema;
  void checker.validateSchema(absolute, true);
  ajv.addSchema(absolute, name);
  ajv.getSchema(name);
}

/** The module of one function as a constant of that name; what the function needs stays inside. */
function enclose(name: string, module: string): string {
  const exported = /^"use strict";\s*export const \w+ = (validate\d+);/.exec(module);
  if (exported?.[1] === undefined) throw new Error(`${name}: ajv printed another kind of module`);
  return `const ${name} = (() => {\n${module.slice(exported[0].length)}\nreturn ${exported[1]};\n})();`;
}

function refusingAll<T>(entries: ReadonlyMap<string, Entry>, work: (name: string, entry: Entry) => T): T[] {
  const problems: string[] = [];
  const results = [...entries].flatMap(([name, entry]) => {
    try {
      return [work(name, entry)];
    } catch (error) {
      problems.push(`${entry.path.join(' ')}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  if (problems.length > 0) throw new SpecError(problems);
  return results;
}

function absoluteRefs(node: Json): Json {
  if (Array.isArray(node)) return node.map(absoluteRefs);
  if (!isObject(node)) return node;
  return mapValues(node, (value, key) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, `${namedId}#`) : absoluteRefs(value),
  );
}
