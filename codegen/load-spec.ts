import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject, objectAt, objectEntries, sortKeys, without, type Json, type JsonObject } from './json.ts';
import { canonicalRefs, type SourceFiles } from './resolve-refs.ts';
import type { Spec } from './spec.ts';
import { refuseIfAny, SpecError } from './spec-error.ts';
import { applyStrict } from './strict-bodies.ts';

/**
 * Reads `directory` (the `spec/` folder).
 * Throws a `SpecError` when a file does not parse, a reference leads nowhere, or two files give one name.
 */
export function loadSpec(directory: string): Spec {
  const files = readSources(directory);
  const part = (file: string): JsonObject => objectAt(canonicalRefs(files.get(file) ?? {}, file, files), file);
  for (const needed of ['openapi.yaml', 'mcp-openrpc.json', 'errors.yaml', 'events.yaml']) {
    if (!files.has(needed)) throw new SpecError([`${needed}: missing`]);
  }
  const openapi = part('openapi.yaml');
  const components = objectAt(openapi['components'], 'openapi.yaml#/components');
  const schemas = collectNamed(files, part, (file) => file.startsWith('schemas/'), components['schemas']);
  const parameters = collectNamed(files, part, (file) => file === 'parameters.yaml', components['parameters']);
  const spec: Spec = {
    openapi: { ...openapi, components: without(components, 'schemas', 'parameters') },
    openrpc: part('mcp-openrpc.json'),
    schemas: sortKeys(schemas),
    parameters: sortKeys(parameters),
    errors: part('errors.yaml'),
    events: part('events.yaml'),
    mcp: Object.fromEntries(['instructions', 'prompts', 'resources'].map((name) => [name, part(`mcp/${name}.yaml`)])),
  };
  return applyStrict(spec);
}

function readSources(directory: string): SourceFiles {
  const files = new Map<string, Json>();
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(ya?ml|json)$/.test(name) && !name.startsWith('released/'))
    .sort();
  const problems: string[] = [];
  for (const name of names) {
    const text = readFileSync(join(directory, name), 'utf8');
    try {
      files.set(name, name.endsWith('.json') ? (JSON.parse(text) as Json) : ((parse(text) ?? {}) as Json));
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  refuseIfAny(problems);
  return files;
}

function collectNamed(
  files: SourceFiles,
  part: (file: string) => JsonObject,
  belongs: (file: string) => boolean,
  fromRoot: Json | undefined,
): JsonObject {
  const found: JsonObject = {};
  const origin = new Map<string, string>();
  const problems: string[] = [];
  const add = (name: string, value: Json, file: string): void => {
    const before = origin.get(name);
    if (before !== undefined) problems.push(`${file}: the name ${name} is already taken by ${before}`);
    origin.set(name, file);
    found[name] = value;
  };
  for (const file of files.keys()) {
    if (belongs(file)) for (const [name, value] of objectEntries(part(file), file)) add(name, value, file);
  }
  if (isObject(fromRoot)) for (const [name, value] of Object.entries(fromRoot)) add(name, value, 'openapi.yaml');
  refuseIfAny(problems);
  return found;
}
