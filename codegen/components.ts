import { isObject, type Json, type JsonObject } from './json.ts';
import { SpecError } from './spec-error.ts';

/** Named parts of a document: `{schemas: {Task: …}, parameters: {…}}`. */
export type Components = Readonly<Record<string, JsonObject>>;

/** The `[section, name]` of a canonical reference, or undefined when `node` is not a reference. */
export function refOf(node: Json | undefined): [section: string, name: string] | undefined {
  if (!isObject(node) || typeof node['$ref'] !== 'string') return undefined;
  const [, , section, name] = node['$ref'].split('/');
  return section === undefined || name === undefined ? undefined : [section, name];
}

/** What a canonical reference names. Throws a `SpecError` when it names nothing. */
export function lookUp(components: Components, section: string, name: string): JsonObject {
  const found = components[section]?.[name];
  if (!isObject(found)) throw new SpecError([`#/components/${section}/${name}: referred to, but not defined`]);
  return found;
}

/** The components that `roots` need, directly or through one another, by section; names sorted. */
export function closure(roots: Json, components: Components): Record<string, JsonObject> {
  const needed = new Map<string, Map<string, JsonObject>>();
  const visit = (node: Json): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isObject(node)) return;
    const ref = refOf(node);
    if (ref !== undefined) take(ref[0], ref[1]);
    Object.values(node).forEach(visit);
  };
  const take = (section: string, name: string): void => {
    const names = needed.get(section) ?? new Map<string, JsonObject>();
    needed.set(section, names);
    if (names.has(name)) return;
    const target = lookUp(components, section, name);
    names.set(name, target);
    visit(target);
  };
  visit(roots);
  return Object.fromEntries(
    [...needed].sort(byName).map(([section, names]) => [section, Object.fromEntries([...names].sort(byName))]),
  );
}

function byName(a: [string, unknown], b: [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}
