import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build, type Plugin } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { isObject, mapValues, type Json, type JsonObject } from './json.ts';
import { notice } from './print-ts.ts';
import { SpecError } from './spec-error.ts';
import type { Entry } from './validator-schemas.ts';

/** How schemas become functions. */
export interface CompileOptions {
  /** Absent properties get their defaults, in place. */
  readonly fillDefaults: boolean;
  /** What references in the schemas name; each becomes one function. */
  readonly named: JsonObject;
}

/** The schema document that holds the named ones while compiling. */
const namedId = 'hub';

/**
 * The text of one self-contained ESM module: the exported objects that the entries' paths spell, filled with
 * compiled functions, and `tables` as plain exported data.
 * Throws a `SpecError` for a schema that ajv refuses in strict mode.
 */
export async function emitValidators(
  entries: readonly Entry[],
  exports: readonly string[],
  tables: Readonly<Record<string, unknown>>,
  options: CompileOptions,
): Promise<string> {
  const sources = { plain: compile(entries, false, options), coercing: compile(entries, true, options) };
  const result = await build({
    stdin: {
      contents: entryModule(entries, exports, tables),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    banner: { js: `// ${notice}\n/* eslint-disable */` },
    plugins: [virtual(sources)],
  });
  const text = result.outputFiles[0]?.text ?? '';
  return text.replaceAll(/^\s*\/\/ (?:\.\.\/)*(?:node_modules\/|virtual:|<stdin>).*\n/gm, '');
}

function compile(entries: readonly Entry[], coerce: boolean, options: CompileOptions): string {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: false,
    useDefaults: options.fillDefaults,
    inlineRefs: false,
    coerceTypes: coerce,
    code: { source: true, esm: true, lines: true, optimize: 1 },
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['components']);
  ajv.addSchema({ $id: namedId, components: { schemas: absoluteRefs(options.named) } });
  const names: Record<string, string> = {};
  const problems: string[] = [];
  entries.forEach((entry, index) => {
    if (entry.coerce !== coerce || index !== firstLike(entries, entry)) return;
    const id = `v${index}`;
    try {
      ajv.addSchema(absoluteRefs(entry.schema) as AnySchema, id);
      ajv.getSchema(id);
      names[id] = id;
    } catch (error) {
      problems.push(`${entry.path.join(' ')}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  if (problems.length > 0) throw new SpecError(problems);
  return standalone.default(ajv, names);
}

/** Where an equal schema was seen first: equal ones share one function. */
function firstLike(entries: readonly Entry[], entry: Entry): number {
  return entries.findIndex((other) => other.coerce === entry.coerce && isDeepStrictEqual(other.schema, entry.schema));
}

function absoluteRefs(node: Json): Json {
  if (Array.isArray(node)) return node.map(absoluteRefs);
  if (!isObject(node)) return node;
  return mapValues(node, (value, key) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, `${namedId}#`) : absoluteRefs(value),
  );
}

function entryModule(
  entries: readonly Entry[],
  exports: readonly string[],
  tables: Readonly<Record<string, unknown>>,
): string {
  const objects = exports.map((name) => `export const ${name} = ${tree(entries, name)};`);
  const data = Object.entries(tables).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};`,
  );
  return [
    `import * as plain from 'virtual:plain';`,
    `import * as coercing from 'virtual:coercing';`,
    ...objects,
    ...data,
  ].join('\n');
}

/** The nested object literal of one exported name. */
function tree(entries: readonly Entry[], name: string): string {
  const root = new Map<string, unknown>();
  entries.forEach((entry) => {
    const [top, ...keys] = entry.path;
    if (top !== name) return;
    const index = firstLike(entries, entry);
    let node = root;
    keys.forEach((key, depth) => {
      if (depth === keys.length - 1) node.set(key, `${entry.coerce ? 'coercing' : 'plain'}.v${index}`);
      else node = child(node, key);
    });
  });
  return printTree(root);
}

function child(node: Map<string, unknown>, key: string): Map<string, unknown> {
  const known = node.get(key);
  if (known instanceof Map) return known as Map<string, unknown>;
  const fresh = new Map<string, unknown>();
  node.set(key, fresh);
  return fresh;
}

function printTree(node: unknown): string {
  if (!(node instanceof Map)) return String(node);
  return `{${[...node].map(([key, entry]) => `${JSON.stringify(key)}: ${printTree(entry)}`).join(',\n')}}`;
}

function virtual(sources: Readonly<Record<string, string>>): Plugin {
  const resolveDir = fileURLToPath(new URL('.', import.meta.url));
  return {
    name: 'virtual',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'virtual' }));
      esbuild.onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({
        contents: sources[path] ?? '',
        resolveDir,
        loader: 'js',
      }));
    },
  };
}
