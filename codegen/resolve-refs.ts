import { posix } from 'node:path';
import { isObject, type Json, type JsonObject } from './json.ts';
import { SpecError } from './spec-error.ts';

/** Parsed source files by their path below `spec/`. */
export type SourceFiles = ReadonlyMap<string, Json>;

/** Where a reference leads: a file below `spec/` and the pointer's segments inside it. */
interface Target {
  readonly file: string;
  readonly segments: readonly string[];
}

/** Sections that stay references; other components are put in place. */
const namedSections = ['schemas', 'parameters', 'headers', 'examples', 'securitySchemes', 'contentDescriptors'];

/** Files whose top-level keys are components, and the section that each becomes. */
function sectionOf(file: string): string | undefined {
  if (file.startsWith('schemas/')) return 'schemas';
  if (file === 'parameters.yaml') return 'parameters';
  return undefined;
}

/**
 * Rewrites every reference below `node` (read from `file`) into `#/components/<section>/<Name>`; a reference that
 * leads elsewhere (a path item, a tool, a part of a file) is replaced by what it names.
 * Throws a `SpecError` for a reference that leads nowhere or to itself.
 */
export function canonicalRefs(node: Json, file: string, files: SourceFiles, trail: readonly string[] = []): Json {
  if (Array.isArray(node)) return node.map((entry) => canonicalRefs(entry, file, files, trail));
  if (!isObject(node)) return node;
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref') copy[key] = canonicalRefs(value, file, files, trail);
  }
  if (typeof node['$ref'] !== 'string') return '$ref' in node ? { ...copy, $ref: node['$ref'] ?? null } : copy;
  const target = locate(node['$ref'], file, files);
  const name = componentRef(target);
  if (name !== undefined) return { $ref: name, ...copy };
  const place = `${target.file}#/${target.segments.join('/')}`;
  if (trail.includes(place)) throw new SpecError([`${file}: ${place} refers to itself`]);
  const inlined = canonicalRefs(read(target, files, file), target.file, files, [...trail, place]);
  return isObject(inlined) ? { ...inlined, ...copy } : inlined;
}

function componentRef(target: Target): string | undefined {
  const [first, section, name, ...rest] = target.segments;
  const fromFile = sectionOf(target.file);
  if (fromFile !== undefined) return target.segments.length === 1 ? `#/components/${fromFile}/${first}` : undefined;
  const isNamed = section !== undefined && namedSections.includes(section) && name !== undefined;
  if (first === 'components' && isNamed && rest.length === 0) {
    return `#/components/${section}/${name}`;
  }
  return undefined;
}

function locate(ref: string, file: string, files: SourceFiles): Target {
  const [path = '', pointer = ''] = ref.split('#');
  const segments = pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = { file: path === '' ? file : posix.join(posix.dirname(file), path), segments };
  // A tool file may name a component of its root document as if the two were one file.
  if (path === '' && segments[0] === 'components') {
    const root = file.endsWith('.json') ? 'mcp-openrpc.json' : 'openapi.yaml';
    if (file !== root) target.file = root;
  }
  read(target, files, file);
  return target;
}

function read(target: Target, files: SourceFiles, from: string): Json {
  let node: Json | undefined = files.get(target.file);
  for (const segment of target.segments) node = isObject(node) ? node[segment] : undefined;
  if (node === undefined) throw new SpecError([`${from}: nothing at ${target.file}#/${target.segments.join('/')}`]);
  return node;
}
