import type { DeclaredError } from './declared-errors.ts';
import { namedField } from './error-catalogue.ts';
import type { ErrorCatalogue } from './error-catalogue.ts';
import type { Json, JsonObject } from './json.ts';
import { literal } from './print-data.ts';
import { printModule, union } from './print-ts.ts';
import { nothing, printSchemaTypes } from './schema-types.ts';

/** What `generated/errors.ts` is made of. */
export interface ErrorFacts {
  readonly catalogue: ErrorCatalogue;
  readonly schemas: JsonObject;
  /** By operationId. */
  readonly operations: Readonly<Record<string, readonly DeclaredError[]>>;
  /** By tool name. */
  readonly tools: Readonly<Record<string, readonly string[]>>;
}

/** The text of `generated/errors.ts`: codes, their fields, numbers and texts, and who may answer which. */
export async function emitErrors(facts: ErrorFacts): Promise<string> {
  const entries = [...facts.catalogue.values()];
  const fields: Record<string, Json> = {};
  for (const entry of entries) fields[entry.code] = fieldsSchema(entry.fields, entry.optional);
  const group = { name: 'ErrorFields', comment: 'What a refusal carries besides its code and texts.', members: fields };
  const types = await printSchemaTypes([group], facts.schemas, { all: false, comment: 'Shapes that fields use.' });
  const table = entries.map((entry) => {
    const { number, status, error, tool: toolError, message, next } = entry;
    const names = namedField(entry);
    return [entry.code, { number, status, error, toolError, message, ...(next && { next }), ...(names && { names }) }];
  });
  const declarations = `
import type { OperationId } from './rest.ts';
import type { ToolName } from './tools.ts';

/** Every condition that the hub refuses with. */
export type ErrorCode = ${union(entries.map((entry) => entry.code))};

${types}

/** One condition: texts in braces are filled from the fields. */
export interface ErrorEntry {
  /** Stable number of the condition: HTTP status × 100 + serial; the JSON-RPC number of a protocol fault. */
  readonly number: number;
  readonly status: number;
  /** \`error\` on REST. */
  readonly error: string;
  /** \`error\` of a tool. */
  readonly toolError: string;
  readonly message: string;
  /** What a caller of tools should call next, which a tool's message ends with. */
  readonly next?: string;
  /** The one field that a broken keyword fills in: which input is at fault, or which bound was broken. */
  readonly names?: 'field' | 'limit';
}

/** Codes that need no other fields than these. */
export type CodeWith<Fields> = { [C in ErrorCode]: Fields extends ErrorFields[C] ? C : never }[ErrorCode];

/** Codes without fields. */
export type PlainCode = CodeWith<undefined>;

/** Codes that a broken keyword may stand for. */
export type ViolationCode = PlainCode | CodeWith<{ field: string }> | CodeWith<{ limit: number }>;

/** How an operation answers with a code. */
export interface RestSpelling {
  readonly status: number;
  readonly error: string;
}
`;
  return printModule(declarations, [
    `export const errorTable: Readonly<Record<ErrorCode, ErrorEntry>> = ${literal(Object.fromEntries(table))};`,
    `/** What each operation may answer, as it spells it. */
export const restErrors: Readonly<Record<OperationId, Readonly<Partial<Record<ErrorCode, RestSpelling>>>>> = ${literal(mapEntries(facts.operations, spellings))};`,
    `/** What each tool may answer. */
export const toolErrors: Readonly<Record<ToolName, readonly ErrorCode[]>> = ${literal(facts.tools)};`,
  ]);
}

function spellings(errors: readonly DeclaredError[]): unknown {
  return Object.fromEntries(errors.map(({ code, status, error }) => [code, { status, error }]));
}

function mapEntries<T>(record: Readonly<Record<string, T>>, map: (value: T) => unknown): unknown {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function fieldsSchema(fields: JsonObject, optional: readonly string[]): Json {
  if (Object.keys(fields).length === 0) return nothing;
  const required = Object.keys(fields).filter((name) => !optional.includes(name));
  return { type: 'object', properties: fields, required };
}
