import { closure } from './components.ts';
import type { DeclaredError } from './declared-errors.ts';
import type { ErrorCatalogue } from './error-catalogue.ts';
import { renderTemplate } from './error-catalogue.ts';
import { exampleValue } from './example-value.ts';
import { flatten } from './flatten.ts';
import { isObject, mapValues, objectAt, sortKeys, textOf, type Json, type JsonObject } from './json.ts';
import type { Spec } from './load-spec.ts';
import { notice } from './print-ts.ts';
import { refuseIfAny } from './spec-error.ts';

/**
 * The whole REST contract as one OpenAPI 3.1 document: components that are used, and for every refusal of an
 * operation an answer with the one `Error` schema and a named example per code. An answer that the operation
 * describes itself stands in the place of the default refusals of its status.
 * Throws a `SpecError` when one of its own refusals needs a status that it describes.
 */
export function bundleOpenApi(
  spec: Spec,
  catalogue: ErrorCatalogue,
  errors: Readonly<Record<string, readonly DeclaredError[]>>,
): JsonObject {
  const problems: string[] = [];
  const paths = mapValues(objectAt(spec.openapi['paths'], 'paths'), (item) =>
    mapValues(objectAt(item, 'path item'), (source) => {
      const id = isObject(source) ? source['operationId'] : undefined;
      const refusals = typeof id === 'string' ? errors[id] : undefined;
      if (!isObject(source) || refusals === undefined) return source;
      const declared = objectAt(source['responses'], `${textOf(id)} responses`);
      for (const { own, status } of refusals) {
        if (own && status in declared) {
          problems.push(`${textOf(id)}: status ${status} is both described and in x-errors`);
        }
      }
      return { ...source, responses: sortKeys({ ...refusalResponses(refusals, catalogue, spec), ...declared }) };
    }),
  );
  refuseIfAny(problems);
  const { info, components, ...rest } = spec.openapi;
  const { 'x-errors-default': _, ...head } = rest;
  const own = objectAt(components, 'components');
  const available = { schemas: spec.schemas, parameters: spec.parameters, ...(own as Record<string, JsonObject>) };
  const used = closure([paths, own], available);
  return {
    ...head,
    info: { ...objectAt(info, 'info'), 'x-generated': notice },
    paths,
    components: { ...own, ...used, ...(own['securitySchemes'] ? { securitySchemes: own['securitySchemes'] } : {}) },
  };
}

function refusalResponses(errors: readonly DeclaredError[], catalogue: ErrorCatalogue, spec: Spec): JsonObject {
  const byStatus = new Map<number, DeclaredError[]>();
  for (const error of errors) byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => {
      const examples = Object.fromEntries(list.map((error) => [error.code, errorExample(error, catalogue, spec)]));
      const schema = { $ref: '#/components/schemas/Error' };
      const description = `${reasons[status] ?? 'Refused'}: ${list.map(({ code }) => code).join(', ')}.`;
      return [String(status), { description, content: { 'application/json': { schema, examples } } }];
    }),
  );
}

function errorExample(error: DeclaredError, catalogue: ErrorCatalogue, spec: Spec): Json {
  const entry = catalogue.get(error.code);
  if (entry === undefined) return {};
  const fields = mapValues(entry.fields, (schema, name) =>
    exampleValue(flatten(schema, { schemas: spec.schemas }), name),
  );
  return {
    summary: entry.meaning,
    value: {
      ok: false,
      error: renderTemplate(error.error, fields),
      message: renderTemplate(entry.message, fields),
      ...fields,
    },
  };
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Unauthenticated',
  402: 'Payment required',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length required',
  413: 'Payload too large',
  415: 'Unsupported media type',
  422: 'Unprocessable',
  423: 'Locked',
  426: 'Upgrade required',
  429: 'Too many requests',
  500: 'Internal error',
  501: 'Not supported',
  502: 'Bad gateway',
  503: 'Unavailable',
  504: 'Timed out',
};
