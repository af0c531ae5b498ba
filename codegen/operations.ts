import { lookUp, refOf } from './components.ts';
import { arrayAt, isObject, objectAt, objectEntries, textOf, type Json, type JsonObject } from './json.ts';
import type { Spec } from './spec.ts';

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'] as const;

/** One REST operation of the contract. */
export interface Operation {
  readonly id: string;
  /** Lower case. */
  readonly method: string;
  readonly path: string;
  /** `POST /api/task`, for messages. */
  readonly place: string;
  readonly source: JsonObject;
  /** Path item and operation parameters, references resolved. */
  readonly parameters: readonly JsonObject[];
}

/** All operations in the order of the document. An operation without id has an empty one; the lint names it. */
export function listOperations(spec: Spec): Operation[] {
  return objectEntries(spec.openapi['paths'], 'openapi.yaml#/paths').flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const source = item[method];
      if (!isObject(source)) return [];
      const place = `${method.toUpperCase()} ${path}`;
      const declared = [...arrayAt(item['parameters'], place), ...arrayAt(source['parameters'], place)];
      const id = typeof source['operationId'] === 'string' ? source['operationId'] : '';
      return [{ id, method, path, place, source, parameters: declared.map((entry) => resolve(entry, spec, place)) }];
    }),
  );
}

function resolve(parameter: Json, spec: Spec, place: string): JsonObject {
  const ref = refOf(parameter);
  return ref === undefined ? objectAt(parameter, place) : lookUp({ parameters: spec.parameters }, ref[0], ref[1]);
}

/** Whether a parameter carries the token of the caller: the server reads it before any check of the input. */
export function isCredential(parameter: JsonObject): boolean {
  return parameter['x-credential'] === true;
}

/** The schema of a JSON request body, whether the body must be sent, or undefined when there is no JSON body. */
export function jsonBody(operation: Operation): { schema: JsonObject; required: boolean } | undefined {
  const body = operation.source['requestBody'];
  if (!isObject(body)) return undefined;
  const media = objectAt(body['content'], operation.place)['application/json'];
  if (!isObject(media)) return undefined;
  return { schema: objectAt(media['schema'], `${operation.place} body`), required: body['required'] === true };
}

/** Declared responses by status; the schema is undefined for an answer without a JSON body. */
export function listResponses(
  operation: Operation,
): { status: number; schema: JsonObject | undefined; media: string[] }[] {
  return objectEntries(operation.source['responses'], operation.place).map(([status, response]) => {
    const content = objectAt(response['content'], `${operation.place} ${status}`);
    const media = content['application/json'];
    const schema = isObject(media) ? objectAt(media['schema'], `${operation.place} ${status}`) : undefined;
    return { status: Number(status), schema, media: Object.keys(content) };
  });
}

/** The schema of the form that the operation takes, its files among the properties; undefined without a form. */
export function formBody(operation: Operation): JsonObject | undefined {
  const body = operation.source['requestBody'];
  if (!isObject(body)) return undefined;
  const media = objectAt(body['content'], operation.place)['multipart/form-data'];
  return isObject(media) ? objectAt(media['schema'], `${operation.place} form`) : undefined;
}

/** Whether the operation takes an upload: parts of `multipart/form-data`. */
export function isUpload(operation: Operation): boolean {
  return formBody(operation) !== undefined;
}

/** Whether a success is one JSON body, and not a stream, the bytes of a file or a socket. */
export function answersJson(operation: Operation): boolean {
  return listResponses(operation).some(({ schema }) => schema !== undefined);
}

/** The schemas of the lines that an operation answers, by their `kind`; empty where it answers no lines. */
export function lineSchemas(operation: Operation, spec: Pick<Spec, 'schemas'>): [string, JsonObject][] {
  const named = { schemas: spec.schemas };
  const followed = (schema: Json): JsonObject => {
    const ref = refOf(schema);
    return ref === undefined ? objectAt(schema, operation.place) : lookUp(named, ref[0], ref[1]);
  };
  const union = operation.source['x-lines'];
  if (union === undefined) return [];
  return arrayAt(followed(union)['oneOf'], operation.place).map((entry) => {
    const line = followed(entry);
    const kind = objectAt(objectAt(line['properties'], operation.place)['kind'], operation.place);
    return [textOf(kind['const']), line];
  });
}
