import { isObject, textOf, type Json, type JsonObject } from '../json.ts';
import { boundBreaks, type Direction } from './compare-bounds.ts';

/** Looks up references in both documents and tells each break once. */
export interface Comparison {
  readonly before: Lookup;
  readonly after: Lookup;
  /** Tells a break at a place: `SendTaskRequest/alias: became required`. */
  report(place: string, what: string): void;
  /** Tells what is new and harms no client that was told to expect it: `ErrorCode: may now be "card_locked"`. */
  grow(place: string, what: string): void;
  /** Named schemas that were compared already, as `direction before after`. */
  readonly seen: Set<string>;
}

/**
 * Choices that grow within an api_version: their descriptions say so, and what a client does about a value that it does
 * not know stands in docs/generated-clients.md.
 */
const growing = new Set(['ErrorCode', 'ToolErrorCode']);

/** The schema behind a reference; undefined when there is none. */
export type Lookup = (reference: string) => Json | undefined;

/**
 * Reports what a client that was written against `before` cannot cope with in `after`: less is accepted of what it
 * sends, or less is promised of what it receives. A new value or branch in what it receives is a break as well.
 */
export function compareSchemas(before: Json, after: Json, direction: Direction, place: string, run: Comparison): void {
  const old = followed(before, run.before);
  const now = followed(after, run.after);
  if (old.name !== undefined && now.name !== undefined) {
    const pair = `${direction} ${old.name} ${now.name}`;
    if (run.seen.has(pair)) return;
    run.seen.add(pair);
    if (old.name === now.name) return compareShapes(old.schema, now.schema, direction, old.name, run);
  }
  compareShapes(old.schema, now.schema, direction, place, run);
}

/** Compares a schema that clients receive and that both documents name. */
export function compareNamed(name: string, before: JsonObject, after: JsonObject, run: Comparison): void {
  const isNamed = ({ components }: JsonObject): boolean =>
    isObject(components) && isObject(components['schemas']) && name in components['schemas'];
  if (!isNamed(before)) return;
  const schema = { $ref: `#/components/schemas/${name}` };
  if (isNamed(after)) compareSchemas(schema, schema, 'received', name, run);
  else run.report(name, 'was removed');
}

function compareShapes(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  place: string,
  run: Comparison,
): void {
  const unions = [branchesOf(before), branchesOf(after)];
  if (unions[0] !== undefined || unions[1] !== undefined) {
    return compareBranches(unions[0] ?? [before], unions[1] ?? [after], direction, place, run);
  }
  const report = (what: string): void => run.report(place, what);
  const [narrow, wide] = direction === 'sent' ? [before, after] : [after, before];
  for (const type of typesOf(narrow)) {
    if (admits(wide, type)) continue;
    report(direction === 'sent' ? `no longer takes ${type}` : `may now be ${type}`);
  }
  const [narrowValues, values] = [valuesOf(narrow), valuesOf(wide)];
  const tell = growing.has(place) && narrowValues !== undefined ? (what: string) => run.grow(place, what) : report;
  for (const value of narrowValues ?? (values === undefined ? [] : ['any other value'])) {
    if (values === undefined || values.includes(value)) continue;
    tell(direction === 'sent' ? `no longer takes ${value}` : `may now be ${value}`);
  }
  // Programs name these values, and a generated client without one no longer compiles with them.
  if (growing.has(place)) {
    for (const value of values ?? []) if (narrowValues?.includes(value) !== true) report(`${value} was removed`);
  }
  for (const what of boundBreaks(before, after, direction)) report(what);
  compareProperties(before, after, direction, place, run);
  if (before['items'] !== undefined && after['items'] !== undefined) {
    compareSchemas(before['items'], after['items'], direction, `${place}/*`, run);
  }
  const [others, othersNow] = [before['additionalProperties'], after['additionalProperties']];
  if (isObject(others) && isObject(othersNow)) compareSchemas(others, othersNow, direction, `${place}/*`, run);
  if (direction === 'sent' && others !== false && othersNow === false) report('no longer takes unknown properties');
}

function compareProperties(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  place: string,
  run: Comparison,
): void {
  const [old, now] = [propertiesOf(before), propertiesOf(after)];
  const [required, requiredNow] = [requiredOf(before), requiredOf(after)];
  for (const [name, schema] of Object.entries(old)) {
    const at = `${place}/${name}`;
    const other = now[name];
    if (other === undefined) run.report(at, 'was removed');
    else compareSchemas(schema, other, direction, at, run);
    if (direction === 'received' && other !== undefined && required.has(name) && !requiredNow.has(name)) {
      run.report(at, 'may now be absent');
    }
  }
  if (direction === 'received') return;
  for (const name of requiredNow) if (!required.has(name)) run.report(`${place}/${name}`, 'became required');
}

/** Each branch of the narrower side needs a counterpart; the best is the one with the fewest breaks. */
function compareBranches(
  before: readonly Json[],
  after: readonly Json[],
  direction: Direction,
  place: string,
  run: Comparison,
): void {
  const mustFit = direction === 'sent' ? before : after;
  const choices = direction === 'sent' ? after : before;
  for (const [at, branch] of mustFit.entries()) {
    const trials = choices.map((choice) => {
      const found: [string, string][] = [];
      const trial = {
        ...run,
        seen: new Set<string>(),
        grow: () => undefined,
        report: (where: string, what: string) => void found.push([where, what]),
      };
      if (direction === 'sent') compareSchemas(branch, choice, direction, place, trial);
      else compareSchemas(choice, branch, direction, place, trial);
      return found;
    });
    const best = trials.toSorted((one, other) => one.length - other.length)[0];
    if (best?.length === 0) continue;
    const name = nameOf(branch) ?? `form ${at + 1}`;
    const sameName = choices.findIndex((choice) => nameOf(choice) !== undefined && nameOf(choice) === nameOf(branch));
    if (mustFit.length === 1 || sameName >= 0) {
      for (const [where, what] of (sameName >= 0 ? trials[sameName] : best) ?? []) run.report(where, what);
    } else run.report(place, direction === 'sent' ? `no longer takes ${name}` : `may now be ${name}`);
  }
}

interface Followed {
  readonly schema: JsonObject;
  readonly name: string | undefined;
}

function followed(schema: Json, lookup: Lookup): Followed {
  let found = schema;
  let name: string | undefined;
  while (isObject(found) && typeof found['$ref'] === 'string') {
    const reference: string = found['$ref'];
    name = reference.split('/').at(-1);
    found = lookup(reference) ?? {};
  }
  return { schema: isObject(found) ? found : {}, name };
}

function branchesOf(schema: JsonObject): Json[] | undefined {
  const branches = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(branches) ? branches : undefined;
}

function nameOf(branch: Json): string | undefined {
  if (!isObject(branch)) return undefined;
  return typeof branch['$ref'] === 'string' ? branch['$ref'].split('/').at(-1) : typesOf(branch)[0];
}

function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  if (type === undefined) return schema['properties'] === undefined ? ['anything'] : ['object'];
  return (Array.isArray(type) ? type : [type]).map(textOf);
}

function admits(schema: JsonObject, type: string): boolean {
  const types = typesOf(schema);
  return types.includes(type) || types.includes('anything') || (type === 'integer' && types.includes('number'));
}

/** The values of an enum or a constant, as JSON. */
function valuesOf(schema: JsonObject): string[] | undefined {
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])];
  return Array.isArray(schema['enum']) ? schema['enum'].map((value) => JSON.stringify(value)) : undefined;
}

function propertiesOf(schema: JsonObject): JsonObject {
  return isObject(schema['properties']) ? schema['properties'] : {};
}

function requiredOf(schema: JsonObject): Set<string> {
  return new Set(Array.isArray(schema['required']) ? schema['required'].map(textOf) : []);
}
