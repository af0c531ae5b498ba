import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { compileApart, compileTogether } from './compile-schemas.ts';
import type { JsonObject } from './json.ts';
import { notice } from './print-ts.ts';
import type { Entry } from './validator-schemas.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What the names of functions begin with, by the exported object that holds them. */
const prefixes: Readonly<Record<string, string>> = {
  requestValidators: 'rest',
  toolValidators: 'tool',
  lineValidators: 'line',
  responseValidators: 'rest',
  toolResultValidators: 'tool',
  eventValidators: 'event',
};

/**
 * The text of `generated/validators.js`, and of `generated/line-validators.js`, which is read later: one self-contained module that exports the objects which the entries' paths
 * spell, filled with compiled functions, and `tables` as plain data.
 * Throws a `SpecError` for a schema that ajv refuses in strict mode.
 */
export async function emitRequestValidators(
  entries: readonly Entry[],
  tables: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const functions = distinct(entries);
  const data = Object.entries(tables).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};`,
  );
  return bundle([compileApart(functions.byName), ...objects(entries, functions), ...data]);
}

/**
 * The text of `generated/response-validators.js`, of the same form; `named` holds the schemas that references name.
 * Throws a `SpecError` for a schema that ajv refuses in strict mode.
 */
export async function emitResponseValidators(entries: readonly Entry[], named: JsonObject): Promise<string> {
  const functions = distinct(entries);
  return bundle([compileTogether(functions.byName, named), ...objects(entries, functions)]);
}

interface Functions {
  /** The entry that gave a function its name. */
  readonly byName: ReadonlyMap<string, Entry>;
  /** The name of the function that checks an entry. */
  readonly nameOf: (entry: Entry) => string;
}

/** Equal schemas share one function, which is named after the first: `rest_sendTask_body`, `tool_send_task`. */
function distinct(entries: readonly Entry[]): Functions {
  const names = new Map<string, string>();
  const byName = new Map<string, Entry>();
  const keyOf = ({ schema, coerce }: Entry): string => JSON.stringify([coerce, schema]);
  for (const entry of entries) {
    const key = keyOf(entry);
    if (names.has(key)) continue;
    const [top = '', ...keys] = entry.path;
    const name = [prefixes[top] ?? top, ...keys].join('_').replaceAll(/\W/g, '_');
    names.set(key, name);
    byName.set(name, entry);
  }
  return { byName, nameOf: (entry) => names.get(keyOf(entry)) ?? '' };
}

/** The exported objects, in the order of the entries. */
function objects(entries: readonly Entry[], { nameOf }: Functions): string[] {
  const root = new Map<string, unknown>();
  for (const entry of entries) {
    let node = root;
    for (const key of entry.path.slice(0, -1)) node = child(node, key);
    node.set(entry.path.at(-1) ?? '', nameOf(entry));
  }
  return [...root].map(([name, node]) => `export const ${name} = ${printTree(node)};`);
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

/** One module of these parts and of what they need of ajv at run time. */
async function bundle(parts: readonly string[]): Promise<string> {
  const result = await build({
    stdin: { contents: parts.join('\n'), resolveDir: root },
    // The text names files as seen from here, so that it is the same wherever the generator is called.
    absWorkingDir: root,
    preserveSymlinks: true,
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
  });
  const text = result.outputFiles[0]?.text ?? '';
  return text.replaceAll(/^\s*\/\/ (?:\.\.\/)*(?:node_modules\/|<stdin>).*\n/gm, '');
}
