import type { ErrorCatalogue } from './error-catalogue.ts';
import { textOf, arrayAt, isObject, objectAt, type Json } from './json.ts';
import type { Spec } from './spec.ts';
import { jsonBody, type Operation } from './operations.ts';
import { SpecError } from './spec-error.ts';
import type { Tool } from './tools.ts';

/** One refusal that an operation may answer, as that operation spells it. */
export interface DeclaredError {
  readonly code: string;
  readonly status: number;
  /** The `error` text, a template over the fields. */
  readonly error: string;
  /** From the operation's own list; a default gives way to an answer that the operation describes itself. */
  readonly own: boolean;
  /** Marked `by_state`: what the hub holds may bring it about as well as a broken schema. */
  readonly byState: boolean;
  /** The catalogue or the operation tells why the schema says only a part of the condition. */
  readonly beyondSchema: boolean;
}

/** The `x-errors-default` lists: codes of every operation, of those with parameters, of those with a JSON body. */
const defaultLists = ['every', 'parameters', 'body'] as const;

/** The refusals of an operation, its own first, then the defaults of the root. Throws a `SpecError` for unknown codes. */
export function declaredErrors(operation: Operation, spec: Spec, catalogue: ErrorCatalogue): DeclaredError[] {
  const found = new Map<string, DeclaredError>();
  const read = (entry: Json, own: boolean): void => {
    const declared = { ...readDeclared(entry, operation.place, catalogue), own };
    if (!found.has(declared.code)) found.set(declared.code, declared);
  };
  for (const entry of arrayAt(operation.source['x-errors'], operation.place)) read(entry, true);
  for (const entry of defaultsOf(operation, spec)) read(entry, false);
  return [...found.values()];
}

/** The codes of a tool's `x-errors`. Throws a `SpecError` for unknown codes. */
export function toolErrorCodes(value: Json | undefined, place: string, catalogue: ErrorCatalogue): string[] {
  return [...new Set(arrayAt(value, place).map((entry) => readDeclared(entry, place, catalogue).code))];
}

/** The codes of every tool, by its name. */
export function toolErrorsOf(tools: readonly Tool[], catalogue: ErrorCatalogue): Record<string, string[]> {
  return Object.fromEntries(
    tools.map((tool) => [tool.name, toolErrorCodes(tool.source['x-errors'], tool.place, catalogue)]),
  );
}

function readDeclared(entry: Json, place: string, catalogue: ErrorCatalogue): Omit<DeclaredError, 'own'> {
  const override = isObject(entry) ? entry : { code: entry };
  const code = override['code'];
  const known = typeof code === 'string' ? catalogue.get(code) : undefined;
  if (known === undefined) throw new SpecError([`${place}: x-errors names ${textOf(code)}, which errors.yaml lacks`]);
  return {
    code: known.code,
    status: typeof override['status'] === 'number' ? override['status'] : known.status,
    error: typeof override['error'] === 'string' ? override['error'] : known.error,
    byState: override['by_state'] === true,
    beyondSchema: known.beyondSchema !== '' || override['beyond_schema'] !== undefined,
  };
}

function defaultsOf(operation: Operation, spec: Spec): Json[] {
  const source = spec.openapi['x-errors-default'];
  if (Array.isArray(source)) return source;
  const place = 'openapi.yaml#/x-errors-default';
  const lists = objectAt(source, place);
  const applies = {
    every: true,
    parameters: operation.parameters.some((parameter) => parameter['in'] !== 'header'),
    body: jsonBody(operation) !== undefined,
  };
  return defaultLists.filter((list) => applies[list]).flatMap((list) => arrayAt(lists[list], `${place}/${list}`));
}
