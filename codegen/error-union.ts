import type { DeclaredError } from './declared-errors.ts';
import type { ErrorCatalogue, ErrorEntry } from './error-catalogue.ts';
import { isObject, mapValues, objectAt, textOf, type Json, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';

/** Which codes each door may answer. */
export interface DoorCodes {
  readonly rest: readonly string[];
  readonly tools: readonly string[];
}

/**
 * The codes of both doors, in the order of the catalogue. What neither an operation nor a tool declares is answered
 * before one is found, and so over REST.
 */
export function doorCodes(
  catalogue: ErrorCatalogue,
  operations: Readonly<Record<string, readonly DeclaredError[]>>,
  toolErrors: Readonly<Record<string, readonly string[]>>,
): DoorCodes {
  const ofOperations = new Set(Object.values(operations).flatMap((list) => list.map(({ code }) => code)));
  const ofTools = new Set(Object.values(toolErrors).flat());
  const codes = [...catalogue.values()].filter(({ isProtocol }) => !isProtocol).map(({ code }) => code);
  return {
    rest: codes.filter((code) => ofOperations.has(code) || !ofTools.has(code)),
    tools: codes.filter((code) => ofTools.has(code)),
  };
}

/**
 * The contract with its refusals as one typed union: the choice `ErrorCode`, and `Error` with `code` and every field that
 * some code carries.
 */
export function withErrorUnion(spec: Spec, catalogue: ErrorCatalogue, codes: readonly string[]): Spec {
  const source = spec.schemas['Error'];
  if (!isObject(source)) return spec;
  const schemas = {
    ...spec.schemas,
    ErrorCode: codeSchema(catalogue, codes, 'REST'),
    Error: unionOf(source, 'ErrorCode', entriesOf(catalogue, codes)),
  };
  return { ...spec, schemas };
}

/** The same for tools: `ToolErrorCode`, and `ToolRefusal`, which is what a refused call returns. */
export function toolUnion({ schemas }: Spec, catalogue: ErrorCatalogue, codes: readonly string[]): JsonObject {
  const { properties = {}, ...source } = objectAt(schemas['Error'], 'schemas/Error');
  const own = objectAt(properties, 'schemas/Error/properties');
  const base = {
    ...source,
    properties: { ok: own['ok'] ?? {}, error: own['error'] ?? {}, message: own['message'] ?? {} },
  };
  const union = unionOf(base, 'ToolErrorCode', entriesOf(catalogue, codes));
  const fields = objectAt(union['properties'], 'properties');
  const { description, examples: _, ...status } = objectAt(fields['status'], 'status');
  const texts = Object.keys(status).length > 0 ? [status] : [];
  const number = { type: 'integer', minimum: 400, maximum: 599 };
  const told = `The HTTP status that REST would answer with${texts.length > 0 ? `, unless the code has a field of this name: ${textOf(description ?? '')}` : '.'}`;
  return {
    ToolErrorCode: codeSchema(catalogue, codes, 'tools'),
    ToolRefusal: {
      ...union,
      properties: { ...fields, status: { description: told, anyOf: [number, ...texts] } },
    },
  };
}

function entriesOf(catalogue: ErrorCatalogue, codes: readonly string[]): ErrorEntry[] {
  return codes.flatMap((code) => catalogue.get(code) ?? []);
}

function codeSchema(catalogue: ErrorCatalogue, codes: readonly string[], door: string): JsonObject {
  return {
    type: 'string',
    description: `Why ${door} refused: one name for each condition, spelled the same everywhere. New codes may come within api_version.`,
    enum: [...codes],
    'x-enum-descriptions': Object.fromEntries(entriesOf(catalogue, codes).map(({ code, meaning }) => [code, meaning])),
  };
}

function unionOf(source: JsonObject, codeName: string, entries: readonly ErrorEntry[]): JsonObject {
  const { ok, error, ...others } = objectAt(source['properties'], 'Error/properties');
  const code = { $ref: `#/components/schemas/${codeName}` };
  const carried = Map.groupBy(
    entries.flatMap((entry) =>
      Object.entries(entry.fields).map(([name, schema]) => ({ name, schema, code: entry.code })),
    ),
    ({ name }) => name,
  );
  const fields = Object.fromEntries(
    [...carried].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, list]) => [name, fieldOf(list)]),
  );
  const required = Array.isArray(source['required']) ? source['required'] : [];
  return {
    ...source,
    required: [...required, 'code'],
    properties: {
      ...(ok === undefined ? {} : { ok }),
      ...(error === undefined ? {} : { error }),
      code,
      ...others,
      ...fields,
    },
  };
}

/** How many codes a description names. */
const mostNamed = 6;

/** What all codes say of a field: where they differ, the type alone, and where types differ any of them. */
function fieldOf(list: readonly { readonly schema: Json; readonly code: string }[]): JsonObject {
  const codes = list.map(({ code }) => code);
  const schemas = list.map(({ schema }) => objectAt(schema, 'a field of errors.yaml'));
  const [first = {}] = schemas;
  const shared = mapValues(first, (value, key) =>
    schemas.every((schema) => JSON.stringify(schema[key]) === JSON.stringify(value)) ? value : null,
  );
  const kept: JsonObject = Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== null));
  const named = codes.length > mostNamed ? `${codes.length} codes have it` : `Of ${codes.join(', ')}`;
  const description = `${textOf(first['description'] ?? '')} ${named}.`.trim();
  const typed = kept['type'] === undefined && kept['$ref'] === undefined && first['type'] !== undefined;
  const types = [...new Set(schemas.flatMap(({ type }) => type ?? []))];
  return { ...kept, ...(typed ? { type: types } : {}), description, 'x-error-codes': codes };
}
