import { lookUp, refOf } from '../components.ts';
import { isObject, textOf, type Json, type JsonObject } from '../json.ts';
import { answersJson, isUpload, jsonBody, listResponses, type Operation } from '../operations.ts';
import type { Spec } from '../spec.ts';
import { paramsSchema, type Tool } from '../tools.ts';

/** One REST operation as a client calls it: path, query and body fields under one roof. */
export interface ClientOperation {
  readonly id: string;
  /** `PATCH /api/requirements/{requirement_id}?network_id`: names behind `?` travel in the query. */
  readonly route: string;
  readonly summary: string;
  /** Whether it takes an `Idempotency-Key`. */
  readonly keyed: boolean;
  /** The field that holds the rows of a page; an empty text where the answer is the rows themselves. */
  readonly rows: string | undefined;
  readonly rowSchema: Json | undefined;
  readonly input: JsonObject;
  readonly answer: JsonObject;
}

/** One tool as a client calls it. */
export interface ClientTool {
  readonly name: string;
  readonly summary: string;
  /** Where its idempotency key goes; undefined when it takes none. */
  readonly key: 'argument' | 'meta' | undefined;
  /** Whether a repetition without a key changes nothing more. */
  readonly repeatable: boolean;
  readonly input: JsonObject;
  readonly answer: JsonObject;
}

/** The operations that take and answer JSON. Streams, sockets, files and the tool door have methods of their own. */
export function clientOperations(operations: readonly Operation[], spec: Spec): ClientOperation[] {
  return operations.filter(isPlain).map((operation) => {
    const answer = successOf(operation);
    const input = inputOf(operation, spec);
    const resolved = resolve(answer, spec);
    const rows = rowsOf(resolved, spec);
    return {
      id: operation.id,
      route: routeOf(operation),
      summary: summaryOf(operation.source),
      keyed: operation.parameters.some(isKey),
      rows: rows?.field,
      rowSchema: rows?.schema,
      input,
      answer,
    };
  });
}

/** The JSON answers of operations with methods of their own: uploads. */
export function otherAnswers(operations: readonly Operation[]): Json[] {
  return operations.filter(isUpload).map(successOf);
}

/** All tools. */
export function clientTools(tools: readonly Tool[]): ClientTool[] {
  return tools.map((tool) => {
    const names = tool.params.map(({ name }) => name);
    const hints = isObject(tool.face['annotations']) ? tool.face['annotations'] : {};
    return {
      name: tool.name,
      summary: summaryOf(tool.source),
      key: names.includes('idempotency_key') ? 'argument' : names.includes('meta') ? 'meta' : undefined,
      repeatable: hints['readOnlyHint'] === true || hints['idempotentHint'] === true,
      input: paramsSchema(tool),
      answer: tool.result,
    };
  });
}

/** What a reference leads to, however many steps it takes. */
export function resolve(schema: Json, spec: Pick<Spec, 'schemas'>): JsonObject {
  const ref = refOf(schema);
  if (ref !== undefined) return resolve(lookUp({ schemas: spec.schemas }, ref[0], ref[1]), spec);
  return isObject(schema) ? schema : {};
}

function isPlain(operation: Operation): boolean {
  return operation.path !== '/mcp' && answersJson(operation) && !isUpload(operation);
}

function isKey(parameter: JsonObject): boolean {
  return parameter['in'] === 'header' && parameter['name'] === 'Idempotency-Key';
}

function routeOf(operation: Operation): string {
  const place = `${operation.method.toUpperCase()} ${operation.path}`;
  const query = operation.parameters.filter((parameter) => parameter['in'] === 'query').map((p) => textOf(p['name']));
  return query.length === 0 ? place : `${place}?${query.join('&')}`;
}

function inputOf(operation: Operation, spec: Spec): JsonObject {
  const body = jsonBody(operation);
  const held = body === undefined ? {} : resolve(body.schema, spec);
  const properties: JsonObject = {};
  const required: Json[] = Array.isArray(held['required']) ? [...held['required']] : [];
  for (const parameter of operation.parameters) {
    if (parameter['in'] === 'header' || typeof parameter['name'] !== 'string') continue;
    properties[parameter['name']] = described(parameter);
    if (parameter['required'] === true) required.push(parameter['name']);
  }
  return {
    type: 'object',
    properties: { ...properties, ...(isObject(held['properties']) ? held['properties'] : {}) },
    required,
  };
}

function described(parameter: JsonObject): Json {
  const schema = isObject(parameter['schema']) ? parameter['schema'] : {};
  const description = parameter['description'];
  return description === undefined ? schema : { ...schema, description };
}

function successOf(operation: Operation): JsonObject {
  const good = listResponses(operation).find(({ status, schema }) => status < 300 && schema !== undefined);
  return good?.schema ?? {};
}

function rowsOf(answer: JsonObject, spec: Spec): { field: string; schema: Json } | undefined {
  if (answer['type'] === 'array') return { field: '', schema: answer['items'] ?? {} };
  const properties = isObject(answer['properties']) ? answer['properties'] : {};
  if (!('next_cursor' in properties)) return undefined;
  // A page's own rows come first; what stands beside them counts the scope.
  const found = Object.entries(properties).find(([, schema]) => resolve(schema, spec)['type'] === 'array');
  return found && { field: found[0], schema: resolve(found[1], spec)['items'] ?? {} };
}

function summaryOf(source: JsonObject): string {
  return typeof source['summary'] === 'string' ? source['summary'] : '';
}
