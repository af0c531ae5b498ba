import { flatten } from './flatten.ts';
import type { Json, JsonObject } from './json.ts';
import type { Spec } from './spec.ts';
import { answersJson, jsonBody, listResponses, type Operation } from './operations.ts';
import { printModule } from './print-ts.ts';
import { hasDefault, nothing, printSchemaTypes, withDefaultsFilled } from './schema-types.ts';
import { parametersSchema } from './request-schemas.ts';

/** The text of `generated/rest.ts`: what handlers receive and may answer, by operation. */
export async function emitRest(operations: readonly Operation[], spec: Spec): Promise<string> {
  const answering = operations.filter(answersJson);
  const groups = [
    {
      name: 'RestInputs',
      comment: 'Validated input by operation: coerced, defaults filled.',
      members: byId(operations, (operation) => inputSchema(operation, spec)),
    },
    {
      name: 'RestBodies',
      comment: 'Bodies that an operation may answer with, by status.',
      members: byId(answering, outputSchema),
    },
  ];
  const comment = 'Every named schema, as it travels on the wire.';
  const types = await printSchemaTypes(groups, spec.schemas, { all: true, comment });
  return printModule(`
${types}

/** Every REST operation. */
export type OperationId = keyof RestInputs;

/** What the handler of an operation receives. */
export type RestInput<Id extends OperationId> = RestInputs[Id];

/** What the handler of an operation may answer. */
export type RestOutput<Id extends keyof RestBodies> = {
  [Status in keyof RestBodies[Id]]: {
    readonly status: Status;
    readonly body: RestBodies[Id][Status];
    readonly headers?: Readonly<Record<string, string>>;
    readonly cookie?: { readonly name: string; readonly value: string; readonly path: string; readonly maxAgeSeconds: number };
  };
}[keyof RestBodies[Id]];

/** One handler for each operation that answers with one JSON body. */
export type RestHandlers<Ctx> = {
  readonly [Id in keyof RestBodies]: (ctx: Ctx, input: RestInput<Id>) => Promise<RestOutput<Id>>;
};
`);
}

function byId(operations: readonly Operation[], schemaOf: (operation: Operation) => Json): Record<string, Json> {
  return Object.fromEntries(operations.map((operation) => [operation.id, schemaOf(operation)]));
}

function inputSchema(operation: Operation, spec: Spec): Json {
  const body = jsonBody(operation);
  return {
    type: 'object',
    required: ['path', 'query', 'body'],
    properties: {
      path: withDefaultsFilled(parametersSchema(operation, 'path', spec)),
      query: withDefaultsFilled(parametersSchema(operation, 'query', spec)),
      // The server reads an absent body as an empty object.
      body: body === undefined ? nothing : handled(body.schema, spec.schemas),
    },
  };
}

/** A schema as handlers see it. Named shapes stay named unless a default makes them differ from the wire. */
export function handled(schema: JsonObject, schemas: JsonObject): Json {
  return hasDefault(schema, schemas) ? withDefaultsFilled(flatten(schema, { schemas })) : schema;
}

function outputSchema(operation: Operation): Json {
  const responses = listResponses(operation);
  return {
    type: 'object',
    required: responses.map(({ status }) => String(status)),
    properties: Object.fromEntries(responses.map(({ status, schema }) => [String(status), schema ?? nothing])),
  };
}
