import type { DeclaredError } from './declared-errors.ts';
import type { EventEntry } from './emit-events.ts';
import { flatten } from './flatten.ts';
import { closure } from './components.ts';
import { arrayAt, mapValues, objectEntries, type Json, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';
import { formBody, jsonBody, lineSchemas, listResponses, type Operation } from './operations.ts';
import { inputSchema } from './request-schemas.ts';
import { mapSchema } from './schema-walk.ts';
import { collectTexts, lintTexts, type TextMarks } from './text-marks.ts';
import { paramsSchema, type Tool } from './tools.ts';
import { collectViolations, type Violations } from './violations.ts';

/** A schema to be compiled, and the place of its function in the exported objects. */
export interface Entry {
  /** Exported object, then keys: `['requestValidators', 'sendTask', 'body']`. */
  readonly path: readonly string[];
  /** Without extensions and annotations; references, where they are left, name schemas of the contract. */
  readonly schema: Json;
  /** Text is turned into the numbers and flags that the schema wants (path and query only). */
  readonly coerce: boolean;
}

/** The schemas of `validators.js`, in stable order. */
export function requestEntries(operations: readonly Operation[], tools: readonly Tool[], spec: Spec): Entry[] {
  const rest = operations.flatMap((operation) => {
    const input = inputSchema(operation, spec);
    const body = checkedBody(operation, spec);
    return [
      ...(input === undefined ? [] : [entry(['requestValidators', operation.id, 'input'], input, true, spec)]),
      ...(body === undefined ? [] : [entry(['requestValidators', operation.id, 'body'], body, false, spec)]),
    ];
  });
  return [...rest, ...tools.map((tool) => entry(['toolValidators', tool.name], checkedParams(tool), false, spec))];
}

/** The schemas of `line-validators.js`. */
export function lineEntries(operations: readonly Operation[], spec: Spec): Entry[] {
  return operations.flatMap((operation) =>
    lineSchemas(operation, spec).map(([kind, schema]) => entry(['lineValidators', kind], schema, false, spec)),
  );
}

/** The schemas of `response-validators.js`. */
export function responseEntries(
  operations: readonly Operation[],
  tools: readonly Tool[],
  events: readonly EventEntry[],
  errors: Readonly<Record<string, readonly DeclaredError[]>>,
): Entry[] {
  const rest = operations.flatMap((operation) => {
    const path = ['responseValidators', operation.id];
    const declared = listResponses(operation).flatMap(({ status, schema }) =>
      schema === undefined ? [] : [answer([...path, String(status)], schema)],
    );
    const taken = new Set(declared.map(({ path: [, , status] }) => status));
    const refusals = [...new Set((errors[operation.id] ?? []).map(({ status }) => String(status)))].sort();
    const refused = { $ref: '#/components/schemas/Error' };
    return [...declared, ...refusals.filter((s) => !taken.has(s)).map((status) => answer([...path, status], refused))];
  });
  const faces = events.flatMap((event) =>
    (['payload', 'summary'] as const).flatMap((face) => {
      const schema = event[face];
      return schema === undefined ? [] : [answer(['eventValidators', event.type, face], schema)];
    }),
  );
  const results = tools.map((tool) => answer(['toolResultValidators', tool.name], tool.result));
  return [...rest, ...results, ...faces];
}

/** Error codes of broken keywords, by operation. */
export function requestViolations(operation: Operation, spec: Spec): Violations {
  const body = checkedBody(operation, spec);
  const found = collectViolations(inputSchema(operation, spec) ?? {}, '');
  return body === undefined ? found : collectViolations(flatten(body, namedSchemas(spec)), '/body', found);
}

/** What becomes of broken texts in the body of an operation. */
export function requestTexts(operation: Operation, spec: Spec): TextMarks {
  const body = checkedBody(operation, spec);
  return body === undefined ? {} : collectTexts(flatten(body, namedSchemas(spec)), '/body');
}

/** What becomes of broken texts in the arguments of a tool. */
export function toolTexts(tool: Tool, spec: Spec): TextMarks {
  return collectTexts(flatten(paramsSchema(tool), namedSchemas(spec)), '');
}

/** Problems of the marks on the texts of every body and of all arguments. */
export function lintRequestTexts(operations: readonly Operation[], tools: readonly Tool[], spec: Spec): string[] {
  const flat = (schema: Json): Json => flatten(schema, namedSchemas(spec));
  return [
    ...operations.flatMap((entry) => {
      const body = checkedBody(entry, spec);
      return body === undefined ? [] : lintTexts(flat(body), entry.place);
    }),
    ...tools.flatMap((tool) => lintTexts(flat(paramsSchema(tool)), tool.place)),
  ];
}

/** The schema of a JSON body; of a form, that of its fields, for its files go to the disk as they come. */
function checkedBody(operation: Operation, spec: Spec): Json | undefined {
  const form = formBody(operation);
  if (form === undefined) return jsonBody(operation)?.schema;
  const { properties = {}, required = [], ...whole } = flatten(form, namedSchemas(spec)) as JsonObject;
  const all = objectEntries(properties, operation.place);
  const fields = Object.fromEntries(all.filter(([, schema]) => schema['format'] !== 'binary'));
  const needed = arrayAt(required, operation.place).filter((name) => typeof name === 'string' && name in fields);
  return { ...whole, properties: fields, required: needed };
}

/** Error codes of broken keywords of a tool's arguments. */
export function toolViolations(tool: Tool, spec: Spec): Violations {
  return collectViolations(flatten(paramsSchema(tool), namedSchemas(spec)), '');
}

/** A tool's arguments and-ed with its cross-field rule, which served schemas cannot say. */
function checkedParams(tool: Tool): JsonObject {
  const check = tool.face['check'];
  return check === undefined ? paramsSchema(tool) : { ...paramsSchema(tool), allOf: [check] };
}

/** Input is flat, so that defaults of named schemas are filled too. */
function entry(path: readonly string[], schema: Json, coerce: boolean, spec: Spec): Entry {
  const plain = mapSchema(flatten(schema, namedSchemas(spec)), bare);
  return { path, schema: coerce ? mapSchema(plain, finite) : plain, coerce };
}

/** ajv turns `1e400` into Infinity and looks no further at its type; a second look refuses it as no number. */
function finite(schema: JsonObject): JsonObject {
  const { type } = schema;
  return type === 'integer' || type === 'number' ? { ...schema, allOf: [{ type }] } : schema;
}

/** Answers keep their references: one function for each named shape. */
function answer(path: readonly string[], schema: Json): Entry {
  return { path, schema: mapSchema(schema, bare), coerce: false };
}

/** The named schemas that answers refer to, as `answer` leaves them. */
export function namedAnswers(entries: readonly Entry[], spec: Spec): JsonObject {
  const used = closure(
    entries.map((found) => found.schema),
    namedSchemas(spec),
  );
  return mapValues(used['schemas'] ?? {}, (schema) => mapSchema(schema, bare));
}

function namedSchemas(spec: Spec): { schemas: JsonObject } {
  return { schemas: spec.schemas };
}

/** What a validator does not look at only makes it bigger. */
function bare(schema: JsonObject): JsonObject {
  const drop = ['title', 'description', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'discriminator'];
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) => !key.startsWith('x-') && !drop.includes(key) && key !== 'externalDocs'),
  );
}
