import { readFileSync } from 'node:fs';

/** One HTTP transaction as dredd compiles it from the derived document; hooks change it before it is sent. */
export interface Transaction {
  readonly name: string;
  readonly origin: { readonly resourceName: string };
  readonly request: { readonly method: string; body: string; headers: Record<string, string> };
  readonly expected: {
    readonly statusCode: string;
    body?: string;
    bodySchema?: object;
    headers: Record<string, string>;
  };
  fullPath: string;
  host: string;
  port: string;
  skip: boolean;
  fail?: string;
}

interface Response {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** One operation of the contract. */
export interface Operation {
  readonly operationId: string;
  readonly path: string;
  readonly isPublic: boolean;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly hasBody: boolean;
  readonly responses: Readonly<Record<string, Response>>;
}

interface RawOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response & { readonly $ref?: string }>>;
  readonly security?: readonly unknown[];
  readonly requestBody?: object;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly $ref?: string }[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, { readonly name: string; readonly in: string }>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly schemas: object;
  };
}

const derivedDocument = 'generated/openapi-3.0.json';
const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;

/** Every operation by `GET /path`. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, raw]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      read(raw, path),
    ]),
  ),
);

/**
 * The derived document as dredd reads it: it compares the types of answers as texts, and Express names the character
 * set in them.
 */
export function documentForDredd(): string {
  const answers = (node: unknown, isAnswer = false): unknown => {
    if (Array.isArray(node)) return node.map((entry) => answers(entry, isAnswer));
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).map(([key, value]) => {
      const named = isAnswer && key === 'application/json' ? 'application/json; charset=utf-8' : key;
      return [named, answers(value, (isAnswer && key !== 'examples') || key === 'responses')];
    });
    return Object.fromEntries(entries);
  };
  return JSON.stringify(answers(JSON.parse(readFileSync(derivedDocument, 'utf8'))));
}

/** The documented pairs of the derived document, as `operationId status`. */
export function documentedAnswers(): string[] {
  const derived = JSON.parse(readFileSync(derivedDocument, 'utf8')) as Document;
  return Object.values(derived.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, responses }) => Object.keys(responses).map((status) => `${operationId} ${status}`));
}

/**
 * The documented schema of an answer, whole, for dredd's validator: by itself dredd only asks for the keys of an
 * example. Undefined for an answer without a body.
 */
export function answerSchema(operation: Operation, status: string): object | undefined {
  const media = operation.responses[status]?.content?.['application/json'];
  if (media === undefined) return undefined;
  const { schemas } = contract.components;
  const document = { allOf: [media.schema], components: { schemas } };
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...(withoutFormats(document) as object) };
}

/** The names, in lower case, of the headers that an answer need not have: dredd itself asks for all that are documented. */
export function optionalHeaders(operation: Operation, status: string): ReadonlySet<string> {
  const headers = Object.entries(operation.responses[status]?.headers ?? {});
  return new Set(headers.filter(([, { required }]) => required !== true).map(([name]) => name.toLowerCase()));
}

function read(raw: RawOperation, path: string): Operation {
  const { operationId, responses, requestBody, security, parameters = [] } = raw;
  return {
    operationId,
    path,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, one]) => [status, referred(one, contract.components.responses)]),
    ),
    isPublic: security?.length === 0,
    hasBody: requestBody !== undefined,
    parameters: parameters.map((one) => referred(one, contract.components.parameters)),
  };
}

/** What a reference to a component names; anything else is itself. */
function referred<T>(one: T & { readonly $ref?: string }, components: Readonly<Record<string, T>>): T {
  return one.$ref === undefined ? one : components[one.$ref.split('/').at(-1) ?? '']!;
}

/** Dredd's validator refuses to start on formats that it does not know; the hub's own check covers them. */
function withoutFormats(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutFormats);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      key === 'format' && typeof value === 'string' ? [] : [[key, withoutFormats(value)]],
    ),
  );
}
